"""The seeded workbooks: as many as promised, the same every time, right by their own formulas and by the CRM."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from deskgym.apps.crm.models import PricebookEntry, Product
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.entry import EPOCH
from deskgym.apps.sheet.models import Cell, Column, Comment, EngineState, Row, Sheet, Workbook
from deskgym.apps.store.models import InventoryLevel, Location, StoreProduct, Variant
from deskgym.seeds.world import World
from sqlalchemy import func


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
    assert (db.query(Workbook).count(), db.query(Sheet).count()) == (38, 118)
    assert 46_000 <= db.query(Cell).count() <= 52_000
    assert 6_000 <= db.query(Cell).filter(Cell.formula.is_not(None)).count() <= 9_500
    assert 85 <= db.query(Comment).count() <= 105


def test_the_largest_sheet_has_fifteen_hundred_rows_of_twenty_columns(db: Db) -> None:
    sheet = db.query(Sheet).filter_by(name="Lines").one().id
    rows, columns = db.query(func.max(Cell.row), func.max(Cell.column)).filter_by(sheet_id=sheet).one()
    assert (rows, columns) == (1500, 20)


def test_whoever_comments_may_and_no_thread_says_what_another_says(db: Db) -> None:
    for sheet in db.query(Sheet):
        comments = db.query(Comment).filter_by(sheet_id=sheet.id).all()
        assert len({comment.body for comment in comments}) == len(comments)
        book = sheet.workbook
        levels = {permission.person_id: permission.level for permission in book.permissions} | {book.owner_id: "owner"}
        for comment in comments:
            assert levels.get(comment.author_id, book.company_access) in ("commenter", "editor", "owner")
            assert comment.created_at <= db.now


def test_what_the_warehouse_counts_and_reorders_is_what_the_store_has(db: Db) -> None:
    def column(book: str, page: str, number: int) -> dict[str, float]:
        """A column by the SKU beside it."""
        sheet = db.query(Sheet).join(Workbook).filter(Workbook.title == book, Sheet.name == page).one().id
        cells = {(cell.row, cell.column): cell for cell in db.query(Cell).filter_by(sheet_id=sheet)}
        skus = {row: cell.text or "" for (row, at), cell in cells.items() if at == 1 and row > 1}
        return {sku: cells[row, number].number or 0 for row, sku in skus.items()}

    there: dict[str, int] = {}
    main: dict[str, int] = {}
    levels = db.query(StoreProduct.sku, Location.position, InventoryLevel.on_hand).select_from(InventoryLevel)
    for sku, position, count in levels.join(Variant).join(StoreProduct).join(Location):
        there[sku] = there.get(sku, 0) + count
        main[sku] = main.get(sku, 0) + (count if position == 1 else 0)
    plan, hall_a, hall_b = column("Reorder plan", "Plan", 3), *(column("Stock count", f"Hall {x}", 3) for x in "AB")
    assert plan == {sku: there.get(sku, 0) for sku in plan}
    assert len(hall_a) == 45
    assert {sku: count + hall_b.get(sku, 0) for sku, count in hall_a.items()} == {s: main.get(s, 0) for s in hall_a}


def cells_of(db: Db, title: str, name: str) -> dict[tuple[int, int], Cell]:
    """A sheet by row and column, without its headings."""
    sheet = db.query(Sheet).join(Workbook).filter(Workbook.title.startswith(title), Sheet.name == name).one().id
    return {(cell.row, cell.column): cell for cell in db.query(Cell).filter_by(sheet_id=sheet) if cell.row > 1}


def test_the_ledger_of_receivables_bills_what_the_lines_bill(db: Db) -> None:
    lines, ledger, bank = (
        cells_of(db, *place)
        for place in (("Invoice lines", "Lines"), ("Receivables", "Ledger"), ("Receivables", "Bank"))
    )
    billed: dict[str, float] = {}
    for (row, column), cell in lines.items():
        if column == 7:
            number = lines[row, 1].text or ""
            billed[number] = billed.get(number, 0) + (cell.number or 0)
    amounts = {cell.text or "": ledger[row, 6].number or 0 for (row, column), cell in ledger.items() if column == 1}
    assert len(amounts) == 48
    # One line of a year has a mistyped price.
    assert sum(round(billed[number], 2) != amount for number, amount in amounts.items()) <= 1
    references = {cell.text for (_, column), cell in bank.items() if column == 3}
    assert references - {"FEE"} < set(amounts)


def test_bills_that_the_payables_show_as_paid_are_among_the_payments(db: Db) -> None:
    bills, payments = cells_of(db, "Payables", "Bills"), cells_of(db, "Outgoing payments", "Payments")
    paid = {
        (bills[row, 1].text, bills[row, 6].number) for (row, column), day in bills.items() if column == 7 and day.number
    }
    booked = {(payments[row, 3].text, payments[row, 4].number) for row, column in payments if column == 3}
    assert len(paid) > 8
    assert paid <= booked


def test_what_the_season_order_has_on_hand_is_what_the_reorder_plan_has(db: Db) -> None:
    articles, plan = cells_of(db, "Season order", "Articles"), cells_of(db, "Reorder plan", "Plan")
    planned = {plan[row, 1].text: (plan[row, 3].number, plan[row, 4].number) for row, column in plan if column == 1}
    seasons = {
        articles[row, 1].text: (articles[row, 4].number, articles[row, 5].number)
        for row, column in articles
        if column == 1
    }
    both = planned.keys() & seasons.keys()
    assert both
    assert all(planned[sku] == seasons[sku] for sku in both)


def test_leave_is_that_of_the_staff_and_ends_after_it_begins(db: Db) -> None:
    balances, staff = cells_of(db, "Leave", "Balances"), cells_of(db, "Headcount", "Staff")
    names = {staff[row, 1].text for row, column in staff if column == 1}
    assert {balances[row, 1].text for row, column in balances if column == 1} <= names
    requests = cells_of(db, "Leave", "Requests")
    spans: dict[str, list[tuple[float, float]]] = {}
    for row, column in requests:
        if column == 1:
            span = requests[row, 2].number or 0, requests[row, 3].number or 0
            spans.setdefault(requests[row, 1].text or "", []).append(span)
    assert all(first <= last for times in spans.values() for first, last in times)


def test_a_commission_is_of_deals_of_its_quarter(db: Db) -> None:
    title = db.query(Workbook).filter(Workbook.title.startswith("Commission Q")).one().title
    quarter, year = int(title[-6]), int(title[-4:])
    closed = [
        date.fromordinal(int(cell.number or 0) + EPOCH)
        for (_, column), cell in cells_of(db, "Commission Q", "Deals").items()
        if column == 7
    ]
    assert {(day.year, (day.month + 2) // 3) for day in closed} == {(year, quarter)}


def test_the_newest_price_of_the_history_is_the_one_on_the_list(db: Db) -> None:
    history, listed = cells_of(db, "Price list", "History"), cells_of(db, "Price list", "Price list")
    newest: dict[str, tuple[float, float]] = {}
    for (row, column), cell in history.items():
        if column == 1:
            since, price = history[row, 2].number or 0, history[row, 3].number or 0
            newest[cell.text or ""] = max(newest.get(cell.text or "", (0, 0)), (since, price))
    prices = {cell.text or "": listed[row, 4].number for (row, column), cell in listed.items() if column == 1}
    assert len(newest) > 50
    assert all(price == prices[sku] for sku, (_, price) in newest.items())


def test_what_is_out_of_sight_is_so_in_the_engine(db: Db) -> None:
    hidden = [*db.query(Row).filter_by(is_hidden=True), *db.query(Column).filter_by(is_hidden=True)]
    assert len(hidden) == 8
    for line in hidden:
        engine = Engine.load_compressed(db.get_one(EngineState, line.sheet_id // 1024).data)
        assert engine.is_hidden(line.sheet_id % 1024, "row" if isinstance(line, Row) else "column", line.number)


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
