"""What arguments of the shop's tools name: who shops, products and variants on sale, categories, addresses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field
from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Forbidden, Invalid, NotFound
from ....platform.tools import Arguments
from ...actions.addresses import book
from ...actions.saving import own_order
from ...actions.sessions import cart_of
from ...models import Address, Category, Collection, Customer, Order, StoreProduct, Variant
from ...naming import is_only_one, number_of
from .. import catalogue, collections

ProductName = Annotated[str, Field(description="A product by its title or an article number (SKU).")]
Sku = Annotated[str, Field(description="One version of a product, by its article number (SKU).")]
AddressName = Annotated[int | str, Field(description="One of your addresses: its street, or the id that results give.")]


class OneProduct(Arguments):
    product: ProductName


def customer_id(db: Db) -> int:
    """Who shops. Raises Forbidden for a guest."""
    if db.customer_id is None:
        raise Forbidden("Please log in first: this is for customers.")
    return db.customer_id


def customer(db: Db) -> Customer:
    return db.get_one(Customer, customer_id(db))


def cart_id(db: Db) -> int:
    return cart_of(db, customer_id(db)).id


def own_order_of(db: Db, given: int | str) -> Order:
    return own_order(db, customer_id(db), number_of(given))


def card_of(db: Db, given: str) -> catalogue.Card:
    """The product on sale that an argument names. Raises NotFound, and Invalid where several are called so."""
    name = given.strip().lower()
    wanted = func.lower(StoreProduct.title) == name
    wanted |= (func.lower(StoreProduct.sku) == name) | (StoreProduct.handle == name)
    of_variant = select(Variant.product_id).where(func.lower(Variant.sku) == name, Variant.deleted_at.is_(None))
    found = catalogue.cards(db, wanted | StoreProduct.id.in_(of_variant))
    if not found:
        raise NotFound(f"We have no product “{given}”. Search the shop for it.")
    if len(found) > 1:
        numbers = ", ".join(card.product.sku for card in found)
        raise Invalid({"product": f"Several products are called “{given}”: give the article number, of {numbers}."})
    return found[0]


def variant_of(db: Db, given: str) -> Variant:
    """The variant of a SKU; whether it is for sale, the cart knows."""
    found = db.scalar(select(Variant).where(func.lower(Variant.sku) == given.strip().lower()))
    if found is None:
        raise NotFound(f"There is no article {given}. Read the product for its article numbers.")
    return found


def category_of(db: Db, given: str) -> Category:
    name = given.strip().lower()
    found = [each for each in catalogue.categories(db) if name in (each.name.lower(), each.handle)]
    if not found:
        raise NotFound(f"We have no category “{given}”. List the categories.")
    return found[0]


def collection_of(db: Db, given: str) -> Collection:
    """A collection that the shop shows, by its name or its web address."""
    name = given.strip().lower()
    found = [each.collection for each in collections.shown(db)]
    named = [each for each in found if name in (each.title.lower(), each.handle)]
    if not named:
        raise NotFound(f"We have no collection “{given}”. List the collections.")
    return named[0]


def address_of(db: Db, given: int | str) -> Address:
    """An address of the customer's book."""
    own = book(db, customer_id(db))
    found = [each for each in own if given == each.id or str(given).strip().lower() == each.street.lower()]
    if not found:
        raise NotFound(f"You have no address “{given}”. List your addresses.")
    if len(found) > 1:
        raise Invalid({"address": f"Several addresses are at {given}: give the id, of {_ids(found)}."})
    return found[0]


def address_told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    """An address as an argument names it: by its street, if no other of the book has it."""
    address = db.get_one(Address, asked["address_id"])
    own = (Address.customer_id == address.customer_id) & (Address.street == address.street)
    return {"address": address.street if is_only_one(db, Address, own) else address.id}


def _ids(addresses: list[Address]) -> str:
    return ", ".join(f"{each.id} ({each.name}, {each.city})" for each in addresses)
