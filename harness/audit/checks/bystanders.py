"""The work done, and then one record that has nothing to do with it deleted, edited or created, in every table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from sqlalchemy import Connection, Date, DateTime, LargeBinary, Table

from ....apps.platform.models import UtcDateTime
from ....tasks.verifier.changes import Change, Row, compared_tables
from ..case import Attempt, AuditCase
from ..labels import row_name, short
from ..registry import check
from ..rows import compared, copy, delete, insert, most_similar, read, unique, write
from .alterations import alternatives


@check("bystander-deleted", "must fail", "Done, and one bystander deleted, in every table")
def bystander_deleted(case: AuditCase) -> Iterator[Attempt]:
    for table, row in _bystanders(case):
        if row is not None:
            yield Attempt(f"{_name(table, row)} deleted", partial(delete, table=table, id=row["_rowid"]))


@check("bystander-edited", "must fail", "Done, and one bystander edited, in every table")
def bystander_edited(case: AuditCase) -> Iterator[Attempt]:
    """In tables that the work touches every column in turn, in others the one whose turn it is by the seed."""
    touched = {table for table, _ in case.changes}
    with case.solved.sandbox.engine.connect() as connection:
        for table, row in _bystanders(case):
            if row is None:
                continue
            taken = unique(connection, table)
            columns = [column for column in compared(table) if not column.primary_key and column.name not in taken]
            columns = columns or [column for column in compared(table) if not column.primary_key]
            if table.name not in touched and columns:
                turn = case.instance.seed % len(columns)
                columns = columns[turn:] + columns[:turn]
            for column in columns:
                others = alternatives(connection, Change(table, row, row), column)
                if others:
                    detail = f"{_name(table, row)}: {column.name} {short(others[0])}"
                    yield Attempt(
                        detail, partial(write, table=table, id=row["_rowid"], column=column.name, value=others[0])
                    )
                    if table.name not in touched:
                        break


@check("bystander-created", "must fail", "Done, and one bystander created, in every table")
def bystander_created(case: AuditCase) -> Iterator[Attempt]:
    with case.solved.sandbox.engine.connect() as connection:
        for table, row in _bystanders(case):
            if row is None:
                yield Attempt(f"{table.name}: the first row", partial(_insert_first, table=table))
            else:
                unlike = _unlike(connection, table, row)
                yield Attempt(f"{_name(table, row)} copied", partial(copy, table=table, row=row, other=unlike))


def _bystanders(case: AuditCase) -> Iterator[tuple[Table, Row | None]]:
    """Every table with a row that the work does not touch: where it touches others, the one most like these."""
    with case.solved.sandbox.engine.connect() as connection:
        for table in compared_tables():
            taken = {id: change for (name, id), change in case.changes.items() if name == table.name}
            rows = [change.before or change.after for change in taken.values()]
            id: int | None
            if rows and rows[0] is not None:
                id = most_similar(connection, table, rows[0], taken.keys())
            else:
                count = connection.exec_driver_sql(f"SELECT COUNT(*) FROM {table.name}").scalar_one()
                place = case.instance.seed * 7 % count if count else 0
                id = connection.exec_driver_sql(
                    f"SELECT rowid FROM {table.name} ORDER BY rowid LIMIT 1 OFFSET {place}"
                ).scalar()
            yield table, None if id is None else read(connection, table, id)


def _unlike(connection: Connection, table: Table, row: Row) -> dict[str, Any]:
    """Values that let a copy of `row` stand beside it where columns are unique."""
    others: dict[str, Any] = {}
    for name in sorted(unique(connection, table)):
        value = row[name]
        if isinstance(value, str):
            others[name] = f"{value} II"
        elif isinstance(value, int):
            # A reference to nothing will do: what is tried is not kept.
            others[name] = connection.exec_driver_sql(f'SELECT MAX("{name}") + 1 FROM {table.name}').scalar()
    return others


def _insert_first(connection: Connection, table: Table) -> None:
    """A row with a plausible value in each column that needs one."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.nullable or column.primary_key:
            row[column.name] = None if column.nullable else 1
        elif isinstance(column.type, Date | DateTime | UtcDateTime):
            row[column.name] = "2026-01-05" if type(column.type) is Date else "2026-01-05 09:00:00.000000"
        elif isinstance(column.type, LargeBinary):
            row[column.name] = b""
        else:
            row[column.name] = "Something" if column.type.python_type is str else 1
    insert(connection, table, row)


def _name(table: Table, row: Row) -> str:
    return row_name((table.name, row["_rowid"]))
