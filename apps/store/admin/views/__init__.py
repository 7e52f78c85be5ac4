"""The admin's pages."""

from __future__ import annotations

from . import customers, discounts, home, inventory, order_dialogs, orders, products, returns, reviews

BLUEPRINTS = (
    home.blueprint,
    orders.blueprint,
    products.blueprint,
    inventory.blueprint,
    customers.blueprint,
    discounts.blueprint,
    reviews.blueprint,
)
# Their routes belong to the blueprint of the orders.
assert order_dialogs is not None
assert returns is not None
