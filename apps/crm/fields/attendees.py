"""The people who are asked to an event, as a form names them: "user-12" for a colleague, "contact-40"."""

from __future__ import annotations

from typing import Any

from flask import g

from ...platform import forms
from ...platform.database import Db
from ...platform.errors import NotFound
from .. import queries
from ..models import Contact, User
from ..permissions import assignable_users
from .common import parent_of
from .targets import check_user

#: How many people can be asked to one event.
MOST_ATTENDEES = 40


def attendee(db: Db, key: str) -> User | Contact:
    """The person that "user-12" or "contact-40" names. Raises ValueError unless they can be asked."""
    kind, id = parent_of(key)
    if id is None or kind not in ("user", "contact"):
        raise ValueError("Choose the people to invite from the list.")
    if kind == "contact":
        try:
            return queries.find(db, Contact, id)
        except NotFound as error:
            raise ValueError(str(error)) from error
    user = db.get(User, id)
    if user is None:
        raise ValueError("That colleague does not exist. Choose one from the list.")
    try:
        check_user(db, id)
    except ValueError as error:
        raise ValueError(f"{user.name} cannot be invited: choose an active colleague who works in the CRM.") from error
    return user


def colleagues(db: Db) -> list[User]:
    """Those whose calendars can be shown and who can be invited, by name."""
    return list(db.scalars(assignable_users()).unique())


class AttendeesField(forms.PlatformField):
    """Any number of people; the template `crm/calendar/planner.html` draws it."""

    control = "attendees"

    @property
    def text(self) -> str:
        return ",".join(self.data or [])

    def process_formdata(self, valuelist: list[Any]) -> None:
        keys = [str(value) for value in valuelist if value]
        self.data = list(dict.fromkeys(keys))[:MOST_ATTENDEES]
        for key in self.data:
            kind, id = parent_of(key)
            if id is None or kind not in ("user", "contact"):
                raise ValueError("Choose the people to invite from the list.")

    @property
    def people(self) -> dict[str, User | Contact]:
        """Those who can still be shown, by key."""
        found: dict[str, User | Contact] = {}
        for key in self.data or []:
            kind, id = parent_of(key)
            person: Any = g.db.get(User if kind == "user" else Contact, id) if id is not None else None
            if person is not None and person.deleted_at is None:
                found[key] = person
        return found
