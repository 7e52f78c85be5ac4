"""What becomes of a purchase order: approved, ordered, received in parts, closed short, canceled."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from ....platform.database import Db
from ....platform.errors import Blocked
from ... import limits
from ...access import require
from ...models import PurchaseOrder
from .. import stock
from ..saving import load
from ..values import Values
from . import noting
from .approval import check_approver
from .endings import book, cancel, clean_reason, close_short
from .purchases import draft_order


def approve_purchase_order(db: Db, order_id: int, *, version: int | None = None) -> PurchaseOrder:
    """Let somebody else's draft be ordered, within one's own limit."""
    require(db, "inventory")
    order = draft_order(db, order_id, version)
    if not order.lines:
        raise Blocked(f"{order.name} has no items yet.")
    if order.approved_at is not None:
        raise Blocked(f"{order.name} is approved already.")
    check_approver(db, order)
    order.approved_by_id, order.approved_at = db.actor_id, db.now
    noting.note(db, order, "approved", noting.approved(order.total, db.company.currency))
    db.expire(order, ["approved_by"])
    return order


def order_purchase_order(db: Db, order_id: int, *, version: int | None = None) -> PurchaseOrder:
    """Send an approved draft to the supplier: its units are incoming from now on.

    Without a day on which it is expected, it is by the supplier's lead time.
    """
    require(db, "inventory")
    order = draft_order(db, order_id, version)
    if not order.lines:
        raise Blocked(f"{order.name} has no items yet.")
    if not order.supplier.is_active:
        raise Blocked(f"{order.supplier.name} is archived: nothing can be ordered there.")
    if order.approved_at is None and db.actor_id is not None:
        raise Blocked(f"{order.name} is not approved yet. Somebody whose limit covers it has to approve it first.")
    order.status, order.ordered_at = "Ordered", db.now
    if order.expected_on is None:
        order.expected_on = db.today + timedelta(days=order.supplier.lead_days)
    for line in order.lines:
        stock.expect(db, line.variant_id, order.location_id, line.quantity)
    count = sum(line.quantity for line in order.lines)
    noting.note(db, order, "ordered", noting.ordered(order.supplier.name, count, order.total, db.company.currency))
    return order


def awaited_order(db: Db, order_id: int, version: int | None = None) -> PurchaseOrder:
    """The order, of which goods are still to come."""
    order = load(db, PurchaseOrder, order_id, "purchase order", version)
    if not order.is_awaited:
        state = "has not been ordered yet" if order.status == "Draft" else f"is {order.status.lower()}"
        raise Blocked(f"{order.name} {state}: nothing of it is awaited.")
    return order


def receive_purchase_order(
    db: Db,
    order_id: int,
    accepted: Mapping[int, int],
    damaged: Mapping[int, int] | None = None,
    *,
    delivery_note: str | None = None,
    version: int | None = None,
) -> PurchaseOrder:
    """Book what has arrived (numbers by line id): some of it, or all that is left."""
    require(db, "inventory")
    order = awaited_order(db, order_id, version)
    values = Values()
    slip = values.optional("delivery_note", delivery_note, "Delivery note", longest=limits.LONGEST_REFERENCE)
    values.done()
    book(db, order, order.location, accepted, damaged or {}, "Received", slip)
    return order


def close_purchase_order(db: Db, order_id: int, reason: str, *, version: int | None = None) -> PurchaseOrder:
    """Wait no longer for what has not come of an order."""
    require(db, "inventory")
    order = awaited_order(db, order_id, version)
    if order.status == "Ordered":
        raise Blocked(f"Nothing of {order.name} has come yet. Cancel it instead.")
    close_short(db, order, order.location_id, reason)
    return order


def cancel_purchase_order(db: Db, order_id: int, reason: str, *, version: int | None = None) -> PurchaseOrder:
    """Cancel an order of which nothing has come."""
    require(db, "inventory")
    order = load(db, PurchaseOrder, order_id, "purchase order", version)
    if order.status not in ("Draft", "Ordered"):
        then = " Close it short instead." if order.status == "Partially received" else ""
        raise Blocked(f"{order.name} is {order.status.lower()} and cannot be canceled.{then}")
    reason = clean_reason(reason)
    if order.status == "Ordered":
        for line in order.lines:
            stock.expect(db, line.variant_id, order.location_id, -line.quantity)
    cancel(db, order, reason)
    return order


def comment_purchase_order(db: Db, order_id: int, text: str) -> PurchaseOrder:
    """Say something on an order's timeline; only staff see it."""
    require(db, "inventory")
    order = load(db, PurchaseOrder, order_id, "purchase order")
    noting.comment(db, order, text)
    return order
