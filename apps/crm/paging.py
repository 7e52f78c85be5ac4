"""Rows in pages, where they are no list of records: which ones a page shows, as `ui.pager` draws it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Paging:
    """The page of `total` rows that was asked for, or the last one; `url` is the address of a page by its number."""

    asked: int
    total: int
    size: int
    url: Callable[[int], str]

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // self.size))

    @property
    def number(self) -> int:
        return max(1, min(self.asked, self.pages))

    @property
    def offset(self) -> int:
        """How many rows stand on the pages before."""
        return (self.number - 1) * self.size

    @property
    def first(self) -> int:
        return min(self.total, self.offset + 1)

    @property
    def last(self) -> int:
        return min(self.total, self.offset + self.size)

    @property
    def previous_url(self) -> str | None:
        return self.url(self.number - 1) if self.number > 1 else None

    @property
    def next_url(self) -> str | None:
        return self.url(self.number + 1) if self.number < self.pages else None
