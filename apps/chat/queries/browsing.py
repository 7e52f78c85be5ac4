"""All channels in reach, to look among."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import func, select

from ...platform.database import Db
from ..models import Channel, ChannelMember
from ..permissions import reach
from .sidebar import last_posts

Shown = Literal["all", "mine", "archived"]


@dataclass(frozen=True)
class Browsed:
    """A channel that one may read, with how many are in it, whether one is, and when somebody last wrote."""

    channel: Channel
    members: int
    is_mine: bool
    last_at: datetime | None


def browse(db: Db, query: str = "", show: str = "all") -> Sequence[Browsed]:
    """The channels in reach whose name or purpose has the query, by name; archived ones by themselves."""
    found = select(Channel).where(Channel.kind.in_(("public", "private")), reach(db))
    if query:
        named = Channel.name.icontains(query, autoescape=True)
        found = found.where(named | Channel.purpose.icontains(query, autoescape=True))
    mine = select(ChannelMember.channel_id).where(ChannelMember.person_id == db.actor_id)
    if show == "mine":
        found = found.where(Channel.id.in_(mine))
    found = found.where(Channel.archived_at.is_not(None) if show == "archived" else Channel.archived_at.is_(None))
    channels = db.scalars(found.order_by(Channel.name, Channel.id)).all()
    counted = select(ChannelMember.channel_id, func.count()).group_by(ChannelMember.channel_id)
    counts = {row[0]: row[1] for row in db.execute(counted)}
    joined = set(db.scalars(mine))
    latest = last_posts(db, [channel.id for channel in channels])
    return [Browsed(each, counts.get(each.id, 0), each.id in joined, latest.get(each.id)) for each in channels]
