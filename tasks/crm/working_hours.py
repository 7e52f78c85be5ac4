"""When people at the office would have done what a task plants: within its hours, on its working days."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from ...apps.platform.database import Db
from ...seeds.calendar import last_workday, next_workday

_OPENS, _CLOSES = time(8, 30), time(17, 30)


def working_time(db: Db, at: datetime, *, after: datetime | None = None) -> datetime:
    """The moment of working time that stands for `at`, which lies behind us: what came first still does.

    Nights and days off are squeezed into the working day before. It is later than `after`, if need be by hours that are
    none.
    """
    zone = db.timezone
    day = last_workday(at.astimezone(zone).date())
    begins = datetime.combine(day, time(), zone)
    ends = min(datetime.combine(next_workday(day + timedelta(days=1)), time(), zone), db.now)
    opens, closes = datetime.combine(day, _OPENS, zone), min(datetime.combine(day, _CLOSES, zone), db.now)
    found = at
    if opens < closes:
        found = opens + (closes - opens) * ((at - begins) / (ends - begins))
    if after is not None and found <= after:
        evening = min(datetime.combine(after.astimezone(zone).date(), _CLOSES, zone), db.now)
        found = after + (evening - after) / 2 if after < evening else max(at, after + timedelta(minutes=1))
    return found.replace(microsecond=0).astimezone(at.tzinfo)
