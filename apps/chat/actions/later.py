"""What people put aside: saved messages, reminders, drafts, scheduled messages."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import bindparam, select

from ...platform.database import Db
from ...platform.errors import Blocked, DomainError, Invalid, NotFound
from ...platform.limits import LONGEST_TEXT
from ..models import Draft, Post, Reminder, SavedPost, ScheduledPost
from ..permissions import acting, find_channel, find_post, me
from .announcements import announce
from .posts import check_body, check_broadcast, check_may_write, create_post

MAX_AHEAD = timedelta(days=365)

#: What is due at the instant `now`.
SCHEDULED_DUE = select(ScheduledPost).where(
    ScheduledPost.send_at <= bindparam("now"),
    ScheduledPost.sent_at.is_(None),
    ScheduledPost.failed_at.is_(None),
    ScheduledPost.deleted_at.is_(None),
)
REMINDERS_DUE = select(Reminder).where(
    Reminder.remind_at <= bindparam("now"), Reminder.reminded_at.is_(None), Reminder.done_at.is_(None)
)


def save_post(db: Db, post_id: int) -> SavedPost:
    post = find_post(db, post_id)
    saved = _saved(db, post.id)
    if saved is None:
        saved = SavedPost(person_id=me(db).id, post_id=post.id)
        db.add(saved)
        announce(db, post_id=post.id, person_id=me(db).id)
    return saved


def unsave_post(db: Db, post_id: int) -> None:
    saved = _saved(db, post_id)
    if saved is not None:
        db.delete(saved)
        announce(db, post_id=post_id, person_id=me(db).id)


def set_reminder(db: Db, post_id: int, at: datetime) -> Reminder:
    """Bring a message back at a moment to come; a message has one reminder at a time."""
    post = find_post(db, post_id)
    _check_future(db, at, "remind_at")
    waiting = select(Reminder).where(
        Reminder.person_id == me(db).id, Reminder.post_id == post.id, Reminder.done_at.is_(None)
    )
    reminder = db.scalar(waiting.order_by(Reminder.id))
    if reminder is None:
        reminder = Reminder(person_id=me(db).id, post_id=post.id, remind_at=at)
        db.add(reminder)
    else:
        reminder.remind_at, reminder.reminded_at = at, None
    announce(db, person_id=me(db).id)
    return reminder


def finish_reminder(db: Db, reminder_id: int) -> None:
    """Be done with a reminder, whether it has come back or not."""
    reminder = db.get(Reminder, reminder_id)
    if reminder is None or reminder.person_id != me(db).id:
        raise NotFound("This reminder does not exist.")
    if reminder.done_at is None:
        reminder.done_at = db.now
    announce(db, person_id=me(db).id)


def schedule_post(
    db: Db, channel_id: int, body: str, at: datetime, *, root_id: int | None = None, notify_all: bool = False
) -> ScheduledPost:
    """Write a message that goes out at a moment to come."""
    channel = find_channel(db, channel_id)
    check_may_write(db, channel)
    body = check_body(body)
    check_broadcast(db, channel, body, notify_all)
    _check_future(db, at, "send_at")
    if root_id is not None and find_post(db, root_id).channel_id != channel.id:
        raise NotFound("This thread belongs to another channel.")
    scheduled = ScheduledPost(author_id=me(db).id, channel_id=channel.id, root_id=root_id, body=body, send_at=at)
    db.add(scheduled)
    discard_draft(db, channel.id, root_id)
    return scheduled


def update_scheduled(
    db: Db, scheduled_id: int, *, body: str | None = None, at: datetime | None = None
) -> ScheduledPost:
    scheduled = _scheduled(db, scheduled_id)
    if body is not None:
        scheduled.body = check_body(body)
    if at is not None:
        _check_future(db, at, "send_at")
        scheduled.send_at = at
    announce(db, person_id=me(db).id)
    return scheduled


def cancel_scheduled(db: Db, scheduled_id: int) -> None:
    """Do not send a scheduled message after all, or clear one that failed."""
    scheduled = _scheduled(db, scheduled_id, failed=True)
    scheduled.deleted_at = db.now
    announce(db, person_id=me(db).id)


def send_now(db: Db, scheduled_id: int) -> Post:
    """Send a scheduled message at once."""
    scheduled = _scheduled(db, scheduled_id)
    post = create_post(db, scheduled.channel_id, scheduled.body, root_id=scheduled.root_id, notify_all=True)
    scheduled.sent_at, scheduled.post_id = db.now, post.id
    announce(db, person_id=me(db).id)
    return post


def send_due(db: Db) -> None:
    """Send what is due by the world's clock; what cannot be sent fails with the reason."""
    waiting = SCHEDULED_DUE.order_by(ScheduledPost.send_at, ScheduledPost.id)
    for scheduled in list(db.scalars(waiting, {"now": db.now})):
        with acting(db, scheduled.author_id):
            try:
                post = create_post(db, scheduled.channel_id, scheduled.body, root_id=scheduled.root_id, notify_all=True)
                scheduled.sent_at, scheduled.post_id = db.now, post.id
            except DomainError as error:
                scheduled.failed_at, scheduled.failed_reason = db.now, str(error)[:160]
            announce(db, person_id=scheduled.author_id)


def remind_due(db: Db) -> None:
    """Bring back the messages whose reminders are due."""
    for reminder in list(db.scalars(REMINDERS_DUE.order_by(Reminder.id), {"now": db.now})):
        reminder.reminded_at = db.now
        announce(db, person_id=reminder.person_id)


def save_draft(db: Db, channel_id: int, body: str, *, root_id: int | None = None) -> None:
    """Keep what stands in a composer; nothing, if nothing stands there."""
    channel = find_channel(db, channel_id)
    draft = _draft(db, channel.id, root_id)
    if not body.strip():
        discard_draft(db, channel.id, root_id)
    elif draft is None:
        root = find_post(db, root_id).id if root_id is not None else None
        body = body[:LONGEST_TEXT]
        db.add(Draft(person_id=me(db).id, channel_id=channel.id, root_id=root, body=body, updated_at=db.now))
    else:
        draft.body, draft.updated_at = body[:LONGEST_TEXT], db.now
    db.flush()


def discard_draft(db: Db, channel_id: int, root_id: int | None = None) -> None:
    draft = _draft(db, channel_id, root_id)
    if draft is not None:
        db.delete(draft)
        db.flush()


def _draft(db: Db, channel_id: int, root_id: int | None) -> Draft | None:
    own = select(Draft).where(Draft.person_id == me(db).id, Draft.channel_id == channel_id)
    return db.scalar(own.where(Draft.root_id.is_(None) if root_id is None else Draft.root_id == root_id))


def _saved(db: Db, post_id: int) -> SavedPost | None:
    return db.scalar(select(SavedPost).where(SavedPost.person_id == me(db).id, SavedPost.post_id == post_id))


def _scheduled(db: Db, scheduled_id: int, *, failed: bool = False) -> ScheduledPost:
    scheduled = db.get(ScheduledPost, scheduled_id)
    if scheduled is None or scheduled.author_id != me(db).id or scheduled.deleted_at is not None:
        raise NotFound("This scheduled message does not exist.")
    if scheduled.sent_at is not None:
        raise Blocked("This message has been sent already.")
    if scheduled.failed_at is not None and not failed:
        raise Blocked("This message could not be sent. Delete it and write it again.")
    return scheduled


def _check_future(db: Db, at: datetime, field: str) -> None:
    if at <= db.now:
        raise Invalid({field: "This time has passed. Choose a later one."})
    if at > db.now + MAX_AHEAD:
        raise Invalid({field: "Choose a time within a year."})
