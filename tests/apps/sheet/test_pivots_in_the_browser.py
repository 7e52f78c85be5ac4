"""Pivot tables as people make and change them: by dialog, panel, drag and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Field
from deskgym.apps.sheet.models import Pivot, PivotField, Sheet
from playwright.sync_api import Browser, Locator, Page, expect

from ...support.browsing import browsing
from ...support.serving import serving
from .cast import Cast
from .looking import shown

Open = Callable[[str], Page]


@pytest.fixture
def visit(browser: Browser, database: Database, cast: Cast) -> Iterator[Open]:
    """`visit("/workbooks/1")` is a page of Olga's browser; faults in its scripts fail the test."""
    with (
        serving(Office(database, apps=[get_app("sheet")])) as port,
        browsing(browser, database, f"http://sheet.localhost:{port}", "sheet", cast.olga) as context,
    ):

        def open_page(path: str) -> Page:
            page = context.new_page()
            page.goto(path)
            return page

        yield open_page


def add_pivot(database: Database, cast: Cast, *fields: Field) -> None:
    with database.session() as db:
        db.actor_id = cast.olga
        actions.add_pivot(db, cast.sales, "A1:E5", place="Sales!G1", fields=fields)


def areas(database: Database) -> list[tuple[str, int]]:
    """The fields of the pivot table: where, and which column."""
    with database.session() as db:
        return [(field.area, field.column) for field in db.query(PivotField).order_by(PivotField.id)]


def insert(page: Page) -> Locator:
    page.get_by_role("button", name="Insert", exact=True).click()
    page.get_by_role("menuitem", name="Pivot table…").click()
    return page.get_by_role("dialog", name="New pivot table")


def go_to(page: Page, cell: str) -> None:
    page.get_by_role("textbox", name="Name box").fill(cell)
    page.get_by_role("textbox", name="Name box").press("Enter")


def test_a_pivot_table_is_made_on_a_new_sheet_and_filled_by_menus(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    dialog = insert(page)
    expect(dialog.get_by_role("textbox", name="Data range")).to_have_value("Sales!A1:E5")
    dialog.get_by_role("button", name="Create").click()
    panel = page.get_by_role("complementary", name="Pivot table editor")
    expect(page.get_by_role("tab", name="Pivot table 1", selected=True)).to_be_visible()
    for area, field in (("Rows", "Region"), ("Columns", "Month"), ("Values", "Units")):
        panel.get_by_role("button", name=f"Add to {area}").click()
        panel.get_by_role("menuitem", name=field).click()
        expect(panel.get_by_role("group", name=f"{field} in {area}")).to_be_visible()
    expect(page.get_by_role("gridcell", name="D6")).to_have_text("42")
    panel.get_by_role("combobox", name="Summarize by, for Units").click()
    panel.get_by_role("option", name="AVERAGE").click()
    expect(page.get_by_role("gridcell", name="D6")).to_have_text("10.5")
    panel.get_by_role("combobox", name="Sort by, for Region").click()
    panel.get_by_role("option", name="AVERAGE of Units").click()
    panel.get_by_role("checkbox", name="Show totals of Month").uncheck()
    panel.get_by_role("textbox", name="Label of Units").fill("Mean units")
    panel.get_by_role("textbox", name="Label of Units").press("Enter")
    expect(page.get_by_role("gridcell", name="A1")).to_have_text("Mean units")
    with database.session() as db:
        sheet = db.query(Sheet).filter_by(name="Pivot table 1").one().id
        assert [shown(db, sheet, cell) for cell in ("A3", "A5", "C5", "D2")] == ["North", "East", "12", ""]


def test_what_is_wrong_is_said_in_the_dialog(visit: Open, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    dialog = insert(page)
    dialog.get_by_role("textbox", name="Data range").fill("A1:F5")
    dialog.get_by_role("combobox", name="Insert to").click()
    dialog.get_by_role("option", name="Existing sheet").click()
    dialog.get_by_role("textbox", name="Cell on an existing sheet").fill("Summary!A1")
    dialog.get_by_role("button", name="Create").click()
    expect(dialog.locator(".error", has_text="F1 of Sales is blank")).to_be_visible()
    dialog.get_by_role("textbox", name="Data range").fill("A1:E5")
    dialog.get_by_role("button", name="Create").click()
    expect(dialog.locator(".error", has_text="A1 of Summary is filled")).to_be_visible()
    dialog.get_by_role("textbox", name="Cell on an existing sheet").fill("Summary!D1")
    dialog.get_by_role("button", name="Create").click()
    expect(page.get_by_role("tab", name="Summary", selected=True)).to_be_visible()
    expect(page.get_by_role("group", name="Pivot table of Sales!A1:E5 in D1")).to_be_attached()


def test_fields_are_dragged_moved_by_keys_and_removed(visit: Open, database: Database, cast: Cast) -> None:
    add_pivot(database, cast, Field("row", 1))
    page = visit(f"/workbooks/{cast.workbook}")
    go_to(page, "G2")
    page.get_by_role("button", name="Edit pivot table").click()
    panel = page.get_by_role("complementary", name="Pivot table editor")
    panel.get_by_role("list", name="Fields of the source").get_by_text("Month").drag_to(
        panel.get_by_role("group", name="Rows", exact=True).get_by_role("heading")
    )
    expect(panel.get_by_role("group", name="Month in Rows")).to_be_visible()
    assert areas(database) == [("row", 2), ("row", 1)]
    panel.get_by_role("button", name="Move Region up in Rows").press("Enter")
    expect(panel.get_by_role("button", name="Move Region down in Rows")).to_be_focused()
    assert areas(database) == [("row", 1), ("row", 2)]
    panel.get_by_role("group", name="Month in Rows").get_by_text("Month", exact=True).first.drag_to(
        panel.get_by_role("group", name="Columns", exact=True)
    )
    expect(panel.get_by_role("group", name="Month in Columns")).to_be_visible()
    panel.get_by_role("button", name="Remove Region from Rows").click()
    expect(panel.get_by_role("group", name="Region in Rows")).to_have_count(0)
    assert areas(database) == [("column", 2)]
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_changes_made_before_the_last_one_is_answered_are_all_kept(visit: Open, database: Database, cast: Cast) -> None:
    add_pivot(database, cast, Field("row", 1), Field("value", 3))
    page = visit(f"/workbooks/{cast.workbook}")
    go_to(page, "G2")
    page.get_by_role("button", name="Edit pivot table").click()
    panel = page.get_by_role("complementary", name="Pivot table editor")
    expect(panel.get_by_role("checkbox", name="Show totals of Region")).to_be_visible()
    page.evaluate(
        """() => {
        document.getElementById("pivot-row-0-totals").click();
        const label = document.getElementById("pivot-value-0-label");
        label.value = "Pieces";
        label.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
    )
    expect(page.get_by_role("gridcell", name="H1", exact=True)).to_have_text("Pieces")
    expect(page.get_by_role("gridcell", name="G5", exact=True)).to_have_text("")


def test_a_filter_is_set_by_values_and_condition(visit: Open, database: Database, cast: Cast) -> None:
    add_pivot(database, cast, Field("row", 1), Field("value", 3), Field("filter", 2))
    page = visit(f"/workbooks/{cast.workbook}")
    go_to(page, "G2")
    page.get_by_role("button", name="Edit pivot table").click()
    panel = page.get_by_role("complementary", name="Pivot table editor")
    panel.get_by_role("button", name="Edit filter Month").click()
    dialog = page.get_by_role("dialog", name="Filter Month")
    dialog.get_by_role("checkbox", name="Jan").uncheck()
    dialog.get_by_role("button", name="Apply").click()
    expect(panel.get_by_text("Shows 1 of 2 values")).to_be_visible()
    expect(page.get_by_role("gridcell", name="H4")).to_have_text("23")


def test_nobody_types_into_it_and_a_double_click_shows_the_rows_behind(
    visit: Open, database: Database, cast: Cast
) -> None:
    add_pivot(database, cast, Field("row", 1), Field("value", 5))
    page = visit(f"/workbooks/{cast.workbook}")
    go_to(page, "H2")
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    refusal = page.get_by_role("dialog", name="These cells belong to a pivot table")
    expect(refusal.get_by_text("H2 belongs to the pivot table in G1:H5")).to_be_visible()
    refusal.get_by_role("button", name="OK").click()
    page.get_by_role("gridcell", name="H2", exact=True).dblclick()
    expect(page.get_by_role("tab", name="Details 1", selected=True)).to_be_visible()
    expect(page.get_by_role("gridcell", name="E3")).to_have_text("$85.00")


def test_a_problem_is_said_on_the_cell_and_in_the_panel(visit: Open, database: Database, cast: Cast) -> None:
    add_pivot(database, cast, Field("row", 1), Field("value", 5))
    with database.session() as db:
        db.actor_id = cast.olga
        actions.set_cells(db, cast.sales, {(6, 7): "mine"})
        actions.set_cells(db, cast.sales, {(4, 1): "South"})
    page = visit(f"/workbooks/{cast.workbook}")
    cell = page.get_by_role("gridcell", name="G1", exact=True)
    expect(cell).to_have_text("#REF!")
    expect(cell).to_have_attribute("title", "The pivot table needs G1:H6, but G6 is filled. Empty that cell.")
    go_to(page, "G1")
    page.get_by_role("button", name="Edit pivot table").click()
    panel = page.get_by_role("complementary", name="Pivot table editor")
    expect(panel.get_by_role("note")).to_contain_text("G6 is filled")
    panel.get_by_role("button", name="Delete this pivot table").click()
    expect(panel).to_be_hidden()
    with database.session() as db:
        assert db.query(Pivot).count() == 0


def test_viewers_see_the_table_but_no_panel(browser: Browser, database: Database, cast: Cast) -> None:
    add_pivot(database, cast, Field("row", 1), Field("value", 5))
    with (
        serving(Office(database, apps=[get_app("sheet")])) as port,
        browsing(browser, database, f"http://sheet.localhost:{port}", "sheet", cast.vic) as context,
    ):
        page = context.new_page()
        page.goto(f"/workbooks/{cast.workbook}")
        expect(page.get_by_role("gridcell", name="H5")).to_have_text("$185.50")
        go_to(page, "H2")
        expect(page.get_by_role("button", name="Edit pivot table")).to_have_count(0)
