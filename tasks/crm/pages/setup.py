"""The pages of setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ....apps.crm.objects import OBJECTS
from ....apps.crm.people_forms import MatrixForm, TeamMemberForm
from ....apps.crm.setup_forms import FieldAccessForm, StageForm, ValueForm, rule_form
from ...gold import User
from ...pages import Form, Page

#: A condition of a rule as the form takes it: field, operator, value.
Condition = tuple[str, str, str]


def open_setup(user: User, page: str) -> None:
    """Go to one of the pages of setup from wherever one is; each links to all the others."""
    user.click("link", "Setup")
    user.click("link", page, within="Setup")


class RulesPage(Page):
    """The validation rules."""

    def open(self) -> Self:
        open_setup(self.user, "Validation rules")
        return self

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

    def deactivate(self, name: str) -> None:
        self.user.click("button", f"Deactivate {name}")

    def edit(self, kind: str, name: str) -> Form:
        self.user.click("button", f"Edit {name}")
        return Form(self.user, "Edit rule", rule_form(kind))


class RolesPage(Page):
    """The roles and what each may do."""

    def open(self) -> Self:
        open_setup(self.user, "Roles and rights")
        return self

    def open_role(self, name: str) -> Form:
        self.user.click("link", name, within="Roles")
        return Form(self.user, None, MatrixForm)


class FieldsPage(Page):
    """Which roles see and change which fields."""

    def open(self) -> Self:
        open_setup(self.user, "Field permissions")
        return self

    def set_access(self, cell: str, access: str) -> None:
        """Let a role see or change a field; `cell` is "Lead: Rating for Sales rep: Hidden"."""
        self.user.click("button", cell)
        Form(self.user, "Field permission", FieldAccessForm).set(access=access).save()


class TeamsPage(Page):
    def open(self) -> Self:
        open_setup(self.user, "Teams")
        return self

    def add_member(self, team: str, person: str) -> None:
        title = f"Add member to {team}"
        self.user.click("button", title)
        Form(self.user, title, TeamMemberForm, "Add").set(user_id=person).save()


class PipelinePage(Page):
    """The stages of the pipeline, in their order."""

    def open(self) -> Self:
        open_setup(self.user, "Pipeline and stages")
        return self

    def edit(self, stage: str) -> Form:
        title = f"Edit {stage}"
        self.user.click("button", title)
        return Form(self.user, title, StageForm)

    def move_up(self, stage: str) -> None:
        self.user.click("button", f"Move {stage} up")

    def move_down(self, stage: str) -> None:
        self.user.click("button", f"Move {stage} down")


class PicklistPage(Page):
    """The values of a picklist, by its label."""

    @classmethod
    def find(cls, user: User, label: str) -> Self:
        open_setup(user, "Picklists")
        user.click("link", label, within="Picklists")
        return cls(user)

    def add(self, key: str, value: str) -> None:
        self.user.click("button", "New value")
        Form(self.user, f"New value of {key}", ValueForm).set(value=value).save()

    def rename(self, value: str, right: str) -> None:
        self._choose_in_menu(value, "Rename")
        Form(self.user, f"Rename {value}", ValueForm).set(value=right).save()

    def replace(self, value: str, other: str) -> None:
        """Put another value in the place of one, wherever it stands."""
        self._choose_in_menu(value, "Replace")
        title = f"Replace {value}"
        self.user.choose("Replace by", other, within=title)
        self.user.click("button", "Replace", within=title)

    def _choose_in_menu(self, value: str, entry: str) -> None:
        self.user.click("button", f"Actions for {value}")
        self.user.click("menuitem", f"{entry}…")
