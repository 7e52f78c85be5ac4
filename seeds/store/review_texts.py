"""Reviews of one product, from a word to a page, in which no sentence comes twice."""

from __future__ import annotations

from random import Random

from ..grammar import say
from ..random_source import chance
from .phrases import SPAM
from .phrases import reviews as phrases

_TRIES = 6
# Of a hundred reviews so many are a word, and so many a page.
_CURT, _PAGES = 12, 10


class ReviewTexts:
    """What the buyers of one product write; `facts` are what all of them know of it."""

    def __init__(self, random: Random, facts: dict[str, str]) -> None:
        self._random, self._facts = random, facts
        self._used: set[str] = set()

    def write(self, rating: int, finish: str, fault: str | None = None) -> tuple[str, str] | None:
        """Headline and text; None when everything has been said."""
        random, facts = self._random, {**self._facts, "finish": finish.lower(), "fault": fault or ""}
        title = self._unused(phrases.BRIEF[rating] if chance(random, 50) else phrases.TITLES[rating], facts)
        title = title or self._unused(phrases.TITLES[rating], facts)
        if fault is None and chance(random, _CURT):
            parts = [say(random, phrases.CURT[rating], facts).text]
        else:
            parts = [self._unused(phrases.FAULTY if fault else phrases.FIRST[rating], facts)]
            if chance(random, 65):
                parts.append(self._unused(phrases.SECOND[rating], facts))
        if not title or not parts[0]:
            return None
        paragraphs = [" ".join(filter(None, parts))]
        if fault is None and len(parts) > 1 and chance(random, _PAGES):
            paragraphs += [say(random, patterns, facts).text for patterns in phrases.LONG[rating]]
        return title, "\n\n".join(paragraphs)

    def spam(self) -> tuple[str, str]:
        word = self._facts["noun"].split()[-1]
        title, body = self._random.choice(SPAM)
        return title, body.format(word=word)

    def _unused(self, patterns: tuple[str, ...], facts: dict[str, str]) -> str:
        for _ in range(_TRIES):
            text = say(self._random, patterns, facts).text
            if text not in self._used:
                self._used.add(text)
                return text
        return ""
