"""Giving money back, and putting goods back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.formats import money
from .. import timeline
from ..access import require
from ..models import ARRIVED, Location, Order, OrderLine, Refund, RefundLine, Return, ReturnLine
from . import stock
from .held_units import going_out, take_off
from .money import check_limit, give_back
from .orders import settle, units_by_line
from .saving import load, note
from .values import Values


def unrefunded(line: OrderLine) -> int:
    """Units of a line whose money was not given back yet."""
    return line.quantity - line.refunded


def refund_order(
    db: Db,
    order_id: int,
    quantities: Mapping[int, int] | None = None,
    *,
    shipping: int = 0,
    amount: int | None = None,
    restock_location_id: int | None = None,
    reason: str | None = None,
    return_id: int | None = None,
    version: int | None = None,
) -> Refund:
    """Refund units of an order (`quantities` by order line id) and shipping, or a given amount.

    Units not sent yet are taken off the order; units that were sent count as returned. With a location to restock at,
    sent units go back into its stock; unsent ones become available where they were promised, else unavailable.
    """
    require(db, "refunds")
    order = load(db, Order, order_id, "order", version)
    values, currency = Values(), db.company.currency
    shipping = values.cents("shipping", shipping, "Shipping")
    values.maybe(values.cents, "amount", amount, "Amount", 1)
    reason = values.optional("reason", reason, "Reason")
    values.done()
    if not order.captured:
        raise Blocked(f"Order {order.name} has not been paid: there is nothing to refund.")
    lines = units_by_line(order, quantities or {}, unrefunded, "not refunded yet")
    if exchanged := [line.sku for line, _quantity in lines if line.id in going_out(db, order)]:
        raise Blocked(f"{', '.join(exchanged)} goes out in an exchange: cancel the exchange instead.")
    left = order.shipping - order.shipping_refunded
    if shipping > left:
        raise Invalid(shipping=f"At most {money(left, currency=currency)} of shipping can be refunded.")
    worth = [line.worth(quantity) for line, quantity in lines]
    total = sum(worth) + shipping if amount is None else amount
    if not lines and not total:
        raise Invalid({"": "Choose what to refund: items, shipping or an amount."})
    if total > order.refundable:
        most = money(order.refundable, currency=currency)
        raise Invalid(amount=f"At most {most} can be refunded: what was captured less what was refunded.")
    request = _request(db, order, return_id)
    if request is not None:
        _check_came_back(request, lines, total - shipping, currency)
    check_limit(db, order, total)
    location = load(db, Location, restock_location_id, "location") if restock_location_id is not None else None
    if location is not None:
        _check_not_here(db, lines, request)
    refund = Refund(
        order_id=order.id,
        amount=total,
        shipping=shipping,
        reason=reason,
        restock_location_id=location.id if location and lines else None,
    )
    refund.lines = [
        RefundLine(order_line_id=line.id, quantity=quantity, amount=part)
        for (line, quantity), part in zip(lines, worth, strict=True)
    ]
    order.refunds.append(refund)
    for line, quantity in lines:
        _take_back(db, line, quantity, location, came=request is not None)
    order.shipping_refunded += shipping
    refund.credit_back = give_back(db, order, total, request)
    restocked_at = location.name if location and lines else None
    given = [(quantity, line.sku) for line, quantity in lines]
    note(db, order, "refunded", timeline.refunded(total, given, restocked_at, currency, refund.credit_back))
    settle(db, order)
    if request is not None:
        request.status, request.refund_id = "Closed", refund.id
        for asked in request.lines:
            # What was not refunded did not come.
            asked.received = next((n for line, n in lines if line.id == asked.order_line_id), 0)
            asked.missing = asked.approved - asked.received
        request.location_id = location.id if location and lines else request.location_id
        request.closed_at = db.now
        note(db, order, "return", timeline.return_closed(request.name), request=request)
    return refund


def _request(db: Db, order: Order, return_id: int | None) -> Return | None:
    if return_id is None:
        return None
    request = load(db, Return, return_id, "return")
    if request.order_id == order.id and request.status in ARRIVED:
        raise Blocked(f"Goods of return {request.name} have arrived: inspect them, and settle the return.")
    if request.order_id == order.id and request.exchange:
        raise Blocked(f"Return {request.name} is exchanged: receive what comes, inspect it, and settle the return.")
    if request.order_id != order.id or request.status != "Approved":
        raise Blocked(f"Return {request.name} is {request.status.lower()}: it cannot be refunded.")
    return request


def _check_came_back(request: Return, lines: Sequence[tuple[OrderLine, int]], goods: int, currency: str) -> None:
    """Raise Invalid where units would be given back that are not of the return, or more than those are worth."""
    asked = {line.order_line_id: line.due for line in request.lines}
    values = Values()
    for line, quantity in lines:
        if quantity > (most := asked.get(line.id, 0)):
            values.refuse(f"line-{line.id}", f"Return {request.name} is about {most} of {line.sku}.")
    values.done()
    if not lines:
        raise Invalid({"": f"Choose what came back with return {request.name}. If nothing will, decline it."})
    most = sum(line.worth(quantity) for line, quantity in lines)
    if goods > most:
        what = money(most, currency=currency)
        raise Invalid(amount=f"What comes back with return {request.name} is worth {what}: refund that at most.")


def _check_not_here(db: Db, lines: Sequence[tuple[OrderLine, int]], request: Return | None) -> None:
    """Raise Invalid where units would be restocked that came with another return and lie here already."""
    values = Values()
    for line, quantity in lines:
        sent = quantity if request else quantity - line.open
        came = (
            select(func.coalesce(func.sum(ReturnLine.received), 0))
            .join(Return, Return.id == ReturnLine.return_id)
            .where(ReturnLine.order_line_id == line.id, Return.status.in_(ARRIVED))
        )
        here = int(db.scalar(came) or 0)
        if here and sent > line.fulfilled - line.returned - here:
            text = f"{here} of {line.sku} came with a return: settle it, or do not restock."
            values.refuse(f"line-{line.id}", text)
    values.done()


def _take_back(db: Db, line: OrderLine, quantity: int, location: Location | None, *, came: bool) -> None:
    """Unsent units first: they are no longer to be sent. The rest comes back from the customer, as all of a return."""
    unsent = 0 if came else min(quantity, line.open)
    if unsent:
        take_off(db, line.order, line, unsent)
        stock.release(db, line, unsent, "Removed from order", restock=location is not None)
        line.removed += unsent
    sent = quantity - unsent
    if sent:
        line.returned += sent
        if location is not None and line.variant_id is not None:
            stock.move(db, line.variant_id, location.id, "Returned", available=sent, order_id=line.order_id)
