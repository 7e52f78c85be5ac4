"""The grid of lines: all rows are saved or none, and what was wrong is told at its cell."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions import LineRow
from deskgym.apps.crm.models import Deal, DealLine
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Invalid
from playwright.sync_api import Page, expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


def test_rows_are_added_changed_and_removed_in_one_go(db: Db, deal: Deal, cast: Cast) -> None:
    lamp, desk = actions.add_line(db, deal.id, cast.lamp), actions.add_line(db, deal.id, cast.desk)
    steps = len(deal.history)
    rows = [
        LineRow(str(lamp.id), id=lamp.id, is_removed=True),
        LineRow(str(desk.id), id=desk.id, values={"quantity": 2, "discount_pct": 10}),
        LineRow("new1", product_id=cast.lamp, values={"quantity": 5, "unit_price": None, "discount_pct": 0}),
    ]
    actions.save_lines(db, deal.id, rows)
    assert [(line.product_id, line.quantity, line.total) for line in deal.lines] == [
        (cast.desk, 2, 81_090),
        (cast.lamp, 5, 50_000),
    ]
    assert (deal.amount, len(deal.history)) == (131_090, steps + 1)


def test_every_wrong_cell_is_named(db: Db, deal: Deal, cast: Cast) -> None:
    desk = actions.add_line(db, deal.id, cast.desk)
    rows = [
        LineRow(str(desk.id), id=desk.id, values={"quantity": 0}),
        LineRow("new1", product_id=cast.relic, values={}),
        LineRow("new2", product_id=cast.lamp, values={"discount_pct": 50}),
    ]
    with pytest.raises(Invalid) as refused:
        actions.save_lines(db, deal.id, rows)
    assert set(refused.value.errors) == {f"{desk.id}-quantity", "new1-product_id", "new2-discount_pct"}


def test_one_wrong_cell_saves_nothing(client: OfficeClient, deal: Deal, cast: Cast, database: Database) -> None:
    rows = {"new1-product_id": cast.lamp, "new1-quantity": "2", "new2-product_id": cast.desk, "new2-quantity": "many"}
    answer = client.send(f"/deals/{deal.id}/products", data={**rows, "csrf_token": client.csrf})
    assert answer.status_code == 422
    assert 'data-cell="new2-quantity"' in answer.text
    with database.session() as db:
        assert db.query(DealLine).count() == 0


def test_a_row_of_another_deal_is_refused(client: OfficeClient, deal: Deal, seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    other = actions.create_deal(db, name="Other", account_id=cast.norwood, close_date=db.today)
    line = actions.add_line(db, other.id, cast.lamp)
    seat(None).commit()
    row = {f"{line.id}-quantity": "9", "csrf_token": client.csrf}
    answer = client.send(f"/deals/{deal.id}/products", data=row)
    assert (answer.status_code, "no longer on the deal" in answer.text) == (422, True)


def test_products_are_typed_into_the_grid(page: Page, deal: Deal) -> None:
    page.goto(f"/deals/{deal.id}?tab=related")
    grid = page.get_by_role("form", name="Products")
    for typed, name in (("desk", "Standing desk"), ("lmp", "Arc lamp")):
        grid.get_by_role("combobox", name="Add product").fill(typed)
        grid.get_by_role("option").filter(has_text=name).click()
        expect(grid.get_by_role("textbox", name=f"Quantity of {name}")).to_be_focused()
    expect(grid.get_by_role("textbox", name="Unit price of Standing desk")).to_have_value("450.50")
    page.keyboard.press("ArrowUp")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    page.keyboard.type("3")
    expect(grid.get_by_role("row").last).to_contain_text("$1,201.00")
    grid.get_by_role("group", name="Unsaved changes").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Products saved.")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("$1,201.00")
    page.get_by_role("textbox", name="Discount for all lines").fill("10")
    page.get_by_role("button", name="Apply").click()
    page.get_by_role("button", name="Remove Arc lamp").click()
    expect(grid.get_by_role("row").last).to_contain_text("$810.90")
    page.get_by_role("group", name="Unsaved changes").get_by_role("button", name="Save").click()
    expect(page.get_by_role("textbox", name="Quantity of Arc lamp")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Discount of Standing desk")).to_have_value("10")


def test_what_is_refused_stays_in_its_cell(page: Page, deal: Deal, cast: Cast, seat: As) -> None:
    actions.add_line(seat(cast.sam), deal.id, cast.desk)
    seat(None).commit()
    page.goto(f"/deals/{deal.id}?tab=related")
    cell = page.get_by_role("textbox", name="Discount of Standing desk")
    cell.fill("40")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("More than 15 %")
    expect(cell).to_have_attribute("aria-invalid", "true")
    cell.press("Escape")
    expect(cell).to_have_value("0")
    expect(page.get_by_role("group", name="Unsaved changes")).to_be_hidden()
