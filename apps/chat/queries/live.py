"""What has changed since a page last asked."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, or_, select

from ...platform.database import Db
from ..models import Channel, LiveEvent
from ..permissions import me, reach

MOST = 200


@dataclass(frozen=True)
class News:
    """The sequence number reached, and what changed for the acting person on the way there."""

    sequence: int
    post_ids: tuple[int, ...]  # of the channel that the page shows
    is_channel_changed: bool  # its header, members or state
    is_any: bool  # whether anything at all changed, so that the sidebar is drawn anew
    is_too_much: bool  # more than is worth patching: load the page again


def last_event(db: Db) -> int:
    return db.scalar(select(func.max(LiveEvent.id))) or 0


def news(db: Db, since: int, channel_id: int | None) -> News:
    """What the acting person can see of the events after `since`."""
    who, last = me(db), last_event(db)
    if last <= since:
        return News(last, (), False, False, False)
    mine = select(LiveEvent).outerjoin(Channel, Channel.id == LiveEvent.channel_id).where(LiveEvent.id > since)
    mine = mine.where(
        or_(
            LiveEvent.person_id == who.id, LiveEvent.person_id.is_(None) & LiveEvent.channel_id.is_not(None) & reach(db)
        )
    )
    events = list(db.scalars(mine.order_by(LiveEvent.id).limit(MOST + 1)))
    here = [event for event in events if event.channel_id == channel_id or event.channel_id is None]
    post_ids = tuple(dict.fromkeys(event.post_id for event in here if event.post_id is not None))
    changed = any(event.channel_id == channel_id and event.post_id is None for event in here if channel_id is not None)
    return News(last, post_ids, changed, bool(events), len(events) > MOST)
