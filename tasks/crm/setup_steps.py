"""Steps in the setup of the CRM that solutions share."""

from __future__ import annotations

from collections.abc import Sequence

from ..gold import User
from .desk_steps import look_up_article

#: The article by which whoever sets the CRM up goes.
ARTICLE = "How Alder is set up"

#: A condition of a rule as the form takes it: field, operator, value.
Condition = tuple[str, str, str]


def open_setup(user: User, page: str) -> None:
    """Open a page of setup from wherever one is."""
    user.click("link", "Setup")
    user.click("link", page, within="Setup")


def read_rules(user: User) -> None:
    """Read how Alder is set up."""
    look_up_article(user, ARTICLE)


def make_rule(user: User, kind: str, name: str, conditions: Sequence[Condition], message: str, field: str) -> None:
    """Add a rule, from the page of rules; `kind` is "deals"."""
    user.click("button", "New rule")
    user.click("menuitem", f"For {kind}")
    dialog = f"New rule for {kind}"
    user.fill("Name", name, within=dialog)
    for number, (asked, operator, value) in enumerate(conditions, 1):
        user.choose(f"Field {number}", asked, within=dialog)
        user.choose(f"Operator {number}", operator, within=dialog)
        if value:
            user.fill(f"Value {number}", value, within=dialog)
    user.fill("Message", message, within=dialog)
    user.choose("Show it at", field, within=dialog)
    user.click("button", "Save", within=dialog)


def set_right(user: User, role: str, right: str, *, on: bool) -> None:
    """Give a role one of the further rights, or take it away."""
    open_setup(user, "Roles and rights")
    user.click("link", role, within="Roles")
    user.check(right, on=on)
    user.click("button", "Save")


def open_field(user: User, button: str) -> None:
    """Let a role see and change a field; `button` is the field's cell: "Lead: Rating for Sales rep: Hidden"."""
    open_setup(user, "Field permissions")
    user.click("button", button)
    user.choose("Access", "Open", within="Field permission")
    user.click("button", "Save", within="Field permission")


def give_role(user: User, person: str, role: str) -> None:
    """Give somebody another role, on their page."""
    user.click("button", "Edit")
    user.choose("Role", role, within=f"Edit {person}")
    user.click("button", "Save", within=f"Edit {person}")


def take_into_team(user: User, person: str, team: str) -> None:
    open_setup(user, "Teams")
    dialog = f"Add member to {team}"
    user.click("button", dialog)
    user.choose("Person", person, within=dialog)
    user.click("button", "Add", within=dialog)
