from __future__ import annotations

from typing import Any

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.models import CARRIERS, InventoryLevel, Location, Order, OrderLine
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import AdminSearch, OrderList
from .queries import levels, locations, orders


@family("store-ship-in-stock", app="store", kind="conditional", steps=42, persona="warehouse")
def ship_in_stock(draw: Draw, world: World) -> Task:
    """Ship of an order what one location has, and leave the rest open."""
    stocked, places = levels(world), locations(world)
    choices = []
    # What owes a balance is not all paid for.
    for order in orders(world, Order.status == "Open", Order.payment_status != "Authorized", Order.owed == 0):
        waiting = [line for line in order.lines if line.open]
        for location in [] if any(line.held for line in waiting) else places:
            can = {line.id: _sendable(line, location, stocked) for line in waiting}
            # No two lines of one variant, which would have to share its stock.
            plain = len({line.variant_id for line in waiting}) == len(waiting)
            if plain and 0 < sum(can.values()) < sum(line.open for line in waiting):
                choices.append((order, location, {line: can[line.id] for line in waiting}))
    order, location, sent = draw.choice(choices)
    carrier = draw.choice(CARRIERS)
    number = f"{carrier[0]}{draw.integer(10**9, 10**10 - 1)}"

    def outcome(db: Db) -> None:
        some = {line.id: count for line, count in sent.items() if count}
        actions.fulfil_order(db, order.id, location.id, some, carrier=carrier, tracking_number=number)

    def gold(user: User) -> None:
        parcel = AdminSearch(user).open_order(order).fulfil().set(location_id=location.name)
        parcel.with_items({line.sku: count for line, count in sent.items()})
        parcel.set(carrier=carrier, tracking_number=number).save()
        user.done()

    def by_tools(user: ToolUser) -> None:
        items = _what_there_is(user.call("store_read_open_items", order=order.name), location)
        parcel = {"carrier": carrier, "tracking_number": number}
        user.call("store_fulfil_order", order=order.name, location=location.name, items=items, **parcel)

    def tracking_later(user: User) -> None:
        page = OrderList(user).open_order(order)
        parcel = page.fulfil().with_items({line.sku: count for line, count in sent.items()})
        parcel.set(location_id=location.name).save()
        page.add_tracking(f"{order.name}-F{len(order.fulfilments) + 1}", carrier, number).enter()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Ship as much of order {order} as {location} can send; the rest stays open. One parcel: {carrier}, "
            "{number}.",
            "Send what {location} has for order {order} with {carrier}, tracking number {number}. Whatever it "
            "doesn't have waits.",
            "{location} can't send all of {order}. Fulfill what it can in one parcel ({carrier}, {number}) and "
            "leave the rest unfulfilled.",
            "Please fulfill order {order} from {location} as far as the stock there goes, and no further. One "
            "parcel with {carrier}, tracking number {number}.",
            order=order.name,
            location=location.name,
            carrier=carrier,
            number=number,
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(tracking_later,),
        by_tools=by_tools,
    )


def _what_there_is(found: dict[str, Any], location: Location) -> list[dict[str, Any]]:
    """Units of an order's open items, as a tool tells of them, as far as the location has them."""
    can = {
        line["sku"]: min(line["open"], here["can_send"])
        for line in found["items"]
        for here in line["locations"]
        if here["location"] == location.name
    }
    return [{"item": sku, "quantity": count} for sku, count in can.items() if count]


def _sendable(line: OrderLine, location: Location, stocked: dict[tuple[int, int], InventoryLevel]) -> int:
    """Units of a line that a location can send: those promised to it there, and what else is free."""
    promised = sum(each.quantity for each in line.allocations if each.location_id == location.id)
    level = stocked.get((line.stocked, location.id))
    return min(line.open, promised + (max(0, level.available) if level else 0))
