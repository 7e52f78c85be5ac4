"""Who is in a channel, and what of it they have read."""

from __future__ import annotations

from sqlalchemy import func, select

from ...platform.database import Db
from ..models import Channel, ChannelMember, Post


def put_in(db: Db, channel: Channel, person_id: int, *, is_admin: bool = False) -> ChannelMember:
    """Make a person a member, with all that was said before counted as read."""
    place = ChannelMember(
        channel_id=channel.id, person_id=person_id, is_admin=is_admin, last_read_id=last_post_id(db, channel.id)
    )
    db.add(place)
    db.flush()
    return place


def last_post_id(db: Db, channel_id: int) -> int:
    return db.scalar(select(func.max(Post.id)).where(Post.channel_id == channel_id)) or 0
