"""The time by which a case asks for an answer: so many hours of the support desk, as the handbook allows them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, time, timedelta, tzinfo

#: A number of the handbook's on the day on which a case came in, by its key and subject.
Rules = Callable[[str, str], int]


def sla_due(start: datetime, priority: str, zone: tzinfo, rules: Rules) -> datetime:
    """When the hours of `priority` have passed since `start`: those of the desk, Mondays to Fridays, in `zone`."""
    left = timedelta(hours=rules("sla", priority))
    opening, closing = time(rules("desk_hours", "opens")), time(rules("desk_hours", "closes"))
    moment = start.astimezone(zone)
    while True:
        opens = datetime.combine(moment.date(), opening, zone)
        closes = datetime.combine(moment.date(), closing, zone)
        begin = max(moment, opens)
        if moment.weekday() < 5 and begin < closes:
            if left <= closes - begin:
                return begin + left
            left -= closes - begin
        moment = datetime.combine(moment.date() + timedelta(days=1), time(), zone)
