"""Lines of the bank's file, some of which took an order's money a second time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import date, timedelta

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Order
from ....seeds.world import World
from ...draw import Draw
from ...gold import ToolUser, User
from ...matchers import SameText
from ...registry import family
from ...task import Outcome, Task
from ..judging.placing import place_all
from ..pages import AdminSearch, CustomerPage, OrderList, give_credit
from ..pages.orders import OrderPage
from ..rules import setting
from .bank_lines import APOLOGY, REASON, BankLine, Charged, draw_charges
from .cases import read_cases, read_cases_by_tools

WAITS = (4, 5, 6, 7)
CREDITS = (1_000, 1_200, 1_500, 2_000, 2_500)
WORDINGS = (
    "The card file is in. These lines of it look odd to me, some may be double: {lines}. Please check them "
    "against the orders, straighten out what was charged twice as the handbook says, and leave the rest alone.",
    "From the bank's file, where the same card or order shows up more than once: {lines}. Which of these did we charge "
    "twice? Settle those by our handbook.",
    "Bookkeeping here. I can't match these card lines one to one: {lines}. Could you look whether customers were "
    "charged twice and give them what the handbook wants them to have?",
    "I need your help with the card statement. Lines in question: {lines}. Give back whatever was captured twice, by "
    "the book, and nothing else.",
    "The card processor had hiccups. Lines that might be double charges: {lines}. Please go through the orders and "
    "deal with the real ones according to the handbook.",
)


@dataclass(frozen=True)
class DoubleCaptures:
    """Orders with what the bank has of them, by the rules of a handbook."""

    today: date
    wait: int
    credit: int
    charges: tuple[Charged, ...]

    @property
    def lines(self) -> list[BankLine]:
        return sorted((line for each in self.charges for line in each.lines), key=lambda line: line.key)

    @property
    def due(self) -> list[Charged]:
        return [each for each in self.charges if each.twice]

    def is_late(self, each: Charged) -> bool:
        return each.twice is not None and self.today > each.twice.day + timedelta(days=self.wait)

    def setup(self, db: Db) -> None:
        setting("charge_wait", self.wait)(db)
        setting("charge_apology", self.credit)(db)
        place_all(db, sorted((one for each in self.charges for one in each.placed), key=lambda one: one.number))
        for each in self.charges:
            each.setup(db)

    def giving(
        self,
        due: Iterable[Charged],
        *,
        reason: str = REASON,
        late: Callable[[Charged], bool] | None = None,
        whole: bool = False,
    ) -> Outcome:
        def outcome(db: Db) -> None:
            for each in due:
                order, amount = db.get_one(Order, each.order_id(db)), each.amount
                given = min(order.refundable, order.captured if whole else amount)
                actions.refund_order(db, order.id, amount=given, reason=reason)
                if (late or self.is_late)(each):
                    actions.change_credit(db, order.customer_id, self.credit, APOLOGY)

        return outcome

    def without(self) -> dict[str, Outcome]:
        look_alikes = {each.kind: each for each in self.charges if not each.twice}
        parts = [each for each in self.due if each.kind == "part"]
        return {
            "lines without a number": self.giving([each for each in self.due if each.kind != "blank"]),
            "the reason": self.giving(self.due, reason="Double charge"),
            "the wait": self.giving(self.due, late=lambda _each: True),
            "the apology": self.giving(self.due, late=lambda _each: False),
            "parts": self.giving([each for each in self.due if each not in parts]),
            "the amount": self.giving(self.due, whole=True),
            **{f"the {kind}": self.giving([*self.due, each]) for kind, each in look_alikes.items()},
        }

    def gold(self, user: User) -> None:
        read_cases(user)
        for each in self.charges:
            for order in each.orders:
                page = AdminSearch(user).open_order(order)
            if each.kind in ("blank", "twins"):
                user.because("One line has no number: is there another order of that amount?")
                page = self._find_by_amount(user, each)
            if each.twice:
                user.because("The bank has a line more than the timeline has captures.")
                page.refund().set(amount=f"{each.amount / 100:.2f}", reason=REASON).save()
                if self.is_late(each):
                    CustomerPage.from_order(user, each.customer.name)
                    give_credit(user, each.customer.name, self.credit, APOLOGY)
        user.done()

    def _find_by_amount(self, user: User, each: Charged) -> OrderPage:
        listed = OrderList(user).open()
        listed.filter("Total", condition="=", typed={"Value": f"{each.amount / 100:.2f}"})
        return AdminSearch(user).open_order(each.orders[-1])

    def looking_first(self, user: User) -> None:
        for each in self.charges:
            for order in each.orders:
                OrderList(user).open_order(order)
        read_cases(user)
        for each in reversed(self.due):
            page = OrderList(user).open_order(each.orders[-1])
            if self.is_late(each):
                CustomerPage.from_order(user, each.customer.name)
                give_credit(user, each.customer.name, self.credit, APOLOGY)
                page = AdminSearch(user).open_order(each.orders[-1])
            page.refund().set(reason=REASON, amount=f"{each.amount / 100:.2f}").save()
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        read_cases_by_tools(user, "what counts as charged twice")
        for each in self.charges:
            if any(not line.name for line in each.lines):
                same = {"field": "total", "operator": "is", "value": each.amount / 100}
                user.call("store_search_orders", view="all", filters=[same])
            for order in each.orders:
                user.call("store_get_order", order=order.name, detailed=True)
        for each in self.due:
            user.because(f"The bank has a line more for {each.orders[-1].name} than its timeline has captures.")
            given = {"amount": each.amount / 100, "reason": REASON}
            user.call("store_refund_order", order=each.orders[-1].name, **given)
            if self.is_late(each):
                credit = {"amount": self.credit / 100, "reason": APOLOGY}
                user.call("store_change_credit", customer=each.customer.email, **credit)


def _draw(draw: Draw, world: World) -> DoubleCaptures:
    wait = draw.choice(WAITS)
    with world.session() as db:
        today = db.today
    charges = draw_charges(draw, world, wait)
    found = DoubleCaptures(today, wait, draw.choice(CREDITS), tuple(charges))
    # What an edit adds, and what two orders of today come to, the store itself works out.
    with closing(world.fork()) as there, there.session() as db:
        found.setup(db)
        amounts = [each.amounts(db) for each in charges]
    return replace(found, charges=tuple(_known(charges, amounts)))


def _known(charges: Iterable[Charged], amounts: Iterable[tuple[int, ...]]) -> Iterator[Charged]:
    for each, captured in zip(charges, amounts, strict=True):
        yield replace(each, lines=each.lines_of(captured))


@family("store-double-captures", app="store", kind="bulk", steps=110, persona="store_manager")
def refund_double_captures(draw: Draw, world: World) -> Task:
    """Of lines in the bank's file, find those that took an order's money twice, and give that back."""
    facts = _draw(draw, world)
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, lines="; ".join(line.text for line in facts.lines)),
        setup=facts.setup,
        outcome=facts.giving(facts.due),
        matchers={"store_refund.reason": SameText(), "store_credit_entry.reason": SameText()},
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.looking_first,),
        by_tools=facts.by_tools,
    )
