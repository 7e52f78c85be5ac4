"""Many variants of a product are changed at once, or none of them is."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Conflict, Forbidden, Invalid, NotFound
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import InventoryMovement, Variant
from sqlalchemy import select

from ..cast import Cast

Change = actions.VariantChange


def variant(db: Db, id: int) -> Variant:
    return db.get_one(Variant, id)


def test_prices_skus_and_stock_are_saved_together(db: Db, cast: Cast) -> None:
    changed = actions.change_variants(
        db,
        cast.lamp,
        {
            cast.white: Change({"price": 4_500, "barcode": "40067"}, {cast.main: 12}),
            cast.black: Change({"compare_at_price": 5_000}, {cast.hub: 0}),
        },
    )

    assert [each.id for each in changed] == [cast.white, cast.black]
    assert (variant(db, cast.white).price, variant(db, cast.white).barcode) == (4_500, "40067")
    assert variant(db, cast.black).compare_at_price == 5_000
    assert level_of(db, cast.white, cast.main).available == 12
    last = db.scalars(select(InventoryMovement).order_by(InventoryMovement.id.desc())).first()
    assert last is not None
    assert (last.reason, last.available) == ("Count correction", 2)


def test_every_wrong_value_is_named_and_nothing_is_saved(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.change_variants(
            db,
            cast.lamp,
            {
                cast.white: Change({"price": 0, "sku": "a b"}),
                cast.black: Change({"price": 9_000, "compare_at_price": 8_000, "sku": "DSK-1-160CM"}, {cast.main: -1}),
            },
        )

    assert set(refusal.value.errors) == {
        f"{cast.white}-price",
        f"{cast.white}-sku",
        f"{cast.black}-compare_at_price",
        f"{cast.black}-sku",
        f"{cast.black}-stock_{cast.main}",
    }
    assert variant(db, cast.black).price == 4_000


def test_two_variants_can_exchange_their_skus(db: Db, cast: Cast) -> None:
    one, other = variant(db, cast.white).sku, variant(db, cast.black).sku
    actions.change_variants(db, cast.lamp, {cast.white: Change({"sku": other}), cast.black: Change({"sku": one})})

    assert (variant(db, cast.white).sku, variant(db, cast.black).sku) == (other, one)
    with pytest.raises(Invalid, match="is taken"):
        actions.change_variants(db, cast.lamp, {cast.white: Change({"sku": "X-1"}), cast.black: Change({"sku": "x-1"})})


def test_nobody_saves_over_what_they_have_not_seen(db: Db, cast: Cast) -> None:
    seen = variant(db, cast.white).version
    actions.update_variant(db, cast.white, price=4_100)
    with pytest.raises(Conflict):
        actions.change_variants(db, cast.lamp, {cast.white: Change({"price": 1}, version=seen)})


def test_variants_of_another_product_are_not_found(db: Db, cast: Cast) -> None:
    with pytest.raises(NotFound):
        actions.change_variants(db, cast.lamp, {cast.desk: Change({"price": 100})})


def test_prices_change_by_per_cent(db: Db, cast: Cast) -> None:
    actions.change_together(
        db, cast.lamp, [cast.white, cast.black], reprice=actions.Repricing(percent=10, round_up=True)
    )
    assert (variant(db, cast.white).price, variant(db, cast.black).price) == (4_499, 4_499)
    actions.change_together(db, cast.lamp, [cast.white], reprice=actions.Repricing(percent=-50))
    assert variant(db, cast.white).price == 2_250


def test_several_variants_get_the_same_values(db: Db, cast: Cast) -> None:
    actions.change_together(
        db, cast.lamp, [cast.white, cast.black], price=3_000, compare_at_price=4_000, stock={cast.hub: 5}
    )
    assert {(variant(db, id).price, variant(db, id).compare_at_price) for id in (cast.white, cast.black)} == {
        (3_000, 4_000)
    }
    assert level_of(db, cast.black, cast.hub).available == 5


def test_what_is_wrong_for_one_is_said_with_its_sku(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="LMP-1-WHI: The price before must be higher") as refusal:
        actions.change_together(db, cast.lamp, [cast.white, cast.black], compare_at_price=4_000)
    assert set(refusal.value.errors) == {"compare_at_price"}
    with pytest.raises(Invalid, match="Enter what is to change"):
        actions.change_together(db, cast.lamp, [cast.white])
    with pytest.raises(Invalid, match="not both"):
        actions.change_together(db, cast.lamp, [cast.white], price=1, reprice=actions.Repricing(amount=5))
    with pytest.raises(Invalid, match="LMP-1-WHI: Price must be more than 0"):
        actions.change_together(db, cast.lamp, [cast.white], reprice=actions.Repricing(amount=-4_000))


def test_prices_and_stock_are_changed_by_those_who_may(database: Database, cast: Cast) -> None:
    with Db(database.engine, actor_id=cast.paul) as db:
        with pytest.raises(Forbidden, match="change products"):
            actions.change_variants(db, cast.lamp, {cast.white: Change({"price": 100})})
        with pytest.raises(Forbidden, match="change stock"):
            actions.change_variants(db, cast.lamp, {cast.white: Change(stock={cast.main: 1})})
