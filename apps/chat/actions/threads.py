"""Threads and channels as read, unread and followed."""

from __future__ import annotations

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..models import NOTIFY_LEVELS, ChannelMember, Mention, Post, ThreadMember
from ..permissions import find_channel, find_post, joined, me, membership
from .announcements import announce
from .membership import last_post_id


def follow_on_reply(db: Db, root: Post, reply: Post) -> None:
    """A reply makes its author, the author of the first post and those it names followers of the thread."""
    named = db.scalars(select(Mention.person_id).where(Mention.post_id == reply.id, ~Mention.is_broadcast))
    for person_id in dict.fromkeys((reply.author_id, root.author_id, *named)):
        if membership(db, root.channel_id, person_id) is None:
            continue
        place = _place(db, root.id, person_id)
        if place is None:
            first = db.scalar(select(func.min(Post.id)).where(Post.root_id == root.id)) or reply.id
            seen = reply.id if person_id == reply.author_id else first - 1
            db.add(ThreadMember(root_id=root.id, person_id=person_id, last_read_id=seen))
        elif person_id == reply.author_id:
            place.last_read_id, place.is_following = reply.id, True
        elif person_id != root.author_id:
            place.is_following = True
    db.flush()


def unfollow(db: Db, reply: Post) -> None:
    """When a reply is gone, nobody follows the thread any longer only because of it; with the last one it is over."""
    assert reply.root is not None
    places = select(ThreadMember).where(ThreadMember.root_id == reply.root_id)
    replies = select(Post).where(Post.root_id == reply.root_id)
    left = db.scalars(replies.where(Post.deleted_at.is_(None))).all()
    if left:
        named = db.scalars(select(Mention.person_id).where(Mention.post_id.in_([post.id for post in left])))
        meant = {reply.root.author_id, *(post.author_id for post in left), *named}
        gone = replies.where(Post.deleted_at.is_not(None)).with_only_columns(Post.created_at)
        places = places.where(ThreadMember.created_at.in_(gone), ThreadMember.person_id.not_in(meant))
    for place in db.scalars(places):
        db.delete(place)
    db.flush()


def follow_thread(db: Db, root_id: int, follow: bool = True) -> None:
    """Follow a thread, or stop following it."""
    root = _first(db, root_id)
    place = _place(db, root.id, me(db).id)
    if place is None and follow:
        db.add(ThreadMember(root_id=root.id, person_id=me(db).id, last_read_id=last_post_id(db, root.channel_id)))
    elif place is not None:
        place.is_following = follow
    announce(db, person_id=me(db).id)


def view_channel(db: Db, channel_id: int) -> None:
    """Count everything in the channel as read."""
    channel = find_channel(db, channel_id)
    place = membership(db, channel.id)
    last = last_post_id(db, channel.id)
    if place is not None and place.last_read_id < last:
        place.last_read_id = last
        announce(db, person_id=place.person_id)


def view_thread(db: Db, root_id: int) -> None:
    """Count every reply of the thread as read."""
    place = _place(db, _first(db, root_id).id, me(db).id)
    last = db.scalar(select(func.max(Post.id)).where(Post.root_id == root_id))
    if place is not None and last is not None and place.last_read_id < last:
        place.last_read_id = last
        announce(db, person_id=place.person_id)


def mark_unread(db: Db, post_id: int) -> None:
    """Count a message and all after it as unread: in its thread if it is a reply, else in its channel."""
    post = find_post(db, post_id)
    who = me(db)
    if post.root_id is None:
        joined(db, post.channel).last_read_id = post.id - 1
    else:
        place = _place(db, post.root_id, who.id)
        if place is None:
            raise Blocked("Follow this thread first: only followed threads are unread.")
        place.last_read_id = post.id - 1
    announce(db, person_id=who.id)


def view_all(db: Db) -> None:
    """Count every thread that the acting person follows as read."""
    for place in db.scalars(select(ThreadMember).where(ThreadMember.person_id == me(db).id).order_by(ThreadMember.id)):
        last = db.scalar(select(func.max(Post.id)).where(Post.root_id == place.root_id)) or 0
        place.last_read_id = max(place.last_read_id, last)
    announce(db, person_id=me(db).id)


def set_notifications(
    db: Db, channel_id: int, *, notify: str | None = None, is_muted: bool | None = None, is_favorite: bool | None = None
) -> ChannelMember:
    """Change how a channel shows in the acting person's sidebar; what is None stays. Muted ones show no badge."""
    place = joined(db, find_channel(db, channel_id))
    if notify is not None and notify not in NOTIFY_LEVELS:
        raise Invalid(notify="Choose what to be notified of from the list.")
    for name, value in (("notify", notify), ("is_muted", is_muted), ("is_favorite", is_favorite)):
        if value is not None and getattr(place, name) != value:
            setattr(place, name, value)
    announce(db, person_id=place.person_id)
    return place


def _first(db: Db, root_id: int) -> Post:
    post = find_post(db, root_id)
    return post if post.root_id is None else find_post(db, post.root_id)


def _place(db: Db, root_id: int, person_id: int) -> ThreadMember | None:
    return db.scalar(select(ThreadMember).where(ThreadMember.root_id == root_id, ThreadMember.person_id == person_id))
