"""How much is sold when: the months of a trade, the years of a company, and what is bought in which season."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import accumulate
from random import Random

from ...apps.handbook.holidays import is_workday
from ..calendar import Calendar

# What a month sells beside a usual one, in per cent, January first.
_MONTHS = {
    "bicycle parts": (80, 105, 135, 140, 130, 110, 95, 85, 80, 75, 85, 80),
    "coffee equipment": (85, 95, 105, 105, 105, 95, 85, 95, 110, 120, 115, 85),
    "office furniture": (90, 90, 105, 95, 95, 120, 105, 95, 105, 100, 95, 110),
    "kitchenware": (80, 90, 110, 125, 115, 100, 85, 85, 100, 110, 115, 85),
    "lab supplies": (95, 90, 100, 95, 105, 130, 85, 110, 125, 95, 90, 80),
    "lighting": (85, 85, 95, 100, 105, 120, 115, 105, 100, 100, 95, 95),
    "musical instruments": (75, 80, 90, 105, 125, 130, 125, 130, 105, 85, 85, 65),
    "outdoor gear": (90, 115, 140, 140, 120, 100, 80, 80, 85, 90, 95, 65),
    "workwear": (95, 90, 95, 95, 95, 95, 90, 105, 125, 125, 110, 80),
}
# In which months somebody starts to buy what is called after a season.
_SEASONS = (
    (r"\bspring\b|learn-to-ride", (1, 2, 3, 11, 12)),
    (r"\bsummer\b|pool|patio|lifeguard|marching|rental fleet|raft", (1, 2, 3, 4, 5, 6)),
    (r"back-to-school|fall rental", (4, 5, 6, 7)),
    (r"\bfall\b", (6, 7, 8, 9)),
    (r"\bwinter\b|cold weather", (7, 8, 9, 10, 11)),
    (r"\bholiday\b", (6, 7, 8, 9, 10)),
)
# What somebody did not sell while the software was new.
_SETTLING = timedelta(days=120)
_FIRST_WIN = timedelta(days=45)


def in_season(project: str, month: int) -> bool:
    """Whether a project may begin in a month."""
    return all(month in months for words, months in _SEASONS if re.search(words, project))


@dataclass(frozen=True)
class Course:
    """Days of the company's years since it keeps records, each with what was sold by then."""

    days: list[date]
    sums: list[float]

    @classmethod
    def draw(cls, random: Random, calendar: Calendar, trade: str) -> Course:
        """Years that grow or shrink, good and bad quarters, and one slump of some months."""
        growth = random.choice((-6, -2, 3, 5, 8, 11, 14, 18, 22)) / 100
        quarters = [random.choice((84, 90, 96, 100, 104, 110, 116)) / 100 for _ in range(12)]
        slump = calendar.first_day + timedelta(days=random.randrange(200, 640))
        first = calendar.first_day + _FIRST_WIN
        span = (calendar.today - first).days
        days = [day for n in range(span) if is_workday(day := first + timedelta(days=n))]
        weights = [
            _MONTHS[trade][day.month - 1]
            * (1 + growth) ** ((day - first).days / 365)
            * quarters[(day - first).days // 91]
            * (0.7 if slump <= day < slump + timedelta(days=75) else 1.0)
            * min(1.0, 0.35 + (day - first) / _SETTLING)
            # Deals are signed before a month is over.
            * (1.35 if day.day >= 23 else 0.9)
            for day in days
        ]
        return cls(days, list(accumulate(weights)))

    def moment(self, random: Random, calendar: Calendar) -> datetime:
        """When something was sold: more often when more was."""
        day = random.choices(self.days, cum_weights=self.sums)[0]
        return min(calendar.at_work(random, day), calendar.moment(calendar.today, time(0)) - timedelta(hours=8))
