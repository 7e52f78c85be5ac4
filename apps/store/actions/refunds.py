"""Giving money back, and putting goods back."""

from __future__ import annotations

from collections.abc import Mapping

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.formats import money
from .. import timeline
from ..access import require
from ..models import Location, Order, OrderLine, Refund, RefundLine, Return
from . import stock
from .money import check_limit, pay
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
    check_limit(db, order, total)
    location = load(db, Location, restock_location_id, "location") if restock_location_id is not None else None
    request = _request(db, order, return_id)
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
        _take_back(db, line, quantity, location)
    order.refunded += total
    order.shipping_refunded += shipping
    pay(db, order, "Refund", total)
    restocked_at = location.name if location and lines else None
    given = [(quantity, line.sku) for line, quantity in lines]
    note(db, order, "refunded", timeline.refunded(total, given, restocked_at, currency))
    settle(db, order)
    if request is not None:
        request.status, request.refund_id = "Closed", refund.id
        note(db, order, "return", timeline.return_closed(request.name))
    return refund


def _request(db: Db, order: Order, return_id: int | None) -> Return | None:
    if return_id is None:
        return None
    request = load(db, Return, return_id, "return")
    if request.order_id != order.id or request.status != "Approved":
        raise Blocked(f"Return {request.name} is {request.status.lower()}: it cannot be refunded.")
    return request


def _take_back(db: Db, line: OrderLine, quantity: int, location: Location | None) -> None:
    """Unsent units first: they are no longer to be sent. The rest comes back from the customer."""
    unsent = min(quantity, line.open)
    if unsent:
        stock.release(db, line, unsent, "Removed from order", restock=location is not None)
        line.removed += unsent
    sent = quantity - unsent
    if sent:
        line.returned += sent
        if location is not None:
            stock.move(db, line.variant_id, location.id, "Returned", available=sent, order_id=line.order_id)
