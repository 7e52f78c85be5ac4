"""The bell: what somebody was told, and the way to where it happened."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.database import Db
from ...platform.notifications import Bell, Told
from ...platform.pages import done, go
from .. import actions, queries
from ..engine import address
from ..models import Comment, Notification

blueprint = Blueprint("notifications", __name__, url_prefix="/notifications")
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
    unread, latest = queries.notifications(db)
    return Bell(unread, [_told(row) for row in latest], _NOTHING)


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
