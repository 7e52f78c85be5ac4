"""Collections on their pages: from the first form to the order of the products, in a browser and by requests."""

from __future__ import annotations

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Collection
from playwright.sync_api import Page, expect
from sqlalchemy import select

from ..cast import Cast
from ..test_requests import Browser
from .conftest import Clerk, Visit


def choose(page: Page, row: int, option: str) -> None:
    page.get_by_role("combobox", name=f"Condition {row}", exact=True).click()
    page.get_by_role("option", name=option, exact=True).locator("visible=true").click()


def only(database: Database) -> list[tuple[str, list[str]]]:
    """Collections with the titles of those by hand."""
    with Db(database.engine) as db:
        found = db.scalars(select(Collection).order_by(Collection.id)).all()
        return [(each.title, [place.product.title for place in each.places]) for each in found]


def test_conditions_show_what_meets_them_before_they_are_saved(visit: Visit, cast: Cast) -> None:
    page = visit(cast.olga, "/products")
    page.get_by_role("link", name="Collections").click()
    page.get_by_role("button", name="New collection").click()
    page.get_by_role("menuitem", name="By conditions").click()
    preview = page.locator("#collection-preview")
    expect(preview).to_contain_text("Choose a condition")
    page.get_by_label("Title").fill("Not dear")
    choose(page, 1, "Price is less than")
    page.get_by_role("textbox", name="Value of condition 1").locator("visible=true").fill("50")
    expect(preview).to_contain_text("1 product")
    expect(preview).to_contain_text("Arc lamp")
    page.get_by_role("button", name="Add condition").click()
    choose(page, 3, "Category is")
    expect(preview).to_contain_text("Say what “Category is” compares with.")
    page.get_by_role("button", name="Save collection").click()
    expect(page.get_by_role("alert")).to_contain_text("Say what “Category is” compares with.")
    page.get_by_role("combobox", name="Value of condition 3").locator("visible=true").click()
    page.get_by_role("option", name="Desks").locator("visible=true").click()
    expect(preview).to_contain_text("No product meets this today.")
    page.get_by_role("combobox", name="Products must meet").click()
    page.get_by_role("option", name="Any condition").click()
    expect(preview).to_contain_text("2 products")
    page.get_by_role("button", name="Save collection").click()
    expect(page.get_by_role("heading", name="Not dear")).to_be_visible()
    expect(page.get_by_text("Price is less than $50.00")).to_be_visible()
    expect(page.get_by_text("Category is Desks")).to_be_visible()
    page.get_by_role("link", name="Edit collection").click()
    choose(page, 1, "None")
    page.get_by_role("button", name="Save collection").click()
    expect(page.get_by_text("Price is less than $50.00")).to_be_hidden()
    expect(page.get_by_role("table", name="Products").get_by_role("link")).to_have_text(["Oak desk"])


def test_a_collection_by_hand_is_put_together(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(cast.olga, "/collections/new?kind=hand")
    page.get_by_label("Title").fill("At work")
    page.get_by_role("button", name="Save collection").click()
    page.get_by_role("link", name="Add products").click()
    page.get_by_role("button", name="Add products").click()
    expect(page.get_by_role("alert")).to_contain_text("Tick at least one product.")
    page.get_by_role("checkbox", name="Add Arc lamp").check()
    page.get_by_role("checkbox", name="Add Oak desk").check()
    page.get_by_role("button", name="Add products").click()
    expect(page.get_by_text("2 products added to At work.")).to_be_visible()
    page.get_by_role("button", name="Move Arc lamp down").click()
    page.get_by_role("link", name="Orders").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Keep editing").click()
    page.get_by_role("button", name="Save order").click()
    expect(page.get_by_text("The order of At work was saved.")).to_be_visible()
    assert only(database) == [("At work", ["Oak desk", "Arc lamp"])]
    page.get_by_role("link", name="Take Oak desk off").click()
    page.get_by_role("dialog").get_by_role("button", name="Take off").click()
    expect(page.get_by_role("link", name="Oak desk", exact=True)).to_have_count(0)
    page.get_by_role("link", name="Arc lamp", exact=True).click()
    expect(page.get_by_role("region", name="Collections").get_by_role("link")).to_have_text(["At work"])
    page.get_by_role("region", name="Collections").get_by_role("link").click()
    page.get_by_role("link", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No collections here")).to_be_visible()
    assert only(database) == []


def test_ticked_products_go_into_a_collection(visit: Visit, database: Database, cast: Cast) -> None:
    with database.session(cast.olga) as db:
        actions.create_collection(db, kind="By hand", title="At work", product_ids=[cast.lamp])
    page = visit(cast.olga, "/products")
    page.get_by_role("checkbox", name="Select all on this page").check()
    page.get_by_role("button", name="Add to collection").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Collection").click()
    page.get_by_role("option", name="At work").click()
    page.get_by_role("dialog").get_by_role("button", name="Add").click()
    expect(page.get_by_text("2 products added.")).to_be_visible()
    assert only(database) == [("At work", ["Arc lamp", "Oak desk"])]


def test_pages_answer_odd_requests_in_words(clerk: Clerk, database: Database, cast: Cast) -> None:
    olga, vera = clerk(cast.olga), clerk(cast.vera)
    with database.session(cast.olga) as db:
        id = actions.create_collection(db, kind="By hand", title="At work", product_ids=[cast.lamp]).id
    assert "No product" not in olga.get("/collections/preview?rows=x&asks1=nonsense").get_data(as_text=True)
    assert olga.get("/collections/preview?rows=99&asks1=tag-is&text1=%00&match=?").status_code == 200
    stale = olga.post(f"/collections/{id}/order", csrf_token=olga.csrf, product="7,8")
    assert stale.status_code == 303
    assert only(database) == [("At work", ["Arc lamp"])]
    assert olga.get(f"/collections/{id}/remove/999").status_code == 404
    assert "already" in olga.get(f"/collections/add-products?ids={cast.lamp}").get_data(as_text=True)
    page = vera.get(f"/collections/{id}").get_data(as_text=True)
    assert "Arc lamp" in page
    assert "Edit collection" not in page
    assert vera.get("/collections/new").status_code == 403
    assert refused(vera, f"/collections/{id}/delete") == 403
    assert refused(vera, f"/collections/{id}/order", product=str(cast.lamp)) == 403


def refused(browser: Browser, path: str, **values: str) -> int:
    return browser.post(path, csrf_token=browser.csrf, **values).status_code
