"""What the bell shows: what somebody was told, and the cases whose answer the clock says is due soon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import joinedload

from ..platform import formats
from ..platform.database import Db
from ..platform.notifications import Bell, Told
from .due_cases import DueCase, due_cases
from .models import CrmNotification
from .objects import OBJECTS, label_of

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
        told = _newest_first([*(_told(row) for row, _count in rows), *(_due(db, each) for each in due)])
        count = rows[0][1] if rows else 0
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
    total = db.scalar(select(func.count()).select_from(found.order_by(None).subquery())) or 0
    pages = max(1, -(-total // PAGE))
    page = min(max(1, page), pages)
    told = [_told(row) for row in db.scalars(found.limit(PAGE).offset((page - 1) * PAGE))]
    if page == 1 and (not kinds or "due" in kinds):
        told = _newest_first([*told, *(_due(db, each) for each in due if shown != "unread" or not each.is_read)])
    return Notices(told, shown, page, pages, total, _unread(db, due))


def place_of(row: CrmNotification) -> str:
    """The path to where it happened."""
    entry = OBJECTS[row.parent_type]
    at = f"{entry.path}/{row.parent_id}"
    match row.kind:
        case "mentioned" | "replied" | "posted":
            return f"{at}?tab=stream#post-{row.note_id}"
        case "file":
            return f"{at}?tab=files"
        case _:
            return at


def _mine(db: Db) -> Any:
    return (
        select(CrmNotification)
        .where(CrmNotification.person_id == db.actor_id, CrmNotification.kind != "due")
        .options(joinedload(CrmNotification.actor), joinedload(CrmNotification.note))
        .order_by(CrmNotification.at.desc(), CrmNotification.id.desc())
    )


def _unread(db: Db, due: Sequence[DueCase]) -> int:
    mine = CrmNotification.person_id == db.actor_id, CrmNotification.kind != "due", CrmNotification.read_at.is_(None)
    count = db.scalar(select(func.count(CrmNotification.id)).where(*mine)) or 0
    return count + _unread_of(due)


def _unread_of(due: Sequence[DueCase]) -> int:
    return sum(not each.is_read for each in due)


def _newest_first(told: Sequence[Told]) -> list[Told]:
    return sorted(told, key=lambda each: each.at, reverse=True)


def _told(row: CrmNotification) -> Told:
    entry = OBJECTS[row.parent_type]
    says = _SAYS[row.kind].format(noun=entry.singular.lower())
    where = f"{entry.singular} · {row.title}"
    body = row.note.body if row.note is not None else row.body or ""
    return Told(row.who, says, where, body, row.at, row.read_at is not None, f"/notifications/{row.id}", row.id)


def _due(db: Db, found: DueCase) -> Told:
    moment: datetime = found.case.sla_due_at or db.now
    says = f"wants an answer by {formats.time_of_day(moment.astimezone(db.timezone))}"
    where = f"{found.case.priority} · {found.case.status}"
    return Told(
        label_of(found.case), says, where, "", found.since, found.is_read, f"/notifications/due/{found.case.id}"
    )
