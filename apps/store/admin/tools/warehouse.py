"""Tools for the warehouse: what is on hold, many orders sent at once, what is printed for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.tools import Arguments, Result, tool
from ... import actions, limits
from ...actions.warehouse.many_fulfilments import Skipped
from ...models import HOLD_REASONS, Hold, Order
from ...naming import (
    Done,
    Goods,
    OrderName,
    PlaceResult,
    Units,
    Version,
    goods,
    order_told,
    ship_to,
    units_of,
    units_told,
    without_nothing,
)
from .. import paper
from .naming import LocationName, OneOrder, hold_of, location_of, location_told, order_of

Told = Mapping[str, Any]


class HoldOrder(OneOrder):
    reason: Literal[HOLD_REASONS]  # type: ignore[valid-type]
    items: Annotated[
        tuple[Units, ...], Field(description="What is held. Left out: all that is to be sent and not on hold.")
    ] = ()
    note: Annotated[str | None, Field(max_length=limits.LONGEST_COMMENT, description="Required for Other.")] = None
    version: Version = None


def _held_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"order": order_told(db, asked["order_id"]), "reason": asked["reason"], "note": asked.get("note_text")}
    return without_nothing({**told, "items": units_told(db, asked.get("quantities"))})


@tool("store_hold_order", "Hold items of an order: they cannot be sent until the hold is released.", "add",
      action=actions.hold_order, told=_held_told)  # fmt: skip
def hold_order(db: Db, given: HoldOrder) -> Done:
    order = order_of(db, given.order)
    units = units_of(order, given.items) if given.items else None
    hold = actions.hold_order(db, order.id, given.reason, units, note_text=given.note, version=given.version)
    return Done(done=f"Items of order {order.name} are on hold.", id=hold.id, version=order.version)


class ReleaseHold(Arguments):
    hold: Annotated[int, Field(ge=1, description="By its id, as the order tells it.")]
    version: Version = None


@tool("store_release_hold", "Release a hold: its items can be sent.", "change",
      action=actions.release_hold, told=lambda _db, asked: {"hold": asked["hold_id"]})  # fmt: skip
def release_hold(db: Db, given: ReleaseHold) -> Done:
    hold: Hold = actions.release_hold(db, hold_of(db, given.hold).id, version=given.version)
    return Done(done=f"Items of order {hold.order.name} can be sent again.", version=hold.version)


class ManyOrders(Arguments):
    orders: Annotated[tuple[OrderName, ...], Field(min_length=1, max_length=limits.MOST_ORDERS_AT_ONCE)]


class FulfilOrders(ManyOrders):
    location: LocationName
    skip: Annotated[bool, Field(description="Send the others if some cannot be sent; else none is.")] = False


class NotSent(Result):
    order: str
    why: str


class SentMany(Done):
    parcels: tuple[str, ...]
    skipped: tuple[NotSent, ...] | None = None


def _not_sent(skipped: Sequence[Skipped]) -> tuple[NotSent, ...] | None:
    return tuple(NotSent(order=each.order.name, why=each.why) for each in skipped) or None


def _many_told(db: Db, asked: Told) -> dict[str, Any]:
    return {
        "orders": [order_told(db, id) for id in asked["order_ids"]],
        "location": location_told(db, asked["location_id"]),
        "skip": asked.get("skip", False),
    }


@tool("store_fulfil_orders", "Send all that is ready of many orders from a location, each as one parcel.", "add",
      action=actions.fulfil_orders, told=_many_told)  # fmt: skip
def fulfil_orders(db: Db, given: FulfilOrders) -> SentMany:
    ids, location = [order_of(db, each).id for each in given.orders], location_of(db, given.location)
    sent = actions.fulfil_orders(db, ids, location.id, skip=given.skip)
    return SentMany(
        done=f"{len(sent.parcels)} orders left {location.name}.",
        parcels=tuple(parcel.name for parcel in sent.parcels),
        skipped=_not_sent(sent.skipped),
    )


class SlipResult(Result):
    order: str
    parcel: str | None = None
    ship_to: PlaceResult
    shipping_method: str
    items: tuple[Goods, ...]
    to_follow: tuple[Goods, ...] | None = None
    note: str | None = None


class Slips(Result):
    slips: tuple[SlipResult, ...]
    left_out: tuple[NotSent, ...] | None = None


def _orders(db: Db, names: Sequence[int | str]) -> list[Order]:
    found = paper.orders_to_print(db, [order_of(db, each).id for each in names])
    if not found:
        raise Invalid({"orders": "Name at least one order."})
    return found


@tool("store_read_packing_slips", "Read what packing slips of orders say: what is ready of each, else what was sent.")
def read_packing_slips(db: Db, given: ManyOrders) -> Slips:
    slips, without = paper.slips_of(db, _orders(db, given.orders))
    return Slips(
        slips=tuple(
            SlipResult(
                order=slip.order.name,
                parcel=slip.parcel.name if slip.parcel else None,
                ship_to=ship_to(slip.order),
                shipping_method=slip.order.shipping_method,
                items=tuple(goods(each.line, each.quantity) for each in slip.lines),
                to_follow=tuple(goods(line, units) for units, line in slip.later) or None,
                note=slip.order.note,
            )
            for slip in slips
        ),
        left_out=_not_sent(without),
    )


class PickRow(Goods):
    bin: str | None = None
    orders: tuple[str, ...]


class PlaceToPick(Result):
    location: str
    items: tuple[PickRow, ...]


class PickLists(Result):
    locations: tuple[PlaceToPick, ...]
    left_out: tuple[NotSent, ...] | None = None


@tool("store_read_pick_list", "Read what is to be fetched for orders, summed by SKU, at which location and bin.")
def read_pick_list(db: Db, given: ManyOrders) -> PickLists:
    lists, left_out = paper.pick_lists(db, _orders(db, given.orders))
    return PickLists(
        locations=tuple(
            PlaceToPick(
                location=each.location.name,
                items=tuple(
                    PickRow(
                        bin=pick.bin,
                        orders=tuple(f"{name} × {units}" for name, units in pick.orders.items()),
                        sku=pick.line.sku,
                        title=pick.line.title,
                        variant=pick.line.variant_title or None,
                        quantity=pick.quantity,
                    )
                    for pick in each.picks
                ),
            )
            for each in lists
        ),
        left_out=_not_sent(left_out),
    )


WAREHOUSE = (hold_order, release_hold, fulfil_orders, read_packing_slips, read_pick_list)
