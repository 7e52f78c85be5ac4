"""Units that came back with photos: drawn for an order that arrived, put into the world, and what the handbook says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from itertools import product
from typing import Self

from sqlalchemy import select

from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...apps.store import actions, timeline
from ...apps.store.actions.returning.arriving import Looked
from ...apps.store.actions.saving import note
from ...apps.store.materials import goods_feel
from ...apps.store.models import Location, Order, OrderLine, Return, ReturnLine, StoreProduct, Variant
from ...apps.store.models.returns import return_name
from ...apps.store.papers import Photo
from ...apps.store.papers.damage import NARROW
from ...apps.store.picture import KINDS
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..queries import fetch_all
from ..store.judging.placing import DESK, DOCK, moment
from ..store.queries import draw_order, variants

#: What a photo shows, with the condition and what becomes of it by the handbook; but for what is worth a repair.
TREATED = {
    "": ("Like new", "Restock"),
    "scuff": ("Used", "Set aside"),
    "stain": ("Used", "Discard"),
    "dent": ("Damaged", "Set aside"),
    "crack": ("Damaged", "Discard"),
    "tear": ("Damaged", "Discard"),
    "missing part": ("Incomplete", "Set aside"),
    "another": ("Wrong item", "Send back"),
}
_HARD = ("", "scuff", "stain", "dent", "crack", "missing part", "another")
_SOFT = ("", "scuff", "stain", "tear", "another")
_REPAIRED = ("crack", "tear")
_MOST_WAYS, _TRIES = 4, 200
#: How long ago the customer asked for it.
_ASKED = timedelta(days=4, hours=1, minutes=37)
Treatment = tuple[str, str]
#: Units of each line by what becomes of them.
Groups = Mapping[int, Mapping[Treatment, int]]


@dataclass(frozen=True)
class CameBack:
    """A return whose units lie on the bench: what each photo shows, unit by unit."""

    order: Order
    name: str
    location: Location
    states: Mapping[int, tuple[str, ...]]  # by order line
    photos: Mapping[int, tuple[tuple[Photo, ...], ...]]  # by order line, unit by unit
    repaired_from: int  # cents

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        with world.session() as db:
            now, limit = db.now, policy(db, "repair_worth").value
        known = {variant.id: variant for variant in variants(world)}
        taken = set(fetch_all(world, select(Return.order_id)))
        own = set(fetch_all(world, select(Order.id).where(Order.customer.has(persona="shopper"))))
        order = draw_order(
            draw,
            world,
            Order.status == "Completed",
            Order.fulfilment_status == "Fulfilled",
            Order.placed_at > now - timedelta(days=75),
            # By then the customer has it.
            Order.updated_at < now - _ASKED - timedelta(days=1),
            wanted=lambda order: order.id not in taken | own and _is_fit(order, known),
        )
        states = _states(draw, order, known, limit)
        photos = {
            line.id: tuple(_photos(draw, known, known[line.stocked], state) for state in states[line.id])
            for line in order.lines
        }
        place = next(each for each in fetch_all(world, select(Location)) if each.id == order.fulfilments[0].location_id)
        return cls(order, return_name(order, 1), place, states, photos, limit)

    def put(self, db: Db) -> None:
        """Have it asked for, approved the next day, received this morning, and photographed."""
        counts = {line.id: line.quantity for line in self.order.lines}
        with moment(db, db.now - _ASKED, None):
            request = self._ask(db)
        with moment(db, db.now - _ASKED + timedelta(hours=21, minutes=14), DESK):
            actions.approve_return(db, request.id, shipping="Customer pays", location_id=self.location.id)
        with moment(db, db.now - timedelta(minutes=52), DOCK):
            actions.receive_return(db, request.id, self.location.id, counts)
            for line in request.lines:
                for unit, photos in enumerate(self.photos[line.order_line_id], 1):
                    for photo in photos:
                        actions.add_photo(db, line.id, unit, photo)

    def _ask(self, db: Db) -> Return:
        request = Return(order_id=self.order.id, name=self.name, status="Requested")
        request.lines = [
            ReturnLine(order_line_id=line.id, quantity=line.quantity, reason="Not as described")
            for line in self.order.lines
        ]
        db.add(request)
        db.flush()
        asked = [(line.quantity, line.sku) for line in self.order.lines]
        order = db.get_one(Order, self.order.id)
        note(db, order, "return", timeline.return_requested(self.name, asked, "Not as described"), request=request)
        return request

    def treated(self, line: OrderLine, state: str, *, repairs: bool = True) -> Treatment:
        """What the handbook says of a unit in such a state."""
        condition, then = TREATED[state]
        if repairs and state in _REPAIRED and price(line) >= self.repaired_from:
            then = "Set aside"
        return condition, then

    def groups(self, *, repairs: bool = True, mistaken: Mapping[str, str] | None = None) -> Groups:
        """How many units of each line are treated how, by somebody who takes some states for others."""
        seen = mistaken or {}
        return {
            line.id: Counter(
                self.treated(line, seen.get(state, state), repairs=repairs) for state in self.states[line.id]
            )
            for line in self.order.lines
        }

    @cached_property
    def ways(self) -> list[list[tuple[int, int, Treatment]]]:
        """Every way of entering the groups: alike ones together, or in parts."""
        return ways_of(self.groups())

    def inspect(self, db: Db, entered: list[tuple[int, int, Treatment]]) -> None:
        request = db.scalars(select(Return).where(Return.name == self.name)).one()
        for line, count, (condition, then) in entered:
            actions.inspect_return(db, request.id, [Looked(line, count, condition, then)])


def price(line: OrderLine) -> int:
    """What one unit cost, as the return's page says it."""
    return line.total // line.quantity


def ways_of(groups: Groups) -> list[list[tuple[int, int, Treatment]]]:
    each = [(line, count, way) for line, found in groups.items() for way, count in found.items()]
    split = [[[(line, n, way) for n in parts] for parts in _parts(count)] for line, count, way in each]
    return [[row for rows in chosen for row in rows] for chosen in product(*split)]


def _parts(count: int, most: int | None = None) -> Iterator[list[int]]:
    """The ways of writing a number as a sum, larger summands first."""
    if not count:
        yield []
    for first in range(min(count, most or count), 0, -1):
        for rest in _parts(count - first, first):
            yield [first, *rest]


def _is_fit(order: Order, known: Mapping[int, Variant]) -> bool:
    """Whether all of it can come back, and be told on photos."""
    drawn = all(line.variant_id in known and _is_broad(known[line.stocked].product) for line in order.lines)
    whole = all(line.fulfilled == line.quantity and not line.returned and not line.removed for line in order.lines)
    units = sum(line.quantity for line in order.lines)
    return drawn and whole and bool(order.fulfilments) and 4 <= units <= 6 and not order.refunded


def _is_broad(product: StoreProduct) -> bool:
    return product.kind in KINDS and product.kind not in NARROW


def _feel(product: StoreProduct) -> str:
    assert product.kind is not None
    return goods_feel(product.material or KINDS[product.kind][1])


def _states(draw: Draw, order: Order, known: Mapping[int, Variant], limit: int) -> dict[int, tuple[str, ...]]:
    """A state for each unit: some sound, one that turns on its price, and few ways of entering them."""

    for _ in range(_TRIES):
        found = {
            line.id: tuple(
                draw.random.choice(_SOFT if _feel(known[line.stocked].product) == "soft" else _HARD)
                for _ in range(line.quantity)
            )
            for line in order.lines
        }
        states = [state for each in found.values() for state in each]
        turns = any(state in _REPAIRED for state in states)
        few = len(ways_of(CameBack(order, "", Location(), found, {}, limit).groups())) <= _MOST_WAYS
        if "" in states and turns and len({*states}) >= min(4, len(states) - 1) and few:
            return found
    raise NoInstance("no states of these units are right")


def _photos(draw: Draw, known: Mapping[int, Variant], variant: Variant, state: str) -> tuple[Photo, ...]:
    """Two photos of a unit: what is wrong with it shows on one of them; another article on both."""
    shown = variant
    if state == "another":
        others = [
            each
            for each in known.values()
            if each.product.kind in KINDS
            and each.product.category_id != variant.product.category_id
            and KINDS[each.product.kind][0] is not KINDS[variant.product.kind or ""][0]
        ]
        shown = draw.choice(others)
    damages = ["", "" if state == "another" else state]
    draw.random.shuffle(damages)
    return tuple(Photo.of(shown.product, shown.title, damage, draw.integer(0, 999_999)) for damage in damages)
