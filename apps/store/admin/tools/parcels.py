"""Tools for parcels and refunds; `returns` has what is sent back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LONGEST_NAME
from ....platform.tools import Arguments, Result, tool
from ... import actions, limits
from ...actions.money import goes_to
from ...actions.orders import open_order
from ...actions.refunds import unrefunded
from ...actions.stock import sendable
from ...models import CARRIERS, Fulfilment, InventoryLevel, OrderLine, Return
from ...naming import Dollars, Done, Units, Version, cents, dollars, order_told, units_of, units_told, without_nothing
from .. import queries
from .naming import (
    LocationName,
    OneOrder,
    ParcelName,
    location_of,
    location_told,
    order_of,
    parcel_of,
    return_of,
)

Told = Mapping[str, Any]
_Carrier = Literal[CARRIERS]  # type: ignore[valid-type]
_Tracking = Annotated[str, Field(max_length=limits.LONGEST_TRACKING_NUMBER)]


class CanSend(Result):
    """What a location can send of a line; `promised` is set aside there for this order."""

    location: str
    can_send: int
    promised: int | None = None


class ToSend(Result):
    id: int
    sku: str
    title: str
    variant: str | None = None
    open: int
    on_hold: int | None = None
    locations: tuple[CanSend, ...]


class ToSendOfOrder(Result):
    order: str
    items: tuple[ToSend, ...]
    version: int


def _can_send(line: OrderLine, levels: Mapping[tuple[int, int], InventoryLevel], place: int, here: int) -> int:
    """Of a custom item no stock is kept: any location can send it."""
    return line.open if line.variant_id is None else sendable(levels.get((line.variant_id, place)), here)


@tool("store_read_open_items", "Read what of an order is still to be sent, and how many each location can send of it.")
def read_open_items(db: Db, given: OneOrder) -> ToSendOfOrder:
    found = order_of(db, given.order)
    open_order(db, found.id)
    order = queries.order(db, found.id)
    lines = [line for line in order.lines if line.open]
    levels, places = queries.levels_to_send(db, lines), queries.locations(db)
    items = []
    for line in lines:
        here = {place.id: sum(a.quantity for a in line.allocations if a.location_id == place.id) for place in places}
        sends = tuple(
            CanSend(
                location=place.name,
                can_send=_can_send(line, levels, place.id, here[place.id]),
                promised=here[place.id] or None,
            )
            for place in places
        )
        variant = line.variant_title or None
        items.append(
            ToSend(
                id=line.id,
                sku=line.sku,
                title=line.title,
                variant=variant,
                open=line.open,
                on_hold=line.held or None,
                locations=sends,
            )
        )
    return ToSendOfOrder(order=order.name, items=tuple(items), version=order.version)


class FulfilOrder(OneOrder):
    location: LocationName
    items: Annotated[tuple[Units, ...], Field(min_length=1, description="What the parcel holds.")]
    carrier: _Carrier | None = None
    tracking_number: _Tracking | None = None
    version: Version = None


class Shipped(Done):
    parcel: str


def _fulfilled_told(db: Db, asked: Told) -> dict[str, Any]:
    told: dict[str, Any] = {
        "order": order_told(db, asked["order_id"]),
        "location": location_told(db, asked["location_id"]),
    }
    told |= {"items": units_told(db, asked["quantities"])}
    told |= {"carrier": asked.get("carrier"), "tracking_number": asked.get("tracking_number")}
    return without_nothing(told)


@tool("store_fulfil_order", "Send items of an order from a location, as one parcel.", "add",
      action=actions.fulfil_order, told=_fulfilled_told)  # fmt: skip
def fulfil_order(db: Db, given: FulfilOrder) -> Shipped:
    order, location = order_of(db, given.order), location_of(db, given.location)
    parcel = actions.fulfil_order(
        db,
        order.id,
        location.id,
        units_of(order, given.items),
        carrier=given.carrier,
        tracking_number=given.tracking_number,
        version=given.version,
    )
    return Shipped(done=f"{parcel.name} left {location.name}.", parcel=parcel.name, version=order.version)


class OneParcel(Arguments):
    parcel: ParcelName
    version: Version = None


def _parcel_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"parcel": db.get_one(Fulfilment, asked["fulfilment_id"]).name}


class SetTracking(OneParcel):
    carrier: _Carrier
    tracking_number: _Tracking


@tool("store_set_tracking", "Put the carrier and tracking number of a parcel on record.", "change", repeats=True,
      action=actions.set_tracking,
      told=lambda db, asked: {**_parcel_told(db, asked), "carrier": asked["carrier"],
                              "tracking_number": asked["tracking_number"]})  # fmt: skip
def set_tracking(db: Db, given: SetTracking) -> Done:
    parcel = parcel_of(db, given.parcel)
    actions.set_tracking(db, parcel.id, given.carrier, given.tracking_number, version=given.version)
    return Done(done=f"Tracking of {parcel.name} was saved.", version=parcel.version)


@tool("store_mark_delivered", "Record that a parcel has arrived; it can no longer be called back.", "change",
      action=actions.mark_delivered, told=_parcel_told)  # fmt: skip
def mark_delivered(db: Db, given: OneParcel) -> Done:
    parcel = actions.mark_delivered(db, parcel_of(db, given.parcel).id, version=given.version)
    return Done(done=f"{parcel.name} was delivered.", version=parcel.version)


@tool("store_cancel_parcel", "Call back a parcel that has not arrived; its items are to be sent again.", "remove",
      action=actions.cancel_fulfilment, told=_parcel_told)  # fmt: skip
def cancel_parcel(db: Db, given: OneParcel) -> Done:
    parcel = actions.cancel_fulfilment(db, parcel_of(db, given.parcel).id, version=given.version)
    return Done(done=f"{parcel.name} was canceled.", version=parcel.version)


# -- What comes back -------------------------------------------------------------------------------------------------


class Refundable(Result):
    id: int
    sku: str
    title: str
    variant: str | None = None
    each: float
    refundable: int


class RefundableOfOrder(Result):
    order: str
    items: tuple[Refundable, ...]
    shipping: float
    most: float
    card: str
    goes_to: str | None = None  # where it goes first, if store credit paid a part
    version: int


@tool("store_read_refundable", "Read what of an order can still be refunded: items with discount and tax, shipping.")
def read_refundable(db: Db, given: OneOrder) -> RefundableOfOrder:
    order = queries.order(db, order_of(db, given.order).id)
    items = tuple(
        Refundable(
            id=line.id,
            sku=line.sku,
            title=line.title,
            variant=line.variant_title or None,
            each=line.total // line.quantity / 100,
            refundable=unrefunded(line),
        )
        for line in order.lines
        if unrefunded(line)
    )
    return RefundableOfOrder(
        order=order.name,
        items=items,
        shipping=(order.shipping - order.shipping_refunded) / 100,
        most=order.refundable / 100,
        card=order.card,
        goes_to=goes_to(db, order, order.refundable) if order.credit_paid else None,
        version=order.version,
    )


class RefundOrder(OneOrder):
    items: Annotated[tuple[Units, ...], Field(description="What is refunded, and counts as returned if sent.")] = ()
    shipping: Annotated[Dollars, Field(description="How much of the shipping, in dollars.")] = 0
    amount: Annotated[
        float | None, Field(gt=0, description="This many dollars instead of what items and shipping come to.")
    ] = None
    restock_at: Annotated[str | None, Field(description="The location where the items are stocked again.")] = None
    reason: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    closes_return: Annotated[str | None, Field(description="The approved return that this settles: #1042-R1.")] = None
    version: Version = None


class Refunded(Done):
    amount: float


def _refunded_told(db: Db, asked: Told) -> dict[str, Any]:
    request = asked.get("return_id")
    told = {
        "order": order_told(db, asked["order_id"]),
        "items": units_told(db, asked.get("quantities")),
        "shipping": dollars(asked.get("shipping") or None),
        "amount": dollars(asked.get("amount")),
        "restock_at": location_told(db, asked.get("restock_location_id")),
        "reason": asked.get("reason"),
        "closes_return": db.get_one(Return, request).name if request is not None else None,
    }
    return without_nothing(told)


@tool("store_refund_order", "Give back money of an order: for items, shipping, or an amount.", "remove",
      action=actions.refund_order, told=_refunded_told)  # fmt: skip
def refund_order(db: Db, given: RefundOrder) -> Refunded:
    order = order_of(db, given.order)
    refund = actions.refund_order(
        db,
        order.id,
        units_of(order, given.items),
        shipping=cents("shipping", given.shipping) or 0,
        amount=cents("amount", given.amount),
        restock_location_id=location_of(db, given.restock_at, "restock_at").id if given.restock_at else None,
        reason=given.reason,
        return_id=return_of(db, given.closes_return).id if given.closes_return else None,
        version=given.version,
    )
    return Refunded(done=f"Order {order.name} was refunded.", amount=refund.amount / 100, version=order.version)


PARCELS = (read_open_items, fulfil_order, set_tracking, mark_delivered, cancel_parcel)
REFUNDS = (read_refundable, refund_order)
