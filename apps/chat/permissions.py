"""Who may see and do what: members and guests, channels and posts within reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select, true
from sqlalchemy.orm import aliased

from ..platform.database import Db
from ..platform.errors import Forbidden, NotFound
from ..platform.models import Person
from .models import Channel, ChannelMember, Member, Post, Workspace

_NO_CHANNEL = "This channel does not exist, or you are not in it."
_NO_POST = "This message does not exist, or you cannot see it."


@contextmanager
def acting(db: Db, person_id: int | None) -> Iterator[None]:
    """Do what follows in another person's name, as when a scheduled post goes out."""
    before, db.actor_id = db.actor_id, person_id
    try:
        yield
        db.flush()
    finally:
        db.actor_id = before


def workspace(db: Db) -> Workspace:
    return db.get_one(Workspace, 1)


def me(db: Db) -> Member:
    """The acting person's membership. Raises Forbidden without one that works."""
    member = db.get(Member, db.actor_id) if db.actor_id is not None else None
    if member is None or not member.is_here:
        raise Forbidden("You have no access to the chat. Ask an administrator.")
    return member


def mine(channel_id: ColumnElement[int] | Any, person_id: int) -> ColumnElement[bool]:
    """The condition that a person is in a channel."""
    joined = aliased(ChannelMember)
    return select(joined.id).where(joined.channel_id == channel_id, joined.person_id == person_id).exists()


def reach(db: Db) -> ColumnElement[bool]:
    """The condition on `Channel` that the acting person can read it: their own, and public ones unless a guest."""
    who = me(db)
    if who.role == "guest":
        return mine(Channel.id, who.id)
    return or_(Channel.kind == "public", mine(Channel.id, who.id))


def visible_posts(db: Db) -> Select[Any]:
    """The posts that the acting person can read."""
    return select(Post).join(Post.channel).where(Post.deleted_at.is_(None), reach(db))


def membership(db: Db, channel_id: int, person_id: int | None = None) -> ChannelMember | None:
    """A person's place in a channel; the acting person's unless another is named."""
    wanted = person_id if person_id is not None else db.actor_id
    return db.scalar(
        select(ChannelMember).where(ChannelMember.channel_id == channel_id, ChannelMember.person_id == wanted)
    )


def find_channel(db: Db, channel_id: int) -> Channel:
    """A channel that the acting person can read, or NotFound."""
    channel = db.get(Channel, channel_id)
    if channel is None or not can_read(db, channel):
        raise NotFound(_NO_CHANNEL)
    return channel


def channel_named(db: Db, name: str) -> Channel:
    """The readable channel of that name, or NotFound."""
    channel = db.scalar(select(Channel).where(Channel.name == name.lower()))
    if channel is None or not can_read(db, channel):
        raise NotFound(_NO_CHANNEL)
    return channel


def can_read(db: Db, channel: Channel) -> bool:
    who = me(db)
    if channel.kind == "public" and who.role != "guest":
        return True
    return membership(db, channel.id) is not None


def find_post(db: Db, post_id: int) -> Post:
    """A post that the acting person can read, or NotFound."""
    post = db.get(Post, post_id)
    if post is None or post.deleted_at is not None or not can_read(db, post.channel):
        raise NotFound(_NO_POST)
    return post


def joined(db: Db, channel: Channel) -> ChannelMember:
    """The acting person's place in a channel that they want to take part in."""
    place = membership(db, channel.id)
    if place is None:
        raise Forbidden(f"Join #{channel.name} first: only its members can do this.")
    return place


def is_channel_admin(db: Db, channel: Channel) -> bool:
    if not channel.is_named:
        return False
    place = membership(db, channel.id)
    return me(db).role == "admin" or (place is not None and place.is_admin)


def require_channel_admin(db: Db, channel: Channel, what: str) -> None:
    """Raise Forbidden unless the acting person runs the channel, or the workspace and can see the channel."""
    if not is_channel_admin(db, channel):
        raise Forbidden(f"Only an admin of #{channel.name} can {what}.")


def can_write(db: Db, channel: Channel) -> bool:
    """Whether a message box belongs below the channel."""
    return why_not_write(db, channel) is None


def why_not_write(db: Db, channel: Channel) -> str | None:
    """What keeps the acting person from posting in a channel they can read."""
    if channel.archived_at is not None:
        return f"#{channel.name} is archived: nobody can post in it."
    if membership(db, channel.id) is None:
        return f"Join #{channel.name} to post in it."
    if channel.is_announcement and not is_channel_admin(db, channel):
        return f"Only admins of #{channel.name} can post in it."
    if channel.kind == "direct" and (other := gone(db, channel)) is not None:
        return f"{other.name}'s account is deactivated: nobody reads this conversation anymore."
    return None


def gone(db: Db, channel: Channel) -> Person | None:
    """The deactivated other person of a direct conversation."""
    others = [place.person for place in channel.members if place.person_id != db.actor_id]
    for person in others:
        member = db.get(Member, person.id)
        if member is None or not member.is_here:
            return person
    return None


def acquainted(db: Db) -> ColumnElement[bool]:
    """The condition on `Member` that the acting person may know of them: guests know whom they share a channel with."""
    who = me(db)
    here = and_(Member.is_active, Member.deleted_at.is_(None))
    if who.role != "guest":
        return here
    theirs, own = aliased(ChannelMember), aliased(ChannelMember)
    shared = (
        select(theirs.id)
        .join(own, own.channel_id == theirs.channel_id)
        .where(theirs.person_id == Member.id, own.person_id == who.id)
    )
    return and_(here, or_(Member.id == who.id, shared.exists()))


def recognized(db: Db) -> ColumnElement[bool]:
    """The condition on `Member` that the acting person may look them up, those who left included.

    Guests look up whom they share a channel with, and who wrote in one.
    """
    who = me(db)
    if who.role != "guest":
        return true()
    own = select(ChannelMember.channel_id).where(ChannelMember.person_id == who.id)
    places = select(ChannelMember.person_id).where(ChannelMember.channel_id.in_(own))
    authors = select(Post.author_id).where(Post.channel_id.in_(own), Post.deleted_at.is_(None))
    return or_(Member.id == who.id, Member.id.in_(places), Member.id.in_(authors))


def known_people(db: Db, ids: list[int] | None = None) -> list[Member]:
    """The active people whom the acting person may write to, by name."""
    found = (
        select(Member)
        .join(Member.person)
        .where(Person.is_active, acquainted(db), Member.id.in_(ids) if ids is not None else true())
    )
    return list(db.scalars(found.order_by(Person.first_name, Person.last_name, Member.id)))


def member_count(db: Db, channel_id: int) -> int:
    return db.scalar(select(func.count()).where(ChannelMember.channel_id == channel_id)) or 0
