"""Orders with all that happened to them, in the order in which it happened."""

from __future__ import annotations

from bisect import bisect_right
from datetime import datetime, time, timedelta
from random import Random

from ...apps.store import timeline
from ...apps.store.models import Allocation, Customer, Variant
from ...apps.store.statuses import Units, fulfilment_status, order_status, payment_status
from ..random_source import chance, pick
from ..rows import new
from .checkout import place
from .fulfilment import capture, ship
from .order_record import OrderRecord
from .returns import cancel, refund, request_return
from .shop import Shop

# How many orders came after each of those of the shopper of tasks, in a shop that has had so many.
_BACKS, _OF = (23, 41, 66, 90, 140, 210, 300, 420, 600, 800), 1_500


def make_orders(shop: Shop) -> None:
    random = shop.draft.random("store", "orders")
    moments = _moments(shop, random)
    opened = [customer.created_at for customer in shop.customers]
    active = [variant for variant in shop.variants if shop.products[variant.product_id].status != "Draft"]
    weights = _popularity(random, active)
    persona = next(customer for customer in shop.customers if customer.persona == "shopper")
    numbers = shop.draft.random("store", "order numbers")
    # Wherever a shop began to count: whoever knows the orders of one world knows nothing of another's.
    first = numbers.randrange(100_000, 900_000)
    own = shoppers_own(numbers, len(moments))
    uses: dict[int, int] = {}
    for n, moment in enumerate(moments):
        known = max(1, bisect_right(opened, moment))
        customer = persona if n in own and persona.created_at < moment else _buyer(random, shop.customers, known)
        history = OrderHistory(shop, random, customer, first + n, moment)
        place(history, random.choices(active, weights, k=pick(random, {1: 38, 2: 26, 3: 18, 4: 10, 5: 8})), uses)
        history.unfold(ends_well=customer is persona)


def shoppers_own(random: Random, count: int) -> set[int]:
    """Which of so many orders, the oldest being 0, are the shopper's of tasks: now and then, some of it lately."""
    backs = ((back + random.randrange(back // 4)) * count // _OF for back in _BACKS)
    return {count - 1 - back for back in backs if back < count}


def _popularity(random: Random, variants: list[Variant]) -> list[float]:
    """Some products sell ten times as well as others, and dear ones less often."""
    by_product: dict[int, int] = {}
    found = []
    for variant in variants:
        charm = by_product.setdefault(variant.product_id, random.choice((1, 1, 1, 2, 2, 3, 5, 9)))
        found.append(charm * random.choice((1, 2, 3)) / (200 + variant.price / 100) * 1000)
    return found


def _buyer(random: Random, customers: list[Customer], known: int) -> Customer:
    """Anybody who has an account by then; some come back often."""
    return customers[int(known * random.random() ** random.choice((1, 1, 2)))]


def _moments(shop: Shop, random: Random) -> list[datetime]:
    """When orders came in: more of them lately and before the holidays, a few this morning, none to come."""
    hours, calendar = shop.hours, shop.draft.calendar
    found = hours.spread(
        random, shop.opened + timedelta(days=2), calendar.now - timedelta(days=2), shop.volume.orders - 18
    )
    found += [hours.on(random, calendar.today - timedelta(days=random.choice((1, 1, 2)))) for _ in range(11)]
    found += [hours.this_morning(random) for _ in range(7)]
    return sorted(found)


class OrderHistory(OrderRecord):
    """An order from the checkout to wherever it stands now."""

    def unfold(self, *, ends_well: bool) -> None:
        """Let happen what happened by now; `ends_well` is for orders that must be delivered and kept."""
        random, age = self.random, (self.now - self.placed_at).days
        if not ends_well and chance(random, 3 if age > 1 else 8):
            cancel(self)
        elif not ends_well and age < 1 and chance(random, 80):
            pass
        elif not ends_well and age < 5:
            self._begin(pick(random, {"authorized": 22, "paid": 38, "partial": 12, "shipped": 28}))
        elif not ends_well and (chance(random, 15) if age < 14 else random.randrange(300) == 0):
            self._begin(pick(random, {"paid": 50, "partial": 50}))
        else:
            self._complete(ends_well=ends_well)
        self._settle()

    def _begin(self, stage: str) -> None:
        if stage == "authorized":
            return
        paid = capture(self)
        if stage in ("partial", "shipped") and paid is not None:
            ship(self, paid, partly=stage == "partial")

    def _complete(self, *, ends_well: bool) -> None:
        paid = capture(self)
        if paid is None:
            return
        several = len(self.lines) > 1 and chance(self.random, 7)
        left = ship(self, paid, partly=several)
        if several and left is not None:
            left = ship(self, left)
        if left is None:
            return
        for line in self.lines:
            if line.fulfilled:
                self.shop.sent.append((self.order, line, left))
        arrived = self._rung(left + timedelta(days=self.random.randrange(1, 6)))
        if arrived < self.now and all(line.fulfilled for line in self.lines):
            self._deliver(arrived, ends_well=ends_well)

    def _rung(self, about: datetime) -> datetime:
        """When a carrier is at the door: from nine to seven, but for Sundays."""
        calendar, day = self.draft.calendar, self.draft.calendar.date_of(about)
        if day.weekday() == 6:
            day += timedelta(days=1)
        return calendar.moment(day, time(9 + self.random.randrange(10), self.random.randrange(60)))

    def _deliver(self, at: datetime, *, ends_well: bool) -> None:
        for parcel in self.parcels:
            parcel.status, parcel.updated_at = "Delivered", at
            self.event(at, "delivered", timeline.delivered(parcel.name), None, parcel=parcel)
        fresh = self.now - self.placed_at < timedelta(days=self.shop.return_days - 3)
        if not ends_well and fresh and chance(self.random, 16):
            request_return(self, at, pick(self.random, {"Requested": 60, "Approved": 15, "Declined": 15, "Closed": 30}))
        elif not ends_well and chance(self.random, 6):
            refund(self, at, None)

    def _settle(self) -> None:
        """Set the statuses that follow from the quantities and the money; what is to be sent is promised."""
        order = self.order
        units, is_canceled = Units.of(self.lines), order.status == "Canceled"
        order.fulfilment_status = fulfilment_status(units)
        order.payment_status = payment_status(order.total, order.captured, order.refunded, is_voided=is_canceled)
        order.status = order_status(units, order.payment_status, is_canceled=is_canceled)
        for line in self.lines:
            if line.open:
                self.shop.draft.add(
                    new(Allocation, order_line_id=line.id, location_id=self.home.id, quantity=line.open)
                )
