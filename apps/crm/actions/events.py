"""Events: meetings, calls and absences, planned or held; who is asked to them, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import time
from typing import Any

from ...platform.database import Db
from ...platform.errors import Busy, Forbidden, Invalid, Reference
from ..fields import EVENT
from ..fields.attendees import MOST_ATTENDEES, attendee
from ..models import RESPONSES, Event, EventAttendee, User
from ..objects import url_of
from ..queries import find
from ..scheduling import conflict_text, conflicts, taking_part
from .saving import apply, bin_records, change, check_parent, load, obey, start


def create_event(db: Db, *, attendees: Sequence[str] = (), anyway: bool = False, **values: Any) -> Event:
    """`attendees` are colleagues and contacts, as "user-12" and "contact-40".

    Raises Busy, unless `anyway`, when its owner or a colleague who is asked has other plans at the time of an event
    that is still to come.
    """
    cleaned = start(db, EVENT, values)
    check_parent(db, cleaned.get("parent_type"), cleaned.get("parent_id"))
    event = Event(**cleaned)
    _check(db, event)
    db.add(event)
    db.flush()
    obey(db, event)
    _invite(db, event, attendees)
    _check_free(db, event, anyway=anyway)
    return event


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
        _check_free(db, event, anyway=anyway)
    return event


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


def _check_free(db: Db, event: Event, *, anyway: bool) -> None:
    """Raise Busy when somebody has no time for an event that is still to come."""
    if event.status != "Planned" or event.ends_at <= db.now:
        return
    people = {user.id: user for user in taking_part(event)}
    found = conflicts(db, sorted(people), event.starts_at, event.ends_at, but=event.id)
    if found and not anyway:
        raise Busy(
            "Not everybody has time then.",
            [
                Reference(
                    conflict_text(db, entry, people[entry.user_id].name), url_of(entry.event) if entry.is_seen else ""
                )
                for entry in found
            ],
        )
