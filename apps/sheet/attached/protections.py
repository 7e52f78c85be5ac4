"""Protections follow the cells that they lie on, and keep them from being cut or spread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete

from ...platform.database import Db
from ..engine import Area, area_lists
from ..models import Protection, Sheet
from ..rules import may_change
from ..rules.protection import protections_of, refusal
from .kind import Attachment


class Protections(Attachment):
    """What of a sheet not everybody may change who may edit the workbook."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_protection": "id"}
    versioned: ClassVar[bool] = False

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {
            "protections": [
                {"id": each.id, "areas": each.areas, "exceptions": each.exceptions, "editors": each.editors,
                 "warns": each.warns_only, "description": each.description,
                 "mine": may_change(db, sheet.workbook, each)}
                for each in protections_of(db, sheet.id)
            ]
        }  # fmt: skip

    def forget(self, db: Db, sheet_id: int) -> None:
        db.execute(delete(Protection).where(Protection.sheet_id == sheet_id))

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        rows = protections_of(db, sheet_id)
        sheet = db.get_one(Sheet, sheet_id)
        for row in rows:
            old = area_lists.load(row.areas)
            new = [change(area) for area in old]
            spared = all(now is not None and now.size == was.size for was, now in zip(old, new, strict=True))
            if not (old and spared) and not may_change(db, sheet.workbook, row):
                raise refusal(db, sheet.workbook, area_lists.name(old) or None, sheet.name)
            row.areas = area_lists.dump(area for area in new if area is not None)
            holes = [change(hole) for hole in area_lists.load(row.exceptions)]
            row.exceptions = area_lists.dump(hole for hole in holes if hole is not None)
            if old and not row.areas:
                db.delete(row)
        db.flush()

    def relocate(self, db: Db, sheet_id: int, axis: str, at: int, count: int, to: int) -> None:
        for row in protections_of(db, sheet_id):
            row.areas = area_lists.parted(row.areas, axis, at, count)
            row.exceptions = area_lists.parted(row.exceptions, axis, at, count)
        super().relocate(db, sheet_id, axis, at, count, to)

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for row in protections_of(db, sheet_id):
            db.add(Protection(
                sheet_id=copy_id, areas=row.areas, exceptions=row.exceptions, editors=row.editors,
                warns_only=row.warns_only, description=row.description,
            ))  # fmt: skip
        db.flush()
