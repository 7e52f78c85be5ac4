"""Sentence patterns: texts with all that differs from record to record masked, to see how often people say the same."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

#: A sentence of no more words, besides names and numbers, is too short to have a pattern of its own.
SHORT = 3
# Not after the short form of a name: "St. Louis", "Luna Bros. Therapy".
_SENTENCE = re.compile(r"(?<!\bSt)(?<!\bMt)(?<!\bFt)(?<!\bBros)[.!?](?:\s+|$)|\n")
_ROWS = re.compile(r"^```.*?^```$|^\|[^\n]*\|$", re.MULTILINE | re.DOTALL)
_MASKS = re.compile(
    r"https?://\S+|@[\w.-]+|#[\w-]+|:[a-z_]+:|[\w.]*\d[\w.,:%-]*|\b(?:mon|tues|wednes|thurs|fri)day\b"
    r"|\b(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\b"
)
_MARKS = re.compile(r"[^\w' ]+")
_RUN = re.compile(r"\bn(?: n)+\b")


def sentences(text: str) -> list[str]:
    """The sentences of a text as a reader would compare them; code and the rows of tables are none."""
    told = _ROWS.sub("", text)
    return [" ".join(part.lower().replace("’", "'").split()) for part in _SENTENCE.split(told) if part.strip("> ")]


class Masker:
    """Finds the patterns of texts, given everything that has a name."""

    def __init__(self, names: Iterable[str]) -> None:
        self._by_first: dict[str, set[tuple[str, ...]]] = defaultdict(set)
        for name in names:
            if words := _words(name):
                self._by_first[words[0]].add(words)

    def patterns(self, text: str) -> list[str]:
        """The pattern of each sentence that has more than `SHORT` words besides what is masked."""
        return self.of(sentences(text))

    def of(self, told: Iterable[str]) -> list[str]:
        """The same for a text that is taken apart into its `sentences` already."""
        found = [self._pattern(sentence) for sentence in told]
        return [pattern for pattern in found if sum(word != "n" for word in pattern.split()) > SHORT]

    def _pattern(self, sentence: str) -> str:
        words = _words(_MASKS.sub(" n ", sentence))
        kept: list[str] = []
        at = 0
        while at < len(words):
            names = self._by_first.get(words[at])
            length = max((len(w) for w in names if words[at : at + len(w)] == w), default=0) if names else 0
            kept.append("n" if length else words[at])
            at += length or 1
        return _RUN.sub("n", " ".join(kept))


def _words(text: str) -> tuple[str, ...]:
    return tuple(_MARKS.sub(" ", text.lower().replace("’", "'")).split())


def overlap(some: Sequence[str], others: Iterable[str]) -> float:
    """The share of patterns, each as often as it is said, that others say too."""
    known = set(others)
    return sum(pattern in known for pattern in some) / max(1, len(some))
