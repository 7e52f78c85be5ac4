"""Tools for a product's options, and for many of its variants at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LARGEST_AMOUNT, LARGEST_COUNT
from ....platform.tools import Arguments, Result, tool
from ... import actions, limits
from ...access import require
from ...actions import OptionPlan, Repricing, VariantChange, WantedOption, WantedValue
from ...actions.matrix.planning import MOST_OPTIONS, current, plan_options
from ...models import Option, OptionValue, StoreProduct, Variant
from ...naming import Dollars, Done, Version, cents, in_cents, in_dollars, without_nothing
from .naming import (
    LocationName,
    OneProduct,
    VariantName,
    kept,
    location_of,
    location_told,
    product_of,
    product_told,
    variant_of,
    variant_told,
)

Told = Mapping[str, Any]
R = TypeVar("R", Option, OptionValue)
_MONEY = ("price", "compare_at_price", "cost")
_Was = Annotated[str | None, Field(description="Its present name, if it is renamed.")]
_Before = Annotated[Dollars | None, Field(description="The price before, in dollars; null removes it.")]


_Name = Annotated[str, Field(max_length=limits.LONGEST_OPTION)]


class ValueArgument(Arguments):
    name: _Name
    was: _Was = None


class OptionArgument(Arguments):
    """An option with all of its values, in order; a value that is left out goes, with its variants."""

    name: _Name
    was: _Was = None
    values: Annotated[tuple[ValueArgument | _Name, ...], Field(min_length=1, max_length=limits.MOST_VARIANTS)]


class ProductOptions(OneProduct):
    options: Annotated[
        tuple[OptionArgument, ...],
        Field(max_length=MOST_OPTIONS, description="All options, in order; one that is left out goes."),
    ]


class SetOptions(ProductOptions):
    delete_variants: Annotated[bool, Field(description="Whether variants of what goes may go, with their stock.")] = (
        False
    )


class KeptVariant(Result):
    sku: str
    variant: str | None = None
    was: str | None = None


class NewVariant(Result):
    sku: str
    variant: str | None = None
    price: float


class LostVariant(Result):
    sku: str
    variant: str | None = None
    in_stock: int
    why_not: str | None = None  # why it cannot go


class Preview(Result):
    stay: tuple[KeptVariant, ...]
    new: tuple[NewVariant, ...]
    deleted: tuple[LostVariant, ...]


def _wanted(product: StoreProduct, given: Sequence[OptionArgument]) -> list[WantedOption]:
    found = []
    for each in given:
        option = _named(product.options, each.name, each.was, f"{product.title} has no option")
        values = []
        for value in each.values:
            asked = ValueArgument(name=value) if isinstance(value, str) else value
            known = _named(option.values if option else (), asked.name, asked.was, f"{each.name} has no value")
            values.append(WantedValue(asked.name, known.id if known else None))
        found.append(WantedOption(each.name, tuple(values), option.id if option else None))
    return found


def _named(rows: Sequence[R], name: str, was: str | None, none: str) -> R | None:
    wanted = (was or name).strip().lower()
    found = next((row for row in rows if row.name.lower() == wanted), None)
    if found is None and was is not None:
        raise Invalid({"options": f"{none} “{was}”."})
    return found


@tool("store_preview_options", "Read what other options would make of a product's variants: which stay, come and go.")
def preview_options(db: Db, given: ProductOptions) -> Preview:
    require(db, "products")
    product = product_of(db, given.product)
    plan = plan_options(db, product, _wanted(product, given.options))
    return Preview(
        stay=tuple(
            KeptVariant(
                sku=each.variant.sku,
                variant=each.title or None,
                was=each.variant.title if each.variant.title != each.title else None,
            )
            for each in plan.kept
        ),
        new=tuple(
            NewVariant(sku=each.sku, variant=each.title or None, price=each.like.price / 100) for each in plan.made
        ),
        deleted=tuple(
            LostVariant(
                sku=each.variant.sku, variant=each.variant.title or None, in_stock=each.units, why_not=each.why_not
            )
            for each in plan.lost
        ),
    )


def _options_told(db: Db, asked: Told) -> dict[str, Any]:
    options = []
    for wanted in asked["options"]:
        option = db.get(Option, wanted.id) if wanted.id is not None else None
        values: list[Any] = []
        for value in wanted.values:
            known = db.get(OptionValue, value.id) if value.id is not None else None
            same = known is None or known.name == value.name
            values.append(value.name if same or known is None else {"name": value.name, "was": known.name})
        told = {"name": wanted.name, "values": values}
        options.append(told if option is None or option.name == wanted.name else {**told, "was": option.name})
    told = {"product": product_told(db, asked["product_id"]), "options": options}
    return {**told, "delete_variants": True} if asked.get("delete_variants") else told


class OptionsSet(Done):
    variants: int
    new: tuple[str, ...]
    deleted: tuple[str, ...]


@tool("store_set_options", "Give a product its options: rename, reorder, add and remove options and values; variants "
      "whose values stay keep SKU, price, stock and orders.", "change", action=actions.set_options,
      told=_options_told)  # fmt: skip
def set_options(db: Db, given: SetOptions) -> OptionsSet:
    product = product_of(db, given.product)
    wanted = _wanted(product, given.options)
    if not given.options and not current(product):
        raise Invalid({"options": f"{product.title} has no options. Give those that it is to have."})
    plan: OptionPlan = actions.set_options(db, product.id, wanted, delete_variants=given.delete_variants)
    return OptionsSet(
        done=f"The options of {product.title} were saved." if plan.changes else "The options are as they were.",
        id=product.id,
        variants=plan.count,
        new=tuple(each.sku for each in plan.made),
        deleted=tuple(each.variant.sku for each in plan.lost),
    )


class StockArgument(Arguments):
    """How many are available at a location, as counted."""

    location: LocationName
    available: Annotated[int, Field(ge=0, le=LARGEST_COUNT)]


class VariantRow(Arguments):
    variant: VariantName
    sku: Annotated[str | None, Field(max_length=limits.LONGEST_SKU)] = None
    barcode: Annotated[str | None, Field(max_length=limits.LONGEST_BARCODE)] = None
    price: Dollars | None = None
    compare_at_price: _Before = None
    cost: Dollars | None = None
    stock: Annotated[tuple[StockArgument, ...], Field(max_length=20)] = ()
    version: Version = None


class ChangeVariants(OneProduct):
    rows: Annotated[tuple[VariantRow, ...], Field(min_length=1, max_length=limits.MOST_VARIANTS)]


def _stock(db: Db, given: Sequence[StockArgument]) -> dict[int, int]:
    return {location_of(db, each.location).id: each.available for each in given}


def _stock_told(db: Db, stock: Mapping[int, int] | None) -> list[dict[str, Any]]:
    return [{"location": location_told(db, id), "available": count} for id, count in (stock or {}).items()]


def _rows_told(db: Db, asked: Told) -> dict[str, Any]:
    rows = []
    for id, change in asked["changes"].items():
        stock = {"stock": _stock_told(db, change.stock)} if change.stock else {}
        rows.append({"variant": variant_told(db, id), **in_dollars(change.values, *_MONEY), **stock})
    return {"product": product_told(db, asked["product_id"]), "rows": rows}


@tool("store_change_variants", "Change prices, SKUs, barcodes and stock of a product's variants, row by row; all is "
      "saved or nothing.", "change", action=actions.change_variants, told=_rows_told)  # fmt: skip
def change_variants(db: Db, given: ChangeVariants) -> Done:
    product = product_of(db, given.product)
    changes: dict[int, VariantChange] = {}
    skus: dict[str, str] = {}
    for row in given.rows:
        variant = variant_of(db, row.variant)
        if variant.id in changes:
            raise Invalid({"rows": f"{variant.sku} stands in two rows."})
        values: Any = in_cents(kept(row, "sku", "barcode", *_MONEY), *_MONEY)
        changes[variant.id] = VariantChange(values, _stock(db, row.stock), row.version)
        skus[str(variant.id)] = variant.sku
    try:
        found = actions.change_variants(db, product.id, changes)
    except Invalid as error:
        raise Invalid({"rows": _by_sku(error.errors, skus)}) from error
    return Done(done=f"{_counted(found)} of {product.title} changed.", id=product.id)


def _by_sku(errors: Mapping[str, str], skus: Mapping[str, str]) -> str:
    return " ".join(f"{skus[key.split('-', 1)[0]]}: {message}" for key, message in errors.items())


def _counted(found: Sequence[Variant]) -> str:
    return f"{len(found)} variant{'' if len(found) == 1 else 's'}"


class ChangeTogether(OneProduct):
    variants: Annotated[tuple[VariantName, ...], Field(min_length=1, max_length=limits.MOST_VARIANTS)]
    price: Dollars | None = None
    percent: Annotated[int, Field(ge=-99, le=1_000, description="By how much per cent prices change.")] = 0
    amount: Annotated[
        float,
        Field(ge=-LARGEST_AMOUNT / 100, le=LARGEST_AMOUNT / 100, description="By how many dollars prices change."),
    ] = 0
    round_up: Annotated[bool, Field(description="Round prices that change by per cent or amount up to .99.")] = False
    compare_at_price: _Before = None
    cost: Dollars | None = None
    weight: Annotated[int | None, Field(ge=0, le=limits.HEAVIEST, description="In grams.")] = None
    limit_per_customer: Annotated[int | None, Field(ge=1, le=limits.MOST_OF_ONE)] = None
    continue_when_oos: Annotated[bool | None, Field(description="Keep selling when out of stock.")] = None
    stock: Annotated[tuple[StockArgument, ...], Field(max_length=20)] = ()


_TOGETHER = (*_MONEY, "weight", "limit_per_customer", "continue_when_oos")


def _together_told(db: Db, asked: Told) -> dict[str, Any]:
    reprice, values = asked.get("reprice"), asked.get("values", {})
    told = {
        "product": product_told(db, asked["product_id"]),
        "variants": [variant_told(db, id) for id in asked["variant_ids"]],
        "stock": _stock_told(db, asked.get("stock")),
    }
    if reprice is not None:
        how = {"percent": reprice.percent, "amount": reprice.amount / 100, "round_up": reprice.round_up}
        told |= {name: value for name, value in how.items() if value}
    return without_nothing(told) | in_dollars(values, *_MONEY)


@tool("store_change_variants_together", "Give several variants of a product the same price, limit or stock, or change "
      "their prices by as much; what is not given stays.", "change", action=actions.change_together,
      told=_together_told)  # fmt: skip
def change_together(db: Db, given: ChangeTogether) -> Done:
    product = product_of(db, given.product)
    values: Any = in_cents(kept(given, *_TOGETHER), *_MONEY)
    amount = (cents("amount", abs(given.amount)) or 0) * (-1 if given.amount < 0 else 1)
    reprice = Repricing(given.percent, amount, given.round_up) if given.percent or amount else None
    if given.round_up and reprice is None:
        raise Invalid({"round_up": "Give by how much prices change: only those are rounded."})
    ids = [variant_of(db, each).id for each in given.variants]
    stock = _stock(db, given.stock)
    found = actions.change_together(db, product.id, ids, reprice=reprice, stock=stock, **values)
    return Done(done=f"{_counted(found)} of {product.title} changed.", id=product.id)


class DeleteVariants(OneProduct):
    variants: Annotated[tuple[VariantName, ...], Field(min_length=1, max_length=limits.MOST_VARIANTS)]


@tool("store_delete_variants", "Take several variants out of a product and write off their stock; orders keep them.",
      "remove", action=actions.delete_variants,
      told=lambda db, asked: {"product": product_told(db, asked["product_id"]),
                              "variants": [variant_told(db, id) for id in asked["variant_ids"]]})  # fmt: skip
def delete_variants(db: Db, given: DeleteVariants) -> Done:
    product = product_of(db, given.product)
    found = actions.delete_variants(db, product.id, [variant_of(db, each).id for each in given.variants])
    return Done(done=f"{_counted(found)} of {product.title} deleted.", id=product.id)


VARIANTS = (preview_options, set_options, change_variants, change_together, delete_variants)
