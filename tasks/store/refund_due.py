from __future__ import annotations

from ...apps.store.models import Order, OrderLine
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import AdminSearch, open_order_of_customer
from .queries import draw_order, item, known_once
from .rules import refund_limit


@family("store-refund-due", app="store", kind="answer", steps=15, persona="support_agent")
def refund_due(draw: Draw, world: World) -> Task:
    """What would a customer get back for one item, with its discount and its tax?"""
    limit = refund_limit(world, "support_agent")

    def choices(order: Order) -> list[OrderLine]:
        # Only lines for which the price alone would be a wrong answer.
        return [line for line in known_once(order.lines) if line.price != line.worth(1) <= limit]

    order = draw_order(
        draw,
        world,
        Order.payment_status == "Paid",
        Order.fulfilment_status == "Fulfilled",
        wanted=lambda order: len(order.lines) > 1 and bool(choices(order)),
    )
    line = draw.choice(choices(order))

    def gold(user: User) -> None:
        AdminSearch(user).open_order(order).refund()
        user.answer(str(Money(line.worth(1))))

    def from_the_customer(user: User) -> None:
        open_order_of_customer(user, world, order).refund()
        user.answer(str(Money(line.worth(1))))

    def by_tools(user: ToolUser) -> None:
        user.because("What one unit comes to, with its share of discount and tax, stands with what can be refunded.")
        user.call("store_read_refundable", order=order.name)

    return Task(
        host="admin",
        goal=draw.phrase(
            'How much would we have to refund if one "{item}" from order {order} came back? Include discount and '
            "tax, but not shipping. Don't refund anything.",
            '{customer} is asking what they would get back for one "{item}" from order {order}, with its share of '
            "discount and tax but without shipping. Just tell me the amount.",
            'What is the refund for one "{item}" on {order}, tax included, discount taken off, shipping left out? '
            "Just the amount, don't change anything.",
            'Work out the refund due on order {order} for one "{item}": what was paid for it after discount and '
            "with tax, no shipping. Leave the order as it is.",
            item=item(line),
            order=order.name,
            customer=order.customer.name,
        ),
        answer=Money(line.worth(1)),
        gold=gold,
        alternatives=(from_the_customer,),
        by_tools=by_tools,
    )
