"""Who reviews a product: a ring that sends everything back, and people who only have something of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import selectinload

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Customer, Order, OrderLine, Review, StoreProduct, Variant
from ....seeds.world import World
from ...draw import Draw
from ...queries import fetch_all, fetch_undeleted, uniquely_named
from ..judging.placing import moment
from ..queries import customers, reviews
from .bank_lines import MANAGER
from .households import House

#: Of five stars but for the last: what a reviewer has in common with the ring, and what not.
KINDS = ("kept", "unit", "alone", "half", "stars")
#: Where those live who are not alone: the ring's home, another one of the house, or a house of their own.
AT_HOME, NEXT_DOOR, ELSEWHERE = "home", "next door", "elsewhere"
WHERE = {"ring": AT_HOME, "kept": AT_HOME, "stars": AT_HOME, "unit": NEXT_DOOR, "half": ELSEWHERE, "mate": ELSEWHERE}
SENT_BACK = ("ring", "unit", "alone", "half", "stars")
#: Orders of somebody whom one has to look at closely, at most.
MOST = 8
WHY = ("Changed my mind", "Not as described", "Wrong size")


@dataclass(frozen=True)
class Reviewer:
    """A review, the orders of its writer with the product in it, and what kind of reviewer that is."""

    review: Review
    customer: Customer
    orders: tuple[Order, ...]
    placed: int  # orders in all
    kind: str = "plain"
    why: str | None = None
    sent_back: datetime | None = None
    house: House | None = None
    street: str = ""

    @property
    def lines(self) -> list[OrderLine]:
        """Of the product, on the one order."""
        return [e for e in self.orders[0].lines if e.variant and e.variant.product_id == self.review.product_id]

    def setup(self, db: Db) -> None:
        order = self.orders[0]
        if self.house is not None:
            self.house.move_in(db, order.id, self.street)
        if self.sent_back is not None:
            with moment(db, self.sent_back, MANAGER):
                units = {line.id: line.quantity for line in self.lines}
                actions.refund_order(db, order.id, units, reason=self.why)


@dataclass(frozen=True)
class Cast:
    """A product with all its reviewers of five stars and with one of four."""

    product: StoreProduct
    reviewers: tuple[Reviewer, ...]

    def of(self, *kinds: str) -> list[Reviewer]:
        return [each for each in self.reviewers if each.kind in kinds]


def draw_cast(draw: Draw, world: World) -> Cast:
    """A product that some praise, and who of them is what."""
    named = _known(world)
    praised = Counter(each.product_id for each in reviews(world, Review.rating == 5, Review.status != "Rejected"))
    found: dict[int, list[Reviewer]] = {}

    def fits(id: int) -> bool:
        found[id] = _reviewers_of(world, id, named)
        return _is_enough(found[id])

    every = found[draw.first([id for id, count in sorted(praised.items()) if 7 <= count <= 15], fits)]
    five = [each for each in every if each.review.rating == 5]
    simple = [each for each in five if _is_simple(each)]
    four = [each for each in every if each.review.rating == 4 and _is_simple(each)]
    count = draw.integer(2, min(3, len(simple) - 4))
    kinds = ["ring"] * count + draw.sample(("kept", "unit", "alone"), 2) + ["half", "mate"]
    cast = dict(zip((each.review.id for each in draw.sample(simple, len(kinds))), kinds, strict=True))
    cast[draw.choice(four).review.id] = "stars"
    houses = {AT_HOME: House.draw(draw, five[0].orders[0]), ELSEWHERE: House.draw(draw, five[1].orders[0])}
    seen = [each for each in every if each.review.rating == 5 or each.review.id in cast]
    made = _made(draw, world, seen, cast, houses)
    return Cast(five[0].review.product, tuple(made))


def _made(
    draw: Draw, world: World, every: Iterable[Reviewer], cast: Mapping[int, str], houses: Mapping[str, House]
) -> Iterator[Reviewer]:
    """The reviewers, by the kinds that they are to be."""
    units = draw.sample(range(2, 60), 3)
    homes = {
        AT_HOME: houses[AT_HOME].spellings(draw, units[0]),
        NEXT_DOOR: houses[AT_HOME].spellings(draw, units[1]),
        ELSEWHERE: houses[ELSEWHERE].spellings(draw, units[2]),
    }
    for each in every:
        kind = cast.get(each.review.id, "plain")
        where, back, street = WHERE.get(kind), None, ""
        if where is not None:
            street = next(homes[where])
        if kind in SENT_BACK:
            latest = int((world.now - each.review.created_at).total_seconds() // 3600) - 2
            back = each.review.created_at + timedelta(hours=draw.integer(1, max(1, min(latest, 200))))
        why = draw.choice(WHY) if back else None
        house = houses[ELSEWHERE if where == ELSEWHERE else AT_HOME] if where is not None else None
        yield Reviewer(each.review, each.customer, each.orders, each.placed, kind, why, back, house, street)


def _reviewers_of(world: World, product_id: int, named: Mapping[int, Customer]) -> list[Reviewer]:
    """Who reviewed a product, with their orders of it; nobody where one of them cannot be told from others by name."""
    written = reviews(world, Review.product_id == product_id, Review.status != "Rejected")
    if any(review.customer_id not in named for review in written):
        return []
    lines = Order.lines.any(OrderLine.variant.has(Variant.product_id == product_id))
    asked = select(Order).where(Order.status != "Canceled", lines).options(
        selectinload(Order.lines).joinedload(OrderLine.variant)
    )  # fmt: skip
    placed: dict[int, list[Order]] = {}
    for order in fetch_undeleted(world, asked):
        placed.setdefault(order.customer_id, []).append(order)
    ids = [review.customer_id for review in written]
    counts = Counter(fetch_all(world, select(Order.customer_id).where(Order.customer_id.in_(ids))))
    return [
        Reviewer(review, named[review.customer_id], tuple(placed[review.customer_id]), counts[review.customer_id])
        for review in written
        if review.customer_id in placed
    ]


def _known(world: World) -> dict[int, Customer]:
    every = customers(world)
    return {each.id: each for each in uniquely_named(every, every) if not each.persona}


def _is_simple(each: Reviewer) -> bool:
    """Whether its product came once, on an order that was kept."""
    (order, *more) = each.orders
    kept = order.fulfilment_status == "Fulfilled" and not order.refunded and order.payment_status == "Paid"
    return not more and kept and each.placed <= MOST and each.lines[0].fulfilled == each.lines[0].quantity


def _is_enough(every: list[Reviewer]) -> bool:
    """Whether there are enough of five stars to hide a ring, and not too many to look at."""
    five = [each for each in every if each.review.rating == 5]
    titles = Counter((each.review.title, each.review.nickname) for each in five)
    four = [each for each in every if each.review.rating == 4 and _is_simple(each)]
    homes = Counter((each.orders[0].ship_street, each.orders[0].ship_postal_code) for each in every)
    alike = max(titles.values(), default=2) > 1 or max(homes.values()) > 1
    return sum(map(_is_simple, five)) >= 6 and bool(four) and not alike
