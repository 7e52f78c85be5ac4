"""The chronicle: what happened at the company, when, by whom and why; all that is written anywhere is told from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, cast

from ..apps.platform.models import Base
from .writing import dollars, short_day


class Money(int):
    """An amount in cents; "$1,250" in a text."""


#: What is known of an event: texts, counts, amounts and dates.
Fact = str | int | date
Facts = dict[str, Fact]


@dataclass(frozen=True, eq=False)
class Event:
    """Something that happened, equal to itself alone; `who` are the ids of the colleagues concerned, the doer first."""

    number: int
    kind: str  # "deal-won"
    at: datetime
    who: tuple[int, ...]
    facts: Mapping[str, Fact]
    #: The record it happened to: its table and id.
    subject: tuple[str, int] | None = None
    #: The number of the event that it follows from.
    cause: int | None = None

    def words(self) -> dict[str, str]:
        """The facts as they stand in a text."""
        return {name: worded(fact) for name, fact in self.facts.items()}


def worded(fact: Fact) -> str:
    """A fact as it stands in a text: "$1,250", "Mar 12", "40"."""
    if isinstance(fact, Money):
        return dollars(fact)
    return short_day(fact) if isinstance(fact, date) else str(fact)


@dataclass(frozen=True)
class Telling:
    """A text that tells of an event: the row that holds it, and the names of the facts that it states."""

    table: str
    row_id: int
    event: Event
    states: tuple[str, ...]
    at: datetime
    author_id: int
    #: States something else on purpose, which a later text corrects.
    is_error: bool = False


@dataclass(frozen=True)
class Chronicle:
    """All events, in the order in which they were drawn, and where they are told."""

    _events: list[Event] = field(default_factory=list)
    _by_kind: dict[str, list[Event]] = field(default_factory=lambda: defaultdict(list))
    tellings: list[Telling] = field(default_factory=list)

    def happened(
        self,
        kind: str,
        at: datetime,
        who: Sequence[int],
        facts: Mapping[str, Fact],
        *,
        subject: Base | None = None,
        cause: Event | None = None,
    ) -> Event:
        """Enter an event."""
        about = (subject.__class__.__tablename__, cast("Any", subject).id) if subject is not None else None
        event = Event(len(self._events) + 1, kind, at, tuple(who), facts, about, cause.number if cause else None)
        self._events.append(event)
        self._by_kind[kind].append(event)
        return event

    def told(
        self,
        row: Base,
        event: Event,
        *,
        states: Sequence[str],
        at: datetime,
        author_id: int,
        is_error: bool = False,
    ) -> None:
        """Note that the text in `row` states these facts of the event."""
        telling = Telling(
            row.__class__.__tablename__, cast("Any", row).id, event, tuple(states), at, author_id, is_error
        )
        self.tellings.append(telling)

    def events(self, *kinds: str) -> list[Event]:
        """The events of these kinds, or all, oldest first."""
        found = [event for kind in kinds for event in self._by_kind.get(kind, ())] if kinds else self._events
        return sorted(found, key=lambda event: (event.at, event.number))

    def cause_of(self, event: Event) -> Event | None:
        return self._events[event.cause - 1] if event.cause else None
