"""What the chat's makers share: the channels with their people, and what there is to talk about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...apps.chat.models import Channel, ChannelMember, Post
from ...apps.platform.models import Person
from ..draft import Draft
from .sizes import Volume


@dataclass
class Room:
    """A channel or conversation, who is in it, and which scripts are played there."""

    channel: Channel
    people: Sequence[Person]
    scripts: Sequence[str]  # names of pools
    weight: int  # its share of all that is said
    until: int = 0  # days ago of the last word


@dataclass
class Office:
    draft: Draft
    holders: dict[str, Person]
    volume: Volume
    rooms: list[Room] = field(default_factory=list)
    places: dict[int, list[ChannelMember]] = field(default_factory=lambda: defaultdict(list))
    inside: dict[int, list[Person]] = field(default_factory=lambda: defaultdict(list))
    posts: dict[int, list[Post]] = field(default_factory=lambda: defaultdict(list))
