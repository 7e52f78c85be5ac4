"""The names that a world's records go by, and whether a goal's words can mean two of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Any

from sqlalchemy import Table

from ...seeds.world import World
from ...tasks.verifier.changes import Key, Row, compared_tables
from .rows import read, referred

# The columns that a record is called by.
_NAMING = ("subject", "number", "sku", "code", "title", "name")
# Known by what they belong to, and by no more of these columns than are named here.
_PARTS = {
    "crm_tag": [],
    "handbook_policy": [],
    "store_address": [],
    "store_shipping_method": [],
    "store_variant": ["sku"],
}
# The columns in which records are numbered.
_NUMBERS = ("number", "sku", "code", "account_number")
_WORD = re.compile(r"[\w'’&.,/-]*\w|\w")
_LONGEST, _SHORTEST = 12, 3  # words, letters or digits


class NameIndex:
    """Every living record of a world, by its name. The world stays open as long as this is used."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._bearers: dict[str, dict[str, list[int]]] = {}
        self._written: set[str] = set()
        self._numbers: set[str] = set()
        self._tables = {table.name: table for table in compared_tables() if naming(table)}
        with world.session() as db:
            for name, table in self._tables.items():
                alive = "WHERE deleted_at IS NULL" if "deleted_at" in table.columns else ""
                columns = ", ".join(naming(table))
                found = db.connection().exec_driver_sql(f"SELECT rowid, {columns} FROM {name} {alive} ORDER BY rowid")
                for id, *words in found:
                    for text in _called(table, words):
                        self._written.add(text)
                        self._bearers.setdefault(text.casefold(), {}).setdefault(name, []).append(id)
                for column in (column for column in _NUMBERS if column in table.columns):
                    query = f"SELECT {column} FROM {name} WHERE {column} IS NOT NULL"
                    numbers = [str(number) for (number,) in db.connection().exec_driver_sql(query)]
                    self._numbers.update(number for number in numbers if len(number) >= _SHORTEST)

    def numbers(self, goal: str) -> set[str]:
        """The numbers of records that a goal names."""
        return self._numbers.intersection(phrases(goal))

    def rivals(self, goal: str, app: str, near: Collection[str] = ()) -> str:
        """Two records of one kind that the goal's words fit equally well; empty where there are none.

        Namesakes elsewhere count only where no record of the tables `near` the work has the name, and then only where
        the app, by whose records who works in it goes, has none of it.
        """
        spoken = goal.casefold()
        # "Summary" may name a sheet, "summary" is a word.
        known = {text.casefold() for text in _told_names(goal) if text in self._written}
        found = sorted(known & self._bearers.keys(), key=lambda text: (-len(text), text))
        longest = [text for number, text in enumerate(found) if not any(text in longer for longer in found[:number])]
        for text in longest:
            bearers = self._bearers[text]
            at_work = {table: ids for table, ids in bearers.items() if table in near}
            at_home = {table: ids for table, ids in bearers.items() if table.startswith(f"{app}_")}
            for table, ids in (at_work or at_home or bearers).items():
                if len(ids) > 1:
                    owners = self._owners(longest)
                    fits = sorted(
                        (self._fit(spoken, table, id, text) + ((table, id) in owners) for id in ids), reverse=True
                    )
                    if fits[0] == fits[1]:
                        return f"{len(ids)} rows of {table} are called {text!r}"
        return ""

    def _owners(self, texts: list[str]) -> set[Key]:
        """What the records belong to that the goal names, and that no other of their kind is called like."""
        owners = set()
        with self._world.session() as db:
            for text in texts:
                for name, ids in self._bearers[text].items():
                    row = read(db.connection(), self._tables[name], ids[0])
                    if len(ids) == 1 and row is not None:
                        owners |= {(target, id) for _, target, id in referred(row, self._tables[name])}
        return owners

    def _fit(self, spoken: str, name: str, id: int, called: str) -> int:
        """How many of a record's cells and of its parents' names, which tell it from its namesakes, are spoken of."""
        with self._world.session() as db:
            connection, table = db.connection(), self._tables[name]
            row = read(connection, table, id)
            assert row is not None
            told = {str(value) for value in row.values() if isinstance(value, str | int)}
            for _, target, target_id in referred(row, table):
                if target in self._tables:
                    told.update(names_of(self._tables[target], read(connection, self._tables[target], target_id)))
        texts = {text.casefold() for text in told} - {called}
        return sum(len(text) > 2 and text in spoken for text in texts)


@cache
def naming(table: Table) -> list[str]:
    """The columns in which a table's rows may have their names; none where they have none, or are parts of others."""
    if table.name in _PARTS:
        return _PARTS[table.name]
    if "last_name" in table.columns:
        return ["first_name", "last_name"]
    # Only records of their own have versions: a sheet or an option is known by what it belongs to.
    return [name for name in _NAMING if name in table.columns] if "version" in table.columns else []


def names_of(table: Table, row: Row | None) -> list[str]:
    """What a row is called: a person by first and last name, a product by its title and by its SKU."""
    return _called(table, [row[column] for column in naming(table)]) if row is not None else []


def _called(table: Table, words: Iterable[Any]) -> list[str]:
    written = [str(word) for word in words if word]
    names = [" ".join(written)] if "last_name" in table.columns else written
    return [name for name in names if len(name) >= _SHORTEST]


def phrases(spoken: str) -> Iterator[str]:
    """All that stands together in a text, word by word."""
    words = [(found.start(), found.end()) for found in _WORD.finditer(spoken)]
    for first in range(len(words)):
        for last in range(first, min(first + _LONGEST, len(words))):
            yield spoken[words[first][0] : words[last][1]]


def _told_names(spoken: str) -> Iterator[str]:
    for phrase in phrases(spoken):
        yield phrase
        yield phrase.rstrip(".,'’s").rstrip("'’")
