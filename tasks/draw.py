"""Everything random about one instance of a family."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from random import Random
from typing import TypeVar

from ..apps.handbook.holidays import is_workday
from .dials import NOT_TURNED, Dials
from .errors import NoInstance

T = TypeVar("T")

#: Fills one wording of a goal, of all there are, with its values.
Filler = Callable[[Sequence[str], str, Mapping[str, object]], str]


def _fill(_wordings: Sequence[str], wording: str, values: Mapping[str, object]) -> str:
    return wording.format(**values)


class Draw:
    """The randomness of one instance: the same family and seed draw the same.

    `dials` are those of the family; `fill` puts the values of a goal into its wording.
    """

    def __init__(self, source: str, dials: Dials = NOT_TURNED, fill: Filler = _fill) -> None:
        self.source, self.dials, self._fill = source, dials, fill
        self.random = Random(int.from_bytes(hashlib.sha256(source.encode()).digest()[:8], "big"))

    def choice(self, items: Iterable[T]) -> T:
        """One of `items`, each equally likely."""
        pool = list(items)
        if not pool:
            raise NoInstance("there is nothing to choose from")
        return self.random.choice(pool)

    def sample(self, items: Iterable[T], count: int) -> list[T]:
        """`count` different ones of `items`."""
        pool = list(items)
        if len(pool) < count:
            raise NoInstance(f"{count} were wanted of only {len(pool)}")
        return self.random.sample(pool, count)

    def first(self, items: Sequence[T], wanted: Callable[[T], bool]) -> T:
        """A random one of `items` that is `wanted`, testing no more of them than needed."""
        pool = list(items)
        self.random.shuffle(pool)
        for item in pool:
            if wanted(item):
                return item
        raise NoInstance("none of the candidates fits")

    def integer(self, low: int, high: int, *, step: int = 1) -> int:
        """A number from `low` to `high`, both included."""
        return self.random.randrange(low, high + 1, step)

    def phone(self, *, unlike: str | None = None) -> str:
        """A fictional US number, (312) 555-0187, whose last four digits differ from those of `unlike`."""
        while True:
            phone = f"({self.integer(212, 989)}) 555-{self.integer(100, 199):04}"
            if unlike is None or phone[-4:] != unlike[-4:]:
                return phone

    def day(self, after: date, low: int, high: int) -> date:
        """A working day `low` to `high` days after `after`. Raises NoInstance where there is none."""
        if not any(is_workday(after + timedelta(days=ahead)) for ahead in range(low, high + 1)):
            raise NoInstance(f"no working day from {low} to {high} days after {after}")
        while True:
            day = after + timedelta(days=self.integer(low, high))
            if is_workday(day):
                return day

    def phrase(self, *wordings: str, **values: object) -> str:
        """One of at least four wordings of a goal, filled with `values`."""
        if len(wordings) < 4:
            raise ValueError("a goal has at least four wordings")
        return self._fill(wordings, self.choice(wordings), values)
