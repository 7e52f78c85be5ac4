"""Who is where and when: the events that fill somebody's calendar, and what stands in the way of a new one."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from sqlalchemy import or_, select
from sqlalchemy.orm import joinedload, selectinload

from ..platform import formats
from ..platform.database import Db
from .models import Event, EventAttendee, User
from .permissions import may

DECLINED = "Declined"


@dataclass(frozen=True)
class CalendarEntry:
    """An event in the calendar of somebody: as its owner, or asked to it. What one may not see is only "Busy"."""

    event: Event
    user_id: int
    response: str | None  # of those who were asked; None for the owner
    is_seen: bool

    @property
    def title(self) -> str:
        return self.event.subject if self.is_seen else "Busy"

    @property
    def is_busy(self) -> bool:
        """Whether the person has no time then: it is not called off, and they did not decline."""
        return self.event.status != "Not Held" and self.response != DECLINED


def repeated(first: date, repeats: str, until: date) -> list[date]:
    """The days from `first` to `until` on which something begins that comes again as one of `REPEATS` says.

    What begins on the 31st does so on the last day of a shorter month.
    """
    if repeats == "Monthly":
        months = (until.year - first.year) * 12 + until.month - first.month
        days = [_months_later(first, count) for count in range(months + 1)]
    else:
        step = {"Weekly": 7, "Every two weeks": 14}.get(repeats, 1)
        days = [first + timedelta(days=count) for count in range(0, (until - first).days + 1, step)]
    return [day for day in days if day <= until and (repeats != "Every weekday" or day.weekday() < 5)]


def _months_later(day: date, count: int) -> date:
    year, month = divmod(day.year * 12 + day.month - 1 + count, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def midnight(db: Db, day: date) -> datetime:
    """The moment at which a day begins at the office."""
    return datetime.combine(day, time(), db.timezone)


def entries(db: Db, user_ids: Sequence[int], starts_at: datetime, ends_at: datetime) -> list[CalendarEntry]:
    """What the calendars of these people hold between two moments, by start; one entry per person and event."""
    if not user_ids:
        return []
    wanted = frozenset(user_ids)
    asked = select(EventAttendee.event_id).where(EventAttendee.user_id.in_(sorted(wanted)))
    found = db.scalars(
        select(Event)
        .where(Event.deleted_at.is_(None), Event.starts_at < ends_at, Event.ends_at > starts_at)
        .where(or_(Event.owner_id.in_(sorted(wanted)), Event.id.in_(asked)))
        .options(
            joinedload(Event.owner),
            selectinload(Event.attendees).options(joinedload(EventAttendee.user), joinedload(EventAttendee.contact)),
        )
        .order_by(Event.starts_at, Event.ends_at.desc(), Event.id)
    ).unique()
    rows: list[CalendarEntry] = []
    for event in found:
        is_seen = may(db, "read", event)
        if event.owner_id in wanted:
            rows.append(CalendarEntry(event, event.owner_id, None, is_seen))
        for attendee in event.attendees:
            if attendee.user_id in wanted and attendee.user_id != event.owner_id:
                assert attendee.user_id is not None
                rows.append(CalendarEntry(event, attendee.user_id, attendee.response, is_seen))
    return rows


def conflicts(
    db: Db, user_ids: Sequence[int], starts_at: datetime, ends_at: datetime, *, but: int | None = None
) -> list[CalendarEntry]:
    """What these people have to do at that time; `but` is the event that is being planned."""
    return [entry for entry in entries(db, user_ids, starts_at, ends_at) if entry.is_busy and entry.event.id != but]


def conflict_text(db: Db, entry: CalendarEntry, name: str) -> str:
    """A conflict in words: "Sam Rivera is busy 2:00–2:45 PM: Call with Dana"."""
    what = f": {entry.event.subject}" if entry.is_seen else ""
    return f"{name} is busy {span(db, entry.event)}{what}"


def span(db: Db, event: Event) -> str:
    """From when to when: "2:00 PM–2:45 PM", "all day", "all day until Apr 16"."""
    starts, ends = (moment.astimezone(db.timezone) for moment in (event.starts_at, event.ends_at))
    if event.all_day:
        last = ends.date() - timedelta(days=1)
        return "all day" if last <= starts.date() else f"all day, {short_day(starts.date())} to {short_day(last)}"
    start, end = formats.time_of_day(starts), formats.time_of_day(ends)
    if ends.date() > starts.date() and ends.time() != time():
        return f"{short_day(starts.date())} {start} to {short_day(ends.date())} {end}"
    return f"{start}–{end}"


def short_day(day: date) -> str:
    """Apr 14."""
    return f"{day:%b} {day.day}"


def named_day(day: date) -> str:
    """Tue Apr 14."""
    return f"{day:%a} {short_day(day)}"


def spoken(db: Db, event: Event) -> str:
    """An event as it is called aloud: "Kick-off, Tue Apr 14, 2:00 PM–2:45 PM, with Ann Lee, Bo Dahl"."""
    day = named_day(event.starts_at.astimezone(db.timezone).date())
    parts = [event.subject, day, span(db, event)]
    if event.attendees:
        parts.append("with " + ", ".join(attendee.name for attendee in event.attendees))
    if event.status != "Planned":
        parts.append(event.status.lower())
    return ", ".join(parts)


def taking_part(event: Event) -> list[User]:
    """The owner and the colleagues who did not decline."""
    asked = [one.user for one in event.attendees if one.user is not None and one.response != DECLINED]
    return [event.owner, *(user for user in asked if user.id != event.owner_id)]


def due_reminders(db: Db, user_id: int) -> list[Event]:
    """Events of a person that begin soon enough for their reminder, and have not begun yet."""
    rows = entries(db, [user_id], db.now, db.now + timedelta(days=1, minutes=1))
    return [
        row.event
        for row in rows
        if row.is_busy
        and row.event.status == "Planned"
        and row.event.reminder is not None
        and row.event.starts_at - timedelta(minutes=row.event.reminder) <= db.now <= row.event.starts_at
    ]
