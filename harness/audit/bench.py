"""A world on which states are tried out one after the other, each undone before the next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from ...apps.platform.database import Db
from ...seeds.world import World


class Uncommitted(Exception):
    """A trial that is to be rolled back cannot be forked: SQLite copies only what is committed."""


class Bench(World):
    """A world whose sessions, while a trial runs, work inside the transaction that the trial rolls back."""

    _trial: Connection | None = None

    @contextmanager
    def session(self, actor_id: int | None = None) -> Iterator[Db]:
        if self._trial is None:
            with super().session(actor_id) as db:
                yield db
            return
        # Bound to a connection that is in a transaction, its commit ends only itself.
        with Db(self._trial, actor_id=actor_id) as db:
            yield db
            db.commit()

    @contextmanager
    def trial(self) -> Iterator[Connection]:
        """A transaction in which anything may be written, and which leaves nothing behind."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            # What is rolled back need not be whole.
            connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
            self._trial = connection
            try:
                yield connection
            finally:
                self._trial = None
                connection.rollback()

    def fork(self) -> World:
        if self._trial is not None:
            raise Uncommitted
        return super().fork()
