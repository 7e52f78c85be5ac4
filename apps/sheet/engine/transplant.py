"""One sheet of a workbook put in the place of one of another: an older version's, say."""

from __future__ import annotations

from .engine import Engine
from .errors import guarded
from .lines import DEFAULT_HEIGHT, DEFAULT_WIDTH
from .refs import Area
from .state import Reading

# Sizes and hidden rows below the last used cell are looked for this far.
_BELOW, _BESIDE = 1000, 60


def transplant(source: Engine, from_sheet: int, target: Engine, to_sheet: int) -> None:
    """Make a sheet of `target` what a sheet of `source`, whose cells are known, is; its name and place stay."""
    _strip(target, to_sheet)
    model, index = target._model, target.index(to_sheet)
    theirs, at = source._model, source.index(from_sheet)
    cells = {cell[1:]: reading for cell, reading in source.known.items() if cell[0] == from_sheet}
    with guarded():
        last_row, last_column = _reach(source, from_sheet)
        for column in range(1, last_column + 1):
            if (style := theirs.get_column_style(at, column)) is not None:
                model.set_column_style(index, column, style)
            if source.own_size(from_sheet, "column", column) is not None:
                model.set_column_width(index, column, theirs.get_column_width(at, column))
            if theirs.is_column_hidden(at, column):
                model.set_column_hidden(index, column, True)
        for (row, column), reading in sorted(cells.items()):
            if not reading.spilled:  # that comes with the formula that spilled it
                _put(target, (to_sheet, row, column), reading)
            model.set_cell_style(index, row, column, theirs.get_cell_style(at, row, column))
        for row in range(1, last_row + 1):
            if source.own_size(from_sheet, "row", row) is not None:
                model.set_row_height(index, row, theirs.get_row_height(at, row))
            if theirs.is_row_hidden(at, row):
                model.set_row_hidden(index, row, True)
    for area in source.merges(from_sheet):
        target.merge(to_sheet, area)
    info = source.info(from_sheet)
    target.freeze(to_sheet, info.frozen_rows, info.frozen_columns)
    target.color_sheet(to_sheet, info.color)
    target._all_touched = target.layout_changed = True


def _put(target: Engine, cell: tuple[int, int, int], reading: Reading) -> None:
    """Write what a cell held, as one that has a content of its own."""
    model, at = target._model, (target.index(cell[0]), *cell[1:])
    if reading.formula is not None:
        target.enter_formula(*cell, reading.formula)
    elif reading.kind == "number" and reading.number is not None:
        model.update_cell_with_number(*at, reading.number)
    elif reading.kind == "bool":
        model.update_cell_with_bool(*at, reading.text == "TRUE")
    elif reading.kind == "text":
        model.update_cell_with_text(*at, reading.text or "")
    elif reading.kind == "error":
        model.set_user_input(*at, reading.text or "")
    if reading.kind != "empty":
        target._write(cell)


def _strip(engine: Engine, sheet: int) -> None:
    """Take everything off a sheet."""
    for area in engine.merges(sheet):
        engine.unmerge(sheet, area)
    index, model = engine.index(sheet), engine._model
    last_row, last_column = _reach(engine, sheet)
    engine.clear(sheet, Area(1, 1, last_row, last_column), formats=True)
    engine._formulas -= {cell for cell in engine._formulas if cell[0] == sheet}
    with guarded():
        for row in range(1, last_row + 1):
            if model.is_row_hidden(index, row):
                model.set_row_hidden(index, row, False)
            if engine.own_size(sheet, "row", row) is not None:
                model.set_row_height(index, row, DEFAULT_HEIGHT)
        for column in range(1, last_column + 1):
            if model.is_column_hidden(index, column):
                model.set_column_hidden(index, column, False)
            if engine.own_size(sheet, "column", column) is not None:
                model.set_column_width(index, column, DEFAULT_WIDTH)
            if model.get_column_style(index, column) is not None:
                model.delete_column_style(index, column)


def _reach(engine: Engine, sheet: int) -> tuple[int, int]:
    """How far down and to the right something may stand, or have a size of its own."""
    used = [cell[1:] for cell in engine.known if cell[0] == sheet]
    bottom, right = max((row for row, _ in used), default=0), max((column for _, column in used), default=0)
    return bottom + _BELOW, right + _BESIDE
