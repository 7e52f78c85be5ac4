"""How much is said."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Volume:
    channel_posts: int  # replies included
    direct_posts: int
    direct: int  # conversations of two
    groups: int
    reactions: int
    drafts: int
    scheduled: int
    days: int  # how far back it goes


VOLUMES: dict[str, Volume] = {
    "small": Volume(5350, 900, 74, 16, 3000, 25, 12, 120),
    "large": Volume(156_000, 24_000, 780, 120, 90_000, 250, 120, 700),
}
