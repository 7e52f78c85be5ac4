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
from .pages import AdminSearch, open_order_of_customer
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
    # Of what is paid the sales tax stands, and with it the state.
    unpaid = Order.status == "Open", Order.payment_status == "Authorized"
    order = draw_order(draw, world, *unpaid, wanted=lambda order: any(line.open for line in order.lines))
    city = draw.choice(each for each in CITIES if each.name != order.ship_city)
    where, code = Vocabulary(draw.random).street(), city.postal_code(draw.random)

    def outcome(db: Db) -> None:
        values = ship_values(order) | {"street": where, "city": city.name, "state": city.state, "postal_code": code}
        actions.change_ship_address(db, order.id, **values)

    def gold(user: User) -> None:
        form = AdminSearch(user).open_order(order).edit_address()
        form.set(street=where, city=city.name, state=city.state, postal_code=code).save()
        user.done()

    def from_the_customer(user: User) -> None:
        form = open_order_of_customer(user, world, order).edit_address()
        form.set(postal_code=code, state=city.state, city=city.name, street=where).enter()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Order {order} is going to the wrong place. Change its delivery address to {address}.",
            "{customer} has moved: send order {order} to {address}. The name and phone stay as they are.",
            "Please correct the delivery address of order {order}: {address}.",
            "The delivery address on {order} is out of date. It should be {address}; the name and phone are right.",
            order=order.name,
            customer=order.customer.name,
            address=f"{where}, {city.name}, {city.state} {code}",
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(from_the_customer,),
    )
