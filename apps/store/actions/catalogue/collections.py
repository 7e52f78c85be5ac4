"""Collections: made, changed, put together by hand or by conditions, and deleted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypedDict, Unpack

from sqlalchemy import delete, select

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ... import limits
from ...access import require
from ...models import (
    COLLECTION_KINDS,
    COLLECTION_MATCHES,
    Category,
    Collection,
    CollectionCondition,
    CollectionProduct,
    StoreProduct,
)
from ..products import handle_of
from ..saving import apply, load
from ..values import Values
from .conditions import Condition, checked, row_of


class CollectionValues(TypedDict, total=False):
    title: str
    description: str | None
    handle: str | None
    match: str
    is_shown: bool
    conditions: Sequence[Condition]


def create_collection(
    db: Db, *, kind: str, product_ids: Sequence[int] = (), **given: Unpack[CollectionValues]
) -> Collection:
    """Gather products: those chosen by hand, in that order, or whatever meets the conditions at any time."""
    require(db, "products")
    values = Values()
    values.choice("kind", kind, "Kind", COLLECTION_KINDS)
    cleaned, conditions = _clean(db, values, kind, {"match": "All", "is_shown": True, **given}, None)
    if product_ids and kind != "By hand":
        values.refuse("product_ids", "Its conditions choose the products.")
    values.done()
    collection = Collection(kind=kind, **cleaned)
    db.add(collection)
    db.flush()
    db.add_all(CollectionCondition(collection_id=collection.id, **row) for row in conditions or ())
    db.flush()
    if product_ids:
        add_to_collection(db, collection.id, product_ids)
    db.refresh(collection)
    return collection


def update_collection(
    db: Db, collection_id: int, *, version: int | None = None, **given: Unpack[CollectionValues]
) -> Collection:
    """Change what a collection is called and says, whether the shop shows it, and its conditions if it has some."""
    require(db, "products")
    collection = load(db, Collection, collection_id, "collection", version)
    values = Values()
    cleaned, conditions = _clean(db, values, collection.kind, dict(given), collection)
    values.done()
    apply(collection, cleaned)
    if conditions is not None:
        _replace(db, collection, conditions)
    db.flush()
    db.refresh(collection)
    return collection


def _replace(db: Db, collection: Collection, rows: Sequence[dict[str, Any]]) -> None:
    """Have these conditions and no others: those that are there already stay."""
    kept = [row_of(condition) for condition in collection.conditions]
    for condition in collection.conditions:
        if row_of(condition) not in rows:
            db.delete(condition)
    db.add_all(CollectionCondition(collection_id=collection.id, **row) for row in rows if row not in kept)


def _clean(
    db: Db, values: Values, kind: str, given: dict[str, Any], collection: Collection | None
) -> tuple[dict[str, Any], list[dict[str, Any]] | None]:
    """The checked values of the collection, and its conditions if they are given."""
    names = ("title", "description", "handle", "match", "is_shown")
    current = {name: getattr(collection, name, None) for name in names} | given
    title = values.text("title", current["title"], "Title")
    handle = values.handle("handle", current["handle"] or handle_of(title)) if title else ""
    taken = db.scalar(select(Collection.id).where(Collection.handle == handle))
    if taken is not None and (collection is None or taken != collection.id):
        values.refuse("handle", "Another collection has this web address.")
    cleaned = {
        "title": title,
        "handle": handle,
        "description": values.optional(
            "description", current["description"], "Description", longest=limits.LONGEST_DESCRIPTION, lines=True
        )
        or "",
        "match": values.choice("match", current["match"], "Match", COLLECTION_MATCHES),
        "is_shown": bool(current["is_shown"]),
    }
    if "conditions" not in given:
        if collection is None and kind == "By conditions":
            values.refuse("conditions", "Add at least one condition.")
        return cleaned, None
    return cleaned, _conditions(db, values, kind, given["conditions"])


def _conditions(db: Db, values: Values, kind: str, given: Sequence[Condition]) -> list[dict[str, Any]]:
    if kind == "By hand":
        if given:
            values.refuse("conditions", "Its products are chosen by hand.")
        return []
    if not given:
        values.refuse("conditions", "Add at least one condition.")
    if len(given) > limits.MOST_CONDITIONS:
        values.refuse("conditions", f"A collection can have {limits.MOST_CONDITIONS} conditions at most.")
    categories = db.scalars(select(Category.id).where(Category.deleted_at.is_(None))).all()
    return checked(values, given[: limits.MOST_CONDITIONS], categories)


def _by_hand(db: Db, collection_id: int, version: int | None = None) -> Collection:
    require(db, "products")
    collection = load(db, Collection, collection_id, "collection", version)
    if not collection.is_by_hand:
        raise Blocked(f"The products of {collection.title} are chosen by its conditions.")
    return collection


def _found(db: Db, product_ids: Iterable[int]) -> None:
    """Raise Invalid unless all of these products are there."""
    wanted = set(product_ids)
    found = select(StoreProduct.id).where(StoreProduct.id.in_(wanted), StoreProduct.deleted_at.is_(None))
    if wanted - set(db.scalars(found)):
        raise Invalid({"product_ids": "One of these products does not exist any more."})


def add_to_collection(db: Db, collection_id: int, product_ids: Sequence[int]) -> list[int]:
    """Put products at the end of a collection; returns the ids of those that were not in it already."""
    collection = _by_hand(db, collection_id)
    _found(db, product_ids)
    inside = {place.product_id for place in collection.places}
    new = [id for id in dict.fromkeys(product_ids) if id not in inside]
    if len(inside) + len(new) > limits.MOST_COLLECTED:
        most = limits.MOST_COLLECTED
        raise Invalid({"product_ids": f"A collection by hand can have {most} products at most."})
    last = max((place.position for place in collection.places), default=0)
    for position, id in enumerate(new, start=last + 1):
        db.add(CollectionProduct(collection_id=collection.id, product_id=id, position=position))
    db.flush()
    db.expire(collection, ["places"])
    return new


def remove_from_collection(db: Db, collection_id: int, product_ids: Sequence[int]) -> list[int]:
    """Take products out of a collection; returns the ids of those that were in it. The others move up."""
    collection = _by_hand(db, collection_id)
    gone = [place for place in collection.places if place.product_id in product_ids]
    for place in gone:
        db.delete(place)
    for position, place in enumerate((each for each in collection.places if each not in gone), start=1):
        place.position = position
    db.flush()
    db.expire(collection, ["places"])
    return [place.product_id for place in gone]


def order_collection(db: Db, collection_id: int, product_ids: Sequence[int]) -> Collection:
    """Put the products of a collection in this order, all of which it has to name."""
    collection = _by_hand(db, collection_id)
    places = {place.product_id: place for place in collection.places}
    if len(product_ids) != len(places) or set(product_ids) != places.keys():
        raise Invalid({"": "Somebody has added or removed products meanwhile. Load the page again."})
    for position, id in enumerate(product_ids, start=1):
        places[id].position = position
    db.flush()
    db.expire(collection, ["places"])
    return collection


def delete_collection(db: Db, collection_id: int, *, version: int | None = None) -> None:
    """Delete a collection; its products stay."""
    require(db, "products")
    collection = load(db, Collection, collection_id, "collection", version)
    for table in (CollectionCondition, CollectionProduct):
        db.execute(delete(table).where(table.collection_id == collection.id))
    db.expire(collection, ["conditions", "places"])
    db.delete(collection)
    db.flush()
