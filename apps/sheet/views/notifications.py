"""The bell: what somebody was told, and the way to where it happened."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select
from sqlalchemy.orm import joinedload

from ...platform.database import Db
from ...platform.notifications import Bell, Told
from ...platform.pages import done, go
from .. import actions
from ..engine import address
from ..models import Comment, Notification, Workbook
from ..permissions import in_sight

blueprint = Blueprint("notifications", __name__, url_prefix="/notifications")
_MOST = 40
_NOTHING = "Nothing yet. You are told of comments for you, answers in your threads and workbooks shared with you."
_SAYS = {
    "assigned": "assigned a comment to you",
    "mentioned": "mentioned you",
    "reply": "answered in your thread",
    "shared": "shared a workbook with you",
    "owner": "made you the owner",
}


def bell(db: Db) -> Bell:
    """The latest that the acting person was told, as far as they can still open it, and how much is unread."""
    mine = Notification.person_id == db.actor_id, in_sight(db)
    unread = select(func.count(Notification.id)).join(Workbook).where(*mine, Notification.read_at.is_(None))
    latest = (
        select(Notification).join(Notification.workbook).where(*mine)
        .options(joinedload(Notification.actor), joinedload(Notification.workbook), joinedload(Notification.comment))
        .order_by(Notification.at.desc(), Notification.id.desc()).limit(_MOST)
    )  # fmt: skip
    return Bell(db.scalar(unread) or 0, [_told(row) for row in db.scalars(latest)], _NOTHING)


@blueprint.post("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    """Mark one as read and go where it happened."""
    found = actions.read_notification(g.db, id)
    comment = found.comment
    place: dict[str, Any] = {}
    if comment is not None and comment.deleted_at is None:
        place = {"sheet": comment.sheet_id, "cell": address(comment.row, comment.column)}
    return go(url_for("editor.show", id=found.workbook_id, **place))


@blueprint.post("/read")
def read_all() -> ResponseReturnValue:
    actions.read_all_notifications(g.db)
    return done("All notifications are marked as read.", request.referrer or url_for("files.index"))


def _told(row: Notification) -> Told:
    comment: Comment | None = row.comment
    gone = comment is not None and comment.deleted_at is not None
    place = f"{address(comment.row, comment.column)} · " if comment is not None and not gone else ""
    body = "" if comment is None else "This comment was deleted." if gone else comment.body
    return Told(
        row.who, _SAYS[row.kind], place + row.workbook.title, body, row.at, row.read_at is not None,
        f"/notifications/{row.id}", row.id,
    )  # fmt: skip
