"""What the pages and tools of collections read."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, func, literal, select, union_all
from sqlalchemy.orm import contains_eager, joinedload, selectinload

from ....platform.database import Db
from ....platform.formats import money
from ....platform.values import search_words
from ...actions.catalogue.conditions import belongs, value_text
from ...models import Category, Collection, CollectionCondition, CollectionProduct, StoreProduct


def collections() -> Select[Collection]:
    return (
        select(Collection).where(Collection.deleted_at.is_(None)).options(selectinload(Collection.conditions).options(
            joinedload(CollectionCondition.category).joinedload(Category.parent)
        ))
    )  # fmt: skip


def collections_of(db: Db, product_id: int) -> Sequence[Collection]:
    """The collections that a product is in now, by title."""
    every = db.scalars(collections().order_by(Collection.title, Collection.id)).all()
    if not every:
        return []
    inside = [
        select(literal(each.id)).select_from(StoreProduct).where(StoreProduct.id == product_id, belongs(each))
        for each in every
    ]
    ids = set(db.scalars(union_all(*inside)))
    return [each for each in every if each.id in ids]


def counts(db: Db, ids: list[int]) -> dict[int, int]:
    """How many products are in collections now, by their ids."""
    shown = db.scalars(collections().where(Collection.id.in_(ids))).all() if ids else []
    if not shown:
        return {}
    counted = [select(literal(each.id), func.count()).select_from(StoreProduct).where(belongs(each)) for each in shown]
    return {id: count for id, count in db.execute(union_all(*counted))}  # noqa: C416


def products_in(collection: Collection) -> Select[StoreProduct]:
    """Its products: by hand in their order, else by title."""
    found = (
        select(StoreProduct)
        .join(StoreProduct.category)
        .options(contains_eager(StoreProduct.category), selectinload(StoreProduct.variants))
        .where(belongs(collection))
    )
    if not collection.is_by_hand:
        return found.order_by(func.lower(StoreProduct.title), StoreProduct.id)
    place = CollectionProduct.product_id == StoreProduct.id
    found = found.join(CollectionProduct, place & (CollectionProduct.collection_id == collection.id))
    return found.order_by(CollectionProduct.position, CollectionProduct.id)


def products_to_add(collection: Collection, text: str) -> Select[StoreProduct]:
    """Products that are not in it and hold every word in title, SKU, vendor or tags, by title."""
    searched = func.coalesce(StoreProduct.tags, "")
    named = StoreProduct.title + " " + StoreProduct.sku + " " + StoreProduct.vendor + " " + searched
    words = [named.icontains(word, autoescape=True) for word in search_words(text)]
    return (
        select(StoreProduct)
        .join(StoreProduct.category)
        .options(contains_eager(StoreProduct.category), selectinload(StoreProduct.variants))
        .where(StoreProduct.deleted_at.is_(None), ~belongs(collection), *words)
        .order_by(func.lower(StoreProduct.title), StoreProduct.id)
    )


def by_hand(db: Db) -> list[tuple[int, str]]:
    """Collections that products can be put into, as choices."""
    found = collections().where(Collection.kind == "By hand").order_by(Collection.title, Collection.id)
    return [(each.id, each.title) for each in db.scalars(found)]


def condition_text(condition: CollectionCondition) -> str:
    """A condition in words: Price is less than $50.00."""
    return f"{condition.field} {condition.operator} {value_text(condition, money)}"
