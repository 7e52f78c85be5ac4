"""Tasks, calls and meetings: what was done, what is due today, what was forgotten."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from random import Random

from ...apps.crm.models import OPEN_TASK_STATUSES, Deal, Event, Lead, Task
from ..calendar import last_workday, next_workday
from ..random_source import chance, pick, shares
from ..rows import new
from ..trades.counting import count_of
from .context import phrase_context
from .parents import Parent
from .phrases.calendars.calls import CALLS, OWN
from .phrases.calendars.tasks import TASKS
from .phrases.calendars.visits import MEETINGS
from .sales import Sales
from .stream.decks import Decks
from .stream.staff import Staff

_TASK_PARENTS = {"deal": 46, "account": 16, "contact": 14, "lead": 16, "case": 5, "": 3}
_EVENT_PARENTS = {"deal": 48, "account": 18, "contact": 14, "lead": 16, "": 4}
_TASK_STATUSES = {"Completed": 61, "Not Started": 22, "In Progress": 8, "Waiting": 4, "Canceled": 5}
_PRIORITIES = {"Low": 14, "Normal": 60, "High": 21, "Urgent": 5}
# Those to whom nobody shows goods.
_NO_BUYERS = re.compile(r"[Aa]ccount|[Pp]ayable|[Rr]eceiv|[Aa]ssistant|[Rr]eception")
# For how long there is something to do on a deal that is closed.
_AFTERWARDS = timedelta(days=40)
# How many events a person has at most on one day, and how often another day or person is tried.
_FULL, _TRIES = 8, 40
# How much is planned at most for each of those who work on records: for today, and for the weeks to come.
_TODAY, _COMING = 2, 24
# Of a hundred tasks and events, so many have a description.
_TASKS_TOLD, _EVENTS_TOLD = 38, 40
_EARLY, _SURE = ("Prospecting", "Qualification"), ("Negotiation", "Closed Won")
# One in so many open tasks hangs on a deal that is closed already, and is overdue.
_LEFT_BEHIND = 16


class _Agenda:
    """What tasks, calls and meetings are called and what is said of them, dealt like cards."""

    def __init__(self, sales: Sales, random: Random) -> None:
        self._sales, self._random = sales, random
        self._decks, self._staff = Decks(random), Staff(sales)

    def draw(
        self, deck: str, entries: Sequence[tuple[str, ...]], parent: Parent | None, written: datetime, owner_id: int,
        *, told: int,
    ) -> tuple[str, str | None]:  # fmt: skip
        """A subject and perhaps what belongs to it, said of what is known then."""
        known = self.known(parent, written, owner_id)
        subject, details = self._decks.deal(deck, entries, known)
        said = None
        if details and chance(self._random, told):
            said = Decks(self._random).say(deck, details, known).text or None
        return subject[:1].upper() + subject[1:], said

    def known(self, parent: Parent | None, written: datetime, owner_id: int) -> dict[str, str]:
        random, sales = self._random, self._sales
        staff = self._staff.facts(owner_id, written, random.randrange(60))
        if parent is None:
            known = phrase_context(sales, random, written, owner_id)
            return {**known, **staff, "thing": sales.draft.trade.item(known["product"]).name}
        known = {**parent.context(sales, random, written, owner_id), **staff}
        stage = known.get("stage", "")
        kind = parent.account.type if parent.account else ""
        title = (parent.contact.title if parent.contact else "") or ""
        known["buys"] = "" if _NO_BUYERS.search(title) else "yes"
        known |= {"customer": "yes" if kind not in ("", "Prospect") else "", "former": kind if "ormer" in kind else ""}
        if isinstance(parent.record, Lead):
            is_new = parent.record.status in ("New", "Assigned")
            known |= {"cold": "yes" if is_new else "", "warm": "" if is_new else "yes"}
            known |= count_of(sales.draft.trade, known["article"], int(known["qty"]))
        if parent.deal is not None:
            known |= self._stage_flags(parent.deal, stage)
        if stage.startswith("Closed"):
            # It is over, so nobody speaks of how far it is.
            known |= {"stage": "", "close": ""}
        return known

    def _stage_flags(self, deal: Deal, stage: str) -> dict[str, str]:
        """Whether a deal is far from an offer, has one, or is as good as sold; by its last stage if it was lost."""
        if deal.last_stage_id is not None:
            stage = next(name for name, row in self._sales.stages.items() if row.id == deal.last_stage_id)
        is_early = stage in _EARLY
        return {
            "early": "yes" if is_early else "",
            "late": "" if is_early else "yes",
            "sure": "yes" if stage in _SURE else "",
        }


def make_tasks(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    random = sales.draft.random("tasks")
    statuses = shares(random, sales.volume.tasks, _TASK_STATUSES)
    open_parents = _open(parents)
    closed_deals = [parent for parent in parents["deal"] if not parent.is_open]
    agenda = _Agenda(sales, random)
    tasks = []
    for number, status in enumerate(statuses):
        is_open = status in OPEN_TASK_STATUSES
        left_behind = is_open and number % _LEFT_BEHIND == 0
        kind = "deal" if left_behind else pick(random, _TASK_PARENTS)
        pool = closed_deals if left_behind else (open_parents if is_open else parents).get(kind)
        parent = random.choice(pool) if pool else None
        tasks.append(_task(sales, random, agenda, status, parent, overdue=left_behind))
    sales.draft.add_all(tasks)


def _open(parents: dict[str, list[Parent]]) -> dict[str, list[Parent]]:
    """What is still to be worked on."""
    return {kind: [parent for parent in found if parent.is_open] for kind, found in parents.items()}


def _task(sales: Sales, random: Random, agenda: _Agenda, status: str, parent: Parent | None, *, overdue: bool) -> Task:
    calendar = sales.draft.calendar
    is_open = status in OPEN_TASK_STATUSES
    owner_id = _worker(sales, random, parent)
    earliest = parent.created_at if parent else calendar.first_moment
    if is_open:
        earliest = max(earliest, calendar.now - timedelta(days=45))
    created, kind = calendar.recent(random, earliest), parent.kind if parent else ""
    if parent is not None and (closed := _closed(parent)):
        created, kind = _around(sales, random, parent, closed, before=is_open)
    subject, said = agenda.draw(f"task {kind}", TASKS[kind], parent, created, owner_id, told=_TASKS_TOLD)
    task = new(
        Task,
        subject=subject,
        status=status,
        priority=pick(random, _PRIORITIES),
        due_date=_due(sales, random, created, is_open=is_open, overdue=overdue),
        completed_at=None,
        description=said,
        parent_type=parent.kind if parent else None,
        parent_id=parent.record.id if parent else None,
        owner_id=owner_id,
    )
    task.created_at = task.updated_at = created
    task.created_by_id = owner_id if chance(random, 80) else sales.worker(random, owner_id)
    if status == "Completed":
        task.completed_at = task.updated_at = calendar.between(random, created, created + timedelta(days=20))
    return task


def _closed(parent: Parent) -> datetime | None:
    """When a deal was won or lost; None of all else."""
    return parent.deal.stage_entered_at if parent.deal is not None and not parent.is_open else None


def _around(sales: Sales, random: Random, parent: Parent, closed: datetime, *, before: bool) -> tuple[datetime, str]:
    """When something was planned on a deal that is closed by now, and what it was then: "deal", "won" or "lost"."""
    calendar = sales.draft.calendar
    if before or chance(random, 60):
        return calendar.between(random, parent.created_at, closed), "deal"
    assert parent.deal is not None
    later = calendar.between(random, closed, min(closed + _AFTERWARDS, calendar.now))
    return later, "lost" if parent.deal.loss_reason else "won"


def _due(sales: Sales, random: Random, created: datetime, *, is_open: bool, overdue: bool) -> date | None:
    today = sales.draft.calendar.today
    made = sales.draft.calendar.date_of(created)
    when = random.randrange(100)
    if not overdue and when < 10:
        return None
    if not is_open:
        return next_workday(made + timedelta(days=random.randrange(1, 21)))
    if overdue or when < 34:
        late = today - timedelta(days=random.randrange(1, 31))
        return max(made, late) if made < today else today - timedelta(days=1)
    if when < 43:
        return today
    return next_workday(today + timedelta(days=random.randrange(1, 35)))


def make_events(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    random = sales.draft.random("events")
    agenda = _Agenda(sales, random)
    events = []
    open_parents = _open(parents)
    last_week = sales.draft.calendar.now - timedelta(days=6)
    known_long = {kind: [s for s in found if s.created_at < last_week] for kind, found in parents.items()}
    taken: Counter[tuple[int, date]] = Counter()
    for when in _whens(sales, random):
        for _ in range(_TRIES):
            kind = pick(random, _EVENT_PARENTS)
            pool = (known_long if when == "past" else open_parents).get(kind)
            parent = random.choice(pool) if pool else None
            owner_id = _worker(sales, random, parent)
            start, created = _times(sales, random, when, parent)
            day = owner_id, sales.draft.calendar.date_of(start)
            if taken[day] < _FULL:
                break
        taken[day] += 1
        events.append(_event(sales, random, agenda, when, parent, owner_id, start, created))
    sales.draft.add_all(events)


def _whens(sales: Sales, random: Random) -> list[str]:
    """For each event whether it is over, of today or still to come; nobody can plan more than they can do."""
    total, workers = sales.volume.events, len(sales.all_owners())
    if total * 21 // 100 <= _COMING * workers:
        return shares(random, total, {"past": 76, "today": 3, "coming": 21})
    planned = {"today": _TODAY * workers, "coming": _COMING * workers}
    return shares(random, total, {"past": total - sum(planned.values()), **planned})


def _event(
    sales: Sales, random: Random, agenda: _Agenda, when: str, parent: Parent | None, owner_id: int, start: datetime,
    created: datetime,
) -> Event:  # fmt: skip
    calendar = sales.draft.calendar
    about = "" if parent is None else _phase(parent, start)
    is_call = about in ("lead", "won") or chance(random, 55) if about else False
    kind = "Call" if is_call else "Meeting"
    minutes = random.choice((15, 15, 30)) if kind == "Call" else random.choice((30, 45, 60, 60, 90))
    status = "Planned"
    if when == "past" and not chance(random, 3):  # some were never marked as held
        status = "Held" if chance(random, 86) else "Not Held"
    place = random.choice(list(MEETINGS) if about in ("deal", "account") else ["Video call"])
    entries = OWN if not about else CALLS[about] if is_call else MEETINGS[place]
    deck = f"{kind} {about}" if is_call else f"{kind} {place if about else ''}"
    subject, said = agenda.draw(deck, entries, parent, created, owner_id, told=_EVENTS_TOLD)
    location = place.format_map(agenda.known(parent, created, owner_id))[:160]
    event = new(
        Event,
        kind=kind,
        subject=subject,
        starts_at=start,
        ends_at=start + timedelta(minutes=minutes),
        status=status,
        direction=None if not is_call else "Outbound" if status == "Planned" or chance(random, 72) else "Inbound",
        location=None if is_call else location,
        description=said,
        parent_type=parent.kind if parent else None,
        parent_id=parent.record.id if parent else None,
        owner_id=owner_id,
    )
    event.created_at, event.created_by_id = created, owner_id
    event.updated_at = min(calendar.now, max(created, event.ends_at)) if status in ("Held", "Not Held") else created
    return event


def _times(sales: Sales, random: Random, when: str, parent: Parent | None) -> tuple[datetime, datetime]:
    """Start and entry; what lies behind us was entered before it took place."""
    calendar = sales.draft.calendar
    earliest = parent.created_at if parent else calendar.first_moment
    if parent is not None and (closed := _closed(parent)):
        return _before_the_end(sales, random, parent, closed)
    if when == "past":
        created = calendar.recent(random, earliest)
        day, yesterday = calendar.date_of(created) + timedelta(days=1), last_workday(calendar.today - timedelta(days=1))
        if day > yesterday - timedelta(days=11):
            # What was entered lately took place on any of the last weeks' days, not all of it yesterday.
            day = max(calendar.date_of(earliest) + timedelta(days=1), yesterday - timedelta(days=70))
            latest = yesterday
        else:
            latest = day + timedelta(days=11)
        start = calendar.slot(random, calendar.day_between(random, min(day, latest), latest))
        before = start - timedelta(hours=2)
        if before < calendar.morning(calendar.date_of(start)):
            before = calendar.moment(last_workday(calendar.date_of(start) - timedelta(days=1)), time(16, 20))
        return start, max(earliest, min(created, before))
    created = calendar.recent(random, max(earliest, calendar.now - timedelta(days=25)))
    if when == "today":
        hour = random.choice((9, 10, 11, 13, 14, 15, 16))
        return calendar.now + timedelta(hours=hour - 9, minutes=random.choice((0, 30))), created
    day = calendar.day_between(random, calendar.today + timedelta(days=1), calendar.today + timedelta(days=32))
    return calendar.slot(random, day), created


def _before_the_end(sales: Sales, random: Random, parent: Parent, closed: datetime) -> tuple[datetime, datetime]:
    """Start and entry of what took place on a deal that is closed by now, or, if it was won, soon afterwards."""
    calendar = sales.draft.calendar
    created, phase = _around(sales, random, parent, closed, before=False)
    if phase == "lost":
        created = calendar.between(random, parent.created_at, closed)
    yesterday = last_workday(calendar.today - timedelta(days=1))
    first = calendar.date_of(created) + timedelta(days=1)
    last = calendar.date_of(closed) if phase != "won" else first + timedelta(days=6)
    start = calendar.slot(random, calendar.day_between(random, min(first, last, yesterday), min(last, yesterday)))
    return start, max(parent.created_at, min(created, start - timedelta(hours=2)))


def _phase(parent: Parent, start: datetime) -> str:
    """What something is about: the kind of its record, or "won" once that is a deal that was won."""
    closed = _closed(parent)
    is_over = closed is not None and start > closed + timedelta(days=1)
    return "won" if is_over and parent.deal and not parent.deal.loss_reason else parent.kind


def _worker(sales: Sales, random: Random, parent: Parent | None) -> int:
    if parent is None:
        return pick(
            random,
            {owner: weight for owner, weight in sales.all_owners().items() if sales.draft.people[owner - 1].is_active},
        )
    return parent.owner_id if chance(random, 30) else sales.worker(random, parent.owner_id)
