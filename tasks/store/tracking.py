from __future__ import annotations

from ...apps.store import actions
from ...apps.store.models import CARRIERS, Fulfilment, Order
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import AdminSearch, OrderList
from .queries import draw_order


@family("store-tracking", app="store", kind="update", steps=20, persona="warehouse")
def add_tracking(draw: Draw, world: World) -> Task:
    """A parcel left without a tracking number; put it on record."""
    order = draw_order(
        draw,
        world,
        Order.status != "Canceled",
        Order.fulfilments.any(Fulfilment.tracking_number.is_(None)),
        wanted=lambda order: len(order.fulfilments) == 1,
    )
    parcel = order.fulfilments[0]
    carrier = draw.choice(CARRIERS)
    number = f"{carrier[0]}{draw.integer(10**9, 10**10 - 1)}"

    def gold(user: User) -> None:
        AdminSearch(user).open_order(order).add_tracking(parcel.name, carrier, number).save()
        user.done()

    def from_the_list(user: User) -> None:
        OrderList(user).open_order(order).add_tracking(parcel.name, carrier, number).enter()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Add {carrier}'s tracking number {number} to the parcel on order {order}.",
            "Order {order} went out with {carrier}, tracking number {number}. Put that on the parcel.",
            "The parcel on {order} has no tracking yet. It's {carrier}, {number}.",
            "{carrier} sent us the tracking number for order {order}: {number}. Please enter the carrier and the "
            "number.",
            order=order.name,
            carrier=carrier,
            number=number,
        ),
        outcome=lambda db: actions.set_tracking(db, parcel.id, carrier, number),
        gold=gold,
        alternatives=(from_the_list,),
    )
