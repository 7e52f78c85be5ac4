"""Tools for products and their variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LARGEST_COUNT, LONGEST_NAME
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ... import actions, limits
from ...access import require
from ...models import PRODUCT_STATUSES, InventoryLevel, Option, Variant
from ...naming import Dollars, Done, Version, cents, dollars, in_cents, in_dollars, without_nothing
from .. import queries
from ..lists import PRODUCTS as PRODUCT_LIST
from .naming import (
    CategoryName,
    LocationName,
    OneProduct,
    OneVariant,
    ProductName,
    category_of,
    category_told,
    kept,
    location_of,
    location_told,
    option_of,
    product_of,
    product_told,
    variant_of,
    variant_told,
)

Told = Mapping[str, Any]
_Status = Literal[PRODUCT_STATUSES]  # type: ignore[valid-type]
_MONEY = ("price", "compare_at_price", "cost")

search_products = search_tool("store", PRODUCT_LIST, lambda _db: queries.products())


class VariantRow(Result):
    id: int
    sku: str
    variant: str | None = None
    price: float
    price_before: float | None = None
    available: dict[str, int]  # by location
    committed: int


class OptionRow(Result):
    name: str
    values: tuple[str, ...]


class ProductDetails(Result):
    id: int
    sku: str
    title: str
    status: str
    category: str
    vendor: str
    material: str | None = None
    tags: str | None = None
    web_address: str
    reviews: int
    rating: float | None = None
    description: str
    options: tuple[OptionRow, ...]
    variants: tuple[VariantRow, ...]
    version: int


@tool("store_get_product", "Read a product: what its page says, its variants with prices, and stock by location.")
def get_product(db: Db, given: OneProduct) -> ProductDetails:
    product = product_of(db, given.product)
    levels = queries.variant_levels(db, product.id)
    count, average = queries.rating(db, product.id)
    return ProductDetails(
        id=product.id,
        sku=product.sku,
        title=product.title,
        status=product.status,
        category=product.category.name,
        vendor=product.vendor,
        material=product.material,
        tags=product.tags,
        web_address=product.handle,
        reviews=count,
        rating=round(average, 1) if average else None,
        description=product.description,
        options=tuple(OptionRow(name=o.name, values=tuple(v.name for v in o.values)) for o in product.options),
        variants=tuple(_variant(db, variant, levels) for variant in product.variants),
        version=product.version,
    )


def _variant(db: Db, variant: Variant, levels: Mapping[tuple[int, int], InventoryLevel]) -> VariantRow:
    here = {place.name: levels.get((variant.id, place.id)) for place in queries.locations(db)}
    return VariantRow(
        id=variant.id,
        sku=variant.sku,
        variant=variant.title or None,
        price=variant.price / 100,
        price_before=dollars(variant.compare_at_price),
        available={name: level.available for name, level in here.items() if level},
        committed=sum(level.committed for level in here.values() if level),
    )


class VariantDetails(Result):
    id: int
    sku: str
    product: str
    variant: str | None = None
    price: float
    compare_at_price: float | None = None
    cost: float | None = None
    barcode: str | None = None
    weight: int
    limit_per_customer: int | None = None
    continue_when_oos: bool
    version: int


@tool("store_get_variant", "Read a variant as its form has it: price, cost, barcode, weight, the rules of its sale.")
def get_variant(db: Db, given: OneVariant) -> VariantDetails:
    require(db, "products")
    variant = variant_of(db, given.variant)
    same = ("id", "sku", "barcode", "weight", "limit_per_customer", "continue_when_oos", "version")
    return VariantDetails(
        product=variant.product.title,
        variant=variant.title or None,
        **{name: dollars(getattr(variant, name)) for name in _MONEY},  # type: ignore[arg-type]
        **{name: getattr(variant, name) for name in same},
    )


class CategoryNames(Result):
    items: tuple[str, ...]


class NoArguments(Arguments):
    pass


@tool("store_list_categories", "List the categories of products, each below the one that it belongs to.")
def list_categories(db: Db, given: NoArguments) -> CategoryNames:
    return CategoryNames(items=tuple(label for _id, label in queries.categories(db)))


class ProductFields(Arguments):
    description: Annotated[str | None, Field(max_length=limits.LONGEST_DESCRIPTION)] = None
    material: Annotated[str | None, Field(max_length=limits.LONGEST_MATERIAL)] = None
    tags: Annotated[str | None, Field(description="Separated by commas.")] = None
    handle: Annotated[str | None, Field(description="The web address; made from the title if empty.")] = None


class OptionArgument(Arguments):
    """A way in which variants differ: Size, with S, M and L."""

    name: Annotated[str, Field(max_length=limits.LONGEST_OPTION)]
    values: Annotated[tuple[str, ...], Field(min_length=1)]


class FirstVariantArgument(Arguments):
    """What is particular to one combination of option values; what is left out is as of all."""

    values: Annotated[tuple[str, ...], Field(max_length=3, description="One of each option, in their order.")]
    price: Dollars | None = None
    sku: Annotated[str | None, Field(max_length=limits.LONGEST_SKU)] = None
    quantity: Annotated[int | None, Field(ge=0, le=LARGEST_COUNT)] = None
    leave_out: Annotated[bool, Field(description="Do not make this variant.")] = False


class CreateProduct(ProductFields):
    title: Annotated[str, Field(max_length=LONGEST_NAME)]
    sku: Annotated[str, Field(max_length=limits.LONGEST_SKU, description="Variants extend it.")]
    price: Dollars
    category: CategoryName
    vendor: Annotated[str, Field(max_length=limits.LONGEST_VENDOR)]
    status: _Status = "Draft"
    compare_at_price: Annotated[Dollars | None, Field(description="The price before, in dollars.")] = None
    cost: Dollars | None = None
    weight: Annotated[int, Field(ge=0, le=limits.HEAVIEST, description="In grams.")] = 0
    options: Annotated[tuple[OptionArgument, ...], Field(max_length=3)] = ()
    quantity: Annotated[int, Field(ge=0, le=LARGEST_COUNT, description="Of each variant, received at location.")] = 0
    location: LocationName | None = None
    variants: Annotated[tuple[FirstVariantArgument, ...], Field(max_length=limits.MOST_VARIANTS)] = ()


def _first(each: FirstVariantArgument) -> actions.FirstVariant:
    price = cents("price", each.price)
    return actions.FirstVariant(each.values, price, each.sku, each.quantity, leave_out=each.leave_out)


def _first_told(each: actions.FirstVariant) -> dict[str, Any]:
    told = {"values": list(each.values), "price": dollars(each.price), "sku": each.sku, "quantity": each.quantity}
    return without_nothing(told) | ({"leave_out": True} if each.leave_out else {})


def _created_told(db: Db, asked: Told) -> dict[str, Any]:
    values = {**asked, **asked.get("given", {})}
    told = {name: values.get(name) for name in CreateProduct.model_fields}
    told |= in_dollars({name: values.get(name) for name in _MONEY}, *_MONEY)
    told["category"] = category_told(db, values["category_id"])
    told["location"] = location_told(db, values.get("location_id"))
    told["options"] = [{"name": o.name, "values": list(o.values)} for o in values.get("options", ()) if o.values]
    told["variants"] = [_first_told(each) for each in values.get("variants", ())]
    return {name: value for name, value in without_nothing(told).items() if value != 0}


@tool("store_create_product", "Add a product, with a variant for each combination of its options' values.", "add",
      action=actions.create_product, told=_created_told)  # fmt: skip
def create_product(db: Db, given: CreateProduct) -> Done:
    values: Any = in_cents(given.model_dump(exclude={"options", "category", "location", "variants"}), *_MONEY)
    product = actions.create_product(
        db,
        options=[actions.OptionSpec(option.name, option.values) for option in given.options],
        variants=[_first(each) for each in given.variants],
        category_id=category_of(db, given.category),
        location_id=location_of(db, given.location).id if given.location else None,
        **values,
    )
    return Done(done=f"{product.title} was created as {product.sku}.", id=product.id, version=product.version)


class UpdateProduct(ProductFields):
    product: ProductName
    title: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    status: _Status | None = None
    category: CategoryName | None = None
    vendor: Annotated[str | None, Field(max_length=limits.LONGEST_VENDOR)] = None
    version: Version = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    values = dict(asked.get("given", {}))
    if "category_id" in values:
        values["category"] = category_told(db, values.pop("category_id"))
    return {"product": product_told(db, asked["product_id"]), **values}


@tool("store_update_product", "Change what a product's page says, its status or category; what is not given stays.",
      "change", repeats=True, action=actions.update_product, told=_updated_told)  # fmt: skip
def update_product(db: Db, given: UpdateProduct) -> Done:
    product = product_of(db, given.product)
    values: Any = kept(given, "title", "description", "status", "vendor", "material", "tags", "handle")
    if given.category is not None:
        values["category_id"] = category_of(db, given.category)
    actions.update_product(db, product.id, version=given.version, **values)
    return Done(done=f"{product.title} was saved.", id=product.id, version=product.version)


class SetProductStatus(Arguments):
    products: Annotated[tuple[ProductName, ...], Field(min_length=1, max_length=500)]
    status: _Status


@tool("store_set_product_status", "Publish, hide or archive products; only active ones are in the shop.", "change",
      repeats=True, action=actions.set_status,
      told=lambda db, asked: {"products": [product_told(db, id) for id in asked["product_ids"]],
                              "status": asked["status"]})  # fmt: skip
def set_product_status(db: Db, given: SetProductStatus) -> Done:
    found = actions.set_status(db, [product_of(db, each).id for each in given.products], given.status)
    count = f"{len(found)} product{'' if len(found) == 1 else 's'}"
    return Done(done=f"{count} changed to {given.status}.")


class UpdateVariant(OneVariant):
    sku: Annotated[str | None, Field(max_length=limits.LONGEST_SKU)] = None
    price: Dollars | None = None
    compare_at_price: Annotated[Dollars | None, Field(description="The price before, in dollars.")] = None
    cost: Dollars | None = None
    barcode: Annotated[str | None, Field(max_length=limits.LONGEST_BARCODE)] = None
    weight: Annotated[int | None, Field(ge=0, le=limits.HEAVIEST, description="In grams.")] = None
    limit_per_customer: Annotated[int | None, Field(ge=1, le=limits.MOST_OF_ONE)] = None
    continue_when_oos: Annotated[bool | None, Field(description="Keep selling when out of stock.")] = None
    version: Version = None


def _variant_told(db: Db, asked: Told) -> dict[str, Any]:
    values, id = asked.get("given", {}), asked["variant_id"]
    # A SKU that changes says nothing for sure.
    return {"variant": id if "sku" in values else variant_told(db, id), **in_dollars(values, *_MONEY)}


@tool("store_update_variant", "Change price, SKU or rules of sale of a variant; what is not given stays, null empties.",
      "change", repeats=True, action=actions.update_variant, told=_variant_told)  # fmt: skip
def update_variant(db: Db, given: UpdateVariant) -> Done:
    variant = variant_of(db, given.variant)
    values: Any = in_cents(given.model_dump(exclude_unset=True, exclude={"variant", "version"}), *_MONEY)
    actions.update_variant(db, variant.id, version=given.version, **values)
    return Done(done=f"{variant.sku} was saved.", id=variant.id, version=variant.version)


class AddOptionValue(OneProduct):
    option: Annotated[str, Field(description="An option of the product by its name: Color.")]
    value: Annotated[str, Field(max_length=limits.LONGEST_OPTION)]
    price: Annotated[Dollars | None, Field(description="In dollars; left out: as the other variants.")] = None


class NewVariants(Done):
    skus: tuple[str, ...]


def _value_told(db: Db, asked: Told) -> dict[str, Any]:
    option = db.get_one(Option, asked["option_id"])
    told = {"product": option.product.sku, "option": option.name, "value": asked["name"]}
    return without_nothing({**told, "price": dollars(asked.get("price"))})


@tool("store_add_option_value", "Add a value to an option of a product, with the variants that come of it.", "add",
      action=actions.add_option_value, told=_value_told)  # fmt: skip
def add_option_value(db: Db, given: AddOptionValue) -> NewVariants:
    option = option_of(product_of(db, given.product), given.option)
    found = actions.add_option_value(db, option.id, given.value, price=cents("price", given.price))
    return NewVariants(done=f"{given.value} was added to {option.name}.", skus=tuple(each.sku for each in found))


@tool("store_delete_variant", "Take a variant out of its product and write off its stock; orders keep it.", "remove",
      action=actions.delete_variant,
      told=lambda db, asked: {"variant": variant_told(db, asked["variant_id"])})  # fmt: skip
def delete_variant(db: Db, given: OneVariant) -> Done:
    variant = variant_of(db, given.variant)
    actions.delete_variant(db, variant.id)
    return Done(done=f"{variant.sku} was deleted.", id=variant.id)


PRODUCTS = (
    search_products,
    get_product,
    get_variant,
    list_categories,
    create_product,
    update_product,
    set_product_status,
    update_variant,
    add_option_value,
    delete_variant,
)
