"""What the clock does: scheduled messages go out, reminders come back, coworkers answer."""

from __future__ import annotations

from sqlalchemy import text

from ..platform.database import Db
from .actions.coworkers import reply_due
from .actions.later import remind_due, send_due

_HAS_CHAT = text("SELECT 1 FROM sqlite_master WHERE name = 'chat_workspace'")


def run_due(db: Db) -> None:
    """Do all that is due by the world's clock. Statuses and do-not-disturb end by themselves."""
    if db.scalar(_HAS_CHAT) is None:
        return  # a database of another app's tests
    send_due(db)
    reply_due(db)
    remind_due(db)
