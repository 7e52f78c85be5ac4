"""What every kind of thing that hangs on cells has to say of itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ...platform.database import Db
from ..engine import Area
from ..models import Sheet

Place = tuple[int, int]  # row, column


class Attachment:
    """One kind of thing that hangs on cells without being in the engine. It undoes, and moves, with the cells.

    Every method but `data` and `forget` may be left as it is: nothing happens then.
    """

    #: Its tables, parents first, and their keys. Each has a column `sheet_id`, by which undoing finds its rows.
    tables: ClassVar[Mapping[str, str]]
    #: Whether what the page is told of it may change when a value does: charts, rules of looks.
    follows_values: ClassVar[bool] = False
    #: Whether an older version of the workbook brings its own back; what people said meanwhile stays.
    versioned: ClassVar[bool] = True

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        """What the page is told of those on a sheet, by names that no other kind has."""
        raise NotImplementedError

    def forget(self, db: Db, sheet_id: int) -> None:
        """Delete those of a sheet that is about to go."""
        raise NotImplementedError

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        """Follow rows or columns put in or taken out; `change` says where an area is then, None where it is gone."""

    def relocate(self, db: Db, sheet_id: int, axis: str, at: int, count: int, to: int) -> None:
        """Follow `count` rows or columns from `at` on that are put before what was `to`."""
        self.shift(db, sheet_id, lambda area: area.relocated(axis, at, count, to))

    def reorder(self, db: Db, sheet_id: int, places: Mapping[Place, Place | None]) -> None:
        """Follow cells that are put in another order: from where to where, None where they are gone."""

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        """Follow an area that is cut and pasted, so many rows down and columns to the right."""

    def copy(self, db: Db, sheet_id: int, source: Area, to_sheet: int, target: Area) -> None:
        """Come along with an area that is copied all over `target`, once or several times."""

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        """Come along with a sheet that is duplicated, within its workbook or into the copy of one."""

    def tidy(self, db: Db, workbook_id: int) -> None:
        """Drop, after every operation, what the cells as they are now can no longer bear."""

    def rename(self, db: Db, sheet_id: int, old: str, new: str) -> None:
        """Follow a sheet that gets another name."""
