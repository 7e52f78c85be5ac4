"""The seeded workbooks: as many as promised, the same every time, right by their own formulas and by the CRM."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.crm.models import PricebookEntry, Product
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.models import Cell, EngineState, Sheet, Workbook
from deskgym.seeds.world import World


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World.build(3)
    yield world
    world.close()


@pytest.fixture
def db(world: World) -> Iterator[Db]:
    with Db(world.engine) as db:
        yield db


def test_there_are_as_many_as_an_office_keeps(db: Db) -> None:
    counts = db.query(Workbook).count(), db.query(Sheet).count() >= 60, 15_000 <= db.query(Cell).count() <= 25_000
    assert counts == (25, True, True)


def test_no_formula_ends_in_an_error(db: Db) -> None:
    assert db.query(Cell).filter_by(kind="error").all() == []


def test_the_mirror_says_what_the_engine_says(db: Db) -> None:
    for workbook in db.query(Workbook).filter(Workbook.id <= 6):
        engine = Engine.load_compressed(db.get_one(EngineState, workbook.id).data)
        found = engine.collect(evaluate=False)
        sheets = [sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=workbook.id)]
        cells = db.query(Cell).filter(Cell.sheet_id.in_(sheets)).all()
        assert len(cells) == len(found)
        for cell in cells:
            reading = found[cell.sheet_id % 1024, cell.row, cell.column]
            assert reading is not None
            assert (reading.formula, reading.number, reading.text, reading.formatted) == (
                cell.formula, cell.number, cell.text, cell.formatted,
            )  # fmt: skip


def test_the_price_list_agrees_with_the_crm(db: Db) -> None:
    sheet = db.query(Sheet).filter_by(name="Price list").one().id
    cells = {(cell.row, cell.column): cell for cell in db.query(Cell).filter_by(sheet_id=sheet)}
    listed = db.query(Product.sku, PricebookEntry.unit_price).join(PricebookEntry).filter_by(pricebook_id=1)
    prices = {row[0]: row[1] for row in listed}
    skus = [row for row, column in cells if column == 1 and row > 1]
    assert len(skus) > 50
    for row in skus:
        assert round((cells[row, 4].number or 0) * 100) == prices[cells[row, 1].text or ""]
