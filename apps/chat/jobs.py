"""What the clock does: scheduled messages go out, reminders come back, coworkers answer."""

from __future__ import annotations

from sqlalchemy import or_, select

from ..platform.database import Db
from .actions.later import REMINDERS_DUE, SCHEDULED_DUE, remind_due, send_due
from .actions.replies import REPLIES_DUE, reply_due

# One question for all, since the clock moves with every step of an episode and mostly nothing is due.
_ANYTHING_DUE = select(or_(SCHEDULED_DUE.exists(), REPLIES_DUE.exists(), REMINDERS_DUE.exists()))


def run_due(db: Db) -> None:
    """Do all that is due by the world's clock. Statuses and do-not-disturb end by themselves."""
    if db.scalar(_ANYTHING_DUE, {"now": db.now}):
        send_due(db)
        reply_due(db)
        remind_due(db)
