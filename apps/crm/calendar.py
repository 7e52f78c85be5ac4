"""What the page of the calendar shows: days with their events side by side, tasks due, and a small month to jump in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import groupby
from typing import Literal

from ..platform.database import Db
from ..platform.looks import arranging
from .models import Event, Task
from .queries import OPEN_TASK, visible
from .scheduling import DECLINED, CalendarEntry, entries, midnight, span

View = Literal["day", "workweek", "week", "month"]
VIEWS: dict[View, str] = {"day": "Day", "workweek": "Work week", "week": "Week", "month": "Month"}
#: How many calendars can be shown at once, and how many colors there are.
MOST_CALENDARS = 12
COLORS = 8


@dataclass(frozen=True)
class Block:
    """An event on one day: in minutes of that day, in one of the lanes that events at the same time share."""

    entry: CalendarEntry
    color: int
    start: int
    minutes: int
    lane: int
    lanes: int
    is_first_day: bool

    @property
    def event(self) -> Event:
        return self.entry.event

    @property
    def is_declined(self) -> bool:
        return self.entry.response == DECLINED


@dataclass(frozen=True)
class Day:
    date: date
    all_day: list[Block] = field(default_factory=list)
    timed: list[Block] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.all_day) + len(self.timed) + len(self.tasks)


def period(view: View, day: date) -> tuple[date, date]:
    """The first day that a view of `day` shows, and the one after the last."""
    monday = day - timedelta(days=day.weekday())
    match view:
        case "day":
            return day, day + timedelta(days=1)
        case "workweek":
            return monday, monday + timedelta(days=5)
        case "week":
            first = _begin_of_week(day)
            return first, first + timedelta(days=7)
        case "month":
            return month_grid(day)


def month_grid(day: date) -> tuple[date, date]:
    """The weeks that a month touches, from their first day to the one after the last."""
    first = day.replace(day=1)
    after = (first + timedelta(days=32)).replace(day=1)
    return _begin_of_week(first), _begin_of_week(after + timedelta(days=6))


def _begin_of_week(day: date) -> date:
    """The first day of the week of `day`: a Monday, unless weeks begin otherwise in the look."""
    return day - timedelta(days=(day.weekday() - arranging.first_weekday()) % 7)


def step(view: View, day: date, direction: int) -> date:
    """The day to show next or before: a day, a week or a month away."""
    if view == "day":
        return day + timedelta(days=direction)
    if view != "month":
        return day + timedelta(weeks=direction)
    first = day.replace(day=1)
    return (first + timedelta(days=32)).replace(day=1) if direction > 0 else (first - timedelta(days=1)).replace(day=1)


def title(view: View, day: date) -> str:
    """The shown time in words: "April 2026", "Apr 13 – 19, 2026", "Tuesday, April 14, 2026"."""
    if view == "month":
        return f"{day:%B %Y}"
    if view == "day":
        return f"{day:%A, %B} {day.day}, {day.year}"
    first, after = period(view, day)
    last = after - timedelta(days=1)
    end = f"{last.day}" if last.month == first.month else f"{last:%b} {last.day}"
    start = f"{first:%b} {first.day}" + (f", {first.year}" if first.year != last.year else "")
    return f"{start} – {end}, {last.year}"


def days(db: Db, user_ids: Sequence[int], first: date, after: date) -> list[Day]:
    """The days from `first` to before `after`, with what the calendars of these people hold."""
    order = {id: place for place, id in enumerate(user_ids)}
    found: dict[int, CalendarEntry] = {}
    for entry in entries(db, user_ids, midnight(db, first), midnight(db, after)):
        known = found.get(entry.event.id)
        if known is None or order[entry.user_id] < order[known.user_id]:
            found[entry.event.id] = entry
    due = (
        visible(db, Task)
        .where(Task.owner_id.in_(user_ids), OPEN_TASK, Task.due_date >= first, Task.due_date < after)
        .order_by(Task.due_date, Task.subject, Task.id)
    )
    tasks = {day: list(group) for day, group in groupby(db.scalars(due), key=lambda task: task.due_date)}
    return [
        _day(db, first + timedelta(days=number), list(found.values()), order, tasks)
        for number in range((after - first).days)
    ]


def _day(
    db: Db, day: date, found: Sequence[CalendarEntry], order: dict[int, int], tasks: dict[date | None, list[Task]]
) -> Day:
    begin, end = midnight(db, day), midnight(db, day + timedelta(days=1))
    here = [one for one in found if one.event.starts_at < end and one.event.ends_at > begin]
    whole = [one for one in here if one.event.all_day]
    timed = [one for one in here if not one.event.all_day]
    return Day(
        day,
        [Block(one, order[one.user_id] % COLORS, 0, 1440, 0, 1, one.event.starts_at >= begin) for one in whole],
        _side_by_side(timed, begin, end, order),
        tasks.get(day, []),
    )


def _side_by_side(timed: Sequence[CalendarEntry], begin: datetime, end: datetime, order: dict[int, int]) -> list[Block]:
    """Events of a day in lanes: what overlaps, directly or by others between, shares the width."""
    blocks: list[Block] = []
    group: list[tuple[CalendarEntry, int, int, int]] = []  # with start, end and lane
    free: list[int] = []  # when each lane is free again

    def close() -> None:
        for entry, start, stop, lane in group:
            first = entry.event.starts_at >= begin
            blocks.append(Block(entry, order[entry.user_id] % COLORS, start, stop - start, lane, len(free), first))
        group.clear()
        free.clear()

    for entry in timed:
        start = _minute(max(entry.event.starts_at, begin), begin)
        stop = max(_minute(min(entry.event.ends_at, end), begin), start + 15)
        if free and start >= max(free):
            close()
        lane = next((number for number, until in enumerate(free) if until <= start), len(free))
        free[lane : lane + 1] = [stop]
        group.append((entry, start, stop, lane))
    close()
    return blocks


def _minute(moment: datetime, begin: datetime) -> int:
    """The minute of the day as the clock on the wall has it."""
    local = moment.astimezone(begin.tzinfo)
    whole_day = 1440 if local.date() > begin.date() else 0
    return whole_day + local.hour * 60 + local.minute


# -- Planning ---------------------------------------------------------------------------------------------------------

#: The hours that the planner draws.
PLANNED_HOURS = range(7, 20)


@dataclass(frozen=True)
class Bar:
    """What somebody has to do, in minutes from the first of the drawn hours."""

    start: int
    minutes: int
    text: str


@dataclass(frozen=True)
class Row:
    name: str
    bars: list[Bar]

    @property
    def text(self) -> str:
        return f"{self.name}: " + ("; ".join(bar.text for bar in self.bars) or "nothing planned")


def planner_rows(db: Db, people: dict[int, str], day: date, *, but: int | None) -> list[Row]:
    """The day of each of these people (names by id), without the event that is being planned."""
    begin = midnight(db, day)
    found = entries(db, list(people), begin, midnight(db, day + timedelta(days=1)))
    shown_from, shown_until = PLANNED_HOURS[0] * 60, PLANNED_HOURS[-1] * 60
    bars: dict[int, list[Bar]] = {id: [] for id in people}
    for entry in found:
        if not entry.is_busy or entry.event.id == but:
            continue
        start = max(_minute(max(entry.event.starts_at, begin), begin), shown_from)
        stop = min(_minute(min(entry.event.ends_at, midnight(db, day + timedelta(days=1))), begin), shown_until)
        text = f"{span(db, entry.event)} {entry.title}"
        bars[entry.user_id].append(Bar(start - shown_from, max(stop - start, 0), text))
    return [Row(name, bars[id]) for id, name in people.items()]
