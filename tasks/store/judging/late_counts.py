"""Counts that are entered after goods have come and gone: what they say of the moment at which somebody counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, time, timedelta

from sqlalchemy import select

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import InventoryMovement, Location, Variant
from ....seeds.calendar import last_workday
from ....seeds.world import World
from ...draw import Draw
from ...gold import ToolUser, User
from ...matchers import SameText
from ...queries import fetch_all
from ...registry import family
from ...task import Outcome, Task
from ...wording import spoken_date
from ..pages import StockLevel
from ..queries import addresses, levels, locations
from .desk import read_rules, read_rules_by_tools
from .placing import DOCK, Placed, lull, moment, place_all, plain_goods, quiet_shoppers

REASON = "Count correction"
NOTES = ("Stock take", "Cycle count", "Shelf count", "Aisle count", "Weekly count", "Spot check")
#: What has happened to an article: before the count on that day, or since.
HAPPENED = ("before", "received", "sent", "ordered", "damaged")
WORDINGS = (
    "We counted some shelves at {place} on {day} at {time} and nobody has entered it yet: {counts}. Please correct "
    'the stock as the handbook says, with the note "{note}".',
    "The count of {day}, {time}, at {place} is still missing in Backroom: {counts}. Enter it by our rules, note "
    '"{note}".',
    "Counted at {place}, {day}, {time}: {counts}. It's late, so mind what the handbook says about late counts. The "
    'note is "{note}".',
    "Here's what we had at {place} on {day} at {time}: {counts}. Adjust what has to be adjusted according to the "
    'handbook and write "{note}" as the note.',
    "Please book the count from {place} ({day}, {time}) the way the handbook wants late counts: {counts}. Note: "
    '"{note}".',
)


@dataclass(frozen=True)
class Counted:
    """An article: what stood there, what happened, and by how much the shelf differs from what the book said."""

    variant: Variant
    on_hand: int
    available: int
    off: int
    before: int = 0
    received: int = 0
    sent: int = 0
    ordered: int = 0
    damaged: int = 0

    @property
    def count(self) -> int:
        return self.on_hand + self.before + self.off

    @property
    def on_hand_now(self) -> int:
        return self.on_hand + self.before + self.received - self.sent

    @property
    def available_now(self) -> int:
        return self.available + self.before + self.received - self.sent - self.ordered - self.damaged


@dataclass(frozen=True)
class LateCount:
    """Articles that were counted at a moment, and the orders that came in since."""

    location: Location
    at: datetime
    note: str
    items: tuple[Counted, ...]
    placed: tuple[Placed, ...]

    def setup(self, db: Db) -> None:
        for age, each in enumerate(self.items):
            if each.before:
                with moment(db, self.at - timedelta(minutes=95 + 20 * age), DOCK):
                    self._adjust(db, each, each.before, "Received")
            if each.received:
                with moment(db, db.now - timedelta(minutes=70 + 9 * age), DOCK):
                    self._adjust(db, each, each.received, "Received")
            if each.damaged:
                with moment(db, self.at + timedelta(minutes=20 + 5 * age), DOCK):
                    self._adjust(db, each, -each.damaged, "Damaged")
        place_all(db, self.placed)

    def correcting(self, change: Callable[[Counted], int] = lambda each: each.off) -> Outcome:
        def outcome(db: Db) -> None:
            for each in self.items:
                if change(each):
                    self._adjust(db, each, change(each), REASON, self.note)

        return outcome

    def without(self) -> dict[str, Outcome]:
        mistaken: dict[str, Callable[[Counted], int]] = {
            "what moved since": lambda each: each.count - each.on_hand_now,
            "what is promised": lambda each: each.count - each.available_now,
            "what was sent": lambda each: each.off + each.sent,
            "what came": lambda each: each.off - each.received,
            "before the count": lambda each: each.off + each.before,
            "damaged goods": lambda each: each.off + each.damaged,
            "promised goods": lambda each: each.off + each.ordered,
        }
        bites = {name: change for name, change in mistaken.items() if any(change(e) != e.off for e in self.items)}
        return {name: self.correcting(change) for name, change in bites.items()}

    def gold(self, user: User) -> None:
        read_rules(user)
        for each in self.items:
            level = StockLevel(user, each.variant.sku, self.location.name).find().look()
            if each.off:
                level.open_adjustment().adjust(each.off, REASON, self.note)
        user.done()

    def in_the_list(self, user: User) -> None:
        for each in reversed(self.items):
            level = StockLevel(user, each.variant.sku, self.location.name).find().look()
            if each.off:
                level.find().open_dialog().adjust(each.off, REASON, self.note)
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        read_rules_by_tools(user, "how a late count is entered")
        for each in self.items:
            here = {"variant": each.variant.sku, "location": self.location.name}
            user.call("store_get_stock", **here)
            if each.off:
                user.call("store_adjust_stock", **here, quantity=each.off, reason=REASON, note=self.note)

    def _adjust(self, db: Db, each: Counted, change: int, reason: str, note: str | None = None) -> None:
        actions.adjust_stock(db, each.variant.id, self.location.id, change, reason, note=note)


def _draw_count(draw: Draw, world: World) -> LateCount:
    number, last, now = lull(world)
    place, stocked = locations(world)[0], levels(world)
    with world.session() as db:
        day = last_workday(db.today - timedelta(days=1))
        at = datetime.combine(day, time(draw.integer(15, 16), draw.integer(0, 55, step=5)), db.timezone)
    recent = InventoryMovement.at > now - timedelta(days=6)
    moved = set(fetch_all(world, select(InventoryMovement.variant_id).where(recent)))
    kinds = [*draw.sample(("received", "sent"), 1), *draw.sample(HAPPENED, 3)]
    goods = draw.sample((each for each in plain_goods(world) if each.id not in moved), len(kinds))
    made = []
    for n, (kind, variant) in enumerate(zip(kinds, goods, strict=True)):
        level, many = stocked[variant.id, place.id], draw.integer(1, 4)
        # The first is right, whatever it looks like by now.
        off = 0 if n == 0 else draw.choice([each for each in range(-4, 5) if each not in (0, many, -many)])
        happened = {kind: many * 6 if kind in ("before", "received") else many}
        made.append(Counted(variant, level.on_hand, level.available, off, **happened))
    orders = [each for each in made if each.sent or each.ordered]
    room = int((now - last).total_seconds()) // 60 - 2
    moments = sorted(draw.sample(range(8, min(room, 60)), len(orders)), reverse=True)
    homes = {each.customer_id: each.id for each in reversed(addresses(world))}
    shoppers = draw.sample(quiet_shoppers(world), len(orders))
    placed = tuple(
        Placed(number + n, now - timedelta(minutes=ago), who, homes[who.id],
               ((each.variant.id, each.sent + each.ordered),), is_sent=bool(each.sent))
        for n, (each, ago, who) in enumerate(zip(orders, moments, shoppers, strict=True))
    )  # fmt: skip
    draw.random.shuffle(made)
    return LateCount(place, at.astimezone(now.tzinfo), draw.choice(NOTES), tuple(made), placed)


@family("store-late-counts", app="store", kind="multi-step", steps=60, persona="warehouse")
def enter_late_counts(draw: Draw, world: World) -> Task:
    """Enter a count of some days ago, netted with what has come and gone since."""
    facts = _draw_count(draw, world)
    with world.session() as db:
        at = facts.at.astimezone(db.timezone)
    counts = ", ".join(f"{each.variant.sku} {each.count}" for each in facts.items)
    return Task(
        host="admin",
        goal=draw.phrase(
            *WORDINGS, place=facts.location.name, day=spoken_date(at.date()), time=at.strftime("%-I:%M %p"),
            counts=counts, note=facts.note,
        ),
        setup=facts.setup,
        outcome=facts.correcting(),
        matchers={"store_inventory_movement.note": SameText()},
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.in_the_list,),
        by_tools=facts.by_tools,
    )  # fmt: skip
