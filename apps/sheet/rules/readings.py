"""What rules look at: the cells of a sheet as the tables have them, and formulas tried out in its cells."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from cachetools import LRUCache
from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area, Engine, EngineFailure, Reading, TestedRule, area_lists
from ..engine.refs import shifted
from ..models import Cell, EngineState, Sheet

Readings = Mapping[tuple[int, int], Reading]
Results = dict[tuple[int, int], object]
_CELL = (
    Cell.row, Cell.column, Cell.formula, Cell.kind, Cell.number, Cell.text, Cell.formatted, Cell.style, Cell.is_spilled,
)  # fmt: skip
# A rule on whole columns reaches as far as anything stands; one on fewer rows reaches to its end.
_FEW_ROWS = 2000
MOST_CELLS = 20_000
_results: LRUCache[str, list[Results]] = LRUCache(maxsize=200)
_lock = threading.Lock()


def readings_of(db: Db, sheet_id: int, columns: Sequence[int] | None = None) -> Readings:
    """The filled cells of a sheet; of some columns, those that are empty and look like something as well."""
    wanted = Cell.kind != "empty" if columns is None else Cell.column.in_(columns)
    found: list[Any] = list(db.execute(select(*_CELL).where(Cell.sheet_id == sheet_id, wanted).order_by(Cell.id)))
    return {(row, column): Reading(*reading) for row, column, *reading in found}


def cells_of(areas: Sequence[Area], readings: Readings) -> list[tuple[int, int]]:
    """The cells of a rule, in reading order, the empty ones among them; at most MOST_CELLS."""
    bottom = max((row for row, _ in readings), default=0)
    right = max((column for _, column in readings), default=0)
    found: list[tuple[int, int]] = []
    for area in areas:
        last_row = area.bottom if area.height <= _FEW_ROWS else min(area.bottom, bottom)
        last_column = area.right if area.width <= 100 else min(area.right, right)
        if (last_row - area.top + 1) * (last_column - area.left + 1) + len(found) > MOST_CELLS:
            last_row = area.top + (MOST_CELLS - len(found)) // area.width - 1
        found += Area(area.top, area.left, max(last_row, area.top - 1), last_column).cells()
    return sorted(set(found))


def spread(formula: str, areas: Sequence[Area], cells: Sequence[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """A rule's formula as it means for each of its cells."""
    top, left = area_lists.anchor(areas)
    return {(row, column): shifted(formula, row - top, column - left) for row, column in cells}


def results(db: Db, sheet: Sheet, formulas: Sequence[Mapping[tuple[int, int], str]]) -> list[Results]:
    """What each of the formulas gives in its cell; one that gives an error has no result."""
    if not any(formulas):
        return [{} for _ in formulas]
    state = db.get(EngineState, sheet.workbook_id)
    assert state is not None
    said = json.dumps([[[*cell, text] for cell, text in each.items()] for each in formulas])
    key = f"{state.digest}|{sheet.id}|{db.now.isoformat()}|{said}"
    with _lock:
        found = _results.get(key)
    if found is None:
        rules = [TestedRule(sheet.key, each) for each in formulas]
        try:
            engine = Engine.load_compressed(state.data)
            seed = int(db.secret()[:8], 16)
            found = engine.test(rules, db.now.astimezone(db.timezone), seed)
        except EngineFailure:
            found = [{} for _ in formulas]
        with _lock:
            _results[key] = found
    return found
