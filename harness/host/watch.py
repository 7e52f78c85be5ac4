"""Looks after the places where episodes are played: what does not answer is ended, and its episodes are faults."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from .seats import Seats

#: Seconds without an answer after which a place is said not to answer.
_SLOW = 5.0


@dataclass
class _Place:
    """What a place was asked and has not answered, with the time until which it may."""

    seats: Seats
    ping: Future[None] | None = None
    asked: float = 0.0
    closing: list[tuple[Future[Any], float]] = field(default_factory=list)


class Watch:
    """Asks each place again and again whether it is there, and waits for it to close what it was told to."""

    def __init__(self, seats: Sequence[Seats], patience: float) -> None:
        self._places = [_Place(each) for each in seats]
        self._patience = patience
        self._guard = threading.Lock()

    @property
    def silent(self) -> int:
        """How many places do not answer now."""
        late = monotonic() - _SLOW
        return sum(place.ping is not None and not place.ping.done() and place.asked < late for place in self._places)

    def expect(self, seats: Seats, closing: Future[Any], seconds: float = 0.0) -> None:
        """An episode is being closed, which may take so many seconds more than an answer does."""
        with self._guard:
            for place in self._places:
                if place.seats is seats:
                    place.closing.append((closing, monotonic() + self._patience + seconds))

    def look(self) -> None:
        """Replace what has not answered in time."""
        now = monotonic()
        for place in self._places:
            with self._guard:
                place.closing = [each for each in place.closing if not each[0].done()]
                is_late = any(until < now for _, until in place.closing)
            if place.ping is None or place.ping.done():
                place.ping, place.asked = place.seats.ping(), now
            elif place.asked + self._patience < now:
                is_late = True
            if is_late:
                place.seats.replace()
                with self._guard:
                    place.ping, place.closing = None, []
