from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.admin.forms import ship_values
from ...apps.store.models import Order
from ...seeds.places import CITIES
from ...seeds.vocabulary import Vocabulary
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import open_order, open_order_of_customer
from .queries import draw_order


@family(
    "store-ship-address",
    app="store",
    kind="update",
    steps=32,
    persona="support_agent",
    split="test",
)
def correct_ship_address(draw: Draw, world: World) -> Task:
    """A customer gave the wrong delivery address; correct it before the order ships."""
    order = draw_order(draw, world, Order.status == "Open", wanted=lambda order: any(line.open for line in order.lines))
    city = draw.choice(each for each in CITIES if each.name != order.ship_city)
    where, code = Vocabulary(draw.random).street(), city.postal_code(draw.random)

    def outcome(db: Db) -> None:
        values = ship_values(order) | {"street": where, "city": city.name, "state": city.state, "postal_code": code}
        actions.change_ship_address(db, order.id, **values)

    def gold(user: User) -> None:
        open_order(user, order)
        user.click("link", "Edit delivery address")
        dialog = f"Delivery address of order {order.name}"
        for label, text in (("Street", where), ("City", city.name), ("State or province", city.state)):
            user.fill(label, text, within=dialog)
        user.fill("Postal code", code, within=dialog)
        user.click("button", "Save", within=dialog)
        user.done()

    def from_the_customer(user: User) -> None:
        open_order_of_customer(user, world, order)
        user.click("link", "Edit delivery address")
        dialog = f"Delivery address of order {order.name}"
        for label, text in (("Postal code", code), ("State or province", city.state), ("City", city.name)):
            user.fill(label, text, within=dialog)
        user.fill("Street", where, within=dialog)
        user.press("Enter")
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Order {order} goes to the wrong place. Change its delivery address to {address}.",
            "{customer} has moved: send order {order} to {address}. The rest of the address stays as it is.",
            "Please correct where order {order} is to be delivered: {address}.",
            "The delivery address of {order} is out of date. It should be {address}; name and phone are right.",
            order=order.name,
            customer=order.customer.name,
            address=f"{where}, {city.name}, {city.state} {code}",
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(from_the_customer,),
    )
