"""Keeps the tables equal to the engine: reads what they hold, writes what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table, delete, insert, select, update

from ..platform.database import Db
from ..platform.models import Base
from .engine import Area, Engine, Reading
from .models import Cell, CellLook, Column, DefinedName, Merge, Row, Sheet, place_id, sheet_id

Readings = Mapping[tuple[int, int, int], Reading]
Changes = Mapping[tuple[int, int, int], Reading | None]
_CELL = (
    Cell.sheet_id, Cell.row, Cell.column, Cell.formula, Cell.kind, Cell.number, Cell.text, Cell.formatted, Cell.style,
    Cell.is_spilled,
)  # fmt: skip
# Sizes and hidden rows below the last used cell are looked for this far.
_BELOW, _BESIDE = 1000, 60


def recall(db: Db, workbook_id: int) -> Readings:
    """Every cell of a workbook as the tables have it."""
    rows = db.execute(select(*_CELL).join(Sheet, Sheet.id == Cell.sheet_id).where(Sheet.workbook_id == workbook_id))
    return {(sheet % 1024, row, column): Reading(*reading) for sheet, row, column, *reading in rows}


def write(db: Db, workbook_id: int, engine: Engine, changes: Changes) -> None:
    """Bring the tables to where the engine is."""
    db.flush()
    sheets = {sheet_id(workbook_id, info.key): info for info in engine.sheets()}
    old_sheets = db.execute(select(Sheet.id).where(Sheet.workbook_id == workbook_id)).scalars().all()
    gone = [id for id in old_sheets if id not in sheets]
    for id in gone:
        for model in (Cell, CellLook, Row, Column, Merge):
            db.execute(delete(model).where(model.sheet_id == id))
    if gone:
        db.execute(delete(Sheet).where(Sheet.id.in_(gone)))
        db.expire_all()
    wanted = {
        id: {
            "workbook_id": workbook_id,
            "name": info.name,
            "position": position,
            "color": info.color,
            "is_hidden": info.hidden,
            "frozen_rows": info.frozen_rows,
            "frozen_columns": info.frozen_columns,
        }
        for position, (id, info) in enumerate(sheets.items(), start=1)
    }
    replace_rows(db, Sheet, Sheet.workbook_id == workbook_id, wanted)
    _write_cells(db, workbook_id, changes, set(sheets))
    if engine.layout_changed:
        for id, info in sheets.items():
            _write_layout(db, engine, id, info.key)
        _write_names(db, workbook_id, engine)
        engine.layout_changed = False


def _write_cells(db: Db, workbook_id: int, changes: Changes, sheets: set[int]) -> None:
    gone, there = [], []
    for (key, row, column), reading in changes.items():
        sheet = sheet_id(workbook_id, key)
        if sheet not in sheets:
            continue
        id = place_id(sheet, row, column)
        if reading is None:
            gone.append((id,))
        else:
            there.append((id, sheet, row, column, *reading))
    connection = db.connection()
    if gone:
        connection.exec_driver_sql("DELETE FROM sheet_cell WHERE id = ?", sorted(gone))
    if there:
        connection.exec_driver_sql(
            'INSERT INTO sheet_cell (id, sheet_id, "row", "column", formula, kind, number, text, formatted, style, '
            "is_spilled) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
            "formula = excluded.formula, "
            "kind = excluded.kind, number = excluded.number, text = excluded.text, formatted = excluded.formatted, "
            "style = excluded.style, is_spilled = excluded.is_spilled",
            sorted(there),
        )


def _write_layout(db: Db, engine: Engine, sheet: int, key: int) -> None:
    rows = db.execute(select(Row.number).where(Row.sheet_id == sheet)).scalars().all()
    columns = db.execute(select(Column.number).where(Column.sheet_id == sheet)).scalars().all()
    used = [(row, column) for cell_sheet, row, column in engine.known if cell_sheet == key]
    last_row = max([row for row, _ in used] + list(rows), default=0) + _BELOW
    last_column = max([column for _, column in used] + list(columns), default=0) + _BESIDE
    wanted_rows = {
        sheet << 20 | number - 1: {"sheet_id": sheet, "number": number, "size": size, "is_hidden": hidden}
        for number, size, hidden in own_rows(engine, key, last_row)
    }
    replace_rows(db, Row, Row.sheet_id == sheet, wanted_rows)
    wanted_columns = {
        sheet << 14 | number - 1: {
            "sheet_id": sheet, "number": number, "size": size, "is_hidden": hidden, "style": style,
        }
        for number, size, hidden, style in own_columns(engine, key, last_column)
    }  # fmt: skip
    replace_rows(db, Column, Column.sheet_id == sheet, wanted_columns)
    merges = {place_id(sheet, area.top, area.left): _merge(sheet, area) for area in engine.merges(key)}
    replace_rows(db, Merge, Merge.sheet_id == sheet, merges)


def own_rows(engine: Engine, key: int, last: int) -> list[tuple[int, int | None, bool]]:
    """The rows with a height of their own, or hidden: number, height, whether hidden."""
    found = ((n, engine.own_size(key, "row", n), engine.is_hidden(key, "row", n)) for n in range(1, last + 1))
    return [(number, size, hidden) for number, size, hidden in found if size is not None or hidden]


def own_columns(engine: Engine, key: int, last: int) -> list[tuple[int, int | None, bool, str | None]]:
    """The columns with a width or looks of their own, or hidden: number, width, whether hidden, style."""
    found = []
    for number in range(1, last + 1):
        size, hidden = engine.own_size(key, "column", number), engine.is_hidden(key, "column", number)
        style = engine.column_style(key, number)
        if size is not None or hidden or style is not None:
            found.append((number, size, hidden, style))
    return found


def _merge(sheet: int, area: Area) -> dict[str, Any]:
    return {"sheet_id": sheet, "row": area.top, "column": area.left, "height": area.height, "width": area.width}


def _write_names(db: Db, workbook_id: int, engine: Engine) -> None:
    names = engine.names()
    old = {row.name: row for row in db.query(DefinedName).filter_by(workbook_id=workbook_id)}
    for name, row in old.items():
        if name not in names:
            db.delete(row)
        elif row.refers_to != names[name]:
            row.refers_to = names[name]
    db.add_all(
        DefinedName(workbook_id=workbook_id, name=name, refers_to=names[name]) for name in names if name not in old
    )
    db.flush()


def replace_rows(db: Db, model: type[Base], condition: Any, wanted: dict[int, dict[str, Any]]) -> None:
    """Make the rows under `condition` those of `wanted`, by id, writing only what differs."""
    table = model.__table__
    assert isinstance(table, Table)
    old = {row["id"]: row for row in db.execute(select(table).where(condition)).mappings()}
    gone = [id for id in old if id not in wanted]
    if gone:
        db.execute(delete(model).where(table.c.id.in_(gone)))
    new = [{"id": id, **values} for id, values in wanted.items() if id not in old]
    if new:
        db.execute(insert(table), new)
    changed = False
    for id, values in wanted.items():
        if id in old and any(old[id][name] != value for name, value in values.items()):
            db.execute(update(table).where(table.c.id == id).values(**values))
            changed = True
    if gone or changed:
        for row in list(db.identity_map.values()):
            if isinstance(row, model):
                db.expire(row)
