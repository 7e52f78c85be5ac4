"""Comments follow their cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, select
from sqlalchemy.orm import joinedload

from ...platform import formats
from ...platform.database import Db
from ..engine import Area
from ..models import Comment, Notification, Sheet
from .kind import Attachment, Place


class Comments(Attachment):
    """The threads of a sheet."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_comment": "id"}
    versioned: ClassVar[bool] = False

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {"comments": threads(db, sheet.id)}

    def forget(self, db: Db, sheet_id: int) -> None:
        gone = select(Comment.id).where(Comment.sheet_id == sheet_id)
        db.execute(delete(Notification).where(Notification.comment_id.in_(gone)))
        db.query(Comment).filter_by(sheet_id=sheet_id).filter(Comment.thread_id.is_not(None)).delete()
        db.query(Comment).filter_by(sheet_id=sheet_id).delete()

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for comment in db.query(Comment).filter_by(sheet_id=sheet_id, deleted_at=None).order_by(Comment.id):
            area = change(Area(comment.row, comment.column, comment.row, comment.column))
            if area is not None:
                comment.row, comment.column = area.top, area.left
            else:
                _take_off(db, comment)

    def reorder(self, db: Db, sheet_id: int, places: Mapping[Place, Place | None]) -> None:
        for comment in _of(db, sheet_id):
            place = places.get((comment.row, comment.column), (comment.row, comment.column))
            if place is not None:
                comment.row, comment.column = place
            elif comment.deleted_at is None:
                _take_off(db, comment)

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        for comment in _of(db, sheet_id):
            if (comment.row, comment.column) in source:
                comment.row, comment.column, comment.sheet_id = comment.row + rows, comment.column + columns, to_sheet


def _take_off(db: Db, comment: Comment) -> None:
    # Whichever rows went first, it stands nowhere now.
    comment.deleted_at, comment.row, comment.column = db.now, 0, 0


def _of(db: Db, sheet_id: int) -> list[Comment]:
    return db.query(Comment).filter_by(sheet_id=sheet_id).order_by(Comment.id).all()


def threads(db: Db, sheet_id: int) -> list[dict[str, Any]]:
    """The threads of a sheet, each with its answers."""
    comments = db.scalars(
        select(Comment)
        .where(Comment.sheet_id == sheet_id, Comment.deleted_at.is_(None))
        .options(joinedload(Comment.author), joinedload(Comment.assignee))
        .order_by(Comment.id)
    ).all()
    threads: dict[int, dict[str, Any]] = {}
    for comment in comments:
        said = {
            "id": comment.id, "author": comment.author.name, "initials": comment.author.initials,
            "hue": comment.author_id % 8, "mine": comment.author_id == db.actor_id, "body": comment.body,
            "at": formats.moment(comment.created_at),
        }  # fmt: skip
        if comment.thread_id is None:
            threads[comment.id] = {
                **said, "row": comment.row, "column": comment.column, "resolved": comment.resolved_at is not None,
                "assignee": comment.assignee.name if comment.assignee else None, "assigneeId": comment.assignee_id,
                "replies": [],
            }  # fmt: skip
        elif comment.thread_id in threads:
            threads[comment.thread_id]["replies"].append(said)
    return list(threads.values())
