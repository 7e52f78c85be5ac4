"""Customers who got goods of somebody else: pairs whose parcels were swapped, and others who only sound like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import combinations

from sqlalchemy import select

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Fulfilment, Order, OrderEvent, Return
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ..judging.placing import moment
from ..queries import item, orders

WRONG = "Wrong item"
#: For how long goods can be sent back, so that there are enough parcels that came.
RETURN_DAYS = 60
# Minutes before the episode within which they all wrote; they had their parcels by then.
_LONGEST_AGO = 1_300
OPENINGS = (
    "This isn't mine. In the box:", "You sent me somebody else's things:", "Not what I ordered. I got",
    "I think this is another customer's order:", "Wrong parcel. It has", "My name on the label, but inside:",
)  # fmt: skip
SEALED = (
    "Nothing is opened.", "All still sealed.", "I left it closed.", "Haven't opened the packaging.",
    "It's as it came, unopened.",
)  # fmt: skip
OPENED = (
    "I opened it before I saw that it's wrong.", "It's out of its packaging, sorry.", "My kids opened it at once.",
    "The packaging is torn open by now.", "I unwrapped it to see what it is.",
)  # fmt: skip


@dataclass(frozen=True)
class Complaint:
    """An order whose customer got something else: what they wrote of it, and when."""

    kind: str  # "swap", or why it is none
    order: Order
    is_opened: bool
    text: str
    ago: int  # minutes before the episode

    @property
    def parcel(self) -> Fulfilment:
        return self.order.fulfilments[0]

    @property
    def carrier(self) -> str:
        return self.parcel.carrier or ""

    @property
    def number(self) -> str:
        return self.parcel.tracking_number or ""

    @property
    def name(self) -> str:
        """The return's."""
        return f"{self.order.name}-R1"

    @property
    def label(self) -> str:
        return self.name.removeprefix("#")

    @property
    def worth(self) -> int:
        """Of what was ordered, in cents, before discounts and tax."""
        return _worth(self.order)

    def ask(self, db: Db) -> None:
        with moment(db, db.now - timedelta(minutes=self.ago), None):
            units = {line.id: line.fulfilled for line in self.order.lines}
            actions.request_return(db, self.order.customer_id, self.order.number, units, WRONG, text=self.text)

    def request_id(self, db: Db) -> int:
        return db.scalars(select(Return.id).where(Return.order_id == self.order.id)).one()


#: Two who complain, or two orders.
Two = tuple[Complaint, Complaint]
Orders = tuple[Order, Order]
#: From which location a parcel left, and when.
_Left = tuple[int, date]


@dataclass(frozen=True)
class Complaints:
    """An amount, two swaps in which it matters, and complaints that are none: of two that left apart, and of one."""

    limit: int
    swaps: tuple[Two, Two]
    others: tuple[Two, Two]


def draw_complaints(draw: Draw, world: World, days: int) -> Complaints:
    """Draw them; swapped parcels leave no more than so many `days` apart."""
    pool = list(_candidates(world))
    with world.session() as db:
        zone = db.timezone
    parcels = {each.id: each.fulfilments[0] for each in pool}
    left = {id: (one.location_id, one.created_at.astimezone(zone).date()) for id, one in parcels.items()}
    draw.random.shuffle(pool)
    alike = [(a, b) for a, b in combinations(pool, 2) if _may_be_swapped(left[a.id], left[b.id], days)]
    limit, pairs = _around_a_limit(draw, alike)
    rest = [each for each in pool if each not in (*pairs[0], *pairs[1])]
    apart = [(a, b) for a, b in combinations(rest, 2) if _is_apart(left[a.id], left[b.id], days)]
    a, b = draw.choice(apart)
    third = draw.choice(each for each in rest if each not in (a, b))
    ago = draw.sample(range(20, _LONGEST_AGO), 7)
    received = {one.id: _worth(other) for x, y in pairs for one, other in ((x, y), (y, x))}
    above = [id for id, worth in received.items() if worth >= limit]
    below = [id for id in received if id not in above]
    # One of what is worth it was opened; of the rest one was not.
    opened = {draw.choice(above), *draw.sample(below, draw.integer(0, len(below) - 1))}
    first, second = (
        (_complaint(draw, "swap", x, y, ago[2 * n], is_opened=x.id in opened),
         _complaint(draw, "swap", y, x, ago[2 * n + 1], is_opened=y.id in opened))
        for n, (x, y) in enumerate(pairs)
    )  # fmt: skip
    why, some = "day" if left[a.id][0] == left[b.id][0] else "location", draw.choice((True, False))
    two = _complaint(draw, why, a, b, ago[4], is_opened=some), _complaint(draw, why, b, a, ago[5], is_opened=False)
    alone = _complaint(draw, "third", third, pairs[0][1], ago[6], is_opened=some)
    return Complaints(limit, (first, second), (two, (first[0], alone)))


def _around_a_limit(draw: Draw, alike: list[Orders]) -> tuple[int, tuple[Orders, Orders]]:
    """Two pairs of parcels, and an amount that two or three of the four are worth."""
    both = [(one, two) for one, two in combinations(alike, 2) if len({each.id for each in (*one, *two)}) == 4]
    draw.random.shuffle(both)
    for one, two in both:
        worths = sorted(_worth(each) for each in (*one, *two))
        low = draw.choice((worths[0], worths[1]))
        high = worths[1] if low == worths[0] else worths[2]
        if found := [each for each in range(1_000, high + 1, 500) if low < each <= high]:
            return draw.choice(found), (one, two)
    raise NoInstance("no two pairs of parcels of a day can have been swapped")


def _worth(order: Order) -> int:
    return sum(line.price * line.quantity for line in order.lines)


def _complaint(draw: Draw, kind: str, order: Order, other: Order, ago: int, *, is_opened: bool) -> Complaint:
    got = " and ".join(f"{line.quantity} × {item(line)}" for line in other.lines)
    text = f"{draw.choice(OPENINGS)} {got}. {draw.choice(OPENED if is_opened else SEALED)}"
    return Complaint(kind, order, is_opened, text, ago)


def _may_be_swapped(a: _Left, b: _Left, days: int) -> bool:
    """Whether both left one location, and less than so many days apart to the hour."""
    return a[0] == b[0] and abs(a[1] - b[1]).days < days


def _is_apart(a: _Left, b: _Left, days: int) -> bool:
    """Left some more days apart, or from another location, but not both."""
    between = abs(a[1] - b[1]).days
    return between < days if a[0] != b[0] else days + 1 < between


def _candidates(world: World) -> Iterator[Order]:
    """Orders that came in one parcel with a number, and of which all can still be sent back; no two are alike."""
    with world.session() as db:
        since = db.now - timedelta(days=RETURN_DAYS - 10)
        came = db.now - timedelta(minutes=_LONGEST_AGO + 60)
        arrived = select(OrderEvent.order_id).where(OrderEvent.kind == "delivered", OrderEvent.at < came)
        there = set(db.scalars(arrived))
        asked = set(db.scalars(select(Return.order_id)))
    found = orders(world, Order.placed_at > since, Order.fulfilment_status == "Fulfilled", Order.refunded == 0)
    alike = Counter(_goods(each) for each in found)
    taken: set[int] = set()
    for each in found:
        fits = each.id in there and each.id not in asked and len(each.lines) <= 2 and len(each.fulfilments) == 1
        fits = fits and alike[_goods(each)] == 1 and not each.customer.persona and each.customer_id not in taken
        if fits and each.fulfilments[0].tracking_number and _can_return(world, each):
            taken.add(each.customer_id)
            yield each


def _goods(order: Order) -> frozenset[tuple[int, int]]:
    return frozenset((line.stocked, line.quantity) for line in order.lines)


def _can_return(world: World, order: Order) -> bool:
    with world.session() as db:
        there = db.get_one(Order, order.id)
        kept = all(line.fulfilled == line.quantity and not line.returned for line in there.lines)
        return kept and there.fulfilments[0].status == "Delivered"
