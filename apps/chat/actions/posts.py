"""Posts: write, edit, delete, pin."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound
from ...platform.uploads import Upload
from .. import text
from ..errors import NotifiesMany
from ..models import Channel, Draft, Member, Mention, Post, PostEdit
from ..permissions import (
    find_channel,
    find_post,
    is_channel_admin,
    joined,
    known_people,
    me,
    member_count,
    membership,
    why_not_write,
    workspace,
)
from .announcements import announce
from .checks import require_open
from .coworkers import expect_reply
from .files import attach, check_uploads
from .threads import follow_on_reply, unfollow


def create_post(
    db: Db,
    channel_id: int,
    body: str,
    *,
    root_id: int | None = None,
    files: Sequence[Upload] = (),
    notify_all: bool = False,
) -> Post:
    """Post a message or, with `root_id`, a reply in that thread (a reply's own id stands for its thread).

    Raises NotifiesMany for a message to everybody in a large channel unless `notify_all` confirms it.
    """
    channel = find_channel(db, channel_id)
    check_may_write(db, channel)
    body = check_body(body, or_files=bool(files))
    check_uploads(files)
    root = _root(db, channel, root_id)
    check_broadcast(db, channel, body, notify_all)
    post = Post(channel_id=channel.id, author_id=me(db).id, root_id=root.id if root else None, body=body)
    db.add(post)
    db.flush()
    attach(db, post, files)
    _mention(db, post)
    if root is not None:
        follow_on_reply(db, root, post)
    else:
        joined(db, channel).last_read_id = post.id
    _drop_draft(db, post)
    expect_reply(db, post)
    announce(db, channel.id, post_id=post.id)
    return post


def edit_post(db: Db, post_id: int, body: str, *, version: int | None = None) -> Post:
    """Change one's own message; what it said is kept."""
    post = _own(db, post_id, "edit")
    db.check_version(post, "This message", version)
    window = workspace(db).edit_window_hours
    if window is not None and db.now - post.created_at > timedelta(hours=window):
        raise Blocked(f"Messages can be edited for {window} hours after they were posted. This one is older.")
    body = check_body(body, or_files=bool(post.files))
    if body != post.body:
        db.add(PostEdit(post_id=post.id, body=post.body, replaced_at=db.now))
        post.body, post.edited_at = body, db.now
        _mention(db, post)
        announce(db, post.channel_id, post_id=post.id)
    return post


def delete_post(db: Db, post_id: int, *, version: int | None = None) -> None:
    """Delete a message with its files and, if it began a thread, the thread. Admins may delete those of others."""
    post = find_post(db, post_id)
    if post.author_id != me(db).id and not is_channel_admin(db, post.channel):
        raise Forbidden("Only its author or an admin of the channel can delete a message.")
    if not post.is_message:
        raise Blocked("Messages from the chat itself cannot be deleted.")
    require_open(post.channel)
    db.check_version(post, "This message", version)
    replies = db.scalars(select(Post).where(Post.root_id == post.id, Post.deleted_at.is_(None)).order_by(Post.id))
    for gone in [*replies, post]:
        gone.deleted_at = db.now
        gone.is_pinned = False
        for file in gone.files:
            file.deleted_at = db.now
    if post.root_id is not None:
        unfollow(db, post)
    announce(db, post.channel_id, post_id=post.id)


def pin_post(db: Db, post_id: int) -> Post:
    return _set_pinned(db, post_id, True)


def unpin_post(db: Db, post_id: int) -> Post:
    return _set_pinned(db, post_id, False)


def _set_pinned(db: Db, post_id: int, is_pinned: bool) -> Post:
    post = find_post(db, post_id)
    joined(db, post.channel)
    require_open(post.channel)
    if me(db).role == "guest":
        raise Forbidden("Guests cannot pin messages.")
    if not post.is_message:
        raise Blocked("Messages from the chat itself cannot be pinned.")
    if post.is_pinned != is_pinned:
        post.is_pinned = is_pinned
        announce(db, post.channel_id, post_id=post.id)
    return post


def check_may_write(db: Db, channel: Channel) -> None:
    reason = why_not_write(db, channel)
    if reason is not None:
        raise Blocked(reason) if channel.archived_at is not None else Forbidden(reason)


def check_body(body: str, *, or_files: bool = False) -> str:
    body = body.replace("\r\n", "\n").strip()
    if not body and not or_files:
        raise Invalid(body="Write a message first.")
    if len(body) > text.MAX_BODY:
        raise Invalid(body=f"A message can have {text.MAX_BODY:,} characters at most; this has {len(body):,}.")
    return body


def check_broadcast(db: Db, channel: Channel, body: str, confirmed: bool) -> None:
    """Raise NotifiesMany when the message names everybody in a large channel."""
    if not confirmed and text.EVERYBODY.intersection(text.usernames(body)):
        others = member_count(db, channel.id) - 1
        if others > workspace(db).confirm_above:
            raise NotifiesMany(others)


def named_outsiders(db: Db, post: Post) -> list[Member]:
    """The people whom a post names though they are not in its channel, and so will not see it."""
    named = set(text.usernames(post.body)) - text.EVERYBODY
    found = [member for member in known_people(db) if named and member.person.username in named]
    return [member for member in found if membership(db, post.channel_id, member.id) is None]


def _root(db: Db, channel: Channel, root_id: int | None) -> Post | None:
    if root_id is None:
        return None
    root = find_post(db, root_id)
    if root.root_id is not None:
        root = find_post(db, root.root_id)
    if root.channel_id != channel.id:
        raise NotFound("This thread belongs to another channel.")
    if not root.is_message:
        raise Blocked("Nobody can reply to messages from the chat itself.")
    return root


def _own(db: Db, post_id: int, verb: str) -> Post:
    post = find_post(db, post_id)
    if post.author_id != me(db).id:
        raise Forbidden(f"You can only {verb} your own messages.")
    if not post.is_message:
        raise Blocked(f"Messages from the chat itself cannot be {verb}ed.")
    require_open(post.channel)
    return post


def _mention(db: Db, post: Post) -> None:
    """Keep a row for every member of the channel whom the post names, its author left out."""
    named = text.usernames(post.body)
    everybody = bool(text.EVERYBODY.intersection(named))
    wanted: dict[int, bool] = {}
    for place in post.channel.members if named else ():
        username = place.person.username
        if place.person_id != post.author_id and (everybody or username in named):
            wanted[place.person_id] = username not in named
    existing = {row.person_id: row for row in db.scalars(select(Mention).where(Mention.post_id == post.id))}
    for person_id, row in existing.items():
        if person_id not in wanted:
            db.delete(row)
    for person_id, is_broadcast in wanted.items():
        if person_id not in existing:
            db.add(Mention(post_id=post.id, person_id=person_id, is_broadcast=is_broadcast))
    db.flush()


def _drop_draft(db: Db, post: Post) -> None:
    own = select(Draft).where(
        Draft.person_id == post.author_id,
        Draft.channel_id == post.channel_id,
        Draft.root_id.is_(post.root_id) if post.root_id is None else Draft.root_id == post.root_id,
    )
    for draft in db.scalars(own):
        db.delete(draft)
