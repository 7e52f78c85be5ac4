"""Threads of comments and the rows that they may stand on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....apps.sheet.engine.entry import EPOCH
from ..books import Page, Value


@dataclass(frozen=True)
class Row:
    """A row of a table, formulas worked out."""

    page: Page
    number: int

    def __getitem__(self, heading: str) -> Value:
        """What was written there."""
        return self.page.record(self.number)[heading]

    def figure(self, heading: str) -> float:
        """The number that shows there; 0 where there is none."""
        return _figure(self.page, self.number, heading)

    def is_high(self, heading: str) -> bool:
        """Whether its figure is among the highest fifth of the column."""
        return self.figure(heading) >= _at(self.page, heading, 0.8)

    def is_top(self, heading: str) -> bool:
        """Whether no other figure of the column is higher."""
        return self.figure(heading) >= _at(self.page, heading, 1.0)

    def is_overdue(self, heading: str) -> bool:
        """Whether the day there had passed when the book was last changed."""
        touched = self.page.book.touched
        return touched is not None and 0 < self.figure(heading) < touched.date().toordinal() - EPOCH

    def is_low(self, heading: str) -> bool:
        """Whether its figure is among the lowest fifth of the column."""
        return self.figure(heading) <= _at(self.page, heading, 0.2)


def _figure(page: Page, row: int, heading: str) -> float:
    reading = page.book.engine.known.get((page.key, row, page.headers.index(heading) + 1))
    return float(reading.number) if reading is not None and reading.number is not None else 0.0


def _at(page: Page, heading: str, share: float) -> float:
    figures = sorted(_figure(page, row, heading) for row in page.rows)
    return figures[int(share * (len(figures) - 1))]


@dataclass(frozen=True)
class Talk:
    """A thread: `said` has a position and a pattern of `seeds.grammar` by line, `to` is whose turn it is."""

    said: str
    to: str | None = None
    is_settled: bool = False
    #: Whether that can be said of a row.
    fits: Callable[[Row], bool] = lambda row: True


@dataclass(frozen=True)
class Place:
    """Some cell under a heading of a sheet, and the threads of which one stands there."""

    book: str  # what its title begins with
    page: str
    heading: str
    talks: tuple[Talk, ...]


def place(book: str, page: str, heading: str, *talks: Talk) -> Place:
    return Place(book, page, heading, talks)
