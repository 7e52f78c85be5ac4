"""Events: meetings and calls, planned or held."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict, Unpack

from ...platform.database import Db
from ...platform.errors import Invalid
from ..models import EVENT_KINDS, EVENT_STATUSES, Event
from .fields import Fields, choice, user
from .records import apply, bin_records, change, check_parent, load, start

DIRECTIONS = ("Inbound", "Outbound")


class EventValues(TypedDict, total=False):
    kind: str
    subject: str
    starts_at: datetime
    ends_at: datetime
    status: str
    direction: str | None
    location: str | None
    description: str | None
    parent_type: str | None
    parent_id: int | None
    owner_id: int


FIELDS = Fields(
    Event,
    EventValues,
    kind=choice(EVENT_KINDS),
    status=choice(EVENT_STATUSES),
    direction=choice(DIRECTIONS),
    owner_id=user,
)


def create_event(db: Db, **values: Unpack[EventValues]) -> Event:
    cleaned = start(db, "event", FIELDS, {"status": "Planned", **values})
    check_parent(db, cleaned.get("parent_type"), cleaned.get("parent_id"))
    event = Event(**cleaned)
    _check(event)
    db.add(event)
    db.flush()
    return event


def update_event(db: Db, event_id: int, *, version: int | None = None, **values: Unpack[EventValues]) -> Event:
    event = load(db, Event, event_id, version=version)
    changes = change(db, FIELDS, event, values)
    if changes.get("kind") == "Meeting":
        changes.setdefault("direction", None)
    if "parent_type" in changes or "parent_id" in changes:
        check_parent(db, changes.get("parent_type", event.parent_type), changes.get("parent_id", event.parent_id))
    apply(event, changes)
    _check(event)
    db.flush()
    return event


def mark_held(db: Db, event_id: int) -> Event:
    return update_event(db, event_id, status="Held")


def delete_event(db: Db, event_id: int, *, version: int | None = None) -> Event:
    event = load(db, Event, event_id, to="delete", version=version)
    bin_records(db, [event])
    return event


def _check(event: Event) -> None:
    if event.ends_at <= event.starts_at:
        raise Invalid(ends_at="The end must be after the start.")
    if event.direction is not None and event.kind != "Call":
        raise Invalid(direction="Only a call has a direction.")
