"""Many variants of a product changed at once: all of it is saved, or nothing is, and every wrong value is named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import select

from ....platform.database import Db
from ....platform.errors import Invalid, NotFound
from ...access import require
from ...models import InventoryLevel, Location, StoreProduct, Variant
from .. import stock
from ..saving import apply, load
from ..values import Values
from ..variants import MUST_BE_HIGHER, VariantValues, clean_variant, read_sku

#: Why stock changes that is entered in the table: somebody has counted it.
COUNTED = "Count correction"


@dataclass(frozen=True)
class VariantChange:
    """What is to change of a variant; `stock` has what is available, by location id; `version`, what was seen."""

    values: VariantValues = field(default_factory=lambda: VariantValues())
    stock: Mapping[int, int] = field(default_factory=dict)
    version: int | None = None


def change_variants(db: Db, product_id: int, changes: Mapping[int, VariantChange]) -> list[Variant]:
    """Change several variants of a product, by id; returns those that changed.

    Raises Invalid with "{variant id}-{name}" for each wrong value, or "{variant id}-stock_{location id}".
    """
    if any(change.values for change in changes.values()) or not changes:
        require(db, "products")
    if any(change.stock for change in changes.values()):
        require(db, "inventory")
    product = load(db, StoreProduct, product_id, "product")
    variants = {variant.id: variant for variant in product.variants}
    if set(changes) - set(variants):
        raise NotFound("This variant does not exist.")
    for id, change in changes.items():
        db.check_version(variants[id], variants[id].sku, change.version, nobody="the store")
    errors: dict[str, str] = {}
    cleaned = {id: _clean(variants[id], change, errors) for id, change in changes.items()}
    _check_skus(db, variants, cleaned, errors)
    levels = _levels(db, product_id, changes, errors)
    if errors:
        raise Invalid(errors)
    _step_aside(db, variants, cleaned)
    changed = {id for id, values in cleaned.items() if apply(variants[id], values)}
    db.flush()
    for (variant_id, location_id), (level, count) in levels.items():
        by = count - (level.available if level else 0)
        if by:
            stock.move(db, variant_id, location_id, COUNTED, available=by)
            changed.add(variant_id)
    return [variant for id, variant in variants.items() if id in changed]


def _clean(variant: Variant, change: VariantChange, errors: dict[str, str]) -> dict[str, Any]:
    values = Values()
    given: dict[str, Any] = dict(change.values)
    cleaned = clean_variant(values, given)
    if "sku" in given and given["sku"] != variant.sku:
        cleaned["sku"] = read_sku(values, given["sku"])
    price = cleaned.get("price", variant.price)
    before = cleaned.get("compare_at_price", variant.compare_at_price)
    if before is not None and before <= price and {"price", "compare_at_price"} & set(given):
        values.refuse("compare_at_price" if "compare_at_price" in given else "price", MUST_BE_HIGHER)
    errors |= {f"{variant.id}-{name}": message for name, message in values.errors.items()}
    return cleaned


def _check_skus(
    db: Db, variants: Mapping[int, Variant], cleaned: Mapping[int, Mapping[str, Any]], errors: dict[str, str]
) -> None:
    """Refuse SKUs that another variant has, unless that one is about to give it up; and those wanted twice."""
    wanted = {id: values["sku"] for id, values in cleaned.items() if "sku" in values}
    holders = {
        sku: id for id, sku in db.execute(select(Variant.id, Variant.sku).where(Variant.sku.in_(wanted.values())))
    }
    seen: set[str] = set()
    for id, sku in wanted.items():
        holder = holders.get(sku)
        if sku in seen or (holder is not None and holder != id and holder not in wanted):
            errors.setdefault(f"{id}-sku", f"{sku} is taken.")
        seen.add(sku)


def _step_aside(db: Db, variants: Mapping[int, Variant], cleaned: Mapping[int, Mapping[str, Any]]) -> None:
    """SKUs are unique at every moment: a variant whose SKU another one is to have gives it up first."""
    wanted = {values["sku"] for values in cleaned.values() if "sku" in values}
    for id, values in cleaned.items():
        if variants[id].sku in wanted and values.get("sku", variants[id].sku) != variants[id].sku:
            variants[id].sku = f"#{id}"
    db.flush()


def _levels(
    db: Db, product_id: int, changes: Mapping[int, VariantChange], errors: dict[str, str]
) -> dict[tuple[int, int], tuple[InventoryLevel | None, int]]:
    """The levels that change, with what is to be available."""
    wanted = {(id, place): count for id, change in changes.items() for place, count in change.stock.items()}
    if not wanted:
        return {}
    open_places = set(db.scalars(select(Location.id).where(Location.is_active, Location.deleted_at.is_(None))))
    found = select(InventoryLevel).join(InventoryLevel.variant).where(Variant.product_id == product_id)
    levels = {(level.variant_id, level.location_id): level for level in db.scalars(found)}
    for (id, place), count in wanted.items():
        values = Values()
        values.whole("stock", count, "Available")
        if place not in open_places:
            values.refuse("stock", "This location does not exist, or is closed.")
        errors |= {f"{id}-stock_{place}": message for message in values.errors.values()}
    return {key: (levels.get(key), count) for key, count in wanted.items()}


@dataclass(frozen=True)
class Repricing:
    """How several prices change: by per cent, rounded to a cent or up to .99, or by an amount in cents."""

    percent: int = 0
    amount: int = 0
    round_up: bool = False

    def of(self, price: int) -> int:
        """The new price, in cents."""
        found = (price * (100 + self.percent) + 50) // 100 + self.amount
        return found - found % 100 + 99 if self.round_up else found


def change_together(
    db: Db,
    product_id: int,
    variant_ids: Sequence[int],
    *,
    reprice: Repricing | None = None,
    stock: Mapping[int, int] | None = None,
    **values: Any,
) -> list[Variant]:
    """Give several variants of a product the same new values, or change their prices by as much.

    `values` are of `VariantValues` but the SKU. Raises Invalid by the names of the values.
    """
    if values or reprice or not stock:
        require(db, "products")
    if stock:
        require(db, "inventory")
    product = load(db, StoreProduct, product_id, "product")
    if not variant_ids:
        raise Invalid({"": "Select the variants that are to change."})
    if not values and not stock and (reprice is None or reprice == Repricing()):
        raise Invalid({"": "Enter what is to change."})
    if reprice is not None and "price" in values:
        raise Invalid(price="Enter a new price, or by how much prices change, but not both.")
    if reprice is not None and not -100 < reprice.percent <= 1_000:
        raise Invalid(percent="Prices can change by -99 to 1,000 per cent.")
    variants = {variant.id: variant for variant in product.variants}
    changes = {}
    for id in dict.fromkeys(variant_ids):
        given: dict[str, Any] = dict(values)
        if reprice is not None and id in variants:
            given["price"] = reprice.of(variants[id].price)
        changes[id] = VariantChange(cast(VariantValues, given), stock or {})
    try:
        return change_variants(db, product_id, changes)
    except Invalid as error:
        raise Invalid(_together(error.errors.items(), variants)) from error


def _together(errors: Iterable[tuple[str, str]], variants: Mapping[int, Variant]) -> dict[str, str]:
    """One message for each value, said of the first variant of which it is wrong."""
    found: dict[str, str] = {}
    for key, message in errors:
        id, name = key.split("-", 1)
        name = "available" if name.startswith("stock_") else name
        found.setdefault(name, f"{variants[int(id)].sku}: {message}")
    return found
