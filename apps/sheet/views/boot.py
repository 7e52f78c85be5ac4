"""What the editor's page is told of a workbook, as plain data for its scripts."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from .. import attached, mirror
from ..actions.operations import last_done, last_undone
from ..engine import Reading, styles
from ..engine.entry import editable_number, editable_text
from ..models import Cell, Column, DefinedName, Merge, Row, Sheet, Workbook, sheet_id
from ..versions import Past

_KINDS = {"number": 0, "text": 1, "bool": 2, "error": 3, "empty": 4}
_CELL = (
    Cell.row,
    Cell.column,
    Cell.formula,
    Cell.kind,
    Cell.number,
    Cell.text,
    Cell.formatted,
    Cell.style,
    Cell.is_spilled,
)


def book_data(db: Db, workbook: Workbook) -> dict[str, Any]:
    """Title, tabs, names, and what can be undone."""
    sheets = db.scalars(select(Sheet).where(Sheet.workbook_id == workbook.id).order_by(Sheet.position))
    names = db.scalars(select(DefinedName).where(DefinedName.workbook_id == workbook.id).order_by(DefinedName.name))
    done, undone = last_done(db, workbook.id), last_undone(db, workbook.id)
    return {
        "id": workbook.id,
        "title": workbook.title,
        "revision": workbook.revision,
        "sheets": [{"id": s.id, "name": s.name, "color": s.color, "hidden": s.is_hidden} for s in sheets],
        "names": [{"id": n.id, "name": n.name, "refersTo": n.refers_to} for n in names],
        "undo": done.summary if done is not None and done.other is not None and done.person_id == db.actor_id else None,
        "redo": undone.summary if undone is not None and undone.person_id == db.actor_id else None,
    }


def sheet_data(db: Db, sheet: Sheet) -> dict[str, Any]:
    """A sheet with all its cells."""
    found: list[Any] = list(db.execute(select(*_CELL).where(Cell.sheet_id == sheet.id).order_by(Cell.id)))
    today = db.today
    return {
        "id": sheet.id,
        "cells": [cell_data(row, column, Reading(*reading), today) for row, column, *reading in found],
        **layout_data(db, sheet),
    }


def layout_data(db: Db, sheet: Sheet) -> dict[str, Any]:
    """All of a sheet that is not cells."""
    rows = db.scalars(select(Row).where(Row.sheet_id == sheet.id).order_by(Row.id))
    columns = db.scalars(select(Column).where(Column.sheet_id == sheet.id).order_by(Column.id))
    merges = db.scalars(select(Merge).where(Merge.sheet_id == sheet.id).order_by(Merge.id))
    return {
        "frozenRows": sheet.frozen_rows,
        "frozenColumns": sheet.frozen_columns,
        "rows": [[row.number, row.size, row.is_hidden] for row in rows],
        "columns": [[column.number, column.size, column.is_hidden, column.style] for column in columns],
        "merges": [
            [merge.row, merge.column, merge.row + merge.height - 1, merge.column + merge.width - 1] for merge in merges
        ],
        **attached.data(db, sheet),
    }


def cell_data(row: int, column: int, reading: Reading, today: date) -> list[Any]:
    """[row, column, shown, kind, what the formula bar shows if it differs, number, style, spilled]."""
    edit: str | None = reading.formula
    if edit is None and not reading.spilled:
        if reading.kind == "number" and reading.number is not None:
            edit = editable_number(reading.number, _format(reading.style))
        elif reading.kind == "text":
            edit = editable_text(reading.text or "", today)
    shown = reading.formatted
    return [
        row, column, shown, _KINDS[reading.kind], None if edit == shown else edit, reading.number, reading.style,
        int(reading.spilled),
    ]  # fmt: skip


# The cells of a sheet have few looks among them.
@lru_cache(1024)
def _format(style: str | None) -> str:
    return str(styles.load(style).get("f", "general"))


def past_book(workbook: Workbook, state: Past) -> dict[str, Any]:
    """Title, tabs and names of a version."""
    return {
        "id": workbook.id,
        "title": workbook.title,
        "revision": workbook.revision,
        "sheets": [
            {"id": sheet_id(workbook.id, info.key), "name": info.name, "color": info.color, "hidden": info.hidden}
            for info in state.engine.sheets()
        ],
        "names": [],
        "undo": None,
        "redo": None,
    }


def past_sheet(db: Db, workbook: Workbook, state: Past, sheet: int) -> dict[str, Any]:
    """A sheet of a version with its cells and its layout; nothing hangs on it."""
    engine, key, today = state.engine, sheet - workbook.id * 1024, db.today
    cells = sorted((row, column) for number, row, column in engine.known if number == key)
    info = engine.info(key)
    last_row, last_column = max((row for row, _ in cells), default=0), max((column for _, column in cells), default=0)
    return {
        "id": sheet,
        "cells": [cell_data(row, column, engine.known[key, row, column], today) for row, column in cells],
        "frozenRows": info.frozen_rows,
        "frozenColumns": info.frozen_columns,
        "rows": [list(row) for row in mirror.own_rows(engine, key, last_row + 100)],
        "columns": [list(column) for column in mirror.own_columns(engine, key, last_column + 20)],
        "merges": [[area.top, area.left, area.bottom, area.right] for area in engine.merges(key)],
        "filter": None,
        "comments": [],
    }
