"""When people shop: at which hours, on which days, before which holidays and after which campaigns."""

from __future__ import annotations

from bisect import bisect_left
from datetime import date, datetime, time, timedelta
from itertools import accumulate
from random import Random

from ..draft import Draft

_HOURS = {
    6: 1, 7: 3, 8: 4, 9: 5, 10: 6, 11: 6, 12: 8, 13: 6, 14: 5, 15: 5, 16: 6, 17: 7, 18: 8, 19: 11, 20: 13, 21: 11,
    22: 6, 23: 2,
}  # fmt: skip
_WEEKDAYS = (112, 106, 100, 98, 92, 86, 106)
# Beside an ordinary month.
_MONTHS = (88, 90, 96, 100, 104, 100, 90, 94, 100, 104, 142, 158)
# How much more is ordered in the days after a campaign begins, in per cent, and for how many days.
_PUSH, _PUSHED = 30, 10
# How much more is ordered a year after the store opened, in per cent of the first day.
_GROWTH = 70
# Minutes before now in which nobody orders.
_QUIET = 45


class ShoppingHours:
    """Draws moments of the company's time at which its customers order, write and open accounts."""

    def __init__(self, draft: Draft) -> None:
        self._calendar = draft.calendar
        self._pushed = {
            self._calendar.date_of(event.at) + timedelta(days=n)
            for event in draft.chronicle.events("campaign-started")
            for n in range(_PUSHED)
        }
        self._hours, self._weights = list(_HOURS), list(accumulate(_HOURS.values()))

    def spread(self, random: Random, first: datetime, last: datetime, count: int) -> list[datetime]:
        """Moments of the days from `first` to `last`, as many on each as the season and the growth of trade say."""
        begin, end = self._calendar.date_of(first) + timedelta(days=1), self._calendar.date_of(last)
        days = [begin + timedelta(days=n) for n in range((end - begin).days + 1)]
        weights = list(accumulate(self._weight(day, n) for n, day in enumerate(days)))
        return [self.on(random, days[bisect_left(weights, random.random() * weights[-1])]) for _ in range(count)]

    def on(self, random: Random, day: date) -> datetime:
        """A moment of that day; never later than now."""
        hour = self._hours[bisect_left(self._weights, random.random() * self._weights[-1])]
        found = self._calendar.moment(day, time(hour, random.randrange(60), random.randrange(60)))
        return found if found <= self._calendar.now else self.this_morning(random)

    def this_morning(self, random: Random) -> datetime:
        """Some time before the office opens; it is quiet just before, that there is room for what an episode needs."""
        early = max(random.randrange(188), random.randrange(188))
        return self._calendar.now - timedelta(minutes=_QUIET + early * (200 - _QUIET) // 188)

    def _weight(self, day: date, age: int) -> float:
        weight = _WEEKDAYS[day.weekday()] * _MONTHS[day.month - 1] * (100 + _GROWTH * age / 365)
        if day.month == 12 and day.day > 20:  # nothing ordered now would be there in time
            weight *= 0.45
        return weight * (100 + _PUSH) / 100 if day in self._pushed else weight
