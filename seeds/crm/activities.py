"""Tasks, calls and meetings: what was done, what is due today, what was forgotten."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, time, timedelta
from random import Random

from ...apps.crm.models import OPEN_TASK_STATUSES, Event, Task
from ..calendar import last_workday, next_workday
from ..grammar import say
from ..random_source import chance, pick, shares
from ..rows import new
from .context import phrase_context
from .parents import Parent
from .phrases import activities as phrases
from .sales import Sales

_TASK_PARENTS = {"deal": 46, "account": 16, "contact": 14, "lead": 16, "case": 5, "": 3}
_EVENT_PARENTS = {"deal": 48, "account": 18, "contact": 14, "lead": 16, "": 4}
_TASK_STATUSES = {"Completed": 61, "Not Started": 22, "In Progress": 8, "Waiting": 4, "Canceled": 5}
_PRIORITIES = {"Low": 14, "Normal": 60, "High": 21, "Urgent": 5}
# How many events a person has at most on one day, and how often another day or person is tried.
_FULL, _TRIES = 8, 40
# How much is planned at most for each of those who work on records: for today, and for the weeks to come.
_TODAY, _COMING = 2, 24
# One in so many open tasks hangs on a deal that is closed already, and is overdue.
_LEFT_BEHIND = 16


def make_tasks(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    random = sales.draft.random("tasks")
    statuses = shares(random, sales.volume.tasks, _TASK_STATUSES)
    open_parents = _open(parents)
    closed_deals = [parent for parent in parents["deal"] if not parent.is_open]
    tasks = []
    for number, status in enumerate(statuses):
        is_open = status in OPEN_TASK_STATUSES
        left_behind = is_open and number % _LEFT_BEHIND == 0
        kind = "deal" if left_behind else pick(random, _TASK_PARENTS)
        pool = closed_deals if left_behind else (open_parents if is_open else parents).get(kind)
        parent = random.choice(pool) if pool else None
        tasks.append(_task(sales, random, status, parent, overdue=left_behind))
    sales.draft.add_all(tasks)


def _open(parents: dict[str, list[Parent]]) -> dict[str, list[Parent]]:
    """What is still to be worked on."""
    return {kind: [parent for parent in found if parent.is_open] for kind, found in parents.items()}


def _task(sales: Sales, random: Random, status: str, parent: Parent | None, *, overdue: bool) -> Task:
    calendar = sales.draft.calendar
    is_open = status in OPEN_TASK_STATUSES
    owner_id = _worker(sales, random, parent)
    earliest = parent.created_at if parent else calendar.first_moment
    if is_open:
        earliest = max(earliest, calendar.now - timedelta(days=45))
    created = calendar.recent(random, earliest)
    known = _known(sales, random, parent, created, owner_id)
    task = new(
        Task,
        subject=say(random, phrases.TASKS[parent.kind if parent else ""], known).text,
        status=status,
        priority=pick(random, _PRIORITIES),
        due_date=_due(sales, random, created, is_open=is_open, overdue=overdue),
        completed_at=None,
        description=say(random, phrases.TASK_DETAILS, known).text if chance(random, 38) else None,
        parent_type=parent.kind if parent else None,
        parent_id=parent.record.id if parent else None,
        owner_id=owner_id,
    )
    task.created_at = task.updated_at = created
    task.created_by_id = owner_id if chance(random, 80) else sales.worker(random, owner_id)
    if status == "Completed":
        task.completed_at = task.updated_at = calendar.between(random, created, created + timedelta(days=20))
    return task


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
        events.append(_event(sales, random, when, parent, owner_id, start, created))
    sales.draft.add_all(events)


def _whens(sales: Sales, random: Random) -> list[str]:
    """For each event whether it is over, of today or still to come; nobody can plan more than they can do."""
    total, workers = sales.volume.events, len(sales.all_owners())
    if total * 21 // 100 <= _COMING * workers:
        return shares(random, total, {"past": 76, "today": 3, "coming": 21})
    planned = {"today": _TODAY * workers, "coming": _COMING * workers}
    return shares(random, total, {"past": total - sum(planned.values()), **planned})


def _event(
    sales: Sales, random: Random, when: str, parent: Parent | None, owner_id: int, start: datetime, created: datetime
) -> Event:
    calendar = sales.draft.calendar
    kind = "Call" if chance(random, 55) else "Meeting"
    minutes = random.choice((15, 15, 30)) if kind == "Call" else random.choice((30, 45, 60, 60, 90))
    status = "Planned"
    if when == "past" and not chance(random, 3):  # some were never marked as held
        status = "Held" if chance(random, 86) else "Not Held"
    known = _known(sales, random, parent, created, owner_id)
    place = random.choice(list(phrases.MEETINGS)) if parent and parent.kind != "contact" else "Video call"
    pool = phrases.OWN_EVENTS if parent is None else phrases.CALLS if kind == "Call" else phrases.MEETINGS[place]
    title = say(random, pool, known).text or say(random, phrases.CALLS, known).text
    is_visit = kind == "Meeting" and place != "Video call"
    details = phrases.EVENT_DETAILS + phrases.VISIT_DETAILS if is_visit else phrases.EVENT_DETAILS
    event = new(
        Event,
        kind=kind,
        subject=title[:1].upper() + title[1:],
        starts_at=start,
        ends_at=start + timedelta(minutes=minutes),
        status=status,
        direction=None if kind == "Meeting" else "Outbound" if chance(random, 72) else "Inbound",
        location=None if kind == "Call" else place.format_map(known)[:160],
        description=say(random, details, known).text if parent and chance(random, 40) else None,
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


def _known(sales: Sales, random: Random, parent: Parent | None, written: datetime, author_id: int) -> dict[str, str]:
    if parent is None:
        return phrase_context(sales, random, written, author_id)
    known = parent.context(sales, random, written, author_id)
    if known.get("stage", "").startswith("Closed"):
        # It is over, so nobody speaks of how far it is.
        known |= {"stage": "", "close": ""}
    return known


def _worker(sales: Sales, random: Random, parent: Parent | None) -> int:
    if parent is None:
        return pick(
            random,
            {owner: weight for owner, weight in sales.all_owners().items() if sales.draft.people[owner - 1].is_active},
        )
    return parent.owner_id if chance(random, 30) else sales.worker(random, parent.owner_id)
