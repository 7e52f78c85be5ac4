"""Texts out of patterns: "[Called|Met] {first}[ again|]" stands for four sentences about whoever `first` is.

A pattern may name macros (`$thanks`), begin new lines (` // `) and paragraphs (` /// `); a fact stands in for its
`{gap}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from random import Random
from zlib import crc32

_TOKEN = re.compile(r"[\[\]|]|\$[a-z_]+|(?:[^\[\]|$]|\$(?![a-z_]))+")
_GAP = re.compile(r"\{(\w+)\}")
# What is left where a choice was empty: a blank too many, a comma before the end, a second full stop.
_LEFT = re.compile(r",? +(?=[ .,;:?!)\n])|,(?=[.;:?!])|^ +|,? +$|(?<=[?!])[.,]|(?<!\.)\.(?=\.(?!\.))", re.MULTILINE)
# Where there may be something left; looking for them is faster than the pattern, and most texts have none.
_SEAMS = (
    "  ", " .", " ,", " ;", " :", " ?", " !", " )", " \n", "\n ", ",.", ",;", ",:", ",?", ",!", "..", "?.",
    "?,", "!.", "!,",
)  # fmt: skip
_STARTS = re.compile(r"(?:^|(?<=[.?!] ))[a-z]", re.MULTILINE)
# The end of a quotation, list or table, after which Markdown wants an empty line.
_BLOCK = re.compile(r"^((?:>|- |\d\. |\|).*)\n(?!>|- |\d\. |\||\n)", re.MULTILINE)

# Of how many branches of a choice one is to somebody's taste.
_LIKED = 4


def _number(text: str) -> int:
    return crc32(text.encode())


@dataclass(frozen=True)
class Said:
    """A text, and the names of the facts that it states."""

    text: str
    states: tuple[str, ...] = ()

    def __add__(self, other: Said) -> Said:
        """One text after the other, as one paragraph."""
        return Said(f"{self.text} {other.text}".strip(), self.states + other.states)


class Branch:
    """Words, and choices between branches."""

    def __init__(self, parts: Sequence[str | tuple[Branch, ...]]) -> None:
        self.parts = tuple(parts)
        choices = [part for part in self.parts if not isinstance(part, str)]
        own = frozenset(name for part in parts if isinstance(part, str) for name in gaps(part))
        #: The gaps that all its texts have.
        self.needs: frozenset[str] = own.union(*(frozenset.intersection(*(b.needs for b in each)) for each in choices))
        #: Choices in which every branch needs something.
        self._hard = [choice for choice in choices if not any(branch.is_free for branch in choice)]
        #: Words, or a choice, whether all its branches can be said whatever is known, and a number of its own.
        self._steps: list[tuple[str, tuple[Branch, ...], bool, int]] = [
            (part, (), True, 0)
            if isinstance(part, str)
            else ("", part, all(branch.is_free for branch in part), _number(repr([branch.number for branch in part])))
            for part in self.parts
        ]
        #: Tells it from others.
        self.number: int = _number(repr([(part, number) for part, _, _, number in self._steps]))
        #: Can be said whatever is known.
        self.is_free: bool = not own and not self._hard
        #: The characters that its texts have on average, gaps as they stand.
        self.length: float = sum(
            len(part) if isinstance(part, str) else sum(branch.length for branch in part) / len(part) for part in parts
        )

    def fits(self, known: Set[str]) -> bool:
        """Whether one of its texts has no other gaps."""
        if self.is_free:
            return True
        return self.needs <= known and all(any(branch.fits(known) for branch in choice) for choice in self._hard)

    def write(self, draw: Callable[[], float], known: Set[str] | None, words: list[str], taste: int = 0) -> None:
        """Add the words of one of its texts; whoever has a taste likes some branches of a choice and not others."""
        for part, choice, is_free, number in self._steps:
            if not choice:
                words.append(part)
                continue
            able = choice if is_free or known is None else [b for b in choice if b.is_free or b.fits(known)]
            count = len(able)
            first, liked = 0, count
            if taste and count > 1:
                first, liked = _number(f"{number} {taste}"), max(1, count // _LIKED)
            able[(first + int(draw() * liked)) % count].write(draw, known, words, taste)


class Grammar:
    """Parses patterns with one set of macros, each of which is parsed once."""

    def __init__(self, macros: Mapping[str, str]) -> None:
        self._macros = macros
        self._parsed: dict[str, tuple[Branch, ...]] = {}

    def parse(self, pattern: str) -> Branch:
        """Raises KeyError for a macro that does not exist, and ValueError for brackets that do not pair."""
        return self._choice(pattern.removeprefix("// "))[0]

    def _choice(self, pattern: str) -> tuple[Branch, ...]:
        tokens = _TOKEN.findall(pattern.replace(" // ", "\n").replace(" /// ", "\n\n"))
        depth = 0
        for token in tokens:
            depth += (token == "[") - (token == "]")
            if depth < 0:
                break
        if depth:
            raise ValueError(f"Unbalanced brackets in {pattern!r}")
        return self._branches(tokens[::-1])

    def _branches(self, tokens: list[str]) -> tuple[Branch, ...]:
        """The alternatives up to the bracket that closes them; takes their tokens, last first, away."""
        found: list[Branch] = []
        parts: list[str | tuple[Branch, ...]] = []
        while tokens and (token := tokens.pop()) != "]":
            if token == "[":
                parts.append(self._branches(tokens))
            elif token == "|":
                found.append(Branch(parts))
                parts = []
            elif token[0] == "$" and token[1:2].isidentifier():
                parts.append(self._macro(token[1:]))
            else:
                parts.append(token)
        return (*found, Branch(parts))

    def _macro(self, name: str) -> tuple[Branch, ...]:
        if name not in self._parsed:
            self._parsed[name] = self._choice(self._macros[name])
        return self._parsed[name]


def say(random: Random, patterns: Sequence[str], facts: Mapping[str, str]) -> Said:
    """One of the patterns for which all is known, filled in; nothing if there is none."""
    known = {name for name, fact in facts.items() if fact}
    fitting = [branch for branch in map(_parse, patterns) if branch.fits(known)]
    if not fitting:
        return Said("")
    words: list[str] = []
    fitting[int(random.random() * len(fitting))].write(random.random, known, words)
    text = "".join(words)
    filled = _tidied(_GAP.sub(lambda gap: facts[gap[1]], text))
    return Said(_STARTS.sub(lambda first: first[0].upper(), filled), tuple(dict.fromkeys(gaps(text))))


def expand(branch: Branch, random: Random, known: Set[str] | None = None, taste: int = 0) -> str:
    """One of its texts as Markdown, the gaps still open; all is known if nothing is said of it.

    Whoever has a taste, a number, says a part of all that can be said.
    """
    words: list[str] = []
    branch.write(random.random, known, words, taste)
    text = _tidied("".join(words)).replace(".,", ",").replace(". –", " –")
    return _BLOCK.sub(r"\1\n\n", text.strip()) if "\n" in text else text.strip()


def _tidied(text: str) -> str:
    for seam in _SEAMS:
        if seam in text:
            return _LEFT.sub("", text)
    return _LEFT.sub("", text) if text[:1] == " " or text[-1:] == " " else text


def gaps(text: str) -> list[str]:
    """The names of a text's gaps, in order."""
    return _GAP.findall(text)


def variants(pattern: str) -> int:
    """How many sentences a pattern stands for."""
    return _count(_parse(pattern))


def _count(branch: Branch) -> int:
    found = 1
    for part in branch.parts:
        if not isinstance(part, str):
            found *= sum(_count(inner) for inner in part)
    return found


@cache
def _parse(pattern: str) -> Branch:
    return Grammar({}).parse(pattern)
