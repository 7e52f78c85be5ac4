"""The time by which a case asks for an answer: so many hours of the support desk, as the handbook allows them.

The business hours are rows of the handbook too (`desk_hours`), so that both can change with a version of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, time, timedelta, tzinfo

from ..handbook.holidays import is_workday

#: A number of the handbook's on the day on which a case came in, by its key and subject.
Rules = Callable[[str, str], int]


def sla_due(start: datetime, priority: str, zone: tzinfo, rules: Rules) -> datetime:
    """When the hours of `priority` have passed since `start`: those of the desk, on working days, in `zone`."""
    return after(start, timedelta(hours=rules("sla", priority)), zone, rules)


def after(start: datetime, left: timedelta, zone: tzinfo, rules: Rules) -> datetime:
    """The moment at which so much of the desk's time has passed since `start`."""
    for begin, end in _openings(start, zone, rules):
        if left <= end - begin:
            return begin + left
        left -= end - begin
    raise AssertionError("there is always another working day")


def desk_time(start: datetime, end: datetime, zone: tzinfo, rules: Rules) -> timedelta:
    """How much of the desk's time lies between two moments; none if they are the other way round."""
    passed = timedelta()
    for opens, closes in _openings(start, zone, rules):
        if opens >= end:
            break
        passed += min(closes, end) - opens
    return passed


def _openings(start: datetime, zone: tzinfo, rules: Rules) -> Iterator[tuple[datetime, datetime]]:
    """From when to when the desk is open, day by day, from `start` on."""
    opening, closing = time(rules("desk_hours", "opens")), time(rules("desk_hours", "closes"))
    moment = start.astimezone(zone)
    while True:
        begin = max(moment, datetime.combine(moment.date(), opening, zone))
        closes = datetime.combine(moment.date(), closing, zone)
        if is_workday(moment.date()) and begin < closes:
            yield begin, closes
        moment = datetime.combine(moment.date() + timedelta(days=1), time(), zone)
