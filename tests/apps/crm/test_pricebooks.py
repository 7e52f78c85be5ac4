"""Products and price books: who keeps them, and what a book may hold."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import PricebookEntry
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from playwright.sync_api import expect
from sqlalchemy import select

from ..conftest import As
from .cast import Cast
from .conftest import Open


def price(db: Db, book: int, product: int) -> PricebookEntry:
    found = select(PricebookEntry).where(PricebookEntry.pricebook_id == book, PricebookEntry.product_id == product)
    return db.scalars(found).one()


def test_only_those_who_keep_prices_change_them(seat: As, cast: Cast) -> None:
    for person in (cast.sam, cast.mona, cast.vera):
        db = seat(person)
        with pytest.raises(Forbidden, match="Ask sales operations"):
            actions.update_entry(db, price(db, cast.wholesale, cast.lamp).id, unit_price=1)
        with pytest.raises(Forbidden):
            actions.create_product(db, name="Lamp", sku="L-1", family="Lighting")


def test_a_product_has_one_price_in_each_book(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    with pytest.raises(Invalid, match="has a price in Wholesale already"):
        actions.add_entry(db, cast.wholesale, cast.lamp, unit_price=100)
    actions.add_entry(db, cast.wholesale, cast.rare, unit_price=100)
    assert price(db, cast.wholesale, cast.rare).unit_price == 100


def test_skus_and_names_of_books_are_unique(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    with pytest.raises(Invalid, match="another one with the SKU"):
        actions.create_product(db, name="Lamp", sku="lmp-100", family="Lighting")
    with pytest.raises(Invalid, match="another one with the name"):
        actions.create_pricebook(db, name="wholesale")


def test_what_is_for_sale_keeps_its_list_price(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    with pytest.raises(Blocked, match="needs a price in List prices"):
        actions.remove_entry(db, price(db, cast.list_prices, cast.lamp).id)
    with pytest.raises(Invalid, match="stays active"):
        actions.update_pricebook(db, cast.list_prices, is_active=False)
    actions.remove_entry(db, price(db, cast.list_prices, cast.relic).id)


def test_prices_are_changed_in_the_grid(open_as: Open, cast: Cast, database: Database) -> None:
    page = open_as(cast.adam)
    page.goto("/products")
    page.get_by_role("link", name="Price books").click()
    page.get_by_role("link", name="Wholesale").click()
    for name, typed in (("Arc lamp", "70"), ("Standing desk", "390.50")):
        page.get_by_role("button", name=f"Edit Unit price of {name}").click()
        page.get_by_role("textbox", name="Unit price").fill(typed)
        page.keyboard.press("Enter")
    page.get_by_role("form", name="Unsaved changes").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").last).to_contain_text("2 prices saved.")
    expect(page.get_by_role("row", name="Arc lamp")).to_contain_text("70 %")
    with database.session() as db:
        assert price(db, cast.wholesale, cast.desk).unit_price == 39_050


def test_a_product_is_added_to_a_book(open_as: Open, cast: Cast) -> None:
    page = open_as(cast.adam)
    page.goto(f"/pricebooks/{cast.wholesale}")
    page.get_by_role("button", name="Add product").click()
    form = page.get_by_role("dialog", name="Add product")
    form.get_by_role("combobox", name="Product").fill("proto")
    form.get_by_role("option").filter(has_text="Prototype lamp").click()
    form.get_by_label("Unit price").fill("12")
    form.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("row", name="Prototype lamp")).to_contain_text("$12.00")
    page.get_by_role("link", name="Prototype lamp").click()
    expect(page.get_by_role("table", name="Prices")).to_contain_text("Wholesale")
