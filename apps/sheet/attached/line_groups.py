"""Groups of rows and columns follow the lines that they hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ..engine import Area
from ..models import LineGroup, Sheet
from .kind import Attachment


class LineGroups(Attachment):
    """The groups of a sheet."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_line_group": "id"}

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        found = groups_of(db, sheet.id)
        return {"groups": [[each.id, each.axis, each.first, each.last, each.is_collapsed] for each in found]}

    def forget(self, db: Db, sheet_id: int) -> None:
        db.execute(delete(LineGroup).where(LineGroup.sheet_id == sheet_id))

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for group in groups_of(db, sheet_id):
            place = change(_area(group))
            if place is None:
                db.delete(group)
            elif group.axis == "row":
                group.first, group.last = place.top, place.bottom
            else:
                group.first, group.last = place.left, place.right
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for group in groups_of(db, sheet_id):
            db.add(LineGroup(sheet_id=copy_id, axis=group.axis, first=group.first, last=group.last,
                             is_collapsed=group.is_collapsed))  # fmt: skip
        db.flush()


def groups_of(db: Db, sheet_id: int) -> list[LineGroup]:
    """The groups of a sheet, outer ones before those within them."""
    order = LineGroup.axis, LineGroup.first, LineGroup.last.desc(), LineGroup.id
    return list(db.scalars(select(LineGroup).where(LineGroup.sheet_id == sheet_id).order_by(*order)))


def _area(group: LineGroup) -> Area:
    # As wide as one line of the other axis, which is there whatever goes.
    if group.axis == "row":
        return Area(group.first, 1, group.last, 1_000_000)
    return Area(1, group.first, 1_000_000, group.last)
