"""The bulk editor in a browser: keys, filling, pasting, taking back, saving, what others do meanwhile."""

from __future__ import annotations

import json
import re

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.store import actions, limits
from deskgym.apps.store.models import StoreProduct, Variant
from playwright.sync_api import Locator, Page, expect

from ..cast import Cast
from .conftest import Clerk, Visit


@pytest.fixture
def page(visit: Visit, cast: Cast) -> Page:
    """Olga at the editor, with a lamp in two colors and a desk: rows arc lamp, White, Black, oak desk, 160 cm."""
    return visit(cast.olga, "/products/bulk")


def cell(page: Page, key: str) -> Locator:
    return page.locator(f'td[data-cell="{key}"]')


def value(database: Database, id: int, name: str) -> object:
    with Db(database.engine) as db:
        return getattr(db.get_one(Variant, id), name)


def paste(page: Page, text: str) -> None:
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            document.activeElement.dispatchEvent(
                new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }""",
        text,
    )


def test_ticked_products_open_in_the_editor(visit: Visit, cast: Cast) -> None:
    page = visit(cast.olga, "/products")
    page.get_by_role("checkbox", name="Select Oak desk").check()
    page.get_by_role("button", name="Edit in bulk").click()
    expect(page.get_by_role("heading", name="Bulk editor")).to_be_visible()
    expect(page.locator("tr.of-product")).to_have_count(1)
    expect(page.get_by_role("gridcell", name="Title of DSK-1")).to_have_text("Oak desk")
    expect(page.get_by_role("gridcell", name="Title of DSK-1")).to_be_focused()


def test_all_that_the_list_finds_opens_in_its_order_up_to_a_limit(
    clerk: Clerk, cast: Cast, monkeypatch: pytest.MonkeyPatch
) -> None:
    olga = clerk(cast.olga)
    shown = olga.get("/products/bulk?all=1&sort=-title").get_data(as_text=True)
    assert shown.index("Oak desk") < shown.index("Arc lamp")
    assert "Arc lamp" not in olga.get("/products/bulk?all=1&q=desk").get_data(as_text=True)
    assert "No products to edit" in olga.get("/products/bulk?ids=").get_data(as_text=True)
    monkeypatch.setattr(limits, "MOST_PRODUCTS_AT_ONCE", 1)
    assert "The first 1 of 2 products are here." in olga.get("/products/bulk?all=1").get_data(as_text=True)


def test_cells_are_reached_and_written_by_keys(page: Page, database: Database, cast: Cast) -> None:
    keys = page.keyboard
    for key in ("Tab", "Tab", "Tab"):
        keys.press(key)
    expect(cell(page, f"p{cast.lamp}.category_id")).to_be_focused()
    keys.type("desk")
    expect(page.get_by_role("option", name="Desks")).to_be_visible()
    keys.press("Tab")
    expect(cell(page, f"p{cast.lamp}.category_id")).to_have_text("Desks")
    expect(cell(page, f"v{cast.white}.sku")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("F2")
    keys.press("End")
    keys.press("Backspace")
    keys.type("5")
    keys.press("Enter")
    expect(cell(page, f"v{cast.white}.price")).to_have_text("40.05")
    expect(cell(page, f"v{cast.black}.price")).to_be_focused()
    keys.type("99")
    keys.press("Escape")
    expect(cell(page, f"v{cast.black}.price")).to_have_text("40.00")
    keys.type("$1,042.5")
    keys.press("ArrowDown")
    expect(cell(page, f"v{cast.black}.price")).to_have_text("1,042.50")
    expect(cell(page, f"v{cast.desk}.price")).to_be_focused()
    expect(page.get_by_text("3 changes in 3 rows, not saved.")).to_be_visible()
    keys.press("Control+s")
    expect(page.get_by_text("3 cells of 1 product saved.")).to_be_visible()
    expect(cell(page, f"v{cast.desk}.price")).to_be_focused()
    assert (value(database, cast.white, "price"), value(database, cast.black, "price")) == (4_005, 104_250)
    with Db(database.engine) as db:
        assert db.get_one(StoreProduct, cast.lamp).category.name == "Desks"


def test_values_are_filled_down_and_taken_back(page: Page, cast: Cast) -> None:
    white, black, desk = (cell(page, f"v{id}.price") for id in (cast.white, cast.black, cast.desk))
    white.click()
    page.keyboard.type("41")
    page.keyboard.press("Enter")
    white.click()
    black.click(modifiers=["Shift"])
    page.keyboard.press("Control+d")
    expect(black).to_have_text("41.00")
    white.click()
    handle, target = page.locator(".fill-handle").bounding_box(), desk.bounding_box()
    assert handle
    assert target
    page.mouse.move(handle["x"] + 4, handle["y"] + 4)
    page.mouse.down()
    page.mouse.move(target["x"] + 20, target["y"] + 10, steps=4)
    page.mouse.up()
    expect(desk).to_have_text("41.00")
    page.keyboard.press("Control+z")
    expect(desk).to_have_text("450.00")
    expect(black).to_have_text("41.00")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(white).to_have_text("40.00")
    expect(page.get_by_text("No changes.")).to_be_visible()
    page.keyboard.press("Control+y")
    expect(white).to_have_text("41.00")
    page.get_by_role("button", name="Discard").click()
    expect(white).to_have_text("40.00")


def test_a_block_from_a_spreadsheet_goes_row_by_row_where_there_are_cells(page: Page, cast: Cast) -> None:
    cell(page, f"v{cast.white}.price").click()
    paste(page, '42\t50\r\n43\t51\r\n"500"\t\r\n7\t8\r\n')
    expect(cell(page, f"v{cast.white}.price")).to_have_text("42.00")
    expect(cell(page, f"v{cast.black}.compare_at_price")).to_have_text("51.00")
    expect(cell(page, f"v{cast.desk}.price")).to_have_text("500.00")
    expect(page.get_by_text("2 values had no place here and were left out.")).to_be_visible()
    expect(page.get_by_text("6 cells selected")).to_be_visible()
    page.keyboard.press("Delete")
    expect(cell(page, f"v{cast.desk}.price")).to_have_text("")
    cell(page, f"p{cast.lamp}.status").click()
    page.locator("tr.of-product").nth(1).locator("td[data-column=status]").click(modifiers=["Shift"])
    paste(page, "draft")
    expect(page.locator("tr.of-product td[data-column=status]")).to_have_text(["draft", "draft"])


def test_wrong_cells_are_marked_and_nothing_is_saved(page: Page, database: Database, cast: Cast) -> None:
    cell(page, f"p{cast.lamp}.title").click()
    page.keyboard.press("Delete")
    cell(page, f"v{cast.white}.price").click()
    page.keyboard.type("dear")
    page.keyboard.press("Enter")
    page.keyboard.type("39")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_have_text("Title of LMP-1: Title is required.")
    expect(cell(page, f"p{cast.lamp}.title")).to_be_focused()
    page.get_by_role("button", name="Next problem").click()
    expect(page.get_by_role("alert")).to_have_text("Price of LMP-1-WHI: Enter an amount such as 12,500.00.")
    expect(cell(page, f"v{cast.white}.price")).to_have_attribute("aria-invalid", "true")
    assert value(database, cast.black, "price") == 4_000
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_what_somebody_else_saves_meanwhile_is_told_at_the_cell(page: Page, database: Database, cast: Cast) -> None:
    with database.session(cast.olga) as db:
        actions.update_variant(db, cast.white, price=4_400)
    for id in (cast.white, cast.black):
        cell(page, f"v{id}.price").click()
        page.keyboard.type("45")
        page.keyboard.press("Enter")
    page.keyboard.press("Control+s")
    expect(page.get_by_role("alert")).to_have_text(
        "Price of LMP-1-WHI: Olga Lund has changed this meanwhile. It is “44.00” now: save again to keep yours."
    )
    page.get_by_role("button", name="Take theirs").click()
    expect(cell(page, f"v{cast.white}.price")).to_have_text("44.00")
    expect(page.get_by_text("1 change in 1 row, not saved.")).to_be_visible()
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("2 cells of 1 product saved.")).to_be_visible()
    assert value(database, cast.white, "price") == 4_500


def test_leaving_with_unsaved_changes_asks(page: Page, cast: Cast) -> None:
    cell(page, f"v{cast.white}.cost").click()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Customers").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep editing").click()
    expect(cell(page, f"v{cast.white}.cost")).to_have_text("12.00")
    page.get_by_role("link", name="Customers").click()
    page.get_by_role("dialog").get_by_role("button", name="Discard").click()
    expect(page.get_by_role("heading", name="Customers")).to_be_visible()


def test_columns_are_chosen_and_stay_so(page: Page, cast: Cast) -> None:
    expect(page.get_by_role("columnheader", name="Tags")).to_be_hidden()
    page.get_by_role("button", name="Columns").click()
    page.get_by_role("checkbox", name="Tags").check()
    page.get_by_role("checkbox", name="Vendor").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name="Tags")).to_be_hidden()
    cell(page, f"p{cast.lamp}.tags").click()
    page.keyboard.type("new, , sale,new")
    page.keyboard.press("Enter")
    expect(cell(page, f"p{cast.lamp}.tags")).to_have_text("new, sale")
    page.keyboard.press("Control+s")
    expect(page.get_by_text("1 cell of 1 product saved.")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Tags")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Vendor")).to_be_hidden()


def test_requests_that_no_page_sends_are_refused_in_words(clerk: Clerk, cast: Cast) -> None:
    olga = clerk(cast.olga)
    for text in (
        "", "[]", "{", "{}", '{"x": 1}', '{"p1.title": "x"}', '{"p1.title": ["x"]}', '{"p1.title": [1, 2]}',
        '{"v1.title": ["x", "y"]}', '{"p1.handle": ["x", ""]}', "[" * 5_000,
    ):  # fmt: skip
        answer = olga.post("/products/bulk", csrf_token=olga.csrf, changes=text)
        assert (answer.status_code, sorted(answer.get_json())) == (422, ["errors", "message", "theirs"])
    odd = {
        "p999999999999.title": ["x", "y"],
        "v1.price": ["9" * 99, ""],
        "v1.weight": ["-5", "0"],
        "p1.title": ["é" * 999, ""],
    }
    errors = olga.post("/products/bulk", csrf_token=olga.csrf, changes=json.dumps(odd)).get_json()["errors"]
    assert errors.keys() == odd.keys()


def test_only_who_may_change_products_opens_the_editor(clerk: Clerk, cast: Cast) -> None:
    vera = clerk(cast.vera)
    assert vera.get("/products/bulk?ids=1").status_code == 403
    changes = json.dumps({f"v{cast.white}.price": ["1", "40.00"]})
    answer = vera.post("/products/bulk", csrf_token=vera.csrf, changes=changes)
    assert answer.status_code == 403
    assert re.search("not allowed to change products", answer.get_data(as_text=True))
