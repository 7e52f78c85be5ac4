"""What hangs on cells without being in the engine: a module for each kind. It moves, and undoes, with the cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...platform.database import Db
from ..engine import Area
from ..models import Sheet
from .history import Rows, brought_back, difference, earlier, leaving, restore, snapshot
from .kind import Attachment, Place
from .kinds import KINDS

__all__ = [
    "KINDS", "Attachment", "Rows", "brought_back", "copy", "copy_sheet", "data", "difference", "earlier", "forget",
    "leaving", "move", "relocate", "reorder", "restore", "shift", "snapshot", "tidy",
]  # fmt: skip


def data(db: Db, sheet: Sheet, *, following: bool = False) -> dict[str, Any]:
    """What the page is told of all that hangs on a sheet; `following`: of that alone which follows the values."""
    found: dict[str, Any] = {}
    for kind in KINDS:
        if kind.follows_values or not following:
            found |= kind.data(db, sheet)
    return found


def shift(db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
    """Follow rows or columns put in or taken out; what lost its place goes."""
    for kind in KINDS:
        kind.shift(db, sheet_id, change)


def relocate(db: Db, sheet_id: int, axis: str, at: int, count: int, to: int) -> None:
    """Follow rows or columns put before what was `to`."""
    for kind in KINDS:
        kind.relocate(db, sheet_id, axis, at, count, to)


def tidy(db: Db, workbook_id: int) -> None:
    """Drop what the cells as they are now can no longer bear."""
    for kind in KINDS:
        kind.tidy(db, workbook_id)


def reorder(db: Db, sheet_id: int, places: Mapping[Place, Place | None]) -> None:
    """Follow cells that are put in another order, or are gone."""
    for kind in KINDS:
        kind.reorder(db, sheet_id, places)


def move(db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
    """Follow an area that is cut and pasted."""
    for kind in KINDS:
        kind.move(db, sheet_id, source, to_sheet, rows, columns)


def copy(db: Db, sheet_id: int, source: Area, to_sheet: int, target: Area) -> None:
    """Come along with an area that is copied all over `target`."""
    for kind in KINDS:
        kind.copy(db, sheet_id, source, to_sheet, target)


def copy_sheet(db: Db, sheet_id: int, copy_id: int) -> None:
    """Come along with a sheet that is duplicated."""
    for kind in KINDS:
        kind.copy_sheet(db, sheet_id, copy_id)


def rename(db: Db, sheet_id: int, old: str, new: str) -> None:
    """Follow a sheet that gets another name."""
    for kind in KINDS:
        kind.rename(db, sheet_id, old, new)


def forget(db: Db, sheet_id: int) -> None:
    """Drop what hangs on a sheet that is about to go."""
    for kind in reversed(KINDS):
        kind.forget(db, sheet_id)
    db.flush()
