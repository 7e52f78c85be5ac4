"""What stands on the label of goods: their measures, what is in the box, their care and their warranty."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ...apps.store.shop.specification import weight
from ..grammar import say
from ..trades import Family, Item
from .finishes import Choice
from .phrases import goods

_COUNT = re.compile(r"(?:case|pack|box) of (\d+)|(\d+)-pack")
#: In centimeters.
_INCH = 2.54
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
            "size": f"size {size}" if self.item.has("sizes") and not size.startswith("size") else size,
            "family": self.family.name[:1].lower() + self.family.name[1:],
            "material": _spoken(choice.material),
        }
        kind = self.item.kind
        own = next((leads for names, leads in goods.OWN.items() if self.item.name in names), None)
        leads = own or (goods.SEVERAL.get(kind) if self.item.is_plural else None)
        specification = {
            choice.option: ", ".join(finishes),
            "Material": choice.material,
            "Packed size": self._box(grams),
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

    def _box(self, grams: int) -> str:
        """What is heavier comes in a box that is larger on all sides."""
        factor = (grams / self.item.light) ** (1 / 3)
        return " × ".join(f"{round(int(side) * factor / _INCH)}" for side in self.item.box.split(" × ")) + " in"

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


def _spoken(material: str) -> str:
    """A material within a sentence: "stainless steel", but "PVC"."""
    return material if material.isupper() else material.lower()
