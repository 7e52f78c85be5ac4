"""Cases: what customers complain about and ask, and how it was settled."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import CASE_ORIGINS, OPEN_CASE_STATUSES, Case, Contact
from ...apps.crm.sla import sla_due
from ..handbook.policies import Rules, policies_of
from ..random_source import chance, pick, shares
from ..rows import new
from ..writing import Context, day, write
from .context import phrase_context
from .phrases import cases as phrases
from .sales import Customer, Sales

STATUS_WEIGHTS = {"New": 30, "Assigned": 62, "Pending": 40, "Closed": 186, "Rejected": 17, "Duplicate": 15}
_OWNERS = {
    "support-1": 26,
    "support-2": 16,
    "support-3": 16,
    "support-4": 16,
    "support-5": 14,
    "support-6": 8,
    "support-lead": 4,
}
PRIORITY_WEIGHTS = {"Low": 26, "Normal": 46, "High": 20, "Urgent": 8}
_TYPE_WEIGHTS = {"Question": 26, "Incident": 40, "Problem": 20, "Return": 14}
_FIRST_NUMBER = 4100


def make_cases(sales: Sales) -> None:
    random = sales.draft.random("cases")
    weights = {sales.holders[key].id: weight for key, weight in _OWNERS.items()}
    statuses = shares(random, sales.volume.cases, STATUS_WEIGHTS)
    buyers = [
        c for c in sales.customers if not c.is_test and c.account.type != "Prospect" and sales.contacts[c.account.id]
    ]
    plans = []
    for status in STATUS_WEIGHTS:
        for owner_id in shares(random, statuses.count(status), weights):
            customer = random.choice(buyers)
            plans.append((_created(sales, random, status, customer), status, owner_id, customer))
    rules = {key: policies_of(sales.draft, key) for key in ("sla", "desk_hours")}
    earlier: dict[int, Case] = {}
    for number, (created, status, owner_id, customer) in enumerate(sorted(plans, key=lambda plan: plan[0])):
        case = _add(sales, random, created, status, owner_id, customer, f"{_FIRST_NUMBER + number:06d}", earlier)
        case.sla_due_at = _due(sales, case, rules)
        earlier[customer.account.id] = case


def _due(sales: Sales, case: Case, rules: dict[str, Rules]) -> datetime:
    """By when an answer is due, by the rules of the day on which the case came in."""
    calendar = sales.draft.calendar
    day = calendar.date_of(case.created_at)
    return sla_due(case.created_at, case.priority, calendar.timezone, lambda key, subject: rules[key](subject, day))


def _created(sales: Sales, random: Random, status: str, customer: Customer) -> datetime:
    calendar = sales.draft.calendar
    days = {"New": 2, "Assigned": 12, "Pending": 25}.get(status)
    earliest = calendar.now - timedelta(days=days) if days else customer.account.created_at + timedelta(days=5)
    return calendar.recent(random, max(earliest, customer.account.created_at + timedelta(days=3)))


def _add(
    sales: Sales,
    random: Random,
    created: datetime,
    status: str,
    owner_id: int,
    customer: Customer,
    number: str,
    earlier: dict[int, Case],
) -> Case:
    draft, account = sales.draft, customer.account
    present = [c for c in sales.contacts[account.id] if c.created_at <= created] or sales.contacts[account.id][:1]
    contact = random.choice(present)
    kind, priority = pick(random, _TYPE_WEIGHTS), pick(random, PRIORITY_WEIGHTS)
    known = phrase_context(sales, random, created, owner_id, account=account, contact=contact)
    case = new(
        Case,
        number=number,
        subject=_subject(sales, random, kind, known),
        status=status,
        priority=priority,
        type=None if chance(random, 4) else kind,
        origin=random.choice(CASE_ORIGINS),
        description=write(random, known, phrases.OPENINGS, phrases.FACTS[kind], phrases.WISHES[kind]),
        account_id=account.id,
        contact_id=None if chance(random, 4) else contact.id,
        owner_id=owner_id,
        is_escalated=priority in ("High", "Urgent") and chance(random, 25),
        closed_at=None,
        resolution=None,
    )
    if status not in OPEN_CASE_STATUSES:
        _settle(sales, random, case, created, contact, earlier.get(account.id), kind, known)
    touched = case.closed_at or (created if status == "New" else draft.calendar.recent(random, created))
    return draft.add(case, at=created, by=owner_id, touched=touched)


def _settle(
    sales: Sales,
    random: Random,
    case: Case,
    created: datetime,
    contact: Contact,
    earlier: Case | None,
    kind: str,
    known: Context,
) -> None:
    calendar = sales.draft.calendar
    case.closed_at = calendar.between(random, created, created + timedelta(days=random.choice((1, 2, 4, 9, 16))))
    if case.status == "Duplicate":
        case.resolution = f"Same matter as case {earlier.number}." if earlier else "Came in twice by mail and by phone."
        return
    at_close = {
        **phrase_context(sales, random, case.closed_at, case.owner_id, contact=contact),
        **{key: known[key] for key in ("product", "qty", "few")},
        "day": day(calendar.date_of(case.closed_at)),
    }
    case.resolution = write(
        random, at_close, phrases.RESOLUTIONS[kind] if case.status == "Closed" else phrases.REJECTIONS
    )


def _subject(sales: Sales, random: Random, kind: str, known: Context) -> str:
    trade = sales.draft.trade
    fault = random.choice([*trade.said_of(known["family"], trade.faults), *phrases.FAULTS])
    question = random.choice([*trade.said_of(known["family"], trade.questions), *phrases.QUESTIONS])
    extra = {"fault": fault, "fault_first": fault[:1].upper() + fault[1:], "question": question}
    return write(random, {**known, **extra}, phrases.SUBJECTS[kind])
