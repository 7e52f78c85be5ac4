"""Typed answers: what counts as the same answer after normalisation.

A sentence around it is fine, as long as it holds one thing of the wanted kind; see `reading`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from .reading import plain, read_amount, read_date, read_names, read_number, written


class Answer(Protocol):
    """The right answer of one type."""

    @property
    def kind(self) -> str:
        """The type's name: number, money, date, name, set or table."""

    def accepts(self, given: object) -> bool:
        """Whether `given`, as the agent wrote it, is this answer."""

    def __str__(self) -> str:
        """The answer as a person would write it."""


@dataclass(frozen=True)
class Number:
    """A count or another exact number."""

    value: int
    kind = "number"

    def accepts(self, given: object) -> bool:
        text = written(given)
        return text is not None and read_number(text) == self.value

    def __str__(self) -> str:
        return f"{self.value:,}"


@dataclass(frozen=True)
class Money:
    """An amount in integer cents; the currency sign or code may be left out."""

    cents: int
    currency: str = "USD"
    kind = "money"

    def accepts(self, given: object) -> bool:
        text = written(given)
        amount = None if text is None else read_amount(text, self.currency)
        return amount is not None and amount * 100 == self.cents

    def __str__(self) -> str:
        return f"${self.cents // 100:,}.{self.cents % 100:02}"


@dataclass(frozen=True)
class Date:
    """A calendar day, in ISO or in the ways that the apps show days."""

    value: date
    kind = "date"

    def accepts(self, given: object) -> bool:
        return isinstance(given, str) and read_date(given) == self.value

    def __str__(self) -> str:
        return self.value.isoformat()


@dataclass(frozen=True)
class Name:
    """The name of a person, a record or a choice; in a sentence only if it says `among` which names it could be."""

    value: str
    among: frozenset[str] = field(default=frozenset(), repr=False)
    kind = "name"

    def accepts(self, given: object) -> bool:
        if not isinstance(given, str) or (text := written(given)) is None:
            return False
        wanted = plain(self.value)
        return plain(text) == wanted or (bool(self.among) and read_names(text, {*self.among, wanted}) == [wanted])

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Names:
    """A set of names in any order, as a list, as text divided by commas, semicolons or lines, or in a sentence."""

    values: frozenset[str]
    among: frozenset[str] = field(default=frozenset(), repr=False)  # which names a sentence could hold
    kind = "set"

    def accepts(self, given: object) -> bool:
        wanted = sorted(plain(value) for value in self.values)
        if isinstance(given, str):
            if written(given) is None:
                return False
            if self.among and sorted(read_names(given, self.among | self.values)) == wanted:
                return True
            # A name may hold a comma itself, so lines and semicolons are tried before commas.
            splits: Iterable[list[str]] = (re.split(pattern, given) for pattern in (r"\n", r"[;\n]", r"[,;\n]"))
        elif isinstance(given, list | tuple) and all(isinstance(item, str) for item in given):
            splits = [list(given)]
        else:
            return False
        return any(sorted(p for item in items if (p := plain(item))) == wanted for items in splits)

    def __str__(self) -> str:
        return "; ".join(sorted(self.values))


@dataclass(frozen=True)
class Table:
    """Rows of cells, given as lists or as lines of cells divided by |; their order counts only if `ordered`."""

    rows: tuple[tuple[Answer, ...], ...]
    ordered: bool = False
    kind = "table"

    def accepts(self, given: object) -> bool:
        if isinstance(given, str):
            if written(given) is None:
                return False
            given = [line.strip().strip("|").split("|") for line in given.strip().splitlines()]
        if not isinstance(given, list | tuple) or len(given) != len(self.rows):
            return False
        remaining = list(given)
        for wanted in self.rows:
            candidates = remaining[:1] if self.ordered else remaining
            found = next((place for place, row in enumerate(candidates) if _row_is(wanted, row)), None)
            if found is None:
                return False
            del remaining[found]
        return True

    def __str__(self) -> str:
        return "\n".join(" | ".join(str(cell) for cell in row) for row in self.rows)


def _row_is(wanted: tuple[Answer, ...], given: object) -> bool:
    return (
        isinstance(given, list | tuple)
        and len(given) == len(wanted)
        and all(cell.accepts(value) for cell, value in zip(wanted, given, strict=True))
    )
