from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from ...apps.store import actions
from ...apps.store.models import Order
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .pages import OrderList
from .queries import orders

TAGS = ("late", "chase warehouse", "overdue", "call customer", "backlog", "priority", "expedite", "waiting")


WORDINGS = (
    'Tag every open order placed before {day} of which nothing has been sent yet with "{tag}".',
    'Which orders from before {day} are still open with not a single item sent? Give them all the tag "{tag}".',
    'Put the tag "{tag}" on the open orders that were placed before {day} and are wholly unfulfilled. Orders '
    "that were cancelled, or sent in part, are not meant.",
    'Please add "{tag}" to the tags of all open, unfulfilled orders older than {day} (that day not included).',
)


@family("store-tag-late", app="store", kind="bulk", steps=45, persona="operations")
def tag_late_orders(draw: Draw, world: World) -> Task:
    """Orders that wait too long for their parcel get a tag; cancelled ones wait for nothing."""
    with world.session() as db:
        today, zone = db.today, db.timezone
    waiting = orders(world, Order.status == "Open", Order.fulfilment_status == "Unfulfilled")
    cancelled = orders(world, Order.status == "Cancelled", Order.fulfilment_status == "Unfulfilled")
    begun = orders(world, Order.status == "Open", Order.fulfilment_status == "Partial")

    def late(day: date, among: Sequence[Order] = waiting) -> list[Order]:
        return [order for order in among if order.placed_at.astimezone(zone).date() < day]

    def tagging(day: date, among: Sequence[Order]) -> Outcome:
        return lambda db: actions.tag_orders(db, [order.id for order in late(day, among)], tag)

    def bites(day: date) -> bool:
        """Whether some orders were placed later, some were cancelled, and some are sent in part."""
        return len(late(day)) < len(waiting) and bool(late(day, cancelled)) and bool(late(day, begun))

    def fitting(days: Iterable[date]) -> list[date]:
        some = [day for day in days if 2 <= len(late(day)) <= 18]
        return [day for day in some if bites(day)] or some

    recent = (today - timedelta(days=n) for n in range(21))
    # In a large world more of the older ones wait than fit on a page, so recent days are tried first.
    placed = sorted({order.placed_at.astimezone(zone).date() for order in waiting})
    day = draw.choice(fitting(recent) or fitting(placed))
    tag = draw.choice(TAGS)

    def filter_late(listed: OrderList) -> None:
        listed.filter("Fulfilment", choices=["Unfulfilled"])
        listed.filter("Placed", condition="is before", typed={"Date": typed_date(day)})

    def gold(user: User) -> None:
        listed = OrderList(user).open("Open")
        filter_late(listed)
        listed.select_all().tag_selected(tag)
        user.done()

    def one_by_its_page(user: User) -> None:
        alone, *others = late(day)
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
        outcome=tagging(day, waiting),
        without={
            "the day": lambda db: actions.tag_orders(db, [order.id for order in waiting], tag),
            **({"the open ones": tagging(day, [*waiting, *cancelled])} if late(day, cancelled) else {}),
            **({"nothing sent": tagging(day, [*waiting, *begun])} if late(day, begun) else {}),
        },
        gold=gold,
        alternatives=(one_by_its_page,),
    )
