"""Reading a world with plain SQL."""

from __future__ import annotations

from typing import Any

from deskgym.seeds.world import World
from sqlalchemy import text


def rows(world: World, sql: str) -> list[tuple[Any, ...]]:
    """The rows of a query, which may use `:now` and `:today`."""
    with world.session() as db:
        clock = {"now": f"{db.now:%Y-%m-%d %H:%M:%S.%f}", "today": db.today.isoformat()}
        return [tuple(row) for row in db.execute(text(sql), clock)]
