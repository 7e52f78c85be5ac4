"""Sending many orders at once, each whole, from one location."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid, Reference
from ...access import require
from ...models import Fulfilment, InventoryLevel, Location, Order, Setting
from .. import stock
from ..fulfilments import fulfil_order, payment_problem
from ..saving import load


@dataclass(frozen=True)
class Skipped:
    """An order that cannot be sent, and why."""

    order: Order
    why: str


@dataclass(frozen=True)
class Sent:
    """What came of sending many orders."""

    parcels: tuple[Fulfilment, ...]
    skipped: tuple[Skipped, ...]


def fulfil_orders(db: Db, order_ids: Sequence[int], location_id: int, *, skip: bool = False) -> Sent:
    """Send all that is ready of each order from a location, the oldest order first.

    If some cannot be sent whole, none is; with `skip` the others are. Raises Blocked, naming those that cannot.
    """
    require(db, "orders")
    location = load(db, Location, location_id, "location")
    if not location.is_active:
        raise Invalid(location_id=f"{location.name} is closed. Choose another location.")
    parcels, skipped = [], []
    orders = [load(db, Order, order_id, "order") for order_id in dict.fromkeys(order_ids)]
    for order in sorted(orders, key=lambda order: order.number):
        why = why_not_send(db, order, location)
        if why is not None:
            skipped.append(Skipped(order, why))
        elif skip or not skipped:
            parcels.append(fulfil_order(db, order.id, location.id, {line.id: line.ready for line in order.lines}))
    if skipped and not (skip and parcels):
        references = [Reference(each.order.name, f"/orders/{each.order.id}", each.why) for each in skipped]
        text = f"Nothing was sent: {len(skipped)} of {len(orders)} orders cannot be sent from {location.name}."
        if len(orders) == 1:
            text = f"Nothing was sent: order {orders[0].name} cannot be sent from {location.name}."
        raise Blocked(text, references)
    return Sent(tuple(parcels), tuple(skipped))


def why_not_send(db: Db, order: Order, location: Location) -> str | None:
    """Why all that is ready of an order cannot leave a location now; None where it can."""
    why = why_not_ready(db, order)
    if why is not None:
        return why
    short = shortage(db, order, location)
    return f"{location.name} has only {short.has} of {short.wanted} × {short.sku}." if short is not None else None


def why_not_ready(db: Db, order: Order) -> str | None:
    """Why nothing of an order can leave, from wherever."""
    if order.status == "Canceled":
        return "It is canceled."
    if not any(line.open for line in order.lines):
        return "Nothing is left to send."
    if not any(line.ready for line in order.lines):
        reasons = dict.fromkeys(hold.reason.lower() for hold in order.holds if hold.released_at is None)
        return f"It is on hold: {', '.join(reasons)}."
    ready = {line.id: line.ready for line in order.lines}
    ship_unpaid = db.get_one(Setting, 1).ship_unpaid
    unpaid = payment_problem(order, ready, ship_unpaid=ship_unpaid, currency=db.company.currency)
    return None if unpaid is None else f"It {unpaid}."


@dataclass(frozen=True)
class Shortage:
    """A variant of which a location has too little."""

    sku: str
    wanted: int
    has: int


def shortage(db: Db, order: Order, location: Location) -> Shortage | None:
    """The first variant of which a location cannot send all that is ready of an order."""
    wanted: Counter[int] = Counter()
    promised: Counter[int] = Counter()
    lines = [(line, line.variant_id) for line in order.lines if line.variant_id is not None]
    for line, variant_id in lines:
        wanted[variant_id] += line.ready
        promised[variant_id] += sum(a.quantity for a in line.allocations if a.location_id == location.id)
    found = db.scalars(
        select(InventoryLevel).where(InventoryLevel.variant_id.in_(wanted), InventoryLevel.location_id == location.id)
    )
    levels = {level.variant_id: level for level in found}
    for line, variant_id in lines:
        has = stock.sendable(levels.get(variant_id), promised[variant_id])
        if wanted[variant_id] > has:
            return Shortage(line.sku, wanted[variant_id], has)
    return None
