"""What the clock sets going: every app may have a module `jobs` whose `run_due(db)` does what has become due."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .database import Db


@cache
def modules() -> tuple[Any, ...]:
    """The modules `jobs` of the apps that have one."""
    from .. import APPS

    return tuple(import_module(f"{app.module}.jobs") for app in APPS if app.has_jobs)


def run_due(db: Db) -> None:
    """Let every app do what is due by the world's clock, as the system; called by `Db.advance`."""
    actor_id, db.actor_id = db.actor_id, None
    try:
        for module in modules():
            module.run_due(db)
        db.flush()
    finally:
        db.actor_id = actor_id
