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
        self._left: dict[str, list[str]] = {}

    def say(self, kind: str, patterns: Sequence[str], facts: Mapping[str, str]) -> Said:
        """The next of the patterns of that kind for which all is known, filled in; nothing if there is none."""
        left = self._left.get(kind)
        if left is None:
            left = self._left[kind] = self._random.sample(patterns, len(patterns))
        for place, pattern in enumerate(left):
            said = say_if(self._random, pattern, facts)
            if said.text:
                left.append(left.pop(place))
                return said
        return Said("")


def say_if(random: Random, pattern: str, facts: Mapping[str, str]) -> Said:
    """A pattern filled in, if all is known that it needs."""
    condition = _ONLY_IF.match(pattern)
    if condition is None:
        return say(random, (pattern,), facts)
    if not all(facts.get(name) for name in condition[1].split()):
        return Said("")
    return say(random, (pattern[condition.end() :],), facts)
