"""What the portal changes: the office's clock."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from ..clock import advance
from ..handbook.holidays import is_workday
from ..platform.database import Db
from ..platform.errors import Invalid

MORNING = time(9)
#: What the clock may be moved to, and how the portal calls it.
MOVES = {"hour": "One hour on", "morning": "Next working morning"}


def move_clock(db: Db, to: str) -> datetime:
    """Move the world's clock an hour on, or to nine on the next working day at the office; returns the new time."""
    if to == "hour":
        advance(db, timedelta(hours=1))
    elif to == "morning":
        day = db.today + timedelta(days=1)
        while not is_workday(day):
            day += timedelta(days=1)
        advance(db, datetime.combine(day, MORNING, db.timezone) - db.now)
    else:
        raise Invalid(to=f"The clock moves by one of: {', '.join(MOVES)}.")
    return db.now
