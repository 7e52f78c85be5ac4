"""What the newsletter's workbook holds, read by its own notes: whose entries are double, and what people are called."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ....seeds.world import World
from ..queries import Page, page

BOOK = "Newsletter contacts"


@dataclass(frozen=True)
class Contacts:
    """The exported list. Rows are named by their number in it."""

    sheet: Page

    def person(self, row: int) -> tuple[str, str]:
        """Name and address, but for capitals and blanks around them."""
        return self.sheet.text(row, "Name").strip().casefold(), self.address(row)

    def address(self, row: int) -> str:
        return self.sheet.text(row, "E-mail").strip().casefold()

    def day(self, row: int) -> float:
        return self.sheet.number(row, "Signed up")

    def newest_first(self) -> list[int]:
        return sorted(self.sheet.rows, key=self.day, reverse=True)

    def is_shared(self, row: int) -> bool:
        return self.address(row).startswith(("office@", "info@"))

    def double(self, *, newest: bool = True, shared: bool = True, spellings: bool = True) -> list[int]:
        """The rows that go, unless a rule is left out."""
        groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for row in self.sheet.rows:
            apart = (self.is_shared(row) and shared) or not spellings
            groups[self.person(row) if apart else (self.address(row),)].append(row)
        gone = set(self.sheet.rows)
        for rows in groups.values():
            gone.remove(max(rows, key=self.day) if newest else rows[0])
        return sorted(gone)


def contacts(world: World) -> Contacts:
    return Contacts(page(world, BOOK, "Contacts"))


@dataclass(frozen=True)
class FullName:
    """A name as it was written down, and what is in it."""

    written: str

    @property
    def words(self) -> list[str]:
        return self.written.title().split()

    @property
    def is_turned(self) -> bool:
        return "," in self.written

    @property
    def has_initial(self) -> bool:
        return len(self.words) > 2 and re.fullmatch(r"[A-Z]\.", self.words[1]) is not None

    @property
    def first(self) -> str:
        if self.is_turned:
            return self.words[-1]
        return " ".join(self.words[: 1 + self.has_initial])

    @property
    def last(self) -> str:
        if self.is_turned:
            return " ".join(self.words[:-1]).removesuffix(",")
        return " ".join(self.words[1 + self.has_initial :])


@dataclass(frozen=True)
class SignUps:
    """The sheet on which people wrote down their names."""

    sheet: Page

    @cached_property
    def names(self) -> dict[int, FullName]:
        return {row: FullName(self.sheet.text(row, "Name")) for row in self.sheet.rows}

    @property
    def odd(self) -> list[int]:
        """The rows whose names are not just a first and a last one."""
        return [row for row, name in self.names.items() if name.is_turned or len(name.words) > 2]

    @property
    def odd_at_the_start(self) -> list[int]:
        """Those of them that are told wrongly by their first word."""
        return [row for row in self.odd if self.names[row].is_turned or self.names[row].has_initial]

    @property
    def right(self) -> dict[int, tuple[str, str]]:
        """First and last names."""
        return {row: (name.first, name.last) for row, name in self.names.items()}

    def slips(self) -> dict[str, dict[int, Sequence[str]]]:
        """What comes out without one of the rules."""
        names = self.names
        return {
            "the initials and who turned their name": {
                row: (name.words[0], " ".join(name.words[1:])) for row, name in names.items()
            },
            "that last names are what follows": {
                row: (" ".join(name.words[:-1]), name.words[-1]) for row, name in names.items()
            },
            "the capitals": {row: _like(names[row].written, parts) for row, parts in self.right.items()},
        }


def _like(written: str, parts: Sequence[str]) -> list[str]:
    """The parts of a name in the case in which it was written."""
    if written.isupper():
        return [part.upper() for part in parts]
    return [part.lower() for part in parts] if written.islower() else list(parts)
