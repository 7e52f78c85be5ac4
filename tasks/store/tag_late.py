from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta, tzinfo

from ...apps.store import actions
from ...apps.store.models import Order
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .pages import OrderList
from .queries import orders

TAGS = ("late", "chase warehouse", "overdue", "call customer", "backlog", "priority", "expedite", "waiting")


@dataclass(frozen=True)
class Unsent:
    """Open orders of which nothing has been sent, and others that are taken for such."""

    waiting: list[Order]
    canceled: list[Order]
    begun: list[Order]
    zone: tzinfo

    @property
    def days(self) -> list[date]:
        """On which those that wait were placed."""
        return sorted({order.placed_at.astimezone(self.zone).date() for order in self.waiting})

    def late(self, day: date, among: Sequence[Order]) -> list[Order]:
        """Those placed before a day."""
        return [order for order in among if order.placed_at.astimezone(self.zone).date() < day]

    def bites(self, day: date) -> bool:
        """Whether some orders were placed later, some were canceled, and some are sent in part."""
        some_later = len(self.late(day, self.waiting)) < len(self.waiting)
        return some_later and bool(self.late(day, self.canceled)) and bool(self.late(day, self.begun))

    def fitting(self, days: Iterable[date]) -> list[date]:
        some = [day for day in days if 2 <= len(self.late(day, self.waiting)) <= 18]
        return [day for day in some if self.bites(day)] or some


def _unsent(world: World) -> Unsent:
    with world.session() as db:
        zone = db.timezone
    return Unsent(
        orders(world, Order.status == "Open", Order.fulfilment_status == "Unfulfilled"),
        orders(world, Order.status == "Canceled", Order.fulfilment_status == "Unfulfilled"),
        orders(world, Order.status == "Open", Order.fulfilment_status == "Partial"),
        zone,
    )


WORDINGS = (
    'Tag every open order placed before {day} that hasn\'t shipped at all with "{tag}".',
    'Which orders from before {day} are still open with nothing shipped yet? Tag them all "{tag}".',
    'Put the tag "{tag}" on the open orders that were placed before {day} and are completely unfulfilled. Skip '
    "orders that were canceled or partly shipped.",
    'Please add the tag "{tag}" to all open, unfulfilled orders placed before {day} (not including that day).',
)


@family("store-tag-late", app="store", kind="bulk", steps=45, persona="operations")
def tag_late_orders(draw: Draw, world: World) -> Task:
    """Orders that wait too long for their parcel get a tag; canceled ones wait for nothing."""
    unsent = _unsent(world)
    waiting, canceled, begun = unsent.waiting, unsent.canceled, unsent.begun
    with world.session() as db:
        recent = [db.today - timedelta(days=n) for n in range(21)]
    # In a large world more of the older ones wait than fit on a page, so recent days are tried first.
    day = draw.choice(unsent.fitting(recent) or unsent.fitting(unsent.days))
    tag = draw.choice(TAGS)

    def tagging(among: Sequence[Order]) -> Outcome:
        return lambda db: actions.tag_orders(db, [order.id for order in unsent.late(day, among)], tag)

    def filter_late(listed: OrderList) -> None:
        listed.filter("Fulfillment", choices=["Unfulfilled"])
        listed.filter("Placed", condition="is before", typed={"Date": typed_date(day)})

    def gold(user: User) -> None:
        listed = OrderList(user).open("Open")
        filter_late(listed)
        listed.select_all().tag_selected(tag)
        user.done()

    def by_tools(user: ToolUser) -> None:
        conditions = [
            {"field": "fulfilment", "operator": "any", "value": "Unfulfilled"},
            {"field": "placed", "operator": "before", "value": day.isoformat()},
        ]
        found = user.call("store_search_orders", view="open", filters=conditions)
        user.call("store_tag_orders", orders=[order["number"] for order in found["items"]], tag=tag)

    def one_by_its_page(user: User) -> None:
        alone, *others = unsent.late(day, waiting)
        listed = OrderList(user).open().filter("Status", choices=["Open"])
        filter_late(listed)
        listed.select(*(order.name for order in others)).tag_selected(tag)
        listed.open_order(alone).set_tags(", ".join(filter(None, (alone.tags, tag))))
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            *WORDINGS,
            day=spoken_date(day),
            tag=tag,
        ),
        outcome=tagging(waiting),
        without={
            "the day": lambda db: actions.tag_orders(db, [order.id for order in waiting], tag),
            **({"the open ones": tagging([*waiting, *canceled])} if unsent.late(day, canceled) else {}),
            **({"nothing sent": tagging([*waiting, *begun])} if unsent.late(day, begun) else {}),
        },
        gold=gold,
        alternatives=(one_by_its_page,),
        by_tools=by_tools,
    )
