"""Tools for collections: put together by hand or by conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LARGEST_AMOUNT, LONGEST_NAME
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ... import actions, limits
from ...actions.catalogue.conditions import COMPARED, FIELDS, OPERATORS
from ...models import COLLECTION_KINDS, COLLECTION_MATCHES, Collection
from ...naming import Done, Version, cents, without_nothing
from ..collections import queries
from ..collections.lists import COLLECTIONS as COLLECTION_LIST
from .naming import (
    CollectionName,
    ProductName,
    category_of,
    category_told,
    collection_of,
    collection_told,
    kept,
    product_of,
    product_told,
)

Told = Mapping[str, Any]
_Kind = Literal[COLLECTION_KINDS]  # type: ignore[valid-type]
_Match = Literal[COLLECTION_MATCHES]  # type: ignore[valid-type]
_Field = Literal[FIELDS]  # type: ignore[valid-type]
_ASKED = "; ".join(f"{field}: {', '.join(operators)}" for field, operators in OPERATORS.items())
_PLAIN = ("title", "description", "handle", "match", "is_shown")

search_collections = search_tool("store", COLLECTION_LIST, lambda _db: queries.collections())


class OneCollection(Arguments):
    collection: CollectionName


class ConditionArgument(Arguments):
    """What a product has to be: Price, is less than, 50."""

    field: _Field
    operator: Annotated[str, Field(max_length=40, description=f"{_ASKED}.")]
    value: Annotated[float | str, Field(description="A text, a category by its name, dollars, or a count.")]


class CollectionDetails(Result):
    id: int
    title: str
    kind: str
    match: str | None = None
    conditions: tuple[str, ...] | None = None
    shown: bool
    web_address: str
    description: str | None = None
    products: tuple[str, ...]
    total: int
    version: int


@tool("store_get_collection", "Read a collection: what it says, its conditions, and its products in their order.")
def get_collection(db: Db, given: OneCollection) -> CollectionDetails:
    found = collection_of(db, given.collection)
    products = db.scalars(queries.products_in(found).limit(limits.MOST_COLLECTED)).unique().all()
    return CollectionDetails(
        id=found.id,
        title=found.title,
        kind=found.kind,
        match=None if found.is_by_hand else found.match,
        conditions=None if found.is_by_hand else tuple(map(queries.condition_text, found.conditions)),
        shown=found.is_shown,
        web_address=found.handle,
        description=found.description or None,
        products=tuple(f"{each.sku} {each.title}" for each in products),
        total=queries.counts(db, [found.id]).get(found.id, 0),
        version=found.version,
    )


class CollectionFields(Arguments):
    description: Annotated[str | None, Field(max_length=limits.LONGEST_DESCRIPTION)] = None
    handle: Annotated[str | None, Field(description="The web address; made from the title if empty.")] = None
    conditions: Annotated[
        tuple[ConditionArgument, ...] | None,
        Field(max_length=limits.MOST_CONDITIONS, description="All of them, of one by conditions."),
    ] = None


class CreateCollection(CollectionFields):
    title: Annotated[str, Field(max_length=LONGEST_NAME)]
    kind: _Kind
    match: _Match = "All"
    is_shown: Annotated[bool, Field(description="Whether the shop shows it.")] = True
    products: Annotated[
        tuple[ProductName, ...], Field(max_length=limits.MOST_COLLECTED, description="Of one by hand, in order.")
    ] = ()


def _conditions(db: Db, given: Sequence[ConditionArgument]) -> list[actions.Condition]:
    """Conditions as actions take them. Raises Invalid for values that make no sense."""
    return [actions.Condition(each.field, each.operator, _value(db, n, each)) for n, each in enumerate(given, start=1)]


def _value(db: Db, place: int, given: ConditionArgument) -> Any:
    name, value = f"condition{place}", given.value
    if COMPARED[given.field] == "category_id":
        return category_of(db, str(value))
    if COMPARED[given.field] == "text":
        return value if isinstance(value, str) else f"{value:g}"
    try:
        number = float(value)
    except ValueError:
        raise Invalid({name: f"{given.field} is compared with a number, not with “{value}”."}) from None
    if not 0 <= number <= LARGEST_AMOUNT / 100:
        raise Invalid({name: "This number is too large, or negative."})
    return cents(name, number) if given.field == "Price" else round(number)


def _conditions_told(db: Db, given: Sequence[actions.Condition]) -> list[dict[str, Any]]:
    told = []
    for each in given:
        value = each.value
        if COMPARED[each.field] == "category_id":
            value = category_told(db, value)
        told.append(
            {"field": each.field, "operator": each.operator, "value": value / 100 if each.field == "Price" else value}
        )
    return told


def _created_told(db: Db, asked: Told) -> dict[str, Any]:
    values = {**asked, **asked.get("given", {})}
    told = {name: values.get(name) for name in ("kind", *_PLAIN)}
    told["conditions"] = _conditions_told(db, values.get("conditions") or ())
    told["products"] = [product_told(db, id) for id in values.get("product_ids") or ()]
    return without_nothing(told)


@tool("store_create_collection", "Gather products under a heading: by hand, or by conditions that they meet.", "add",
      action=actions.create_collection, told=_created_told)  # fmt: skip
def create_collection(db: Db, given: CreateCollection) -> Done:
    values: Any = kept(given, *_PLAIN)
    if given.conditions:
        values["conditions"] = _conditions(db, given.conditions)
    ids = [product_of(db, each).id for each in given.products]
    found = actions.create_collection(db, kind=given.kind, product_ids=ids, **values)
    return Done(done=f"{found.title} was created.", id=found.id, version=found.version)


class UpdateCollection(OneCollection, CollectionFields):
    title: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    match: _Match | None = None
    is_shown: bool | None = None
    version: Version = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    values = dict(asked.get("given", {}))
    if "conditions" in values:
        values["conditions"] = _conditions_told(db, values["conditions"])
    # A title that changes says nothing for sure.
    name = asked["collection_id"] if "title" in values else collection_told(db, asked["collection_id"])
    return {"collection": name, **values}


@tool("store_update_collection", "Change what a collection says, its conditions, or whether the shop shows it.",
      "change", repeats=True, action=actions.update_collection, told=_updated_told)  # fmt: skip
def update_collection(db: Db, given: UpdateCollection) -> Done:
    found = collection_of(db, given.collection)
    values: Any = kept(given, *_PLAIN)
    if given.conditions is not None:
        values["conditions"] = _conditions(db, given.conditions)
    actions.update_collection(db, found.id, version=given.version, **values)
    return Done(done=f"{found.title} was saved.", id=found.id, version=found.version)


class ProductsOfCollection(OneCollection):
    products: Annotated[tuple[ProductName, ...], Field(min_length=1, max_length=limits.MOST_COLLECTED)]


def _products_told(db: Db, asked: Told) -> dict[str, Any]:
    return {
        "collection": collection_told(db, asked["collection_id"]),
        "products": [product_told(db, id) for id in asked["product_ids"]],
    }


@tool("store_add_to_collection", "Put products at the end of a collection by hand.", "add", repeats=True,
      action=actions.add_to_collection, told=_products_told)  # fmt: skip
def add_to_collection(db: Db, given: ProductsOfCollection) -> Done:
    found = collection_of(db, given.collection)
    new = actions.add_to_collection(db, found.id, [product_of(db, each).id for each in given.products])
    return Done(done=f"{len(new)} products were added to {found.title}.", id=found.id)


@tool("store_remove_from_collection", "Take products off a collection by hand; they stay for sale.", "remove",
      repeats=True, action=actions.remove_from_collection, told=_products_told)  # fmt: skip
def remove_from_collection(db: Db, given: ProductsOfCollection) -> Done:
    found = collection_of(db, given.collection)
    gone = actions.remove_from_collection(db, found.id, [product_of(db, each).id for each in given.products])
    return Done(done=f"{len(gone)} products were taken off {found.title}.", id=found.id)


@tool("store_order_collection", "Put the products of a collection by hand in another order, all of them named.",
      "change", repeats=True, action=actions.order_collection, told=_products_told)  # fmt: skip
def order_collection(db: Db, given: ProductsOfCollection) -> Done:
    found: Collection = collection_of(db, given.collection)
    actions.order_collection(db, found.id, [product_of(db, each).id for each in given.products])
    return Done(done=f"The order of {found.title} was saved.", id=found.id)


@tool("store_delete_collection", "Delete a collection; its products stay.", "remove", action=actions.delete_collection,
      told=lambda db, asked: {"collection": collection_told(db, asked["collection_id"])})  # fmt: skip
def delete_collection(db: Db, given: OneCollection) -> Done:
    found = collection_of(db, given.collection)
    title, id = found.title, found.id
    actions.delete_collection(db, id)
    return Done(done=f"{title} was deleted.", id=id)


COLLECTIONS = (
    search_collections,
    get_collection,
    create_collection,
    update_collection,
    add_to_collection,
    remove_from_collection,
    order_collection,
    delete_collection,
)
