"""Typed answers: what counts as the same answer after normalisation. No substring tricks: the whole text must be it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal, InvalidOperation
from typing import Protocol


class Answer(Protocol):
    """The right answer of one type."""

    @property
    def kind(self) -> str:
        """The type's name: number, money, date, name, set or table."""

    def accepts(self, given: object) -> bool:
        """Whether `given`, as the agent wrote it, is this answer."""

    def __str__(self) -> str:
        """The answer as a person would write it."""


def plain(text: object) -> str:
    """Text without differences of case, white space, Unicode form, or closing full stop."""
    folded = unicodedata.normalize("NFKC", str(text)).casefold()
    return re.sub(r"\s+", " ", folded).strip().rstrip(".").strip()


_NUMBER = re.compile(r"[-+]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?")


def _number(given: object) -> Decimal | None:
    if isinstance(given, bool):
        return None
    text = plain(given)
    if not _NUMBER.fullmatch(text):
        return None
    try:
        return Decimal(text.replace(",", ""))
    except InvalidOperation:
        return None


@dataclass(frozen=True)
class Number:
    """A count or another exact number."""

    value: int
    kind = "number"

    def accepts(self, given: object) -> bool:
        return _number(given) == self.value

    def __str__(self) -> str:
        return f"{self.value:,}"


@dataclass(frozen=True)
class Money:
    """An amount in integer cents; the currency sign or code may be left out."""

    cents: int
    currency: str = "USD"
    kind = "money"

    def accepts(self, given: object) -> bool:
        text = plain(given)
        for sign in (self.currency.casefold(), "$"):
            text = text.removeprefix(sign).removesuffix(sign).strip()
        number = _number(text)
        return number is not None and number * 100 == self.cents

    def __str__(self) -> str:
        return f"${self.cents // 100:,}.{self.cents % 100:02}"


_DATE_FORMATS = ("%Y-%m-%d", "%m/%d/%Y", "%b %d, %Y", "%B %d, %Y", "%b %d %Y", "%B %d %Y", "%d %b %Y", "%d %B %Y")


@dataclass(frozen=True)
class Date:
    """A calendar day, in ISO or in the ways that the apps show days."""

    value: date
    kind = "date"

    def accepts(self, given: object) -> bool:
        text = str(given).strip().rstrip(".")
        for pattern in _DATE_FORMATS:
            try:
                # A day has no time zone.
                parsed = datetime.strptime(text, pattern).date()  # noqa: DTZ007
            except ValueError:
                continue
            return parsed == self.value
        return False

    def __str__(self) -> str:
        return self.value.isoformat()


@dataclass(frozen=True)
class Name:
    """The name of a person, a record or a choice."""

    value: str
    kind = "name"

    def accepts(self, given: object) -> bool:
        return isinstance(given, str) and plain(given) == plain(self.value)

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Names:
    """A set of names in any order, as a list or as text divided by commas, semicolons or lines."""

    values: frozenset[str]
    kind = "set"

    def accepts(self, given: object) -> bool:
        wanted = sorted(plain(value) for value in self.values)
        if isinstance(given, str):
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
            given = [line.strip().strip("|").split("|") for line in given.strip().splitlines()]
        if not isinstance(given, list | tuple) or len(given) != len(self.rows):
            return False
        remaining = list(given)
        for wanted in self.rows:
            candidates = remaining[:1] if self.ordered else remaining
            found = next((row for row in candidates if _row_is(wanted, row)), None)
            if found is None:
                return False
            remaining.remove(found)
        return True

    def __str__(self) -> str:
        return "\n".join(" | ".join(str(cell) for cell in row) for row in self.rows)


def _row_is(wanted: tuple[Answer, ...], given: object) -> bool:
    return (
        isinstance(given, list | tuple)
        and len(given) == len(wanted)
        and all(cell.accepts(value) for cell, value in zip(wanted, given, strict=True))
    )
