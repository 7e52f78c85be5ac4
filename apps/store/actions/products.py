"""Products with the variants that their options make."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product as combinations
from math import prod
from typing import Any, TypedDict, Unpack

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.values import tags
from .. import limits
from ..access import require
from ..models import (
    PRODUCT_STATUSES,
    Allocation,
    CartLine,
    Category,
    InventoryLevel,
    Location,
    Option,
    OptionValue,
    OrderLine,
    StoreProduct,
    Variant,
)
from ..sku import value_code
from . import stock
from .saving import apply, load
from .values import Values

MUST_BE_HIGHER = "The price before must be higher than the price."


class ProductValues(TypedDict, total=False):
    title: str
    description: str | None
    status: str
    vendor: str
    category_id: int
    material: str | None
    tags: str | None
    handle: str | None


class VariantValues(TypedDict, total=False):
    sku: str
    price: int
    compare_at_price: int | None
    cost: int | None
    barcode: str | None
    weight: int
    continue_when_oos: bool
    limit_per_customer: int | None


@dataclass(frozen=True)
class OptionSpec:
    """An option with its values: Size: S, M, L."""

    name: str
    values: tuple[str, ...]

    @classmethod
    def of(cls, name: str, values: str) -> OptionSpec:
        return cls(" ".join(name.split()), tuple(" ".join(v.split()) for v in values.split(",") if v.strip()))


def handle_of(title: str) -> str:
    """The web address that fits a title."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "product"


def _clean(db: Db, given: dict[str, Any], product: StoreProduct | None) -> dict[str, Any]:
    values = Values()
    current = {name: getattr(product, name, None) for name in ProductValues.__annotations__} | given
    title = values.text("title", current["title"], "Title")
    handle = values.handle("handle", current["handle"] or handle_of(title)) if title else ""
    cleaned: dict[str, Any] = {
        "title": title,
        "description": values.optional(
            "description", current["description"], "Description", longest=limits.LONGEST_DESCRIPTION, lines=True
        )
        or "",
        "status": values.choice("status", current["status"], "Status", PRODUCT_STATUSES),
        "vendor": values.text("vendor", current["vendor"], "Vendor", longest=limits.LONGEST_VENDOR),
        "material": values.optional("material", current["material"], "Material", longest=limits.LONGEST_MATERIAL),
        "tags": values.optional("tags", tags(current["tags"]), "Tags"),
        "handle": handle,
    }
    category = db.get(Category, current["category_id"]) if current["category_id"] is not None else None
    if category is None or category.deleted_at is not None:
        values.refuse("category_id", "Choose a category from the list.")
    else:
        cleaned["category_id"] = category.id
    taken = db.scalar(select(StoreProduct.id).where(StoreProduct.handle == handle))
    if taken is not None and (product is None or taken != product.id):
        values.refuse("handle", "Another product has this web address.")
    values.done()
    return cleaned


def create_product(
    db: Db,
    *,
    sku: str,
    price: int,
    options: Sequence[OptionSpec] = (),
    quantity: int = 0,
    location_id: int | None = None,
    compare_at_price: int | None = None,
    cost: int | None = None,
    weight: int = 0,
    **given: Unpack[ProductValues],
) -> StoreProduct:
    """Create a product with one variant for each combination of option values, all at one price.

    With a location, `quantity` of each variant are received there.
    """
    require(db, "products")
    values = Values()
    sku = _sku(db, values, sku)
    money = _clean_variant(
        values, {"price": price, "compare_at_price": compare_at_price, "cost": cost, "weight": weight}
    )
    values.whole("quantity", quantity, "Quantity")
    if compare_at_price is not None and compare_at_price <= price:
        values.refuse("compare_at_price", MUST_BE_HIGHER)
    if quantity and location_id is None:
        values.refuse("location_id", "Choose where the stock lies.")
    location = load(db, Location, location_id, "location") if location_id is not None else None
    if location is not None and not location.is_active:
        values.refuse("location_id", f"{location.name} is closed. Choose another location.")
    options = _clean_options(values, options)
    try:
        cleaned = _clean(db, {"status": "Draft", **given}, None)
    except Invalid as error:
        raise Invalid({**error.errors, **values.errors}) from error
    values.done()
    product = StoreProduct(sku=sku, **cleaned)
    db.add(product)
    db.flush()
    for position, spec in enumerate(options, start=1):
        option = Option(product_id=product.id, name=spec.name, position=position)
        option.values = [OptionValue(name=name, position=n) for n, name in enumerate(spec.values, start=1)]
        db.add(option)
    db.flush()
    db.refresh(product)
    _make_variants(db, product, [option.values for option in product.options], money)
    if quantity and location is not None:
        for variant in product.variants:
            stock.move(db, variant.id, location.id, "Received", available=quantity, note="Opening stock")
    return product


def _sku(db: Db, values: Values, sku: str, *, variant: Variant | None = None) -> str:
    sku = values.text("sku", sku, "SKU", longest=limits.LONGEST_SKU).upper()
    if sku and not re.fullmatch(r"[A-Z0-9]+([-/.][A-Z0-9]+)*", sku):
        values.refuse("sku", "A SKU has letters, digits and hyphens, such as TNT-101-GRN.")
    taken = db.scalar(select(Variant.id).where(Variant.sku == sku))
    of_product = db.scalar(select(StoreProduct.id).where(StoreProduct.sku == sku)) if variant is None else None
    if (taken is not None and (variant is None or taken != variant.id)) or of_product is not None:
        values.refuse("sku", f"{sku} is taken.")
    return sku


def _clean_options(values: Values, options: Sequence[OptionSpec]) -> list[OptionSpec]:
    used = [spec for spec in options if spec.name or spec.values]
    if len(used) > 3:
        values.refuse("options", "A product can have three options at most.")
    for n, spec in enumerate(used, start=1):
        if not spec.name:
            values.refuse(f"option{n}_name", "Name this option, such as Size.")
        if not spec.values:
            values.refuse(f"option{n}_values", "List its values, such as S, M, L.")
        if len({value.lower() for value in spec.values}) < len(spec.values):
            values.refuse(f"option{n}_values", "Each value can be listed once.")
        if any(len(text) > limits.LONGEST_OPTION for text in (spec.name, *spec.values)):
            values.refuse(f"option{n}_values", f"A name or value can have {limits.LONGEST_OPTION} characters at most.")
    if len({spec.name.lower() for spec in used}) < len(used):
        values.refuse("options", "Two options have the same name.")
    count = 1
    for spec in used:
        count *= max(1, len(spec.values))
    if count > limits.MOST_VARIANTS:
        values.refuse("options", f"These options make {count} variants; {limits.MOST_VARIANTS} at most are possible.")
    return used


def _make_variants(db: Db, product: StoreProduct, axes: Sequence[Sequence[OptionValue]], money: dict[str, Any]) -> None:
    """A variant, with nothing in stock, for each combination of option values: `axes` has those of each option."""
    last = max((variant.position for variant in product.variants), default=0)
    for position, chosen in enumerate(combinations(*axes), start=last + 1):
        padded = [*(value.id for value in chosen), None, None, None][:3]
        variant = Variant(
            product_id=product.id,
            sku=_free_sku(db, "-".join([product.sku, *(value_code(value.name) for value in chosen)])),
            title=" / ".join(value.name for value in chosen),
            value1_id=padded[0],
            value2_id=padded[1],
            value3_id=padded[2],
            position=position,
            continue_when_oos=False,
            **money,
        )
        db.add(variant)
        db.flush()
        stock.open_levels(db, variant.id)
    db.expire(product, ["variants", "options"])


def _free_sku(db: Db, wanted: str) -> str:
    found, number = wanted, 2
    while db.scalar(select(Variant.id).where(Variant.sku == found)) is not None:
        found, number = f"{wanted}{number}", number + 1
    return found


def update_product(
    db: Db, product_id: int, *, version: int | None = None, **given: Unpack[ProductValues]
) -> StoreProduct:
    """Change what the product's page says, its status or its category."""
    require(db, "products")
    product = load(db, StoreProduct, product_id, "product", version)
    apply(product, _clean(db, dict(given), product))
    db.flush()
    db.expire(product, ["category"])
    return product


def set_status(db: Db, product_ids: Sequence[int], status: str) -> list[StoreProduct]:
    """Publish, hide or archive many products; returns those that changed."""
    require(db, "products")
    values = Values()
    values.choice("status", status, "Status", PRODUCT_STATUSES)
    values.done()
    found = [load(db, StoreProduct, product_id, "product") for product_id in product_ids]
    return [product for product in found if apply(product, {"status": status})]


def _clean_variant(values: Values, given: dict[str, Any]) -> dict[str, Any]:
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


def update_variant(db: Db, variant_id: int, *, version: int | None = None, **given: Unpack[VariantValues]) -> Variant:
    """Change a variant's SKU, price or the rules of its sale."""
    require(db, "products")
    variant = load(db, Variant, variant_id, "variant", version)
    values = Values()
    cleaned = _clean_variant(values, dict(given))
    if "sku" in given and given["sku"] != variant.sku:
        cleaned["sku"] = _sku(db, values, given["sku"], variant=variant)
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
    _make_variants(
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


def delete_variant(db: Db, variant_id: int) -> None:
    """Take a variant out of the product; it stays in orders. The last one, and one promised to orders, cannot go."""
    require(db, "products")
    variant = load(db, Variant, variant_id, "variant")
    if len(variant.product.variants) == 1:
        raise Blocked("A product's last variant cannot be deleted. Archive the product instead.")
    promised = (
        select(func.count())
        .select_from(Allocation)
        .join(OrderLine, OrderLine.id == Allocation.order_line_id)
        .where(OrderLine.variant_id == variant.id)
    )
    if db.scalar(promised):
        raise Blocked(f"{variant.sku} is in orders that are still to be sent.")
    for level in db.scalars(select(InventoryLevel).where(InventoryLevel.variant_id == variant.id)):
        if level.available or level.unavailable:
            stock.move(
                db,
                variant.id,
                level.location_id,
                "Variant deleted",
                available=-level.available,
                unavailable=-level.unavailable,
            )
    for line in db.scalars(select(CartLine).where(CartLine.variant_id == variant.id)):
        db.delete(line)
    variant.deleted_at = db.now
    db.flush()
    db.expire(variant.product, ["variants"])
