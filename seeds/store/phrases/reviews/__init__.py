"""What customers say of what they bought: whole reviews by kind of goods and stars, each with its own headline.

A line is "stars // headline // text", both patterns of `seeds.grammar`; "5b" is written at work, "5h" at home, and
"5b@rain jacket, machine" of these names and kinds alone. Gaps: `noun`, `nouns` and `a_noun`, the `size` of what is worn, the `finish`, and the `time` since it came.
"""

# Rows read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from ....trades import Item
from . import any, benches, hard, kitchens, more, offices, pages, rooms, shops, soft, supplies, worn
from .any import BRIEF, CURT, CURT_FOR_SEVERAL, FAULTY, FAULTY_TITLES
from .wordings import varied

# Of a hundred reviews, and of a hundred that go on for some paragraphs, so many are written in one shop.
_KNOWN, _KNOWN_PAGES = 28, 65
_WORN = ("garment", "footwear", "gloves", "protective")
_CHOICE = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True)
class Written:
    """One review, `by` buyers at work ("b"), at home ("h") or anybody ("")."""

    stars: int
    by: str
    title: str
    body: str
    names: tuple[str, ...] = ()

    def is_of(self, item: Item) -> bool:
        """Whether it can be said of such goods."""
        return not self.names or item.name in self.names or item.kind in self.names

    @property
    def is_page(self) -> bool:
        """Whether it goes on for some paragraphs, so that it is known again."""
        return " /// " in self.body


def speaks_of_several(item: Item) -> bool:
    """Whether buyers say "they" of it: boots, and what comes by the pack."""
    return item.is_plural or item.kind in ("footwear", "gloves") or item.has("pack")


def _named(pools: dict[str, tuple[str, ...]]) -> list[tuple[str, Callable[[Item], bool]]]:
    """Reviews of goods with these names."""
    return [(text, _is_one_of(names)) for text, names in pools.items()]


def _is_one_of(names: tuple[str, ...]) -> Callable[[Item], bool]:
    return lambda item: item.name in names


#: Which reviews are said of what.
_POOLS: tuple[tuple[str, Callable[[Item], bool]], ...] = (
    (soft.GARMENT, lambda item: item.kind == "garment" and item.has("fabric") and not item.is_plural),
    (soft.PANTS, lambda item: item.kind == "garment" and item.is_plural),
    (soft.FOOTWEAR, lambda item: item.kind == "footwear"),
    (soft.GLOVES, lambda item: item.kind == "gloves"),
    (soft.PROTECTIVE, lambda item: item.kind == "protective" and not item.is_plural),
    (soft.BAG, lambda item: item.kind == "bag"),
    (soft.SHELTER, lambda item: item.kind == "shelter" and item.has("poles")),
    (soft.BEDDING, lambda item: item.kind == "bedding" and item.has("zipper")),
    (soft.PADS, lambda item: item.kind == "bedding" and not item.has("zipper")),
    (soft.CLIMBING, lambda item: item.kind == "climbing"),
    (hard.MACHINE, lambda item: item.kind == "machine" and item.has("plug")),
    (hard.DEVICE, lambda item: item.kind == "device"),
    (hard.PIPETTE, lambda item: item.name.endswith("pipette")),
    (hard.KNIFE, lambda item: item.kind == "tool" and item.has("sharp")),
    (hard.TOOL, lambda item: item.kind == "tool" and not (item.has("sharp") or item.has("calibrated") or item.has("pack"))),
    (hard.TIRE, lambda item: item.name.endswith("tire")),
    (hard.PART, lambda item: item.kind == "part" and item.has("metal")),
    (hard.WARE, lambda item: item.kind == "ware" and item.has("metal") and not item.has("pack")),
    (hard.DISHES, lambda item: item.name in ("dinner plate", "soup bowl", "water glass", "cappuccino cup")),
    (hard.GLASSWARE, lambda item: item.name in ("beaker", "Erlenmeyer flask", "reagent bottle")),
    (hard.SUPPLY, lambda item: item.kind == "supply" and item.is_plural),
    (hard.PIECES, lambda item: item.name in ("sample tubes", "Petri dishes", "cuvettes")),
    (rooms.FURNITURE, lambda item: item.kind == "furniture" and item.has("assembly") and not item.has("cushion")),
    (rooms.CHAIR, lambda item: item.name in ("task chair", "executive chair")),
    (rooms.FIXTURE, lambda item: item.kind == "fixture"),
    (rooms.BULB, lambda item: item.kind == "bulb"),
    (rooms.CONTROL, lambda item: item.kind == "control"),
    (rooms.MUSICAL, lambda item: item.kind == "musical" and (item.has("strings") or item.has("keys") or item.has("valve"))),
    (rooms.PERCUSSION, lambda item: item.name in ("snare drum", "concert tom", "hand drum", "suspended cymbal")),
    (rooms.KEYS, lambda item: item.has("keyboard")),
    (rooms.ACCESSORY, lambda item: item.kind == "accessory"),
    *_named(kitchens.POOLS),
    *_named(shops.POOLS),
    *_named(offices.POOLS),
    *_named(benches.POOLS),
    *_named(pages.POOLS),
    *_named(supplies.POOLS),
)  # fmt: skip


def of(item: Item) -> tuple[tuple[Written, ...], tuple[Written, ...]]:
    """What is said of such goods alone, and what can be said of any."""
    own = tuple(review for text, fits in _POOLS if fits(item) for review in _read(text) if review.is_of(item))
    return own, tuple(review for review in _read(_general(item)) if review.is_of(item))


def _general(item: Item) -> str:
    """What can be said of all that is alike in number and use."""
    if item.has("pack") or (item.kind == "supply" and item.is_plural):
        return any.SEVERAL + more.SEVERAL + pages.SEVERAL
    if speaks_of_several(item):
        return worn.PAIR if item.kind in _WORN else any.SEVERAL + more.SEVERAL
    if item.kind == "supply" or item.name == "softener cartridge":
        return any.CONSUMED + more.USED_UP
    return worn.ONE if item.kind in _WORN else any.ONE + more.ONE + pages.ANY


@cache
def _read(text: str) -> tuple[Written, ...]:
    found = []
    for line in filter(None, text.splitlines()):
        stars, title, body = line.split(" // ", 2)
        by, _, names = stars[1:].partition("@")
        found.append(Written(int(stars[0]), by, title, body, tuple(names.split(", ")) if names else ()))
    return tuple(found)


class Habits:
    """How the customers of one shop write: some of all reviews, each put in one of all the ways to put it."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._known: dict[Written, Written | None] = {}

    def known(self, reviews: Sequence[Written]) -> list[Written]:
        """Those that are written here, as they are put here."""
        for review in reviews:
            if review not in self._known:
                is_known = self._random.randrange(100) < (_KNOWN_PAGES if review.is_page else _KNOWN)
                title, body = self._some(review.title), self._some(varied(self._some(review.body)))
                self._known[review] = replace(review, title=title, body=body) if is_known else None
        return [known for review in reviews if (known := self._known[review]) is not None]

    def _some(self, pattern: str) -> str:
        """The pattern with one way to put each of its choices."""

        def keep(choice: re.Match[str]) -> str:
            words: list[str] = choice[1].split("|")
            return self._random.choice(words)

        return _CHOICE.sub(keep, pattern)


__all__ = [
    "BRIEF",
    "CURT",
    "CURT_FOR_SEVERAL",
    "FAULTY",
    "FAULTY_TITLES",
    "Habits",
    "Written",
    "of",
    "speaks_of_several",
]
