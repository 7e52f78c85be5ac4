"""What of a world an episode can reach: the rows of the apps that let its person in, and what was set up for it."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache, lru_cache
from typing import Any, cast

from sqlalchemy import Table
from sqlalchemy.dialects.sqlite import dialect

from ...apps.accounts import places_of
from ...apps.tables import tables
from ...seeds.sizes import Size
from ...seeds.world import World
from ...tasks.registry import Instance
from ...tasks.verifier.changes import ChangeLog, Row

#: Prefixes of the tables that belong to no app: the company and its people, the world's clock, who prefers what.
_COMMON = frozenset({"org", "platform"})
#: How many rows are held at a time.
_ROWS = 2000


def reach_of(instance: Instance) -> Iterator[str]:
    """Lines that are the same only if an episode meets the same office.

    A column in which every row holds the default, and a table without rows, are not told: whoever adds one that no seed
    fills leaves all episodes what they were.
    """
    world = instance.world
    built = World.shared(world.seed, cast("Size", world.size))
    for schema in schemas_of(instance):
        yield f"{schema} {_digest(built.seed, cast('Size', built.size), schema)}"
    if instance.task.setup is not None:
        yield from _set_up(instance, built)


def schemas_of(instance: Instance) -> list[str]:
    """The prefixes of the tables that show on pages which the episode's person may open."""
    with instance.world.session() as db:
        return sorted(_COMMON | {place.app.schema for place in places_of(db, instance.account)})


def filled(table: Table, row: Row) -> list[tuple[str, Any]]:
    """The values of a row that are not the defaults of their columns, by the names of these."""
    return [(name, row[name]) for name in sorted(row) if name in table.columns and row[name] != _default(table, name)]


def _set_up(instance: Instance, built: World) -> Iterator[str]:
    """The rows that the set-up leaves."""
    assert instance.task.setup is not None
    with closing(built.fork()) as world:
        log = ChangeLog(world)
        with world.session() as db:
            instance.task.setup(db)
        for (name, row), change in sorted(log.read(built).changes.items()):
            yield f"{name} {row}: {filled(change.table, change.after or {})}"


@lru_cache(64 * 8)
def _digest(seed: int, size: Size, schema: str) -> str:
    return content(World.shared(seed, size), schema)


def content(world: World, schema: str) -> str:
    """A digest of all rows in the tables of a schema (64 hex digits)."""
    found = hashlib.sha256()
    with world.session() as db:
        connection = cast("sqlite3.Connection", db.connection().connection.driver_connection)
        for table in tables():
            if table.name.partition("_")[0] == schema:
                for text in rows_of(connection, table):
                    found.update(text.encode("utf-8", "surrogatepass"))
    return found.hexdigest()


def rows_of(connection: sqlite3.Connection, table: Table) -> Iterator[str]:
    """The rows of a table in order, without the columns in which each of them holds the default."""
    columns = sorted(table.columns, key=lambda column: column.name)
    unlike = ", ".join(f'max("{column.name}" IS NOT ?)' for column in columns)
    defaults = [_default(table, column.name) for column in columns]
    (told,) = connection.execute(f'SELECT {unlike} FROM "{table.name}"', defaults)
    names = [column.name for column, is_told in zip(columns, told, strict=True) if is_told]
    if names:
        yield f"{table.name}: {names}"
        listed = ", ".join(f'"{name}"' for name in names)
        cursor = connection.execute(f'SELECT {listed} FROM "{table.name}" ORDER BY rowid')
        while rows := cursor.fetchmany(_ROWS):
            yield repr(rows)


@cache
def _default(table: Table, name: str) -> Any:
    """What the database holds in a column where nobody has said anything else."""
    column = table.columns[name]
    default = column.default
    if default is None or not default.is_scalar:
        return None
    value = getattr(default, "arg", None)
    processor = column.type.dialect_impl(dialect()).bind_processor(dialect())
    return processor(value) if processor else value
