"""Orders of a morning with one code: households that use it again, and people who only look like one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Customer, Variant
from ....seeds.world import World
from ...draw import Draw
from ..judging.placing import DESK, Placed, lull, moment, order_id, plain_goods, quiet_shoppers
from ..queries import addresses, discounts
from .households import House

#: In the order in which they come in, each of its household: what becomes of the order.
KINDS = ("first", "later", "sent", "gone", "again", "late", "unit", "surname", "stranger")
#: Which live together, and which order has to come before which.
TOGETHER = (("first", "later", "sent"), ("gone", "again", "late"))
WORDS = (
    "HEARTH", "NEST", "COZY", "PORCH", "ATTIC", "GARDEN", "KITCHEN", "FAMILY", "MOVEIN", "SOFA", "LANTERN", "CEDAR",
    "BALCONY", "PANTRY", "FIRESIDE", "DOORMAT", "QUILT", "TEAPOT", "CANDLE", "HALLWAY", "SUNDAY", "BLANKET", "GABLE",
)  # fmt: skip


@dataclass(frozen=True)
class CodeUser:
    """An order with the code, and what kind of customer has placed it."""

    kind: str
    placed: Placed
    house: House | None
    street: str

    @property
    def customer(self) -> Customer:
        return self.placed.customer

    def move(self, db: Db) -> None:
        if self.house is not None:
            self.house.take_in(db, self.placed.address_id, self.street)

    def give_up(self, db: Db) -> None:
        """The customer has changed their mind at once."""
        if self.kind == "gone":
            with moment(db, self.placed.at + timedelta(minutes=3), DESK):
                actions.cancel_order(db, order_id(db, self.placed), "Customer request")


@dataclass(frozen=True)
class Code:
    """A code that each customer may use once, and since when there is it."""

    code: str
    percent: int
    begun: datetime
    first: date

    def setup(self, db: Db) -> None:
        with moment(db, self.begun, "Marketing"):
            actions.create_discount(
                db,
                code=self.code,
                kind="Percentage",
                percent=self.percent,
                once_per_customer=True,
                starts_on=self.first,
            )


def draw_code(draw: Draw, world: World) -> Code:
    """A code that is no other one's."""
    with world.session() as db:
        now, today = db.now, db.today
    taken = {each.code for each in discounts(world)}
    percent = draw.choice((10, 15, 20, 25))
    code = draw.choice(each for word in WORDS if (each := f"{word}{percent}") not in taken)
    return Code(code, percent, now - timedelta(days=1, minutes=draw.integer(5, 90)), today)


def draw_users(draw: Draw, world: World, code: str) -> list[CodeUser]:
    """Who has used it since this morning, in the order of their orders."""
    number, last, now = lull(world)
    room = int((now - last).total_seconds()) // 60 - 2
    moments = sorted(draw.sample(range(8, min(room, 110)), len(KINDS)), reverse=True)
    homes = {each.customer_id: each for each in reversed(addresses(world))}
    people = _people(draw, world)
    kinds = _in_turn(draw)
    houses = House.draw(draw, homes[people["first"].id]), House.draw(draw, homes[people["gone"].id])
    units = draw.sample(range(2, 60), 3)
    ways = [
        houses[0].spellings(draw, units[0]),
        houses[1].spellings(draw, units[1]),
        houses[0].spellings(draw, units[2]),
    ]
    goods = plain_goods(world)
    found = []
    for n, (kind, ago) in enumerate(zip(kinds, moments, strict=True)):
        home = 0 if kind in TOGETHER[0] else 1 if kind in TOGETHER[1] else 2 if kind == "unit" else None
        placed = Placed(number + n, now - timedelta(minutes=ago), people[kind], homes[people[kind].id].id,
                        _bought(draw, goods), is_paid=kind in ("sent", "late") or (draw.choice((True, False)) and
                        kind != "gone"), is_sent=kind == "sent", code=code)  # fmt: skip
        house = None if home is None else houses[home % 2]
        found.append(CodeUser(kind, placed, house, "" if home is None else next(ways[home])))
    return found


def _bought(draw: Draw, goods: list[Variant]) -> tuple[tuple[int, int], ...]:
    return tuple((each.id, draw.integer(1, 2)) for each in draw.sample(goods, draw.integer(1, 2)))


def _in_turn(draw: Draw) -> list[str]:
    """The kinds in the order of their orders: those who live together stay in theirs, `first` before both others."""
    while True:
        kinds = draw.sample(KINDS, len(KINDS))
        places = {kind: n for n, kind in enumerate(kinds)}
        is_first = places["first"] < min(places["later"], places["sent"])
        if is_first and places["gone"] < places["again"] < places["late"]:
            return kinds


def _people(draw: Draw, world: World) -> dict[str, Customer]:
    """Who is which of them: one bears the last name of the first, and lives elsewhere."""
    shoppers = quiet_shoppers(world)
    names = Counter(each.last_name for each in shoppers)
    first = draw.choice(each for each in shoppers if names[each.last_name] > 1)
    namesake = draw.choice(each for each in shoppers if each.last_name == first.last_name and each is not first)
    others = draw.sample((each for each in shoppers if each.last_name != first.last_name), len(KINDS) - 2)
    left = [kind for kind in KINDS if kind not in ("first", "surname")]
    return {"first": first, "surname": namesake, **dict(zip(left, others, strict=True))}
