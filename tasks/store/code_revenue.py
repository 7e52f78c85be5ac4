from __future__ import annotations

from collections import defaultdict

from ...apps.store.models import Order
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .records import orders
from .ways import add_filter, filter_by_choice


@family("store-code-revenue", app="store", kind="answer", level="hard", steps=30, persona="finance_analyst")
def code_revenue(draw: Draw, world: World) -> Task:
    """What the orders placed with a discount code came to."""
    by_code: dict[str, list[Order]] = defaultdict(list)
    for order in orders(world, Order.discount_code.is_not(None)):
        by_code[order.discount_code or ""].append(order)
    kept = {code: [order for order in placed if order.status != "Cancelled"] for code, placed in by_code.items()}
    # Few enough for one page; a code that holds another one's would be found with it.
    code = draw.choice(
        sorted(code for code in kept if 3 <= len(kept[code]) <= 18 and sum(code in other for other in kept) == 1)
    )
    total = sum(order.total for order in kept[code])

    def gold(user: User) -> None:
        user.open("Orders")
        add_filter(user, "Discount code", "is", "Text", code)
        filter_by_choice(user, "Status", "Open", "Completed")
        user.answer(str(Money(total)))

    def sorted_by_status(user: User) -> None:
        user.open("Orders")
        add_filter(user, "Discount code", "contains", "Text", code.lower())
        user.click("link", "Status")
        user.answer(str(Money(total)))

    return Task(
        host="admin",
        goal=draw.phrase(
            "What do the orders placed with the discount code {code} come to? Add up their totals; cancelled orders do "
            "not count.",
            "Add up the order totals of everything that was bought with code {code}, leaving out cancelled orders.",
            "How much did the code {code} bring in? I need the sum of the totals of all orders with it that were not "
            "cancelled.",
            "Finance wants one figure: the sum of order totals for discount code {code}, without cancelled orders.",
            code=code,
        ),
        answer=Money(total),
        gold=gold,
        also=(sorted_by_status,),
    )
