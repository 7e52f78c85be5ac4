"""The world's clock: what it sets going when it moves."""

from __future__ import annotations

from datetime import timedelta

from . import APPS
from .platform.database import Db


def advance(db: Db, by: timedelta) -> None:
    """Move the world's clock forward, and let every app do what has become due, as the system."""
    db.set_clock(db.now + by)
    actor_id, db.actor_id, db.automatic = db.actor_id, None, True
    try:
        for app in APPS:
            app.run_due(db)
        db.flush()
    finally:
        db.actor_id, db.automatic = actor_id, False
