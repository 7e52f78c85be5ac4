"""A world under construction: its rows by table, and what their makers need to know."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from operator import attrgetter
from random import Random
from typing import Any, TypeVar, cast

from sqlalchemy import Column, Dialect

from ..apps.platform.models import Base, Company, Person, Record, UtcDateTime
from .calendar import Calendar
from .events import Chronicle
from .places import Phones
from .random_source import stream
from .sizes import STORE_DAYS
from .trades import Trade
from .vocabulary import FullNames, Vocabulary

R = TypeVar("R", bound=Base)
K = TypeVar("K")


@dataclass(frozen=True)
class Draft:
    """What is already settled about a world; every maker adds its rows to it."""

    seed: int
    size: str
    trade: Trade
    calendar: Calendar
    phones: Phones
    names: FullNames = field(default_factory=FullNames)
    chronicle: Chronicle = field(default_factory=Chronicle)
    #: What a maker of rows leaves to a later one, by its type.
    _kept: dict[type[Any], Any] = field(default_factory=dict)
    _rows: dict[type[Base], list[Base]] = field(default_factory=lambda: defaultdict(list))
    _vocabularies: dict[tuple[str, ...], Vocabulary] = field(default_factory=dict)

    def random(self, *path: str | int) -> Random:
        """The random stream of one maker."""
        return stream(self.seed, *path)

    def vocabulary(self, *path: str) -> Vocabulary:
        """The vocabulary of one maker, with a random stream of its own."""
        if path not in self._vocabularies:
            self._vocabularies[path] = Vocabulary(self.random(*path, "vocabulary"))
        return self._vocabularies[path]

    def add(self, row: R, at: datetime | None = None, by: int | None = None, touched: datetime | None = None) -> R:
        """Give `row` the next id of its table, if it has such, and, if it is a `Record`, its book-keeping."""
        # Not its type: see `rows.new`.
        rows = self._rows[row.__class__]
        if getattr(row, "id", 0) is None:
            row.id = len(rows) + 1  # type: ignore[attr-defined]
        if isinstance(row, Record):
            row.created_at = at or self.calendar.first_moment
            row.updated_at = max(row.created_at, touched or row.created_at)
            row.created_by_id = row.updated_by_id = by
            row.version = 1
        rows.append(row)
        return row

    def add_all(self, rows: list[R]) -> None:
        """Add rows that already know when and by whom they were created, oldest first."""
        for row in sorted(rows, key=attrgetter("created_at")):
            assert isinstance(row, Record)
            self.add(row, row.created_at, row.created_by_id, row.updated_at)

    def all(self, model: type[R]) -> list[R]:
        """Every row of a table so far, by id."""
        return cast("list[R]", self._rows[model])

    def keep(self, made: object) -> None:
        """Leave what was worked with to a later step."""
        self._kept[type(made)] = made

    def recall(self, kind: type[K]) -> K:
        """What an earlier step has left."""
        return cast("K", self._kept[kind])

    @property
    def first_day(self) -> date:
        """The company's first day of which there are records: in the CRM, or in a store that is older."""
        return min(self.calendar.first_day, self.calendar.today - timedelta(days=STORE_DAYS[self.size]))

    @property
    def company(self) -> Company:
        return self.all(Company)[0]

    @property
    def people(self) -> list[Person]:
        return self.all(Person)

    def write(self, connection: sqlite3.Connection, dialect: Dialect) -> None:
        """Write all rows, table by table, each of which is forgotten with what was kept for later steps."""
        self._kept.clear()
        self._vocabularies.clear()
        for model in sorted(self._rows, key=lambda model: model.__tablename__):
            if rows := self._rows.pop(model):
                table = Base.metadata.tables[model.__tablename__]
                names = ", ".join(f'"{column.name}"' for column in table.columns)
                insert = f'INSERT INTO "{table.name}" ({names}) VALUES ({", ".join("?" * len(table.columns))})'
                writers = [_writer(column, dialect) for column in table.columns]
                for first in range(0, len(rows), _AT_ONCE):
                    some = rows[first : first + _AT_ONCE]
                    connection.executemany(insert, zip(*(write(some) for write in writers), strict=True))


# Rows of which all columns are in memory as the database takes them.
_AT_ONCE = 20_000


def _writer(column: Column[Any], dialect: Dialect) -> Callable[[list[Base]], Iterable[Any]]:
    """What reads one column off rows as the database takes it."""
    read = attrgetter(column.key)
    process = column.type.dialect_impl(dialect).bind_processor(dialect)
    if process is None:
        return lambda rows: map(read, rows)
    if isinstance(column.type, UtcDateTime):
        return lambda rows: map(_Moments(process).__getitem__, map(read, rows))
    return lambda rows: map(process, map(read, rows))


class _Moments(dict[Any, Any]):
    """Moments as the database takes them; those of one column are often the same."""

    def __init__(self, process: Callable[[Any], Any]) -> None:
        super().__init__()
        self._process = process

    def __missing__(self, value: Any) -> Any:
        found = self[value] = self._process(value)
        return found
