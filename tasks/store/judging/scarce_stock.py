"""An article of which there is too little for all orders that wait for it: who gets it, and who waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Customer, Location, Order, OrderLine, Variant
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...gold import ToolUser, User
from ...registry import family
from ...task import Outcome, Task
from ..pages import AdminSearch, CustomerPage, OrderList
from ..queries import addresses, levels, locations, orders, variants
from .desk import read_rules, read_rules_by_tools
from .placing import DOCK, Placed, lull, moment, order_id, place_all, quiet_shoppers

REASON = "Awaiting stock"
#: What notes say of parts, on an order and in a customer's record: yes, no, and nothing.
ORDER_NOTES: Mapping[bool | None, tuple[str, ...]] = {
    True: ("Send what you have, the rest can follow.", "Parts are fine, we're waiting for these.",
           "Okay to split, whatever you can get out today helps.", "If some are missing, ship the others first."),
    False: ("All in one delivery, please.", "Please don't split this one.", "Only complete, I'm home one day a week.",
            "One box for all of it. Our receiving is one person."),
    None: ("Ring twice, the bell is slow.", "Around the back, please.", "No plastic filling if you can.",
           "Leave it with the front desk."),
}  # fmt: skip
RECORD_NOTES: Mapping[bool | None, tuple[str, ...]] = {
    True: ("Always fine with partial shipments, told us so.", "Takes deliveries in parts, no need to ask.",
           "Split shipments are okay here. Agreed on the phone."),
    False: ("Complete shipments only.", "Sends back anything that comes in parts.", "Wants it all at once."),
    None: ("Prefers e-mail over the phone.", "Very polite, always says thanks.", "Moved last year, address is right."),
}  # fmt: skip
WORDINGS = (
    "{item} is short: {place} doesn't have enough for all the orders waiting for it. Decide by the handbook who gets "
    "theirs, ship those from there without tracking for now, and hold the rest.",
    "We can't serve every order for {item}. Fulfill from {place} what the handbook says, no tracking yet, and put what "
    "has to wait on hold.",
    "More people ordered {item} than we have. Please go through the open orders for it: ship from {place} in the order "
    "that the handbook lays down (tracking comes later), and hold what can't go.",
    "The orders for {item} need sorting out, there isn't enough at {place}. Handbook rules. Send what can go, without "
    "tracking numbers, and hold the remaining units.",
    "Please share out what {place} has left of {item} among the orders waiting for it, as in the handbook, and put the "
    "units that don't go out on hold. Tracking numbers follow.",
)

#: How many units go to each order, by its number.
Shares = dict[int, int]


@dataclass(frozen=True)
class Waiting:
    """An order that waits: whose, for how many, and what stands in notes about parts."""

    placed: Placed
    tags: str | None
    on_order: bool | None
    on_record: bool | None
    record: str | None

    @property
    def count(self) -> int:
        return self.placed.goods[0][1]

    @property
    def rank(self) -> tuple[int, int]:
        tags = (self.tags or "").split(", ")
        return (0 if "vip" in tags else 1 if "business" in tags else 2), self.placed.number

    @property
    def takes_parts(self) -> bool:
        return self.on_record is True if self.on_order is None else self.on_order


def shares(queue: Iterable[Waiting], there: int, parts: Callable[[Waiting], bool], *, passing: bool = True) -> Shares:
    """Serve orders one after the other; without `passing`, nobody is served after one that has to wait."""
    found: Shares = {}
    for each in queue:
        given = each.count if each.count <= there else there if parts(each) else 0
        there -= given
        found[each.placed.number] = given
        if given < each.count and not passing:
            there = 0
    return found


@dataclass(frozen=True)
class Shortage:
    """How many there are of a variant, where, and who waits for it."""

    variant: Variant
    location: Location
    there: int
    stands: Mapping[int, int]  # what is available by location id before
    queue: tuple[Waiting, ...]  # in the order of their numbers

    @property
    def due(self) -> Shares:
        return shares(sorted(self.queue, key=lambda each: each.rank), self.there, lambda each: each.takes_parts)

    def mistaken(self) -> dict[str, Shares]:
        """What somebody gives to each who leaves a rule out."""
        ranked = sorted(self.queue, key=lambda each: each.rank)
        return {
            "the tags": shares(self.queue, self.there, lambda each: each.takes_parts),
            "the notes": shares(ranked, self.there, lambda _each: False),
            "whole orders": shares(ranked, self.there, lambda _each: True),
            "the record": shares(ranked, self.there, lambda each: each.on_order is True),
            "passing over": shares(ranked, self.there, lambda each: each.takes_parts, passing=False),
        }

    def setup(self, db: Db) -> None:
        db.get_one(Variant, self.variant.id).continue_when_oos = True
        with moment(db, self.queue[0].placed.at - timedelta(hours=15), DOCK):
            for location_id, stands in self.stands.items():
                change = (self.there if location_id == self.location.id else 0) - stands
                if change:
                    actions.adjust_stock(db, self.variant.id, location_id, change, "Count correction", note="Recount")
        for each in self.queue:
            customer = db.get_one(Customer, each.placed.customer.id)
            customer.tags, customer.note = each.tags, each.record
        place_all(db, [each.placed for each in self.queue])

    def giving(self, given: Shares, *, holding: bool = True) -> Outcome:
        def outcome(db: Db) -> None:
            for each in self.queue:
                id, count = order_id(db, each.placed), given[each.placed.number]
                line = db.get_one(Order, id).lines[0]
                if count:
                    actions.fulfil_order(db, id, self.location.id, {line.id: count})
                if count < each.count and (holding or not count):
                    actions.hold_order(db, id, REASON)

        return outcome

    def without(self) -> dict[str, Outcome]:
        wrong = {name: self.giving(given) for name, given in self.mistaken().items() if given != self.due}
        return {**wrong, "the rest of an order": self.giving(self.due, holding=False)}

    def gold(self, user: User) -> None:
        read_rules(user)
        self._look(user)
        for each in sorted(self.queue, key=lambda each: each.rank):
            page, count = AdminSearch(user).open_order(each.placed.order), self.due[each.placed.number]
            if count:
                page.fulfil().set(location_id=self.location.name).with_items({self.variant.sku: count}).save()
            if count < each.count:
                page.hold(REASON)
        user.done()

    def holding_first(self, user: User) -> None:
        self._look(user)
        read_rules(user)
        for each in self.queue:
            page, count = AdminSearch(user).open_order(each.placed.order), self.due[each.placed.number]
            if count < each.count:
                page.hold(REASON, {self.variant.sku: each.count - count})
            if count:
                page.fulfil().with_items({self.variant.sku: count}).set(location_id=self.location.name).save()
        user.done()

    def _look(self, user: User) -> None:
        """At each order, and at whose it is."""
        OrderList(user).open()
        for each in self.queue:
            AdminSearch(user).open_order(each.placed.order)
            CustomerPage.from_order(user, each.placed.customer.name)

    def by_tools(self, user: ToolUser) -> None:
        read_rules_by_tools(user, "who is served first, and who takes parts")
        user.call("store_search_orders", view="all", page_size=25)
        for each in self.queue:
            user.call("store_get_order", order=each.placed.name)
            user.call("store_get_customer", customer=each.placed.customer.name)
        user.call("store_read_open_items", order=self.queue[0].placed.name)
        for each in sorted(self.queue, key=lambda each: each.rank):
            name, count = each.placed.name, self.due[each.placed.number]
            if count:
                items = [{"item": self.variant.sku, "quantity": count}]
                user.call("store_fulfil_order", order=name, location=self.location.name, items=items)
            if count < each.count:
                user.call("store_hold_order", order=name, reason=REASON)


def _draw_shortage(draw: Draw, world: World) -> Shortage:
    number, last, now = lull(world)
    stocked, place = levels(world), locations(world)[0]
    busy = {line.variant_id for order in orders(world, Order.status == "Open") for line in _open(order)}
    variant = draw.choice(
        each
        for each in variants(world)
        if each.product.status == "Active" and each.limit_per_customer is None and each.id not in busy
        and (level := stocked.get((each.id, place.id))) is not None and level.committed == level.unavailable == 0
    )  # fmt: skip
    stands = {at: max(0, level.available) for (id, at), level in stocked.items() if id == variant.id}
    room = int((now - last).total_seconds()) // 60 - 2
    moments = sorted(draw.sample(range(8, min(room, 80)), 6), reverse=True)
    shoppers = draw.sample(quiet_shoppers(world), 6)
    homes = {each.customer_id: each.id for each in reversed(addresses(world))}
    for _ in range(400):
        queue = tuple(
            _waiting(draw, Placed(number + n, now - timedelta(minutes=ago), who, homes[who.id],
                                  ((variant.id, draw.integer(1, 4)),), is_paid=True))
            for n, (ago, who) in enumerate(zip(moments, shoppers, strict=True))
        )  # fmt: skip
        found = Shortage(variant, place, draw.integer(4, 9), stands, queue)
        if _bites(found):
            return found
    raise NoInstance("no queue asks for all rules")


def _bites(found: Shortage) -> bool:
    """Whether somebody gets a part, somebody waits, and each rule makes a difference."""
    due = found.due
    parts = [each for each in found.queue if 0 < due[each.placed.number] < each.count]
    waits = [each for each in found.queue if not due[each.placed.number]]
    return len(parts) == 1 and 1 <= len(waits) <= 3 and all(given != due for given in found.mistaken().values())


def _waiting(draw: Draw, placed: Placed) -> Waiting:
    plain = (None, None, "loyal", "wholesale inquiry", "first order")
    who = placed.customer
    tags = draw.choice(
        ("business", "business", "business, vip") if who.crm_contact_id else ("vip", *plain, "loyal, vip")
    )
    on_order, on_record = draw.choice((True, False, None, None)), draw.choice((True, False, None, None))
    note = draw.choice((*ORDER_NOTES[on_order], *((None,) if on_order is None else ())))
    record = draw.choice((*RECORD_NOTES[on_record], *((None,) if on_record is None else ())))
    return Waiting(replace(placed, note=note), tags, on_order, on_record, record)


def _open(order: Order) -> list[OrderLine]:
    return [line for line in order.lines if line.open]


@family("store-scarce-stock", app="store", kind="conditional", steps=110, persona="warehouse")
def share_scarce_stock(draw: Draw, world: World) -> Task:
    """Share out what is left of an article among the orders that wait for it, and hold what has to wait."""
    facts = _draw_shortage(draw, world)
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, sku=facts.variant.sku, item=facts.variant.product.title, place=facts.location.name),
        setup=facts.setup,
        outcome=facts.giving(facts.due),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.holding_first,),
        by_tools=facts.by_tools,
    )
