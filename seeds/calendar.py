"""The world's calendar: when it is now, and working moments before and after."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property
from random import Random
from zoneinfo import ZoneInfo

from ..apps.handbook.holidays import is_workday

# How much is done in an hour of the day, beside the busiest one.
_BUSY = {8: 6, 9: 9, 10: 10, 11: 9, 12: 4, 13: 7, 14: 9, 15: 9, 16: 8, 17: 4}
_BUSIEST = max(_BUSY.values())
# Draws before a day or an hour is taken as it comes.
_TRIES = 12

_OPENS, _CLOSES = time(8), time(17, 45)
# Seconds of office hours in a day.
_DAY = 35_100


def next_workday(day: date) -> date:
    """`day` itself if it is one, else the first one after it."""
    while not is_workday(day):
        day += timedelta(days=1)
    return day


def last_workday(day: date) -> date:
    """`day` itself if it is one, else the last one before it."""
    while not is_workday(day):
        day -= timedelta(days=1)
    return day


def _some_workday(random: Random, first: date, last: date) -> date:
    """Any working day from `first` to `last`, each as likely; `first` or one before where there is none."""
    days = (last - first).days + 1
    for _ in range(_TRIES):
        day = first + timedelta(days=random.randrange(days))
        if is_workday(day):
            return day
    return max(first, last_workday(day))


@dataclass(frozen=True)
class Calendar:
    """What day it is at the company, and how long it has kept records."""

    now: datetime
    timezone: ZoneInfo

    @classmethod
    def draw(cls, random: Random, timezone: str) -> Calendar:
        """Nine o'clock on a working day of 2026, late enough in the year for a quarter to have history."""
        zone = ZoneInfo(timezone)
        day = next_workday(date(2026, 2, 2) + timedelta(days=random.randrange(290)))
        return cls(datetime.combine(day, time(9), zone).astimezone(UTC), zone)

    @cached_property
    def today(self) -> date:
        return self.now.astimezone(self.timezone).date()

    @cached_property
    def first_day(self) -> date:
        """When the CRM was taken into use: a good two years ago."""
        return last_workday(self.today - timedelta(days=800))

    @cached_property
    def first_moment(self) -> datetime:
        return self.moment(self.first_day, time(8))

    @cached_property
    def _worked_today(self) -> float:
        """Seconds of office hours that today has had so far."""
        return max(0.0, (self.now - self.moment(self.today, _OPENS)).total_seconds())

    def workday_before(self, count: int, day: date | None = None) -> date:
        """The working day that many working days before `day`, which is today unless given."""
        day = day or self.today
        for _ in range(count):
            day = last_workday(day - timedelta(days=1))
        return day

    def moment(self, day: date, at: time) -> datetime:
        return datetime.combine(day, at, self.timezone).astimezone(UTC)

    def date_of(self, moment: datetime) -> date:
        return moment.astimezone(self.timezone).date()

    def day_between(self, random: Random, first: date, last: date) -> date:
        """A working day from `first` to `last`, or the one after if there is none."""
        return next_workday(_some_workday(random, first, max(first, last)))

    def between(self, random: Random, earliest: datetime, latest: datetime | None = None) -> datetime:
        """A moment of office hours between two moments, if there is one; `latest` is now unless given."""
        latest = max(earliest, min(latest or self.now, self.now))
        first, last = self.date_of(earliest), self.date_of(latest)
        # A day of which only an hour counts gets as much as an hour does.
        for _ in range(_TRIES):
            hours = self._hours(_some_workday(random, first, last), earliest, latest)
            if hours and random.randrange(_DAY) < (hours[1] - hours[0]).total_seconds():
                return self._in_hours(random, *hours)
        for candidate in (next_workday(first), last_workday(last)):
            if hours := self._hours(candidate, earliest, latest):
                return self._in_hours(random, *hours)
        seconds = int((latest - earliest).total_seconds())
        return earliest + timedelta(seconds=random.randrange(min(seconds, 3600) + 1))

    def _hours(self, day: date, earliest: datetime, latest: datetime) -> tuple[datetime, datetime] | None:
        """The office hours of a day, as far as they lie between two moments."""
        start = max(earliest, self.moment(day, _OPENS))
        end = min(latest, self.moment(day, _CLOSES))
        return (start, end) if start < end and is_workday(day) else None

    def _in_hours(self, random: Random, start: datetime, end: datetime) -> datetime:
        """A moment of one day, more likely one at which much is done."""
        seconds = int((end - start).total_seconds()) + 1
        for _ in range(_TRIES):
            at = start + timedelta(seconds=random.randrange(seconds))
            if random.randrange(_BUSIEST) < _BUSY.get(at.astimezone(self.timezone).hour, 0):
                break
        return at

    def recent(self, random: Random, earliest: datetime | None = None) -> datetime:
        """Like `between`, with more records lately than long ago."""
        start = min(earliest or self.first_moment, self.now)
        span = int((self.now - start).total_seconds())
        for _ in range(_TRIES):
            back = timedelta(seconds=min(random.randrange(span + 1), random.randrange(span + 1)))
            day = self.date_of(self.now - back)
            if is_workday(day) and (day < self.today or random.randrange(_DAY) < self._worked_today):
                break
        day = last_workday(day)
        return self.between(random, max(start, self.moment(day, time(8))), max(start, self.moment(day, time(18))))

    def slot(self, random: Random, day: date) -> datetime:
        """The start of a meeting on that day: on the half hour, never over lunch."""
        hour = random.choice((8, 9, 9, 10, 10, 11, 13, 13, 14, 14, 15, 16))
        return self.moment(day, time(hour, random.choice((0, 0, 30))))

    def at_work(self, random: Random, day: date) -> datetime:
        """A moment of that day's office hours, whether or not it is still to come."""
        return self._in_hours(random, self.moment(day, time(8, 15)), self.moment(day, time(17, 30)))

    def morning(self, day: date) -> datetime:
        return self.moment(day, time(9))

    def in_office(self, random: Random, at: datetime) -> datetime:
        """That moment, or some time in the next morning on which anybody is there."""
        local = at.astimezone(self.timezone)
        if is_workday(local.date()) and _OPENS <= local.time() < _CLOSES:
            return at
        day = local.date() if local.time() < _CLOSES else local.date() + timedelta(days=1)
        return self.morning(next_workday(day)) + timedelta(minutes=random.randrange(4, 170))

    def midday(self, day: date) -> datetime:
        return self.moment(day, time(12))
