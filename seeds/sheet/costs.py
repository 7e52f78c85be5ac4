"""What the company spends: month by month by department, and what people lay out on the road."""

from __future__ import annotations

from collections import defaultdict
from datetime import date, timedelta
from random import Random

from ...apps.handbook.holidays import is_workday
from ...apps.platform.models import Person
from ..calendar import next_workday
from ..draft import Draft

#: What is laid out on the road, with the least and the most of it in dollars.
EXPENSES = {
    "Flight": (180, 520),
    "Hotel": (112, 245),
    "Meals": (14, 78),
    "Taxi": (12, 62),
    "Parking": (6, 34),
    "Mileage": (18, 140),
    "Train": (35, 165),
    "Conference fee": (150, 590),
    "Client dinner": (62, 260),
}
# In which months a department needs more or less than its share, in per cent of an ordinary month.
_SEASONS = {
    "Warehouse": (92, 90, 96, 98, 100, 102, 94, 96, 101, 104, 126, 132),
    "Support": (104, 98, 96, 96, 98, 98, 94, 96, 100, 102, 112, 118),
    "E-commerce": (94, 92, 96, 98, 98, 96, 92, 96, 102, 108, 128, 124),
    "Sales": (88, 98, 108, 96, 100, 106, 84, 92, 108, 106, 104, 90),
    "Marketing": (92, 100, 112, 104, 100, 92, 78, 88, 112, 116, 118, 84),
    "Finance": (122, 104, 108, 98, 94, 96, 92, 94, 96, 98, 100, 112),
}
_ORDINARY = (102, 98, 101, 100, 97, 99, 92, 95, 102, 104, 104, 106)
# A stand at a fair, and a new colleague's first month, in dollars.
_STAND, _NEWCOMER, _RETURN = (2_800, 5_400), (900, 2_400), 38


class Costs:
    """This year's budget by department and month in dollars, and what has been spent of it."""

    def __init__(self, draft: Draft, departments: list[str]) -> None:
        self._draft, self._random = draft, draft.random("sheet", "budget")
        self._year, self._closed = draft.calendar.today.year, draft.calendar.today.month - 1
        planned, extra = self._events()
        self.planned: dict[str, list[int | None]] = {}
        self.spent: dict[str, list[int | None]] = {}
        for department in departments:
            base = self._random.randrange(24, 140) * 500
            season = _SEASONS.get(department, _ORDINARY)
            usual = [base * (share + self._random.randint(-3, 3)) // 100 // 50 * 50 for share in season]
            self.planned[department] = [usual[m] + planned[department, m] for m in range(12)]
            self.spent[department] = [
                usual[m] * self._random.randint(93, 106) // 100 + extra[department, m] for m in range(self._closed)
            ]

    def _events(self) -> tuple[dict[tuple[str, int], int], dict[tuple[str, int], int]]:
        """What was planned for campaigns and fairs, and what these and other events came to."""
        planned: dict[tuple[str, int], int] = defaultdict(int)
        spent: dict[tuple[str, int], int] = defaultdict(int)
        chronicle, random = self._draft.chronicle, self._random
        for event in chronicle.events("campaign-started", "campaign-ended", "show-held", "hired", "batch-settled"):
            day = self._draft.calendar.date_of(event.at)
            if day.year != self._year:
                continue
            month = day.month - 1
            if event.kind == "campaign-started":
                planned["Marketing", month] += int(str(event.facts["budget"])) // 100
            elif event.kind == "campaign-ended":
                begun = chronicle.cause_of(event)
                first = self._draft.calendar.date_of(begun.at) if begun else day
                spent["Marketing", first.month - 1 if first.year == self._year else 0] += (
                    int(str(event.facts["spent"])) // 100
                )
            elif event.kind == "show-held":
                stand = random.randrange(*_STAND) // 50 * 50
                planned["Marketing", month] += stand
                spent["Marketing", month] += stand * random.randint(94, 118) // 100
            elif event.kind == "hired":
                spent["People", month] += random.randrange(*_NEWCOMER) // 10 * 10
            else:
                spent["Operations", month] += int(str(event.facts["returned"])) * _RETURN
        return planned, spent


def spent_on_the_road(
    draft: Draft, random: Random, person: Person, month: date, count: int
) -> list[tuple[date, str, float]]:
    """`count` expenses of one month by day: trips, the fairs that somebody stood at first of all, and small things."""
    last = (month + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    fairs = [event.facts["day"] for event in draft.chronicle.events("show-held") if event.facts["staff"] == person.name]
    found: list[tuple[date, str]] = []
    for day in fairs:
        if isinstance(day, date) and month <= day <= last - timedelta(days=1):
            found += [(day, "Conference fee"), *_trip(random, day)]
    while len(found) < count - 4:
        found += _trip(random, next_workday(month + timedelta(days=random.randrange((last - month).days - 4))))
    workdays = [month + timedelta(days=n) for n in range(last.day) if is_workday(month + timedelta(days=n))]
    while len(found) < count:
        found.append((random.choice(workdays), random.choice(("Parking", "Mileage", "Meals", "Client dinner", "Taxi"))))
    return [
        (day, what, random.randrange(100 * low, 100 * high) / 100)
        for day, what, (low, high) in sorted((day, what, EXPENSES[what]) for day, what in found[:count])
    ]


def _trip(random: Random, day: date) -> list[tuple[date, str]]:
    """There, a night, and back the next day."""
    way = random.choice(("Flight", "Train", "Mileage"))
    after = day + timedelta(days=1)
    return [(day, way), (day, "Hotel"), (day, "Meals"), (after, random.choice(("Meals", "Taxi", "Parking")))]
