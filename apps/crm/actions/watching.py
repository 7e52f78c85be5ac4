"""Who is told of what is saved: whoever is given a record, who follows one, who is asked or answered.

It reads what the unit of work enters into its log, so that no way of saving is left out: form, list, board, import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import select

from ...platform import formats
from ...platform.database import Db
from ...platform.models import AuditEntry
from ..history import in_words
from ..models import ApprovalRequest, Case, EventAttendee, QueueMember
from ..objects import OBJECTS, CrmRecord, Parent, object_of
from .telling import followers, notify

#: Whose changes are told of, by table.
_MODELS: dict[str, type[Any]] = {
    model.__tablename__: model
    for model in (
        *(entry.model for entry in OBJECTS.values() if entry.tells_owner),
        ApprovalRequest,
        EventAttendee,
    )
}


def watch(db: Db, _context: object, _instances: object) -> None:
    entries = [row for row in db.new if isinstance(row, AuditEntry) and row.table in _MODELS]
    # The session keeps them in no order that repeats.
    for entry in sorted(entries, key=lambda row: (row.table, int(row.pk), row.action)):
        record = db.get(_MODELS[entry.table], int(entry.pk))
        if record is not None and record.deleted_at is None and entry.action in _TOLD:
            _TOLD[entry.action](db, record, entry)


def _created(db: Db, record: Any, entry: AuditEntry) -> None:
    if isinstance(record, ApprovalRequest):
        notify(db, "asked", [record.approver_id], record.quote, record.reason)
    elif isinstance(record, EventAttendee):
        start = formats.moment_at(record.event.starts_at, db.timezone)
        notify(db, "invited", [record.user_id], record.event, start)
    else:
        _given(db, record)


def _updated(db: Db, record: Any, entry: AuditEntry) -> None:
    if isinstance(record, ApprovalRequest):
        if entry.after.get("status") in ("Approved", "Rejected"):
            said = f"{record.status}: {record.comment}" if record.comment else record.status
            notify(db, "decided", [record.created_by_id, record.quote.owner_id], record.quote, said)
        elif "approver_id" in entry.after and record.is_open:
            notify(db, "asked", [record.approver_id], record.quote, record.reason)
        return
    given = _given(db, record) if {"owner_id", "queue_id"} & entry.after.keys() else []
    watched = object_of(record).watched & entry.after.keys() if isinstance(record, Parent) else frozenset[str]()
    if watched:
        people = [*followers(db, record), entry.before.get("owner_id")]
        people = [id for id in people if id not in given]
        if any(id is not None and id != db.actor_id for id in people):
            notify(db, "changed", people, record, _said(db, record, entry, watched))


def _given(db: Db, record: CrmRecord) -> list[int]:
    """Tell whoever has got a record, or those in whose queue it waits; returns whom."""
    if record.owner_id is not None:  # type: ignore[union-attr]
        people: Iterable[int] = [record.owner_id]  # type: ignore[union-attr]
        kind = "assigned"
    elif isinstance(record, Case) and record.queue_id is not None:
        members = select(QueueMember.user_id).where(
            QueueMember.queue_id == record.queue_id, QueueMember.deleted_at.is_(None)
        )
        people, kind = db.scalars(members.order_by(QueueMember.user_id)).all(), "queued"
    else:
        return []
    notify(db, kind, people, record)
    return list(people)


def _said(db: Db, record: Parent, entry: AuditEntry, watched: frozenset[str]) -> str:
    """What changed, in words: "Stage: Proposal → Negotiation"."""
    changes = in_words(db, type(record), [(entry, None)])
    return "; ".join(f"{each.field}: {each.before} → {each.after}" for each in changes if each.name in watched)


_TOLD: dict[str, Callable[[Db, Any, AuditEntry], None]] = {"create": _created, "update": _updated}
