"""Two families that look alike: one purchase may still be sent back, for the other it is too late."""

from __future__ import annotations

from ...apps.store import actions
from ...apps.store.models import Order, OrderLine
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Reason, Task
from ..wording import spoken_date
from .pages import AccountPage
from .queries import item, lines_with_return, orders, shopper
from .rules import back_sooner, setting

REASONS = ("Wrong size", "Not as described", "Defective", "Arrived too late", "Changed my mind")
WORDINGS = (
    'I want to send back one "{item}" that I ordered on {day}. Please request the return; the reason is "{reason}".',
    'Please request a return for me: one "{item}" from my order of {day}, reason "{reason}".',
    'One "{item}" that I ordered on {day} has to go back. Reason: "{reason}". Request the return in my account.',
    'Start a return for one "{item}" (ordered {day}). Choose "{reason}" as the reason.',
)


# For how many days the shop takes goods back: another number in each episode, so that the day does not tell whether it
# is too late. Two of margin, so that the time does not run out during an episode.
LIMITS = (14, 30, 45, 60, 90, 120, 180, 270, 365)
MARGIN = 2


def _draw(draw: Draw, world: World) -> tuple[Order, OrderLine, str, int]:
    """An order of the shopper, one of its lines, why it goes back, and how many days ago it was bought."""
    customer, asked = shopper(world), lines_with_return(world)
    mine = orders(world, Order.customer_id == customer.id)
    with world.session() as db:
        ages = {order.id: (db.now - order.placed_at).days for order in mine}
    sooner = back_sooner(world)
    bought = [line for order in mine for line in order.lines]
    candidates = uniquely_named(bought, bought, by="sku")
    order, line = draw.choice(
        (order, line)
        for order in mine
        for line in order.lines
        if line in candidates
        and LIMITS[0] + MARGIN < ages[order.id] < LIMITS[-1] - MARGIN
        and line.fulfilled > line.returned
        and line.id not in asked
        and line.variant_id not in sooner
    )
    return order, line, draw.choice(REASONS), ages[order.id]


def _goal(draw: Draw, world: World, order: Order, line: OrderLine, reason: str) -> str:
    with world.session() as db:
        day = order.placed_at.astimezone(db.timezone).date()
    return draw.phrase(*WORDINGS, item=item(line), day=spoken_date(day), reason=reason)


def _find(user: ToolUser, order: Order) -> None:
    """Find the order by its day, and what of it can be sent back."""
    user.call("shop_list_orders")
    user.because(f"The one of that day is {order.name}.")
    user.call("shop_read_returnable", order=order.name)


@family("store-send-back", app="store", kind="multi-step", steps=20, persona="shopper")
def send_back(draw: Draw, world: World) -> Task:
    """A shopper asks to send back something of a recent order."""
    order, line, reason, age = _draw(draw, world)
    limit = draw.choice(limit for limit in LIMITS if age < limit - MARGIN)
    customer = shopper(world)

    def gold(user: User) -> None:
        own = AccountPage(user, customer).open().open_order(order)
        own.ask_for_return().of_item(line, 1).set(reason=reason).save()
        user.done()

    def by_tools(user: ToolUser) -> None:
        _find(user, order)
        items = [{"item": line.sku, "quantity": 1}]
        user.call("shop_request_return", order=order.name, items=items, reason=reason)

    def by_the_keyboard(user: User) -> None:
        own = AccountPage(user, customer).open().open_order(order)
        own.ask_for_return().choose_reason_by_keys(reason).of_item(line, 1).enter()
        user.done()

    return Task(
        host="shop",
        goal=_goal(draw, world, order, line, reason),
        setup=setting("return_days", limit),
        outcome=lambda db: actions.request_return(db, customer.id, order.number, {line.id: 1}, reason),
        gold=gold,
        alternatives=(by_the_keyboard,),
        by_tools=by_tools,
    )


@family(
    "store-send-back-late",
    app="store",
    kind="infeasible",
    steps=20,
    persona="shopper",
    twin="store-send-back",
)
def send_back_late(draw: Draw, world: World) -> Task:
    """What was bought too long ago can no longer be sent back."""
    order, line, reason, age = _draw(draw, world)
    limit = draw.choice(limit for limit in LIMITS if age > limit + MARGIN)
    customer = shopper(world)

    def gold(user: User) -> None:
        AccountPage(user, customer).open().open_order(order)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def by_tools(user: ToolUser) -> None:
        _find(user, order)
        user.because("For this item it is too late.")

    return Task(
        host="shop",
        goal=_goal(draw, world, order, line, reason),
        setup=setting("return_days", limit),
        infeasible=Reason.BLOCKED_BY_RULE,
        gold=gold,
        by_tools=by_tools,
    )
