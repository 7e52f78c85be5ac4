"""The world's clock: what it sets going when it moves."""

from __future__ import annotations

from datetime import timedelta

from . import APPS
from .plans import do_due
from .platform.database import Db


def advance(db: Db, by: timedelta) -> None:
    """Move the world's clock forward: what people planned is done, and every app does what has become due."""
    until = db.now + by
    actor_id, db.actor_id, db.automatic = db.actor_id, None, True
    try:
        do_due(db, until)
        db.set_clock(until)
        for app in APPS:
            app.run_due(db)
        db.flush()
    finally:
        db.actor_id, db.automatic = actor_id, False
