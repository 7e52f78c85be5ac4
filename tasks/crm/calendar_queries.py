"""What families about the calendar look up: who has time when, also once a task's set-up is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import TypeVar

from ...apps.crm.models import Event, User
from ...apps.crm.scheduling import entries, spoken
from ...apps.platform.database import Db
from ...seeds.world import World
from ..queries import uniquely_named
from ..task import Outcome
from ..working_days import workdays
from .queries import users

T = TypeVar("T")

#: From so many meetings a day on a calendar is full, and so many times as many days are looked at.
_FULL, _FURTHER = 3, 4


@dataclass(frozen=True)
class Slot:
    """Something in somebody's calendar, at the office's time."""

    event_id: int
    subject: str
    owner_id: int
    user_id: int
    response: str | None  # None of its owner
    is_busy: bool
    with_customer: bool  # hangs on a record, or a contact is asked
    starts: datetime
    ends: datetime
    status: str
    all_day: bool

    def meets(self, other: Slot) -> bool:
        """Whether the two are at the same time."""
        return self.starts < other.ends and other.starts < self.ends


def colleagues(world: World, *but: int) -> list[User]:
    """Those whose calendars can be shown, of names that nobody else has."""
    everybody = [user for user in users(world) if user.team_id is not None]
    return [user for user in uniquely_named(everybody, users(world)) if user.id not in but]


def prepared(world: World, setup: Outcome, look: Callable[[Db], T]) -> T:
    """What `look` finds once a task's set-up is done, on a copy of the world."""
    with closing(world.fork()) as fork:
        with fork.session() as db:
            setup(db)
        with fork.session() as db:
            return look(db)


def slots(db: Db, user_ids: Iterable[int], first: date, after: date) -> list[Slot]:
    """What these calendars hold from a day to before another."""
    zone = db.timezone
    begin, end = (datetime.combine(day, time(), zone) for day in (first, after))
    return [
        Slot(
            entry.event.id,
            entry.event.subject,
            entry.event.owner_id,
            entry.user_id,
            entry.response,
            entry.is_busy,
            entry.event.parent_id is not None or any(one.contact_id for one in entry.event.attendees),
            entry.event.starts_at.astimezone(zone),
            entry.event.ends_at.astimezone(zone),
            entry.event.status,
            entry.event.all_day,
        )
        for entry in entries(db, sorted(set(user_ids)), begin, end)
    ]


def days_ahead(db: Db, user_id: int, usual: int) -> list[date]:
    """The working days in which time is looked for: so many, and further ahead where somebody's calendar is full."""
    days = workdays(db.today, usual)
    meetings = [slot for slot in slots(db, [user_id], days[0], days[-1] + timedelta(days=1)) if not slot.all_day]
    return workdays(db.today, _FURTHER * usual) if len(meetings) > _FULL * usual else days


def planned(owner_id: int, starts: datetime, minutes: int) -> Slot:
    """A meeting that a task's set-up puts into somebody's calendar."""
    ends = starts + timedelta(minutes=minutes)
    return Slot(0, "", owner_id, owner_id, None, True, False, starts, ends, "Planned", False)


def first_free(
    busy: Sequence[Slot], user_ids: Iterable[int], starts: Iterable[datetime], minutes: int
) -> datetime | None:
    """The first of `starts` at which all of these people have so many minutes."""
    wanted = frozenset(user_ids)
    taken = [slot for slot in busy if slot.is_busy and slot.user_id in wanted]
    for start in starts:
        end = start + timedelta(minutes=minutes)
        if not any(slot.starts < end and start < slot.ends for slot in taken):
            return start
    return None


def spoken_for(db: Db, slot: Slot, reader_id: int, of: str = "") -> str:
    """What the calendar's link to an event is called, for `reader_id` in the calendar of somebody called `of`."""
    text = spoken(db, db.get_one(Event, slot.event_id))
    if slot.user_id != reader_id:
        text += f", calendar of {of}"
    if slot.response is not None:
        text += f", {'you: ' if slot.user_id == reader_id else ''}{slot.response.lower()}"
    return text
