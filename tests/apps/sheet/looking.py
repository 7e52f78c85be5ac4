"""How tests look at a sheet: what its cells show and hold, and whether mirror and engine agree."""

from __future__ import annotations

import hashlib

from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import mirror
from deskgym.apps.sheet.engine import Engine, Reading, parse_area
from deskgym.apps.sheet.models import Cell, Column, EngineState, Merge, Row, Sheet, place_id, sheet_id


def cell(db: Db, sheet: int, address: str) -> Cell | None:
    area = parse_area(address)
    return db.get(Cell, place_id(sheet, area.top, area.left), populate_existing=True)


def shown(db: Db, sheet: int, address: str) -> str:
    """What a cell shows."""
    found = cell(db, sheet, address)
    return found.formatted if found is not None else ""


def formula(db: Db, sheet: int, address: str) -> str | None:
    found = cell(db, sheet, address)
    return found.formula if found is not None else None


def column(db: Db, sheet: int, area: str) -> list[str]:
    """What the cells of an area show, in reading order."""
    place = parse_area(area)
    return [shown(db, sheet, f"{'ABCDEFGHIJ'[c - 1]}{r}") for r, c in place.cells()]


def digest(db: Db, workbook_id: int) -> str:
    """The exact bytes of the engine, shortened."""
    state = db.get_one(EngineState, workbook_id, populate_existing=True)
    return hashlib.sha256(state.data).hexdigest()


def rows(db: Db, workbook_id: int) -> list[tuple[object, ...]]:
    """Everything the mirror says of a workbook."""
    db.flush()
    ids = [sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=workbook_id).order_by(Sheet.id)]
    found: list[tuple[object, ...]] = []
    for model in (Cell, Row, Column, Merge):
        table = model.__table__
        found += [
            tuple(row) for row in db.execute(table.select().where(table.c.sheet_id.in_(ids)).order_by(table.c.id))
        ]
    sheets = Sheet.__table__.select().where(Sheet.workbook_id == workbook_id).order_by(Sheet.id)
    return found + [tuple(row) for row in db.execute(sheets)]


def check_mirror(db: Db, workbook_id: int) -> None:
    """Fail unless the tables say just what the engine's own bytes say, read from scratch."""
    state = db.get_one(EngineState, workbook_id, populate_existing=True)
    engine = Engine.load_compressed(state.data)
    fresh: dict[tuple[int, int, int], Reading] = {}
    for at, reading in engine.collect(evaluate=False).items():
        assert reading is not None
        fresh[at] = reading
    stored = mirror.recall(db, workbook_id)
    assert stored == fresh
    sheets = db.query(Sheet).filter_by(workbook_id=workbook_id).order_by(Sheet.position).populate_existing().all()
    assert [(sheet.id, sheet.name) for sheet in sheets] == [
        (sheet_id(workbook_id, info.key), info.name) for info in engine.sheets()
    ]
    for sheet in sheets:
        merges = db.query(Merge).filter_by(sheet_id=sheet.id).order_by(Merge.id).populate_existing().all()
        assert [(m.row, m.column, m.height, m.width) for m in merges] == [
            (area.top, area.left, area.height, area.width) for area in engine.merges(sheet.key)
        ]
