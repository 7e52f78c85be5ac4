"""The online store: what it sells, who bought what, where it lies."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..draft import Draft
from .catalogue import make_catalogue
from .chronicling import enter_orders
from .customers import make_customers
from .discounts import make_discounts
from .orders import make_orders
from .reviews import make_reviews
from .setup import make_setup
from .shop import Shop
from .stock import make_stock

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("crm", "handbook")


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """All rows of the store."""
    shop = Shop(draft, holders)
    make_setup(shop)
    make_catalogue(shop)
    make_customers(shop)
    make_discounts(shop)
    make_orders(shop)
    enter_orders(draft)
    make_stock(shop)
    make_reviews(shop)
