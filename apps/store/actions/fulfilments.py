"""Parcels of an order: sent, tracked, delivered, called back."""

from __future__ import annotations

from collections.abc import Mapping

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.formats import money
from .. import limits, timeline
from ..access import require
from ..models import (
    CARRIERS,
    Fulfilment,
    FulfilmentLine,
    Location,
    Order,
    Setting,
)
from ..models.orders import fulfilment_name
from ..statuses import AWAITED
from . import stock
from .orders import open_order, settle, units_by_line
from .returns import coming_back
from .saving import apply, load, note
from .values import Values


def fulfil_order(
    db: Db,
    order_id: int,
    location_id: int,
    quantities: Mapping[int, int],
    *,
    carrier: str | None = None,
    tracking_number: str | None = None,
    version: int | None = None,
) -> Fulfilment:
    """Send units of an order from a location: `quantities` by order line id."""
    require(db, "orders")
    order = open_order(db, order_id, version)
    location = load(db, Location, location_id, "location")
    if not location.is_active:
        raise Invalid(location_id=f"{location.name} is closed. Choose another location.")
    _check_holds(order, quantities)
    lines = units_by_line(order, quantities, lambda line: line.ready, "to be sent")
    leaving = {line.id: quantity for line, quantity in lines}
    ship_unpaid = db.get_one(Setting, 1).ship_unpaid
    unpaid = payment_problem(order, leaving, ship_unpaid=ship_unpaid, currency=db.company.currency)
    if unpaid is not None:
        raise Blocked(f"Order {order.name} {unpaid}.")
    if not lines:
        raise Invalid({"": "Enter how many of at least one item to ship."})
    fulfilment = Fulfilment(
        order_id=order.id,
        location_id=location.id,
        name=fulfilment_name(order, len(order.fulfilments) + 1),
        status="Shipped",
        **_tracking(carrier, tracking_number),
    )
    fulfilment.lines = [FulfilmentLine(order_line_id=line.id, quantity=quantity) for line, quantity in lines]
    order.fulfilments.append(fulfilment)
    for line, quantity in lines:
        stock.take(db, line, location.id, quantity)
        line.fulfilled += quantity
    sent = [(quantity, line.sku) for line, quantity in lines]
    note(db, order, "shipped", timeline.shipped(fulfilment.name, sent, location.name), fulfilment)
    _note_tracking(db, order, fulfilment)
    settle(db, order)
    return fulfilment


def payment_problem(order: Order, quantities: Mapping[int, int], *, ship_unpaid: bool, currency: str) -> str | None:
    """Why these units may not leave as long as the order's money stands as it does; None where they may."""
    if ship_unpaid or order.payment_status not in AWAITED:
        return None
    if order.payment_status == "Authorized":
        return "is not paid: capture the payment before it ships"
    leaving = order.shipping + sum(
        line.total * (line.fulfilled + quantities.get(line.id, 0)) // line.quantity for line in order.lines
    )
    if leaving <= order.captured:
        return None
    return (
        f"is paid in part: {money(order.captured, currency=currency)} was captured, and what would have left comes to "
        f"{money(leaving, currency=currency)} with shipping"
    )


def _check_holds(order: Order, quantities: Mapping[int, int]) -> None:
    """Raise Invalid where units that are on hold would be sent."""
    values = Values()
    for line in order.lines:
        wanted = quantities.get(line.id, 0)
        if line.held and isinstance(wanted, int) and line.ready < wanted <= line.open:
            are = "is" if line.held == 1 else "are"
            values.refuse(f"line-{line.id}", f"{line.held} of {line.sku} {are} on hold. Release the hold first.")
    values.done()


def _tracking(carrier: str | None, tracking_number: str | None) -> dict[str, str | None]:
    values = Values()
    number = values.optional(
        "tracking_number", tracking_number, "Tracking number", longest=limits.LONGEST_TRACKING_NUMBER
    )
    if carrier:
        values.choice("carrier", carrier, "Carrier", CARRIERS)
    if number and not carrier:
        values.refuse("carrier", "Choose the carrier of this tracking number.")
    if carrier and not number:
        values.refuse("tracking_number", "Enter the tracking number.")
    if number and not number.replace("-", "").replace(" ", "").isalnum():
        values.refuse("tracking_number", "A tracking number has letters, digits and hyphens only.")
    values.done()
    return {"carrier": carrier or None, "tracking_number": number}


def _note_tracking(db: Db, order: Order, fulfilment: Fulfilment) -> None:
    if fulfilment.carrier and fulfilment.tracking_number:
        text = timeline.tracking(fulfilment.name, fulfilment.carrier, fulfilment.tracking_number)
        note(db, order, "tracking", text, fulfilment)


def find_fulfilment(db: Db, fulfilment_id: int, version: int | None = None) -> Fulfilment:
    fulfilment = load(db, Fulfilment, fulfilment_id, "fulfilment", version)
    open_order(db, fulfilment.order_id)
    if fulfilment.status == "Canceled":
        raise Blocked(f"{fulfilment.name} is canceled.")
    return fulfilment


def set_tracking(
    db: Db, fulfilment_id: int, carrier: str, tracking_number: str, *, version: int | None = None
) -> Fulfilment:
    """Put a parcel's carrier and tracking number on record."""
    require(db, "orders")
    fulfilment = find_fulfilment(db, fulfilment_id, version)
    values = Values()
    values.choice("carrier", carrier, "Carrier", CARRIERS)
    values.text("tracking_number", tracking_number, "Tracking number", longest=limits.LONGEST_TRACKING_NUMBER)
    values.done()
    if apply(fulfilment, _tracking(carrier, tracking_number)):
        _note_tracking(db, fulfilment.order, fulfilment)
    return fulfilment


def mark_delivered(db: Db, fulfilment_id: int, *, version: int | None = None) -> Fulfilment:
    require(db, "orders")
    fulfilment = find_fulfilment(db, fulfilment_id, version)
    if fulfilment.status == "Delivered":
        raise Blocked(f"{fulfilment.name} is delivered already.")
    fulfilment.status = "Delivered"
    note(db, fulfilment.order, "delivered", timeline.delivered(fulfilment.name), fulfilment)
    return fulfilment


def cancel_fulfilment(db: Db, fulfilment_id: int, *, version: int | None = None) -> Fulfilment:
    """Call back a parcel that has not arrived: its goods lie at the location again, still promised to the order."""
    require(db, "orders")
    fulfilment = find_fulfilment(db, fulfilment_id, version)
    if fulfilment.status == "Delivered":
        raise Blocked(f"{fulfilment.name} is delivered: it cannot be called back.")
    if not fulfilment.is_whole:
        raise Blocked(f"Some of {fulfilment.name} is refunded already.")
    for line in fulfilment.lines:
        ordered = line.order_line
        if line.quantity > ordered.fulfilled - ordered.returned - coming_back(db, ordered):
            raise Blocked(f"A return of {ordered.sku} was approved: {fulfilment.name} cannot be called back.")
    for line in fulfilment.lines:
        line.order_line.fulfilled -= line.quantity
        stock.give_back(db, line.order_line, fulfilment.location_id, line.quantity)
    fulfilment.status = "Canceled"
    note(db, fulfilment.order, "shipped", timeline.called_back(fulfilment.name), fulfilment)
    settle(db, fulfilment.order)
    return fulfilment
