"""Pictures follow the cell that they float at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ..engine import Area
from ..models import Picture, Sheet
from .kind import Attachment

_PLACED = ("row", "column", "down", "across", "width", "height")
_COPIED = ("name", "alt", "media_type", "content", *_PLACED)


class Pictures(Attachment):
    """The pictures of a sheet."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_picture": "id"}

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {
            "pictures": [
                {"id": picture.id, "alt": picture.alt, "src": f"/workbooks/{sheet.workbook_id}/pictures/{picture.id}"}
                | {name: getattr(picture, name) for name in _PLACED}
                for picture in pictures_of(db, sheet.id)
            ]
        }

    def forget(self, db: Db, sheet_id: int) -> None:
        db.execute(delete(Picture).where(Picture.sheet_id == sheet_id))

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for picture in pictures_of(db, sheet_id):
            picture.row, picture.column = floated(picture.row, picture.column, change)
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for picture in pictures_of(db, sheet_id):
            db.add(Picture(sheet_id=copy_id, **{name: getattr(picture, name) for name in _COPIED}))
        db.flush()


def pictures_of(db: Db, sheet_id: int) -> list[Picture]:
    return list(db.scalars(select(Picture).where(Picture.sheet_id == sheet_id).order_by(Picture.id)))


def floated(row: int, column: int, change: Callable[[Area], Area | None]) -> tuple[int, int]:
    """Where what floats at a cell floats once rows or columns were put in or taken out."""
    place = change(Area(row, column, row, column))
    if place is not None:
        return place.top, place.left
    # What floated at a line that went floats where that line was.
    before = change(Area(1, 1, row, column))
    return (before.bottom, before.right) if before is not None else (1, 1)
