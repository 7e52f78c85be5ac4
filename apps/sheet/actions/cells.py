"""Writing into cells: typing, clearing, pasting, filling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import attached, pivoting
from ..attached.pivots import drop_pivot
from ..engine import Area, Engine, address, unsupported
from ..engine import entry as entries
from ..engine.arrays import complaint
from ..engine.refs import Move, followed
from ..models import Sheet
from ..permissions import visible_sheet
from .copying import MOST_AT_ONCE, PasteMode, copy_area, put_copy, refuse_partial_merges, transpose, within_use
from .filters import shown_parts, unseen
from .operations import Work, check_area, on_sheet, operation
from .series import continued

LONGEST = 8192


def set_cells(db: Db, sheet_id: int, typed: Mapping[tuple[int, int], str], *, revision: int | None = None) -> Work:
    """Type into cells, by row and column; nothing typed empties the cell and keeps its looks.

    Raises Invalid for a text too long or a cell outside the sheet, EngineFailure where a formula breaks the engine.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    if not typed:
        raise Invalid({"": "There is nothing to write."})
    for (row, column), text in typed.items():
        check_area(Area(row, column, row, column))
        check_text(text, row, column)
    first = address(*min(typed))
    what = f"Typing in {first}" if len(typed) == 1 else f"Typing in {len(typed)} cells from {first}"
    touches = [(sheet.key, Area(row, column, row, column)) for row, column in sorted(typed)]
    with operation(db, workbook, "edit", what, revision, touches) as work:
        for (row, column), text in sorted(typed.items()):
            enter(work.engine, sheet.key, row, column, text, db.today)
    return work


def enter(engine: Engine, key: int, row: int, column: int, text: str, today: date) -> None:
    """Put what was typed into a cell, or into the cell that it is merged into."""
    for merge in engine.merges(key):
        if (row, column) in merge:
            row, column = merge.top, merge.left
    if text == "":
        engine.clear(key, Area(row, column, row, column))
    elif text.startswith("=") and len(text) > 1:
        if (wrong := unsupported.complaint(text) or complaint(text)) is not None:
            raise Invalid({"": wrong})
        engine.enter_formula(key, row, column, text)
    else:
        format = str(engine.style(key, row, column).get("f", "general"))
        engine.enter(key, row, column, entries.read(text, today, format))


def check_text(text: str, row: int, column: int) -> None:
    if len(text) > LONGEST:
        raise Invalid(
            {"": f"{address(row, column)} would hold {len(text):,} characters; a cell holds at most {LONGEST:,}."}
        )


def clear_cells(
    db: Db,
    sheet_id: int,
    areas: Sequence[Area],
    *,
    formats: bool = False,
    contents: bool = True,
    revision: int | None = None,
) -> Work:
    """Empty areas, but for what a filter hides; `formats` takes their looks too, or alone without `contents`.

    Pivot tables that lie in them as a whole are deleted.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    what = ", ".join(str(area) for area in areas)
    touches = [(sheet.key, area) for area in areas]
    with operation(db, workbook, "clear", f"Clearing {what}", revision, touches) as work:
        if contents:
            for pivot in pivoting.pivots_of(db, workbook.id):
                if pivot.sheet_id == sheet_id and any(area.covers(pivoting.area_of(pivot)) for area in areas):
                    work.engine.clear(sheet.key, pivoting.area_of(pivot), formats=True)
                    drop_pivot(db, pivot)
        for area in [part for whole in areas for part in shown_parts(db, work.engine, sheet, whole)]:
            if contents:
                work.engine.clear(sheet.key, area, formats=formats)
            else:
                for row, column in work.engine.used(sheet.key, area):
                    plain = dict.fromkeys(work.engine.style(sheet.key, row, column))
                    work.engine.restyle(sheet.key, Area(row, column, row, column), plain)
    return work


def paste_text(
    db: Db, sheet_id: int, row: int, column: int, rows: Sequence[Sequence[str]], *, revision: int | None = None
) -> Work:
    """Paste a table of texts that comes from elsewhere, as if each were typed."""
    typed = {(row + down, column + right): text for down, line in enumerate(rows) for right, text in enumerate(line)}
    if len(typed) > MOST_AT_ONCE:
        raise Invalid({"": f"That is {len(typed):,} cells; paste at most {MOST_AT_ONCE:,} at once or import a file."})
    return set_cells(db, sheet_id, typed, revision=revision)


def paste(
    db: Db, source_id: int, source: Area, sheet_id: int, target: Area, *,
    mode: PasteMode = "all", cut: bool = False, revision: int | None = None,
) -> Work:  # fmt: skip
    """Paste what was copied or cut in the same workbook at the upper left of `target`, repeated where it fits.

    Relative references of copied formulas move along, and turn with cells that are transposed; a cut takes the
    references to the cells with it. Rows that are hidden are not copied; a single row goes into rows that show alone.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    from_sheet = visible_sheet(db, source_id)
    if from_sheet.workbook_id != workbook.id:
        raise Blocked("Cells can be pasted with their formulas only within one workbook.")
    verb = "Moving" if cut else "Pasting"
    with operation(db, workbook, "paste", f"{verb} {source} to {address(target.top, target.left)}", revision) as work:
        source = within_use(work.engine, from_sheet.key, source)
        if cut:
            if mode != "all":
                raise Blocked("What is cut can only be pasted as it is. Copy it instead.")
            _move(db, work.engine, from_sheet, sheet, source, target)
            return work
        hides = unseen(db, work.engine, from_sheet)
        rows = [row for row in range(source.top, source.bottom + 1) if not hides(row)]
        if mode == "transposed":
            transpose(work.engine, from_sheet.key, sheet.key, source, rows, target, db.today)
        else:
            # What is one row high and goes into several goes into those that show.
            parts = (shown_parts(db, work.engine, sheet, target) if len(rows) == 1 else []) or [target]
            for part in parts:
                end = copy_area(work.engine, from_sheet.key, sheet.key, source, rows, part, mode, db.today)
                if end is not None and mode == "all":
                    attached.copy(db, from_sheet.id, source, sheet.id, end)
    return work


def _move(db: Db, engine: Engine, from_sheet: Sheet, sheet: Sheet, source: Area, target: Area) -> None:
    rows, columns = target.top - source.top, target.left - source.left
    end = source.moved(rows, columns)
    check_area(end)
    for merge in engine.merges(from_sheet.key):
        if merge.meets(source) and not source.covers(merge):
            raise Blocked(f"The merged cells {merge} lie only partly in {source}. Unmerge them first.")
    move = Move(from_sheet.name, source, rows, columns, sheet.name)
    names = {info.key: info.name for info in engine.sheets()}
    merges = [merge for merge in engine.merges(from_sheet.key) if source.covers(merge)]
    moved = {cell: engine.reading(from_sheet.key, *cell) for cell in source.cells()}
    for merge in merges:
        engine.unmerge(from_sheet.key, merge)
    refuse_partial_merges(engine, sheet.key, end)
    # References elsewhere follow before the cells move; those to the cells written over keep pointing at the place.
    for (key, row, column), reading in sorted(engine.known.items()):
        if reading.formula is not None and not (key == from_sheet.key and (row, column) in source):
            formula = followed(reading.formula, names[key], move)
            if formula != reading.formula:
                engine.follow_formula(key, row, column, formula)
    engine.follow_names(lambda formula: followed(formula, "", move))
    engine.clear(from_sheet.key, source, formats=True)
    for (row, column), old in moved.items():
        written = old.formula if old else None
        put_copy(engine, sheet.key, row + rows, column + columns, (old, row + rows, column + columns), "all", db.today)
        if written is not None:
            new = followed(written, from_sheet.name, move, moves_itself=True)
            engine.enter_formula(sheet.key, row + rows, column + columns, new)
    for merge in merges:
        engine.merge(sheet.key, merge.moved(rows, columns))
    attached.move(db, from_sheet.id, source, sheet.id, rows, columns)


def fill(db: Db, sheet_id: int, source: Area, target: Area, *, revision: int | None = None) -> Work:
    """Fill `source` on until it covers `target`, in one direction: series go on, the rest is copied.

    Rows that a filter hides are left as they are.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(target)
    if not target.covers(source) or (target.height != source.height) == (target.width != source.width):
        raise Invalid({"": f"{source} cannot be filled into {target}: drag in one direction."})
    if target.size > MOST_AT_ONCE:
        raise Invalid({"": f"That is {target.size:,} cells; fill at most {MOST_AT_ONCE:,} at once."})
    down = target.height != source.height
    with operation(db, workbook, "fill", f"Filling {target}", revision) as work:
        engine, key = work.engine, sheet.key
        rest = Area(target.top, target.left, source.top - 1, target.right) if down and target.top < source.top else (
            Area(source.bottom + 1, target.left, target.bottom, target.right) if down else
            Area(target.top, target.left, target.bottom, source.left - 1) if target.left < source.left else
            Area(target.top, source.right + 1, target.bottom, target.right)
        )  # fmt: skip
        refuse_partial_merges(engine, key, rest)
        lines = range(source.left, source.right + 1) if down else range(source.top, source.bottom + 1)
        shown = {row for part in shown_parts(db, engine, sheet, target) for row in range(part.top, part.bottom + 1)}
        for line in lines:
            _fill_line(engine, key, source, target, line, down, shown, db.today)
        attached.copy(db, sheet_id, source, sheet_id, rest)
    return work


def _fill_line(
    engine: Engine, key: int, source: Area, target: Area, line: int, down: bool, shown: set[int], today: date
) -> None:
    """Fill one column or row; series count the cells that show."""

    def places(numbers: range) -> list[tuple[int, int]]:
        found = ((number, line) if down else (line, number) for number in numbers)
        return [(row, column) for row, column in found if row in shown]

    first, last = (source.top, source.bottom) if down else (source.left, source.right)
    start, end = (target.top, target.bottom) if down else (target.left, target.right)
    cells = places(range(first, last + 1))
    if not cells:
        return
    before, after = places(range(first - 1, start - 1, -1)), places(range(last + 1, end + 1))
    steps = [(-away, *place) for away, place in enumerate(before, start=1)]
    steps += [(step, *place) for step, place in enumerate(after, start=len(cells))]
    readings = [engine.reading(key, *cell) for cell in cells]
    follow = continued(readings)
    for step, row, column in steps:
        nearest = step % len(cells)
        put_copy(engine, key, row, column, (readings[nearest], *cells[nearest]), "all", today)
        value = follow(step) if follow else None
        if value is not None:
            kind: Literal["number", "text"] = "text" if isinstance(value, str) else "number"
            number, text = (0.0, value) if isinstance(value, str) else (value, "")
            engine.enter(key, row, column, entries.TypedValue(kind, number, text))
