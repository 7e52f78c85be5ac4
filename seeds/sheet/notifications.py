"""What people were told by the bell of the comments and shares that the seeds make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from ...apps.sheet.models import Comment, Notification
from ..draft import Draft
from ..rows import new

# What is older has been read.
_FRESH = timedelta(days=9)


def notify(
    draft: Draft, kind: str, workbook_id: int, people: Iterable[int | None], *, by: int, at: datetime,
    comment: Comment | None = None,
) -> None:  # fmt: skip
    """Tell people, each once and never who did it."""
    random = draft.random("sheet", "told", workbook_id, comment.id if comment is not None else kind)
    for person_id in dict.fromkeys(people):
        if person_id is None or person_id == by:
            continue
        is_read = at < draft.calendar.now - _FRESH or random.randrange(3) == 0
        read_at = min(at + timedelta(minutes=random.randrange(5, 600)), draft.calendar.now) if is_read else None
        draft.add(new(
            Notification,
            person_id=person_id, actor_id=by, kind=kind, workbook_id=workbook_id, at=at, read_at=read_at,
            comment_id=comment.id if comment is not None else None,
        ))  # fmt: skip


def tell_of_comments(draft: Draft, workbook_id: int, thread: Sequence[tuple[Comment, datetime]]) -> None:
    """Who a thread is given to is told of its beginning, and all who spoke before of each answer."""
    (first, at), *answers = thread
    notify(draft, "assigned", workbook_id, [first.assignee_id], by=first.author_id, at=at, comment=first)
    spoken = [first.author_id, first.assignee_id]
    for answer, at in answers:
        notify(draft, "reply", workbook_id, spoken, by=answer.author_id, at=at, comment=answer)
        spoken.append(answer.author_id)
