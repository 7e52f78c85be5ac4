"""Cases: what customers complain about and ask, and how it was settled."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import CASE_ORIGINS, OPEN_CASE_STATUSES, Case
from ...apps.crm.sla import sla_due
from ..grammar import Said, say
from ..handbook.policies import Rules, policies_of
from ..random_source import chance, pick, shares
from ..rows import new
from .chronicling.records import enter_case
from .phrases import case_openings as openings
from .phrases import case_questions as questions
from .pleas import Plea, Pleas
from .sales import Sales
from .ties import Ties

STATUS_WEIGHTS = {"New": 16, "Assigned": 40, "Pending": 30, "Closed": 232, "Rejected": 17, "Duplicate": 15}
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
_FIRST_NUMBER = 4100
# Up to so many working days old are those that are not settled.
_OPEN_FOR = {"New": 3, "Assigned": 16, "Pending": 40}
# For how many days back there are cases at all, and what share of them follows from something.
_DAYS, _CAUSED = 560, 45
# So many of a hundred e-mails were kept as they came, and so many of those quote what they answer.
_MAILED, _QUOTING = 60, 45


@dataclass(frozen=True)
class CasePlan:
    plea: Plea
    status: str
    owner_id: int


@dataclass(frozen=True)
class CaseFiles:
    """What each case came from, by its id."""

    pleas: dict[int, Plea] = field(default_factory=dict)


def make_cases(sales: Sales) -> None:
    random, ties = sales.draft.random("cases"), Ties(sales.draft)
    files = CaseFiles()
    sales.draft.keep(ties)
    sales.draft.keep(files)
    plans = sorted(_plans(sales, random, Pleas(sales, random, ties)), key=lambda plan: plan.plea.at)
    rules = {key: policies_of(sales.draft, key) for key in ("sla", "desk_hours")}
    earlier: dict[int, Case] = {}
    for number, plan in enumerate(plans):
        before = earlier.get(plan.plea.account.id)
        case = _add(sales, random, plan, f"{_FIRST_NUMBER + number:06d}", before)
        if case.status == "Duplicate" and before is not None and before.status != "Duplicate":
            case.parent_case_id = before.id
        case.sla_due_at = _due(sales, case, plan.plea.at, rules)
        earlier[plan.plea.account.id] = case
        files.pleas[case.id] = plan.plea


def _plans(sales: Sales, random: Random, pleas: Pleas) -> list[CasePlan]:
    """What has a cause first; then, for each status, what else came in."""
    calendar, count = sales.draft.calendar, sales.volume.cases
    weights = {sales.holders[key].id: weight for key, weight in _OWNERS.items()}
    statuses = shares(random, count, STATUS_WEIGHTS)
    left = {status: shares(random, statuses.count(status), weights) for status in STATUS_WEIGHTS}
    caused = [plea for plea in pleas.caused() if plea.at > calendar.now - timedelta(days=_DAYS)]
    # A settled one is there as often as another, but of the latest none is left out.
    caused.sort(key=lambda plea: (plea.at < calendar.now - timedelta(days=45), random.random()))
    plans = []
    for plea in caused[: count * _CAUSED // 100]:
        status = _status(sales, random, plea)
        if owners := left[status]:
            plans.append(CasePlan(plea, status, owners.pop()))
    for status, owners in left.items():
        days = _OPEN_FOR.get(status)
        for owner_id in owners:
            latest = calendar.now if days else calendar.now - timedelta(days=3)
            back = random.randrange(_DAYS) if random.randrange(2) else random.randrange(_DAYS // 3)
            first = calendar.workday_before(days) if days else calendar.today - timedelta(days=4 + back)
            start = calendar.morning(first)
            end = latest if days else min(latest, start + timedelta(days=3))
            plans.append(CasePlan(pleas.ordinary(start, end), status, owner_id))
    return plans


def _due(sales: Sales, case: Case, at: datetime, rules: dict[str, Rules]) -> datetime:
    """By when an answer is due, by the rules of the day on which the case came in."""
    calendar = sales.draft.calendar
    day = calendar.date_of(at)
    return sla_due(at, case.priority, calendar.timezone, lambda key, subject: rules[key](subject, day))


def _status(sales: Sales, random: Random, plea: Plea) -> str:
    """How far a case that has a cause can be."""
    age = sales.draft.calendar.now - plea.at
    if plea.settled is not None and plea.settled < sales.draft.calendar.now:
        return "Closed"
    if plea.settled is None and plea.outcome is None and age > timedelta(days=12):
        return "Closed"
    if age < timedelta(days=2):
        return random.choice(("New", "New", "Assigned"))
    return random.choice(("Assigned", "Pending")) if age < timedelta(days=50) else "Closed"


def _add(sales: Sales, random: Random, plan: CasePlan, number: str, earlier: Case | None) -> Case:
    draft, plea = sales.draft, plan.plea
    contact, topic = plea.contact, plea.topic
    kind, priority, origin = random.choice(topic.types), pick(random, PRIORITY_WEIGHTS), random.choice(CASE_ORIGINS)
    known = {**_known(sales, plea), "competitor": random.choice(sales.competitors)}
    subject = say(random, topic.subjects, known)
    told = _description(random, plea, kind, origin, known)
    case = new(
        Case,
        number=number,
        subject=subject.text,
        status=plan.status,
        priority=priority,
        type=None if chance(random, 4) else kind,
        origin=origin,
        description=told.text,
        account_id=plea.account.id,
        contact_id=None if chance(random, 4) else contact.id,
        owner_id=plan.owner_id,
        is_escalated=priority in ("High", "Urgent") and chance(random, 25),
        closed_at=None,
        resolution=None,
    )
    settled = _settle(sales, random, plan, case, earlier, known) if plan.status not in OPEN_CASE_STATUSES else Said("")
    touched = case.closed_at or (plea.at if plan.status == "New" else draft.calendar.recent(random, plea.at))
    draft.add(case, at=plea.at, by=plan.owner_id, touched=touched)
    if topic is questions.UNSUBSCRIBE and case.status == "Closed" and case.closed_at is not None:
        contact.email_opt_out, contact.updated_at = True, max(contact.updated_at, case.closed_at)
    enter_case(draft, case, plea.account, contact, plea.event)
    _note_tellings(sales, plan, case, subject + told, settled)
    return case


def _known(sales: Sales, plea: Plea) -> dict[str, str]:
    contact = plea.contact
    return {
        **plea.facts,
        "contact": contact.name,
        "first": contact.first_name or contact.name,
        "account": plea.account.name,
        "company": sales.draft.company.name,
        "city": plea.account.billing_city or "",
    }


def written_first(sales: Sales, random: Random, plea: Plea) -> str:
    """What the customer wrote to begin with, in their own words."""
    return say(random, plea.topic.letters, _at_first(plea, _known(sales, plea))).text


def _at_first(plea: Plea, known: dict[str, str]) -> dict[str, str]:
    """What is known before anybody knows how it ends."""
    return {name: text for name, text in known.items() if name not in _LATER or plea.outcome is None}


def _description(random: Random, plea: Plea, kind: str, origin: str, known: dict[str, str]) -> Said:
    """What was said, more or less of it; nobody knows yet how it ends."""
    facts = _at_first(plea, known)
    if origin == "E-mail" and chance(random, _MAILED):
        return _letter(random, plea, facts)
    told = say(random, openings.OPENINGS[origin], facts) if chance(random, 62) else Said("")
    told += say(random, plea.topic.stories, facts)
    if chance(random, 45):
        told += say(random, plea.topic.details, facts)
    if chance(random, 45):
        told += say(random, openings.WISHES[kind], facts)
    return told


def _letter(random: Random, plea: Plea, facts: dict[str, str]) -> Said:
    """The mail as it came, with its signature and what it answers."""
    said = say(random, plea.topic.letters, facts)
    greeting, closing = (say(random, pool, facts).text for pool in (openings.GREETINGS, openings.CLOSINGS))
    signature = [facts["contact"], plea.contact.title or "", facts["account"], plea.contact.phone or ""]
    text = "\n".join([greeting, "", said.text, "", closing, *filter(None, signature)])
    if chance(random, _QUOTING):
        text += f"\n\n> {say(random, openings.QUOTED, facts).text}\n> {facts['company']}"
    return Said(text, said.states)


# Known when all is over.
_LATER = frozenset({"refund", "reason", "returned"})


def _settle(
    sales: Sales, random: Random, plan: CasePlan, case: Case, earlier: Case | None, known: dict[str, str]
) -> Said:
    calendar, at = sales.draft.calendar, plan.plea.at
    first = max(at, plan.plea.settled or at)
    case.closed_at = calendar.between(random, first, first + timedelta(days=random.choice((1, 1, 2, 3, 5, 8))))
    case.closed_at = max(case.closed_at, at + timedelta(minutes=9))
    if case.status == "Duplicate":
        patterns = questions.DUPLICATES if earlier else questions.FIRST_DUPLICATES
        said = say(random, patterns, {"number": earlier.number if earlier else "", **known})
    elif case.status == "Rejected":
        said = say(random, questions.REJECTIONS, known)
    else:
        outcome = plan.plea.outcome
        said = say(random, plan.plea.topic.resolutions, {**known, **outcome.words()} if outcome else known)
    case.resolution = said.text
    return said


def _note_tellings(sales: Sales, plan: CasePlan, case: Case, told: Said, settled: Said) -> None:
    """Tell the chronicle which facts stand where."""
    chronicle, plea = sales.draft.chronicle, plan.plea
    moments: tuple[tuple[Said, datetime | None], ...] = ((told, plea.at), (settled, case.closed_at))
    for said, at in moments:
        event = plea.outcome if said is settled and plea.outcome else plea.event
        if event is None or at is None:
            continue
        words = event.words()
        states = tuple(name for name in said.states if name in words and words[name] in said.text)
        if states:
            chronicle.told(case, event, states=states, at=at, author_id=plan.owner_id)
