"""Sorting the rows of an area."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import attached
from ..engine import Area, Engine, Reading, column_name
from .copying import MOST_AT_ONCE, put_copy
from .operations import Work, check_area, on_sheet, operation


@dataclass(frozen=True)
class SortKey:
    column: int
    descending: bool = False


def sort_range(
    db: Db, sheet_id: int, area: Area, keys: Sequence[SortKey], *, header: bool = False, revision: int | None = None
) -> Work:
    """Sort rows by columns: numbers, then text, then TRUE and FALSE, errors, and empty cells last in either direction.

    Rows that a filter hides stay where they are. Raises Blocked across merged cells.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if not keys or any(not area.left <= key.column <= area.right for key in keys):
        raise Invalid({"": f"Sort by columns of {area}."})
    if len({key.column for key in keys}) < len(keys):
        raise Invalid({"": "Sort by each column once."})
    if area.size > MOST_AT_ONCE:
        raise Invalid({"": f"That is {area.size:,} cells; sort at most {MOST_AT_ONCE:,} at once."})
    by = ", ".join(column_name(key.column) + (" descending" if key.descending else "") for key in keys)
    with operation(db, workbook, "sort", f"Sorting {area} by {by}", revision) as work:
        engine = work.engine
        refuse_sorting(engine, sheet.key, area)
        rows = [row for row in range(area.top + header, area.bottom + 1) if not engine.is_hidden(sheet.key, "row", row)]
        _reorder(db, engine, sheet.id, sheet.key, area, rows, sorted_rows(engine, sheet.key, rows, keys))
    return work


def refuse_sorting(engine: Engine, key: int, area: Area) -> None:
    """Raise Blocked where rows of an area cannot be put in another order."""
    if any(merge.meets(area) for merge in engine.merges(key)):
        raise Blocked("This area has merged cells. Unmerge them first.")
    if any(
        (reading := engine.reading(key, row, column)) is not None and reading.spilled
        for row, column in engine.used(key, area)
    ):
        raise Blocked("This area shows the results of an array formula, which cannot be put in another order.")


def sorted_rows(engine: Engine, key: int, rows: Sequence[int], keys: Sequence[SortKey]) -> list[int]:
    """`rows` in the order of `keys`; equal ones keep theirs."""
    ordered = list(rows)
    for sort_key in reversed(keys):
        readings = {row: engine.reading(key, row, sort_key.column) for row in ordered}
        filled = [row for row in ordered if (reading := readings[row]) is not None and reading.kind != "empty"]
        empty = [row for row in ordered if row not in set(filled)]
        filled.sort(key=lambda row: _rank(readings[row]), reverse=sort_key.descending)
        ordered = filled + empty
    return ordered


def _rank(reading: Reading | None) -> tuple[int, float, str]:
    assert reading is not None
    kinds = {"number": 0, "text": 1, "bool": 2, "error": 3}
    return kinds[reading.kind], reading.number or 0.0, (reading.text or "").casefold()


def _reorder(
    db: Db, engine: Engine, sheet_id: int, key: int, area: Area, rows: Sequence[int], ordered: Sequence[int]
) -> None:
    """Put the cells of `ordered` into `rows`."""
    columns = range(area.left, area.right + 1)
    read = {row: [(engine.reading(key, row, column), row, column) for column in columns] for row in rows}
    for row, source in zip(rows, ordered, strict=True):
        if row != source:
            for cell, column in zip(read[source], columns, strict=True):
                put_copy(engine, key, row, column, cell, "all", db.today)
    places = {
        (source, column): (row, column)
        for row, source in zip(rows, ordered, strict=True)
        for column in columns
        if row != source
    }
    attached.reorder(db, sheet_id, places)
