"""Comments on cells: threads with answers, given to somebody, resolved and taken up again."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound
from ..engine import Area
from ..models import Comment, SheetUser, Workbook
from ..permissions import level_of, may, visible_sheet
from .notifications import mentioned, notify
from .operations import check_area

_LONGEST = 2000


def add_comment(db: Db, sheet_id: int, row: int, column: int, body: str, *, assignee_id: int | None = None) -> Comment:
    """Begin a thread on a cell; whom it is given to must be able to open the workbook."""
    sheet = visible_sheet(db, sheet_id, "commenter")
    check_area(Area(row, column, row, column))
    _check_assignee(db, sheet.workbook, assignee_id)
    comment = Comment(
        sheet_id=sheet_id, row=row, column=column, author_id=_author(db), assignee_id=assignee_id, body=_body(body)
    )
    db.add(comment)
    db.flush()
    notify(db, "assigned", sheet.workbook, [assignee_id], comment)
    notify(db, "mentioned", sheet.workbook, [id for id in mentioned(db, comment.body) if id != assignee_id], comment)
    return comment


def assign(db: Db, comment_id: int, assignee_id: int | None) -> Comment:
    """Give a thread to somebody else, or to nobody."""
    thread = _thread(db, comment_id, "commenter")
    workbook = visible_sheet(db, thread.sheet_id).workbook
    if thread.assignee_id == assignee_id:
        raise Invalid(assignee="It is theirs already." if assignee_id else "It is nobody's already.")
    _check_assignee(db, workbook, assignee_id)
    thread.assignee_id = assignee_id
    db.flush()
    notify(db, "assigned", workbook, [assignee_id], thread)
    return thread


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
    others = [thread.author_id, thread.assignee_id, *(each.author_id for each in thread.replies)]
    db.add(answer)
    thread.resolved_at = None
    db.flush()
    workbook, named = visible_sheet(db, thread.sheet_id).workbook, mentioned(db, answer.body)
    notify(db, "mentioned", workbook, named, answer)
    notify(db, "reply", workbook, [id for id in others if id not in named], answer)
    return answer


def edit_comment(db: Db, comment_id: int, body: str) -> Comment:
    """Change what one has written oneself."""
    comment = visible_comment(db, comment_id, "commenter")
    if comment.author_id != db.actor_id:
        raise Forbidden("Only its author can change a comment.")
    before = mentioned(db, comment.body)
    comment.body = _body(body)
    db.flush()
    named = [id for id in mentioned(db, comment.body) if id not in before]
    notify(db, "mentioned", visible_sheet(db, comment.sheet_id).workbook, named, comment)
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


def _check_assignee(db: Db, workbook: Workbook, assignee_id: int | None) -> None:
    if assignee_id is None:
        return
    user = db.get(SheetUser, assignee_id)
    if user is None or not user.is_active or not user.person.is_active:
        raise Invalid(assignee="Choose somebody who uses Gridwork.")
    if level_of(db, workbook, user) is None:
        raise Invalid(assignee=f"{user.person.name} cannot open this workbook. Share it first.")


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
