"""What the bell shows: what somebody was told, and the cases whose answer the clock says is due soon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import joinedload

from ..platform import formats
from ..platform.database import Db
from ..platform.notifications import Bell, Told
from ..platform.wording import said
from .due_cases import DueCase, due_cases
from .models import CrmNotification, Note
from .objects import OBJECTS, label_of
from .permissions import access, scope

_SHOWN = 12
PAGE = 20
#: What the page shows, by the word in the address: all, what has not been read, or some kinds.
FILTERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "all": ("All", ()),
    "unread": ("Unread", ()),
    "mentions": ("Mentions and answers", ("mentioned", "replied")),
    "given": ("Given to me", ("assigned", "queued", "asked", "invited", "due")),
    "followed": ("Followed records", ("posted", "file", "changed")),
}
_SAYS = {
    "mentioned": "mentioned you",
    "replied": "answered in a thread of yours",
    "posted": "posted on a record you follow",
    "file": "added a file",
    "assigned": "gave you a {noun}",
    "queued": "put a case into your queue",
    "changed": "changed a {noun} you follow",
    "asked": "asks for your approval",
    "decided": "decided on your quote",
    "invited": "invited you",
}
_NOTHING = "Nothing yet. You are told when somebody names you, gives you something, or changes what you follow."


@dataclass(frozen=True)
class Notices:
    """A page of what somebody was told."""

    told: Sequence[Told]
    shown: str  # a key of `FILTERS`
    number: int
    pages: int
    total: int
    unread: int


def bell(db: Db) -> Bell:
    """The latest that the acting person was told, and how much of all they have not read."""
    with db.no_autoflush:  # on a page that shows a refusal, what was refused stays where it is
        due = due_cases(db)
        # Every page asks: one question for both.
        unread = func.count().filter(CrmNotification.read_at.is_(None)).over()
        rows = db.execute(_mine(db).add_columns(unread).limit(_SHOWN)).all()
        told = _newest_first([*(_told(row, note) for row, note, _count in rows), *(_due(db, each) for each in due)])
        count = rows[0][2] if rows else 0
        return Bell(count + _unread_of(due), told[:_SHOWN], _NOTHING, "/notifications")


def notices(db: Db, shown: str, page: int) -> Notices:
    """A page of what one was told, newest first; what is due soon stands on the first one."""
    shown = shown if shown in FILTERS else "all"
    due, found = due_cases(db), _mine(db)
    _label, kinds = FILTERS[shown]
    if kinds:
        found = found.where(CrmNotification.kind.in_(kinds))
    if shown == "unread":
        found = found.where(CrmNotification.read_at.is_(None))
    total = db.scalar(found.with_only_columns(func.count(CrmNotification.id)).order_by(None)) or 0
    pages = max(1, -(-total // PAGE))
    page = min(max(1, page), pages)
    told = [_told(row, note) for row, note in db.execute(found.limit(PAGE).offset((page - 1) * PAGE))]
    if page == 1 and (not kinds or "due" in kinds):
        told = _newest_first([*told, *(_due(db, each) for each in due if shown != "unread" or not each.is_read)])
    return Notices(told, shown, page, pages, total, _unread(db, due))


def place_of(row: CrmNotification) -> str:
    """The path to where it happened."""
    entry = OBJECTS[row.parent_type]
    at = f"{entry.path}/{row.parent_id}"
    match row.kind:
        case "mentioned" | "replied" | "posted":
            return f"{at}?tab=stream&post={row.note_id}#post-{row.note_id}"
        case "file":
            return f"{at}?tab=files"
        case _:
            return at


def _mine(db: Db) -> Any:
    """What one was told of records that one still sees, newest first; each with its note, if one sees that."""
    is_seen = and_(Note.id == CrmNotification.note_id, Note.deleted_at.is_(None), scope(db, Note, "read"))
    return (
        select(CrmNotification, Note)
        .outerjoin(Note, is_seen)
        .where(*_told_of(db), or_(CrmNotification.note_id.is_(None), Note.id.is_not(None)))
        .options(joinedload(CrmNotification.actor))
        .order_by(CrmNotification.at.desc(), CrmNotification.id.desc())
    )


def _told_of(db: Db) -> Sequence[ColumnElement[bool]]:
    """The conditions that hold for what one was told, but for records that one no longer sees."""
    key, id, open_keys, seen = CrmNotification.parent_type, CrmNotification.parent_id, [], []
    for entry in OBJECTS.values():
        who = access(db)
        if who is None or who.level("read", entry.key) == "all":
            open_keys.append(entry.key)
        else:
            rows = select(entry.model.id).where(scope(db, entry.model, "read"))
            seen.append(and_(key == entry.key, id.in_(rows)))
    mine = CrmNotification.person_id == db.actor_id, CrmNotification.kind != "due"
    return (*mine, or_(key.in_(open_keys), *seen))


def _unread(db: Db, due: Sequence[DueCase]) -> int:
    found = _mine(db).where(CrmNotification.read_at.is_(None)).with_only_columns(func.count(CrmNotification.id))
    return (db.scalar(found.order_by(None)) or 0) + _unread_of(due)


def _unread_of(due: Sequence[DueCase]) -> int:
    return sum(not each.is_read for each in due)


def _newest_first(told: Sequence[Told]) -> list[Told]:
    return sorted(told, key=lambda each: each.at, reverse=True)


def _told(row: CrmNotification, note: Note | None) -> Told:
    entry = OBJECTS[row.parent_type]
    says = _SAYS[row.kind].format(noun=entry.singular.lower())
    where = f"{said(entry.singular)} · {row.title}"
    body = note.body if note is not None else row.body or ""
    return Told(row.who, says, where, body, row.at, row.read_at is not None, f"/notifications/{row.id}", row.id)


def _due(db: Db, found: DueCase) -> Told:
    moment: datetime = found.case.sla_due_at or db.now
    says = f"wants an answer by {formats.time_of_day(moment.astimezone(db.timezone))}"
    where = f"{found.case.priority} · {found.case.status}"
    return Told(
        label_of(found.case), says, where, "", found.since, found.is_read, f"/notifications/due/{found.case.id}"
    )
