"""Texts dealt like cards: none comes again before all others that could be said have been."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random

from ...grammar import Said, say

# Facts that have to be known for a text in which they do not stand: "<site new> They are moving …".
_ONLY_IF = re.compile(r"<([\w ]+)> ")


class Decks:
    """A deck for each kind of text."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._left: dict[str, list[tuple[str, ...]]] = {}

    def say(self, kind: str, patterns: Sequence[str], facts: Mapping[str, str]) -> Said:
        """The next of the patterns of that kind for which all is known, filled in; nothing if there is none."""
        return self._deal(kind, [(pattern,) for pattern in patterns], facts)[0]

    def deal(
        self, kind: str, cards: Sequence[tuple[str, ...]], facts: Mapping[str, str]
    ) -> tuple[str, tuple[str, ...]]:
        """The next card whose first pattern can be said: that filled in, and the patterns that stand below it."""
        said, below = self._deal(kind, cards, facts)
        return said.text, below

    def _deal(
        self, kind: str, cards: Sequence[tuple[str, ...]], facts: Mapping[str, str]
    ) -> tuple[Said, tuple[str, ...]]:
        left = self._left.get(kind)
        if left is None:
            left = self._left[kind] = self._random.sample(cards, len(cards))
        for place, (pattern, *below) in enumerate(left):
            said = _say_if(self._random, pattern, facts)
            if said.text:
                left.append(left.pop(place))
                return said, tuple(below)
        return Said(""), ()


def _say_if(random: Random, pattern: str, facts: Mapping[str, str]) -> Said:
    """A pattern filled in, if all is known that it needs."""
    condition = _ONLY_IF.match(pattern)
    if condition is None:
        return say(random, (pattern,), facts)
    if not all(facts.get(name) for name in condition[1].split()):
        return Said("")
    return say(random, (pattern[condition.end() :],), facts)
