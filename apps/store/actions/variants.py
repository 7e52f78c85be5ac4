"""Variants of a product: their SKUs, prices and the rules of their sale, one for each combination of option values."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import product as combinations
from math import prod
from typing import Any, TypedDict, Unpack

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid
from .. import limits
from ..access import require
from ..models import Option, OptionValue, StoreProduct, Variant
from ..sku import value_code
from . import stock
from .saving import apply, load
from .values import Values

MUST_BE_HIGHER = "The price before must be higher than the price."


class VariantValues(TypedDict, total=False):
    sku: str
    price: int
    compare_at_price: int | None
    cost: int | None
    barcode: str | None
    weight: int
    continue_when_oos: bool
    limit_per_customer: int | None


def read_sku(values: Values, given: Any) -> str:
    """A SKU as it is stored, whether it is free or not."""
    sku = values.text("sku", given, "SKU", longest=limits.LONGEST_SKU).upper()
    if sku and not re.fullmatch(r"[A-Z0-9]+([-/.][A-Z0-9]+)*", sku):
        values.refuse("sku", "A SKU has letters, digits and hyphens, such as TNT-101-GRN.")
    return sku


def check_sku(db: Db, values: Values, sku: str, *, variant: Variant | None = None) -> str:
    """The SKU as it is stored: of a product to come, or another one for a variant."""
    sku = read_sku(values, sku)
    taken = db.scalar(select(Variant.id).where(Variant.sku == sku))
    of_product = db.scalar(select(StoreProduct.id).where(StoreProduct.sku == sku)) if variant is None else None
    if (taken is not None and (variant is None or taken != variant.id)) or of_product is not None:
        values.refuse("sku", f"{sku} is taken.")
    return sku


def clean_variant(values: Values, given: dict[str, Any]) -> dict[str, Any]:
    """The checked values of a variant, of those that are given."""
    cleaned: dict[str, Any] = {}
    checks: dict[str, Any] = {
        "price": lambda v: values.cents("price", v, "Price", 1),
        "compare_at_price": lambda v: values.maybe(values.cents, "compare_at_price", v, "Price before", 1),
        "cost": lambda v: values.maybe(values.cents, "cost", v, "Cost"),
        "barcode": lambda v: values.optional("barcode", v, "Barcode", longest=limits.LONGEST_BARCODE),
        "weight": lambda v: values.whole("weight", v, "Weight", 0, limits.HEAVIEST),
        "continue_when_oos": bool,
        "limit_per_customer": lambda v: values.maybe(
            values.whole, "limit_per_customer", v, "Limit per customer", 1, limits.MOST_OF_ONE
        ),
    }
    for name, check in checks.items():
        if name in given:
            cleaned[name] = check(given[name])
    return cleaned


@dataclass(frozen=True)
class Planned:
    """A variant to be made: a value for each option, its place, what it costs; its SKU, if that is not by pattern."""

    values: tuple[OptionValue, ...]
    position: int
    money: dict[str, Any]
    sku: str | None = None


def make_variants(db: Db, product: StoreProduct, axes: Sequence[Sequence[OptionValue]], money: dict[str, Any]) -> None:
    """A variant, with nothing in stock, for each combination of option values: `axes` has those of each option."""
    last = max((variant.position for variant in product.variants), default=0)
    chosen = enumerate(combinations(*axes), start=last + 1)
    add_variants(db, product, [Planned(values, position, money) for position, values in chosen])


def add_variants(db: Db, product: StoreProduct, planned: Sequence[Planned]) -> list[Variant]:
    """Make variants, with nothing in stock, each with a SKU that follows the pattern."""
    own = {each.sku for each in planned if each.sku}
    names = [[value.name for value in each.values] for each in planned if each.sku is None]
    by_pattern = iter(free_skus(db, product.sku, names, own))
    made = []
    for each in planned:
        sku = each.sku or next(by_pattern)
        padded = [*(value.id for value in each.values), None, None, None][:3]
        variant = Variant(
            product_id=product.id,
            sku=sku,
            title=title_of([value.name for value in each.values]),
            value1_id=padded[0],
            value2_id=padded[1],
            value3_id=padded[2],
            position=each.position,
            continue_when_oos=False,
            **each.money,
        )
        db.add(variant)
        made.append(variant)
    db.flush()
    stock.open_levels(db, [variant.id for variant in made])
    db.expire(product, ["variants", "options"])
    return made


def title_of(names: Sequence[str]) -> str:
    """What a variant with these values is called."""
    return " / ".join(names)


def free_skus(db: Db, product_sku: str, names: Sequence[Sequence[str]], reserved: Collection[str] = ()) -> list[str]:
    """For each combination of values the SKU by the pattern; with a number behind it where that is taken."""
    wanted = ["-".join([product_sku, *(value_code(name) for name in each)]) for each in names]
    begin_so = select(Variant.sku).where(Variant.sku.startswith(product_sku, autoescape=True))
    taken = {*db.scalars(begin_so), *reserved}
    found = []
    for sku in wanted:
        free, number = sku, 2
        while free in taken:
            free, number = f"{sku}{number}", number + 1
        taken.add(free)
        found.append(free)
    return found


def update_variant(db: Db, variant_id: int, *, version: int | None = None, **given: Unpack[VariantValues]) -> Variant:
    """Change a variant's SKU, price or the rules of its sale."""
    require(db, "products")
    variant = load(db, Variant, variant_id, "variant", version)
    values = Values()
    cleaned = clean_variant(values, dict(given))
    if "sku" in given and given["sku"] != variant.sku:
        cleaned["sku"] = check_sku(db, values, given["sku"], variant=variant)
    price = cleaned.get("price", variant.price)
    before = cleaned.get("compare_at_price", variant.compare_at_price)
    if before is not None and before <= price and {"price", "compare_at_price"} & set(given):
        values.refuse("compare_at_price" if "compare_at_price" in given else "price", MUST_BE_HIGHER)
    values.done()
    apply(variant, cleaned)
    return variant


def add_option_value(db: Db, option_id: int, name: str, *, price: int | None = None) -> list[Variant]:
    """Add a value to an option; returns the variants that come of it, priced like the option's last value."""
    require(db, "products")
    option = db.get(Option, option_id)
    if option is None:
        raise Invalid({"": "This option does not exist."})
    product = load(db, StoreProduct, option.product_id, "product")
    values = Values()
    name = values.text("name", name, "Value", longest=limits.LONGEST_OPTION)
    if name.lower() in {value.name.lower() for value in option.values}:
        values.refuse("name", f"{option.name} has the value {name} already.")
    values.maybe(values.cents, "price", price, "Price", 1)
    count = len(product.variants) + prod(len(each.values) for each in product.options if each.id != option.id)
    if count > limits.MOST_VARIANTS:
        values.refuse(
            "name", f"With this value there are {count} variants; {limits.MOST_VARIANTS} at most are possible."
        )
    values.done()
    before = {variant.id for variant in product.variants}
    like = product.variants[-1]
    value = OptionValue(option_id=option.id, name=name, position=len(option.values) + 1)
    option.values.append(value)
    db.flush()
    # Only with the new value: a variant that was deleted stays so.
    make_variants(
        db,
        product,
        [[value] if each.id == option.id else each.values for each in product.options],
        {
            "price": like.price if price is None else price,
            "compare_at_price": like.compare_at_price if price is None else None,
            "cost": like.cost,
            "weight": like.weight,
        },
    )
    return [variant for variant in product.variants if variant.id not in before]
