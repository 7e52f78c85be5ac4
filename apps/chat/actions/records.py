"""What all actions share: reporting to open pages, system posts, and the people of a channel."""

from __future__ import annotations

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Conflict
from ...platform.models import Person
from ..models import Channel, ChannelMember, LiveEvent, Post
from ..permissions import me


def announce(
    db: Db, channel_id: int | None = None, *, post_id: int | None = None, person_id: int | None = None
) -> None:
    """Tell the open pages of everybody who sees the channel, or of one person, that something changed."""
    db.add(LiveEvent(channel_id=channel_id, post_id=post_id, person_id=person_id))
    db.flush()


def report(db: Db, channel: Channel, kind: str, body: str) -> Post:
    """Write the system post that says what the acting person did to a channel."""
    post = Post(channel_id=channel.id, author_id=me(db).id, kind=kind, body=body)
    db.add(post)
    db.flush()
    announce(db, channel.id, post_id=post.id)
    return post


def require_open(channel: Channel) -> None:
    if channel.archived_at is not None:
        raise Blocked(f"#{channel.name} is archived. Restore it first.")


def check_version(db: Db, record: Channel | Post, version: int | None, what: str) -> None:
    """Raise Conflict when somebody else saved the record since the page was opened."""
    if version is not None and version != record.version:
        person = db.get(Person, record.updated_by_id) if record.updated_by_id else None
        raise Conflict(what, person.name if person else "the system")


def last_post_id(db: Db, channel_id: int) -> int:
    return db.scalar(select(func.max(Post.id)).where(Post.channel_id == channel_id)) or 0


def put_in(db: Db, channel: Channel, person_id: int, *, is_admin: bool = False) -> ChannelMember:
    """Make a person a member, with all that was said before counted as read."""
    place = ChannelMember(
        channel_id=channel.id, person_id=person_id, is_admin=is_admin, last_read_id=last_post_id(db, channel.id)
    )
    db.add(place)
    db.flush()
    return place


def names(people: list[Person]) -> str:
    """ "@amy.stone, @bob.reed and @cleo.park" """
    tags = [f"@{person.username}" for person in people]
    return tags[0] if len(tags) == 1 else f"{', '.join(tags[:-1])} and {tags[-1]}"
