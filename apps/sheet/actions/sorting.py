"""Sorting the rows of an area."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import attached
from ..engine import Area, Engine, Reading, column_name
from ..rules.filtering import Looks, colors, looks_of
from .copying import MOST_AT_ONCE, put_copy
from .filters import unseen
from .operations import Work, check_area, on_sheet, operation


@dataclass(frozen=True)
class SortKey:
    """A column to sort by: its values, or a color ("#RRGGBB" or "none") whose rows come first."""

    column: int
    descending: bool = False
    fill: str | None = None
    color: str | None = None


def sort_range(
    db: Db, sheet_id: int, area: Area, keys: Sequence[SortKey], *, header: bool = False, revision: int | None = None
) -> Work:
    """Sort rows by columns: numbers, then text, then TRUE and FALSE, errors, and empty cells last in either direction.

    A key with a color puts the rows that show it first. Rows that a filter hides stay where they are.
    Raises Blocked across merged cells.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if not keys or any(not area.left <= key.column <= area.right for key in keys):
        raise Invalid({"": f"Sort by columns of {area}."})
    if len({key.column for key in keys}) < len(keys):
        raise Invalid({"": "Sort by each column once."})
    if area.size > MOST_AT_ONCE:
        raise Invalid({"": f"That is {area.size:,} cells; sort at most {MOST_AT_ONCE:,} at once."})
    by = ", ".join(_says(key) for key in keys)
    with operation(db, workbook, "sort", f"Sorting {area} by {by}", revision) as work:
        engine = work.engine
        refuse_sorting(engine, sheet.key, area)
        hides = unseen(db, engine, sheet)
        rows = [row for row in range(area.top + header, area.bottom + 1) if not hides(row)]
        looks = looks_of(db, sheet_id) if any(key.fill or key.color for key in keys) else {}
        _reorder(db, engine, sheet.id, sheet.key, area, rows, sorted_rows(engine, sheet.key, rows, keys, looks))
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


def _says(key: SortKey) -> str:
    name = column_name(key.column)
    if key.fill or key.color:
        return f"{name}'s {'fill' if key.fill else 'text'} color"
    return name + (" descending" if key.descending else "")


def sorted_rows(
    engine: Engine, key: int, rows: Sequence[int], keys: Sequence[SortKey], looks: Looks | None = None
) -> list[int]:
    """`rows` in the order of `keys`; equal ones keep theirs. `looks` are what conditional formats give to cells."""
    ordered = list(rows)
    for sort_key in reversed(keys):
        if sort_key.fill or sort_key.color:
            ordered = _colored_first(engine, key, ordered, sort_key, looks or {})
            continue
        readings = {row: engine.reading(key, row, sort_key.column) for row in ordered}
        filled = [row for row in ordered if (reading := readings[row]) is not None and reading.kind != "empty"]
        empty = [row for row in ordered if row not in set(filled)]
        filled.sort(key=lambda row: _rank(readings[row]), reverse=sort_key.descending)
        ordered = filled + empty
    return ordered


def _colored_first(engine: Engine, key: int, rows: Sequence[int], sort_key: SortKey, looks: Looks) -> list[int]:
    def lacks(row: int) -> bool:
        reading, cell = engine.reading(key, row, sort_key.column), (row, sort_key.column)
        fill, color = colors(reading.style if reading is not None else None, looks.get(cell))
        return sort_key.fill not in (None, fill) or sort_key.color not in (None, color)

    return sorted(rows, key=lacks)


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
