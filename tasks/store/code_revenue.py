from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import date, tzinfo

from ...apps.store.models import Order
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_date
from .pages import OrderList
from .queries import orders


@dataclass(frozen=True)
class Bought:
    """The orders placed with each discount code."""

    by_code: dict[str, list[Order]]
    zone: tzinfo

    def day_of(self, order: Order) -> date:
        return order.placed_at.astimezone(self.zone).date()

    def not_canceled(self, code: str, day: date) -> list[Order]:
        """Those with a code before a day that were not canceled."""
        return [order for order in self.by_code[code] if order.status != "Canceled" and self.day_of(order) < day]

    def total(self, code: str, day: date) -> int:
        return sum(order.total for order in self.not_canceled(code, day))

    def mistaken(self, code: str, day: date) -> dict[str, int]:
        """What comes of it when a condition is left out."""
        found = {
            "the code": [order for other in self.by_code for order in self.not_canceled(other, day)],
            "the day": [order for order in self.by_code[code] if order.status != "Canceled"],
            "the canceled ones left out": [order for order in self.by_code[code] if self.day_of(order) < day],
        }
        return {condition: sum(order.total for order in orders) for condition, orders in found.items()}

    def fitting(self) -> list[tuple[str, date]]:
        """Codes and days with so few orders that they fit on one page.

        No code is part of another one, which a search would find too.
        """
        return [
            (code, day)
            for code in sorted(self.by_code)
            if len(self.by_code[code]) <= 18 and sum(code in other for other in self.by_code) == 1
            for day in sorted({self.day_of(order) for order in self.by_code[code]})
            if len(self.not_canceled(code, day)) >= 3
        ]


def _bought(world: World) -> Bought:
    with world.session() as db:
        zone = db.timezone
    by_code: dict[str, list[Order]] = defaultdict(list)
    for order in orders(world, Order.discount_code.is_not(None)):
        by_code[order.discount_code or ""].append(order)
    return Bought(by_code, zone)


WORDINGS = (
    "What do the orders placed before {day} with the discount code {code} add up to? Add up their totals, and leave "
    "out canceled orders.",
    "Add up the order totals of everything that was bought with the code {code} before {day}, leaving out canceled "
    "orders.",
    "How much did the code {code} bring in before {day}? I need the sum of the totals of all orders that used it, "
    "were placed before that day and weren't canceled.",
    "Finance wants one figure: the sum of order totals for discount code {code}, without canceled orders, for "
    "everything ordered before {day}.",
)


@family("store-code-revenue", app="store", kind="answer", steps=30, persona="finance_analyst")
def code_revenue(draw: Draw, world: World) -> Task:
    """What the orders placed with a discount code before a day came to."""
    bought = _bought(world)
    # In few worlds no order with a code was canceled.
    fitting = bought.fitting()
    biting = [case for case in fitting if bought.total(*case) not in bought.mistaken(*case).values()]
    code, before = draw.choice(biting or fitting)
    total = bought.total(code, before)

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

    def by_tools(user: ToolUser) -> None:
        conditions = [
            {"field": "code", "operator": "is", "value": code},
            {"field": "status", "operator": "not", "value": "Canceled"},
            {"field": "placed", "operator": "before", "value": before.isoformat()},
        ]
        found = user.call("store_search_orders", filters=conditions)
        user.because(f"The totals of these {found['total']} orders add up to {Money(total)}.")

    return Task(
        host="admin",
        goal=draw.phrase(
            *WORDINGS,
            code=code,
            day=spoken_date(before),
        ),
        answer=Money(total),
        without={
            condition: Money(cents) for condition, cents in bought.mistaken(code, before).items() if cents != total
        },
        gold=gold,
        alternatives=(sorted_by_status,),
        by_tools=by_tools,
    )
