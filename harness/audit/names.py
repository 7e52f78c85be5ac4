"""The names that a world's records go by, and whether a goal's words can mean two of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table

from ...seeds.world import World
from ...tasks.verifier.changes import Key, Row, compared_tables
from .rows import referred

# The columns that a record is called by, in the order in which they are tried.
_NAMING = ("subject", "number", "sku", "code", "title", "name")
_WORD = re.compile(r"[\w'’&.,/-]*\w|\w")
_LONGEST = 12


@dataclass(frozen=True)
class _Record:
    key: Key
    # All texts that tell it from others: its own, and the names of the records that it refers to.
    texts: frozenset[str]


class Names:
    """Every living record of a world, by its name."""

    def __init__(self, world: World) -> None:
        self._bearers: dict[str, dict[str, list[_Record]]] = {}
        with world.session() as db:
            connection = db.connection()
            tables = {table.name: table for table in compared_tables() if _naming(table)}
            rows = {name: _living(connection, table) for name, table in tables.items()}
            self._written = {_called(row) for found in rows.values() for row in found.values()}
        called = {(name, id): _called(row).casefold() for name, found in rows.items() for id, row in found.items()}
        for key, text in called.items():
            if len(text) >= 3:
                table, row = tables[key[0]], rows[key[0]][key[1]]
                texts = {str(value).casefold() for value in row.values() if isinstance(value, str | int)}
                texts |= {called.get((target, id), "") for _, target, id in referred(row, table)}
                record = _Record(key, frozenset(texts - {"", text}))
                self._bearers.setdefault(text, {}).setdefault(key[0], []).append(record)

    def rivals(self, goal: str) -> str:
        """Two records of one kind that the goal's words fit equally well; empty where there are none."""
        spoken = goal.casefold()
        # "Summary" may name a sheet, "summary" is a word.
        known = {text.casefold() for text in _phrases(goal) if text in self._written}
        found = sorted(known & self._bearers.keys(), key=lambda text: (-len(text), text))
        longest = [text for number, text in enumerate(found) if not any(text in longer for longer in found[:number])]
        for text in longest:
            for table, records in self._bearers[text].items():
                if len(records) > 1:
                    fits = sorted((sum(_says(spoken, told) for told in one.texts) for one in records), reverse=True)
                    if fits[0] == fits[1]:
                        return f"{len(records)} rows of {table} are called {text!r}"
        return ""


def _phrases(spoken: str) -> Iterator[str]:
    words = [(found.start(), found.end()) for found in _WORD.finditer(spoken)]
    for first in range(len(words)):
        for last in range(first, min(first + _LONGEST, len(words))):
            phrase = spoken[words[first][0] : words[last][1]]
            yield phrase
            yield phrase.rstrip(".,'’s").rstrip("'’")


def _says(spoken: str, text: str) -> bool:
    return len(text) > 2 and text in spoken


def _naming(table: Table) -> bool:
    return "last_name" in table.columns or any(name in table.columns for name in _NAMING)


def _living(connection: Connection, table: Table) -> dict[int, Row]:
    alive = "WHERE deleted_at IS NULL" if "deleted_at" in table.columns else ""
    found = connection.exec_driver_sql(f"SELECT rowid AS _rowid, * FROM {table.name} {alive} ORDER BY rowid")
    return {row["_rowid"]: dict(row) for row in found.mappings()}


def _called(row: Row) -> str:
    if "last_name" in row:
        return f"{row['first_name'] or ''} {row['last_name'] or ''}".strip()
    value: Any = next((row[name] for name in _NAMING if row.get(name)), "")
    return str(value)
