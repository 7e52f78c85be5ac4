"""Orders that come in before the episode begins, as shoppers and staff would have brought them about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func, select

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Cart, Customer, Order, Staff, Variant
from ....seeds.world import World
from ...crm.working_hours import acting
from ...errors import NoInstance
from ...queries import uniquely_named
from ..buy_cheapest import CARD
from ..queries import addresses, customers, levels, variants

#: Who of the store's staff does what, by their role.
DESK, DOCK = "Order desk", "Warehouse"


@dataclass(frozen=True)
class Placed:
    """An order to be placed so long before the episode: its number, what is in it, and what happens to it by then."""

    number: int
    at: datetime
    customer: Customer
    address_id: int
    goods: tuple[tuple[int, int], ...]  # ids of variants with how many of each
    note: str | None = None
    comment: str | None = None
    is_paid: bool = False
    is_sent: bool = False
    code: str | None = None

    @property
    def name(self) -> str:
        return f"#{self.number}"

    @property
    def order(self) -> Order:
        """It as pages call it: nothing but its number."""
        return Order(number=self.number)


def order_id(db: Db, placed: Placed) -> int:
    """The id of what was placed."""
    return db.scalars(select(Order.id).where(Order.number == placed.number)).one()


def place_all(db: Db, placed: Sequence[Placed]) -> None:
    """Place orders, in the order of their numbers."""
    for each in placed:
        with moment(db, each.at, None):
            _check_out(db, each)
        id = order_id(db, each)
        if each.is_paid or each.is_sent:
            with moment(db, each.at + timedelta(minutes=2), DESK):
                actions.capture_payment(db, id)
        if each.comment:
            with moment(db, each.at + timedelta(minutes=3), DESK):
                actions.add_comment(db, id, each.comment)
        if each.is_sent:
            with moment(db, each.at + timedelta(minutes=5), DOCK):
                order = db.get_one(Order, id)
                place = next(each.location_id for line in order.lines for each in line.allocations)
                actions.fulfil_order(db, id, place, {line.id: line.open for line in order.lines})


def _check_out(db: Db, placed: Placed) -> None:
    customer = placed.customer
    cart = actions.cart_of(db, customer.id)
    for variant_id, count in placed.goods:
        actions.add_to_cart(db, cart.id, variant_id, count)
    if placed.code is not None:
        actions.apply_code(db, cart.id, placed.code)
    actions.choose_address(db, customer.id, placed.address_id)
    actions.choose_shipping(db, customer.id, actions.shipping_choices(db, customer.id)[0].id)
    actions.enter_card(db, customer.id, name=customer.name, **CARD)
    order = actions.place_order(db, customer.id)
    order.number, order.note = placed.number, placed.note
    db.flush()


@contextmanager
def moment(db: Db, at: datetime, role: str | None) -> Iterator[None]:
    """Have somebody of the store's staff act, or nobody of it, at another moment than the episode begins."""
    staff = select(Staff.id).where(Staff.role == role).order_by(Staff.id)
    with acting(db, at, None if role is None else db.scalars(staff).first()):
        yield


def lull(world: World) -> tuple[int, datetime, datetime]:
    """Since when no order has come in: the number of the next one, that moment, and when the episode begins."""
    with world.session() as db:
        last, number = db.execute(select(func.max(Order.placed_at), func.max(Order.number))).one()
        return number + 1, last.replace(tzinfo=db.now.tzinfo), db.now


def quiet_shoppers(world: World) -> list[Customer]:
    """Customers with an empty cart who have not ordered for days: nothing of theirs is mistaken for what is placed."""
    with world.session() as db:
        busy = set(db.scalars(select(Order.customer_id).where(Order.placed_at > db.now - timedelta(days=9))))
        busy |= set(db.scalars(select(Cart.customer_id).where(Cart.lines.any())))
    at_home = {address.customer_id for address in addresses(world)}
    every = customers(world, Customer.persona.is_(None))
    return [each for each in uniquely_named(every, every) if each.id in at_home - busy]


def plain_goods(world: World, *, most: int = 6_000) -> list[Variant]:
    """Variants for sale that cost no more than `most` cents, of which the first location has plenty."""
    stocked = levels(world)
    first = min(location_id for _variant_id, location_id in stocked)
    found = [
        each
        for each in variants(world)
        if each.product.status == "Active" and each.limit_per_customer is None and each.price <= most
        if (level := stocked.get((each.id, first))) is not None and level.available >= 12
    ]
    if not found:
        raise NoInstance("nothing that is cheap is well in stock")
    return found
