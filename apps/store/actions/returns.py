"""Return requests: a shopper asks, staff approve or decline, the refund closes them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from sqlalchemy import func, select

from ...handbook.models import Policy
from ...handbook.policies import policy
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from .. import limits, timeline
from ..access import require
from ..models import RETURN_REASONS, Customer, Order, OrderLine, Return, ReturnLine
from ..models.returns import return_name
from .orders import units_by_line
from .saving import load, note
from .values import Values


def own_order(db: Db, customer_id: int, number: int) -> Order:
    """An order of this shopper."""
    order = db.scalar(select(Order).where(Order.number == number, Order.customer_id == customer_id))
    if order is None:
        raise NotFound("This order does not exist.")
    return order


def returnable(db: Db, line: OrderLine) -> int:
    """Units that were sent, not refunded, and not asked for already."""
    asked = (
        select(func.coalesce(func.sum(ReturnLine.quantity), 0))
        .join(Return, Return.id == ReturnLine.return_id)
        .where(ReturnLine.order_line_id == line.id, Return.status.in_(("Requested", "Approved")))
    )
    return max(0, line.fulfilled - line.returned - (db.scalar(asked) or 0))


def return_window(db: Db, order: Order) -> bool:
    """Whether the order is still young enough to be sent back."""
    return db.now <= order.placed_at + timedelta(days=return_time(db, order.customer).value)


def return_time(db: Db, customer: Customer | None) -> Policy:
    """For how many days goods can be sent back: the most that any of the customer's tags allows."""
    tags = (customer.tags or "").split(",") if customer else [""]
    return max((policy(db, "return_days", tag.strip().lower()) for tag in tags), key=lambda rule: rule.value)


def request_return(
    db: Db, customer_id: int, number: int, quantities: Mapping[int, int], reason: str, *, text: str | None = None
) -> Return:
    """Ask to send back units of one's own order (`quantities` by order line id)."""
    order = own_order(db, customer_id, number)
    values = Values()
    values.choice("reason", reason, "Reason", RETURN_REASONS)
    text = values.optional("text", text, "Comment", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    if not return_window(db, order):
        days = return_time(db, order.customer).value
        raise Blocked(f"Order {order.name} is too old: items can be sent back for {days} days.")
    lines = units_by_line(order, quantities, lambda line: returnable(db, line), "left to send back")
    if not lines:
        raise Invalid({"": "Choose at least one item to send back."})
    count = db.scalar(select(func.count()).where(Return.order_id == order.id)) or 0
    request = Return(order_id=order.id, name=return_name(order, count + 1), status="Requested", note=text)
    request.lines = [ReturnLine(order_line_id=line.id, quantity=n, reason=reason) for line, n in lines]
    db.add(request)
    asked = [(n, line.sku) for line, n in lines]
    note(db, order, "return", timeline.return_requested(request.name, asked, reason))
    db.flush()
    return request


def _waiting(db: Db, return_id: int, version: int | None, *statuses: str) -> Return:
    require(db, "refunds")
    request = load(db, Return, return_id, "return", version)
    if request.status not in statuses:
        raise Blocked(f"Return {request.name} is {request.status.lower()} already.")
    return request


def approve_return(db: Db, return_id: int, *, version: int | None = None) -> Return:
    """Let the shopper send the goods back."""
    request = _waiting(db, return_id, version, "Requested")
    request.status = "Approved"
    note(db, request.order, "return", timeline.return_approved(request.name))
    return request


def decline_return(db: Db, return_id: int, reason: str, *, version: int | None = None) -> Return:
    """Say no, before or after it was approved: the goods may never have come, or were refunded otherwise."""
    request = _waiting(db, return_id, version, "Requested", "Approved")
    values = Values()
    text = values.text("reason", reason, "Reason", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    request.status, request.decline_reason = "Declined", text
    note(db, request.order, "return", timeline.return_declined(request.name, text))
    return request
