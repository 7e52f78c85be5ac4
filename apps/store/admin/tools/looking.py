"""How somebody looks at what an argument of the admin's tools names, before they do something with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....platform.database import Db
from ....platform.tools import Call, Look
from ...models import Customer, Hold, Order, StoreProduct, Supplier, Variant
from ...naming import is_only_one


def _order(db: Db, given: int | str) -> Iterator[Call]:
    """By its number, or the id of its row."""
    name = db.get_one(Order, given).name if isinstance(given, int) else given
    yield Call("store_get_order", {"order": name})


def _parcel(_db: Db, given: str) -> Iterator[Call]:
    """Parcels are called by their order: #1042-F1."""
    yield Call("store_get_order", {"order": given.rpartition("-")[0]})


def _return(_db: Db, given: str) -> Iterator[Call]:
    yield Call("store_get_return", {"return": given})


def _hold(db: Db, given: int) -> Iterator[Call]:
    yield Call("store_get_order", {"order": db.get_one(Hold, given).order.name})


def _draft(_db: Db, given: str) -> Iterator[Call]:
    yield Call("store_get_draft", {"draft": given})


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


def _supplier(db: Db, given: int | str) -> Iterator[Call]:
    name = db.get_one(Supplier, given).name if isinstance(given, int) else given
    yield Call("store_get_supplier", {"supplier": name})


def _purchase(_db: Db, given: int | str) -> Iterator[Call]:
    yield Call("store_get_purchase_order", {"purchase_order": given})


def _transfer(_db: Db, given: int | str) -> Iterator[Call]:
    yield Call("store_get_transfer", {"transfer": given})


#: By the names of arguments and the kinds of records; a code that is to be created is not looked at.
LOOKS: Mapping[str, Look] = {
    "order": _order,
    "parcel": _parcel,
    "return": _return,
    "hold": _hold,
    "draft": _draft,
    "product": _product,
    "products": _product,
    "variant": _variant,
    "variants": _variant,
    "customer": _customer,
    "discount": _discount,
    "reviews": _review,
    "supplier": _supplier,
    "purchase_order": _purchase,
    "transfer": _transfer,
}
