"""What people of the office will do while somebody works: planned by an episode's set-up, done by the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from importlib import import_module
from typing import Any

from sqlalchemy import bindparam, select

from .platform.database import Db
from .platform.errors import DomainError, Forbidden
from .platform.models import PlannedDeed

_DUE = (
    select(PlannedDeed)
    .where(PlannedDeed.due_at <= bindparam("until"), ~PlannedDeed.is_done)
    .order_by(PlannedDeed.due_at, PlannedDeed.id)
)
_PLANNED = select(PlannedDeed).order_by(PlannedDeed.id)


def plan(db: Db, at: datetime, person_id: int, schema: str, action: str, **arguments: Any) -> None:
    """Let a person do something at a moment to come, by an action of the app whose tables begin with `schema`.

    Raises LookupError where there is no such action.
    """
    if db.actor_id is not None:
        raise Forbidden("Only an episode's set-up decides what others will do.")
    _action(schema, action)
    db.add(PlannedDeed(due_at=at, person_id=person_id, schema=schema, action=action, arguments=arguments))
    db.flush()
    db.plans_changed()


def bring_forward(db: Db, moments: Sequence[datetime]) -> None:
    """Have the first deeds that were planned, as many as there are moments, be done by these at the latest."""
    for planned, moment in zip(db.scalars(_PLANNED.limit(len(moments))), moments, strict=False):
        if not planned.is_done:
            planned.due_at = min(planned.due_at, moment)
    db.flush()
    db.plans_changed()


def do_due(db: Db, until: datetime) -> None:
    """Do all that is planned up to a moment, each when it is due and in its person's name."""
    if db.next_deed_at is None or db.next_deed_at > until:
        return
    for planned in db.scalars(_DUE, {"until": until}).all():
        db.set_clock(max(db.now, planned.due_at))
        planned.is_done = True
        # What was changed meanwhile may be in the way: a person would leave it then, too.
        with suppress(DomainError), db.begin_nested():
            perform(db, planned.person_id, planned.schema, planned.action, **planned.arguments)
    db.flush()
    db.plans_changed()


def perform(db: Db, person_id: int, schema: str, action: str, **arguments: Any) -> None:
    """Do it now, in a person's name. Raises DomainError, and LookupError where there is no such action."""
    before, db.actor_id = db.actor_id, person_id
    try:
        _action(schema, action)(db, **arguments)
        db.flush()
    finally:
        db.actor_id = before


def _action(schema: str, name: str) -> Callable[..., object]:
    actions = import_module(f"{__package__}.{schema}.actions")
    if name.startswith("_") or not callable(found := getattr(actions, name, None)):
        raise LookupError(f"the app {schema!r} has no action {name!r}")
    action: Callable[..., object] = found
    return action
