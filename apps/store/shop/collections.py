"""The collections that the shop shows: those with something on sale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import func, literal, select, union_all
from sqlalchemy.orm import selectinload

from ...platform.database import Db
from ..actions.catalogue.conditions import belongs
from ..models import Collection, StoreProduct
from .catalogue import Card, cards


@dataclass(frozen=True)
class Shown:
    """A collection with what is on sale of it."""

    collection: Collection
    cards: Sequence[Card]

    @property
    def cover(self) -> Card:
        return self.cards[0]


def find(db: Db, handle: str) -> Collection | None:
    """The collection that has a page at a web address."""
    found = select(Collection).where(Collection.handle == handle, Collection.is_shown, Collection.deleted_at.is_(None))
    return db.scalar(found.options(selectinload(Collection.conditions), selectinload(Collection.places)))


def cards_in(db: Db, collection: Collection) -> list[Card]:
    """What is on sale of a collection; those by hand in their order."""
    found = cards(db, belongs(collection))
    places = places_in(collection)
    return sorted(found, key=lambda card: places[card.product.id]) if places else found


def places_in(collection: Collection) -> Mapping[int, int]:
    """The places of products, by their ids, where somebody has put them in order."""
    if not collection.is_by_hand:
        return {}
    return {each.product_id: place for place, each in enumerate(collection.places)}


def are_shown(db: Db) -> bool:
    """Whether there is a collection that the shop shows."""
    found = select(Collection.id).where(Collection.is_shown, Collection.deleted_at.is_(None)).limit(1)
    return db.scalar(found) is not None


def shown(db: Db, on_sale: Sequence[Card] | None = None) -> list[Shown]:
    """All that have something on sale, by title. `on_sale` is all that is, if somebody has it already."""
    found = select(Collection).where(Collection.is_shown, Collection.deleted_at.is_(None))
    found = found.options(selectinload(Collection.conditions), selectinload(Collection.places))
    every = db.scalars(found.order_by(func.lower(Collection.title), Collection.id)).all()
    if not every:
        return []
    by_id = {card.product.id: card for card in (cards(db) if on_sale is None else on_sale)}
    inside = [
        select(literal(each.id), StoreProduct.id).where(belongs(each), StoreProduct.status == "Active")
        for each in every
    ]
    held: dict[int, list[Card]] = {}
    for collection_id, product_id in db.execute(union_all(*inside)):
        if product_id in by_id:
            held.setdefault(collection_id, []).append(by_id[product_id])
    return [Shown(each, _sorted(each, held[each.id])) for each in every if each.id in held]


def _sorted(collection: Collection, found: list[Card]) -> list[Card]:
    """By hand in their order, others as the shop features them: what sells most first."""
    places = places_in(collection)
    if places:
        return sorted(found, key=lambda card: places[card.product.id])
    return sorted(found, key=lambda card: (-card.sold, card.product.id))
