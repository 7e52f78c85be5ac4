"""The filter's dialog and filter views as a person meets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Filter, FilterCriterion, FilterView, TemporaryView
from deskgym.apps.sheet.rules.filtering import Criterion
from playwright.sync_api import Browser, Page, expect

from ...support.browsing import browsing
from ...support.serving import serving
from .cast import Cast
from .looking import column

Visit = Callable[[int], Page]
TABLE = parse_area("A1:E5")


@pytest.fixture
def visit(browser: Browser, database: Database, cast: Cast) -> Iterator[Visit]:
    """`visit(cast.vic)` is the workbook in Vic's browser."""
    with serving(Office(database, apps=[get_app("sheet")])) as port:
        opened = []

        def open_page(person: int) -> Page:
            context = browsing(browser, database, f"http://sheet.localhost:{port}", "sheet", person)
            opened.append(context)
            page = context.__enter__().new_page()
            page.goto(f"/workbooks/{cast.workbook}")
            return page

        yield open_page
        for context in opened:
            context.__exit__(None, None, None)


def rows(page: Page) -> list[str]:
    """The first column of the table as it shows below its header."""
    cells = page.get_by_role("grid", name="Cells").locator("td[data-column='1']:not([aria-hidden])")
    return [text for text in cells.all_text_contents() if text not in ("", "Region")]


def data(page: Page, item: str) -> None:
    page.get_by_role("button", name="Data", exact=True).click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def test_rows_of_a_color_are_filtered_and_said(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, TABLE)
    actions.format_cells(db, cast.sales, [parse_area("A2:A3")], {"g": "#FED7AA"})
    db.commit()
    page = visit(cast.olga)
    expect(page.get_by_role("gridcell", name="A2")).to_have_attribute("aria-description", "Light orange fill")
    page.get_by_role("button", name="Filter Region").click()
    dialog = page.get_by_role("dialog", name="Filter Region")
    dialog.get_by_role("radio", name="Light orange · 2").check()
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("2 of 4 rows shown")
    expect(page.get_by_role("button", name="Filter Region")).to_have_attribute("aria-description", "Fill light orange")
    assert rows(page) == ["East", "West"]
    with database.session() as after:
        assert [row.fill for row in after.query(FilterCriterion)] == ["#FED7AA"]


def test_a_column_is_sorted_from_its_filter(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, TABLE)
    db.commit()
    page = visit(cast.olga)
    page.get_by_role("button", name="Filter Units").click()
    page.get_by_role("button", name="Sort largest to smallest").click()
    expect(page.get_by_role("gridcell", name="C2")).to_have_text("20")
    with database.session() as after:
        assert column(after, cast.sales, "C2:C5") == ["20", "12", "7", "3"]


def test_values_are_searched_and_ticked_together(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, TABLE)
    db.commit()
    page = visit(cast.olga)
    page.get_by_role("button", name="Filter Region").click()
    dialog = page.get_by_role("dialog", name="Filter Region")
    dialog.get_by_role("searchbox", name="Search values").fill("st")
    dialog.get_by_role("button", name="Clear all").click()
    expect(dialog).to_contain_text("1 of 3 ticked")
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("1 of 4 rows shown")
    assert rows(page) == ["North"]


def test_a_view_is_made_named_used_kept_in_the_address_and_left(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(cast.olga)
    data(page, "Create filter view")
    bar = page.get_by_role("region", name="Filter view")
    bar.get_by_role("textbox", name="Name").fill("Eastern units")
    bar.get_by_role("textbox", name="Name").press("Enter")
    page.get_by_role("button", name="Filter Region").click()
    dialog = page.get_by_role("dialog", name="Filter Region")
    dialog.get_by_role("button", name="Clear all").click()
    dialog.get_by_role("checkbox", name="East").check()
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("2 of 4 rows shown")
    page.reload()
    expect(bar.get_by_role("textbox", name="Name")).to_have_value("Eastern units")
    assert rows(page) == ["East", "East"]
    bar.get_by_role("button", name="Close filter view").click()
    expect(bar).to_be_hidden()
    assert "view=" not in page.url
    assert rows(page) == ["East", "West", "East", "North"]
    with database.session() as after:
        (view,) = after.query(FilterView)
        assert (view.name, view.criteria[0]["hidden"]) == ("Eastern units", ["North", "West"])
        assert after.query(Filter).count() == 0


def test_what_is_typed_in_a_view_shows_or_hides_at_once(visit: Visit, db: Db, cast: Cast) -> None:
    view = actions.create_view(db, cast.sales, TABLE, name="Big")
    actions.set_view_criterion(db, cast.sales, view.id, Criterion(3, operator="at least", operand="10"))
    db.commit()
    page = visit(cast.olga)
    page.get_by_role("button", name="Data", exact=True).click()
    page.get_by_role("menuitemradio", name="Big").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("2 of 4 rows shown")
    page.get_by_label("Name box").fill("C4")
    page.get_by_label("Name box").press("Enter")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Filtered rows")).to_have_text("1 of 4 rows shown")


def test_a_viewer_filters_for_herself(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.create_view(db, cast.sales, TABLE, name="Saved")
    db.commit()
    page = visit(cast.vic)
    page.get_by_role("button", name="Data", exact=True).click()
    page.get_by_role("menuitemradio", name="Saved").click()
    bar = page.get_by_role("region", name="Filter view")
    expect(bar).to_contain_text("Duplicate it to filter for yourself.")
    expect(page.get_by_role("button", name="Filter Region")).to_be_hidden()
    bar.get_by_role("button", name="Duplicate").click()
    page.get_by_role("button", name="Filter Region").click()
    dialog = page.get_by_role("dialog", name="Filter Region")
    expect(dialog.get_by_role("button", name="Sort A to Z")).to_have_count(0)
    dialog.get_by_role("checkbox", name="East").uncheck()
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("2 of 4 rows shown")
    with database.session() as after:
        assert after.query(TemporaryView).one().person_id == cast.vic
    bar.get_by_role("button", name="Close filter view").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("")
    with database.session() as after:
        assert after.query(TemporaryView).count() == 0


def test_a_view_that_somebody_deleted_is_left(visit: Visit, db: Db, cast: Cast) -> None:
    view = actions.create_view(db, cast.sales, TABLE, name="Gone soon")
    actions.set_view_criterion(db, cast.sales, view.id, Criterion(1, hidden=["East"]))
    db.commit()
    page = visit(cast.olga)
    page.get_by_role("button", name="Data", exact=True).click()
    page.get_by_role("menuitemradio", name="Gone soon").click()
    expect(page.get_by_label("Filtered rows")).to_have_text("2 of 4 rows shown")
    actions.delete_view(db, cast.sales, view.id)
    db.commit()
    page.keyboard.press("Delete")
    expect(page.get_by_text("There is no such filter view.")).to_be_visible()
    expect(page.get_by_role("region", name="Filter view")).to_be_hidden()
    assert rows(page) == ["East", "West", "East", "North"]
