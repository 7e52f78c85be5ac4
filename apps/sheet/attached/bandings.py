"""Alternating colors follow the area that they lie on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ..engine import Area
from ..models import Banding, Sheet
from .kind import Attachment


class Bandings(Attachment):
    """The alternating colors of a sheet. No cell has two of them."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_banding": "id"}

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {
            "bandings": [
                {"id": each.id, "area": [each.top, each.left, each.bottom, each.right], "header": each.header,
                 "first": each.first, "second": each.second, "footer": each.footer}
                for each in bandings_of(db, sheet.id)
            ]
        }  # fmt: skip

    def forget(self, db: Db, sheet_id: int) -> None:
        db.execute(delete(Banding).where(Banding.sheet_id == sheet_id))

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for each in bandings_of(db, sheet_id):
            area = change(area_of(each))
            if area is None:
                db.delete(each)
            else:
                each.top, each.left, each.bottom, each.right = area.top, area.left, area.bottom, area.right
        db.flush()

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        for each in bandings_of(db, sheet_id):
            area = area_of(each).moved(rows, columns)
            if source.covers(area_of(each)) and not any(
                area_of(other).meets(area) for other in bandings_of(db, to_sheet) if other is not each
            ):
                each.sheet_id = to_sheet
                each.top, each.left, each.bottom, each.right = area.top, area.left, area.bottom, area.right
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for each in bandings_of(db, sheet_id):
            db.add(Banding(
                sheet_id=copy_id, top=each.top, left=each.left, bottom=each.bottom, right=each.right,
                header=each.header, first=each.first, second=each.second, footer=each.footer,
            ))  # fmt: skip
        db.flush()


def bandings_of(db: Db, sheet_id: int) -> list[Banding]:
    order = Banding.top, Banding.left, Banding.id
    return list(db.scalars(select(Banding).where(Banding.sheet_id == sheet_id).order_by(*order)))


def area_of(banding: Banding) -> Area:
    return Area(banding.top, banding.left, banding.bottom, banding.right)
