"""Texts out of patterns: "[Called|Met] {first}[ again|]" stands for four sentences about whoever `first` is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from random import Random

_FIELD = re.compile(r"\{(\w+)\}")
# What is left where a choice was empty: a blank too many, a comma before the end.
_GAPS = re.compile(r",? +(?=[ .,;:?!)])|,(?=[.;:?!])|^ +|,? +$|(?<=[?!])[.,]", re.MULTILINE)
_STARTS = re.compile(r"(?:^|(?<=[.?!] ))[a-z]", re.MULTILINE)


@dataclass(frozen=True)
class Said:
    """A text, and the names of the facts that it states."""

    text: str
    states: tuple[str, ...] = ()

    def __add__(self, other: Said) -> Said:
        """One text after the other, as one paragraph."""
        return Said(f"{self.text} {other.text}".strip(), self.states + other.states)


class _Branch:
    """Words, and choices between branches; `fields` are what its own words need."""

    def __init__(self, parts: Sequence[str | tuple[_Branch, ...]]) -> None:
        self.parts = tuple(parts)
        self.fields = frozenset(name for part in parts if isinstance(part, str) for name in _FIELD.findall(part))
        choices = [part for part in self.parts if not isinstance(part, str)]
        #: Choices in which every branch needs something.
        self._hard: list[tuple[_Branch, ...]] = [
            choice for choice in choices if not any(branch.is_free for branch in choice)
        ]
        #: Can be said whatever is known.
        self.is_free: bool = not self.fields and not self._hard

    def fits(self, known: Set[str]) -> bool:
        if self.is_free:
            return True
        return self.fields <= known and all(any(branch.fits(known) for branch in choice) for choice in self._hard)

    def write(self, random: Random, known: Set[str], words: list[str], states: list[str]) -> None:
        states.extend(sorted(self.fields))
        for part in self.parts:
            if isinstance(part, str):
                words.append(part)
            else:
                fitting = [branch for branch in part if branch.is_free or branch.fits(known)]
                fitting[int(random.random() * len(fitting))].write(random, known, words, states)


def say(random: Random, patterns: Sequence[str], facts: Mapping[str, str]) -> Said:
    """One of the patterns for which all is known, filled in; nothing if there is none."""
    known = {name for name, fact in facts.items() if fact}
    fitting = [branch for branch in map(_parse, patterns) if branch.fits(known)]
    if not fitting:
        return Said("")
    words: list[str] = []
    states: list[str] = []
    fitting[int(random.random() * len(fitting))].write(random, known, words, states)
    text = _GAPS.sub("", _FIELD.sub(lambda field: facts[field[1]], "".join(words)))
    return Said(_STARTS.sub(lambda first: first[0].upper(), text), tuple(dict.fromkeys(states)))


def variants(pattern: str) -> int:
    """How many sentences a pattern stands for."""
    return _count(_parse(pattern))


def _count(branch: _Branch) -> int:
    found = 1
    for part in branch.parts:
        if not isinstance(part, str):
            found *= sum(_count(inner) for inner in part)
    return found


@cache
def _parse(pattern: str) -> _Branch:
    branch, end = _read(pattern, 0)
    if end != len(pattern):
        raise ValueError(f"Unbalanced brackets in {pattern!r}")
    return branch[0]


def _read(pattern: str, at: int) -> tuple[list[_Branch], int]:
    """The alternatives from there to the bracket that closes them, and where that is."""
    branches: list[_Branch] = []
    parts: list[str | tuple[_Branch, ...]] = []
    begin = at
    while True:
        is_over = at == len(pattern) or pattern[at] == "]"
        if (is_over or pattern[at] in "[|") and begin < at:
            parts.append(pattern[begin:at])
        if is_over or pattern[at] == "|":
            branches.append(_Branch(parts))
            parts = []
        if is_over:
            return branches, at
        if pattern[at] == "[":
            inner, at = _read(pattern, at + 1)
            if at == len(pattern):
                raise ValueError(f"Unbalanced brackets in {pattern!r}")
            parts.append(tuple(inner))
        if pattern[at] in "]|":
            begin = at + 1
        at += 1
