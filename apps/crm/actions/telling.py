"""Whom the bell tells of what."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, select

from ...platform.database import Db
from ..models import CrmNotification, Follow, Note
from ..objects import CrmRecord, Parent, label_of, object_of
from ..permissions import may_see

_LONGEST_TITLE = 120


def notify(
    db: Db,
    kind: str,
    people: Iterable[int | None],
    record: CrmRecord,
    body: str | None = None,
    *,
    note: Note | None = None,
) -> None:
    """Tell people, each once, never those who did it themselves, and none who cannot see the record or the note.

    What is told again in the same unit of work joins what was told before: several changes of a record are one.
    """
    if db.actor_id is None and not db.automatic:
        return  # an office that is being set up
    told: dict[tuple[int, str, str, int, int | None], CrmNotification] = db.info.setdefault("crm_told", {})
    key = object_of(record).key
    for person_id in dict.fromkeys(people):
        if person_id is None or person_id == db.actor_id or not may_see(db, person_id, record):
            continue
        if note is not None and not may_see(db, person_id, note):
            continue
        place = (person_id, kind, key, record.id, note.id if note is not None else None)
        before = told.get(place)
        if before is not None and before in db and before.at == db.now and before.read_at is None:
            if body and body not in (before.body or ""):
                before.body = f"{before.body}; {body}" if before.body else body
            continue
        told[place] = CrmNotification(
            person_id=person_id, actor_id=db.actor_id, kind=kind, at=db.now, parent_type=key, parent_id=record.id,
            title=label_of(record)[:_LONGEST_TITLE], body=body, note_id=note.id if note is not None else None,
        )  # fmt: skip
        db.add(told[place])


def followers(db: Db, record: Parent) -> list[int]:
    """Ids of those who are told of what happens to a record: its owner, and who follows it."""
    found = select(Follow.person_id).where(
        Follow.parent_type == object_of(record).key, Follow.parent_id == record.id, Follow.deleted_at.is_(None)
    )
    ids = list(db.scalars(found.order_by(Follow.person_id)))
    return list(dict.fromkeys([*([record.owner_id] if record.owner_id is not None else []), *ids]))


def forget(db: Db, note_ids: Iterable[int]) -> None:
    """Drop what was told of posts that are gone."""
    db.execute(delete(CrmNotification).where(CrmNotification.note_id.in_(sorted(note_ids))))
