"""Reviews of one product, from a word to a page, in which no headline comes twice."""

from __future__ import annotations

from collections import Counter
from random import Random

from ..grammar import say
from ..random_source import chance
from ..trades import Item
from .phrases import reviews as phrases

_TRIES = 6
# Of a hundred reviews so many are a word or two, so many of the others have a headline of a few words, and so many of
# those on goods of some kind are said of that kind alone.
_CURT, _BRIEF, _OWN = 38, 60, 60
# Fewer than so many are soon known by heart.
_SEVERAL = 4
# So often is the same said in one shop.
_OFTEN = 4
# What is as long as a page is known again: so many of a hundred, and none more often than that.
_PAGES, _MOST_OF_A_PAGE = 40, 2


class ReviewTexts:
    """What the buyers of one product write; `facts` are what all of them know of it, `told` how often what was told."""

    def __init__(
        self, random: Random, habits: phrases.Habits, item: Item, facts: dict[str, str], told: Counter[str]
    ) -> None:
        self._random, self._facts, self._told = random, facts, told
        self._own, self._any = map(habits.known, phrases.of(item))
        several = phrases.speaks_of_several(item)
        self._curt = {**phrases.CURT, **phrases.CURT_FOR_SEVERAL} if several else phrases.CURT
        self._used: set[str] = set()

    def write(self, rating: int, by: str, facts: dict[str, str]) -> tuple[str, str] | None:
        """Headline and text, by somebody at work ("b") or at home ("h"); None when everything has been said."""
        random, known = self._random, {**self._facts, **facts}
        if known.get("fault"):
            title = self._unused(phrases.FAULTY_TITLES, known)
            return (title, say(random, phrases.FAULTY, known).text) if title else None
        review = None if chance(random, _CURT) else self._choose(rating, by)
        if review is None:
            title, body = self._unused(phrases.BRIEF[rating], known), say(random, self._curt[rating], known).text
            return (title, body) if title else None
        body = say(random, (review.body,), known).text
        brief = self._unused(phrases.BRIEF[rating], known) if chance(random, _BRIEF) else ""
        title = brief or self._unused((review.title,), known)
        if not title or not body:
            return None
        self._told[review.body] += 1
        self._used.add(review.body)
        return title, body

    def _choose(self, rating: int, by: str) -> phrases.Written | None:
        """One of those that have been written least; None where all that fits has been said."""
        fitting = [review for review in (*self._own, *self._any) if review.stars == rating and review.by in ("", by)]
        pages = [r for r in fitting if r.is_page and self._told[r.body] < _MOST_OF_A_PAGE]
        if pages and chance(self._random, _PAGES):
            return self._random.choice(pages)
        short = [review for review in fitting if not review.is_page]
        own = [review for review in short if review in self._own]
        found = own if own and chance(self._random, _OWN if len(own) >= _SEVERAL else _OWN // 2) else short
        found = [review for review in found if self._is_news(review)] or [r for r in short if self._is_news(r)]
        least = min((self._told[review.body] for review in found), default=0)
        rarest = [review for review in found if self._told[review.body] == least]
        return self._random.choice(rarest) if rarest else None

    def _is_news(self, review: phrases.Written) -> bool:
        """Whether it has not been said of these goods, nor often of others."""
        return review.body not in self._used and self._told[review.body] < _OFTEN

    def _unused(self, patterns: tuple[str, ...], facts: dict[str, str]) -> str:
        for _ in range(_TRIES):
            text = say(self._random, patterns, facts).text
            if text and text not in self._used:
                self._used.add(text)
                return text
        return ""
