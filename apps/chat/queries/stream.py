"""The messages of a channel or thread as lines of a page: with day, unread mark, replies, reactions and files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import joinedload, selectinload

from ...platform.database import Db
from ...platform.models import Person
from ..models import Channel, Member, Post, PostEdit, Reaction, Reminder, SavedPost, ThreadMember
from ..permissions import is_channel_admin, me, membership, why_not_write

PAGE = 40
# Messages of one author within this time stand below one name.
_TOGETHER = timedelta(minutes=5)


@dataclass(frozen=True)
class ReactionGroup:
    """One emoji below a message, and who chose it."""

    emoji: str
    people: Sequence[Person]
    is_mine: bool


@dataclass(frozen=True)
class Replies:
    """What is shown of a thread below its first post."""

    count: int
    people: Sequence[Person]  # who replied, the first few
    last_at: datetime


@dataclass
class StreamLine:
    """A post with all that its place on the page needs."""

    post: Post
    member: Member | None  # its author, with status
    reactions: Sequence[ReactionGroup] = ()
    replies: Replies | None = None
    is_saved: bool = False
    is_mine: bool = False
    can_delete: bool = False
    starts_day: date | None = None  # the first one of that day
    is_first_unread: bool = False
    continues: bool = False  # stands below the same name as the one before


@dataclass
class Page:
    """A stretch of a conversation, oldest first."""

    channel: Channel
    lines: Sequence[StreamLine] = field(default_factory=list)
    has_older: bool = False
    has_newer: bool = False


def page_of(
    db: Db,
    channel: Channel,
    *,
    before: int | None = None,
    after: int | None = None,
    around: int | None = None,
    unread_after: int | None = None,
) -> Page:
    """The latest messages of a channel, or those before, after or around a post.

    `unread_after` is the last post that the person has read: the next one of somebody else gets the mark.
    """
    said = select(Post).where(Post.channel_id == channel.id, Post.root_id.is_(None), Post.deleted_at.is_(None))
    newest, oldest = said.order_by(Post.id.desc()), said.order_by(Post.id)
    older: list[Post] = []
    newer: list[Post] = []
    half = PAGE // 2
    if around is not None:
        older = _some(db, newest.where(Post.id < around), half + 1)
        newer = _some(db, oldest.where(Post.id >= around), half + 1)
    elif after is not None:
        newer = _some(db, oldest.where(Post.id > after), PAGE + 1)
    else:
        older = _some(db, newest.where(Post.id < before) if before is not None else newest, PAGE + 1)
    most = half if around is not None else PAGE
    page = Page(channel, has_older=len(older) > most or after is not None, has_newer=len(newer) > most)
    posts = [*reversed(older[:most]), *newer[:most]]
    previous = _some(db, newest.where(Post.id < posts[0].id), 1) if posts else []
    page.lines = lines_of(db, channel, posts, previous=previous[0] if previous else None, unread_after=unread_after)
    return page


def thread_of(db: Db, root: Post) -> list[StreamLine]:
    """The first post of a thread and its replies."""
    replies = select(Post).where(Post.root_id == root.id, Post.deleted_at.is_(None)).order_by(Post.id)
    read = db.scalar(
        select(ThreadMember.last_read_id).where(ThreadMember.root_id == root.id, ThreadMember.person_id == me(db).id)
    )
    posts = [root, *_some(db, replies, None)]
    lines = lines_of(db, root.channel, posts, unread_after=max(read, root.id) if read is not None else None)
    lines[0].replies, lines[0].continues = None, False
    if len(lines) > 1:
        lines[1].continues = False
    return lines


def line_of(db: Db, post: Post) -> StreamLine:
    """One post by itself, as it stands among its neighbors."""
    near = Post.root_id.is_(None) if post.root_id is None else Post.root_id == post.root_id
    earlier = select(Post).where(Post.channel_id == post.channel_id, near, Post.deleted_at.is_(None), Post.id < post.id)
    previous = _some(db, earlier.order_by(Post.id.desc()), 1)
    return lines_of(db, post.channel, [post], previous=previous[0] if previous else None)[0]


def lines_of(
    db: Db,
    channel: Channel | None,
    posts: Sequence[Post],
    *,
    previous: Post | None = None,
    unread_after: int | None = None,
) -> list[StreamLine]:
    """Posts with what their places need; of several channels where `channel` is None."""
    who, ids = me(db), [post.id for post in posts]
    reactions, replies = _reactions(db, ids, who.id), _replies(db, ids)
    saved = set(db.scalars(select(SavedPost.post_id).where(SavedPost.person_id == who.id, SavedPost.post_id.in_(ids))))
    authors = {post.author_id for post in posts}
    members = {row.id: row for row in db.scalars(select(Member).where(Member.id.in_(sorted(authors))))}
    runs_channel = channel is not None and is_channel_admin(db, channel)
    lines: list[StreamLine] = []
    marked = unread_after is None
    for post in posts:
        line = StreamLine(post, members.get(post.author_id), reactions.get(post.id, ()), replies.get(post.id))
        line.is_saved, line.is_mine = post.id in saved, post.author_id == who.id
        line.can_delete = post.is_message and (line.is_mine or runs_channel)
        day = post.created_at.astimezone(db.timezone).date()
        if previous is None or day != previous.created_at.astimezone(db.timezone).date():
            line.starts_day = day
        if not marked and post.id > (unread_after or 0) and not line.is_mine:
            line.is_first_unread = marked = True
        line.continues = line.starts_day is None and not line.is_first_unread and _belong(previous, post)
        lines.append(line)
        previous = post
    return lines


def can_write(db: Db, channel: Channel) -> bool:
    return membership(db, channel.id) is not None and why_not_write(db, channel) is None


def reminded(db: Db, post_id: int) -> Reminder | None:
    """The acting person's reminder of a post that is still to be done."""
    mine = select(Reminder).where(
        Reminder.person_id == me(db).id, Reminder.post_id == post_id, Reminder.done_at.is_(None)
    )
    return db.scalar(mine.order_by(Reminder.id))


def _belong(previous: Post | None, post: Post) -> bool:
    """Whether a post goes on where the one before stopped."""
    return (
        previous is not None
        and previous.author_id == post.author_id
        and previous.kind == post.kind == "message"
        and post.created_at - previous.created_at < _TOGETHER
    )


def _some(db: Db, query: object, limit: int | None) -> list[Post]:
    loaded = query.options(joinedload(Post.author), selectinload(Post.files)).limit(limit)  # type: ignore[attr-defined]
    return list(db.scalars(loaded))


def _reactions(db: Db, ids: Sequence[int], my_id: int) -> dict[int, list[ReactionGroup]]:
    found = (
        select(Reaction)
        .where(Reaction.post_id.in_(ids))
        .options(joinedload(Reaction.person))
        .order_by(Reaction.post_id, Reaction.id)
    )
    by_post: dict[int, dict[str, list[Person]]] = {}
    for reaction in db.scalars(found):
        by_post.setdefault(reaction.post_id, {}).setdefault(reaction.emoji, []).append(reaction.person)
    return {
        post_id: [ReactionGroup(emoji, people, any(p.id == my_id for p in people)) for emoji, people in groups.items()]
        for post_id, groups in by_post.items()
    }


def _replies(db: Db, ids: Sequence[int]) -> dict[int, Replies]:
    alive: ColumnElement[bool] = Post.deleted_at.is_(None)
    found = (
        select(Post.root_id, Person, func.count(Post.id), func.max(Post.created_at), func.min(Post.id))
        .join(Person, Person.id == Post.author_id)
        .where(Post.root_id.in_(ids), alive)
        .group_by(Post.root_id, Person.id)
        .order_by(Post.root_id, func.min(Post.id))
    )
    rows: dict[int, list[tuple[Person, int, datetime]]] = {}
    for root_id, person, count, last_at, _ in db.execute(found):
        assert root_id is not None
        rows.setdefault(root_id, []).append((person, count, last_at))
    return {
        root_id: Replies(sum(row[1] for row in of), [row[0] for row in of][:4], max(row[2] for row in of))
        for root_id, of in rows.items()
    }


def edits_of(db: Db, post: Post) -> list[PostEdit]:
    """What a post said before, oldest first."""
    return list(db.scalars(select(PostEdit).where(PostEdit.post_id == post.id).order_by(PostEdit.id)))
