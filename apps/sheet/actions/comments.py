"""Comments on cells: threads with answers, given to somebody, resolved and taken up again."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound
from ..engine import Area
from ..models import Comment, SheetUser
from ..permissions import level_of, may, visible_sheet
from .operations import check_area

_LONGEST = 2000


def add_comment(db: Db, sheet_id: int, row: int, column: int, body: str, *, assignee_id: int | None = None) -> Comment:
    """Begin a thread on a cell; whom it is given to must be able to open the workbook."""
    sheet = visible_sheet(db, sheet_id, "commenter")
    check_area(Area(row, column, row, column))
    if assignee_id is not None:
        user = db.get(SheetUser, assignee_id)
        if user is None or not user.is_active or not user.person.is_active:
            raise Invalid(assignee="Choose somebody who uses Gridwork.")
        if level_of(db, sheet.workbook, user) is None:
            raise Invalid(assignee=f"{user.person.name} cannot open this workbook. Share it first.")
    comment = Comment(
        sheet_id=sheet_id, row=row, column=column, author_id=_author(db), assignee_id=assignee_id, body=_body(body)
    )
    db.add(comment)
    db.flush()
    return comment


def reply(db: Db, comment_id: int, body: str) -> Comment:
    """Answer a thread; a resolved one is taken up again by that."""
    thread = _thread(db, comment_id, "commenter")
    answer = Comment(
        sheet_id=thread.sheet_id,
        row=thread.row,
        column=thread.column,
        thread_id=thread.id,
        author_id=_author(db),
        body=_body(body),
    )
    db.add(answer)
    thread.resolved_at = None
    db.flush()
    return answer


def edit_comment(db: Db, comment_id: int, body: str) -> Comment:
    """Change what one has written oneself."""
    comment = visible_comment(db, comment_id, "commenter")
    if comment.author_id != db.actor_id:
        raise Forbidden("Only its author can change a comment.")
    comment.body = _body(body)
    db.flush()
    return comment


def resolve(db: Db, comment_id: int, resolved: bool = True) -> Comment:
    thread = _thread(db, comment_id, "commenter")
    if resolved == (thread.resolved_at is not None):
        raise Blocked(f"This thread is {'resolved' if resolved else 'open'} already.")
    thread.resolved_at = db.now if resolved else None
    db.flush()
    return thread


def delete_comment(db: Db, comment_id: int) -> Comment:
    """Take back one's own comment, or as an editor anybody's; the first of a thread takes its answers along."""
    comment = visible_comment(db, comment_id, "commenter")
    sheet = visible_sheet(db, comment.sheet_id)
    if comment.author_id != db.actor_id and not may(db, sheet.workbook, "editor"):
        raise Forbidden("Only its author or an editor of the workbook can delete a comment.")
    for row in (comment, *comment.replies):
        row.deleted_at = db.now
    db.flush()
    return comment


def visible_comment(db: Db, comment_id: int, wanted: str = "viewer") -> Comment:
    comment = db.get(Comment, comment_id)
    if comment is None or comment.deleted_at is not None:
        raise NotFound("There is no such comment. It may have been deleted.")
    visible_sheet(db, comment.sheet_id, wanted)
    return comment


def _thread(db: Db, comment_id: int, wanted: str) -> Comment:
    comment = visible_comment(db, comment_id, wanted)
    if comment.thread_id is not None:
        raise Invalid({"": "This is an answer, not the beginning of a thread."})
    return comment


def _author(db: Db) -> int:
    if db.actor_id is None:
        raise Forbidden("A comment needs an author.")
    return db.actor_id


def _body(body: str) -> str:
    body = body.replace("\r\n", "\n").strip()
    if not body:
        raise Invalid(body="Write something.")
    if len(body) > _LONGEST:
        raise Invalid(body=f"A comment has at most {_LONGEST:,} characters.")
    return body
