from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from ...apps.store import actions
from ...apps.store.models import Order
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..gold_steps import add_filter
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .gold_steps import open_listed_order
from .queries import orders

TAGS = ("late", "chase warehouse", "overdue", "call customer", "backlog", "priority", "expedite", "waiting")


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

    def tag_listed(user: User, *selected: str) -> None:
        add_filter(user, "Fulfilment", choices=["Unfulfilled"])
        add_filter(user, "Placed", condition="is before", typed={"Date": typed_date(day)})
        for name in selected:
            user.check(name)
        user.click("button", "Add tag", within="Selected orders")
        user.fill("Tag", tag, within="Add tag: ")
        user.click("button", "Add tag", within="Add tag: ")

    def gold(user: User) -> None:
        user.open("Orders")
        user.click("link", "Open", within="Views")
        tag_listed(user, "Select all on this page")
        user.done()

    def one_by_its_page(user: User) -> None:
        alone, *others = late(day)
        user.open("Orders")
        add_filter(user, "Status", choices=["Open"])
        tag_listed(user, *(f"Select {order.name}" for order in others))
        open_listed_order(user, alone)
        user.click("link", "Edit note and tags")
        user.fill("Tags", ", ".join(filter(None, (alone.tags, tag))), within="Note and tags of ")
        user.press("Enter")
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            'Tag every open order placed before {day} of which nothing has been sent yet with "{tag}".',
            'Which orders from before {day} are still open with not a single item sent? Give them all the tag "{tag}".',
            'Put the tag "{tag}" on the open orders that were placed before {day} and are wholly unfulfilled. Orders '
            "that were cancelled, or sent in part, are not meant.",
            'Please add "{tag}" to the tags of all open, unfulfilled orders older than {day} (that day not included).',
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
