"""Links follow the cells that they are on, and those that they lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, exists, select

from ...platform.database import Db
from ..engine import Area, parse_area
from ..models import Cell, CellLink, Sheet
from ..models import sheet_id as tables_id
from .kind import Attachment, Place


class Links(Attachment):
    """The links of a sheet. A cell has one at most, and an empty one none."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_link": "id"}

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {
            "links": [
                {"row": link.row, "column": link.column, "url": link.url, "sheet": link.target_id, "area": link.target}
                for link in _on(db, sheet.id)
            ]
        }

    def forget(self, db: Db, sheet_id: int) -> None:
        db.execute(delete(CellLink).where(CellLink.sheet_id == sheet_id))
        for link in _to(db, sheet_id):
            link.target_id = link.target = None
        db.flush()

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for link in _on(db, sheet_id):
            place = change(Area(link.row, link.column, link.row, link.column))
            if place is None:
                db.delete(link)
            else:
                link.row, link.column = place.top, place.left
        for link in _to(db, sheet_id):
            area = change(parse_area(link.target)) if link.target else None
            link.target = str(area) if area is not None else None
        db.flush()

    def reorder(self, db: Db, sheet_id: int, places: Mapping[Place, Place | None]) -> None:
        for link in _on(db, sheet_id):
            place = places.get((link.row, link.column), (link.row, link.column))
            if place is None:
                db.delete(link)
            else:
                link.row, link.column = place
        db.flush()

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        for link in _to(db, sheet_id):
            if link.target and source.covers(parse_area(link.target)):
                link.target_id, link.target = to_sheet, str(parse_area(link.target).moved(rows, columns))
        moved = [link for link in _on(db, sheet_id) if (link.row, link.column) in source]
        _clear(db, to_sheet, source.moved(rows, columns), besides=moved)
        for link in moved:
            link.sheet_id, link.row, link.column = to_sheet, link.row + rows, link.column + columns
        db.flush()

    def copy(self, db: Db, sheet_id: int, source: Area, to_sheet: int, target: Area) -> None:
        copied = {(link.row - source.top, link.column - source.left): link
                  for link in _on(db, sheet_id) if (link.row, link.column) in source}  # fmt: skip
        _clear(db, to_sheet, target, besides=[])
        if copied:
            for row, column in target.cells():
                link = copied.get(((row - target.top) % source.height, (column - target.left) % source.width))
                if link is not None:
                    db.add(_twin(link, to_sheet, row, column))
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for link in _on(db, sheet_id):
            twin = _twin(link, copy_id, link.row, link.column)
            if link.target_id == sheet_id:
                twin.target_id = copy_id
            elif link.target_id is not None and copy_id // 1024 != sheet_id // 1024:
                twin.target_id = tables_id(copy_id // 1024, link.target_id % 1024)
            db.add(twin)
        db.flush()

    def tidy(self, db: Db, workbook_id: int) -> None:
        # As `place_id` has it, which is the key of cells.
        place = CellLink.sheet_id * 2**34 + (CellLink.row - 1) * 2**14 + CellLink.column - 1
        filled = exists().where(Cell.id == place, Cell.kind != "empty")
        first = tables_id(workbook_id, 0)
        db.execute(delete(CellLink).where(CellLink.sheet_id.between(first, first + 1023), ~filled))


def link_at(db: Db, sheet_id: int, row: int, column: int) -> CellLink | None:
    return db.scalar(select(CellLink).filter_by(sheet_id=sheet_id, row=row, column=column))


def _on(db: Db, sheet_id: int) -> list[CellLink]:
    order = CellLink.row, CellLink.column, CellLink.id
    return list(db.scalars(select(CellLink).where(CellLink.sheet_id == sheet_id).order_by(*order)))


def _to(db: Db, sheet_id: int) -> list[CellLink]:
    return list(db.scalars(select(CellLink).where(CellLink.target_id == sheet_id).order_by(CellLink.id)))


def _clear(db: Db, sheet_id: int, area: Area, besides: list[CellLink]) -> None:
    """Take the links off cells that are written over."""
    kept = {link.id for link in besides}
    for link in _on(db, sheet_id):
        if (link.row, link.column) in area and link.id not in kept:
            db.delete(link)
    db.flush()


def _twin(link: CellLink, sheet_id: int, row: int, column: int) -> CellLink:
    return CellLink(
        sheet_id=sheet_id, row=row, column=column, url=link.url, target_id=link.target_id, target=link.target
    )
