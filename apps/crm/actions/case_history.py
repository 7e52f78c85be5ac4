"""What is written by itself when a case changes hands, status or priority."""

from __future__ import annotations

from dataclasses import dataclass

from ...platform.database import Db
from ..models import Case, CaseHistory


@dataclass(frozen=True)
class Standing:
    """Where a case stands, as its history tells of it."""

    owner_id: int | None
    queue_id: int | None
    status: str
    priority: str


def standing(case: Case) -> Standing:
    return Standing(case.owner_id, case.queue_id, case.status, case.priority)


def write_history(db: Db, case: Case, before: Standing) -> None:
    """A row for each kind of change since `before`; every new owner or queue is a transfer."""
    if (before.owner_id, before.queue_id) != (case.owner_id, case.queue_id):
        _add(
            db, case, "transfer",
            from_owner_id=before.owner_id, to_owner_id=case.owner_id,
            from_queue_id=before.queue_id, to_queue_id=case.queue_id,
        )  # fmt: skip
    if before.status != case.status:
        _add(db, case, "status", from_value=before.status, to_value=case.status)
    if before.priority != case.priority:
        _add(db, case, "priority", from_value=before.priority, to_value=case.priority)


def _add(db: Db, case: Case, kind: str, **values: int | str | None) -> None:
    db.add(CaseHistory(case_id=case.id, kind=kind, changed_at=db.now, changed_by_id=db.actor_id, **values))
