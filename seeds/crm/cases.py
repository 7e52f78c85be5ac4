"""Cases: what customers complain about and ask, and how it was settled."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import CASE_ORIGINS, OPEN_CASE_STATUSES, Case
from ...apps.crm.sla import sla_due
from ...apps.platform.models import Person
from ..grammar import Said, gaps
from ..handbook.policies import Rules, policies_of
from ..random_source import chance, pick, shares
from ..rows import new
from .chronicling.records import enter_case
from .pleas import Plea, Pleas
from .sales import Sales
from .stories.letters import Writer
from .stories.shelf import Shelf
from .stories.story import LATER, Ending, Story
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
#: Stories in which somebody cannot wait.
PRESSING = ("fault-urgent", "down", "expedite")
_FIRST_NUMBER = 4100
# Up to so many working days old are those that are not settled.
_OPEN_FOR = {"New": 3, "Assigned": 16, "Pending": 40}
# How many days it takes to settle a case with no mails, with one, and so on.
_DAYS_OF = ((1, 2, 2), (2, 2, 3), (2, 3, 4), (3, 4, 5, 7), (4, 5, 7, 8), (5, 7, 8, 11))
# For how many days back there are cases at all, and what share of them follows from something.
_DAYS, _CAUSED = 560, 45
# What is not taken down of a call, and what only of one.
_WRITTEN = re.compile(r"\b(attached|wrote|forwarded|[Ss]ent)\b")
_CALLED = re.compile(r"\b([Cc]all|called|calling|phone|read me)\b")
# So many of a hundred e-mails and chats were kept as they came, and so many that answer something quote it.
_MAILED, _QUOTING = 82, 80


@dataclass(frozen=True)
class CasePlan:
    plea: Plea
    status: str
    owner_id: int


@dataclass(frozen=True)
class Tale:
    """What is to be told of a case: the facts, who writes, what they wrote, and how it goes on."""

    plea: Plea
    known: dict[str, str]
    writer: Writer
    letter: str
    ending: Ending


@dataclass(frozen=True)
class CaseFiles:
    """What each case came from, by its id."""

    shelf: Shelf
    tales: dict[int, Tale] = field(default_factory=dict)

    @property
    def pleas(self) -> dict[int, Plea]:
        return {case_id: tale.plea for case_id, tale in self.tales.items()}


def make_cases(sales: Sales) -> None:
    random, ties = sales.draft.random("cases"), Ties(sales.draft)
    files = CaseFiles(Shelf(sales.draft.random("stories")))
    sales.draft.keep(ties)
    sales.draft.keep(files)
    plans = sorted(_plans(sales, random, Pleas(sales, random, ties, files.shelf)), key=lambda plan: plan.plea.at)
    rules = {key: policies_of(sales.draft, key) for key in ("sla", "desk_hours")}
    earlier: dict[int, Case] = {}
    for number, plan in enumerate(plans):
        before = earlier.get(plan.plea.account.id)
        case = _add(sales, random, files, plan, f"{_FIRST_NUMBER + number:06d}", before)
        if case.status == "Duplicate" and before is not None and before.status != "Duplicate":
            case.parent_case_id = before.id
        case.sla_due_at = _due(sales, case, plan.plea.at, rules)
        earlier[plan.plea.account.id] = case


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
            end = latest if days else min(latest, start + timedelta(days=4))
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


def _add(sales: Sales, random: Random, files: CaseFiles, plan: CasePlan, number: str, earlier: Case | None) -> Case:
    draft, plea, shelf = sales.draft, plan.plea, files.shelf
    contact, story = plea.contact, plea.story.told_of(plea.tags)
    kind, priority, origin = random.choice(story.types), pick(random, PRIORITY_WEIGHTS), random.choice(CASE_ORIGINS)
    if not contact.email:
        origin = "Phone"
    if story.name in PRESSING:
        priority = random.choice(("High", "Urgent"))
    known = known_of(sales, plea)
    at_first = {name: text for name, text in known.items() if name not in LATER}
    writer = Writer.draw(random, contact, plea.account.name)
    subject = shelf.say(story.subjects, at_first, turn=1, forms=2)
    told = _description(sales, random, shelf, plea, origin, at_first, writer)
    ending = _ending(shelf, plan, earlier, known)
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
    settled = Said("")
    if plan.status not in OPEN_CASE_STATUSES:
        case.closed_at = _closed(sales, random, plan, ending)
        settled = shelf.say(ending.fixes, known)
        case.resolution = settled.text
    touched = case.closed_at or (plea.at if plan.status == "New" else draft.calendar.recent(random, plea.at))
    draft.add(case, at=plea.at, by=plan.owner_id, touched=touched)
    if story.name == "unsubscribe" and case.status == "Closed" and case.closed_at is not None:
        contact.email_opt_out, contact.updated_at = True, max(contact.updated_at, case.closed_at)
    enter_case(draft, case, plea.account, contact, plea.event, group=plea.group)
    _note_tellings(sales, plan, case, subject + told, settled)
    files.tales[case.id] = Tale(plea, known, writer, told.text if "\n" in told.text else "", ending)
    return case


def known_of(sales: Sales, plea: Plea) -> dict[str, str]:
    """All facts that something written on the case may name, at its end."""
    contact, holders = plea.contact, sales.holders
    rep = _active(sales, plea.account.owner_id)
    outcome = plea.outcome
    known = {
        **plea.facts,
        "contact": contact.name,
        "first": contact.first_name or contact.name,
        "account": plea.account.name,
        "company": sales.draft.company.name,
        "domain": sales.draft.company.domain,
        "city": plea.account.billing_city or "",
        "rep": rep.first_name,
        "lead": holders["support-lead"].first_name,
        "dock": holders["warehouse-1"].first_name,
        "ar": holders["finance-3"].first_name,
        "buyer_here": holders["operations-2"].first_name,
        "specialist": holders["product-1"].first_name,
    }
    if "fault" in known:
        known["fault_cap"] = known["fault"][0].upper() + known["fault"][1:]
    if outcome is not None:
        known |= {name: text for name, text in outcome.words().items() if name != "article"} | {"over": "yes"}
        if outcome.kind == "supply-in":
            known["arrived"] = known["arrival"]
    return known


def _active(sales: Sales, owner_id: int) -> Person:
    """Whose the account is; whoever has left is stood in for by the next above who is there."""
    person = sales.draft.people[owner_id - 1]
    while not person.is_active and person.manager_id:
        person = sales.draft.people[person.manager_id - 1]
    return person


def _description(
    sales: Sales,
    random: Random,
    shelf: Shelf,
    plea: Plea,
    origin: str,
    known: dict[str, str],
    writer: Writer,
) -> Said:
    """The mail or the form as it came, or what somebody took down; nobody knows yet how it ends."""
    story = plea.story.told_of(plea.tags)
    if origin == "Web" or (origin != "Phone" and chance(random, _MAILED)):
        said = shelf.say(story.letters, known)
        if origin != "E-mail":
            return said
        hour = plea.at.astimezone(sales.draft.calendar.timezone).hour
        quoted = shelf.say(story.quoted, known).text if chance(random, _QUOTING) else ""
        quoted = "\n".join(f"> {line}" for line in quoted.splitlines())
        return Said(writer.opening(random, said.text, hour, quoted), said.states)
    other = _WRITTEN if origin == "Phone" else _CALLED
    return shelf.say([told for told in story.told if not other.search(told)] or story.told, known)


def _ending(shelf: Shelf, plan: CasePlan, earlier: Case | None, known: dict[str, str]) -> Ending:
    story: Story = plan.plea.story
    if plan.status in ("Rejected", "Duplicate"):
        group = plan.status.lower()
        story = shelf.story(group, frozenset({plan.plea.group} | ({"again"} if earlier else set())) | plan.plea.tags)
        if earlier:
            known["number"] = earlier.number
    is_over = plan.status not in OPEN_CASE_STATUSES
    facts = known if is_over else {name: text for name, text in known.items() if name not in LATER}
    return shelf.ending(story.told_of(plan.plea.tags), facts, is_over=is_over)


def _closed(sales: Sales, random: Random, plan: CasePlan, ending: Ending) -> datetime:
    """The more was written to and fro, the later."""
    at, now = plan.plea.at, sales.draft.calendar.now
    waits = any(turn.is_late for turn in ending.turns) or any(LATER.intersection(gaps(fix)) for fix in ending.fixes)
    first = max(at, plan.plea.settled or at) if waits else at
    days = _DAYS_OF[min(len(_DAYS_OF) - 1, sum(turn.who != "note" for turn in ending.turns))]
    arriving = 4 if any(turn.takes_days for turn in ending.turns) else 0
    # On weekends nobody answers.
    length = random.choice(days) + arriving
    length += 2 * ((first.weekday() + length) // 5)
    last = min(now, first + timedelta(days=length))
    start = first + (last - first) / 2
    closed = max(sales.draft.calendar.between(random, min(start, last), last), at + timedelta(minutes=9))
    return min(now, sales.draft.calendar.in_office(random, closed))


def _note_tellings(sales: Sales, plan: CasePlan, case: Case, told: Said, settled: Said) -> None:
    """Tell the chronicle which facts stand where."""
    chronicle, plea = sales.draft.chronicle, plan.plea
    moments: tuple[tuple[Said, datetime | None], ...] = ((told, plea.at), (settled, case.closed_at))
    for said, at in moments:
        is_known = plea.outcome is not None and at is not None and plea.outcome.at <= at
        event = plea.outcome if said is settled and is_known else plea.event
        if event is None or at is None:
            continue
        words = event.words()
        states = tuple(name for name in said.states if name in words and words[name] in said.text)
        if states:
            chronicle.told(case, event, states=states, at=at, author_id=plan.owner_id)
