"""Keys in the dialogs of the editor: Enter does what the dialog is for, not what its first button says."""

from __future__ import annotations

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import DefinedName, FilterCriterion, WorkbookPermission
from playwright.sync_api import Route, expect

from .cast import Cast
from .conftest import Visit
from .looking import column, shown


def test_enter_finds_and_replaces_nothing(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="Find and replace").click()
    dialog = page.get_by_role("dialog", name="Find and replace")
    dialog.get_by_role("textbox", name="Find").fill("West")
    dialog.get_by_role("textbox", name="Find").press("Enter")
    expect(dialog).to_contain_text("1 of 1: A3")
    with database.session() as db:
        assert column(db, cast.sales, "A2:A5") == ["East", "West", "East", "North"]


def test_the_grid_stays_in_use_while_texts_are_found_and_replaced(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit()
    page.keyboard.press("Control+h")
    bar = page.get_by_role("dialog", name="Find and replace")
    bar.get_by_role("textbox", name="Find").fill("East")
    bar.get_by_role("textbox", name="Replace with").fill("South")
    page.keyboard.press("Enter")
    expect(bar).to_contain_text("1 of 2: A2")
    page.keyboard.press("Enter")
    expect(bar).to_contain_text("2 of 2: A4")
    page.keyboard.press("Shift+Enter")
    expect(bar).to_contain_text("1 of 2: A2")
    place, grid = bar.bounding_box(), page.get_by_role("grid", name="Cells").bounding_box()
    assert place is not None
    assert grid is not None
    assert place["height"] < 90
    assert place["y"] + place["height"] <= grid["y"]
    bar.get_by_role("button", name="Replace", exact=True).click()
    expect(bar).to_contain_text("1 of 1: A4")
    page.get_by_role("gridcell", name="B2", exact=True).click()
    page.keyboard.type("Mar")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="B2", exact=True)).to_have_text("Mar")
    bar.get_by_role("button", name="Replace all").click()
    expect(bar).to_contain_text("Replaced")
    bar.get_by_role("textbox", name="Find").fill("Nowhere")
    page.keyboard.press("Enter")
    expect(bar).to_contain_text("Nothing matches “Nowhere”.")
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(page.get_by_role("textbox", name="Cell B3")).to_be_focused()
    with database.session() as db:
        assert column(db, cast.sales, "A2:B3") == ["South", "Mar", "West", "Jan"]
        assert column(db, cast.sales, "A4") == ["South"]


def test_enter_applies_a_filter(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="Filter Region").click()
    dialog = page.get_by_role("dialog", name="Filter Region")
    dialog.get_by_role("combobox", name="Condition").click()
    dialog.get_by_role("option", name="Equals", exact=True).click()
    dialog.get_by_role("textbox", name="Compare with").fill("East")
    dialog.get_by_role("textbox", name="Compare with").press("Enter")
    expect(dialog).to_be_hidden()
    with database.session() as after:
        assert [criterion.operand for criterion in after.query(FilterCriterion)] == ["East"]


def test_enter_adds_a_name_and_deletes_none(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.define_name(db, cast.sales, "Units", "C2:C5")
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="Insert", exact=True).click()
    page.get_by_role("menuitem", name="Named ranges…").click()
    dialog = page.get_by_role("dialog", name="Named ranges")
    dialog.get_by_role("textbox", name="New name").fill("Regions")
    dialog.get_by_role("textbox", name="New name").press("Enter")
    expect(dialog).to_be_hidden()
    with database.session() as after:
        assert {name.name for name in after.query(DefinedName)} == {"Units", "Regions"}


def test_enter_takes_no_permission_away(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("link", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    person = dialog.get_by_role("combobox", name="Add a person")
    person.fill("Nina")
    dialog.get_by_role("option", name="Nina Holt").click()
    person.press("Enter")
    expect(page.get_by_text("Nina Holt is now viewer.")).to_be_visible()
    with database.session() as after:
        assert {p.person_id for p in after.query(WorkbookPermission)} == {cast.eddie, cast.cora, cast.vic, cast.nina}


def test_while_a_dialog_is_sent_none_of_its_buttons_can_be_pressed(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("link", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("combobox", name="Add a person").fill("Nina")
    dialog.get_by_role("option", name="Nina Holt").click()
    held: list[Route] = []
    page.route("**/share*", lambda route: held.append(route))
    dialog.get_by_role("button", name="Share", exact=True).click()
    expect(dialog.get_by_role("button", name="Share", exact=True)).to_be_disabled()
    expect(dialog.get_by_role("button", name="Remove Eddie").first).to_be_disabled()
    held[0].continue_()
    expect(page.get_by_text("Nina Holt is now viewer.")).to_be_visible()
    assert len(held) == 1


def test_the_tabs_of_the_sheets_stay_when_one_is_chosen(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    tabs = page.get_by_role("tablist", name="Sheets").get_by_role("tab")
    expect(tabs.first).to_be_visible()
    before = tabs.element_handles()
    assert len(before) > 1
    tabs.last.click()
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    assert all(tab.evaluate("tab => tab.isConnected") for tab in before)


def test_the_grid_stays_in_sight_while_a_cell_of_a_hidden_row_is_edited(
    visit: Visit, database: Database, cast: Cast
) -> None:
    with database.session(cast.olga) as db:
        actions.hide_lines(db, cast.sales, "row", 3, 1)
    page = visit(f"/workbooks/{cast.workbook}")
    page.locator("body[data-ready]").wait_for()
    page.get_by_role("textbox", name="Name box").fill("B3")
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name="Formula bar").fill("Unseen")
    beside = page.locator("#grid-scroll > .cell-editor")
    expect(beside).to_have_css("opacity", "0")
    # The selection moves on at once; nothing in sight says when what was typed has been taken down.
    with page.expect_response("**/operations"):
        page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("B4")
    with database.session() as after:
        assert shown(after, cast.sales, "B3") == "Unseen"
