"""Inspected returns that wait for their money: what is kept back, and what is paid to the card or as credit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import joinedload, selectinload

from ....apps.handbook.holidays import is_workday
from ....apps.handbook.policies import policy
from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.actions.returning.arriving import Looked
from ....apps.store.models import Attachment, Order, OrderLine, Return, ReturnLine
from ....seeds.world import World
from ...draw import Draw
from ...gold import ToolUser, User
from ...matchers import SameText
from ...queries import fetch_undeleted
from ...registry import family
from ...task import Outcome, Task
from ..pages import ReturnList, give_credit
from ..rules import setting
from .desk import read_rules, read_rules_by_tools
from .placing import moment

INSPECTOR = "Returns desk"
#: Reasons that are the customer's own; the handbook names the others.
OWN = ("Wrong size", "Changed my mind")
BONUS = "Bonus"
CARD, CREDIT = "Original payment", "Store credit"
#: What customers write who want credit, who don't, and who say nothing of it.
WISHES = {
    True: ("Store credit is fine, I'll order something else.", "Could I have this as store credit instead of a refund?",
           "Please put it on my account as credit, I shop here a lot.", "I'd rather have credit for the next order.",
           "Credit, please. I already know what I want instead."),
    False: ("Please, no store credit, I want it back on my card.", "Back on the card, please.",
            "I don't need anything else, so no credit. A refund, please.", "Please refund the card I paid with."),
    None: ("Thanks for taking it back.", "It's in the box it came in.", "Sorry for the trouble.",
           "I hope the tape holds.", "All parts should be in there."),
}  # fmt: skip
#: Days that an inspected return may wait.
WAITS = (4, 5, 6, 7)
FATES = {"Like new": "Restock", "Opened": "Set aside", "Used": "Set aside", "Damaged": "Discard"}
WORDINGS = (
    "Please settle the returns {names}. They've been inspected; fee, refund or credit as the handbook says.",
    "{names} are inspected and waiting for their money. Pay each one the way our handbook wants it.",
    "Can you close these returns today: {names}? Look at what was found and what the customer wants, and go by the "
    "handbook for fees, credit and bonus.",
    "Returns {names} need to be settled according to the handbook, with everything that goes with it.",
    "Work off {names}: settle each return by our rules for inspected returns.",
)


@dataclass(frozen=True)
class Waiting:
    """A return that was inspected, and what its customer wishes for."""

    request: Return
    line: ReturnLine
    inspected: datetime
    condition: str
    wish: bool | None
    note: str | None
    is_late: bool

    @property
    def goods(self) -> OrderLine:
        return self.line.order_line

    @property
    def worth(self) -> int:
        return self.goods.worth(self.line.approved)

    @property
    def is_ours(self) -> bool:
        return self.line.reason not in OWN


@dataclass(frozen=True)
class Terms:
    """How a return is paid."""

    fee_percent: int
    fee_reason: str | None
    paid_by: str
    bonus: int

    @property
    def values(self) -> dict[str, Any]:
        fee = {"fee_percent": self.fee_percent, "fee_reason": self.fee_reason} if self.fee_percent else {}
        return {**fee, "paid_by": self.paid_by}


@dataclass(frozen=True)
class Settling:
    """Returns that wait, and the handbook's numbers."""

    fees: dict[str, int]
    bonus: int
    wait: int
    returns: tuple[Waiting, ...]

    def terms(self, each: Waiting, without: str = "") -> Terms:
        """How one is paid by the rules, or by all but one."""
        as_credit = each.wish is True and without != "the wish"
        spared = (each.is_ours and without != "the reason") or (each.is_late and without != "the delay")
        spared = spared or (as_credit and without != "no fee on credit")
        percent = 0 if spared else self.fees.get(each.condition, 0)
        earns = as_credit and (each.condition != "Used" or without == "used goods") and without != "the bonus"
        bonus = (each.worth * self.bonus + 50) // 100 if earns else 0
        return Terms(percent, each.condition if percent else None, CREDIT if as_credit else CARD, bonus)

    def setup(self, db: Db) -> None:
        setting("credit_bonus", self.bonus)(db)
        setting("settle_wait", self.wait)(db)
        for each in self.returns:
            request = db.get_one(Return, each.request.id)
            request.note = each.note
            # Its photos may show another state than the one that it is found in.
            db.execute(delete(Attachment).where(Attachment.return_line_id == each.line.id))
            id, count = each.goods.id, each.line.approved
            if request.status == "Approved" and request.location_id is not None:
                with moment(db, each.inspected - timedelta(minutes=80), INSPECTOR):
                    actions.receive_return(db, request.id, request.location_id, {id: count}, {})
            with moment(db, each.inspected, INSPECTOR):
                looked = Looked(id, count, each.condition, FATES[each.condition], None)
                actions.inspect_return(db, request.id, [looked])

    def paying(self, without: str = "") -> Outcome:
        def outcome(db: Db) -> None:
            for each in self.returns:
                terms = self.terms(each, without)
                actions.settle_return(db, each.request.id, **terms.values)
                if terms.bonus:
                    actions.change_credit(db, each.request.order.customer_id, terms.bonus, BONUS)

        return outcome

    def without(self) -> dict[str, Outcome]:
        rules = ("the wish", "the reason", "the delay", "no fee on credit", "used goods", "the bonus")
        bites = [rule for rule in rules if any(self.terms(one, rule) != self.terms(one) for one in self.returns)]
        return {rule: self.paying(rule) for rule in bites}

    def gold(self, user: User) -> None:
        read_rules(user)
        for each in self.returns:
            terms, customer = self.terms(each), each.request.order.customer
            page = ReturnList(user).open_return(each.request.name).settle(**terms.values)
            if terms.bonus:
                page.open_customer(customer.name)
                give_credit(user, customer.name, terms.bonus, BONUS)
        user.done()

    def bonus_first(self, user: User) -> None:
        read_rules(user)
        for each in reversed(self.returns):
            terms, customer = self.terms(each), each.request.order.customer
            if terms.bonus:
                ReturnList(user).open_return(each.request.name).open_customer(customer.name)
                give_credit(user, customer.name, terms.bonus, BONUS)
            ReturnList(user).open_return(each.request.name).settle(**terms.values)
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        read_rules_by_tools(user, "what is kept back, and how it is paid")
        for each in self.returns:
            terms, name = self.terms(each), each.request.name
            user.call("store_get_return", **{"return": name})
            user.call("store_settle_return", **{"return": name, **terms.values})
            if terms.bonus:
                email = each.request.order.customer.email
                user.call("store_change_credit", customer=email, amount=terms.bonus / 100, reason=BONUS)


def _draw_returns(draw: Draw, world: World) -> Settling:
    wait, bonus = draw.choice(WAITS), draw.choice((5, 6, 8, 10, 12))
    with world.session() as db:
        fees = {name: policy(db, "restocking", name).value for name in ("Opened", "Used")}
        now, zone = db.now, db.timezone
    found = [
        each for each in _asked(world) if each.lines[0].order_line.worth(each.lines[0].approved) * bonus % 100 != 50
    ]
    draw.random.shuffle(found)
    days = {
        request.id: [
            (ago, at)
            for ago in range(1, 40)
            if ago not in (wait, wait + 1) and is_workday((now - timedelta(days=ago)).astimezone(zone).date())
            and (at := _at(draw, now, ago, zone)) > request.updated_at + timedelta(hours=2)
        ]
        for request in found
    }  # fmt: skip
    made: list[Waiting] = []
    for likely in (("bonus",), ("fee",), ("late", "ours"), ("used", "refund")):
        taken = {one.request.id for one in made}
        fitting = {kind: [each for each in _fit(kind, found, days, wait) if each.id not in taken] for kind in likely}
        kind = draw.choice(kind for kind in likely if fitting[kind])
        request = draw.choice(fitting[kind])
        is_any = kind in ("bonus", "used")
        some = [(ago, at) for ago, at in days[request.id] if is_any or (ago > wait) == (kind == "late")]
        ago, at = draw.choice(some)
        wish = True if kind in ("bonus", "used") else draw.choice((False, None))
        condition = {"bonus": ("Like new", "Opened"), "used": ("Used",), "refund": ("Like new", "Damaged")}
        state = draw.choice(condition.get(kind, ("Opened", "Used")))
        made.append(Waiting(request, request.lines[0], at, state, wish, draw.choice(WISHES[wish]), ago > wait))
    draw.random.shuffle(made)
    return Settling(fees, bonus, wait, tuple(made))


def _at(draw: Draw, now: datetime, ago: int, zone: Any) -> datetime:
    day = (now - timedelta(days=ago)).astimezone(zone).date()
    return datetime.combine(day, time(draw.integer(11, 16), draw.integer(0, 59)), zone).astimezone(now.tzinfo)


def _fit(
    kind: str, found: Iterable[Return], days: dict[int, list[tuple[int, datetime]]], wait: int
) -> Iterator[Return]:
    """Returns that can be made to be of a kind: whose reason is right, and that had come early enough."""
    for each in found:
        ages = [ago for ago, _at in days[each.id]]
        own = each.lines[0].reason in OWN
        in_time = any(ago < wait for ago in ages)
        fits = {"late": own and any(ago > wait for ago in ages), "ours": not own and in_time, "refund": in_time}
        if fits.get(kind, own and in_time):
            yield each


def _asked(world: World) -> list[Return]:
    """Returns of one article that have come and wait for an inspection, or are on their way."""
    found = fetch_undeleted(
        world,
        select(Return)
        .where(Return.status.in_(("Received", "Approved")), Return.location_id.is_not(None))
        .options(
            joinedload(Return.order).joinedload(Order.customer),
            selectinload(Return.lines).joinedload(ReturnLine.order_line),
        ),
    )
    return [each for each in found if _is_plain(each)]


def _is_plain(request: Return) -> bool:
    if len(request.lines) != 1 or request.order.customer.persona:
        return False
    (line,) = request.lines
    here = line.approved == line.received if request.status == "Received" else not line.received and not line.missing
    kept = line.order_line.fulfilled - line.order_line.returned
    return here and line.approved <= kept and line.order_line.worth(line.approved) <= request.order.refundable


@family("store-credit-or-refund", app="store", kind="multi-step", steps=90, persona="store_manager")
def settle_returns(draw: Draw, world: World) -> Task:
    """Pay for inspected returns by the handbook: a fee by condition, to the card or as credit with a bonus."""
    facts = _draw_returns(draw, world)
    names = [each.request.name for each in facts.returns]
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, names=f"{', '.join(names[:-1])} and {names[-1]}"),
        setup=facts.setup,
        outcome=facts.paying(),
        matchers={"store_return.fee_reason": SameText(), "store_credit_entry.reason": SameText()},
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.bonus_first,),
        by_tools=facts.by_tools,
    )
