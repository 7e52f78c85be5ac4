"""The names that a world's records go by, and whether a goal's words can mean two of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Table

from ...seeds.world import World
from ...tasks.verifier.changes import compared_tables
from .rows import read, referred

# The columns that a record is called by, in the order in which they are tried.
_NAMING = ("subject", "number", "sku", "code", "title", "name")
# Named, but known by what they belong to.
_PARTS = {"store_address", "store_shipping_method"}
_WORD = re.compile(r"[\w'’&.,/-]*\w|\w")
_LONGEST, _SHORTEST = 12, 3  # words, letters


class Names:
    """Every living record of a world, by its name. The world stays open as long as this is used."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._bearers: dict[str, dict[str, list[int]]] = {}
        self._written: set[str] = set()
        self._tables = {table.name: table for table in compared_tables() if _naming(table)}
        with world.session() as db:
            for name, table in self._tables.items():
                alive = "WHERE deleted_at IS NULL" if "deleted_at" in table.columns else ""
                columns = ", ".join(_naming(table))
                found = db.connection().exec_driver_sql(f"SELECT rowid, {columns} FROM {name} {alive} ORDER BY rowid")
                for id, *words in found:
                    text = _called(words, is_person="last_name" in table.columns)
                    if len(text) >= _SHORTEST:
                        self._written.add(text)
                        self._bearers.setdefault(text.casefold(), {}).setdefault(name, []).append(id)

    def rivals(self, goal: str, app: str) -> str:
        """Two records of one kind that the goal's words fit equally well; empty where there are none.

        Who works in one app means its records: namesakes elsewhere count only where it has none of the name.
        """
        spoken = goal.casefold()
        # "Summary" may name a sheet, "summary" is a word.
        known = {text.casefold() for text in _phrases(goal) if text in self._written}
        found = sorted(known & self._bearers.keys(), key=lambda text: (-len(text), text))
        longest = [text for number, text in enumerate(found) if not any(text in longer for longer in found[:number])]
        for text in longest:
            bearers = self._bearers[text]
            at_home = {table: ids for table, ids in bearers.items() if table.startswith(f"{app}_")}
            for table, ids in (at_home or bearers).items():
                if len(ids) > 1:
                    fits = sorted((self._fit(spoken, table, id, text) for id in ids), reverse=True)
                    if fits[0] == fits[1]:
                        return f"{len(ids)} rows of {table} are called {text!r}"
        return ""

    def _fit(self, spoken: str, name: str, id: int, called: str) -> int:
        """How many of a record's cells and of its parents' names, which tell it from its namesakes, are spoken of."""
        with self._world.session() as db:
            connection, table = db.connection(), self._tables[name]
            row = read(connection, table, id)
            assert row is not None
            told = {str(value) for value in row.values() if isinstance(value, str | int)}
            for _, target, target_id in referred(row, table):
                if target in self._tables:
                    parent = read(connection, self._tables[target], target_id) or {}
                    words = [parent.get(column) for column in _naming(self._tables[target])]
                    told.add(_called(words, is_person="last_name" in parent))
        texts = {text.casefold() for text in told} - {called}
        return sum(len(text) > 2 and text in spoken for text in texts)


def _phrases(spoken: str) -> Iterator[str]:
    words = [(found.start(), found.end()) for found in _WORD.finditer(spoken)]
    for first in range(len(words)):
        for last in range(first, min(first + _LONGEST, len(words))):
            phrase = spoken[words[first][0] : words[last][1]]
            yield phrase
            yield phrase.rstrip(".,'’s").rstrip("'’")


def _naming(table: Table) -> list[str]:
    """The columns in which a table's rows may have their names; none where they have none, or are parts of others."""
    if table.name in _PARTS:
        return []
    if "last_name" in table.columns:
        return ["first_name", "last_name"]
    # Only records of their own have versions: a sheet or an option is known by what it belongs to.
    return [name for name in _NAMING if name in table.columns] if "version" in table.columns else []


def _called(words: Sequence[Any], *, is_person: bool) -> str:
    named = [str(word) for word in words if word]
    return (" ".join(named) if is_person else named[0]) if named else ""
