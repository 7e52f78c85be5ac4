"""What the editor's page is told of a workbook, as plain data for its scripts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import NotFound
from .. import actions, attached, importing, mirror
from ..actions.operations import last_done, last_undone
from ..engine import Reading, styles
from ..engine.entry import editable_number, editable_text
from ..models import Column, DefinedName, Merge, Row, Sheet, Workbook, sheet_id
from ..permissions import may
from ..versions import Past
from .requests.base import ViewId

_KINDS = {"number": 0, "text": 1, "bool": 2, "error": 3, "empty": 4}
# A sheet may have two hundred thousand cells: they are read without the ORM, which would take three times as long.
_CELLS = (
    'SELECT "row", "column", formula, kind, number, text, formatted, style, is_spilled '
    "FROM sheet_cell WHERE sheet_id = ? ORDER BY id"
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
        "unconnected": _unconnected(db, workbook),
    }


def _unconnected(db: Db, workbook: Workbook) -> list[dict[str, Any]]:
    """The workbooks whose cells formulas ask for in vain; without a title where one may not see it."""
    found = importing.unconnected(db, workbook.id)
    seen = {source.id for source in found if source.deleted_at is None and may(db, source, "viewer")}
    return [{"id": source.id, "title": source.title if source.id in seen else None} for source in found]


def sheet_data(db: Db, sheet: Sheet, view: ViewId | None = None) -> dict[str, Any]:
    """A sheet as it shows through a filter view, with all its cells, eight items of `cell_data` after eight."""
    db.flush()
    found, today = db.connection().exec_driver_sql(_CELLS, (sheet.id,)), db.today
    return {
        "id": sheet.id,
        "cells": _in_one(_cell(today, *values) for values in found.fetchall()),
        **layout_data(db, sheet),
        **view_data(db, sheet, view),
    }


def _in_one(cells: Iterable[list[Any]]) -> list[Any]:
    """Cells as one list: what makes lists of a large sheet's cells is mostly the search for garbage among them."""
    return list(chain.from_iterable(cells))


def view_data(db: Db, sheet: Sheet, id: ViewId | None) -> dict[str, Any]:
    """Which filter view is open and the rows that it hides; none where it is not there anymore."""
    try:
        hidden = None if id is None else actions.rows_hidden(db, actions.view_of(db, sheet.id, id))
    except NotFound:
        hidden = None
    return {"view": None if hidden is None else id, "viewHidden": hidden or []}


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
    return _cell(today, row, column, *reading)


def _cell(
    today: date, row: int, column: int, formula: str | None, kind: str, number: float | None, text: str | None,
    shown: str, style: str | None, spilled: bool,
) -> list[Any]:  # fmt: skip
    edit = formula
    if edit is None and not spilled:
        if kind == "number" and number is not None:
            edit = editable_number(number, _format(style))
        elif kind == "text":
            edit = editable_text(text or "", today)
    return [row, column, shown, _KINDS[kind], None if edit == shown else edit, number, style, int(spilled)]


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
        "unconnected": [],
    }


def past_sheet(db: Db, workbook: Workbook, state: Past, sheet: int) -> dict[str, Any]:
    """A sheet of a version with its cells and its layout; nothing hangs on it."""
    engine, key, today = state.engine, sheet - workbook.id * 1024, db.today
    cells = sorted((row, column) for number, row, column in engine.known if number == key)
    info = engine.info(key)
    last_row, last_column = max((row for row, _ in cells), default=0), max((column for _, column in cells), default=0)
    return {
        "id": sheet,
        "cells": _in_one(cell_data(row, column, engine.known[key, row, column], today) for row, column in cells),
        "frozenRows": info.frozen_rows,
        "frozenColumns": info.frozen_columns,
        "rows": [list(row) for row in mirror.own_rows(engine, key, last_row + 100)],
        "columns": [list(column) for column in mirror.own_columns(engine, key, last_column + 20)],
        "merges": [[area.top, area.left, area.bottom, area.right] for area in engine.merges(key)],
        "filter": None,
        "filterViews": [],
        "view": None,
        "viewHidden": [],
        "comments": [],
    }
