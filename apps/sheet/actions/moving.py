"""Moving whole rows and columns; everything that lies on them or speaks of them follows."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import attached
from ..engine import Area, Engine
from ..models import Filter, Sheet
from .lines import MOST_INSERTED, Axis, begin, check_lines, lines_name
from .operations import LAST_COLUMN, LAST_ROW, Work, on_sheet, operation
from .outline import settle


def move_lines(db: Db, sheet_id: int, axis: Axis, at: int, count: int, to: int, *, revision: int | None = None) -> Work:
    """Put `count` rows or columns from `at` on before what is `to` now; formulas, names and rules follow.

    Raises Blocked where a merged area, the frozen edge or a filter's header would come apart.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_lines(axis, at, count)
    last = LAST_ROW if axis == "row" else LAST_COLUMN
    if not 1 <= to <= last:
        raise Invalid({"": f"There is no such place: a sheet ends at {axis} {last:,}."})
    if at <= to <= at + count:
        raise Blocked(f"{begin(lines_name(axis, at, count))} would stay in place.")
    if count > MOST_INSERTED:
        raise Invalid({"": f"Move at most {MOST_INSERTED} {axis}s at once."})
    with operation(db, workbook, "move", f"Moving {lines_name(axis, at, count)}", revision) as work:
        _refuse(db, work.engine, sheet, axis, at, count, to)
        attached.relocate(db, sheet_id, axis, at, count, to)
        work.engine.relocate(sheet.key, axis, at, count, to)
        settle(db, work, sheet)
    return work


def _refuse(db: Db, engine: Engine, sheet: Sheet, axis: Axis, at: int, count: int, to: int) -> None:
    last, what = at + count - 1, lines_name(axis, at, count)
    frozen = sheet.frozen_rows if axis == "row" else sheet.frozen_columns
    if (at <= frozen) != (last <= frozen) or (at <= frozen) != (to <= frozen + (at <= frozen)):
        raise Blocked(f"{begin(what)} cannot be moved across the frozen edge. Unfreeze first.")
    for merge in engine.merges(sheet.key):
        first, end = _lines(merge, axis)
        meets, inside = first <= last and end >= at, at <= first and end <= last
        if (meets and not inside) or first < to <= end:
            raise Blocked(f"The merged cells {merge} would come apart. Unmerge them first.")
    for row, column in engine.used(sheet.key, Area(1, 1, LAST_ROW, LAST_COLUMN)):
        line = row if axis == "row" else column
        reading = engine.reading(sheet.key, row, column)
        if at <= line <= last and reading is not None and reading.spilled:
            raise Blocked(f"{begin(what)} shows the results of an array formula, which cannot be moved.")
    filter = db.get(Filter, sheet.id)
    if axis == "row" and filter is not None and at <= filter.top <= last and filter.bottom > last:
        raise Blocked(f"Row {filter.top} is the header of the filter. Remove the filter first.")


def _lines(area: Area, axis: Axis) -> tuple[int, int]:
    return (area.top, area.bottom) if axis == "row" else (area.left, area.right)
