"""Which episode is played next: those of a family one after the other, and apart what a worker may have died of."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable

from .keys import EpisodeKey

#: An episode in whose course so many workers have died is not tried again.
MOST_DEATHS = 3


class Schedule:
    """The episodes that nobody plays yet."""

    def __init__(self, keys: Iterable[EpisodeKey]) -> None:
        self._families: dict[str, deque[EpisodeKey]] = {}
        for key in sorted(keys, key=lambda key: key.order):
            self._families.setdefault(key.family, deque()).append(key)
        # What was under way when a worker died is played with nothing beside it: if it dies again, it is known of what.
        self._suspects: deque[EpisodeKey] = deque()
        self._deaths: Counter[EpisodeKey] = Counter()
        self._playing: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._suspects) + sum(map(len, self._families.values()))

    def take(self, busy: Collection[EpisodeKey], kept: Collection[str] = ()) -> EpisodeKey | None:
        """What a worker plays next beside those it is `busy` with; best of a family that it has `kept` open."""
        if any(self._deaths[key] for key in busy):
            return None
        if self._suspects and not busy:
            key = self._suspects.popleft()
        elif self._families:
            key = self._next(kept)
        else:
            return None
        self._playing[key.family] += 1
        return key

    def _next(self, kept: Collection[str]) -> EpisodeKey:
        """Of a family kept open; else of one that nobody plays, and of the one that has the most left."""
        family = next(
            (family for family in kept if family in self._families),
            min(self._families, key=lambda family: (self._playing[family] > 0, -len(self._families[family]))),
        )
        waiting = self._families[family]
        key = waiting.popleft()
        if not waiting:
            del self._families[family]
        return key

    def ended(self, key: EpisodeKey) -> None:
        """An episode has landed."""
        self._playing[key.family] -= 1

    def died(self, key: EpisodeKey) -> bool:
        """A worker has died while it played this; whether it is tried again."""
        self._playing[key.family] -= 1
        self._deaths[key] += 1
        again = self._deaths[key] < MOST_DEATHS
        if again:
            self._suspects.append(key)
        return again
