"""What stands on the label of goods: their measures, what is in the box, their care and their warranty."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from random import Random

from ...apps.store.shop.specification import weight
from ..grammar import say
from ..trades import Family, Item
from .finishes import Choice
from .phrases import goods

_COUNT = re.compile(r"(?:case|pack|box) of (\d+)|(\d+)-pack")
#: In centimeters.
_INCH = 2.54
_LENGTH = re.compile(r"(\d+(?:\.\d+)?) in")
_FEET = re.compile(r"\dx\d")
#: In inches, what comes in these sizes.
_SHEETS = {"eighth": (11, 8), "quarter": (14, 11), "half": (19, 14), "two-thirds": (22, 17), "full": (27, 19)}
_KEYS = {"49-key": 34, "61-key": 41, "73-key": 47, "76-key": 49, "88-key": 55}
#: Lights that are as wide as they are long.
_ROUND = ("glass pendant", "metal pendant", "drum pendant")
#: What a climber asks of a rope, by what it is for.
_ROPES = {
    "gym": {"Length": "50 m (164 ft)", "Diameter": "9.8 mm"},
    "sport": {"Length": "60 m (197 ft)", "Diameter": "9.4 mm"},
    "trad": {"Length": "60 m (197 ft)", "Diameter": "9.8 mm"},
    "alpine": {"Length": "70 m (230 ft)", "Diameter": "9.4 mm"},
    "rescue": {"Length": "60 m (197 ft)", "Diameter": "11 mm"},
}
_PAIRED = ("gloves", "boot", "shoe", "clog", "brake pads")


@dataclass(frozen=True)
class Label:
    """Said of all sizes of an article alike, but for what depends on the size."""

    family: Family
    item: Item
    care: str
    months: int

    def grams(self, title: str) -> int:
        """The weight of the article of that title, in its box."""
        options = self.family.options
        return self.item.weight(options.index(_size(title)), len(options))

    def describe(self, random: Random, title: str, choice: Choice, finishes: Sequence[str]) -> str:
        """A sentence or two, an empty line, and the specification: a name and a value on each line."""
        grams, size = self.grams(title), _size(title)
        facts = {
            "series": title.split(" ", 1)[0],
            "noun": self.item.name,
            "size": self._spoken_size(size),
            "family": self.family.name,
            "material": _spoken(choice.material),
        }
        kind = self.item.kind
        own = next((leads for names, leads in goods.OWN.items() if self.item.name in names), None)
        leads = own or (goods.SEVERAL.get(kind) if self.item.is_plural else None)
        specification = {
            choice.option: ", ".join(finishes),
            "Material": choice.material,
            **_ROPES.get(size if self.item.noun == "dynamic rope" else "", {}),
            "Packed size": self._box(size, grams),
            "Weight": weight(grams),
            "Pack": self._pack(title),
            "Care": self.care,
            "Warranty": f"{self.months} months",
        }
        prose = " ".join(
            say(random, pool, facts).text for pool in (leads or goods.LEADS[kind], self._sizes(facts["size"]))
        )
        return "\n".join([prose, "", *(f"{name}: {value}" for name, value in specification.items())])

    def _sizes(self, size: str) -> tuple[str, ...]:
        """How one says which of all versions this is."""
        if size == "single":
            return goods.SINGLES
        if _COUNT.search(size):
            return goods.PACKS
        return goods.WORN if self.item.has("sizes") else goods.SIZES

    def _spoken_size(self, size: str) -> str:
        """As one says it before "version": of a sheet pan "half-size"."""
        if self.item.has("sizes"):
            return f"a {size} waist" if _LENGTH.fullmatch(size) else size if size.startswith("size") else f"size {size}"
        return f"{size}-size" if size in _SHEETS or "/" in size else size

    def _box(self, size: str, grams: int) -> str:
        """What is heavier comes in a box that is larger on all sides, and what is named by a length fits in it."""
        factor = (grams / self.item.light) ** (1 / 3)
        sides = [round(int(side) * factor / _INCH) for side in self.item.box.split(" × ")]
        if _FEET.fullmatch(size):
            sides[:2] = _longest_first(12 * int(foot) + 2 for foot in size.split("x"))
        least = (*(() if self.item.has("sizes") else self._least(size)), 0, 0, 0)
        return " × ".join(f"{max(pair)}" for pair in zip(sides, least, strict=False)) + " in"

    def _least(self, size: str) -> tuple[int, ...]:
        """How long, and where it is round how wide, a box is at least, in inches."""
        if size in _SHEETS and self.item.name != "baking mat":
            return _SHEETS[size]
        if size in _KEYS:
            return (_KEYS[size],)
        if size == "700C":
            return (27, 27)
        if not (found := _LENGTH.fullmatch(size)):
            return ()
        length = ceil(float(found[1]))
        if self.item.has("sharp"):
            return (length + 6,)
        is_round = self.item.kind in ("ware", "musical", "part") or self.item.name.endswith(_ROUND)
        return (length + 1, length + 1) if is_round else (length + 2,)

    def _pack(self, title: str) -> str:
        noun = self.item.noun
        if count := _COUNT.search(title):
            return f"{count[1] or count[2]} pieces"
        if noun.endswith(", dozen"):
            return "12 pairs"
        if noun.endswith(", carton"):
            return "10 boxes of 100"
        if noun.endswith(_PAIRED):
            return "1 pair"
        return "1 set" if noun.split()[-1] in ("set", "setting", "outfit", "pair") else "1 piece"


def _longest_first(sides: Iterable[int]) -> list[int]:
    return sorted(sides, reverse=True)


def _size(title: str) -> str:
    return title.rsplit(", ", 1)[1]


def _spoken(material: str) -> str:
    """A material within a sentence: "stainless steel", but "PVC"."""
    return material if material.isupper() else material.lower()
