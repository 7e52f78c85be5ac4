"""Every division of people into groups: all at once, one by one, or anything between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def partitions(items: Sequence[T]) -> Iterator[list[list[T]]]:
    """Every division of `items` into groups, all in one first; in what order groups come does not matter."""
    if not items:
        yield []
        return
    first, rest = items[0], items[1:]
    for groups in partitions(rest):
        for at, group in enumerate(groups):
            yield [*groups[:at], [first, *group], *groups[at + 1 :]]
        yield [[first], *groups]
