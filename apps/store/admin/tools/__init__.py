"""The tools of the admin: `orders`, `parcels` and returns, `products`, `stock`, `customers`, `discounts`, reviews."""

from __future__ import annotations

from functools import cache

from ....platform.tools import Toolbox
from .customers import CUSTOMERS, REVIEWS
from .discounts import DISCOUNTS
from .looking import LOOKS
from .orders import ORDERS
from .parcels import PARCELS, RETURNS
from .products import PRODUCTS
from .stock import HOME, STOCK


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    return Toolbox(
        {
            "home": HOME,
            "orders": ORDERS,
            "parcels": PARCELS,
            "returns": RETURNS,
            "products": PRODUCTS,
            "stock": STOCK,
            "customers": CUSTOMERS,
            "discounts": DISCOUNTS,
            "reviews": REVIEWS,
        },
        looks=LOOKS,
    )
