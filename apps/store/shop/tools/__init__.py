"""The tools of the shop: its `catalogue`, the `cart`, `checkout`, and a customer's own `orders` and `account`."""

from __future__ import annotations

from functools import cache

from ....platform.tools import Toolbox
from .account import ACCOUNT, ORDERS
from .browsing import CATALOGUE
from .buying import CART, CHECKOUT
from .looking import LOOKS


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    return Toolbox(
        {"catalogue": CATALOGUE, "cart": CART, "checkout": CHECKOUT, "orders": ORDERS, "account": ACCOUNT}, looks=LOOKS
    )
