"""The data menu as people use it: dialogs, groups, links, moved lines, statistics."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Banding, CellLink
from playwright.sync_api import Browser, Page, expect

from ...support.browsing import browsing
from ...support.serving import serving
from .cast import Cast
from .looking import column

Open = Callable[[int], Page]
PEOPLE = (
    ("Name", "E-mail"),
    ("Ann  Finch", "ann@x.example"),
    ("Bo Holt", "bo@x.example"),
    ("ANN FINCH", "Ann@x.example"),
)


@pytest.fixture
def visit(browser: Browser, database: Database, cast: Cast, db: Db) -> Iterator[Open]:
    """`visit(sheet)` is Olga's editor; faults in its scripts fail the test."""
    cells = {(r + 9, c): text for r, line in enumerate(PEOPLE, 1) for c, text in enumerate(line, 1)}
    actions.set_cells(db, cast.summary, cells)
    db.commit()
    with (
        serving(Office(database, apps=[get_app("sheet")])) as port,
        browsing(browser, database, f"http://sheet.localhost:{port}", "sheet", cast.olga) as context,
    ):

        def open_page(sheet: int) -> Page:
            page = context.new_page()
            page.goto(f"/workbooks/{cast.workbook}?sheet={sheet}")
            return page

        yield open_page


def menu(page: Page, name: str, item: str) -> None:
    page.get_by_role("navigation", name="Menus").get_by_role("button", name=name, exact=True).click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def go(page: Page, area: str) -> None:
    page.get_by_role("textbox", name="Name box").fill(area)
    page.get_by_role("textbox", name="Name box").press("Enter")


def now(database: Database, sheet: int, area: str) -> list[str]:
    with database.session() as db:
        return column(db, sheet, area)


def test_duplicates_are_removed_by_the_columns_chosen(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.summary)
    go(page, "B11")
    menu(page, "Data", "Remove duplicates…")
    dialog = page.get_by_role("dialog", name="Remove duplicates")
    expect(dialog.get_by_role("textbox", name="Range")).to_have_value("A10:B13")
    expect(dialog.get_by_role("checkbox", name="Data has a header row")).to_be_checked()
    dialog.get_by_role("button", name="Clear all").click()
    dialog.get_by_role("button", name="Remove duplicates").click()
    expect(dialog.get_by_role("alert")).to_have_text("Choose at least one column to compare.")
    dialog.get_by_role("checkbox", name="Data has a header row").uncheck()
    expect(dialog.get_by_role("checkbox", name="Column B")).not_to_be_checked()
    dialog.get_by_role("checkbox", name="Data has a header row").check()
    dialog.get_by_role("checkbox", name="B · E-mail").check()
    dialog.get_by_role("button", name="Remove duplicates").click()
    expect(page.get_by_role("status").filter(has_text="1 duplicate row removed; 2 unique rows remain.")).to_be_visible()
    assert now(database, cast.summary, "A10:A13") == ["Name", "Ann  Finch", "Bo Holt", ""]


def test_texts_are_trimmed_and_split_after_a_question(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.summary)
    go(page, "A11:A13")
    menu(page, "Data", "Trim whitespace")
    expect(page.get_by_text("Trimmed: 1 cell changed.")).to_be_visible()
    menu(page, "Data", "Split text to columns…")
    dialog = page.get_by_role("dialog", name="Split A11:A13 to columns")
    dialog.get_by_role("combobox", name="Separator").click()
    dialog.get_by_role("option", name="Custom").click()
    dialog.get_by_role("textbox", name="Custom separator").fill(" ")
    dialog.get_by_role("button", name="Split", exact=True).click()
    question = page.get_by_role("dialog", name="Overwrite cells?")
    expect(question).to_contain_text("3 filled cells to the right would be overwritten, the first at B11.")
    question.get_by_role("button", name="Split anyway").click()
    expect(page.get_by_role("gridcell", name="B13")).to_have_text("FINCH")
    assert now(database, cast.summary, "A11:B11") == ["Ann", "Finch"]


def test_a_series_is_filled(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.sales)
    go(page, "C2:C5")
    menu(page, "Edit", "Fill series…")
    dialog = page.get_by_role("dialog", name="Fill series in C2:C5")
    dialog.get_by_role("textbox", name="Step value").fill("five")
    dialog.get_by_role("button", name="Fill", exact=True).click()
    expect(dialog).to_contain_text("Type a number")
    dialog.get_by_role("textbox", name="Step value").fill("5")
    dialog.get_by_role("button", name="Fill", exact=True).click()
    expect(page.get_by_role("gridcell", name="C5")).to_have_text("27")


def test_groups_are_made_and_folded_by_keys_and_by_their_button(visit: Open, cast: Cast) -> None:
    page = visit(cast.sales)
    go(page, "A3:A4")
    page.keyboard.press("Alt+Shift+ArrowRight")
    group = page.get_by_role("button", name="Group of rows 3 to 4")
    expect(group).to_have_attribute("aria-expanded", "true")
    group.click()
    expect(group).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("gridcell", name="A3")).to_have_count(0)
    page.keyboard.press("Alt+Shift+ArrowDown")
    expect(page.get_by_role("gridcell", name="A3")).to_be_visible()
    page.keyboard.press("Alt+Shift+ArrowLeft")
    expect(group).to_have_count(0)
    go(page, "A1:B1")
    menu(page, "View", "Group columns")
    expect(page.get_by_role("columnheader", name="Select all").get_by_role("button")).to_have_accessible_name(
        "Group of columns A to B"
    )
    menu(page, "View", "Collapse all groups")
    expect(page.get_by_role("gridcell", name="A1")).to_have_count(0)


def test_lines_are_moved_by_menu_and_by_dragging_their_header(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.sales)
    go(page, "A3")
    menu(page, "Edit", "Move row up")
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("A2")
    header = page.get_by_role("columnheader", name="B", exact=True)
    header.click()
    start, end = header.bounding_box(), page.get_by_role("columnheader", name="D", exact=True).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 40, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + 60, end["y"] + 10, steps=3)
    expect(page.locator(".drop-line")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_role("gridcell", name="D1", exact=True)).to_have_text("Month")
    assert now(database, cast.sales, "A1:E2") == [
        "Region", "Units", "Price", "Month", "Amount", "West", "7", "$4.50", "Jan", "$31.50",
    ]  # fmt: skip


def test_a_link_is_put_on_followed_and_taken_off(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.summary)
    go(page, "A1")
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog", name="Insert link on A1")
    dialog.get_by_role("combobox", name="Link to").click()
    dialog.get_by_role("option", name="Place in this workbook").click()
    dialog.get_by_role("combobox", name="Sheet").click()
    dialog.get_by_role("option", name="Sales").click()
    dialog.get_by_role("textbox", name="Range").fill("E2:E5")
    dialog.get_by_role("button", name="Apply").click()
    link = page.get_by_role("gridcell", name="A1", exact=True).get_by_role("link")
    expect(link).to_have_text("Total")
    link.click()
    page.get_by_role("dialog", name="Link").get_by_role("button", name="Go to Sales!E2:E5").click()
    expect(page.get_by_role("tab", name="Sales")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("E2:E5")
    page.get_by_role("tab", name="Summary").click()
    expect(page.get_by_role("tab", name="Summary")).to_have_attribute("aria-selected", "true")
    go(page, "A1")
    page.keyboard.press("Alt+Enter")
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("E2:E5")
    page.get_by_role("tab", name="Summary").click()
    link.click()
    page.get_by_role("button", name="Remove link from A1").click()
    expect(link).to_have_count(0)
    with database.session() as db:
        assert db.query(CellLink).count() == 0


def test_what_leads_out_of_the_office_is_told_and_not_opened(visit: Open, db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 1, url="www.example.com")
    actions.set_cells(db, cast.summary, {(3, 1): '=HYPERLINK("#Sales!C2","Units")', (4, 1): "http://crm.deskgym.test/"})
    actions.set_link(db, cast.summary, 4, 1, url="http://crm.deskgym.test/accounts")
    db.commit()
    page = visit(cast.summary)
    page.get_by_role("gridcell", name="A1", exact=True).click()
    card = page.get_by_role("dialog", name="Link")
    expect(card).to_contain_text("https://www.example.com")
    expect(card).to_contain_text("outside the office network")
    expect(card.get_by_role("link")).to_have_count(0)
    page.get_by_role("gridcell", name="A4", exact=True).click()
    expect(card.get_by_role("link", name="Open link")).to_have_attribute(
        "href", re.compile(r"//crm\.localhost.*/accounts$")
    )
    page.get_by_role("gridcell", name="A3", exact=True).click()
    card.get_by_role("button", name="Go to Sales!C2").click()
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("C2")


def test_rows_are_colored_in_turn(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.sales)
    go(page, "B3")
    menu(page, "Format", "Alternating colors…")
    panel = page.get_by_role("complementary", name="Alternating colors")
    expect(panel.get_by_role("textbox", name="Apply to range")).to_have_value("A1:E5")
    panel.get_by_role("radiogroup", name="Style").get_by_role("radio", name="Green").check()
    panel.get_by_role("button", name="Save").click()
    expect(panel).to_contain_text("White and pale green")
    expect(page.get_by_role("gridcell", name="B1")).to_have_css("background-color", "rgb(134, 239, 172)")
    expect(page.get_by_role("gridcell", name="B3")).to_have_css("background-color", "rgb(240, 253, 244)")
    with database.session() as db:
        assert db.query(Banding).one().header == "#86EFAC"


def test_statistics_follow_the_column(visit: Open, cast: Cast) -> None:
    page = visit(cast.sales)
    go(page, "C3")
    menu(page, "Data", "Column statistics")
    panel = page.get_by_role("complementary", name="Column statistics")
    expect(panel).to_contain_text("C · Units")
    expect(panel.get_by_role("definition").nth(5)).to_have_text("42")
    expect(panel.get_by_role("definition").nth(7)).to_have_text("9.5")
    panel.get_by_role("button", name="Previous column").click()
    expect(panel).to_contain_text("B · Month")
    expect(panel.get_by_role("table", name="Most frequent values").get_by_role("row")).to_have_text(
        ["ValueCount", "Feb2", "Jan2"]
    )
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
