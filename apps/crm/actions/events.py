"""Events: meetings, calls and absences, planned or held; who is asked to them, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Busy, Forbidden, Invalid, Reference
from ..fields import EVENT
from ..fields.attendees import MOST_ATTENDEES, attendee
from ..models import REPEATS, RESPONSES, Event, EventAttendee, EventSeries, User
from ..objects import url_of
from ..queries import find
from ..scheduling import conflict_text, conflicts, repeated, taking_part
from .saving import apply, bin_records, change, check_parent, load, obey, start

#: How often an event can come.
MOST_REPEATS = 60
_MOST_TOLD = 8  # of what stands in the way


def create_event(
    db: Db,
    *,
    attendees: Sequence[str] = (),
    anyway: bool = False,
    repeats: str | None = None,
    until: date | None = None,
    **values: Any,
) -> Event:
    """`attendees` are colleagues and contacts, as "user-12" and "contact-40". Returns the first of a series.

    With `repeats`, one of `REPEATS`, it comes again until that day. Raises Busy, unless `anyway`, when its owner or a
    colleague who is asked has other plans at the time of an event that is still to come.
    """
    cleaned = start(db, EVENT, values)
    check_parent(db, cleaned.get("parent_type"), cleaned.get("parent_id"))
    events = [Event(**cleaned)]
    _check(db, events[0])
    if until is not None and repeats is None:
        raise Invalid(repeats="Choose how often it repeats, or leave out until when.")
    if repeats is not None:
        days = _days_of_series(db, events[0], repeats, until)
        series = EventSeries(repeats=repeats, until=until)
        db.add(series)
        db.flush()
        events = [Event(**{**cleaned, **_moved_to(db, events[0], day)}, series_id=series.id) for day in days]
    for event in events:
        db.add(event)
        db.flush()
        obey(db, event)
        _invite(db, event, attendees)
    _check_free(db, events, anyway=anyway)
    return events[0]


def update_event(
    db: Db,
    event_id: int,
    *,
    version: int | None = None,
    attendees: Sequence[str] | None = None,
    anyway: bool = False,
    **values: Any,
) -> Event:
    """Change an event, and who is asked to it where `attendees` are given. Raises Busy like `create_event`."""
    event = load(db, Event, event_id, version=version)
    changes = change(db, EVENT, event, values)
    if changes.get("kind", "Call") != "Call":
        changes.setdefault("direction", None)
    if "parent_type" in changes or "parent_id" in changes:
        check_parent(db, changes.get("parent_type", event.parent_type), changes.get("parent_id", event.parent_id))
    apply(event, changes)
    _check(db, event)
    db.flush()
    obey(db, event)
    before = {one.key for one in event.attendees}
    if attendees is not None:
        _invite(db, event, attendees)
    if changes.keys() & {"starts_at", "ends_at", "owner_id", "status"} or {one.key for one in event.attendees} - before:
        _check_free(db, [event], anyway=anyway)
    return event


def later_events(db: Db, event: Event) -> list[Event]:
    """Those of its series that are planned, from this one on."""
    if event.series_id is None:
        return [event]
    later = select(Event).where(
        Event.series_id == event.series_id,
        Event.deleted_at.is_(None),
        Event.status == "Planned",
        Event.starts_at >= event.starts_at,
        Event.id != event.id,
    )
    return [event, *db.scalars(later.order_by(Event.starts_at, Event.id))]


def update_later_events(
    db: Db,
    event_id: int,
    *,
    version: int | None = None,
    attendees: Sequence[str] | None = None,
    anyway: bool = False,
    **values: Any,
) -> list[Event]:
    """Change an event and those of its series after it, all of them or none.

    Another day moves each by as many days, another time of the day is that of each.
    """
    event = load(db, Event, event_id, version=version)
    events = later_events(db, event)
    first = event.starts_at.astimezone(db.timezone).date()
    days = [each.starts_at.astimezone(db.timezone).date() - first for each in events]
    changed = update_event(db, event_id, attendees=attendees, anyway=True, **values)
    day = changed.starts_at.astimezone(db.timezone).date()
    for each, away in zip(events[1:], days[1:], strict=True):
        times = _moved_to(db, changed, day + away)
        update_event(db, each.id, attendees=attendees, anyway=True, **{**values, **times})
    _check_free(db, events, anyway=anyway)
    return events


def delete_later_events(db: Db, event_id: int, *, version: int | None = None) -> list[Event]:
    """Put an event and those of its series after it into the recycle bin."""
    event = load(db, Event, event_id, to="delete", version=version)
    return [delete_event(db, each.id) for each in later_events(db, event)]


def mark_held(db: Db, event_id: int) -> Event:
    return update_event(db, event_id, status="Held")


def call_off(db: Db, event_id: int) -> Event:
    """Mark an event as one that does not take place."""
    return update_event(db, event_id, status="Not Held")


def respond(db: Db, event_id: int, response: str) -> Event:
    """Answer an invitation of one's own."""
    event = find(db, Event, event_id)
    if response not in RESPONSES[1:]:
        raise Invalid(response=f"Answer with one of: {', '.join(RESPONSES[1:])}.")
    mine = next((one for one in event.attendees if one.user_id == db.actor_id), None)
    if mine is None:
        raise Forbidden("Only those who are invited can answer, each for themselves.")
    if event.status != "Planned":
        raise Invalid({"": f"This event is {event.status.lower()}: there is nothing left to answer."})
    if mine.response != response:
        mine.response = response
    db.flush()
    return event


def delete_event(db: Db, event_id: int, *, version: int | None = None) -> Event:
    event = load(db, Event, event_id, to="delete", version=version)
    bin_records(db, [event])
    return event


def _invite(db: Db, event: Event, keys: Sequence[str]) -> None:
    """Let exactly these be asked; who was asked before keeps their answer."""
    wanted = [key for key in dict.fromkeys(keys) if key != f"user-{event.owner_id}"]
    if len(wanted) > MOST_ATTENDEES:
        raise Invalid(attendees=f"An event can have {MOST_ATTENDEES} attendees at most.")
    before = {one.key: one for one in event.attendees}
    for key, one in before.items():
        if key not in wanted:
            event.attendees.remove(one)
            db.delete(one)
    for key in wanted:
        if key in before:
            continue
        try:
            person = attendee(db, key)
        except ValueError as error:
            raise Invalid(attendees=str(error)) from error
        if isinstance(person, User):
            event.attendees.append(EventAttendee(user_id=person.id, user=person))
        else:
            event.attendees.append(EventAttendee(contact_id=person.id, contact=person))
    db.flush()


def _check(db: Db, event: Event) -> None:
    if event.ends_at <= event.starts_at:
        raise Invalid(ends_at="The end must be after the start.")
    if event.direction is not None and event.kind != "Call":
        raise Invalid(direction="Only a call has a direction.")
    if event.all_day:
        edges = (moment.astimezone(db.timezone).time() for moment in (event.starts_at, event.ends_at))
        if any(edge != time() for edge in edges):
            raise Invalid(starts_at="An event that lasts all day goes from midnight to midnight.")


def _days_of_series(db: Db, event: Event, repeats: str, until: date | None) -> list[date]:
    """The days on which an event begins that comes again. Raises Invalid."""
    if repeats not in REPEATS:
        raise Invalid(repeats=f"Choose one of: {', '.join(REPEATS)}.")
    first = event.starts_at.astimezone(db.timezone).date()
    if until is None:
        raise Invalid(until="Enter the day until which it repeats.")
    if until <= first:
        raise Invalid(until="It repeats until a day after the first one.")
    days = repeated(first, repeats, until)
    if len(days) > MOST_REPEATS:
        raise Invalid(
            until=f"An event can repeat {MOST_REPEATS} times at most; until then it would repeat {len(days):,} times."
        )
    if first not in days:
        raise Invalid(repeats=f"{first:%A}, when it begins, is not a weekday.")
    return days


def _moved_to(db: Db, event: Event, day: date) -> dict[str, datetime]:
    """The start and end of an event that begins at the same time of another day, and lasts as long by the clock."""
    starts, ends = (moment.astimezone(db.timezone) for moment in (event.starts_at, event.ends_at))
    last = day + (ends.date() - starts.date())
    return {
        "starts_at": datetime.combine(day, starts.time(), db.timezone),
        "ends_at": datetime.combine(last, ends.time(), db.timezone),
    }


def _check_free(db: Db, events: Sequence[Event], *, anyway: bool) -> None:
    """Raise Busy when somebody has no time for events that are still to come."""
    if anyway:
        return
    found: list[Reference] = []
    for event in events:
        if event.status == "Planned" and event.ends_at > db.now:
            people = {user.id: user for user in taking_part(event)}
            for entry in conflicts(db, sorted(people), event.starts_at, event.ends_at, but=event.id):
                text = conflict_text(db, entry, people[entry.user_id].name)
                if len(events) > 1:
                    day = event.starts_at.astimezone(db.timezone)
                    text = f"{day:%a, %b} {day.day}: {text}"
                found.append(Reference(text, url_of(entry.event) if entry.is_seen else ""))
    if found:
        more = [Reference(f"and {len(found) - _MOST_TOLD} more")] if len(found) > _MOST_TOLD else []
        raise Busy("Not everybody is free then.", [*found[:_MOST_TOLD], *more])
