"""The sidebar: everybody's own channels in their sections, with what is unread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import and_, func, select
from sqlalchemy.orm import aliased, joinedload

from ...platform.database import Db
from ...platform.models import Person
from ..actions.sections import sections
from ..models import (
    Channel,
    ChannelMember,
    Draft,
    Member,
    Mention,
    Post,
    Reminder,
    ScheduledPost,
    Section,
    SectionChannel,
    ThreadMember,
)
from ..permissions import me

SHOWN_CONVERSATIONS = 10


@dataclass(frozen=True)
class SidebarEntry:
    """A channel or conversation as its person sees it in the sidebar."""

    channel: Channel
    place: ChannelMember
    people: Sequence[Member]  # of a conversation, the person themselves left out
    unread: int
    mentions: int
    last_post_id: int

    @property
    def title(self) -> str:
        return title_of(self.channel, self.people)

    @property
    def is_unread(self) -> bool:
        """Whether the entry is shown strong. Muted channels and those that notify of nothing never are."""
        if self.place.is_muted or self.place.notify == "none":
            return False
        return self.unread > 0 if self.place.notify == "all" else self.mentions > 0

    @property
    def badge(self) -> int:
        """How many messages are for this person: all in a conversation, the mentions in a channel."""
        if self.place.is_muted or self.place.notify == "none":
            return 0
        return self.mentions if self.channel.is_named else self.unread


@dataclass(frozen=True)
class Group:
    """A section of the sidebar. Sections that people made have an id."""

    title: str
    entries: Sequence[SidebarEntry]
    id: int | None = None


@dataclass
class Sidebar:
    groups: list[Group] = field(default_factory=list)
    threads: int = 0  # unread replies in followed threads
    mentions: int = 0
    reminders: int = 0  # that have come back
    drafts: int = 0
    scheduled: int = 0

    @property
    def entries(self) -> list[SidebarEntry]:
        return [entry for group in self.groups for entry in group.entries]

    @property
    def badge(self) -> int:
        return sum(entry.badge for entry in self.entries) + self.threads

    @property
    def has_unread(self) -> bool:
        return any(entry.is_unread for entry in self.entries)


def title_of(channel: Channel, people: Sequence[Member]) -> str:
    """A channel's name, or the names of the other people."""
    if channel.is_named:
        return channel.name or ""
    return ", ".join(member.name for member in people) or "Nobody"


def conversations(db: Db, *, named: bool | None = None) -> list[SidebarEntry]:
    """All channels (`named`), conversations (not `named`) or both of the acting person, by name or latest first."""
    who = me(db)
    is_named = Channel.kind.in_(("public", "private"))
    message = and_(Post.channel_id == Channel.id, Post.deleted_at.is_(None), Post.root_id.is_(None))
    unseen = and_(message, Post.id > ChannelMember.last_read_id, Post.author_id != who.id, Post.kind == "message")
    unread = select(func.count()).where(unseen).scalar_subquery()
    named_me = select(Mention.id).where(Mention.post_id == Post.id, Mention.person_id == who.id)
    mentions = select(func.count()).where(unseen, named_me.exists()).scalar_subquery()
    last = select(func.max(Post.id)).where(message).scalar_subquery()
    found = (
        select(ChannelMember, Channel, unread, mentions, last)
        .join(Channel, Channel.id == ChannelMember.channel_id)
        .where(ChannelMember.person_id == who.id, Channel.archived_at.is_(None))
    )
    if named is not None:
        found = found.where(is_named if named else ~is_named)
    rows = db.execute(found.order_by(Channel.name, Channel.id)).all()
    others = _people(db, [row[1].id for row in rows if not row[1].is_named], who.id)
    entries = [SidebarEntry(row[1], row[0], others.get(row[1].id, []), row[2], row[3], row[4] or 0) for row in rows]
    channels = [entry for entry in entries if entry.channel.is_named]
    direct = [entry for entry in entries if not entry.channel.is_named]
    direct.sort(key=lambda entry: (-entry.last_post_id, entry.channel.id))
    return [*channels, *direct]


def sidebar(db: Db, current_id: int | None = None) -> Sidebar:
    """What the acting person's sidebar shows; the current conversation always among it."""
    entries = conversations(db)
    own = {section.id: section for section in sections(db)}
    kept = select(SectionChannel.channel_id, SectionChannel.section_id).where(SectionChannel.section_id.in_(own))
    places = {row.channel_id: row.section_id for row in db.execute(kept)} if own else {}
    favorites = [entry for entry in entries if entry.place.is_favorite]
    rest = [entry for entry in entries if not entry.place.is_favorite]
    loose = [entry for entry in rest if entry.channel.id not in places]
    direct = [entry for entry in loose if not entry.channel.is_named]
    shown = [
        entry
        for index, entry in enumerate(direct)
        if index < SHOWN_CONVERSATIONS or entry.is_unread or entry.channel.id == current_id
    ]
    result = Sidebar()
    if favorites:
        result.groups.append(Group("Favorites", favorites))
    for section in own.values():
        mine = [entry for entry in rest if places.get(entry.channel.id) == section.id]
        result.groups.append(Group(section.name, mine, section.id))
    result.groups.append(Group("Channels", [entry for entry in loose if entry.channel.is_named]))
    result.groups.append(Group("Direct messages", shown))
    _count(db, result)
    result.mentions = sum(entry.mentions for entry in entries if not entry.place.is_muted and entry.channel.is_named)
    return result


def _count(db: Db, result: Sidebar) -> None:
    who = me(db)
    reply = aliased(Post)
    followed = (
        select(func.count(reply.id))
        .select_from(ThreadMember)
        .join(reply, reply.root_id == ThreadMember.root_id)
        .where(
            ThreadMember.person_id == who.id,
            ThreadMember.is_following,
            reply.id > ThreadMember.last_read_id,
            reply.author_id != who.id,
            reply.deleted_at.is_(None),
        )
    )
    result.threads = db.scalar(followed) or 0
    waiting = (Reminder.person_id == who.id, Reminder.done_at.is_(None), Reminder.reminded_at.is_not(None))
    result.reminders = db.scalar(select(func.count()).select_from(Reminder).where(*waiting)) or 0
    result.drafts = db.scalar(select(func.count()).select_from(Draft).where(Draft.person_id == who.id)) or 0
    unsent = (ScheduledPost.author_id == who.id, ScheduledPost.sent_at.is_(None), ScheduledPost.deleted_at.is_(None))
    result.scheduled = db.scalar(select(func.count()).select_from(ScheduledPost).where(*unsent)) or 0


def _people(db: Db, channel_ids: Sequence[int], without: int) -> dict[int, list[Member]]:
    """The other people of conversations, by name."""
    found = (
        select(ChannelMember.channel_id, Member)
        .join(Member, Member.id == ChannelMember.person_id)
        .join(Member.person)
        .where(ChannelMember.channel_id.in_(channel_ids), ChannelMember.person_id != without)
        .order_by(ChannelMember.channel_id, Person.first_name, Person.last_name, Member.id)
    )
    people: dict[int, list[Member]] = {}
    for channel_id, member in db.execute(found):
        people.setdefault(channel_id, []).append(member)
    return people


def others_in(db: Db, channel: Channel) -> list[Member]:
    """The other people of one conversation."""
    return _people(db, [channel.id], me(db).id).get(channel.id, [])


def last_posts(db: Db, channel_ids: Sequence[int]) -> dict[int, datetime]:
    """When the last message of each channel was written."""
    latest = select(Post.channel_id, func.max(Post.created_at)).where(
        Post.channel_id.in_(channel_ids), Post.deleted_at.is_(None), Post.kind == "message"
    )
    return {channel_id: at for channel_id, at in db.execute(latest.group_by(Post.channel_id))}  # noqa: C416


def is_following(db: Db, root_id: int) -> bool:
    """Whether the acting person follows a thread."""
    own = select(ThreadMember.is_following).where(ThreadMember.root_id == root_id, ThreadMember.person_id == me(db).id)
    return bool(db.scalar(own))


def section_of(db: Db, channel_id: int) -> int | None:
    """The section in which the acting person keeps a channel."""
    own = select(SectionChannel.section_id).join(Section, Section.id == SectionChannel.section_id)
    return db.scalar(own.where(Section.person_id == me(db).id, SectionChannel.channel_id == channel_id))


def last_lines(db: Db, post_ids: Sequence[int]) -> dict[int, Post]:
    """These posts by id, with their authors."""
    found = select(Post).where(Post.id.in_(post_ids)).options(joinedload(Post.author))
    return {post.id: post for post in db.scalars(found)}
