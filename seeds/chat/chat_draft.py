"""What the makers of the chat's rows share: the channels with their people, and the posts so far."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from ...apps.chat.models import Channel, ChannelMember, Post
from ...apps.platform.models import Person
from ..draft import Draft
from ..events import Event
from .volume import ChatVolume


@dataclass
class Room:
    """A channel or conversation, who is in it, and which dialogues are played there."""

    channel: Channel
    people: Sequence[Person]
    listens: Sequence[str]  # the kinds of events that are told there, and what is chatted about
    talk: Sequence[str]
    weight: int  # its share of all that is said
    until: int = 0  # days ago of the last word
    #: Of whom the events are that may be told there, if not of anybody.
    project: str = ""

    def tells(self, event: Event) -> bool:
        """Whether an event is of a kind that this room is for."""
        if self.project and event.facts.get("project") != self.project:
            return False
        return event.kind in self.listens


@dataclass
class ChatDraft:
    draft: Draft
    holders: dict[str, Person]
    volume: ChatVolume
    rooms: list[Room] = field(default_factory=list)
    memberships: dict[int, list[ChannelMember]] = field(default_factory=lambda: defaultdict(list))
    members: dict[int, list[Person]] = field(default_factory=lambda: defaultdict(list))
    posts: dict[int, list[Post]] = field(default_factory=lambda: defaultdict(list))
    #: From when until when people worked here, by id, if not always.
    begun: dict[int, datetime] = field(default_factory=dict)
    ended: dict[int, datetime] = field(default_factory=dict)
    #: From when until when somebody was on leave, by id.
    leave: dict[int, list[tuple[datetime, datetime]]] = field(default_factory=lambda: defaultdict(list))

    def worked(self, person: Person, at: datetime) -> bool:
        """Whether somebody was at work at that moment: hired, not gone, not on leave."""
        if person.id in self.leave and any(first <= at < back for first, back in self.leave[person.id]):
            return False
        return self.begun.get(person.id, at) <= at <= self.ended.get(person.id, at)

    @cached_property
    def leaders(self) -> frozenset[int]:
        """The ids of those to whom others report."""
        return frozenset(person.manager_id for person in self.draft.people if person.manager_id is not None)

    def leads(self, one: Person, other: Person) -> bool:
        """Whether somebody is the other's manager, or one of theirs."""
        while other.manager_id is not None:
            if other.manager_id == one.id:
                return True
            other = self.draft.people[other.manager_id - 1]
        return False
