"""Typed answers: what counts as the same answer, read by a grammar of what may stand there; see `reading`.

Whatever is not understood makes an answer wrong. `about` is the question: its words may stand around the value.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from .reading import answer_text
from .reading.names import are_named, read_items
from .reading.phrase import Surroundings
from .reading.table import read_rows
from .reading.values import read_amount, read_date, read_number


class Answer(Protocol):
    """The right answer of one type."""

    @property
    def kind(self) -> str:
        """The type's name: number, money, date, name, set or table."""

    def accepts(self, given: object, around: Surroundings = ...) -> bool:
        """Whether `given`, as the agent wrote it, is this answer, in what may stand around it."""

    def __str__(self) -> str:
        """The answer as a person would write it."""


ALONE = Surroundings()


@dataclass(frozen=True)
class Number:
    """A count or another exact number, in digits or words."""

    value: int
    kind = "number"

    def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
        text = answer_text(given)
        return text is not None and read_number(text, around) == self.value

    def __str__(self) -> str:
        return f"{self.value:,}"


@dataclass(frozen=True)
class Money:
    """An amount in integer cents; the currency sign or code may be left out."""

    cents: int
    currency: str = "USD"
    kind = "money"

    def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
        text = answer_text(given)
        amount = None if text is None else read_amount(text, self.currency, around)
        return amount is not None and amount * 100 == self.cents

    def __str__(self) -> str:
        sign, cents = "-" if self.cents < 0 else "", abs(self.cents)
        return f"{sign}${cents // 100:,}.{cents % 100:02}"


@dataclass(frozen=True)
class Date:
    """A calendar day, in ISO or in the ways that people write days; 03/05/2026 is in March."""

    value: date
    kind = "date"

    def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
        return isinstance(given, str) and read_date(given, around) == self.value

    def __str__(self) -> str:
        return self.value.isoformat()


@dataclass(frozen=True)
class Name:
    """The name of a person, a record or a choice, which is one `among` some."""

    value: str
    among: frozenset[str] = field(default=frozenset(), repr=False)
    kind = "name"

    def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
        text = answer_text(given) if isinstance(given, str) else None
        return text is not None and are_named(text, {self.value}, around)

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Names:
    """A set of names in any order, as a list or as text in which they are listed."""

    values: frozenset[str]
    among: frozenset[str] = field(default=frozenset(), repr=False)  # which names there are to choose from
    kind = "set"

    def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
        if isinstance(given, str) and answer_text(given) is None:
            return False
        items = read_items(given)
        if items is None:
            return isinstance(given, str) and are_named(given, self.values, around)
        texts = [text for item in items if isinstance(item, str) and (text := answer_text(item)) is not None]
        left = sorted(self.values)
        for text in texts:
            found = next((value for value in left if are_named(text, {value}, ALONE)), None)
            if found is None:
                return False
            left.remove(found)
        return not left and len(texts) == len(items)

    def __str__(self) -> str:
        return "; ".join(sorted(self.values))


@dataclass(frozen=True)
class Table:
    """Rows of cells, given as lists, as JSON or as lines of cells; their order counts only if `ordered`."""

    rows: tuple[tuple[Answer, ...], ...]
    ordered: bool = False
    kind = "table"

    def accepts(self, given: object, around: Surroundings = ALONE) -> bool:
        if isinstance(given, str) and answer_text(given) is None:
            return False
        remaining = read_rows(given, len(self.rows), around)
        if remaining is None:
            return False
        for wanted in self.rows:
            candidates = remaining[:1] if self.ordered else remaining
            found = next((place for place, row in enumerate(candidates) if _row_is(wanted, row)), None)
            if found is None:
                return False
            del remaining[found]
        return True

    def __str__(self) -> str:
        return "\n".join(" | ".join(str(cell) for cell in row) for row in self.rows)


def _row_is(wanted: tuple[Answer, ...], given: list[object]) -> bool:
    return len(given) == len(wanted) and all(cell.accepts(value) for cell, value in zip(wanted, given, strict=True))
