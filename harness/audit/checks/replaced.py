"""The work done, and then a row that was there deleted: made again as it was, twice, or with strangers in its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any

from sqlalchemy import BigInteger, Column, Connection, Table, UniqueConstraint

from ....tasks.verifier.changes import Row, compared_tables
from ..case import Attempt, AuditCase
from ..labels import row_name
from ..registry import check
from ..rows import copy, delete, read

# How many strangers take the place of one row, and among how many of a table's last rows it is looked for.
_STRANGERS, _AMONG = 3, 40
# Of how many tables that have nothing to do with the work one is tried.
_ONE_OF = 4


@check("row-again", "must fail", "Done, and a row deleted and made again, which passes; but not twice, nor as others")
def row_again(case: AuditCase) -> Iterator[Attempt]:
    for table, row in _rows(case):
        name, replaced = row_name((table.name, row["_rowid"])), partial(_replace, table=table, row=row)
        if not table.info.keys() & {"witnessed", "history", "original"}:
            yield Attempt(f"{name} deleted and made again", partial(replaced, others=[{}]), right=True)
        yield Attempt(f"{name} deleted and made twice", partial(replaced, others=[{}, {}]))
        with case.solved.sandbox.engine.connect() as connection:
            strangers = _strangers(connection, table, row)
        if strangers:
            yield Attempt(f"{name} deleted, others made", partial(replaced, others=strangers))
            yield Attempt(f"{name} deleted, others made, and itself again", partial(replaced, others=[*strangers, {}]))


def _rows(case: AuditCase) -> Iterator[tuple[Table, Row]]:
    """A row to which none refers, of tables that the work touches or whose key may have gaps, and of some others."""
    touched = {table for table, _ in case.changes}
    with case.solved.sandbox.engine.connect() as connection:
        tables = [table for table in compared_tables() if _has_given_ids(table)]
        for number, table in enumerate(tables):
            its_turn = (number + case.instance.seed) % _ONE_OF == 0
            if its_turn or table.name in touched or _has_gaps(table):
                row = _bystander(connection, case, table)
                if row is not None:
                    yield table, row


def _has_given_ids(table: Table) -> bool:
    """Whether rows get the next id there is: where it is made of their place, a copy has none of its own."""
    (key, *others) = table.primary_key.columns
    return not others and not key.foreign_keys and not isinstance(key.type, BigInteger)


def _has_gaps(table: Table) -> bool:
    keys = (each for each in table.constraints if isinstance(each, UniqueConstraint) and len(each.columns) > 1)
    return any(column.nullable for key in keys for column in key.columns)


def _bystander(connection: Connection, case: AuditCase, table: Table) -> Row | None:
    """A row that the work does not touch: by the seed the last one, whose id is given again, or one before it."""
    rows = connection.exec_driver_sql(f"SELECT rowid FROM {table.name} ORDER BY rowid DESC LIMIT {_AMONG}")
    left = [id for id in rows.scalars() if (table.name, id) not in case.changes]
    for column in _referring(table):
        marks = ", ".join("?" * len(left))
        used = connection.exec_driver_sql(
            f'SELECT "{column.name}" FROM {column.table.name} WHERE "{column.name}" IN ({marks})', tuple(left)
        )
        left = sorted(set(left) - set(used.scalars()), reverse=True)
    if not left:
        return None
    return read(connection, table, left[0 if case.instance.seed % 2 else case.instance.seed % len(left)])


@cache
def _referring(table: Table) -> list[Column[Any]]:
    """The columns of all tables that refer to rows of this one."""
    columns = (column for other in table.metadata.sorted_tables for column in other.columns)
    return [column for column in columns if any(key.column.table is table for key in column.foreign_keys)]


def _strangers(connection: Connection, table: Table, row: Row) -> list[Mapping[str, Any]]:
    """What makes other rows of its copies: another record that they are about, to which no row of the table refers."""
    for column in reversed(table.columns):
        if row[column.name] is None or not column.foreign_keys or column.name.endswith("_by_id"):
            continue
        (target,) = (key.column for key in column.foreign_keys)
        found = connection.exec_driver_sql(
            f'SELECT "{target.name}" FROM {target.table.name} WHERE "{target.name}" NOT IN '
            f'(SELECT "{column.name}" FROM {table.name} WHERE "{column.name}" IS NOT NULL) LIMIT {_STRANGERS}'
        )
        others: list[Mapping[str, Any]] = [{column.name: id} for id in found.scalars()]
        if others:
            return others
    return []


def _replace(connection: Connection, table: Table, row: Row, others: list[Mapping[str, Any]]) -> None:
    """Delete a row and make copies, each different in some columns, with the next ids that there are."""
    delete(connection, table, row["_rowid"])
    for other in others:
        copy(connection, table, row, other)
