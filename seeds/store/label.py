"""What stands on the label of goods: their measures, what is in the box, their care and their warranty."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ...apps.store.materials import MATERIALS
from ..grammar import say
from ..trades import Family, Item
from .phrases import goods

_COUNT = re.compile(r"(?:case|pack|box) of (\d+)|(\d+)-pack")
_PAIRED = ("gloves", "boot", "shoe", "clog")


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

    def describe(self, random: Random, title: str, material: str, finishes: Sequence[str]) -> str:
        """A sentence or two, an empty line, and the specification: a name and a value on each line."""
        grams = self.grams(title)
        facts = {
            "series": title.split(" ", 1)[0],
            "noun": self.item.noun,
            "size": _size(title),
            "family": self.family.name.lower(),
            "feel": say(random, (goods.MATERIALS[material],), {}).text,
        }
        facts["feel"] = facts["feel"][:1].lower() + facts["feel"][1:]
        specification = {
            MATERIALS[material].option: ", ".join(finishes),
            "Material": material,
            "Packed size": self._box(grams),
            "Weight": f"{grams / 1000:.1f} kg" if grams >= 1000 else f"{grams} g",
            "Pack": self._pack(title),
            "Care": self.care,
            "Warranty": f"{self.months} months",
        }
        prose = " ".join(say(random, pool, facts).text for pool in (goods.LEADS, goods.SIZES))
        return "\n".join([prose, "", *(f"{name}: {value}" for name, value in specification.items())])

    def _box(self, grams: int) -> str:
        """What is heavier comes in a box that is larger on all sides."""
        factor = (grams / self.item.light) ** (1 / 3)
        return " × ".join(f"{round(int(side) * factor)}" for side in self.item.box.split(" × ")) + " cm"

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


def _size(title: str) -> str:
    return title.rsplit(", ", 1)[1]
