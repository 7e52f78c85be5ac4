"""A world under watch: which rows a request changed, and the world put back to how it was before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import text

from ...seeds.world import World
from ...tasks.verifier.changes import ChangeLog, Changes


class WatchedWorld:
    """A copy of a world, in which what apps write is seen, and then undone or kept."""

    def __init__(self, world: World) -> None:
        self._base = world.fork()
        self._begin(world.fork())

    def close(self) -> None:
        """Free the copies."""
        self.current.close()
        self._base.close()

    def _begin(self, world: World) -> None:
        # A copy each time: the triggers of a log do not outlive the restoring of a database.
        self.current = world
        self._log = ChangeLog(world)
        self.keep()

    def keep(self) -> None:
        """Take how the world is now for how it is to be."""
        self._clean = self.current.snapshot()
        self._base.restore(self._clean)
        self._log.start()
        self._written = self._writes()

    def _writes(self) -> int:
        connection = self.current.engine.raw_connection()
        try:
            return int(connection.driver_connection.total_changes)  # type: ignore[union-attr]  # it is sqlite3's
        finally:
            connection.close()

    def settle(self, *, keep: bool) -> Changes | None:
        """Keep or undo what was written since; the rows that changed, or None if nothing at all was written."""
        if self._writes() == self._written:
            return None
        changes: Changes | None = None
        if self.current.snapshot() != self._clean:
            changes = self._log.since(self._base)
            if keep:
                self.keep()
            else:
                self.current.close()
                self._begin(self._base.fork())
        self._written = self._writes()
        return changes

    def query(self, sql: str, **values: Any) -> Sequence[tuple[Any, ...]]:
        """Return the rows that a query finds."""
        with self.current.session() as db:
            return [tuple(row) for row in db.execute(text(sql), values)]

    def execute(self, sql: str, **values: Any) -> None:
        """Change the world that all requests begin from."""
        with self.current.session() as db:
            db.execute(text(sql), values)
        self.keep()

    @contextmanager
    def temporarily(self, sql: str, **values: Any) -> Iterator[None]:
        """Let all requests within the block begin from a world that is changed so."""
        before = self._clean
        self.execute(sql, **values)
        try:
            yield
        finally:
            self.current.close()
            self._begin(World.of(before))
