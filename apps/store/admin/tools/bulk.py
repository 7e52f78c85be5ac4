"""Tools that change many products and variants in one go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LONGEST_NAME
from ....platform.tools import Arguments, tool
from ... import actions, limits
from ...actions.catalogue.bulk import Changes
from ...models import PRODUCT_STATUSES, Variant
from ...naming import Dollars, Done, in_cents, in_dollars
from .naming import (
    CategoryName,
    OneProduct,
    OneVariant,
    category_of,
    category_told,
    product_of,
    product_told,
    variant_of,
    variant_told,
)

_Status = Literal[PRODUCT_STATUSES]  # type: ignore[valid-type]
_MONEY = ("price", "compare_at_price", "cost")


class ProductCells(OneProduct):
    """What changes of a product; what is not given stays."""

    title: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    status: _Status | None = None
    vendor: Annotated[str | None, Field(max_length=limits.LONGEST_VENDOR)] = None
    category: CategoryName | None = None
    tags: Annotated[str | None, Field(description="Separated by commas; null takes all off.")] = None


class VariantCells(OneVariant):
    """What changes of a variant; what is not given stays, null empties."""

    sku: Annotated[str | None, Field(max_length=limits.LONGEST_SKU)] = None
    price: Dollars | None = None
    compare_at_price: Annotated[Dollars | None, Field(description="The price before, in dollars.")] = None
    cost: Dollars | None = None
    barcode: Annotated[str | None, Field(max_length=limits.LONGEST_BARCODE)] = None
    weight: Annotated[int | None, Field(ge=0, le=limits.HEAVIEST, description="In grams.")] = None
    limit_per_customer: Annotated[int | None, Field(ge=1, le=limits.MOST_OF_ONE)] = None


class EditProducts(Arguments):
    products: Annotated[tuple[ProductCells, ...], Field(max_length=limits.MOST_PRODUCTS_AT_ONCE)] = ()
    variants: Annotated[tuple[VariantCells, ...], Field(max_length=500)] = ()


def _values(changes: Changes | None) -> dict[int, dict[str, Any]]:
    """Of each row, what its cells are to hold."""
    return {id: {name: each.value for name, each in cells.items()} for id, cells in (changes or {}).items()}


def _edited_told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    products = []
    for id, cells in _values(asked.get("products")).items():
        values = {name: value for name, value in cells.items() if name != "category_id"}
        if "category_id" in cells:
            values["category"] = category_told(db, cells["category_id"])
        products.append({"product": product_told(db, id), **values})
    variants = [
        # A SKU that changes says nothing for sure.
        {"variant": id if "sku" in cells else variant_told(db, id), **in_dollars(cells, *_MONEY)}
        for id, cells in _values(asked.get("variants")).items()
    ]
    return {name: rows for name, rows in (("products", products), ("variants", variants)) if rows}


@tool("store_edit_products", "Change many products and variants together: all of it is saved, or nothing.", "change",
      repeats=True, action=actions.edit_products, told=_edited_told)  # fmt: skip
def edit_products(db: Db, given: EditProducts) -> Done:
    products: dict[int, dict[str, actions.Change]] = {}
    variants: dict[int, dict[str, actions.Change]] = {}
    for row in given.products:
        cells = row.model_dump(exclude_unset=True, exclude={"product"})
        if "category" in cells:
            cells["category_id"] = category_of(db, cells.pop("category") or "")
        wanted = {name: actions.Change(value) for name, value in cells.items()}
        products.setdefault(product_of(db, row.product).id, {}).update(wanted)
    for each in given.variants:
        cells = in_cents(each.model_dump(exclude_unset=True, exclude={"variant"}), *_MONEY)
        wanted = {name: actions.Change(value) for name, value in cells.items()}
        variants.setdefault(variant_of(db, each.variant).id, {}).update(wanted)
    if not any((*products.values(), *variants.values())):
        raise Invalid({"": "Give at least one product or variant with what is to change of it."})
    try:
        edited = actions.edit_products(db, products=products, variants=variants)
    except actions.RefusedCells as error:
        raise _by_name(db, error) from error
    cells_saved = "1 cell" if edited.cells == 1 else f"{edited.cells} cells"
    of = "1 product" if len(edited.products) == 1 else f"{len(edited.products)} products"
    return Done(done=f"{cells_saved} of {of} saved.")


def _by_name(db: Db, refused: actions.RefusedCells) -> Invalid:
    """The same, with SKUs in the place of ids."""
    errors = {}
    for (what, id, name), text in refused.cells.items():
        sku = db.get_one(Variant, id).sku if what == "variant" else product_told(db, id)
        errors[f"{'category' if name == 'category_id' else name} of {sku}"] = text
    return Invalid(errors)


BULK = (edit_products,)
