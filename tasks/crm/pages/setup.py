"""The pages of setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from ....apps.crm.objects import OBJECTS
from ....apps.crm.people_forms import TeamMemberForm, UserForm
from ....apps.crm.setup_forms import FieldAccessForm, rule_form
from ...pages import Form, Page

#: A condition of a rule as the form takes it: field, operator, value.
Condition = tuple[str, str, str]


class SetupPage(Page):
    """One of the pages of setup; each links to all the others."""

    name: ClassVar[str]

    def open(self) -> Self:
        """Go there, from wherever one is."""
        self.user.click("link", "Setup")
        self.user.click("link", self.name, within="Setup")
        return self


class RulesPage(SetupPage):
    name = "Validation rules"

    def add(self, kind: str, name: str, conditions: Sequence[Condition], message: str, field: str) -> None:
        """Add a rule about the records of a kind; the message is shown at a field, by its label."""
        plural = OBJECTS[kind].plural.lower()
        self.user.click("button", "New rule")
        self.user.click("menuitem", f"For {plural}")
        form = Form(self.user, f"New rule for {plural}", rule_form(kind)).set(name=name)
        for number, (asked, operator, value) in enumerate(conditions, 1):
            form.set(**{f"field_{number}": asked, f"operator_{number}": operator})
            if value:
                form.set(**{f"value_{number}": value})
        form.set(message=message, field=field).save()


class RolesPage(SetupPage):
    name = "Roles and rights"

    def set_right(self, role: str, right: str, *, on: bool) -> None:
        """Give a role one of the further rights, or take it away."""
        self.open()
        self.user.click("link", role, within="Roles")
        self.user.check(right, on=on)
        self.user.click("button", "Save")


class FieldsPage(SetupPage):
    name = "Field permissions"

    def open_field(self, cell: str) -> None:
        """Let a role see and change a field; `cell` is "Lead: Rating for Sales rep: Hidden"."""
        self.open()
        self.user.click("button", cell)
        Form(self.user, "Field permission", FieldAccessForm).set(access="Open").save()


class TeamsPage(SetupPage):
    name = "Teams"

    def add_member(self, team: str, person: str) -> None:
        self.open()
        title = f"Add member to {team}"
        self.user.click("button", title)
        Form(self.user, title, TeamMemberForm, "Add").set(user_id=person).save()


class UserPage(Page):
    """Somebody's page in setup, by their name."""

    def give_role(self, person: str, role: str) -> None:
        self.user.click("button", "Edit")
        Form(self.user, f"Edit {person}", UserForm).set(role_id=role).save()
