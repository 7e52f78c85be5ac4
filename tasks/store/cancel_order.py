"""Two families that look alike: one order can still be canceled, the other has been sent."""

from __future__ import annotations

from ...apps.store import actions
from ...apps.store.models import CANCEL_REASONS, Order
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Reason, Task
from .pages import AdminSearch, OrderList, open_order_of_customer
from .queries import draw_order
from .rules import refund_limit

WORDINGS = (
    'Cancel {customer}\'s order {order}. Reason: "{reason}". {restock}',
    'Order {order} won\'t be going out: cancel it with the reason "{reason}". {restock}',
    'Please cancel {order}, reason "{reason}". {restock}',
    '{customer}\'s order {order} has to be canceled; enter "{reason}" as the reason. {restock}',
)


def _draw(draw: Draw, world: World, *, sent: bool) -> tuple[Order, str]:
    limit = refund_limit(world, "support_agent")
    order = draw_order(
        draw,
        world,
        Order.status != "Canceled",
        Order.captured <= limit,
        Order.fulfilments.any() == sent,
        # Only with parcels that have arrived: one on its way could still be called back.
        wanted=lambda order: (
            all(parcel.status == "Delivered" for parcel in order.fulfilments)
            and not any(line.returned for line in order.lines)
        ),
    )
    return order, draw.choice(CANCEL_REASONS)


def _goal(draw: Draw, order: Order, reason: str, *, restock: bool) -> str:
    return draw.phrase(
        *WORDINGS,
        order=order.name,
        customer=order.customer.name,
        reason=reason,
        restock="Put the items back in stock." if restock else "Do not put the items back in stock.",
    )


@family("store-cancel", app="store", kind="update", steps=22, persona="support_agent")
def cancel_order(draw: Draw, world: World) -> Task:
    """An order of which nothing has left yet is canceled."""
    order, reason = _draw(draw, world, sent=False)
    restock = draw.choice((True, False))

    def gold(user: User) -> None:
        AdminSearch(user).open_order(order).cancel(reason, restock=restock)
        user.done()

    def from_the_customer(user: User) -> None:
        open_order_of_customer(user, world, order).cancel(reason, restock=restock)
        user.done()

    return Task(
        host="admin",
        goal=_goal(draw, order, reason, restock=restock),
        outcome=lambda db: actions.cancel_order(db, order.id, reason, restock=restock),
        gold=gold,
        alternatives=(from_the_customer,),
    )


@family(
    "store-cancel-sent",
    app="store",
    kind="infeasible",
    steps=22,
    persona="support_agent",
    twin="store-cancel",
)
def cancel_sent_order(draw: Draw, world: World) -> Task:
    """An order that was delivered cannot be canceled: its page says so in place of the dialog."""
    order, reason = _draw(draw, world, sent=True)
    restock = draw.choice((True, False))

    def gold(user: User) -> None:
        AdminSearch(user).open_order(order)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def by_tools(user: ToolUser) -> None:
        found = user.call("store_get_order", order=order.name)
        user.because(f"It cannot be canceled: {found['cannot_cancel']}")

    def from_the_list(user: User) -> None:
        OrderList(user).open_order(order)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    return Task(
        host="admin",
        goal=_goal(draw, order, reason, restock=restock),
        infeasible=Reason.BLOCKED_BY_RULE,
        gold=gold,
        alternatives=(from_the_list,),
        by_tools=by_tools,
    )
