"""How a manager builds a report and puts it on a dashboard, in a real browser."""

from __future__ import annotations

from datetime import date

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Dashboard, Report
from deskgym.apps.crm.reporting.definition import Definition
from deskgym.apps.platform.database import Database
from playwright.sync_api import Page, expect
from sqlalchemy import select

from ..conftest import As
from .cast import Cast
from .conftest import Open


@pytest.fixture
def manager(seat: As, cast: Cast, open_as: Open) -> Page:
    """Mona's browser; her team has three deals."""
    db = seat(cast.sam)
    for name, amount, day in (("A", 100_00, 3), ("B", 250_00, 30), ("C", 75_00, 30)):
        actions.create_deal(db, name=name, amount=amount, close_date=date(2026, 4, day), account_id=cast.norwood)
    db.commit()
    return open_as(cast.mona)


def aim(page: Page, target: str) -> None:
    """Say where a click on a field puts it."""
    link = page.get_by_role("navigation", name="Add to").get_by_role("link", name=target, exact=True)
    link.click()
    expect(link).to_have_attribute("aria-current", "true")


def test_a_report_is_built_saved_and_put_on_a_dashboard(manager: Page, database: Database) -> None:
    page = manager
    page.goto("/reports")
    page.get_by_role("link", name="New report").click()
    page.get_by_role("list", name="Records").get_by_role("link", name="Deals", exact=True).click()
    aim(page, "Groups down")
    page.get_by_role("link", name="Add Close date", exact=True).click()
    down = page.get_by_role("region", name="Groups down")
    down.get_by_role("button", name="Close date by month").click()
    page.get_by_role("menuitem", name="By quarter").click()
    expect(down.get_by_role("button")).to_have_text(["Close date by quarter"])
    page.get_by_role("link", name="Add Stage", exact=True).click()
    expect(down.get_by_role("button")).to_have_text(["Close date by quarter", "Stage"])
    aim(page, "Values")
    page.get_by_role("link", name="Add Amount", exact=True).click()
    values = page.get_by_role("region", name="Values").get_by_role("button")
    expect(values).to_have_text(["Record count", "Sum of Amount"])
    page.get_by_role("button", name="Chart: none").click()
    page.get_by_role("menuitem", name="Stacked bar").click()
    page.get_by_role("button", name="Chart shows: Record count").click()
    page.get_by_role("menuitem", name="Sum of Amount").click()
    figure = page.get_by_role("img", name="Stacked bar chart: Sum of Amount by Close date by quarter and Stage.")
    expect(figure).to_have_accessible_name(
        "Stacked bar chart: Sum of Amount by Close date by quarter and Stage. Q2 2026: $425.00"
    )
    page.get_by_role("button", name="Save").click()
    dialog = page.get_by_role("dialog", name="Save report")
    dialog.get_by_label("Name").fill("By quarter")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").first).to_contain_text("By quarter was saved.")
    table = page.get_by_role("table", name="By quarter")
    expect(table.get_by_role("row", name="Total 3 $425.00")).to_be_visible()
    table.get_by_role("row", name="Q2 2026 3 $425.00").get_by_role("link", name="3").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Close date by quarter: Q2 2026")
    expect(page.get_by_role("table", name="Records").get_by_role("row")).to_have_count(5)

    page.goto("/dashboards")
    page.get_by_role("button", name="New dashboard").click()
    dialog = page.get_by_role("dialog", name="New dashboard")
    dialog.get_by_label("Name").fill("Forecast")
    dialog.get_by_role("button", name="Save").click()
    for title, kind in (("Pipeline", "Metric"), ("Quarters", "Chart")):
        page.get_by_role("button", name="Add widget").click()
        dialog = page.get_by_role("dialog", name="Add widget")
        dialog.get_by_role("combobox", name="Report").click()
        dialog.get_by_role("option", name="By quarter (Private)").click()
        dialog.get_by_role("combobox", name="Show as").click()
        dialog.get_by_role("option", name=kind, exact=True).click()
        dialog.get_by_label("Title").fill(title)
        dialog.get_by_role("button", name="Add", exact=True).click()
        expect(dialog).to_be_hidden()
    expect(page.get_by_role("region", name="Pipeline")).to_contain_text("$425.00")
    assert Axe().run(page).violations_count == 0
    page.get_by_role("link", name="Arrange").click()
    page.get_by_role("button", name="Move earlier: Quarters").click()
    page.get_by_role("button", name="Wider: Quarters").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Forecast")
    with database.session() as db:
        dashboard = db.scalars(select(Dashboard)).one()
        assert [(each.title, each.width) for each in dashboard.widgets] == [("Quarters", 8), ("Pipeline", 6)]


def test_fields_are_dragged_into_zones_and_chips_about(manager: Page, database: Database) -> None:
    page = manager
    page.goto("/reports/build?object=deal&columns=name,amount,owner")
    page.get_by_role("link", name="Add Stage", exact=True).drag_to(page.get_by_role("region", name="Groups down"))
    expect(page.get_by_role("region", name="Groups down").get_by_role("button")).to_have_text(["Stage"])
    columns = page.get_by_role("region", name="Columns")
    columns.get_by_role("button", name="Owner").drag_to(
        columns.get_by_role("button", name="Name"), target_position={"x": 4, "y": 8}
    )
    expect(columns.get_by_role("button")).to_have_text(["Owner", "Name", "Amount"])
    columns.get_by_role("button", name="Amount").drag_to(page.get_by_role("region", name="Values"))
    expect(page.get_by_role("region", name="Values").get_by_role("button")).to_have_text(
        ["Record count", "Sum of Amount"]
    )
    page.get_by_role("link", name="Add Close date", exact=True).drag_to(page.get_by_role("region", name="Filters"))
    dialog = page.get_by_role("dialog", name="Filter by close date")
    dialog.get_by_role("textbox", name="Date").fill("04/03/2026")
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("table", name="Preview").get_by_role("row", name="Total 1 $100.00")).to_be_visible()
    # A drag is no click: the field was not added to the columns as well.
    expect(columns.get_by_role("button")).to_have_text(["Owner", "Name"])
    assert Axe().run(page).violations_count == 0


def test_widgets_are_dragged_and_resized(manager: Page, seat: As, cast: Cast, database: Database) -> None:
    db = seat(cast.mona)
    report = actions.create_report(db, Definition("deal", ("name",), ("stage",)), name="Stages")
    dashboard = actions.create_dashboard(db, name="Two")
    for title in ("First", "Second"):
        actions.add_widget(db, dashboard.id, report_id=report.id, kind="Metric", title=title)
    db.commit()
    manager.goto(f"/dashboards/{dashboard.id}/arrange")
    second = manager.get_by_role("region", name="Second")
    second.get_by_role("heading").drag_to(
        manager.get_by_role("region", name="First"), target_position={"x": 20, "y": 80}
    )
    box = second.bounding_box()
    assert box is not None
    manager.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)
    manager.mouse.down()
    manager.mouse.move(box["x"] + box["width"] / 2, box["y"] + 120, steps=5)
    manager.mouse.up()
    manager.get_by_role("button", name="Save").click()
    expect(manager.get_by_role("heading", level=1)).to_have_text("Two")
    with database.session() as fresh:
        widgets = fresh.get_one(Dashboard, dashboard.id).widgets
        assert [(each.title, each.width, each.height) for each in widgets] == [("Second", 3, 1), ("First", 6, 2)]
        assert fresh.scalars(select(Report)).one().name == "Stages"
