"""Charts as people make and move them: by menu, mouse and keys."""

from __future__ import annotations

from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Chart
from playwright.sync_api import Browser, expect

from ...support.browsing import browsing
from ...support.serving import serving
from .cast import Cast
from .conftest import Visit


def chart_of(database: Database) -> Chart | None:
    with database.session() as db:
        return db.query(Chart).one_or_none()


def test_a_chart_is_inserted_and_edited_in_its_panel(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("textbox", name="Name box").fill("B1:C5")
    page.get_by_role("textbox", name="Name box").press("Enter")
    page.get_by_role("button", name="Insert", exact=True).click()
    page.get_by_role("menuitem", name="Chart", exact=True).click()
    figure = page.get_by_role("figure", name="Column chart")
    expect(figure).to_be_visible()
    panel = page.get_by_role("complementary", name="Chart editor")
    panel.get_by_role("textbox", name="Chart title").fill("Units by month")
    panel.get_by_role("textbox", name="Vertical axis title").fill("Units")
    panel.get_by_role("combobox", name="Legend position").click()
    panel.get_by_role("option", name="Right").click()
    panel.get_by_role("combobox", name="Chart type").click()
    panel.get_by_role("option", name="Line chart").click()
    expect(page.get_by_role("figure", name="Line chart: Units by month")).to_be_visible()
    expect(page.get_by_role("figure").get_by_role("row")).to_have_count(5)
    panel.get_by_role("textbox", name="Data range").fill("Nowhere!A1:B2")
    panel.get_by_role("textbox", name="Data range").press("Enter")
    expect(panel).to_contain_text("There is no sheet called Nowhere.")
    chart = chart_of(database)
    assert chart is not None
    assert (chart.kind, chart.title, chart.y_title, chart.legend) == ("line", "Units by month", "Units", "right")


def test_a_chart_is_moved_resized_and_deleted_by_keys(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5", row=7, column=2)
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    expect(page.get_by_role("figure")).to_be_visible()
    page.keyboard.press("Control+Alt+g")
    expect(page.get_by_role("figure")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("title", "Undo: Moving a chart")
    expect(page.locator(".chart")).to_have_css("height", "330px")
    expect(page.get_by_role("figure")).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.get_by_role("figure")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.get_by_role("figure")).to_be_visible()
    chart = chart_of(database)
    assert chart is not None
    assert (chart.row, chart.column, chart.across, chart.width, chart.height) == (7, 2, 26, 520, 330)


def test_a_chart_is_dragged_and_resized_by_mouse(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5", row=7, column=1)
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("figure").drag_to(
        page.locator("#grid-scroll"), source_position={"x": 100, "y": 100}, target_position={"x": 342, "y": 350}
    )
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("title", "Undo: Moving a chart")
    moved = chart_of(database)
    assert moved is not None
    assert moved.column == 3
    page.get_by_role("figure").focus()
    box = page.locator(".chart-handle.se").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    page.mouse.move(box["x"] - 96, box["y"] - 46, steps=4)
    with page.expect_response("**/operations"):
        page.mouse.up()
    resized = chart_of(database)
    assert resized is not None
    assert (resized.width, resized.height) == (420, 270)


def test_who_may_only_look_sees_a_chart_but_no_tools(browser: Browser, database: Database, db: Db, cast: Cast) -> None:
    actions.add_chart(db, cast.sales, "B1:C5")
    db.commit()
    with (
        serving(Office(database, apps=[get_app("sheet")])) as port,
        browsing(browser, database, f"http://sheet.localhost:{port}", "sheet", cast.vic) as context,
    ):
        page = context.new_page()
        page.goto(f"/workbooks/{cast.workbook}")
        figure = page.get_by_role("figure", name="Column chart")
        expect(figure).to_contain_text("Jan")
        expect(figure.get_by_role("button")).to_have_count(0)
        figure.focus()
        page.keyboard.press("Delete")
        expect(figure).to_be_visible()
