"""When something last happened around a record: a note was written, a meeting held, a task done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, not_, or_, select, union_all

from ..platform.database import Db
from ..platform.fields import IntegerField, PlatformField
from ..platform.filters import Filter, Operator
from .models import Deal, Event, Lead, Note, Task

#: A deal of which nothing was heard for so many days has gone quiet.
QUIET_DAYS = 21


def _happenings() -> tuple[tuple[Any, Any, ColumnElement[bool]], ...]:
    """What counts: a kind of activity, when it took place, and that it did."""
    return (
        (Note, Note.created_at, Note.deleted_at.is_(None)),
        (Event, Event.starts_at, and_(Event.deleted_at.is_(None), Event.status == "Held")),
        (Task, Task.completed_at, and_(Task.deleted_at.is_(None), Task.completed_at.is_not(None))),
    )


def is_active(model: type[Deal] | type[Lead], key: str, since: datetime) -> ColumnElement[bool]:
    """The condition that holds for records that are as new as `since`, or around which something happened since."""
    return or_(
        model.created_at >= since,
        *(
            exists().where(kind.parent_type == key, kind.parent_id == model.id, at >= since, counts)
            for kind, at, counts in _happenings()
        ),
    )


def last_activities(db: Db, key: str, ids: Sequence[int]) -> dict[int, datetime]:
    """When something last happened around these records, in one query; those without anything are left out."""
    each = [
        select(kind.parent_id.label("id"), func.max(at).label("at"))
        .where(kind.parent_type == key, kind.parent_id.in_(ids), counts)
        .group_by(kind.parent_id)
        for kind, at, counts in _happenings()
    ]
    found = union_all(*each).subquery()
    newest = select(found.c.id, func.max(found.c.at)).group_by(found.c.id)
    return dict(iter(db.execute(newest)))


@dataclass(frozen=True)
class ActivityFilter(Filter):
    """Whether something happened around a record lately."""

    model: type[Deal] | type[Lead] = Deal
    object: str = "deal"
    operators: tuple[Operator, ...] = field(
        default=(Operator("none", "none in the last", "days"), Operator("some", "some in the last", "days")),
        init=False,
    )

    def controls(self) -> dict[str, PlatformField]:
        about = "A post, a meeting or call that was held, or a completed task."
        return {"days": IntegerField("Days", required=True, minimum=1, maximum=3650, help=about)}

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        if operator not in ("none", "some"):
            raise ValueError(f"{self.label} has no operator {operator!r}")
        active = is_active(self.model, self.object, db.now - timedelta(days=int(value)))
        return active if operator == "some" else not_(active)

    def read(self, operator: str, value: str) -> int:
        return int(value)

    def words(self, db: Db, operator: str, value: str) -> str:
        return "day" if value == "1" else f"{value} days"
