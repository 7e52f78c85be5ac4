"""What merchants do with products and their stock."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Invalid, NotFound
from deskgym.apps.store import actions
from deskgym.apps.store.models import InventoryLevel, InventoryMovement, Location, StoreProduct, Variant
from sqlalchemy import select

from .cast import Cast


@pytest.fixture
def mat(db: Db) -> StoreProduct:
    """A desk mat in two sizes and two colors, without any stock."""
    return actions.create_product(
        db,
        title="Desk mat",
        sku="MAT-1",
        price=1_900,
        category_id=1,
        vendor="Brightwell",
        options=[actions.OptionSpec.of("Size", "S, M"), actions.OptionSpec.of("Color", "Moss, Slate")],
    )


def levels(db: Db, variant: Variant) -> dict[int, int]:
    """What is available of a variant, by location."""
    found = select(InventoryLevel).where(InventoryLevel.variant_id == variant.id)
    return {level.location_id: level.available for level in db.scalars(found)}


def movements(db: Db, variant: Variant) -> list[tuple[int, int]]:
    found = select(InventoryMovement).where(InventoryMovement.variant_id == variant.id)
    return [(each.location_id, each.available) for each in db.scalars(found.order_by(InventoryMovement.id))]


def test_a_new_variant_without_stock_is_listed_at_every_location(db: Db, cast: Cast, mat: StoreProduct) -> None:
    assert [levels(db, variant) for variant in mat.variants] == [{cast.main: 0, cast.hub: 0}] * 4
    assert movements(db, mat.variants[0]) == []


def test_a_value_added_later_is_listed_at_every_location_too(db: Db, cast: Cast, mat: StoreProduct) -> None:
    for variant in actions.add_option_value(db, mat.options[0].id, "L"):
        assert levels(db, variant) == {cast.main: 0, cast.hub: 0}


def test_a_closed_location_gets_no_new_goods(db: Db, cast: Cast) -> None:
    db.get_one(Location, cast.hub).is_active = False
    added = actions.add_option_value(db, db.get_one(StoreProduct, cast.lamp).options[0].id, "Red")

    assert levels(db, added[0]) == {cast.main: 0}


def test_opening_stock_is_the_first_movement_of_its_location_alone(db: Db, cast: Cast) -> None:
    product = actions.create_product(
        db, title="Pen cup", sku="PEN-1", price=900, category_id=1, vendor="Brightwell", quantity=7,
        location_id=cast.hub,
    )  # fmt: skip

    assert levels(db, product.variants[0]) == {cast.main: 0, cast.hub: 7}
    assert movements(db, product.variants[0]) == [(cast.hub, 7)]


def test_opening_stock_lies_at_a_location_that_exists_and_is_open(db: Db, cast: Cast) -> None:
    def create(location_id: int) -> None:
        actions.create_product(
            db, title="Pen cup", sku="PEN-1", price=900, category_id=1, vendor="Brightwell", quantity=7,
            location_id=location_id,
        )  # fmt: skip

    with pytest.raises(NotFound, match="location"):
        create(99)
    db.get_one(Location, cast.hub).is_active = False
    with pytest.raises(Invalid, match="Hub is closed") as refusal:
        create(cast.hub)
    assert set(refusal.value.errors) == {"location_id"}


def test_a_new_product_cannot_be_marked_down_to_more_than_it_was(db: Db) -> None:
    with pytest.raises(Invalid, match="must be higher") as refusal:
        actions.create_product(
            db, title="Pen cup", sku="PEN-1", price=900, compare_at_price=900, category_id=1, vendor="Brightwell"
        )
    assert set(refusal.value.errors) == {"compare_at_price"}


def test_a_deleted_variant_does_not_come_back_with_the_next_value(db: Db, mat: StoreProduct) -> None:
    actions.delete_variant(db, mat.variants[1].id)
    added = actions.add_option_value(db, mat.options[0].id, "L")

    assert [variant.title for variant in added] == ["L / Moss", "L / Slate"]
    assert [variant.title for variant in mat.variants] == ["S / Moss", "M / Moss", "M / Slate", "L / Moss", "L / Slate"]


def test_no_value_makes_more_variants_than_a_product_can_have(db: Db) -> None:
    numbers = ", ".join(str(number) for number in range(50))
    product = actions.create_product(
        db, title="Dial", sku="DIA-1", price=900, category_id=1, vendor="Brightwell",
        options=[actions.OptionSpec.of("Number", numbers), actions.OptionSpec.of("Color", "Moss, Slate")],
    )  # fmt: skip

    with pytest.raises(Invalid, match="there are 150 variants; 100 at most") as refusal:
        actions.add_option_value(db, product.options[1].id, "Sand")
    assert set(refusal.value.errors) == {"name"}


def test_the_last_variant_stays(db: Db, cast: Cast) -> None:
    with pytest.raises(Blocked, match="Archive the product instead"):
        actions.delete_variant(db, cast.desk)
