"""Products: what their pages say, their status, and the options that make their variants."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, Unpack

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.values import tags
from .. import limits
from ..access import require
from ..models import (
    PRODUCT_STATUSES,
    Category,
    Location,
    Option,
    OptionValue,
    StoreProduct,
)
from . import stock
from .matrix.beginnings import FirstVariant, first_variants
from .saving import apply, load
from .values import Values
from .variants import MUST_BE_HIGHER, Planned, add_variants, check_sku, clean_variant


class ProductValues(TypedDict, total=False):
    title: str
    description: str | None
    status: str
    vendor: str
    category_id: int
    material: str | None
    tags: str | None
    handle: str | None


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
    variants: Sequence[FirstVariant] = (),
    **given: Unpack[ProductValues],
) -> StoreProduct:
    """Create a product with a variant for each combination of option values, at one price but for what `variants` say.

    With a location, `quantity` of each variant are received there, or as many as `variants` say.
    """
    require(db, "products")
    values = Values()
    sku = check_sku(db, values, sku)
    money = clean_variant(
        values, {"price": price, "compare_at_price": compare_at_price, "cost": cost, "weight": weight}
    )
    values.whole("quantity", quantity, "Quantity")
    if compare_at_price is not None and compare_at_price <= price:
        values.refuse("compare_at_price", MUST_BE_HIGHER)
    if (quantity or any(each.quantity for each in variants)) and location_id is None:
        values.refuse("location_id", "Choose where the stock is.")
    location = load(db, Location, location_id, "location") if location_id is not None else None
    if location is not None and not location.is_active:
        values.refuse("location_id", f"{location.name} is closed. Choose another location.")
    options = _clean_options(values, options)
    plain = [] if values.errors else [spec.values for spec in options]
    first = first_variants(db, values, plain, variants if not values.errors else (), before=compare_at_price)
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
    _begin(db, product, first, money, quantity, location)
    return product


def _begin(
    db: Db,
    product: StoreProduct,
    first: Sequence[FirstVariant],
    money: dict[str, Any],
    quantity: int,
    location: Location | None,
) -> None:
    """Make the first variants, and receive their opening stock."""
    named = [{value.name: value for value in option.values} for option in product.options]
    planned = []
    for position, each in enumerate(first, start=1):
        chosen = tuple(values[name] for values, name in zip(named, each.values, strict=True))
        price = {"price": each.price} if each.price is not None else {}
        planned.append(Planned(chosen, position, {**money, **price}, each.sku))
    for variant, each in zip(add_variants(db, product, planned), first, strict=True):
        count = quantity if each.quantity is None else each.quantity
        if count and location is not None:
            stock.move(db, variant.id, location.id, "Received", available=count, note="Opening stock")


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
