"""The store's records as its admin shows them, and the links that its pages show, into the CRM too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from ...apps.platform.database import Db
from ...apps.store.models import Customer, Order, OrderLine, StoreProduct, Variant
from ..crm.pages.contacts import ContactPage
from ..store.pages import AdminSearch, CustomerPage
from ..wording import dollars, spoken_date
from .relation import Relation, Walker, alone, held, most, only, stay
from .sight import Kind, Sight, Thing

#: The page of a customer shows so many orders; the others are found in the list.
_SHOWN = 25


def _orders(db: Db) -> Iterable[Thing]:
    query = select(
        Order.id, Order.number, Order.customer_id, Customer.crm_contact_id, Order.placed_at, Order.total, Order.status
    )
    query = query.join(Customer, Customer.id == Order.customer_id).where(Order.deleted_at.is_(None))
    for id, number, customer, contact, placed, total, status in db.execute(query.order_by(Order.id)):
        day = placed.astimezone(db.timezone).date()
        facts = {"customer": customer, "contact": contact, "day": day, "total": total, "status": status.lower()}
        yield Thing("order", id, f"#{number}", facts)


def _customers(db: Db) -> Iterable[Thing]:
    query = select(Customer.id, Customer.first_name, Customer.last_name, Customer.email, Customer.crm_contact_id)
    for id, first, last, email, contact in db.execute(query.where(Customer.deleted_at.is_(None))):
        yield Thing("customer", id, f"{first} {last}", {"email": email, "contact": contact})


def _products(db: Db) -> Iterable[Thing]:
    query = select(StoreProduct.id, StoreProduct.title, StoreProduct.sku)
    for id, title, sku in db.execute(query.where(StoreProduct.deleted_at.is_(None))):
        yield Thing("product", id, title, {"sku": sku})


def _variants(db: Db) -> Iterable[Thing]:
    query = select(Variant.id, Variant.sku, Variant.title, Variant.product_id, Variant.price)
    for id, sku, title, product, price in db.execute(query.where(Variant.deleted_at.is_(None))):
        yield Thing("variant", id, sku, {"title": title, "product": product, "price": price})


KINDS = (
    Kind("order", "order", "admin", _orders, "store_order", "order {name}"),
    Kind("customer", "customer", "admin", _customers, "store_customer"),
    Kind("product", "product", "admin", _products, "store_product", '"{name}"'),
    Kind("variant", "article", "admin", _variants, "store_variant", "article {name}"),
)


def _open_order(walker: Walker, order: Thing) -> None:
    walker.go("admin")
    AdminSearch(walker.user).open_order_named(order.name)


def _open_customer(walker: Walker, customer: Thing) -> None:
    walker.go("admin")
    AdminSearch(walker.user).open_customer(customer.facts["email"], customer.name)


def _open_product(walker: Walker, product: Thing) -> None:
    walker.go("admin")
    AdminSearch(walker.user).open_product(product.name, product.facts["sku"])


OPENERS = {"order": _open_order, "customer": _open_customer, "product": _open_product}


def _lines(sight: Sight) -> Any:
    return sight.rows(select(OrderLine.order_id, OrderLine.variant_id).order_by(OrderLine.id))


def _variants_of_order(sight: Sight) -> Iterable[tuple[int, int]]:
    return ((order, variant) for order, variant in _lines(sight))


def _products_of_order(sight: Sight) -> Iterable[tuple[int, int]]:
    variants = sight.things("variant")
    return ((order, variants[id].facts["product"]) for order, id in _lines(sight) if id in variants)


def _to_customer(walker: Walker, _order: Thing, customer: Thing) -> None:
    CustomerPage.from_order(walker.user, customer.name)


def _to_order(walker: Walker, customer: Thing, order: Thing) -> None:
    page = CustomerPage(walker.user)
    placed = sorted(id for id, each in walker.sight.things("order").items() if each.facts["customer"] == customer.id)
    if order.id not in placed[-_SHOWN:]:
        page.list_orders(len(placed)).search(f"{customer.facts['email']} {order.name}")
    page.open_order(order.name)


def _to_contact(walker: Walker, _order: Thing, contact: Thing) -> None:
    walker.go("crm")
    ContactPage.find(walker.user, contact.name)


def _from_contact(walker: Walker, contact: Thing, order: Thing) -> None:
    customers = walker.sight.things("customer").values()
    customer = next(each for each in customers if each.facts["contact"] == contact.id)
    _open_customer(walker, customer)
    _to_order(walker, customer, order)


def _to_product(walker: Walker, _order: Thing, product: Thing) -> None:
    _open_product(walker, product)


ORDER = (
    only("order"),
    most("latest order", "day"),
    most("first order", "day", sign=-1),
    most("largest order", "total"),
    alone("order of {}", "day", shown=spoken_date),  # type: ignore[arg-type]
    alone("order for {} in all", "total", shown=dollars),  # type: ignore[arg-type]
    alone("{} order", "status"),
)

RELATIONS = (
    Relation(
        "order", "customer", ("the {which} who placed {anchor}", "the {which} behind {anchor}"),
        held("order", "customer"), _to_customer, (only("customer"),),
    ),
    Relation(
        "customer", "order", ("the {which} placed by {anchor}", "the {which} that we got from {anchor}"),
        held("order", "customer", back=True), _to_order, ORDER,
    ),
    Relation(
        "order", "contact", ("the {which} who placed {anchor} in the shop", "the {which} behind {anchor}"),
        held("order", "contact"), _to_contact, (only("contact"),),
    ),
    Relation(
        "contact", "order", ("the {which} placed in the shop by {anchor}", "the {which} that came from {anchor}"),
        held("order", "contact", back=True), _from_contact, ORDER,
    ),
    Relation(
        "product", "variant", ("the {which} of {anchor}",),
        held("variant", "product", back=True), stay,
        (only("only version"), alone("version {}", "title"), most("dearest version", "price"),
         most("cheapest version", "price", sign=-1)),
    ),
    Relation(
        "order", "variant", ("the {which} in {anchor}", "the {which} that was ordered with {anchor}"),
        _variants_of_order, stay, (only("one article"), most("dearest article", "price")),
    ),
    Relation(
        "order", "product", ("the {which} in {anchor}", "the {which} that was ordered with {anchor}"),
        _products_of_order, _to_product, (only("one product"),),
    ),
)  # fmt: skip
