"""Which instance an environment goes on with when nobody names one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice

from ...tasks.splits import BLOCKS, RunOrder, Split, world_of


class Succession:
    """Places in the order of a run: of environments side by side each takes every `stride`th, so no two play the same.

    `start` is the environment's own number among them.
    """

    def __init__(self, split: Split, run_seed: int | None = None) -> None:
        self.start, self.stride = 0, 1
        self._split, self._order = split, RunOrder(split, run_seed)
        self._place: int | None = None
        # What they began with, where somebody named it: it lies elsewhere in the order, and is not played again.
        self._begun = range(0)

    @property
    def next(self) -> int:
        """The instance that comes next."""
        return next(self._numbers())

    def candidates(self, named: int | None = None) -> Iterator[int]:
        """The instance that somebody named, or the next one, and those that follow; `take` says which it was.

        The environments beside it are taken to begin with the neighbors of what is named, each with its own.
        """
        if named is None or (self._place is not None and named == self.next):
            return self._numbers()
        first = named - self.start
        self._begun = range(first, first + self.stride)
        self._place = self._order.place_of(first) + self.stride + self.start
        return chain([named], self._numbers())

    def take(self, number: int) -> None:
        """Have what comes next follow the one of the candidates that was taken."""
        if number not in self._begun:
            self._place = self._order.place_of(number) + self.stride

    def next_world(self) -> int | None:
        """The next world that is another than the next instance's, if one comes within a block."""
        worlds = (world_of(number, self._split) for number in islice(self._numbers(), BLOCKS[self._split] + 1))
        here = next(worlds)
        return next((world for world in worlds if world != here), None)

    def _numbers(self) -> Iterator[int]:
        place = self.start if self._place is None else self._place
        numbers = map(self._order.number_at, count(place, self.stride))
        return (number for number in numbers if number not in self._begun)
