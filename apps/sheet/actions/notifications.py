"""Who is told of what by the bell, and what has been read."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, select

from ...platform.database import Db
from ...platform.mentions import named_in
from ...platform.models import Person
from ...platform.notifications import mark_all_read, mark_read
from ..models import Comment, Notification, SheetUser, Workbook
from ..permissions import level_of


def notify(db: Db, kind: str, workbook: Workbook, people: Iterable[int | None], comment: Comment | None = None) -> None:
    """Tell people, each once and never those who did it themselves, as far as they may open the workbook."""
    if db.actor_id is None:
        return
    for person_id in dict.fromkeys(people):
        user = db.get(SheetUser, person_id) if person_id not in (None, db.actor_id) else None
        if user is None or not user.is_active or level_of(db, workbook, user) is None:
            continue
        db.add(Notification(
            person_id=user.id, actor_id=db.actor_id, kind=kind, workbook_id=workbook.id, at=db.now,
            comment_id=comment.id if comment is not None else None,
        ))  # fmt: skip
    db.flush()


def mentioned(db: Db, body: str) -> list[int]:
    """The people whom a comment names with an @ before their full name."""
    if "@" not in body:
        return []
    users = select(Person).join(SheetUser, SheetUser.id == Person.id).where(SheetUser.is_active, Person.is_active)
    return [person.id for person in named_in(body, db.scalars(users.order_by(Person.id)))]


def read_notification(db: Db, notification_id: int) -> Notification:
    """Note that one's notification has been seen. Raises NotFound for another's."""
    return mark_read(db, Notification, notification_id)


def read_all_notifications(db: Db) -> None:
    mark_all_read(db, Notification)


def forget_notifications(db: Db, *, workbook_id: int) -> None:
    """Drop what was told of a workbook that is about to go."""
    db.execute(delete(Notification).where(Notification.workbook_id == workbook_id))
