"""Something else: an expected value altered, another column of the same row changed as well."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Boolean, Column, Connection, Date, DateTime, Table

from ....tasks.matchers import WithCounterexamples
from ....tasks.verifier.changes import Change, changed_columns, reference
from ..case import Attempt, AuditCase
from ..labels import row_name, short
from ..registry import check
from ..rows import compared, most_similar, read, write
from ..sampling import sample


@check("value-altered", "must fail", "An expected value altered")
def value_altered(case: AuditCase) -> Iterator[Attempt]:
    with case.solved.sandbox.engine.connect() as connection:
        for key, change in sample(case.changes):
            if change.after is None:
                continue
            changed = {column.name for column in compared(change.table)}
            if change.before is not None:
                changed &= set(changed_columns(change))
            for column in compared(change.table):
                if column.name in changed:
                    matcher = case.task.matchers.get(f"{key[0]}.{column.name}")
                    if isinstance(matcher, WithCounterexamples) and change.after[column.name] is not None:
                        others: list[Any] = list(matcher.counterexamples(change.after[column.name]))
                    else:
                        others = alternatives(connection, change, column)
                    yield from _altered(key[0], change, column, others)


@check("column-besides", "must fail", "Another column of an expected row changed as well")
def column_besides(case: AuditCase) -> Iterator[Attempt]:
    with case.solved.sandbox.engine.connect() as connection:
        for key, change in sample(case.changes):
            if change.before is None or change.after is None:
                continue
            expected = set(changed_columns(change))
            for column in compared(change.table):
                if column.name not in expected:
                    yield from _altered(key[0], change, column, alternatives(connection, change, column)[:1])


def _altered(name: str, change: Change, column: Column[Any], others: list[Any]) -> Iterator[Attempt]:
    assert change.after is not None
    row, id = change.after, change.after["_rowid"]
    for value in others:
        detail = f"{row_name((name, id))}: {column.name} {short(value)} instead of {short(row[column.name])}"
        yield Attempt(detail, partial(write, table=change.table, id=id, column=column.name, value=value))


def alternatives(connection: Connection, change: Change, column: Column[Any]) -> list[Any]:
    """Other values for a cell of the row as it stands after `change`, the most tempting first."""
    row, table = change.after, change.table
    assert row is not None
    value, found = row[column.name], list[Any]()
    target, id = reference(change, column)
    if target:
        referred = table.metadata.tables[target]
        named = read(connection, referred, id)
        found = [most_similar(connection, referred, named)] if named is not None else []
    elif value is None:
        found = [_other(connection, table, column, value), *_invented(column)]
    elif isinstance(column.type, Boolean):
        return [1 - value]
    elif isinstance(column.type, Date | DateTime):
        found = [_later(value, hours) for hours in (24, -24)]
    elif isinstance(value, int):
        found = [value + 1, value - 1, value * 10]
    elif isinstance(value, float):
        found = [value + 1, value * 1.01, -value]
    elif isinstance(value, bytes):
        found = [value + b"\0"]
    else:
        found = [_other(connection, table, column, value), f"{value} II", f"not {value}", ""]
    if column.nullable and value is not None:
        found.append(None)
    if value is None or None not in found:
        found = [other for other in found if other is not None]
    return [other for number, other in enumerate(found) if other != value and other not in found[:number]]


def _other(connection: Connection, table: Table, column: Column[Any], value: object) -> Any:
    """The value that most other rows have in this column."""
    return connection.exec_driver_sql(
        f'SELECT "{column.name}" FROM {table.name} WHERE "{column.name}" IS NOT NULL AND "{column.name}" IS NOT ? '
        f"GROUP BY 1 ORDER BY COUNT(*) DESC, 1 LIMIT 1",
        (value,),
    ).scalar()


def _invented(column: Column[Any]) -> list[Any]:
    if isinstance(column.type, Date | DateTime):
        return []
    return ["Something"] if column.type.python_type is str else [1]


def _later(value: str, hours: int) -> str:
    moment = datetime.fromisoformat(value) + timedelta(hours=hours)
    return str(moment.date()) if len(value) == 10 else moment.strftime("%Y-%m-%d %H:%M:%S.%f")
