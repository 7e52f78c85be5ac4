"""The admin's pages."""

from __future__ import annotations

from . import (
    attachments,
    customers,
    discounts,
    draft_dialogs,
    drafts,
    holds,
    home,
    inventory,
    order_dialogs,
    order_edits,
    orders,
    products,
    purchase_orders,
    returns,
    reviews,
    suppliers,
    transfers,
    warehouse,
)

BLUEPRINTS = (
    home.blueprint,
    orders.blueprint,
    drafts.blueprint,
    returns.blueprint,
    attachments.blueprint,
    products.blueprint,
    inventory.blueprint,
    purchase_orders.blueprint,
    transfers.blueprint,
    suppliers.blueprint,
    customers.blueprint,
    discounts.blueprint,
    reviews.blueprint,
)
# Their routes belong to the blueprints of the orders and the drafts.
assert draft_dialogs is not None
assert holds is not None
assert order_dialogs is not None
assert order_edits is not None
assert warehouse is not None
