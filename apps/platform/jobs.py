"""What the clock sets going: every app may have a module `jobs` whose `run_due(db)` does what has become due."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .database import Db


def run_due(db: Db) -> None:
    """Let every app do what is due by the world's clock, as the system; called by `Db.advance`."""
    from .. import APPS

    actor_id, db.actor_id = db.actor_id, None
    try:
        for app in APPS:
            if app.has_jobs:
                import_module(f"{app.module}.jobs").run_due(db)
        db.flush()
    finally:
        db.actor_id = actor_id
