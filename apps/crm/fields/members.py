"""People who are put into a campaign, as a form names them: "contact-40" or "lead-7"."""

from __future__ import annotations

from typing import Any

from flask import g

from ...platform import forms
from ...platform.errors import NotFound
from .. import queries
from ..models import Contact, Lead
from ..objects import OBJECTS
from .common import parent_of

#: The objects whose records can be members, by their keys.
MEMBERS = ("contact", "lead")
#: How many people can be picked in one go.
MOST_PICKED = 40


class MembersField(forms.PlatformField):
    """Any number of contacts and leads; the template `crm/campaigns/picked.html` draws it."""

    control = "members"

    @property
    def text(self) -> str:
        return ",".join(self.data or [])

    def process_formdata(self, valuelist: list[Any]) -> None:
        self.data = list(dict.fromkeys(str(value) for value in valuelist if value))
        if any(member_key(key) is None for key in self.data):
            raise ValueError("Choose the people to add from the list.")
        if len(self.data) > MOST_PICKED:
            raise ValueError(f"Add {MOST_PICKED} people at a time at most; for more, choose them in their list.")

    @property
    def people(self) -> dict[str, Contact | Lead]:
        """Those whom the acting person can see, by key."""
        found: dict[str, Contact | Lead] = {}
        for key in self.data or []:
            named = member_key(key)
            if named is None:
                continue
            model: Any = OBJECTS[named[0]].model
            try:
                found[key] = queries.find(g.db, model, named[1])
            except NotFound:
                continue
        return found


def member_key(text: str) -> tuple[str, int] | None:
    """The object and the id of "contact-40" or "lead-7"; None for anything else."""
    kind, id = parent_of(text)
    return (kind, id) if kind in MEMBERS and id is not None else None
