"""Keeps what is written on cases near its number in every world."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ...random_source import chance

# By so many of a hundred what may be left out is likelier for each that is missing so far.
_PULL = 6


class Pace:
    """How many there are to be, by how much is usually written on a case of each status."""

    def __init__(self, random: Random, wanted: int, usual: Mapping[str, float], cases: Mapping[str, int]) -> None:
        self._random, self._usual = random, usual
        self._factor = wanted / sum(usual[status] * count for status, count in cases.items())
        self._due = 0.0
        self._written = 0

    def begin(self, status: str) -> None:
        """The next case, in this status."""
        self._due += self._usual[status] * self._factor

    def wrote(self) -> None:
        self._written += 1

    def may(self, share: int) -> bool:
        """Whether to write something that so many of a hundred cases have."""
        missing = self._due - self._written - self._usual["Closed"] * self._factor / 2
        return chance(self._random, max(4, min(97, round(share + _PULL * missing))))
