"""Whether every family finds something to ask for in a world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ...seeds.world import World
from ...tasks import Family, families
from ...tasks.splits import Split, numbers_in, split_of

#: Per cent of instances that have to be valid.
LEAST_VALID = 98


@dataclass(frozen=True)
class Drawn:
    """An instance that was drawn, and what is wrong with it, if anything."""

    family: str
    seed: int
    split: Split
    fault: str | None


def draw_all(world: World, count: int) -> Iterator[Drawn]:
    """The first `count` instances in this world of every family that its split has; none in a world of no split."""
    split = split_of(world.seed)
    if split is None:
        return
    for family in families():
        # A family that is held out belongs to its own split alone.
        if family.split in ("train", split):
            for seed in islice(numbers_in(world.seed, split), count):
                yield Drawn(family.id, seed, split, _fault(family, world, seed, split))


def _fault(family: Family, world: World, seed: int, split: Split) -> str | None:
    """What breaks when an instance is drawn, set up and given its outcome; None if it is valid."""
    try:
        family.open_in(world, seed, split).close()
    except Exception as error:  # noqa: BLE001 the sweep records every fault of what it draws
        return f"{type(error).__name__}: {error}"
    return None
