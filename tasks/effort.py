"""How much an instance asks of whoever does it right, and the level that this comes to (docs/difficulty.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from typing import Literal

from ..seeds.sizes import Size
from .errors import NoInstance
from .registry import Family, Instance, Split
from .verifier import Grader

Level = Literal["easy", "medium", "hard", "expert"]

#: From how much on an instance is of a level; each asks twice as much as the one before.
LEVELS: dict[Level, int] = {"easy": 0, "medium": 15, "hard": 30, "expert": 60}
# What one of each counts for, in steps.
_PAGE, _APP, _HOP, _DISTRACTOR, _CONDITION, _CHECK = 0.5, 4, 4, 0.5, 3, 0.25
# Of distractors and checks no more than these count: a list is as soon read through as filtered, and one deed may
# change a thousand cells.
_MOST = 20


@dataclass(frozen=True, kw_only=True)
class Effort:
    """What the shortest known way takes, and what there is to think of."""

    steps: int  # actions of the quickest solution, by element
    pages: int  # that it goes to
    apps: int  # that it works in
    hops: int  # relations from what the goal names to what it means
    distractors: int  # records that a description nearly fits
    conditions: int  # of the goal, that somebody may leave out
    checks: int  # things that have to become true

    @property
    def total(self) -> float:
        """All of it, in steps."""
        return (
            self.steps
            + _PAGE * self.pages
            + _APP * (self.apps - 1)
            + _HOP * self.hops
            + _DISTRACTOR * min(self.distractors, _MOST)
            + _CONDITION * self.conditions
            + _CHECK * min(self.checks - 1, _MOST)
        )

    @property
    def level(self) -> Level:
        return max((level for level, least in LEVELS.items() if self.total >= least), key=lambda level: LEVELS[level])

    def as_dict(self) -> dict[str, int]:
        return asdict(self)


def effort_of(instance: Instance, grader: Grader) -> Effort:
    """What an instance asks; `grader` is one of it."""
    task, way = instance.task, instance.way
    return Effort(
        steps=way.steps,
        pages=way.pages,
        apps=len(way.apps | {instance.app.title}),
        hops=sum(description.length for description in task.descriptions),
        distractors=sum(description.distractors for description in task.descriptions),
        conditions=len(task.without),
        checks=max((len(net.cells()) for net in grader.wanted), default=1),
    )


def efforts_of(
    family: Family, numbers: Iterable[int], *, split: Split | None = None, size: Size = "small"
) -> Iterator[tuple[Instance, Effort]]:
    """Those of these instances of a family that there are, each with what it asks, as they are drawn."""
    for number in numbers:
        with suppress(NoInstance):
            with closing(family.open(number, split=split, size=size)) as opening:
                effort = effort_of(opening.instance, opening.grader)
            yield opening.instance, effort


def first_of_level(
    family: Family, level: str, numbers: Iterable[int], *, split: Split | None = None, size: Size = "small"
) -> int:
    """The first of these instances of a family that is of a level. Raises NoInstance."""
    others: Counter[str] = Counter()
    for instance, effort in efforts_of(family, numbers, split=split, size=size):
        if effort.level == level:
            return instance.seed
        others[effort.level] += 1
    found = ", ".join(f"{count} {name}" for name, count in others.most_common())
    raise NoInstance(
        f"None of {others.total()} instances of {family.id!r} is {level}: there are {found or 'none'}. "
        "Ask for another level, begin at another seed, or turn a dial."
    )
