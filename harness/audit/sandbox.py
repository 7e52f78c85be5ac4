"""A world on which states are tried out one after the other, each undone before the next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from ...seeds.world import World


class Sandbox(World):
    """A world for trials of states that need not be consistent."""

    @contextmanager
    def trial(self) -> Iterator[Connection]:
        with super().trial() as connection:
            connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
            yield connection
