"""Events: meetings and calls, planned or held."""

from __future__ import annotations

from typing import Any

from ...platform.database import Db
from ...platform.errors import Invalid
from ..fields import EVENT
from ..models import Event
from .saving import apply, bin_records, change, check_parent, load, start


def create_event(db: Db, **values: Any) -> Event:
    cleaned = start(db, EVENT, values)
    check_parent(db, cleaned.get("parent_type"), cleaned.get("parent_id"))
    event = Event(**cleaned)
    _check(event)
    db.add(event)
    db.flush()
    return event


def update_event(db: Db, event_id: int, *, version: int | None = None, **values: Any) -> Event:
    event = load(db, Event, event_id, version=version)
    changes = change(db, EVENT, event, values)
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
