"""How much is said, by the size of the world."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChatVolume:
    channel_posts: int  # replies included
    direct_posts: int
    direct: int  # conversations of two
    groups: int
    reactions: int
    drafts: int
    scheduled: int
    days: int  # how far back it goes


VOLUMES: dict[str, ChatVolume] = {
    "small": ChatVolume(5880, 900, 74, 16, 3000, 25, 12, 120),
    "large": ChatVolume(156_000, 24_000, 780, 120, 90_000, 250, 120, 700),
}
