"""Orders that customers placed twice by mistake, among those that they meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Address, Customer, Variant
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...gold import ToolUser, User
from ...registry import family
from ...task import Outcome, Task
from ..pages import AdminSearch, OrderList
from ..queries import addresses
from ..rules import setting
from .desk import read_rules, read_rules_by_tools
from .placing import Placed, lull, order_id, place_all, plain_goods, quiet_shoppers

REASON = "Entered by mistake"
#: Minutes between two orders that are one.
LIMITS = (6, 8, 10, 12, 15)
#: What customers write who want both, who write of something else, and what a colleague writes who asked.
BOTH = (
    "One more for my brother, please send both.", "Second one on purpose, it's a gift.",
    "I know I just ordered this. I need another set for the other shop.", "Yes, again! My neighbor wants the same.",
    "Ordering a second round, the first one is for the office.", "This is not a duplicate, we need two deliveries.",
)  # fmt: skip
BESIDES = (
    "Leave it with the front desk, please.", "Ring twice, the bell is slow.", "Please no plastic filling.",
    "Side door, the front is being painted.", "Call before you come.", "Back porch is fine.",
)  # fmt: skip
ASKED = (
    "Called because it came in twice. They want both.", "Checked with the customer: both orders are meant.",
    "Customer wrote in, wants two of these shipped as two orders.", "Asked on the phone. Not a mistake, keep both.",
)  # fmt: skip
#: Ways in which two orders look alike and are none.
DECOYS = ("note", "comment", "address", "count", "time")
WORDINGS = (
    "The checkout was slow this morning after {since}, and some customers clicked twice. Find the double clicks among "
    "the orders since then and deal with them as the handbook says.",
    "Please go through the orders that came in since {since} today: some are double clicks. The handbook says which "
    "count as that and what to do.",
    "A few people ordered the same thing twice today, between {since} and now. Clean up the double clicks by the rules "
    "in our handbook, nothing else.",
    "Shop orders since {since} this morning: sort out whatever was placed twice by mistake, the way the handbook has "
    "it.",
    "From {since} on the order button hung today. Look for double clicks in Backroom and handle each as the handbook "
    "wants it.",
)


@dataclass(frozen=True)
class Pair:
    """Two orders of a customer; `gone` is the one to cancel, none where both are meant."""

    kind: str
    earlier: Placed
    later: Placed

    @property
    def both(self) -> tuple[Placed, Placed]:
        return self.earlier, self.later

    @property
    def gone(self) -> Placed | None:
        if self.kind in DECOYS:
            return None
        return self.earlier if self.kind == "sent" else self.later


@dataclass(frozen=True)
class DoubleClicks:
    """The orders of a slow morning."""

    since: datetime
    limit: int
    pairs: tuple[Pair, ...]

    @property
    def placed(self) -> list[Placed]:
        return sorted((each for pair in self.pairs for each in pair.both), key=lambda each: each.number)

    @property
    def gone(self) -> list[Placed]:
        return [each for pair in self.pairs if (each := pair.gone)]

    def setup(self, db: Db) -> None:
        setting("double_click", self.limit)(db)
        place_all(db, self.placed)

    def canceling(self, gone: Iterable[Placed], *, reason: str = REASON, restock: bool = True) -> Outcome:
        def outcome(db: Db) -> None:
            for each in gone:
                actions.cancel_order(db, order_id(db, each), reason, restock=restock)

        return outcome

    def without(self) -> dict[str, Outcome]:
        plain = [pair for pair in self.pairs if pair.kind == "plain"]
        meant = {pair.kind: pair.later for pair in self.pairs if pair.kind in DECOYS}
        return {
            "the later one": self.canceling([pair.earlier if pair in plain else pair.gone or pair.later
                                             for pair in self.pairs if pair.gone]),
            "one that was sent": self.canceling([pair.later for pair in plain]),
            "the reason": self.canceling(self.gone, reason="Customer request"),
            "the items": self.canceling(self.gone, restock=False),
            **{f"the {kind}": self.canceling([*self.gone, each]) for kind, each in meant.items()},
        }  # fmt: skip

    def gold(self, user: User) -> None:
        read_rules(user)
        OrderList(user).open()
        for pair in sorted(self.pairs, key=lambda pair: pair.later.number, reverse=True):
            for each in sorted(pair.both, key=lambda each: each is pair.gone):
                page = AdminSearch(user).open_order(each.order)
            if pair.gone:
                user.because("These two are one order, and this is the one to go.")
                page.cancel(REASON, restock=True)
        user.done()

    def look_then_cancel(self, user: User) -> None:
        OrderList(user).open()
        for each in reversed(self.placed):
            AdminSearch(user).open_order(each.order)
        read_rules(user)
        for each in reversed(self.gone):
            OrderList(user).open_order(each.order).cancel(REASON, restock=True)
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        read_rules_by_tools(user, "what a double click is")
        user.call("store_search_orders", view="all", page_size=25)
        for each in self.placed:
            user.call("store_get_order", order=each.name, detailed=True)
        for each in self.gone:
            user.because(f"{each.name} is one of two that are the same, and is the one to go.")
            user.call("store_cancel_order", order=each.name, reason=REASON)


def _draw_pairs(draw: Draw, world: World) -> DoubleClicks:
    number, last, now = lull(world)
    room = int((now - last).total_seconds()) // 60 - 2
    limit = draw.choice(each for each in LIMITS if each + 18 <= room)
    kinds = ["plain", "plain", "sent", *draw.sample(DECOYS, 3)]
    homes: dict[int, list[Address]] = {}
    for address in addresses(world):
        homes.setdefault(address.customer_id, []).append(address)
    shoppers, goods = quiet_shoppers(world), plain_goods(world)
    moving = draw.choice(each for each in shoppers if len({a.street for a in homes[each.id]}) > 1)
    others = draw.sample((each for each in shoppers if each is not moving), len(kinds))
    start = draw.integer(limit + 17, min(room, limit + 60))
    found = []
    for kind, customer in zip(kinds, others, strict=True):
        who = moving if kind == "address" else customer
        apart = limit + draw.integer(2, 6) if kind == "time" else draw.integer(1, limit - 2)
        found.append(_pair(draw, kind, who, homes[who.id], goods, start, apart, now))
    since = now - timedelta(minutes=start + draw.integer(0, 1))
    return DoubleClicks(since, limit, tuple(_numbered(found, number, now)))


#: A pair with how many minutes before the episode each of it is placed.
_Drawn = tuple[str, list[tuple[float, Placed]]]


def _pair(
    draw: Draw,
    kind: str,
    who: Customer,
    homes: list[Address],
    goods: list[Variant],
    start: int,
    apart: int,
    now: datetime,
) -> _Drawn:
    ago = draw.integer(apart + 9, start) - draw.integer(0, 50) / 60
    bought = tuple((each.id, draw.integer(1, 2)) for each in draw.sample(goods, draw.integer(1, 2)))
    again = tuple((id, 3 - count) for id, count in bought) if kind == "count" else bought
    street = homes[0].street
    elsewhere = next((each for each in homes if each.street != street), homes[0])
    home = elsewhere if kind == "address" else homes[0]
    note = {"note": draw.choice(BOTH), "plain": draw.choice((None, draw.choice(BESIDES)))}.get(kind)
    comment = draw.choice(ASKED) if kind == "comment" else None
    paid = kind == "plain" and draw.choice((True, False))
    at = now
    earlier = Placed(0, at, who, homes[0].id, bought, comment=comment if draw.choice((True, False)) else None)
    later = Placed(0, at, who, home.id, again, note=note, is_paid=paid, is_sent=kind == "sent",
                   comment=None if earlier.comment else comment)  # fmt: skip
    return kind, [(ago, earlier), (ago - apart, later)]


def _numbered(drawn: list[_Drawn], first: int, now: datetime) -> Iterator[Pair]:
    """Give all of them their moments and, by these, their numbers."""
    moments = sorted((ago for _kind, two in drawn for ago, _each in two), reverse=True)
    if len(set(moments)) < len(moments):
        raise NoInstance("two orders come in at the same moment")
    for kind, two in drawn:
        made = (
            Placed(**{**vars(each), "number": first + moments.index(ago), "at": now - timedelta(minutes=ago)})
            for ago, each in two
        )
        yield Pair(kind, *made)


@family("store-double-clicks", app="store", kind="bulk", steps=90, persona="support_agent")
def cancel_double_clicks(draw: Draw, world: World) -> Task:
    """Of orders that look as if they were placed twice, cancel one of each pair that was; leave what is meant."""
    facts = _draw_pairs(draw, world)
    with world.session() as db:
        since = facts.since.astimezone(db.timezone)
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, since=since.strftime("%-I:%M %p")),
        setup=facts.setup,
        outcome=facts.canceling(facts.gone),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.look_then_cancel,),
        by_tools=facts.by_tools,
    )
