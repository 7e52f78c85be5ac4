"""IMPORTRANGE: cells of another workbook, once somebody who may see it has allowed that."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from deskgym.apps.sheet import actions, importing
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Cell, Connection, Sheet, Workbook, place_id
from playwright.sync_api import expect

from ..conftest import As
from .cast import Cast
from .conftest import Visit
from .looking import shown

Value = float | str | None


def sheet_of(db: Db, workbook: Workbook) -> int:
    return db.query(Sheet).filter_by(workbook_id=workbook.id).order_by(Sheet.position).first().id  # type: ignore[union-attr]


def value(db: Db, sheet: int, row: int = 1, column: int = 1) -> Value:
    cell = db.get(Cell, place_id(sheet, row, column), populate_existing=True)
    return None if cell is None else cell.number if cell.kind == "number" else cell.text


@pytest.fixture
def board(db: Db, cast: Cast) -> Workbook:
    """Olga's second workbook, which asks for the first one's table from its cell A1 on."""
    board = actions.create_workbook(db, title="Board")
    ask(db, board, f'=IMPORTRANGE("{cast.workbook}","Sales!A1:E5")')
    return board


def ask(db: Db, workbook: Workbook, formula: str, row: int = 1, column: int = 1) -> None:
    actions.set_cells(db, sheet_of(db, workbook), {(row, column): formula})


def test_nothing_is_shown_until_it_is_allowed(db: Db, cast: Cast, board: Workbook) -> None:
    sheet = sheet_of(db, board)
    assert value(db, sheet) == "#REF!"
    assert [source.id for source in importing.unconnected(db, board.id)] == [cast.workbook]
    actions.connect(db, board.id, cast.workbook)
    cell = db.get_one(Cell, place_id(sheet, 1, 1), populate_existing=True)
    assert cell.formula == f'=IMPORTRANGE("{cast.workbook}","Sales!A1:E5")'
    assert [value(db, sheet, 2, column) for column in range(1, 6)] == ["East", "Jan", 12.0, 4.5, 54.0]
    assert importing.unconnected(db, board.id) == []


def test_what_is_empty_there_counts_as_empty_here(db: Db, cast: Cast, board: Workbook) -> None:
    actions.connect(db, board.id, cast.workbook)
    taken = f'IMPORTRANGE("{cast.workbook}","Sales!H40:H41")'
    formulas = (f"={taken}+1", f"=ISBLANK({taken})", f"=SUMPRODUCT(({taken}=0)*{taken})", f"={taken}")
    for number, formula in enumerate(formulas):
        ask(db, board, formula, row=20 + 3 * number)
    assert [value(db, sheet_of(db, board), 20 + 3 * row) for row in range(4)] == [1.0, "TRUE", 0.0, ""]


def test_cells_follow_their_source_by_way_of_others(db: Db, cast: Cast, board: Workbook) -> None:
    actions.connect(db, board.id, cast.workbook)
    third = actions.create_workbook(db, title="Third")
    ask(db, third, f'=SUM(IMPORTRANGE("http://sheet.localhost:1/workbooks/{board.id}?sheet=9","E:E"))')
    actions.connect(db, third.id, board.id)
    before = value(db, sheet_of(db, third))
    actions.set_cells(db, cast.sales, {(2, 3): "112"})
    assert value(db, sheet_of(db, board), 2, 3) == 112.0
    assert value(db, sheet_of(db, third)) == before + 450  # type: ignore[operator]
    actions.undo(db, cast.workbook)
    assert value(db, sheet_of(db, third)) == before


def test_undoing_brings_back_what_the_source_holds_now(db: Db, cast: Cast, board: Workbook) -> None:
    actions.connect(db, board.id, cast.workbook)
    sheet = sheet_of(db, board)
    actions.clear_cells(db, sheet, [parse_area("A1")])
    assert value(db, sheet, 2, 3) is None
    assert importing.sources(db, board.id) == []
    actions.set_cells(db, cast.sales, {(2, 3): "13"})
    actions.undo(db, board.id)
    assert value(db, sheet, 2, 3) == 13.0
    actions.redo(db, board.id)
    assert (value(db, sheet, 2, 3), importing.sources(db, board.id)) == (None, [])


@pytest.mark.parametrize(
    ("place", "shows"),
    [
        ("Sales!A2", "East"),
        ("'Sales'!A3", "West"),
        ("sales!C2:C2", 12.0),
        ("C4", 20.0),
        ("Summary!B:B", 54.0 + 31.5 + 85.0 + 15.0),
        ("Gone!A1", "#REF!"),
        ("Sales!", "#REF!"),
        ("Sales!A1+1", "#REF!"),
        ("Sales!A1:ZZ50000", "#REF!"),
    ],
)
def test_a_place_is_named_as_in_formulas(db: Db, cast: Cast, board: Workbook, place: str, shows: Value) -> None:
    actions.connect(db, board.id, cast.workbook)
    ask(db, board, f'=IMPORTRANGE("{cast.workbook}","{place}")', row=20)
    assert value(db, sheet_of(db, board), 20) == shows


@pytest.mark.parametrize("book", ["999", "Quarter", "", "http://sheet.localhost/files"])
def test_what_is_no_workbook_is_an_error(db: Db, board: Workbook, book: str) -> None:
    ask(db, board, f'=IMPORTRANGE("{book}","A1")', row=20)
    assert value(db, sheet_of(db, board), 20) == "#REF!"


def test_workbooks_that_ask_for_each_other_show_an_error(db: Db, cast: Cast, board: Workbook) -> None:
    actions.connect(db, board.id, cast.workbook)
    actions.set_cells(db, cast.summary, {(9, 1): f'=IMPORTRANGE("{board.id}","A1")'})
    actions.connect(db, cast.workbook, board.id)
    assert value(db, cast.summary, 9) == "#REF!"
    assert value(db, sheet_of(db, board)) == "#REF!"
    actions.set_cells(db, cast.summary, {(9, 1): ""})
    assert value(db, sheet_of(db, board)) == "Region"
    ask(db, board, f'=IMPORTRANGE("{board.id}","B1")', row=20)
    assert value(db, sheet_of(db, board), 20) == "#REF!"


def test_who_may_not_see_a_workbook_cannot_allow_it(seat: As, db: Db, cast: Cast) -> None:
    nina = seat(cast.nina)
    own = actions.create_workbook(nina, title="Nina's")
    ask(nina, own, f'=IMPORTRANGE("{cast.workbook}","Sales!A1")')
    with pytest.raises(NotFound):
        actions.connect(nina, own.id, cast.workbook)
    assert value(nina, sheet_of(nina, own)) == "#REF!"


def test_only_what_is_asked_for_can_be_allowed_and_only_once(db: Db, seat: As, cast: Cast, board: Workbook) -> None:
    other = actions.create_workbook(db, title="Other")
    with pytest.raises(Invalid):
        actions.connect(db, board.id, other.id)
    actions.connect(db, board.id, cast.workbook)
    with pytest.raises(Blocked):
        actions.connect(db, board.id, cast.workbook)
    actions.share_workbook(db, board.id, cast.vic, "viewer")
    with pytest.raises(Forbidden):
        actions.connect(seat(cast.vic), board.id, cast.workbook)


def test_a_connection_ends_with_the_sight_of_who_allowed_it(seat: As, db: Db, cast: Cast) -> None:
    vic = seat(cast.vic)
    own = actions.create_workbook(vic, title="Vic's")
    ask(vic, own, f'=IMPORTRANGE("{cast.workbook}","Sales!A2")')
    actions.connect(vic, own.id, cast.workbook)
    assert value(vic, sheet_of(vic, own)) == "East"
    olga = seat(cast.olga)
    actions.unshare_workbook(olga, cast.workbook, cast.vic)
    assert value(olga, sheet_of(olga, own)) == "#REF!"
    actions.set_company_access(olga, cast.workbook, "viewer")
    assert value(olga, sheet_of(olga, own)) == "East"
    actions.trash_workbook(olga, cast.workbook)
    assert value(olga, sheet_of(olga, own)) == "#REF!"
    actions.restore_workbook(olga, cast.workbook)
    actions.disconnect(olga, cast.workbook, own.id)
    assert value(olga, sheet_of(olga, own)) == "#REF!"
    with pytest.raises(Blocked):
        actions.disconnect(olga, cast.workbook, own.id)


def test_a_deleted_source_leaves_an_error(db: Db, cast: Cast, board: Workbook) -> None:
    actions.connect(db, board.id, cast.workbook)
    actions.trash_workbook(db, cast.workbook)
    actions.delete_workbook(db, cast.workbook)
    assert value(db, sheet_of(db, board)) == "#REF!"
    assert db.query(Connection).count() == 0


def test_a_copy_asks_anew(db: Db, cast: Cast, board: Workbook) -> None:
    actions.connect(db, board.id, cast.workbook)
    copy = actions.copy_workbook(db, board.id)
    assert value(db, sheet_of(db, copy)) == "#REF!"
    assert [source.id for source in importing.unconnected(db, copy.id)] == [cast.workbook]


def test_access_is_allowed_in_the_editor_and_taken_away_where_it_is_shared(
    visit: Visit, db: Db, cast: Cast, board: Workbook, database: Database
) -> None:
    id = board.id
    db.commit()
    page = visit(f"/workbooks/{id}")
    bar = page.get_by_role("region", name="Connections to other workbooks")
    expect(bar).to_contain_text("To show cells of Quarter")
    bar.get_by_role("button", name="Allow access to Quarter").click()
    expect(bar).to_be_hidden()
    expect(page.get_by_role("gridcell", name="A2", exact=True)).to_have_text("East")
    source = visit(f"/workbooks/{cast.workbook}")
    source.get_by_role("link", name="Share").or_(source.get_by_role("button", name="Share")).first.click()
    dialog = source.get_by_role("dialog")
    dialog.get_by_role("button", name="Disconnect Board").click()
    expect(source.get_by_role("status").filter(has_text="no longer connected")).to_be_visible()
    page.reload()
    expect(bar.get_by_role("button", name="Allow access to Quarter")).to_be_visible()
    with database.session() as session:
        assert session.query(Connection).count() == 0


def test_a_workbook_out_of_sight_is_not_named(visit: Visit, db: Db, seat: As, cast: Cast) -> None:
    nina = seat(cast.nina)
    own = actions.create_workbook(nina, title="Nina's")
    ask(nina, own, f'=IMPORTRANGE("{cast.workbook}","Sales!A1")')
    id = own.id
    nina.commit()
    bar = visit(f"/workbooks/{id}", cast.nina).get_by_role("region", name="Connections to other workbooks")
    expect(bar).to_contain_text("not shared with you")
    expect(bar.get_by_role("button")).to_have_count(0)


def test_a_source_is_named_by_its_title_where_one_alone_has_it(db: Db, cast: Cast) -> None:
    book = actions.create_workbook(db, title="Named")
    sheet = db.query(Sheet).filter_by(workbook_id=book.id).one().id
    actions.set_cells(db, sheet, {(1, 1): '=IMPORTRANGE("Quarter","Sales!C2")'})
    actions.connect(db, book.id, cast.workbook)
    assert shown(db, sheet, "A1") == "12"
    actions.create_workbook(db, title="Quarter")
    actions.set_cells(db, sheet, {(2, 1): '=IMPORTRANGE("Quarter","Sales!C3")'})
    assert shown(db, sheet, "A2") == "7"
    other = actions.create_workbook(db, title="Another")
    sheet = db.query(Sheet).filter_by(workbook_id=other.id).one().id
    actions.set_cells(db, sheet, {(1, 1): '=IMPORTRANGE("Quarter","Sales!C2")'})
    assert shown(db, sheet, "A1") == "#REF!"
