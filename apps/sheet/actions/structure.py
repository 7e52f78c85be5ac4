"""Rows and columns: put in, taken out, sized, hidden, frozen; and merged cells."""

from __future__ import annotations

from collections.abc import Sequence

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import attached
from ..engine import Area
from ..models import Sheet
from .filters import shown_parts
from .lines import MOST_INSERTED, Axis, check_lines, joined, lines_name
from .operations import LAST_COLUMN, LAST_ROW, Work, check_area, on_sheet, operation
from .outline import settle, unfold_shown

_SIZES = {"row": (10, 400), "column": (20, 800)}


def insert_lines(db: Db, sheet_id: int, axis: Axis, at: int, count: int = 1, *, revision: int | None = None) -> Work:
    """Put `count` empty rows or columns in before `at`; formulas, names, merges, comments and filters move along."""
    sheet, workbook = on_sheet(db, sheet_id)
    check_lines(axis, at, count)
    if count > MOST_INSERTED:
        raise Invalid({"": f"Insert at most {MOST_INSERTED} {axis}s at once."})
    with operation(db, workbook, "insert", f"Inserting {lines_name(axis, at, count)}", revision) as work:
        last = max((cell[1 if axis == "row" else 2] for cell in work.engine.known if cell[0] == sheet.key), default=0)
        if last >= at and last + count > (LAST_ROW if axis == "row" else LAST_COLUMN):
            raise Blocked("The sheet is full: inserting would push cells off its end.")
        work.engine.insert(sheet.key, axis, at, count)
        attached.shift(db, sheet_id, lambda area: area.inserted(axis, at, count))
        settle(db, work, sheet)
    return work


def delete_lines(
    db: Db, sheet_id: int, axis: Axis, at: int, count: int = 1, *,
    others: Sequence[tuple[int, int]] = (), revision: int | None = None,
) -> Work:  # fmt: skip
    """Take `count` rows or columns out from `at` on; ranges lose them, and what refers to no others becomes #REF!.

    `others` go with them, each by its first line and how many. What a filter hides stays.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    spans = joined([(at, count), *others])
    for span in spans:
        check_lines(axis, *span)
    what, wanted = ", ".join(lines_name(axis, *span) for span in spans), sum(number for _, number in spans)
    with operation(db, workbook, "delete", f"Deleting {what}", revision) as work:
        if axis == "row":
            rows = [Area(first, 1, first + number - 1, 1) for first, number in spans]
            parts = [part for area in rows for part in shown_parts(db, work.engine, sheet, area)]
            spans = [(part.top, part.height) for part in parts]
        shown = sum(number for _, number in spans)
        if shown == 0:
            raise Blocked(f"The filter hides {what}. Show the rows that you want to delete.")
        if shown < wanted:
            work.summary = f"Deleting {shown} of {what}"
        # From below, so that those above stay where they are.
        for first, number in reversed(spans):
            _delete(db, work, sheet, axis, first, number)
        settle(db, work, sheet)
    return work


def resize_lines(
    db: Db, sheet_id: int, axis: Axis, at: int, count: int, size: int, *, revision: int | None = None
) -> Work:
    """Give rows a height or columns a width, in pixels."""
    sheet, workbook = on_sheet(db, sheet_id)
    check_lines(axis, at, count)
    least, most = _SIZES[axis]
    if not least <= size <= most:
        raise Invalid(size=f"A {axis} is {least} to {most} pixels {'high' if axis == 'row' else 'wide'}.")
    with operation(db, workbook, "resize", f"Resizing {lines_name(axis, at, count)}", revision) as work:
        for number in range(at, at + min(count, 1000)):
            work.engine.resize(sheet.key, axis, number, size)
    return work


def hide_lines(
    db: Db, sheet_id: int, axis: Axis, at: int, count: int, hidden: bool = True, *, revision: int | None = None
) -> Work:
    """Hide rows or columns or show them again."""
    sheet, workbook = on_sheet(db, sheet_id)
    check_lines(axis, at, count)
    verb = "Hiding" if hidden else "Showing"
    with operation(db, workbook, "hide", f"{verb} {lines_name(axis, at, count)}", revision) as work:
        for number in range(at, at + min(count, 5000)):
            if work.engine.is_hidden(sheet.key, axis, number) != hidden:
                work.engine.hide(sheet.key, axis, number, hidden)
        if not hidden:
            unfold_shown(db, sheet_id, axis, at, count)
    return work


def freeze(db: Db, sheet_id: int, rows: int, columns: int, *, revision: int | None = None) -> Work:
    """Keep the first rows and columns in sight; 0 lets them go."""
    sheet, workbook = on_sheet(db, sheet_id)
    if not (0 <= rows <= 20 and 0 <= columns <= 10):
        raise Invalid({"": "Freeze at most 20 rows and 10 columns, so that there is room left to scroll."})
    with operation(db, workbook, "freeze", f"Freezing {rows} rows and {columns} columns", revision) as work:
        work.engine.freeze(sheet.key, rows, columns)
    return work


def merge_cells(db: Db, sheet_id: int, area: Area, *, discard: bool = False, revision: int | None = None) -> Work:
    """Join an area into one cell, which keeps the upper left value.

    Raises Blocked when other values would be lost and `discard` does not agree to that.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if not 1 < area.size <= 5000:
        raise Invalid({"": "Select at least two and at most 5,000 cells to merge."})
    with operation(db, workbook, "merge", f"Merging {area}", revision) as work:
        engine = work.engine
        for merge in engine.merges(sheet.key):
            if merge.meets(area):
                if not area.covers(merge):
                    raise Blocked(f"{area} lies across the merged cells {merge}. Unmerge them first.")
                engine.unmerge(sheet.key, merge)
        others = [cell for cell in engine.used(sheet.key, area) if cell != (area.top, area.left)]
        filled = [cell for cell in others if (reading := engine.reading(sheet.key, *cell)) and reading.kind != "empty"]
        if filled and not discard:
            raise Blocked("Merging keeps only the upper left value. The others would be lost.")
        for row, column in filled:
            engine.clear(sheet.key, Area(row, column, row, column))
        engine.merge(sheet.key, area)
    return work


def unmerge_cells(db: Db, sheet_id: int, area: Area, *, revision: int | None = None) -> Work:
    """Take every merge that lies in or across `area` apart."""
    sheet, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "unmerge", f"Unmerging {area}", revision) as work:
        found = [merge for merge in work.engine.merges(sheet.key) if merge.meets(area)]
        if not found:
            raise Blocked("There are no merged cells here.")
        for merge in found:
            work.engine.unmerge(sheet.key, merge)
    return work


def _delete(db: Db, work: Work, sheet: Sheet, axis: Axis, at: int, count: int) -> None:
    work.engine.delete(sheet.key, axis, at, count)
    attached.shift(db, sheet.id, lambda area: area.deleted(axis, at, count))
