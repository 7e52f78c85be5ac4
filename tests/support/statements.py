"""What a database is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from deskgym.apps.platform.database import Database
from sqlalchemy import event


@contextmanager
def recorded_statements(database: Database) -> Iterator[list[str]]:
    """The SQL statements that a database is sent meanwhile."""
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    event.listen(database.engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(database.engine, "before_cursor_execute", note)
