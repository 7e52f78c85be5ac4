"""A seeded world: the whole company in one database."""

from __future__ import annotations

from ..apps.platform.database import Database


class World(Database):
    """The company of one seed. Build it with `World.build`; the same seed and size give the same bytes."""

    seed: int
    size: str
