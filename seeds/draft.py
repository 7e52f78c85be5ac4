"""A world under construction: its rows by table, and what their makers need to know."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime
from operator import attrgetter
from random import Random
from typing import Any, TypeVar, cast

from sqlalchemy import Column, Connection, Dialect

from ..apps.platform.models import Base, Company, Person, Record, UtcDateTime
from .calendar import Calendar
from .chronicle.events import Chronicle
from .places import Phones
from .random_source import stream
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
        """Give `row` the next id of its table and, if it is a `Record`, its book-keeping."""
        # Not its type: see `rows.new`.
        rows = self._rows[row.__class__]
        if getattr(row, "id", None) is None:
            row.__dict__["id"] = len(rows) + 1
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

    def kept(self, kind: type[K]) -> K:
        """What an earlier step has left."""
        return cast("K", self._kept[kind])

    @property
    def company(self) -> Company:
        return self.all(Company)[0]

    @property
    def people(self) -> list[Person]:
        return self.all(Person)

    def write(self, connection: Connection) -> None:
        moments: dict[Any, Any] = {}
        for model in sorted(self._rows, key=lambda model: model.__tablename__):
            if rows := self._rows[model]:
                table = Base.metadata.tables[model.__tablename__]
                values = [row.__dict__ for row in rows]
                columns = [_stored(column, values, connection.dialect, moments) for column in table.columns]
                names = ", ".join(f'"{column.name}"' for column in table.columns)
                marks = ", ".join("?" * len(columns))
                # All at once, past the statement's parameters by name, of which there would be a million.
                connection.exec_driver_sql(
                    f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})', list(zip(*columns, strict=True))
                )


def _stored(column: Column[Any], rows: list[dict[str, Any]], dialect: Dialect, moments: dict[Any, Any]) -> list[Any]:
    """One column of all rows as the database takes it, with its default where a row says nothing about it."""
    key, default = column.key, getattr(column.default, "arg", None)
    values = [row.get(key, default) for row in rows]
    process = column.type.dialect_impl(dialect).bind_processor(dialect)
    if process is None:
        return values
    if isinstance(column.type, UtcDateTime):
        # Most are those of other rows and columns, too.
        moments.update((value, process(value)) for value in set(values) - moments.keys())
        return [moments[value] for value in values]
    return [process(value) for value in values]
