"""A code that a household may use once, and the orders of those who have used it again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ....apps.platform.database import Db
from ....apps.store import actions
from ....seeds.world import World
from ...draw import Draw
from ...gold import ToolUser, User
from ...registry import family
from ...task import Outcome, Task
from ..judging.placing import order_id, place_all
from ..pages import AdminSearch, CustomerPage, OrderList
from .cases import read_cases, read_cases_by_tools
from .code_users import Code, CodeUser, draw_code, draw_users
from .households import SameTags, tag_customer, tagged

TAG, REASON = "code-misuse", "Suspected fraud"
WORDINGS = (
    "The code {code} started this morning and is meant for one order per household. Please check who has used it so "
    "far and handle misuse as the handbook says.",
    "I have a feeling that some homes use {code} more than once under several accounts. Could you go through the "
    "orders with it and do what our handbook wants?",
    "Please look at all orders with the code {code}: where a household used it again, act by the rules in the "
    "handbook. Neighbors are not to suffer for it.",
    "{code} is running well, maybe too well. Find out which accounts belong to one household and settle it by the "
    "handbook.",
    "Check today's orders with {code} for households that had it already. The handbook says how to tell and what to "
    "do.",
)


@dataclass(frozen=True)
class Misuse:
    """A code with the orders that used it, by number."""

    code: Code
    users: tuple[CodeUser, ...]

    def of(self, *kinds: str) -> list[CodeUser]:
        return [each for each in self.users if each.kind in kinds]

    @property
    def due(self) -> list[CodeUser]:
        return self.of("later", "sent", "late")

    def setup(self, db: Db) -> None:
        self.code.setup(db)
        for each in self.users:
            each.move(db)
        for each in self.users:
            place_all(db, [each.placed])
            each.give_up(db)

    def handling(
        self,
        found: Iterable[CodeUser],
        *,
        tag: bool = True,
        cancel: bool = True,
        reason: str = REASON,
        restock: bool = True,
    ) -> Outcome:
        def outcome(db: Db) -> None:
            for each in found:
                if tag:
                    tag_customer(db, each.customer.id, tagged(each.customer, TAG))
                if cancel and not each.placed.is_sent:
                    actions.cancel_order(db, order_id(db, each.placed), reason, restock=restock)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "the unit": self.handling([*self.due, *self.of("unit")]),
            "the address": self.handling([*self.due, *self.of("surname")]),
            "canceled orders": self.handling([*self.due, *self.of("again")]),
            "who was first": self.handling([*self.due, *self.of("first")]),
            "one that was sent": self.handling(self.of("later", "late")),
            "the tag": self.handling(self.due, tag=False),
            "the orders": self.handling(self.due, cancel=False),
            "the reason": self.handling(self.due, reason="Customer request"),
            "the items": self.handling(self.due, restock=False),
        }

    def gold(self, user: User) -> None:
        read_cases(user)
        OrderList(user).open().filter("Discount code", condition="is", typed={"Text": self.code.code})
        for each in self.users:
            AdminSearch(user).open_order(each.placed.order)
        user.because("Some went to one home, however its address is written.")
        for each in self.due:
            self._handle(user, each)
        user.done()

    def tags_first(self, user: User) -> None:
        for each in reversed(self.users):
            OrderList(user).open_order(each.placed.order)
        read_cases(user)
        for each in reversed(self.due):
            OrderList(user).open_order(each.placed.order)
            CustomerPage.from_order(user, each.customer.name).edit(each.customer.name).set(
                tag_text=tagged(each.customer, TAG)
            ).enter()
        for each in reversed(self.of("later", "late")):
            AdminSearch(user).open_order(each.placed.order).cancel(REASON, restock=True)
        user.done()

    def _handle(self, user: User, each: CodeUser) -> None:
        page = AdminSearch(user).open_order(each.placed.order)
        if not each.placed.is_sent:
            page.cancel(REASON, restock=True)
        form = CustomerPage.from_order(user, each.customer.name).edit(each.customer.name)
        form.set(tag_text=tagged(each.customer, TAG)).save()

    def by_tools(self, user: ToolUser) -> None:
        read_cases_by_tools(user, "what a household is, and what happens to a second order")
        code = [{"field": "code", "operator": "is", "value": self.code.code}]
        user.call("store_search_orders", view="all", filters=code, page_size=25)
        for each in self.users:
            user.call("store_get_order", order=each.placed.name)
        for each in self.due:
            user.because(f"{each.placed.name} went to a home that had used the code.")
            if not each.placed.is_sent:
                user.call("store_cancel_order", order=each.placed.name, reason=REASON)
            user.call("store_get_customer", customer=each.customer.email)
            user.call("store_update_customer", customer=each.customer.email, tags=tagged(each.customer, TAG))


@family("store-coupon-households", app="store", kind="multi-step", steps=100, persona="store_manager")
def settle_coupon_households(draw: Draw, world: World) -> Task:
    """Of orders with a code, find those of households that had used it; tag the accounts, cancel what is not sent."""
    code = draw_code(draw, world)
    facts = Misuse(code, tuple(draw_users(draw, world, code.code)))
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, code=code.code),
        setup=facts.setup,
        outcome=facts.handling(facts.due),
        matchers={"store_customer.tags": SameTags()},
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.tags_first,),
        by_tools=facts.by_tools,
    )
