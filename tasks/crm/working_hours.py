"""When people at the office would have done what a task plants, in its hours on its working days; doing it then."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, time, timedelta
from random import Random

from sqlalchemy import func, select

from ...apps.crm.models import Note
from ...apps.platform.database import Db
from ...seeds.calendar import Calendar, last_workday, next_workday

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


@contextmanager
def acting(db: Db, at: datetime, who: int | None) -> Iterator[None]:
    """What is done within was done by `who` at exactly that time: every stamp, history and notification says so.

    None stands for nobody of the office.
    """
    now, actor = db.now, db.actor_id
    db.set_clock(at)
    db.actor_id = who
    yield
    db.flush()
    db.set_clock(now)
    db.actor_id = actor
    db.flush()


def work_moments(db: Db, seed: int, count: int, earliest: datetime, latest: datetime | None = None) -> list[datetime]:
    """So many moments of office hours between two, in their order; `latest` is now unless given.

    Where there is no more time than that they follow each other by the second. The same seed gives the same ones.
    """
    calendar, random = Calendar(db.now, db.timezone), Random(seed)
    found = sorted(calendar.between(random, earliest, latest) for _ in range(count))
    for number in range(1, count):
        found[number] = max(found[number], found[number - 1] + timedelta(seconds=1))
    return found


def written_until(db: Db, kind: str, id: int) -> datetime | None:
    """When the newest note of a record was written."""
    return db.scalar(select(func.max(Note.created_at)).where(Note.parent_type == kind, Note.parent_id == id))


@contextmanager
def back_then(db: Db, at: datetime, who: int, *, after: datetime | None = None) -> Iterator[None]:
    """What is done within was done by `who` at that time: every stamp, history and notification says so.

    The time is that of the office's hours nearest before, and later than `after`.
    """
    with acting(db, working_time(db, at, after=after), who):
        yield
