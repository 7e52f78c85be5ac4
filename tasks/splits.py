"""Which world an instance is drawn from, and in which order instances come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from random import Random
from typing import Literal

Split = Literal["train", "validation", "test"]

#: The worlds of each split: no world of one is seen in another. An instance's world is drawn from its split's, so that
#: a training run of millions of seeds builds and caches only these.
WORLDS: dict[Split, Sequence[int]] = {
    "train": (*range(64), *range(96, 288)),
    "validation": range(64, 80),
    "test": range(80, 96),
}
#: So many consecutive instances share a world. In training, resets in order seldom need another, and the next one is
#: built while they are played; a thousand instances come from 63 worlds. What evaluates plays few instances, and has
#: few worlds, all soon built: each next instance is of another one.
BLOCKS: dict[Split, int] = {"train": 16, "validation": 1, "test": 1}
#: Where a sample stands for all worlds, it is of so many: each takes seconds to build.
SPREAD = 64
#: Instances are numbered below this.
NUMBERS = 1 << 63


def split_of(world: int) -> Split | None:
    """The split whose instances are drawn from the world of this seed; None if no split's are."""
    return next((split for split, worlds in WORLDS.items() if world in worlds), None)


def world_of(number: int, split: Split) -> int:
    """The seed of the world that an instance of a split is drawn from."""
    worlds = WORLDS[split]
    return worlds[number // BLOCKS[split] % len(worlds)]


def numbers_in(world: int, split: Split) -> Iterator[int]:
    """The instances of a split that are drawn from one of its worlds, in order, without end."""
    block, worlds = BLOCKS[split], WORLDS[split]
    for first in count(worlds.index(world) * block, len(worlds) * block):
        yield from range(first, first + block)


def spread(split: Split, total: int) -> list[int]:
    """So many instances of as many worlds of a split as they can be of, `SPREAD` at most."""
    worlds = [numbers_in(world, split) for world in WORLDS[split][:SPREAD]]
    return [next(worlds[at % len(worlds)]) for at in range(total)]


@dataclass(frozen=True)
class RunOrder:
    """The order in which a training run goes through the instances of a split: each comes once, at one place.

    Without `run_seed` place n is instance n. With one, the run begins in a round through all worlds that is its own;
    the worlds of a round come in an order of their own, and so do the instances of each.
    A world is still used in blocks.
    """

    split: Split
    run_seed: int | None = None

    def number_at(self, place: int) -> int:
        """The instance at a place."""
        if self.run_seed is None:
            return place
        round, turn, at = self._parts(place)
        round = (round + self._shift) % self._rounds
        turn = self._shuffled(f"{round}", self._turns)[turn]
        return self._whole(round, turn, self._shuffled(f"{round}/{turn}", self._block)[at])

    def place_of(self, number: int) -> int:
        """The place at which an instance comes."""
        if self.run_seed is None:
            return number
        round, turn, at = self._parts(number)
        at = self._shuffled(f"{round}/{turn}", self._block).index(at)
        turn = self._shuffled(f"{round}", self._turns).index(turn)
        return self._whole((round - self._shift) % self._rounds, turn, at)

    @property
    def _block(self) -> int:
        return BLOCKS[self.split]

    @property
    def _turns(self) -> int:
        """The blocks of a round: one of each world."""
        return len(WORLDS[self.split])

    @property
    def _rounds(self) -> int:
        return NUMBERS // (self._block * self._turns)

    @property
    def _shift(self) -> int:
        return self._random("first round").randrange(self._rounds)

    def _parts(self, whole: int) -> tuple[int, int, int]:
        blocks, at = divmod(whole % NUMBERS, self._block)
        return (*divmod(blocks, self._turns), at)

    def _whole(self, round: int, turn: int, at: int) -> int:
        return (round * self._turns + turn) * self._block + at

    def _shuffled(self, what: str, length: int) -> tuple[int, ...]:
        return _shuffled(f"{self.run_seed}/{self.split}/{what}", length)

    def _random(self, what: str) -> Random:
        return Random(f"{self.run_seed}/{self.split}/{what}")


@lru_cache(64)
def _shuffled(source: str, length: int) -> tuple[int, ...]:
    items = list(range(length))
    Random(source).shuffle(items)
    return tuple(items)
