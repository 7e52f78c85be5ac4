"""A seeded world: the whole company in one database."""

from __future__ import annotations

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Self

from cachetools import LRUCache

from ..apps.platform.database import Database
from . import cache as cached
from .build import build
from .errors import WorldError
from .sizes import Size, known_seed, known_size

#: Bytes of worlds of one size kept in memory.
MEMORY_LIMIT = 64 << 20


class World(Database):
    """The company of one seed. Build it with `World.build`; the same seed and size give the same bytes."""

    @staticmethod
    def build(seed: int, size: Size = "small", *, cache: bool = True) -> World:
        """A fresh world in memory; `cache=False` builds it anew instead of loading what was built before.

        Raises WorldError for a seed or size that does not exist.
        """
        return _share(seed, size).fork() if cache else World.of(build(known_seed(seed), known_size(size)))

    @classmethod
    def open(cls, path: Path, seed: int, size: Size = "small", *, fresh: bool = False) -> Self:
        """The world kept in the file `path`, built there if there is none yet or if `fresh` asks for a new one.

        Raises WorldError for a seed or size that does not exist, and when the file holds another world or none.
        """
        path, seed, size = Path(path), known_seed(seed), known_size(size)
        if fresh or not path.exists():
            _place(path, _share(seed, size).snapshot())
        try:
            world = cls(path)
            found = (world.seed, world.size)
        except sqlite3.DatabaseError as error:
            raise WorldError(f"{path} is not a world of this version ({error}). Start afresh to replace it.") from error
        if found != (seed, size):
            world.close()
            raise WorldError(f"{path} holds seed {found[0]} ({found[1]}). Ask for that one, or start afresh.")
        return world

    @staticmethod
    def shared(seed: int, size: Size = "small") -> SharedWorld:
        """The world as it was built, for all who only read or fork it: it cannot be changed, and need not be closed.

        Raises WorldError for a seed or size that does not exist.
        """
        return _share(seed, size)

    @staticmethod
    def is_built(seed: int, size: Size = "small") -> bool:
        """Whether it takes only a moment to get this world."""
        seed = known_seed(seed)
        return seed in _worlds.get(size, ()) or cached.holds(seed, size)

    def fork(self) -> World:
        """An independent copy in memory of this world as it now is."""
        return World.copy_of(self)

    @property
    def seed(self) -> int:
        return int(self._read("seed"))

    @property
    def size(self) -> str:
        return str(self._read("size"))

    @property
    def now(self) -> datetime:
        """The world's clock, aware, in UTC."""
        return datetime.fromisoformat(self._read("now")).replace(tzinfo=UTC)

    def _read(self, column: str) -> str:
        with self._lock:
            row = self._connection.execute(f"SELECT {column} FROM platform_world WHERE id = 1").fetchone()
        if row is None:
            raise WorldError("This database holds no world. Build one with World.build(seed).")
        return str(row[0])


class SharedWorld(World):
    """One built world for everybody in the process. See `World.shared`."""

    def __init__(self, snapshot: bytes) -> None:
        super().__init__()
        # As one block, which is loaded in half the time: nothing will be written that makes it grow.
        self._connection.deserialize(snapshot)
        self.length = len(snapshot)
        self._connection.execute("PRAGMA query_only = ON")

    def _copy_to(self, other: Database) -> None:
        # It cannot change. So a copy need not wait for whoever reads it, who may be drawing an instance.
        other._fill(self._connection)

    def close(self) -> None:
        """Left open for the others."""


#: By size, so that large worlds and small ones do not drive each other out.
_worlds: dict[Size, LRUCache[int, SharedWorld]] = {}
_guard = Lock()


def _share(seed: int, size: Size) -> SharedWorld:
    seed, size = known_seed(seed), known_size(size)
    with _guard:
        kept = _worlds.setdefault(size, LRUCache(MEMORY_LIMIT, getsizeof=_length))
        world = kept.get(seed)
    if world is not None:
        return world
    # Others, whose worlds are there, need not wait for this one.
    made = SharedWorld(cached.snapshot(seed, size, lambda: build(seed, size)))
    with _guard:
        return kept.setdefault(seed, made)


def _length(world: SharedWorld) -> int:
    """What of the limit a world takes; one that is larger is kept, alone."""
    # Whoever still uses a world that was dropped keeps it alive.
    return min(world.length, MEMORY_LIMIT)


def forget() -> None:
    """Drop the worlds kept in memory."""
    with _guard:
        _worlds.clear()


def _place(path: Path, snapshot: bytes) -> None:
    """Put a database file in place at once, and drop the journal of the one that it replaces."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_bytes(snapshot)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    temporary.replace(path)
