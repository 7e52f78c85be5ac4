"""All stories by their subject, and a world's way through them: what was told least comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from functools import cache
from importlib import import_module
from random import Random
from typing import TypeVar

from ...grammar import Said, gaps, say
from . import matters
from .story import LATER, Ending, Story, read

T = TypeVar("T", str, Story, Ending)
#: The modules of `told` that tell of each subject.
_MODULES = {
    "question": ("questions",),
    "fault": ("faults",),
    "office": ("office", "access"),
    "batch": ("batches",),
    "late": ("late",),
    "prices": ("prices",),
    "delivery": ("deliveries",),
    "refunded": ("returns",),
    "shipped": ("parcels",),
    "canceled": ("canceled",),
    "receipt": ("receipts",),
    "parts": ("parts",),
    "rejected": ("rejected",),
    "duplicate": ("duplicates",),
}

#: Those that the trade's own faults and questions fill in.
_OF_TRADES = {"trade fault": matters.FAULTS, "trade question": matters.QUESTIONS}


@cache
def stories(group: str) -> tuple[Story, ...]:
    """All stories of a subject."""
    if group in _OF_TRADES:
        return read(_OF_TRADES[group])
    texts = [import_module(f".told.{name}", __package__).TEXT for name in _MODULES[group]]
    return tuple(story for text in texts for story in read(text))


def every_story() -> list[Story]:
    return [story for group in (*_MODULES, *_OF_TRADES) for story in stories(group)]


# A world has stories of its own, one in so many: of the others, each waits until one of these has been told so often.
_PARTS, _RESERVE = 3, 9
# So often is one wording used before the next, in an order of the world's own; and so many forms of one are used.
_TURN, _FORMS = 3, 1


class Shelf:
    """What has been told in a world so far, and which stories and wordings it prefers."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._told: Counter[object] = Counter()
        self._seeds: dict[str, list[int]] = {}
        self._ranked: set[object] = set()

    def has(self, group: str, tags: Set[str]) -> bool:
        """Whether there is a story that suits goods with these tags."""
        return any(story.fits(tags) for story in stories(group))

    def story(self, group: str, tags: Set[str]) -> Story:
        """A story that suits goods with these tags."""
        every = stories(group)
        self._rank(every, _RESERVE if len(every) > _FORMS else 0)
        return self._least([story for story in every if story.fits(tags)])

    def ending(self, story: Story, known: Mapping[str, str], *, is_over: bool) -> Ending:
        """A way in which it went on of which all is known, also how it ended if it did."""
        self._rank(story.endings, 1)
        able = [each for each in story.endings if _is_known(each, known, is_over=is_over)]
        return self._least(able or story.endings)

    def say(self, patterns: Sequence[str], known: Mapping[str, str], *, turn: int = _TURN, forms: int = _FORMS) -> Said:
        """One of the patterns for which all is known; nothing if there is none."""
        self._rank(patterns, turn)
        able = [each for each in patterns if _fits(each, known)]
        if not able:
            return Said("")
        pattern = self._least(able)
        seeds = self._seeds.setdefault(pattern, [self._random.getrandbits(32) for _ in range(forms)])
        return say(Random(seeds[self._told[pattern] % forms]), (pattern,), known)

    def _rank(self, options: Sequence[T], step: int) -> None:
        """Give some of them a start, once in a world."""
        if options and options[0] not in self._ranked:
            self._ranked.add(options[0])
            for place, option in enumerate(self._random.sample(options, len(options))):
                self._told[option] += step * (_PARTS * place // len(options) if step == _RESERVE else place)

    def _least(self, options: Sequence[T]) -> T:
        fewest = min(self._told[option] for option in options)
        chosen = self._random.choice([option for option in options if self._told[option] == fewest])
        self._told[chosen] += 1
        return chosen


#: Known whenever somebody writes on a case.
_ALWAYS = frozenset({"case", "thanks", "colleague", "me", "day1", "day3"})


def _fits(pattern: str, known: Mapping[str, str]) -> bool:
    return all(known.get(name) or name in _ALWAYS for name in gaps(pattern))


def _is_known(ending: Ending, known: Mapping[str, str], *, is_over: bool) -> bool:
    if is_over and not any(_fits(fix, known) for fix in ending.fixes):
        return False
    left = frozenset() if is_over else LATER
    return all(known.get(name) or name in _ALWAYS for turn in ending.turns for name in turn.needs - left)
