"""A seeded world: the whole company in one database."""

from __future__ import annotations

import os
import sqlite3
from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import Self

from ..apps.platform.database import Database
from . import cache as store
from .build import build
from .errors import WorldError
from .sizes import VOLUMES, Size


class World(Database):
    """The company of one seed. Build it with `World.build`; the same seed and size give the same bytes."""

    @classmethod
    def build(cls, seed: int, size: Size = "small", *, cache: bool = True) -> Self:
        """A fresh world in memory; `cache=False` builds it anew instead of loading what was built before.

        Raises WorldError for a size that does not exist.
        """
        return cls.of(_snapshot(seed, size, cache))

    @classmethod
    def open(cls, path: Path, seed: int, size: Size = "small", *, fresh: bool = False) -> Self:
        """The world kept in the file `path`, built there if there is none yet or if `fresh` asks for a new one.

        Raises WorldError when the file holds something else than this seed and size.
        """
        path = Path(path)
        if fresh or not path.exists():
            _place(path, _snapshot(seed, size, True))
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

        Raises WorldError for a size that does not exist.
        """
        return _share(seed, size)

    @staticmethod
    def is_built(seed: int, size: Size = "small") -> bool:
        """Whether it takes only a moment to get this world."""
        return store.holds(seed, size)

    def fork(self) -> World:
        """An independent copy in memory of this world as it now is."""
        return World.of(self.snapshot())

    @property
    def seed(self) -> int:
        return int(self._read("seed"))

    @property
    def size(self) -> str:
        return str(self._read("size"))

    def _read(self, column: str) -> str:
        with self._lock:
            row = self._connection.execute(f"SELECT {column} FROM platform_world WHERE id = 1").fetchone()
        if row is None:
            raise WorldError("This database holds no world. Build one with World.build(seed).")
        return str(row[0])


class SharedWorld(World):
    """One built world for everybody in the process. See `World.shared`."""

    def __init__(self, image: bytes) -> None:
        super().__init__()
        self.restore(image)
        self.image = image
        self._connection.execute("PRAGMA query_only = ON")

    def snapshot(self) -> bytes:
        return self.image

    def close(self) -> None:
        """Left open for the others."""


_worlds: OrderedDict[tuple[int, Size], SharedWorld] = OrderedDict()
_guard = Lock()


def _share(seed: int, size: Size) -> SharedWorld:
    image = _snapshot(seed, size, True)
    with _guard:
        world = _worlds.pop((seed, size), None)
        if world is None or world.image is not image:
            world = SharedWorld(image)
        _worlds[seed, size] = world
        # Whoever still uses one that is dropped here keeps it alive.
        store.drop_oldest(_worlds, lambda world: len(world.image))
        return world


def _snapshot(seed: int, size: Size, cache: bool) -> bytes:
    if size not in VOLUMES:
        raise WorldError(f"There is no world of size {size!r}. Choose one of: {', '.join(VOLUMES)}.")
    return store.snapshot(seed, size, lambda: build(seed, size)) if cache else build(seed, size)


def _place(path: Path, snapshot: bytes) -> None:
    """Put a database file in place at once, and drop the journal of the one that it replaces."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_bytes(snapshot)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    temporary.replace(path)
