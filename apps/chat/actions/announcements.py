"""What others see of an action at once: news for their open pages, and the system post that reports it."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.models import Person
from ..models import Channel, LiveEvent, Post
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


def names(people: list[Person]) -> str:
    """ "@amy.stone, @bob.reed and @cleo.park" """
    tags = [f"@{person.username}" for person in people]
    return tags[0] if len(tags) == 1 else f"{', '.join(tags[:-1])} and {tags[-1]}"
