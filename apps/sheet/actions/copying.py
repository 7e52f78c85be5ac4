"""Copies of cells elsewhere in their workbook: as they are, in part, or with rows turned into columns."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal

from ...platform.errors import Blocked, Invalid
from ..engine import Area, Engine, Reading, styles
from ..engine import entry as entries
from ..engine.refs import shifted, transposed
from .operations import check_area

MOST_AT_ONCE = 50_000
PasteMode = Literal["all", "values", "formats", "formulas", "transposed"]
_TURNED = {"T": "L", "L": "T", "B": "R", "R": "B"}


def copy_area(
    engine: Engine, from_key: int, key: int, source: Area, rows: Sequence[int], target: Area, mode: PasteMode,
    today: date,
) -> Area | None:  # fmt: skip
    """Put copies of `rows` of `source`, those that show, at the upper left of `target`, repeated where it fits.

    Returns where they are; None where there are no rows."""
    if not rows:
        return None
    down = target.height // len(rows) if target.height % len(rows) == 0 else 1
    across = target.width // source.width if target.width % source.width == 0 else 1
    end = Area(target.top, target.left, target.top + down * len(rows) - 1, target.left + across * source.width - 1)
    check_area(end)
    if end.size > MOST_AT_ONCE:
        raise Invalid({"": f"That is {end.size:,} cells; paste at most {MOST_AT_ONCE:,} at once."})
    refuse_partial_merges(engine, key, end)
    # Read first: the target may lie over the source.
    lines = [
        [(engine.reading(from_key, row, column), row, column) for column in range(source.left, source.right + 1)]
        for row in rows
    ]
    merges = [area for area in engine.merges(from_key) if source.covers(area)] if mode == "all" else []
    for row, column in end.cells():
        cell = lines[(row - end.top) % len(lines)][(column - end.left) % source.width]
        put_copy(engine, key, row, column, cell, mode, today)
    if mode == "all" and len(rows) == source.height:
        for step_down in range(down):
            for step_right in range(across):
                for merge in merges:
                    by = (
                        end.top - source.top + step_down * source.height,
                        end.left - source.left + step_right * source.width,
                    )
                    if merge.moved(*by) not in engine.merges(key):
                        engine.merge(key, merge.moved(*by))
    return end


def within_use(engine: Engine, key: int, area: Area) -> Area:
    """Whole rows and columns end where the sheet's use ends."""
    if area.height < 10_000 and area.width < 500:
        return area
    used = engine.used(key, area)
    bottom = max((row for row, _ in used), default=area.top)
    right = max((column for _, column in used), default=area.left)
    return Area(area.top, area.left, min(area.bottom, bottom), min(area.right, right))


def refuse_partial_merges(engine: Engine, key: int, area: Area) -> None:
    for merge in engine.merges(key):
        if merge.meets(area):
            if not area.covers(merge):
                raise Blocked(f"The merged cells {merge} lie only partly in {area}. Unmerge them first.")
            engine.unmerge(key, merge)


def put_copy(
    engine: Engine, key: int, row: int, column: int, cell: tuple[Reading | None, int, int], mode: PasteMode, today: date
) -> None:
    """Make a cell a copy of another one that stood at the row and column given with it."""
    reading, from_row, from_column = cell
    place = Area(row, column, row, column)
    if mode in ("all", "formats"):
        old = dict.fromkeys(engine.style(key, row, column))
        new = styles.load(reading.style if reading else None)
        if old or new:
            engine.restyle(key, place, old | new)
    if mode == "formats":
        return
    if reading is None or reading.kind == "empty":
        engine.clear(key, place)
    elif reading.formula is not None and mode != "values":
        engine.enter_formula(key, row, column, shifted(reading.formula, row - from_row, column - from_column))
    elif reading.kind == "number":
        engine.enter(key, row, column, entries.TypedValue("number", reading.number or 0.0))
    elif reading.kind == "bool":
        engine.enter(key, row, column, entries.TypedValue("bool", float(reading.text == "TRUE")))
    elif reading.kind == "error":
        error = reading.text or "#VALUE!"
        # Errors that the engine alone can make cannot be typed.
        engine.enter(
            key, row, column, entries.TypedValue("error", text=error if error in entries.ERRORS else "#VALUE!")
        )
    else:
        engine.enter(key, row, column, entries.TypedValue("text", text=reading.text or ""))


def transpose(
    engine: Engine, from_key: int, key: int, source: Area, rows: Sequence[int], target: Area, today: date
) -> None:
    """Copy `rows` of `source`, those that show, to the upper left of `target` as columns."""
    if not rows:
        return
    end = Area(target.top, target.left, target.top + source.width - 1, target.left + len(rows) - 1)
    check_area(end)
    if end.size > MOST_AT_ONCE:
        raise Invalid({"": f"That is {end.size:,} cells; paste at most {MOST_AT_ONCE:,} at once."})
    if any(merge.meets(source) for merge in engine.merges(from_key)):
        raise Blocked("Merged cells cannot be transposed. Unmerge them first.")
    refuse_partial_merges(engine, key, end)
    # Known readings stay as they were read: the target may lie over the source.
    for row, column in end.cells():
        from_row, from_column = rows[column - end.left], source.left + row - end.top
        reading = engine.reading(from_key, from_row, from_column)
        put_copy(engine, key, row, column, (reading, from_row, from_column), "values", today)
        old, style = dict.fromkeys(engine.style(key, row, column)), styles.load(reading.style if reading else None)
        turned = {_TURNED.get(name, name): value for name, value in style.items()}
        if old or turned:
            engine.restyle(key, Area(row, column, row, column), old | turned)
        if reading is not None and reading.formula is not None:
            formula = transposed(reading.formula, (from_row, from_column), (row, column))
            engine.enter_formula(key, row, column, formula)
