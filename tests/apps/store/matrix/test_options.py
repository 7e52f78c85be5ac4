"""Options of a product are renamed, reordered, added and removed, and its variants follow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions.matrix.planning import current, plan_options, state_of
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import Order, StoreProduct
from sqlalchemy import select

from ..cast import Cast

Wanted = actions.WantedOption
Value = actions.WantedValue


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


def titles(product: StoreProduct) -> list[str]:
    return [variant.title for variant in product.variants]


def skus(product: StoreProduct) -> list[str]:
    return [variant.sku for variant in product.variants]


def renamed(product: StoreProduct, **names: str) -> list[actions.WantedOption]:
    """The product's options, with other names for some of their values."""
    return [
        Wanted(each.name, tuple(Value(names.get(v.name, v.name), v.id) for v in each.values), each.id)
        for each in current(product)
    ]


def test_a_variant_keeps_sku_price_and_stock_when_its_value_is_renamed(db: Db, cast: Cast, mat: StoreProduct) -> None:
    first = mat.variants[0]
    actions.update_variant(db, first.id, price=2_500)
    actions.adjust_stock(db, first.id, cast.main, 7, "Received")

    plan = actions.set_options(db, mat.id, renamed(mat, S="Small", Moss="Forest"))

    assert (plan.made, plan.lost) == ((), ())
    assert titles(mat) == ["Small / Forest", "Small / Slate", "M / Forest", "M / Slate"]
    assert (first.sku, first.price) == ("MAT-1-S-MOS", 2_500)
    assert level_of(db, first.id, cast.main).available == 7


def test_two_values_can_change_names(db: Db, mat: StoreProduct) -> None:
    actions.set_options(db, mat.id, renamed(mat, S="M", M="S"))

    assert titles(mat) == ["M / Moss", "M / Slate", "S / Moss", "S / Slate"]
    assert skus(mat)[0] == "MAT-1-S-MOS"


def test_options_and_values_in_another_order_reorder_the_variants(db: Db, mat: StoreProduct) -> None:
    size, color = current(mat)
    actions.set_options(db, mat.id, [Wanted("Color", color.values[::-1], color.id), size])

    assert [option.name for option in mat.options] == ["Color", "Size"]
    assert titles(mat) == ["Slate / S", "Slate / M", "Moss / S", "Moss / M"]
    assert skus(mat) == ["MAT-1-S-SLA", "MAT-1-M-SLA", "MAT-1-S-MOS", "MAT-1-M-MOS"]
    assert mat.variants[0].value_ids == (color.values[1].id, size.values[0].id)


def test_a_new_value_makes_variants_that_cost_what_their_neighbors_do(db: Db, cast: Cast, mat: StoreProduct) -> None:
    actions.update_variant(db, mat.variants[1].id, price=2_100)
    size, color = current(mat)
    plan = actions.set_options(db, mat.id, [Wanted("Size", (*size.values, Value("L")), size.id), color])

    assert [each.sku for each in plan.made] == ["MAT-1-L-MOS", "MAT-1-L-SLA"]
    assert [(v.title, v.price) for v in mat.variants][4:] == [("L / Moss", 1_900), ("L / Slate", 2_100)]
    assert level_of(db, mat.variants[-1].id, cast.hub).available == 0


def test_the_variants_there_are_take_the_first_value_of_a_new_option(db: Db, mat: StoreProduct) -> None:
    edge = Wanted("Edge", (Value("Sewn"), Value("Cut")))
    actions.set_options(db, mat.id, [*current(mat), edge])

    assert titles(mat)[:2] == ["S / Moss / Sewn", "S / Moss / Cut"]
    assert len(mat.variants) == 8
    assert skus(mat)[:2] == ["MAT-1-S-MOS", "MAT-1-S-MOS-CUT"]


def test_a_product_without_options_gets_its_first(db: Db) -> None:
    cup = actions.create_product(db, title="Pen cup", sku="PEN-1", price=900, category_id=1, vendor="Brightwell")
    actions.set_options(db, cup.id, [Wanted("Size", (Value("S"), Value("M")))])

    assert list(zip(skus(cup), titles(cup), strict=True)) == [("PEN-1", "S"), ("PEN-1-M", "M")]


def test_variants_go_only_when_that_is_said(db: Db, cast: Cast, mat: StoreProduct) -> None:
    size, color = current(mat)
    actions.adjust_stock(db, mat.variants[2].id, cast.main, 4, "Received")
    small = [Wanted("Size", size.values[:1], size.id), color]

    with pytest.raises(Invalid, match="deletes MAT-1-M-MOS, MAT-1-M-SLA, and writes off 4 in stock") as refusal:
        actions.set_options(db, mat.id, small)
    assert set(refusal.value.errors) == {"delete_variants"}
    assert len(mat.variants) == 4
    gone = mat.variants[2]
    actions.set_options(db, mat.id, small, delete_variants=True)

    assert titles(mat) == ["S / Moss", "S / Slate"]
    assert gone.deleted_at is not None
    assert (gone.title, gone.value_ids) == ("M / Moss", (color.values[0].id,))
    assert level_of(db, gone.id, cast.main).on_hand == 0


def test_without_an_option_one_variant_of_each_kind_stays(db: Db, cast: Cast, mat: StoreProduct) -> None:
    _size, color = current(mat)
    actions.adjust_stock(db, mat.variants[2].id, cast.main, 4, "Received")
    actions.set_options(db, mat.id, [color], delete_variants=True)

    assert list(zip(skus(mat), titles(mat), strict=True)) == [("MAT-1-M-MOS", "Moss"), ("MAT-1-S-SLA", "Slate")]


def test_without_any_option_one_variant_stays(db: Db, mat: StoreProduct) -> None:
    actions.set_options(db, mat.id, [], delete_variants=True)

    assert list(zip(skus(mat), titles(mat), strict=True)) == [("MAT-1-S-MOS", "")]
    assert list(mat.options) == []


def test_a_variant_in_open_orders_cannot_go(db: Db, cast: Cast, buy: Callable[..., Order]) -> None:
    order = buy({cast.white: 2})
    lamp = db.get_one(StoreProduct, cast.lamp)
    (color,) = current(lamp)

    with pytest.raises(Blocked, match="LMP-1-WHI is in orders that are still to be sent") as refusal:
        actions.set_options(db, cast.lamp, [Wanted("Color", color.values[1:], color.id)], delete_variants=True)
    assert [each.label for each in refusal.value.because] == [order.name]


def test_a_variant_on_a_draft_order_cannot_go(db: Db, cast: Cast) -> None:
    draft = actions.create_draft(db, cast.dana)
    actions.add_to_draft(db, draft.id, cast.white, 1)
    (color,) = current(db.get_one(StoreProduct, cast.lamp))

    with pytest.raises(Blocked, match="LMP-1-WHI is on drafts of orders"):
        actions.set_options(db, cast.lamp, [Wanted("Color", color.values[1:], color.id)], delete_variants=True)
    with pytest.raises(Blocked, match="is on drafts of orders"):
        actions.delete_variant(db, cast.white)


def test_a_variant_that_was_deleted_stays_so_when_options_change(db: Db, mat: StoreProduct) -> None:
    actions.delete_variant(db, mat.variants[1].id)
    size, color = current(mat)
    edge = Wanted("Edge", (Value("Sewn"), Value("Cut")))
    actions.set_options(db, mat.id, [Wanted("Size", (*size.values, Value("L")), size.id), color, edge])

    assert "S / Slate / Cut" not in titles(mat)
    assert "L / Slate / Cut" in titles(mat)


def test_what_cannot_be_is_said_at_its_place(db: Db, mat: StoreProduct) -> None:
    size, color = current(mat)
    wanted = [
        Wanted("", (*size.values, Value("s")), size.id),
        Wanted("Color", (Value(" "),), color.id),
        Wanted("X", ()),
    ]
    with pytest.raises(Invalid) as refusal:
        plan_options(db, mat, wanted)

    assert refusal.value.errors == {
        "option1_name": "Name of the option is required.",
        "option1_value3": "There is another value s.",
        "option2_value1": "Value is required.",
        "option3_name": "Add a value to X, or remove the option.",
    }


def test_options_make_a_hundred_variants_at_most(db: Db, mat: StoreProduct) -> None:
    many = Wanted("Number", tuple(Value(str(n)) for n in range(26)))
    with pytest.raises(Invalid, match="make 104 variants; 100 at most"):
        actions.set_options(db, mat.id, [*current(mat), many])
    four = [Wanted(name, (Value("a"),)) for name in "ABCD"]
    with pytest.raises(Invalid, match="3 options at most"):
        actions.set_options(db, mat.id, four, delete_variants=True)


def test_values_of_another_product_are_refused(db: Db, cast: Cast, mat: StoreProduct) -> None:
    (color,) = current(db.get_one(StoreProduct, cast.lamp))
    with pytest.raises(Invalid, match="does not have this option any more"):
        actions.set_options(db, mat.id, [color])


def test_nobody_saves_over_options_they_have_not_seen(db: Db, mat: StoreProduct) -> None:
    seen = state_of(mat)
    actions.add_option_value(db, mat.options[0].id, "L")
    with pytest.raises(Blocked, match="were changed since you opened this page"):
        actions.set_options(db, mat.id, renamed(mat, S="Small"), seen=seen)


def test_options_as_they_are_change_nothing(db: Db, mat: StoreProduct) -> None:
    before = [variant.version for variant in mat.variants]
    assert not actions.set_options(db, mat.id, current(mat)).changes
    assert [variant.version for variant in mat.variants] == before


def test_options_are_for_those_who_may_change_products(database: Database, cast: Cast) -> None:
    with Db(database.engine, actor_id=cast.paul) as db:
        with pytest.raises(Forbidden, match="change products"):
            actions.set_options(db, cast.lamp, [])
        with pytest.raises(Forbidden, match="change products"):
            actions.delete_variants(db, cast.lamp, [cast.white])


def test_several_variants_go_together_or_not_at_all(db: Db, cast: Cast, mat: StoreProduct) -> None:
    actions.set_status(db, [mat.id], "Active")
    draft = actions.create_draft(db, cast.dana)
    actions.add_to_draft(db, draft.id, mat.variants[1].id, 1)
    first, second, third, _last = mat.variants
    with pytest.raises(Blocked, match="MAT-1-S-SLA is on drafts"):
        actions.delete_variants(db, mat.id, [first.id, second.id])
    db.expire(mat, ["variants"])
    assert len(mat.variants) == 4
    actions.delete_variants(db, mat.id, [first.id, third.id])
    assert skus(mat) == ["MAT-1-S-SLA", "MAT-1-M-SLA"]
    with pytest.raises(Blocked, match="last variant"):
        actions.delete_variants(db, mat.id, [variant.id for variant in mat.variants])
    assert db.scalar(select(StoreProduct.id).where(StoreProduct.id == mat.id)) == mat.id
