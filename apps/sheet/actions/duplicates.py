"""Removing rows that say the same as one above them."""

from __future__ import annotations

from collections.abc import Sequence

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import attached
from ..engine import Area, Engine, Reading
from .copying import MOST_AT_ONCE, put_copy, within_use
from .filters import shown_parts
from .operations import Work, check_area, on_sheet, operation
from .sorting import refuse_sorting


def remove_duplicates(
    db: Db, sheet_id: int, area: Area, columns: Sequence[int], *, header: bool = False, revision: int | None = None
) -> Work:
    """Keep of the rows of an area that agree in `columns` the first one; those below move up within the area.

    Texts agree whatever their case and the blanks around them, numbers whatever their format. Rows that a filter hides
    stay as they are and are not compared. Raises Blocked where no row is like another one, or cells are merged.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if not columns:
        raise Invalid(columns="Choose at least one column to compare.")
    if any(not area.left <= column <= area.right for column in columns):
        raise Invalid(columns=f"Choose columns of {area}.")
    with operation(db, workbook, "duplicates", f"Removing duplicates from {area}", revision) as work:
        engine, key = work.engine, sheet.key
        area = within_use(engine, key, area)
        if area.height < 2 + header:
            raise Invalid(area="Name a range with at least two rows to compare.")
        if area.size > MOST_AT_ONCE:
            raise Invalid(area=f"That is {area.size:,} cells; compare at most {MOST_AT_ONCE:,} at once.")
        refuse_sorting(engine, key, area)
        body = Area(area.top + header, area.left, area.bottom, area.right)
        rows = [row for part in shown_parts(db, engine, sheet, body) for row in range(part.top, part.bottom + 1)]
        kept, removed = _told_apart(engine, key, body, rows, columns)
        if not removed:
            raise Blocked(f"No row of {area} is like another one in these columns.")
        _close_up(db, engine, sheet.id, key, area, rows, kept)
        filled = len(_filled_rows(engine, key, body) & set(kept))
        count = len(removed)
        work.summary = f"Removing {count:,} duplicate row{'s' if count > 1 else ''} from {area}"
        work.notice = (
            f"{count:,} duplicate row{'s' if count > 1 else ''} removed; "
            f"{filled:,} unique row{' remains' if filled == 1 else 's remain'}."
        )
    return work


def _told_apart(
    engine: Engine, key: int, body: Area, rows: Sequence[int], columns: Sequence[int]
) -> tuple[list[int], list[int]]:
    """The first row of each kind, and those like one of them. Empty cells agree, but empty rows are like none."""
    filled = _filled_rows(engine, key, body)
    seen, kept, removed = set[tuple[object, ...]](), list[int](), list[int]()
    for row in rows:
        said = tuple(_said(engine.reading(key, row, column)) for column in columns)
        is_new = said not in seen or row not in filled
        (kept if is_new else removed).append(row)
        seen.add(said)
    return kept, removed


def _said(reading: Reading | None) -> tuple[str, object] | None:
    """What a cell holds, as far as duplicates are told by it; None for an empty one."""
    if not _filled(reading):
        return None
    assert reading is not None
    if reading.kind == "number":
        return "number", reading.number
    text = (reading.text or "").strip().casefold()
    return (reading.kind, text) if text else None


def _filled_rows(engine: Engine, key: int, area: Area) -> set[int]:
    return {row for row, column in engine.used(key, area) if _filled(engine.reading(key, row, column))}


def _filled(reading: Reading | None) -> bool:
    return reading is not None and reading.kind != "empty"


def _close_up(
    db: Db, engine: Engine, sheet_id: int, key: int, area: Area, rows: Sequence[int], kept: Sequence[int]
) -> None:
    """Put the cells of the kept rows into the first of `rows`, and nothing into the others."""
    columns = range(area.left, area.right + 1)
    gone = set(rows) - set(kept)
    places: dict[tuple[int, int], tuple[int, int] | None] = {
        (row, column): None for row in rows if row in gone for column in columns
    }
    for row, source in zip(rows, kept, strict=False):
        if row != source:
            # From above: what is read has not been written over.
            for column in columns:
                cell = engine.reading(key, source, column), source, column
                put_copy(engine, key, row, column, cell, "all", db.today)
                places[source, column] = (row, column)
    for row in rows[len(kept) :]:
        engine.clear(key, Area(row, area.left, row, area.right), formats=True)
    attached.reorder(db, sheet_id, places)
