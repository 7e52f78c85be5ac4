"""How hard instances are, at each place where the dials can stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import quantiles

from ..tasks import Family, families, get_family
from ..tasks.effort import LEVELS, Effort, efforts_of

#: The places that are compared.
HOPS, LENGTHS = (0, 1, 2, 3), (2, 5, 10, 20, 40)


@dataclass(frozen=True)
class Place:
    """Where dials stand, and what instances came of so many draws there."""

    dial: str
    drawn: int
    found: Sequence[tuple[str, Effort]]  # goals, and what they ask

    def cells(self) -> tuple[str, ...]:
        """As a row: deciles of steps, pages and characters of the goal, and how many are of which level."""
        every = [effort for _, effort in self.found]
        return (
            self.dial,
            f"{len(self.found)} of {self.drawn}",
            deciles([effort.steps for effort in every]),
            deciles([effort.pages for effort in every]),
            deciles([len(goal) for goal, _ in self.found]),
            levels(every),
        )


def places(seeds: Sequence[int]) -> Iterator[Place]:
    """Every place of the dials, with an instance per seed: of all families alike whose goals name a record, and chains.

    The last one is a day's work as it stands.
    """
    single = [family for family in families() if not family.has_length and family.names_records]
    alike = [single[number * len(single) // len(seeds)] for number in range(len(seeds))]
    for hops in HOPS:
        yield _place(f"hops={hops}", [family.with_dials(hops=hops) for family in alike], seeds)
    for length in LENGTHS:
        yield _place(f"length={length}", [get_family("chain").with_dials(length=length)] * len(seeds), seeds)
    yield _place("office-day", [get_family("office-day")] * len(seeds), seeds)


def _place(dial: str, chosen: Iterable[Family], seeds: Sequence[int]) -> Place:
    found = [
        (instance.task.goal, effort)
        for family, seed in zip(chosen, seeds, strict=True)
        for instance, effort in efforts_of(family, [seed])
    ]
    return Place(dial, len(seeds), found)


def deciles(values: Sequence[int]) -> str:
    """The first decile, the median and the last decile."""
    if not values:
        return "–"
    cuts = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [*values] * 9
    return " / ".join(f"{cuts[at]:.0f}" for at in (0, 4, 8))


def levels(efforts: Sequence[Effort]) -> str:
    """How many are of each level, the easiest first."""
    counts = Counter(effort.level for effort in efforts)
    return ", ".join(f"{counts[level]} {level}" for level in LEVELS if counts[level])
