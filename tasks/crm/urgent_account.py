from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Self

from ...apps.crm import actions
from ...apps.crm.models import Account, Contact
from ...apps.platform.database import Db
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import companies, uniquely_named
from ..registry import family
from ..task import Task
from .pages.accounts import AccountPage
from .pages.cases import CaseList
from .pages.reports import ReportBuilder
from .queries import cases, contacts, users
from .working_hours import acting, work_moments

_SUBJECTS = (
    "Pallet never arrived", "Goods arrived broken", "Wrong items on the pallet", "Invoice is holding up our delivery",
    "Truck left without unloading", "Delivery is at the wrong gate", "Password reset does not work",
    "Half of the order is missing", "Billed twice for one order", "Sent to our old address",
    "Order canceled by mistake", "Cartons soaked, left in the rain", "Goods for our opening not here",
    "Barcodes on the cartons don't scan", "Confirmation shows the wrong prices", "Driver turned away at our dock",
    "Credit memo never came, account on hold", "Two cartons short, customers waiting",
    "Delivery came a week early, no room", "Paperwork missing, freight held up",
)  # fmt: skip
_OPEN = ("New", "Assigned")


@dataclass(frozen=True)
class _Kind:
    """Cases as the question tells them apart."""

    priority: str = "Urgent"
    status: str = "Assigned"
    is_recent: bool = True

    @property
    def counts(self) -> bool:
        return self.priority == "Urgent" and self.status in _OPEN and self.is_recent


@dataclass(frozen=True)
class _Plan:
    """A case that is put into the world, and whose it is."""

    account_id: int
    kind: _Kind
    contact_id: int
    subject: str
    agent_id: int


#: What is left out of account by somebody who does not read on: whether they would count a case.
_CARELESS: dict[str, Callable[[_Kind], bool]] = {
    "those that wait for the customer": lambda kind: (
        kind.priority == "Urgent" and kind.status in (*_OPEN, "Pending") and kind.is_recent
    ),
    "only open ones": lambda kind: kind.priority == "Urgent" and kind.is_recent,
    "only urgent ones": lambda kind: kind.priority in ("Urgent", "High") and kind.status in _OPEN and kind.is_recent,
    "only recent ones": lambda kind: kind.priority == "Urgent" and kind.status in _OPEN,
}


@family("crm-urgent-account", app="crm", kind="answer", steps=45, persona="support_manager")
def most_urgent_account(draw: Draw, world: World) -> Task:
    """Find the account with the most urgent cases that somebody here has to work on, opened lately."""
    facts = UrgentAccount.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        answer=Name(facts.winner.name, facts.among),
        without={said: Name(name, facts.among) for said, name in facts.slips.items()},
        gold=facts.gold,
        alternatives=(facts.by_report, facts.by_the_accounts),
        by_tools=facts.by_tools,
    )


@dataclass(frozen=True)
class UrgentAccount:
    """The account whose open cases weigh most."""

    days: int
    since: datetime
    winner: Account
    planted: dict[Account, list[_Kind]]  # cases by account
    plan: list[_Plan]
    begun: list[datetime]  # since when there are these accounts
    seed: int
    among: frozenset[str]
    slips: dict[str, str]  # who leads for somebody who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        everything = companies(world)
        staff: dict[int | None, list[Contact]] = {}
        for contact in contacts(world):
            staff.setdefault(contact.account_id, []).append(contact)
        with world.session() as db:
            now = db.now
        days = draw.integer(12, 60)
        edge = now - timedelta(days=days)
        found: Counter[tuple[int, _Kind]] = Counter()
        for case in cases(world):
            if case.account_id is not None and case.priority in ("Urgent", "High"):
                found[case.account_id, _Kind(case.priority, case.status, case.created_at > edge)] += 1
        pressed = {id for id, kind in found if kind.status in (*_OPEN, "Pending")}
        calm = [account for account in everything if account.id not in pressed and staff.get(account.id)]
        chosen = draw.sample(uniquely_named(calm, everything), 5)
        winner, waiting, closed, high, old = chosen
        # More than any account has of itself.
        most = max(Counter(account_id for account_id, kind in found.elements() if kind.counts).values(), default=0)
        count = max(draw.integer(6, 7), most + 2)  # so many that they fill more than a page
        planted: dict[Account, list[_Kind]] = {
            winner: [_Kind()] * count,
            waiting: [_Kind()] * (count - 1) + [_Kind(status="Pending")] * 2,
            closed: [_Kind()] * (count - 1) + [_Kind(status="Closed")] * 2,
            high: [_Kind()] * (count - 2) + [_Kind(priority="High")] * 3,
            old: [_Kind()] * (count - 1) + [_Kind(is_recent=False)] * 2,
        }
        desk = [user.id for user in users(world) if user.person.department == "Support"]
        plan = [
            _Plan(account.id, kind, draw.choice(staff[account.id]).id, subject, draw.choice(desk))
            for account, kinds in planted.items()
            for kind, subject in zip(kinds, draw.sample(_SUBJECTS, len(kinds)), strict=True)
        ]
        draw.random.shuffle(plan)
        plan.sort(key=lambda each: each.kind.is_recent)
        begun = [account.created_at for account in chosen]

        totals = found + Counter((each.account_id, each.kind) for each in plan)
        names = {account.id: account.name for account in everything}

        def leader(is_counted: Callable[[_Kind], bool]) -> str:
            tally: Counter[int] = Counter()
            for (account_id, kind), number in totals.items():
                if is_counted(kind) and account_id in names:
                    tally[account_id] += number
            return names[max(sorted(tally), key=lambda id: tally[id])]

        assert leader(lambda kind: kind.counts) == winner.name
        return cls(
            days=days,
            since=edge,
            winner=winner,
            planted=planted,
            plan=plan,
            begun=begun,
            seed=draw.integer(0, 999_999),
            among=frozenset(names.values()),
            slips={said: leader(is_counted) for said, is_counted in _CARELESS.items()},
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Which account has the most open urgent cases right now? Count the ones that were opened in the last "
            "{days} days and that we have to work on, not the ones that are pending because we're waiting for the "
            "customer.",
            "Which account needs us the most right now? I mean the one with the highest number of Urgent cases "
            "opened in the last {days} days that are still open. Pending ones are waiting on the customer, so don't "
            "count them.",
            "I want to call the customer with the biggest pile of urgent cases. Only count cases opened in the last "
            "{days} days with priority Urgent that are open and not pending. Which account is it?",
            "Of the cases opened in the last {days} days, look at the urgent ones that are still on our desk, new "
            "or assigned. Which account has the most of them?",
            "I need the name of an account: who has more open urgent cases with us than anybody else? Leave out "
            "cases opened more than {days} days ago and cases that are pending on the customer's side.",
            days=self.days,
        )

    def setup(self, db: Db) -> None:
        """Cases of the weeks before; some of them were closed, some wait for the customer."""
        past = sum(not each.kind.is_recent for each in self.plan)
        begin = max(db.now - timedelta(days=self.days + 40), *self.begun)
        moments = work_moments(db, self.seed, past, begin, self.since - timedelta(days=4))
        moments += work_moments(
            db, self.seed + 1, len(self.plan) - past, self.since + timedelta(days=2), db.now - timedelta(days=1)
        )
        for at, each in zip(moments, self.plan, strict=True):
            with acting(db, at, each.agent_id):
                case = actions.create_case(
                    db, subject=each.subject, priority=each.kind.priority, status="Assigned",
                    account_id=each.account_id, contact_id=each.contact_id, owner_id=each.agent_id,
                )  # fmt: skip
            with acting(db, at + timedelta(hours=1), each.agent_id):
                if each.kind.status == "Closed":
                    actions.close_case(db, case.id, "Settled with them on the phone.")
                elif each.kind.status == "Pending":
                    actions.update_case(db, case.id, status="Pending")

    def gold(self, user: User) -> None:
        listed = CaseList(user).open("open").filter("priority", choices=["Urgent"])
        listed.filter("status", choices=_OPEN).filter("created", **self._lately)
        listed.sort("account").next_page()
        user.answer(self.winner.name)

    def by_tools(self, user: ToolUser) -> None:
        user.because("A report counts the cases by account; first I see what it can ask of a case.")
        user.call("crm_list_report_fields", object="case")
        filters = [
            {"field": "priority", "operator": "any", "value": "Urgent"},
            {"field": "status", "operator": "any", "value": list(_OPEN)},
            {"field": "created_at", "operator": "last", "value": self.days},
        ]
        asked = {"object": "case", "groups": ["account"], "measures": ["count"], "filters": filters, "sort": "-count"}
        user.call("crm_run_report", definition=asked)

    def by_report(self, user: User) -> None:
        builder = ReportBuilder.begin(user, "case").aim("Filters").filter("priority", choices=["Urgent"])
        builder.filter("status", choices=_OPEN).filter("created_at", **self._lately).group("account")
        user.answer(self.winner.name)

    def by_the_accounts(self, user: User) -> None:
        for account in self.planted:
            AccountPage.find(user, account.name).exact.related()
        user.answer(self.winner.name)

    @property
    def _lately(self) -> dict[str, Any]:
        return {"condition": "is in the last", "typed": {"Days": str(self.days)}}
