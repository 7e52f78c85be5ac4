from __future__ import annotations

from collections import defaultdict
from datetime import date

from ...apps.store.models import Order
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_date
from .pages import OrderList
from .queries import orders

WORDINGS = (
    "What do the orders placed before {day} with the discount code {code} come to? Add up their totals; "
    "cancelled orders do not count.",
    "Add up the order totals of everything that was bought with code {code} before {day}, leaving out "
    "cancelled orders.",
    "How much did the code {code} bring in before {day}? I need the sum of the totals of all orders with it "
    "that were placed before that day and not cancelled.",
    "Finance wants one figure: the sum of order totals for discount code {code}, without cancelled orders, of "
    "all that was ordered before {day}.",
)


@family("store-code-revenue", app="store", kind="answer", steps=30, persona="finance_analyst")
def code_revenue(draw: Draw, world: World) -> Task:
    """What the orders placed with a discount code before a day came to."""
    with world.session() as db:
        zone = db.timezone
    by_code: dict[str, list[Order]] = defaultdict(list)
    for order in orders(world, Order.discount_code.is_not(None)):
        by_code[order.discount_code or ""].append(order)

    def day_of(order: Order) -> date:
        return order.placed_at.astimezone(zone).date()

    def kept(code: str, day: date) -> list[Order]:
        return [order for order in by_code[code] if order.status != "Cancelled" and day_of(order) < day]

    def mistaken(code: str, day: date) -> dict[str, int]:
        """What comes of it when a condition is left out."""
        until, valid = (
            [o for o in by_code[code] if day_of(o) < day],
            [o for o in by_code[code] if o.status != "Cancelled"],
        )
        everywhere = [order for other in by_code for order in kept(other, day)]
        found = {"the code": everywhere, "the day": valid, "the cancelled ones left out": until}
        return {condition: sum(order.total for order in orders) for condition, orders in found.items()}

    def total_of(code: str, day: date) -> int:
        return sum(order.total for order in kept(code, day))

    # So few orders that they fit on one page, and a code that is no part of another one, which a search would find too.
    fitting = [
        (code, day)
        for code in sorted(by_code)
        if len(by_code[code]) <= 18 and sum(code in other for other in by_code) == 1
        for day in sorted({day_of(order) for order in by_code[code]})
        if len(kept(code, day)) >= 3
    ]
    # In few worlds no order with a code was cancelled.
    biting = [case for case in fitting if total_of(*case) not in mistaken(*case).values()]
    code, before = draw.choice(biting or fitting)
    total = total_of(code, before)

    def gold(user: User) -> None:
        listed = OrderList(user).open().filter("Discount code", condition="is", typed={"Text": code})
        listed.filter("Status", choices=["Open", "Completed"])
        listed.filter("Placed", condition="is before", typed={"Date": typed_date(before)})
        user.answer(str(Money(total)))

    def sorted_by_status(user: User) -> None:
        listed = OrderList(user).open().filter("Discount code", condition="contains", typed={"Text": code.lower()})
        listed.filter("Placed", condition="is before", typed={"Date": typed_date(before)})
        listed.sort("Status", exact=False)
        user.answer(str(Money(total)))

    return Task(
        host="admin",
        goal=draw.phrase(
            *WORDINGS,
            code=code,
            day=spoken_date(before),
        ),
        answer=Money(total),
        without={condition: Money(cents) for condition, cents in mistaken(code, before).items() if cents != total},
        gold=gold,
        alternatives=(sorted_by_status,),
    )
