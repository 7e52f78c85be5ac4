"""Rows, written behind the app's back: put back, put elsewhere, copied, and the rows most like them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Column, Connection, Index, PrimaryKeyConstraint, Table, UniqueConstraint

from ...tasks.verifier.changes import Change, Row, changed_columns, reference
from ...tasks.verifier.changes import compared as compared

# Above this many rows only those of the same parent are compared in search of a likeness.
_MANY = 3000
_Keys = UniqueConstraint | PrimaryKeyConstraint | Index


def revert(connection: Connection, change: Change, columns: Collection[str] | None = None) -> None:
    """Put a row back to what it was, or only some columns of it."""
    if change.before is None:
        delete(connection, change.table, _id(change))
    elif change.after is None:
        insert(connection, change.table, change.before)
    else:
        for column in changed_columns(change) if columns is None else columns:
            write(connection, change.table, _id(change), column, change.before[column])


def apply(connection: Connection, change: Change, id: int) -> None:
    """Do to row `id` what `change` did to its own."""
    if change.after is None:
        delete(connection, change.table, id)
    else:
        for column in changed_columns(change):
            write(connection, change.table, id, column, change.after[column])


def write(connection: Connection, table: Table, id: int, column: str, value: Any) -> None:
    connection.exec_driver_sql(f'UPDATE {table.name} SET "{column}" = ? WHERE rowid = ?', (value, id))


def delete(connection: Connection, table: Table, id: int) -> None:
    connection.exec_driver_sql(f"DELETE FROM {table.name} WHERE rowid = ?", (id,))


def insert(connection: Connection, table: Table, row: Row, other: Row | None = None) -> None:
    """Insert a row with its old id; values of `other` replace its own."""
    values = {column.name: row[column.name] for column in table.columns} | dict(other or {})
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join("?" * len(values))
    connection.exec_driver_sql(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", tuple(values.values()))


def copy(connection: Connection, table: Table, row: Row, other: Row | None = None) -> None:
    """Insert a row again under a new id; values of `other` replace its own."""
    insert(connection, table, row, new_id(connection, table) | dict(other or {}))


def new_id(connection: Connection, table: Table) -> dict[str, int]:
    """The primary key of a row to come; empty where a row has no id of its own."""
    keys = list(table.primary_key.columns)
    if len(keys) != 1 or keys[0].foreign_keys:
        return {}
    highest = connection.exec_driver_sql(f'SELECT MAX("{keys[0].name}") FROM {table.name}').scalar()
    return {keys[0].name: (highest or 0) + 1} if highest is None or isinstance(highest, int) else {}


def unique(connection: Connection, table: Table) -> set[str]:
    """Columns that a copy of a row must change, so that both can stand: one of each unique key."""
    names = {column.name for column in table.columns if column.unique}
    for constraint in (*table.constraints, *table.indexes):
        columns = [column.name for column in constraint.columns] if isinstance(constraint, _Keys) else []
        is_unique = constraint.unique if isinstance(constraint, Index) else True
        is_own_id = isinstance(constraint, PrimaryKeyConstraint) and new_id(connection, table)
        if columns and is_unique and not is_own_id:
            names.add(columns[-1])
    return names


def read(connection: Connection, table: Table, id: int) -> Row | None:
    rows = connection.exec_driver_sql(f"SELECT rowid AS _rowid, * FROM {table.name} WHERE rowid = ?", (id,))
    return next((dict(row) for row in rows.mappings()), None)


def referred(change_row: Row, table: Table) -> Iterator[tuple[Column[Any], str, int]]:
    """The cells of a row that name another row, with that row's table and id."""
    for column in compared(table):
        target, id = reference(Change(table, None, change_row), column)
        if target and isinstance(id, int):
            yield column, target, id


def most_similar(connection: Connection, table: Table, row: Row, taken: Collection[int] = ()) -> int | None:
    """The row of `table` that is most like `row` by what its columns say, but is not one of `taken`."""
    columns = compared(table)
    where, values = _narrowed(connection, table, row)
    found = connection.exec_driver_sql(f"SELECT rowid AS _rowid, * FROM {table.name} {where} ORDER BY rowid", values)
    words = {column.name: _words(row[column.name]) for column in columns}
    best, most = None, -1.0
    for other in found.mappings():
        if other["_rowid"] in taken or other["_rowid"] == row.get("_rowid"):
            continue
        likeness = sum(_likeness(words[name], row[name], other[name]) for name in words)
        if likeness > most:
            best, most = int(other["_rowid"]), likeness
    return best


def _narrowed(connection: Connection, table: Table, row: Row) -> tuple[str, tuple[Any, ...]]:
    if connection.exec_driver_sql(f"SELECT COUNT(*) FROM {table.name}").scalar_one() > _MANY:
        for column in table.columns:
            if column.foreign_keys and row[column.name] is not None:
                return f'WHERE "{column.name}" = ?', (row[column.name],)
    return "", ()


def _words(value: object) -> frozenset[str]:
    return frozenset(value.casefold().split()) if isinstance(value, str) else frozenset()


def _likeness(words: frozenset[str], value: object, other: object) -> float:
    if value == other:
        return 0.5 if value is None else 1.0
    if not words or not isinstance(other, str):
        return 0.0
    others = _words(other)
    return len(words & others) / len(words | others)


def _id(change: Change) -> int:
    row = change.after if change.before is None else change.before
    assert row is not None
    return int(row["_rowid"])
