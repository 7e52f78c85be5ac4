"""On a product's page a shopper chooses the values of its options."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.store import actions
from deskgym.apps.store.actions.cart import stock_of
from deskgym.apps.store.models import CartLine, StoreProduct
from deskgym.apps.store.shop.pickers import Picker, colored, pickers
from sqlalchemy import select

from ..cast import Cast
from ..test_procurement_pages import text_of
from ..test_requests import Browser, shopper

__all__ = ["shopper"]
Enter = Callable[[int], Browser]


@pytest.fixture
def mat(db: Db, cast: Cast) -> StoreProduct:
    """A desk mat in two sizes and two colors, of each of which there are two, but none of M / Slate."""
    mat = actions.create_product(
        db, title="Desk mat", sku="MAT-1", price=1_900, category_id=1, vendor="Brightwell", status="Active", quantity=2,
        location_id=cast.main,
        options=[actions.OptionSpec.of("Size", "S, M"), actions.OptionSpec.of("Color", "Moss, Slate")],
    )  # fmt: skip
    actions.set_stock(db, mat.variants[3].id, cast.main, 0, "Damaged")
    return mat


def seen(db: Db, mat: StoreProduct, sku: str) -> list[Picker]:
    chosen = next(variant for variant in mat.variants if variant.sku == sku)
    return pickers(mat, chosen, stock_of(db, [variant.id for variant in mat.variants]))


def told(picker: Picker) -> list[tuple[str, str, str]]:
    return [(pick.name, pick.variant.sku, pick.why_not) for pick in picker.picks]


def test_each_value_leads_to_its_variant_beside_what_is_chosen(db: Db, mat: StoreProduct) -> None:
    size, color = seen(db, mat, "MAT-1-M-MOS")

    assert (size.chosen, color.chosen) == ("M", "Moss")
    assert told(size) == [("S", "MAT-1-S-MOS", ""), ("M", "MAT-1-M-MOS", "")]
    assert told(color) == [("Moss", "MAT-1-M-MOS", ""), ("Slate", "MAT-1-M-SLA", "sold out")]


def test_a_combination_that_is_not_made_leads_to_what_is_nearest(db: Db, mat: StoreProduct) -> None:
    actions.delete_variant(db, mat.variants[3].id)
    size, color = seen(db, mat, "MAT-1-M-MOS")

    assert told(color)[1] == ("Slate", "MAT-1-S-SLA", "not with M")
    assert told(size)[0] == ("S", "MAT-1-S-MOS", "")


def test_pictures_stand_for_the_option_of_finishes(db: Db, mat: StoreProduct) -> None:
    assert colored(mat) == "Color"


def test_price_article_and_cart_follow_the_choice(
    db: Db, database: Database, cast: Cast, mat: StoreProduct, shopper: Enter
) -> None:
    actions.update_variant(db, mat.variants[1].id, price=2_400, compare_at_price=3_000)
    db.commit()
    dana = shopper(cast.dana)
    page = dana.get("/products/desk-mat?variant=MAT-1-S-SLA").text
    assert "$24.00 $30.00" in text_of(page)
    assert "Article MAT-1-S-SLA" in text_of(page)
    assert 'aria-label="M, sold out"' in page
    wanted = mat.variants[1].id
    added = dana.post("/cart/add", csrf_token=dana.csrf, variant_id=str(wanted), quantity="1")
    assert added.status_code == 303
    with database.session() as fresh:
        assert [line.variant_id for line in fresh.scalars(select(CartLine))] == [wanted]
    gone = dana.get("/products/desk-mat?variant=MAT-1-M-SLA").text
    assert "Sold out in this version" in gone
    assert "Add to cart" not in gone
