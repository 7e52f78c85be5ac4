"""Return requests: a shopper asks, staff approve or decline, the refund closes them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta

from sqlalchemy import func, select

from ...handbook.models import Policy
from ...handbook.policies import NoPolicy, policy
from ...handbook.text import quantity
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from .. import limits, timeline
from ..access import require
from ..models import RETURN_REASONS, Category, Customer, Order, OrderLine, Return, ReturnLine
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


def too_late(db: Db, line: OrderLine) -> Policy | None:
    """The rule by which it is too late to send this line back, if it is."""
    rule = return_time(db, line.order.customer, line.variant.product.category)
    return rule if db.now > line.order.placed_at + timedelta(days=rule.value) else None


def return_time(db: Db, customer: Customer | None, category: Category | None = None) -> Policy:
    """For how many days goods can be sent back: the most that any of the customer's tags allows.

    Some categories have a time of their own, with all that is below them; where it is shorter, it counts for everybody.
    """
    tags = (customer.tags or "").split(",") if customer else [""]
    rules = [max((policy(db, "return_days", tag.strip().lower()) for tag in tags), key=lambda rule: rule.value)]
    while category is not None:
        with suppress(NoPolicy):
            rules.append(policy(db, "return_days_of", category.name))
        category = category.parent
    return min(rules, key=lambda rule: rule.value)


def return_rule(rule: Policy) -> str:
    """A rule about sending back, as shoppers read it."""
    what = f"{rule.subject} can" if rule.key == "return_days_of" else "items can"
    return f"{what} be sent back for {quantity(rule.value, rule.unit)}"


def request_return(
    db: Db, customer_id: int, number: int, quantities: Mapping[int, int], reason: str, *, text: str | None = None
) -> Return:
    """Ask to send back units of one's own order (`quantities` by order line id)."""
    order = own_order(db, customer_id, number)
    values = Values()
    values.choice("reason", reason, "Reason", RETURN_REASONS)
    text = values.optional("text", text, "Comment", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    if late := [rule for line in order.lines if quantities.get(line.id) and (rule := too_late(db, line))]:
        raise Blocked(f"Order {order.name} is too old: {return_rule(late[0])}.")
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
