"""How a customer looks at what an argument of the shop's tools names, before they do something with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from sqlalchemy import select

from ....platform.database import Db
from ....platform.tools import Call, Look
from ...models import StoreProduct, Variant


def _product(db: Db, given: str) -> Iterator[Call]:
    """Found by its title, which is what people say."""
    called = select(StoreProduct).outerjoin(Variant).where((StoreProduct.sku == given) | (Variant.sku == given))
    product = db.scalars(called).first()
    if product is not None:
        yield Call("shop_search_products", {"query": product.title})
    yield Call("shop_get_product", {"product": given})


def _always(tool: str) -> Callable[[Db, object], Iterator[Call]]:
    """What there is to choose from."""

    def look(_db: Db, _given: object) -> Iterator[Call]:
        yield Call(tool)

    return look


def _order(_db: Db, given: int | str) -> Iterator[Call]:
    yield Call("shop_get_order", {"order": given})


LOOKS: Mapping[str, Look] = {
    "order": _order,
    "product": _product,
    "sku": _product,
    "item": _always("shop_read_cart"),
    "address": _always("shop_list_addresses"),
    "method": _always("shop_list_shipping_methods"),
}
