"""What waits for one person: mentions, threads, saved messages, reminders, drafts; and a channel's pins and files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import aliased, joinedload, selectinload

from ...platform.database import Db
from ..models import Channel, Draft, File, Mention, Post, Reminder, SavedPost, ScheduledPost, ThreadMember
from ..permissions import me, reach, visible_posts
from .sidebar import others_in, title_of
from .stream import StreamLine, lines_of

SHOWN = 30


@dataclass(frozen=True)
class Inbox:
    """A message found somewhere, with where that is."""

    line: StreamLine
    channel: Channel
    title: str
    unread: int = 0  # replies of its thread
    last: StreamLine | None = None  # the thread's last reply
    reminder: Reminder | None = None


def mentions(db: Db, limit: int = SHOWN) -> list[Inbox]:
    """Messages that name the acting person, latest first."""
    named = visible_posts(db).join(Mention, Mention.post_id == Post.id).where(Mention.person_id == me(db).id)
    return _found(db, named.order_by(Post.id.desc()).limit(limit))


def saved(db: Db) -> list[Inbox]:
    """Messages that the acting person saved, the last saved first."""
    kept = visible_posts(db).join(SavedPost, SavedPost.post_id == Post.id).where(SavedPost.person_id == me(db).id)
    return _found(db, kept.order_by(SavedPost.id.desc()))


def pinned(db: Db, channel: Channel) -> list[Inbox]:
    return _found(db, visible_posts(db).where(Post.channel_id == channel.id, Post.is_pinned).order_by(Post.id.desc()))


def reminders(db: Db) -> list[Inbox]:
    """The acting person's open reminders: first those that have come back, then by their moment."""
    open_ones = select(Reminder).where(Reminder.person_id == me(db).id, Reminder.done_at.is_(None))
    rows = list(db.scalars(open_ones.order_by(Reminder.reminded_at.is_(None), Reminder.remind_at, Reminder.id)))
    posts = _found(db, visible_posts(db).where(Post.id.in_([row.post_id for row in rows])))
    by_id = {entry.line.post.id: entry for entry in posts}
    found = [(by_id[row.post_id], row) for row in rows if row.post_id in by_id]
    return [Inbox(entry.line, entry.channel, entry.title, reminder=row) for entry, row in found]


def threads(db: Db, limit: int = SHOWN) -> list[Inbox]:
    """The threads that the acting person follows, the one with the latest reply first."""
    who, reply = me(db), aliased(Post)
    latest = (
        select(
            ThreadMember.root_id,
            func.max(reply.id).label("last_id"),
            func.count(reply.id)
            .filter(reply.id > ThreadMember.last_read_id, reply.author_id != who.id)
            .label("unread"),
        )
        .join(reply, reply.root_id == ThreadMember.root_id)
        .where(ThreadMember.person_id == who.id, ThreadMember.is_following, reply.deleted_at.is_(None))
        .group_by(ThreadMember.root_id, ThreadMember.last_read_id)
        .order_by(func.max(reply.id).desc())
        .limit(limit)
    )
    rows = db.execute(latest).all()
    wanted = [row.root_id for row in rows] + [row.last_id for row in rows]
    entries = {entry.line.post.id: entry for entry in _found(db, visible_posts(db).where(Post.id.in_(wanted)))}
    return [
        Inbox(entries[row.root_id].line, entries[row.root_id].channel, entries[row.root_id].title, row.unread,
              entries[row.last_id].line)
        for row in rows
        if row.root_id in entries and row.last_id in entries
    ]  # fmt: skip


def drafts(db: Db) -> list[tuple[Draft, str]]:
    """The acting person's drafts, the last touched first, with where they stand."""
    own = select(Draft).join(Draft.channel).where(Draft.person_id == me(db).id, reach(db))
    found = db.scalars(own.options(joinedload(Draft.channel)).order_by(Draft.updated_at.desc(), Draft.id.desc()))
    return [(draft, place(db, draft.channel)) for draft in found]


def scheduled(db: Db) -> list[tuple[ScheduledPost, str]]:
    """The acting person's scheduled messages that wait or failed, the next first."""
    own = select(ScheduledPost).where(
        ScheduledPost.author_id == me(db).id, ScheduledPost.sent_at.is_(None), ScheduledPost.deleted_at.is_(None)
    )
    found = db.scalars(own.options(joinedload(ScheduledPost.channel)).order_by(ScheduledPost.send_at, ScheduledPost.id))
    return [(row, place(db, row.channel)) for row in found]


def files_of(db: Db, channel: Channel) -> list[File]:
    """The files of a channel, the latest first."""
    shared = (
        select(File)
        .join(File.post)
        .where(Post.channel_id == channel.id, Post.deleted_at.is_(None), File.deleted_at.is_(None))
        .options(joinedload(File.post).joinedload(Post.author))
    )
    return list(db.scalars(shared.order_by(File.id.desc())))


def place(db: Db, channel: Channel) -> str:
    """A channel's name as people write it: "#sales", or the names of the others."""
    return f"#{channel.name}" if channel.is_named else title_of(channel, others_in(db, channel))


def _found(db: Db, query: Select[Any]) -> list[Inbox]:
    posts: Sequence[Post] = db.scalars(
        query.options(joinedload(Post.author), joinedload(Post.channel), selectinload(Post.files))
    ).all()
    titles = {channel.id: place(db, channel) for channel in {post.channel_id: post.channel for post in posts}.values()}
    entries = []
    for line in lines_of(db, None, posts):
        line.continues, line.starts_day = False, None
        entries.append(Inbox(line, line.post.channel, titles[line.post.channel_id]))
    return entries
