"""Protections: which cells and sheets are not for everybody who may edit the workbook."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import select

from ...platform.database import Db
from ...platform.models import Person
from ..engine import Area, address, area_lists
from ..errors import Protected
from ..models import Protection, Sheet, Workbook


@dataclass(frozen=True)
class Guard:
    """A protection that keeps the acting person out."""

    sheet: int  # its key in the engine
    name: str  # the sheet's
    areas: tuple[Area, ...]  # none for the whole sheet
    exceptions: tuple[Area, ...]

    def covers(self, row: int, column: int) -> bool:
        if self.areas:
            return any((row, column) in area for area in self.areas)
        return not any((row, column) in area for area in self.exceptions)

    def meets(self, area: Area | None) -> bool:
        """Whether it keeps out of an area, or of what is done to the sheet as such."""
        if area is None:
            return not self.areas
        if self.areas:
            return any(own.meets(area) for own in self.areas)
        left = [area]
        for hole in self.exceptions:
            left = area_lists.without(left, hole)
        return bool(left)


def protections_of(db: Db, sheet_id: int) -> list[Protection]:
    return list(db.scalars(select(Protection).where(Protection.sheet_id == sheet_id).order_by(Protection.id)))


def may_change(db: Db, workbook: Workbook, protection: Protection) -> bool:
    """Whether the acting person may change what is protected, warned or not."""
    is_free = db.actor_id is None or db.actor_id == workbook.owner_id
    return is_free or protection.warns_only or db.actor_id in protection.editors


def guards(db: Db, workbook: Workbook) -> list[Guard]:
    """The protections of a workbook that keep the acting person out."""
    if db.actor_id is None or db.actor_id == workbook.owner_id:
        return []
    rows = db.execute(
        select(Protection, Sheet.name)
        .join(Sheet, Sheet.id == Protection.sheet_id)
        .where(Sheet.workbook_id == workbook.id)
        .order_by(Protection.id)
    )
    return [
        Guard(row.sheet_id % 1024, name, tuple(area_lists.load(row.areas)), tuple(area_lists.load(row.exceptions)))
        for row, name in rows
        if not may_change(db, workbook, row)
    ]


def guard(
    db: Db, workbook: Workbook, guards: Sequence[Guard], touched: Collection[tuple[int, int, int]],
    reached: Collection[tuple[int, Area | None]], gone: Collection[int] = (),
) -> None:  # fmt: skip
    """Raise Protected where cells, areas or sheets were changed, or sheets deleted, that are not this person's."""
    for each in guards:
        cells = sorted((row, column) for key, row, column in touched if key == each.sheet and each.covers(row, column))
        if cells:
            raise refusal(db, workbook, address(*cells[0]), each.name)
        areas = [area for key, area in reached if key == each.sheet and each.meets(area)]
        if areas or each.sheet in gone:
            raise refusal(db, workbook, str(areas[0]) if areas and areas[0] else None, each.name)


def refusal(db: Db, workbook: Workbook, place: str | None, sheet: str) -> Protected:
    owner = db.get_one(Person, workbook.owner_id)
    what = f"{place} of {sheet}" if place else sheet
    return Protected(
        f"{what} is protected, and you are not among those who may change it. Ask {owner.name}, the owner."
    )
