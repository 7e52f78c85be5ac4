"""What a list shows at the moment: view, search, filters and how they go together, order, columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, Self, TypeVar

from sqlalchemy import ColumnElement, and_, not_, or_

from .database import Db
from .filters import Filter

#: A filter with its operator and its value.
Asked = tuple[Filter, str, str]
T = TypeVar("T")
MOST_FILTERS = 10
ANY = "any"
_TOKEN = re.compile(r"\s*(\d+|\(|\)|AND\b|OR\b|NOT\b)", re.IGNORECASE)


@dataclass(frozen=True)
class Saved:
    """What somebody has kept of a list: the parts of its query string, and whether one may change it."""

    id: int
    parts: tuple[tuple[str, str], ...]
    may_change: bool


@dataclass(frozen=True)
class View:
    """A selection, shown as a tab: one that the list declares, or one that somebody has saved."""

    key: str
    label: str
    where: Callable[[Db], ColumnElement[bool]] | None = None
    sort: str | None = None
    saved: Saved | None = None


@dataclass(frozen=True)
class State:
    """What the query string says. Filters and order of a view are those that were saved of it, or that somebody chose
    the last time, until something is `edited`: then they are what the address says, and no others.
    """

    view: View
    q: str = ""
    sort: str = ""
    page: int = 1
    filters: tuple[Asked, ...] = ()
    #: How the filters go together: all of them unless given, "any", or in words such as "1 AND (2 OR 3)".
    logic: str = ""
    #: Keys of the columns, in order; the list's own unless given.
    columns: tuple[str, ...] = ()
    edited: bool = False
    #: How many rows a page is to have, where the look lets people say so; 0: as many as it has.
    rows: int = 0
    #: Sentences about what the address asks for besides, and the list does not have.
    left_out: tuple[str, ...] = ()
    #: Sentences about what would narrow the list and cannot; where there is one, nothing is listed.
    refused: tuple[str, ...] = ()

    @property
    def is_partial(self) -> bool:
        """Whether something was asked for that the list does not have."""
        return bool(self.left_out or self.refused)

    @property
    def is_saved(self) -> bool:
        """Whether it is a saved view as it was saved."""
        return self.view.saved is not None and not self.edited

    def query(self) -> list[tuple[str, str]]:
        """The query string's parts, but for the page."""
        rows = str(self.rows) if self.rows else ""
        if self.is_saved:
            parts = [("view", self.view.key), ("q", self.q), ("rows", rows)]
        else:
            edited = "1" if self.edited else ""
            parts = [("view", self.view.key), ("edited", edited), ("q", self.q), *self.query_parts(), ("rows", rows)]
        return [(key, value) for key, value in parts if value]

    def query_parts(self) -> list[tuple[str, str]]:
        """What a saved view keeps, as parts of a query string."""
        parts = [(f"f.{filter.key}", f"{operator}:{value}") for filter, operator, value in self.filters]
        parts += [("logic", self.logic), ("sort", self.sort), ("columns", ",".join(self.columns))]
        return [(key, value) for key, value in parts if value]

    def changed(self, **changes: Any) -> Self:
        """The first page of a state that differs."""
        return replace(self, **{"page": 1, "edited": True, **changes})

    def without(self, number: int) -> Self:
        """The state without the filter at a place, counted from 0."""
        filters = (*self.filters[:number], *self.filters[number + 1 :])
        return self.changed(filters=filters, logic=logic_without(self.logic, number, len(self.filters)))

    def clause(self, db: Db) -> ColumnElement[bool] | None:
        """What the filters ask together."""
        clauses = [filter.clause(db, operator, value) for filter, operator, value in self.filters]
        return combined(self.logic, clauses) if clauses else None


def combined(logic: str, clauses: Sequence[ColumnElement[bool]]) -> ColumnElement[bool]:
    """Clauses put together: all, any, or as words say. Raises ValueError for words that make no sense."""
    return put_together(logic, clauses, lambda some: and_(*some), lambda some: or_(*some), not_)


def put_together(
    logic: str, parts: Sequence[T], all_of: Callable[[list[T]], T], any_of: Callable[[list[T]], T],
    opposite: Callable[[T], T],
) -> T:  # fmt: skip
    """Whatever stands for filters put together as `combined` says, by what AND, OR and NOT make of it."""
    if not logic:
        return all_of(list(parts))
    if logic == ANY:
        return any_of(list(parts))
    return _Words(logic, parts, all_of, any_of, opposite).read()


def logic_with(logic: str, count: int) -> str:
    """How filters go together once one more was added as the last of `count`: it holds besides what was said."""
    if logic in ("", ANY):
        return logic
    return f"({logic}) AND {count}" if "OR" in logic.upper() else f"{logic} AND {count}"


def logic_without(logic: str, number: int, count: int) -> str:
    """How filters go together once the one at a place, counted from 0, is removed from `count`. One alone holds."""
    if count < 3 or logic in ("", ANY):
        return logic if count > 2 else ""
    # Each part in words, and whether these are alternatives; None is what was removed.
    left: list[tuple[str, bool] | None] = [(str(place), False) for place in range(1, count)]
    left.insert(number, None)

    def joined(parts: list[tuple[str, bool] | None], *, either: bool) -> tuple[str, bool] | None:
        kept = [part for part in parts if part is not None]
        if len(kept) < 2:
            return kept[0] if kept else None
        said = [f"({words})" if is_either and not either else words for words, is_either in kept]
        return (" OR " if either else " AND ").join(said), either

    def opposite(part: tuple[str, bool] | None) -> tuple[str, bool] | None:
        if part is None:
            return None
        return f"NOT {part[0]}" if part[0].isdigit() else f"NOT ({part[0]})", False

    found = put_together(logic, left, partial(joined, either=False), partial(joined, either=True), opposite)
    words = found[0] if found else ""
    numbers = [str(place) for place in range(1, count)]
    return {" AND ".join(numbers): "", " OR ".join(numbers): ANY}.get(words, words)


class _Words(Generic[T]):
    """Reads "1 AND (2 OR NOT 3)"; AND binds closer than OR."""

    def __init__(
        self, text: str, parts: Sequence[T], all_of: Callable[[list[T]], T], any_of: Callable[[list[T]], T],
        opposite: Callable[[T], T],
    ) -> None:  # fmt: skip
        self.parts, self.used = parts, set[int]()
        self.all_of, self.any_of, self.opposite = all_of, any_of, opposite
        self.tokens: list[str] = []
        at = 0
        text = text.strip()
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise ValueError(
                    f"“{text[at:].split()[0]}” is neither a filter's number nor AND, OR, NOT or a parenthesis."
                )
            self.tokens.append(match[1].upper())
            at = match.end()

    def read(self) -> T:
        found = self._either()
        if self.tokens:
            raise ValueError(f"There is something missing before “{self.tokens[0]}”.")
        unused = [str(number) for number in range(1, len(self.parts) + 1) if number not in self.used]
        if unused:
            raise ValueError(f"Filter {' and '.join(unused)} is not in it. Name every filter, or remove it.")
        return found

    def _either(self) -> T:
        found = [self._both()]
        while self._next("OR"):
            found.append(self._both())
        return self.any_of(found)

    def _both(self) -> T:
        found = [self._one()]
        while self._next("AND"):
            found.append(self._one())
        return self.all_of(found)

    def _one(self) -> T:
        if self._next("NOT"):
            return self.opposite(self._one())
        if self._next("("):
            found = self._either()
            if not self._next(")"):
                raise ValueError("A parenthesis is not closed.")
            return found
        if not self.tokens:
            raise ValueError("It ends too early: a filter's number is missing.")
        token = self.tokens.pop(0)
        if not token.isdigit() or not 1 <= int(token[:9]) <= len(self.parts):
            raise ValueError(f"There is no filter {token}. There are filters 1 to {len(self.parts)}.")
        self.used.add(int(token))
        return self.parts[int(token) - 1]

    def _next(self, token: str) -> bool:
        if self.tokens[:1] != [token]:
            return False
        del self.tokens[0]
        return True
