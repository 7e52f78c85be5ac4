"""What the makers of the chat's rows share: the channels with their people, and the posts so far."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...apps.chat.models import Channel, ChannelMember, Post
from ...apps.platform.models import Person
from ..draft import Draft
from .volume import ChatVolume


@dataclass
class Room:
    """A channel or conversation, who is in it, and which dialogues are played there."""

    channel: Channel
    people: Sequence[Person]
    dialogues: Sequence[str]  # names of the lists of dialogues
    weight: int  # its share of all that is said
    until: int = 0  # days ago of the last word


@dataclass
class ChatDraft:
    draft: Draft
    holders: dict[str, Person]
    volume: ChatVolume
    rooms: list[Room] = field(default_factory=list)
    memberships: dict[int, list[ChannelMember]] = field(default_factory=lambda: defaultdict(list))
    members: dict[int, list[Person]] = field(default_factory=lambda: defaultdict(list))
    posts: dict[int, list[Post]] = field(default_factory=lambda: defaultdict(list))
