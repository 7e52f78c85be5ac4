"""Cases whose first answer is due soon: what the bell says of them is worked out by the clock, not kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import or_, select

from ..platform.database import Db
from . import queries
from .models import Case, CrmNotification, QueueMember
from .permissions import works_on_cases

#: The bell says so this long before.
AHEAD = timedelta(hours=2)


@dataclass(frozen=True)
class DueCase:
    case: Case
    since: datetime  # when the bell began to say so
    is_read: bool


def due_cases(db: Db) -> list[DueCase]:
    """The acting person's cases, and those that wait in their queues, that want an answer within two hours."""
    if db.actor_id is None or not works_on_cases(db):
        return []
    queues = select(QueueMember.queue_id).where(QueueMember.user_id == db.actor_id, QueueMember.deleted_at.is_(None))
    seen = (
        select(CrmNotification.read_at)
        .where(
            CrmNotification.person_id == db.actor_id, CrmNotification.kind == "due",
            CrmNotification.parent_type == "case", CrmNotification.parent_id == Case.id,
        )
        .limit(1)
        .scalar_subquery()
    )  # fmt: skip
    found = (
        queries.visible(db, Case)
        .add_columns(seen)
        .where(queries.OPEN_CASE, Case.first_response_at.is_(None), Case.paused_at.is_(None))
        .where(Case.sla_due_at > db.now, Case.sla_due_at <= db.now + AHEAD)
        .where(or_(Case.owner_id == db.actor_id, Case.owner_id.is_(None) & Case.queue_id.in_(queues)))
        .order_by(Case.sla_due_at, Case.id)
    )
    return [DueCase(case, (case.sla_due_at or db.now) - AHEAD, read is not None) for case, read in db.execute(found)]
