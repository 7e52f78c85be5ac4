"""Which rows of a database have changed since a given moment, found without reading the rest.

Temporary triggers, which live beside the database and not in it, note every row written. So the cost grows with the
change, not with the database, and neither the app nor its tables know of it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Column, Connection, LargeBinary, Table

from ...apps.platform.database import Database
from ...apps.platform.models import Base
from ...apps.tables import tables

Row = Mapping[str, Any]
# A row's table and rowid.
Key = tuple[str, int]


@dataclass(frozen=True)
class Change:
    """One row before and after; `before` is None for a created row, `after` for a deleted one."""

    table: Table
    before: Row | None
    after: Row | None


Changes = Mapping[Key, Change]


@dataclass(frozen=True)
class Log:
    """All that was noted: rows with what they were and are, also if that is the same; rows made and deleted outright.

    The latter have keys of their own, below zero, since their ids are given again. `replaced` are the keys at which a
    row was deleted and another one made. `began` is the world's clock before.
    """

    changes: Changes
    gone: Changes
    replaced: frozenset[Key]
    began: str


def compared_tables() -> list[Table]:
    """The tables that count in a diff, those of apps that nobody has opened in this process among them."""
    tables()
    return [table for table in Base.metadata.sorted_tables if table.info.get("diff") != "incidental"]


@cache
def _triggers() -> str:
    """The SQL for the table `changed` and the triggers that fill it; short, since parsing it is most of its cost."""
    script = "CREATE TEMP TABLE IF NOT EXISTS changed (name TEXT, row INTEGER, gone TEXT);"
    for table in compared_tables():
        counted = ",".join(f'"{column.name}"' for column in table.columns if column.info.get("diff") != "incidental")
        for event, rows in (("INSERT", ["NEW"]), (f"UPDATE OF {counted}", ["OLD", "NEW"]), ("DELETE", ["OLD"])):
            gone = _as_json(table) if event == "DELETE" else "NULL"
            notes = "".join(f"INSERT INTO changed VALUES('{table.name}',{row}.rowid,{gone});" for row in rows)
            script += (
                f"CREATE TEMP TRIGGER IF NOT EXISTS note_{event[:6]}_{table.name} AFTER {event} "
                f"ON main.{table.name} BEGIN {notes}END;"
            )
    return f"BEGIN;{script}COMMIT;"


def _as_json(table: Table) -> str:
    """The SQL for what a deleted row said; without its files, which have no place in JSON."""
    names = [column.name for column in table.columns if not isinstance(column.type, LargeBinary)]
    pairs = (f"'{name}',OLD.\"{name}\"" for name in names)
    return f"json_object({','.join(pairs)})"


class ChangeLog:
    """Notes the rows of `database` that are written from `start()` on."""

    def __init__(self, database: Database) -> None:
        self._database = database
        with database.session() as db:
            connection = db.connection().connection.driver_connection
            assert isinstance(connection, sqlite3.Connection)
            connection.executescript(_triggers())

    def start(self) -> None:
        """Forget what was noted."""
        with self._database.session() as db:
            db.connection().exec_driver_sql("DELETE FROM changed")

    def resume(self, earlier: ChangeLog) -> None:
        """Note also what `earlier` has noted of a database that this one is a copy of."""
        with earlier._database.session() as db:
            noted = [tuple(row) for row in db.connection().exec_driver_sql("SELECT DISTINCT * FROM changed")]
        if noted:
            with self._database.session() as db:
                db.connection().exec_driver_sql("INSERT INTO changed VALUES (?, ?, ?)", noted)

    def since(self, base: Database) -> Changes:
        """What differs from `base` in the rows noted, leaving out rows that are equal in all that is compared."""
        return {key: change for key, change in self.read(base).changes.items() if differs(change)}

    def read(self, base: Database) -> Log:
        """All that was noted, against `base`."""
        with self._database.session() as db, base.session() as base_db:
            now, then = db.connection(), base_db.connection()
            noted: dict[str, list[int]] = {}
            for name, row in now.exec_driver_sql("SELECT DISTINCT name, row FROM changed ORDER BY name, row"):
                noted.setdefault(name, []).append(row)
            changes: dict[Key, Change] = {}
            for name, ids in noted.items():
                table = Base.metadata.tables[name]
                before, after = _rows(then, name, ids), _rows(now, name, ids)
                changes |= {(name, id): Change(table, before.get(id), after.get(id)) for id in ids}
            began = then.exec_driver_sql("SELECT now FROM platform_world").scalar_one()
            gone, replaced = _deleted(now, changes)
            return Log(changes, gone, replaced, began)


def _rows(connection: Connection, table: str, ids: list[int]) -> dict[int, Row]:
    found: dict[int, Row] = {}
    for start in range(0, len(ids), 500):
        some = ids[start : start + 500]
        marks = ",".join("?" * len(some))
        result = connection.exec_driver_sql(
            f"SELECT rowid AS _rowid, * FROM main.{table} WHERE rowid IN ({marks})", tuple(some)
        )
        for row in result.mappings():
            found[row["_rowid"]] = {name: _rounded(value) for name, value in row.items()}
    return found


def _deleted(connection: Connection, changes: Changes) -> tuple[dict[Key, Change], frozenset[Key]]:
    """The rows that were made and deleted outright, as they were at the last, and where a row took another's id."""
    found: dict[Key, Change] = {}
    replaced: set[Key] = set()
    deleted = connection.exec_driver_sql("SELECT name, row, gone FROM changed WHERE gone IS NOT NULL ORDER BY rowid")
    for number, (name, id, gone) in enumerate(deleted, start=1):
        change = changes[name, id]
        if change.before is not None and (name, id) not in replaced:
            # The first that went is the one that had been there.
            replaced.add((name, id))
            continue
        said = {column: _rounded(value) for column, value in json.loads(gone).items()}
        found[name, -number] = Change(change.table, None, dict.fromkeys(change.table.columns.keys()) | said)
    return found, frozenset(key for key in replaced if changes[key].after is not None)


def _rounded(value: Any) -> Any:
    """A float without its last digits, in which two right computations may differ."""
    return float(f"{round(value, 9):.10g}") if isinstance(value, float) else value


def differs(change: Change) -> bool:
    """Whether a row is not what it was, in what is compared."""
    if change.before is None or change.after is None:
        return change.before is not change.after
    return any(True for _ in changed_columns(change))


def changed_columns(change: Change) -> Iterable[str]:
    """The compared columns in which an updated row differs."""
    assert change.before is not None
    assert change.after is not None
    for column in change.table.columns:
        treatment = column.info.get("diff")
        if treatment == "incidental":
            continue
        before, after = change.before[column.name], change.after[column.name]
        if treatment == "stamped" or is_first_waymark(change, column):
            before, after = before is None, after is None
        if before != after:
            yield column.name


def is_first_waymark(change: Change, column: Column[Any]) -> bool:
    """Whether a cell says by which way a row came to where it is, of one that had not come there before."""
    return column.info.get("diff") == "waymark" and (change.before is None or change.before[column.name] is None)


def reference(change: Change, column: Column[Any], *, before: bool = False) -> Key:
    """The row that a cell refers to; a key of no table where it refers to none."""
    row = change.before if before else change.after
    assert row is not None
    value = row[column.name]
    if isinstance(value, int):
        for foreign_key in column.foreign_keys:
            return foreign_key.column.table.name, value
        if "refers" in column.info:
            type_column, tables = column.info["refers"]
            if row[type_column] in tables:
                return tables[row[type_column]], value
    return "", 0


@cache
def references(table: Table) -> list[Column[Any]]:
    """The columns in which a row may refer to another."""
    return [column for column in table.columns if column.foreign_keys or "refers" in column.info]


@cache
def compared(table: Table) -> list[Column[Any]]:
    """The columns that say what a row is about, by themselves: its own id and what is compared less left out."""
    return [
        column
        for column in table.columns
        if column.info.get("diff") is None and not (column.primary_key and not column.foreign_keys)
    ]
