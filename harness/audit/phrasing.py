"""What the wordings of one goal say, each against the others: all of them have to ask for the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter

from ...seeds.world import World
from ...tasks import Family
from ...tasks.draw import Draw

#: A value that long at least is told by no other word; shorter ones are pronouns and single figures.
_SHORTEST = 3


@dataclass
class Phrases:
    """The wordings of every goal that was phrased while a task was drawn, with what fills them."""

    found: list[tuple[tuple[str, ...], Mapping[str, object]]] = field(default_factory=list)

    def fill(self, wordings: Sequence[str], wording: str, values: Mapping[str, object]) -> str:
        """Note all wordings, and fill the one that was drawn."""
        self.found.append((tuple(wordings), values))
        return wording.format(**values)

    @classmethod
    def of(cls, family: Family, source: str, world: World) -> Phrases:
        """All that a source of randomness comes to. Raises NoInstance."""
        phrases = cls()
        family.make(Draw(source, fill=phrases.fill), world)
        return phrases

    def differences(self) -> Iterator[str]:
        """What some wordings say and others do not."""
        for wordings, values in self.found:
            yield from _differences(wordings, values)


def _differences(wordings: Sequence[str], values: Mapping[str, object]) -> Iterator[str]:
    used = [{name for _, name, _, _ in Formatter().parse(wording) if name} for wording in wordings]
    texts = [wording.format(**values) for wording in wordings]
    for name in sorted(set().union(*used)):
        # A gap is told by its value as well: another one may hold it.
        value = str(values[name])
        lacking = [wording for wording, gaps, text in zip(wordings, used, texts, strict=True)
                   if name not in gaps and value.casefold() not in text.casefold()]  # fmt: skip
        # What few wordings name says again what is meant; a figure, or what most of them name, decides.
        decides = re.search(r"\d", value) or 2 * len(lacking) < len(wordings)
        if lacking and decides and len(value) >= _SHORTEST and value != "them":
            yield f"{{{name}}} is not in: {lacking[0]}"
