"""A new product begins with a variant for each combination of its options' values, each as its form has it."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import StoreProduct

from ..cast import Cast

First = actions.FirstVariant


def create(db: Db, *particular: actions.FirstVariant, **more: Any) -> StoreProduct:
    options = [actions.OptionSpec.of("Size", "S, M"), actions.OptionSpec.of("Color", "Moss, Slate")]
    values = {"title": "Desk mat", "sku": "MAT-1", "price": 1_900, "category_id": 1, "vendor": "Us", **more}
    return actions.create_product(db, options=options, variants=particular, **values)


def test_a_variant_has_a_price_a_sku_and_stock_of_its_own(db: Db, cast: Cast) -> None:
    mat = create(
        db,
        First(("M", "Moss"), price=2_400, sku="big-moss", quantity=1),
        First(("M", "Slate"), leave_out=True),
        quantity=5,
        location_id=cast.hub,
    )

    assert [(each.sku, each.price) for each in mat.variants] == [
        ("MAT-1-S-MOS", 1_900),
        ("MAT-1-S-SLA", 1_900),
        ("BIG-MOSS", 2_400),
    ]
    assert [level_of(db, each.id, cast.hub).available for each in mat.variants] == [5, 5, 1]


def test_what_is_wrong_of_a_variant_is_named(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid) as refusal:
        create(
            db,
            First(("S", "Moss"), price=0),
            First(("S", "Slate"), sku="LMP-1-WHI", price=3_000),
            First(("M", "Moss"), sku="X-1", quantity=-1),
            First(("M", "Slate"), sku="x-1"),
            compare_at_price=2_500,
            location_id=cast.hub,
        )
    assert refusal.value.errors == {
        "variant1_price": "Price of S / Moss must be more than 0.",
        "variant2_price": "S / Slate: The price before must be higher than the price.",
        "variant2_sku": "LMP-1-WHI is taken.",
        "variant3_quantity": "Quantity of M / Moss must be a whole number from 0 to 1,000,000.",
        "variant4_sku": "X-1 is taken.",
    }


def test_stock_of_one_variant_lies_somewhere(db: Db) -> None:
    with pytest.raises(Invalid, match="Choose where the stock is"):
        create(db, First(("S", "Moss"), quantity=3))


def test_not_all_variants_are_left_out_and_none_is_made_up(db: Db) -> None:
    with pytest.raises(Invalid, match="at least one variant"):
        create(db, *(First((size, color), leave_out=True) for size in "SM" for color in ("Moss", "Slate")))
    with pytest.raises(Invalid, match="There is no variant XL / Moss"):
        create(db, First(("XL", "Moss"), price=1))
