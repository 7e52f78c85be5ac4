"""How somebody looks at what an argument of the admin's tools names, before they do something with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....platform.database import Db
from ....platform.tools import Call, Look
from ...models import Customer, Order, StoreProduct, Variant
from ...naming import is_only_one


def _order(db: Db, given: int | str) -> Iterator[Call]:
    """By its number, or the id of its row."""
    name = db.get_one(Order, given).name if isinstance(given, int) else given
    yield Call("store_get_order", {"order": name})


def _parcel(_db: Db, given: str) -> Iterator[Call]:
    """Parcels and returns are called by their order: #1042-F1, #1042-R1."""
    yield Call("store_get_order", {"order": given.rpartition("-")[0]})


def _product(db: Db, given: int | str) -> Iterator[Call]:
    """Goals say titles: the search tells the SKU."""
    wanted = StoreProduct.id == given if isinstance(given, int) else StoreProduct.sku == given
    product = db.query(StoreProduct).filter(wanted).one()
    yield Call("store_search_products", {"query": product.title})
    yield Call("store_get_product", {"product": product.sku})


def _variant(db: Db, given: int | str) -> Iterator[Call]:
    sku = db.get_one(Variant, given).sku if isinstance(given, int) else given
    yield Call("store_get_product", {"product": sku})


def _customer(db: Db, given: int | str) -> Iterator[Call]:
    yield Call("store_get_customer", {"customer": customer_told(db, given) if isinstance(given, int) else given})


def customer_told(db: Db, customer_id: int) -> str:
    """A customer as an argument names them: by their name if nobody else has it, else by e-mail address."""
    customer = db.get_one(Customer, customer_id)
    alike = (Customer.first_name == customer.first_name) & (Customer.last_name == customer.last_name)
    return customer.name if is_only_one(db, Customer, alike) else customer.email


def _discount(_db: Db, given: int | str) -> Iterator[Call]:
    yield Call("store_get_discount", {"code": given})


def _review(_db: Db, given: int) -> Iterator[Call]:
    yield Call("store_get_review", {"review": given})


#: By the names of arguments and the kinds of records; a code that is to be created is not looked at.
LOOKS: Mapping[str, Look] = {
    "order": _order,
    "parcel": _parcel,
    "return": _parcel,
    "product": _product,
    "products": _product,
    "variant": _variant,
    "customer": _customer,
    "discount": _discount,
    "reviews": _review,
}
