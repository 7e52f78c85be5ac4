"""The forms of setup that are about people: users, roles, teams, and who takes over from whom."""

from __future__ import annotations

from typing import Any

from ..platform import forms
from ..platform.database import Db
from ..platform.limits import LONGEST_NAME, LONGEST_PHONE, LONGEST_SHORT
from .actions.roles import OPERATIONS, RIGHTS
from .actions.users import territories
from .fields.targets import queue_choices, role_choices, team_choices, user_name
from .models import LEVELS, Role
from .objects import OBJECTS
from .permissions import assignable_users

#: Levels as they are read.
LEVEL_LABELS = {"all": "All", "team": "Team", "own": "Own", "no": "No"}


def _person_field(label: str, *, required: bool = False) -> forms.LookupField:
    return forms.LookupField(label, lookup="setup_users.lookup", label_of=user_name, required=required)


class UserForm(forms.PlatformForm):
    first_name = forms.TextField("First name", required=True, max=LONGEST_SHORT)
    last_name = forms.TextField("Last name", required=True, max=LONGEST_SHORT)
    email = forms.EmailField("E-mail", required=True)
    phone = forms.PhoneField("Phone", max=LONGEST_PHONE)
    title = forms.TextField("Title", required=True, max=LONGEST_NAME)
    department = forms.TextField("Department", required=True, max=LONGEST_SHORT)
    city = forms.TextField("City", max=LONGEST_SHORT)
    manager_id = _person_field("Manager")
    role_id = forms.SelectField("Role", choices=role_choices, required=True)
    team_id = forms.SelectField("Team", choices=team_choices)
    territory = forms.SelectField("Territory", choices=lambda db: territories(db))
    headings = {"role_id": "In the CRM"}


class RoleCopyForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)
    copy_of = forms.SelectField("Copy of", choices=role_choices, required=True, help="What it may do at first.")


class NameForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)


class TeamForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)
    lead_id = _person_field("Lead")


class TeamMemberForm(forms.PlatformForm):
    user_id = _person_field("Person", required=True)


def _matrix() -> type[forms.PlatformForm]:
    """A form with a cell for each kind of record and what may be done with it, and a checkbox for each right."""
    controls: dict[str, Any] = {}
    for key in OBJECTS:
        plural = OBJECTS[key].plural.lower()
        controls[f"{key}_create"] = forms.CheckboxField(f"Create {plural}")
        for name in OPERATIONS:
            label = f"{name.capitalize()} {plural}"
            levels = [(level, LEVEL_LABELS[level]) for level in LEVELS]
            controls[f"{key}_{name}"] = forms.SelectField(label, choices=levels, required=True)
    for right, label in RIGHTS.items():
        controls[right] = forms.CheckboxField(label)
    return type("MatrixForm", (forms.PlatformForm,), controls)


MatrixForm = _matrix()


def matrix_values(role: Role) -> dict[str, Any]:
    """What a role may do, by the names of the form's controls."""
    rows = {row.object: row for row in role.permissions}
    values: dict[str, Any] = {right: getattr(role, right) for right in RIGHTS}
    for key in OBJECTS:
        values[f"{key}_create"] = key in rows and rows[key].create
        values |= {f"{key}_{name}": getattr(rows[key], name) if key in rows else "no" for name in OPERATIONS}
    return values


def heir_form(estates: dict[str, str], manager: str | None, leaver: str) -> type[forms.PlatformForm]:
    """A form that asks who gets what: a choice for each of `estates`, labels by key."""
    controls: dict[str, Any] = {}
    for key, label in estates.items():

        def choices(db: Db, key: str = key) -> list[tuple[str, str]]:
            found = [("manager", f"Their manager: {manager}")] if manager else []
            if key == "cases":
                found += [(f"queue-{id}", f"Queue: {name}") for id, name in queue_choices(db)]
            return found + [(str(user.id), user.name) for user in db.scalars(assignable_users()).unique()]

        controls[key] = forms.SelectField(f"{label} go to", choices=choices, empty=f"Leave with {leaver}")
    return type("HeirForm", (forms.PlatformForm,), controls)
