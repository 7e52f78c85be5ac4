"""A field that holds one of the values of a picklist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

from sqlalchemy import func, select

from ...platform import fields, filters
from ...platform.database import Db
from ...platform.record_fields import Choice
from .. import picklists
from ..models import PicklistValue


@dataclass(frozen=True, eq=False)
class Picked(Choice):
    """One of the values that the picklist `picklist` offers; filters know the retired ones, too."""

    choices: Sequence[str] = ()
    _: KW_ONLY
    picklist: str

    def place(self) -> Any:
        """The place of a record's value in the picklist, which administrators put in order."""
        row = PicklistValue
        found = select(func.min(row.position)).where(row.picklist == self.picklist, row.value == self.attribute)
        return found.correlate(self.attribute.class_).scalar_subquery()

    def first_value(self, db: Db) -> Any:
        return picklists.default(db, self.picklist)

    def check(self, db: Db, value: Any) -> None:
        offered = picklists.offered(db, self.picklist)
        if value in offered:
            return
        if value in picklists.known(db, self.picklist):
            raise ValueError(f"“{value}” is no longer in use. Choose one of: {', '.join(offered)}.")
        raise ValueError(f"Choose one of: {', '.join(offered)}.")

    def parse(self, db: Db, text: str) -> Any:
        known = picklists.known(db, self.picklist)
        return next((value for value in known if value.casefold() == text.casefold()), text)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.SelectField(self.label, choices=lambda db: picklists.offered(db, self.picklist), **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.ChoiceFilter(key, label, self.attribute, choices=lambda db: picklists.known(db, self.picklist))
