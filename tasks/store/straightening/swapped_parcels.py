"""Complaints of wrong parcels, among which two customers have each other's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....apps.platform.database import Db
from ....apps.store import actions
from ....seeds.world import World
from ...draw import Draw
from ...gold import ToolUser, User
from ...matchers import SameText
from ...registry import family
from ...task import Outcome, Task
from ..pages import AdminSearch, CustomerPage, OrderList, give_credit
from ..rules import setting
from .bank_lines import APOLOGY
from .cases import read_cases, read_cases_by_tools
from .wrong_parcels import RETURN_DAYS, Complaint, draw_complaints

KEEP = "Please keep it"
LABEL = "Prepaid label"
DAYS = (2, 3, 4)
CREDITS = (500, 800, 1_000, 1_500)
WORDINGS = (
    "Some customers say that they got somebody else's parcel: {names}. Please find out who has whose, correct the "
    "tracking and decide on the returns as the handbook says.",
    "The returns {names} all complain of a wrong parcel. Where two were swapped, straighten it out by our handbook; "
    "the returns desk looks after the others.",
    "It looks as if labels got mixed up at packing. Complaints so far: {names}. Clear up the swaps the way the "
    "handbook has it, with everything that goes with it.",
    "Could you sort out {names}? They received goods of other people. I think that some of the parcels were swapped, "
    "and the handbook says what we do then.",
    "Wrong parcels everywhere: {names}. Go through them, and settle those that were swapped by the rules. Don't touch "
    "the rest.",
)


@dataclass(frozen=True)
class Swaps:
    """Complaints, those of swapped parcels in pairs, with the numbers of a handbook."""

    days: int
    limit: int
    credit: int
    pairs: tuple[tuple[Complaint, Complaint], ...]
    others: tuple[tuple[Complaint, Complaint], ...]  # that look alike; the last may be of one alone
    shown: tuple[Complaint, ...]  # all of them, in the order in which the goal names them

    @property
    def sides(self) -> list[tuple[Complaint, Complaint]]:
        """Who complains, and whose goods they have."""
        return [side for a, b in self.pairs for side in ((a, b), (b, a))]

    def comes_back(self, one: Complaint, other: Complaint, without: str = "") -> bool:
        is_worth = other.worth >= self.limit or without == "the worth"
        return is_worth and (not one.is_opened or without == "what was opened")

    def setup(self, db: Db) -> None:
        for key in ("return_days", "return_days_of"):
            setting(key, RETURN_DAYS)(db)
        setting("swap_days", self.days)(db)
        setting("swap_worth", self.limit)(db)
        setting("swap_apology", self.credit)(db)
        for each in sorted(self.shown, key=lambda each: -each.ago):
            each.ask(db)

    def settling(
        self,
        sides: Callable[[Swaps], list[tuple[Complaint, Complaint]]] = lambda swaps: swaps.sides,
        without: str = "",
    ) -> Outcome:
        def outcome(db: Db) -> None:
            for one, other in sides(self):
                if without != "the tracking":
                    actions.set_tracking(db, one.parcel.id, other.carrier, other.number)
                if self.comes_back(one, other, without):
                    carrier = other.carrier if without == "who came to the door" else one.carrier
                    way = {"shipping": LABEL, "carrier": carrier, "tracking_number": one.label}
                    actions.approve_return(db, one.request_id(db), **way)  # type: ignore[arg-type]
                else:
                    actions.decline_return(db, one.request_id(db), KEEP)
                    if without != "the apology":
                        actions.change_credit(db, one.order.customer_id, self.credit, APOLOGY)

        return outcome

    def without(self) -> dict[str, Outcome]:
        rules = ["the tracking", "the worth", "what was opened", "the apology"]
        back = [(one, other) for one, other in self.sides if self.comes_back(one, other)]
        if any(one.carrier != other.carrier for one, other in back):
            rules.append("who came to the door")
        found = {rule: self.settling(without=rule) for rule in rules}
        for a, b in self.others:
            found[f"the {b.kind}"] = self.settling(lambda swaps, a=a, b=b: [*swaps.sides, (b, a)])  # type: ignore[misc]
        return found

    def gold(self, user: User) -> None:
        self._look(user)
        read_cases(user)
        for one, other in self.sides:
            page = AdminSearch(user).open_order(one.order)
            user.because(f"This parcel and {other.parcel.name} were swapped.")
            page.edit_tracking(one.parcel.name, other.carrier, other.number).save()
            if self.comes_back(one, other):
                way = {"shipping": LABEL, "carrier": one.carrier, "tracking_number": one.label}
                page.approve_return(one.name, **way)
            else:
                page.decline_return(one.name, KEEP)
                CustomerPage.from_order(user, one.order.customer.name)
                give_credit(user, one.order.customer.name, self.credit, APOLOGY)
        user.done()

    def returns_first(self, user: User) -> None:
        read_cases(user)
        self._look(user)
        for one, other in reversed(self.sides):
            page = OrderList(user).open_order(one.order)
            if self.comes_back(one, other):
                page.approve_return(one.name, carrier=one.carrier, tracking_number=one.label, shipping=LABEL)
            else:
                page.decline_return(one.name, KEEP)
                CustomerPage.from_order(user, one.order.customer.name)
                give_credit(user, one.order.customer.name, self.credit, APOLOGY)
        for one, other in self.sides:
            page = AdminSearch(user).open_order(one.order)
            page.edit_tracking(one.parcel.name, other.carrier, other.number).enter()
        user.done()

    def _look(self, user: User) -> None:
        for each in self.shown:
            AdminSearch(user).open_order(each.order)

    def by_tools(self, user: ToolUser) -> None:
        read_cases_by_tools(user, "when parcels were swapped, and what happens to the returns")
        for each in self.shown:
            user.call("store_get_order", order=each.order.name, detailed=True)
        for one, other in self.sides:
            user.because(f"{one.parcel.name} and {other.parcel.name} were swapped.")
            number = {"carrier": other.carrier, "tracking_number": other.number}
            user.call("store_set_tracking", parcel=one.parcel.name, **number)
            if self.comes_back(one, other):
                way = {"shipping": LABEL, "carrier": one.carrier, "tracking_number": one.label}
                user.call("store_approve_return", **{"return": one.name, **way})
            else:
                user.call("store_decline_return", **{"return": one.name, "reason": KEEP})
                email, credit = one.order.customer.email, {"amount": self.credit / 100, "reason": APOLOGY}
                user.call("store_change_credit", customer=email, **credit)


def _draw_swaps(draw: Draw, world: World) -> Swaps:
    days = draw.choice(DAYS)
    found = draw_complaints(draw, world, days)
    shown = {each.order.id: each for pair in (*found.swaps, *found.others) for each in pair}
    names = list(shown.values())
    draw.random.shuffle(names)
    return Swaps(days, found.limit, draw.choice(CREDITS), found.swaps, found.others, tuple(names))


@family("store-swapped-parcels", app="store", kind="multi-step", steps=120, persona="store_manager")
def settle_swapped_parcels(draw: Draw, world: World) -> Task:
    """Of complaints about wrong parcels, find the swaps; correct the tracking, and decide on the returns."""
    facts = _draw_swaps(draw, world)
    names = [each.name for each in facts.shown]
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, names=f"{', '.join(names[:-1])} and {names[-1]}"),
        setup=facts.setup,
        outcome=facts.settling(),
        matchers={"store_return.decline_reason": SameText(), "store_credit_entry.reason": SameText()},
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.returns_first,),
        by_tools=facts.by_tools,
    )
