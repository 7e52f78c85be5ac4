"""The time by which a case asks for an answer: business hours that its priority allows."""

from __future__ import annotations

from datetime import datetime, time, timedelta, tzinfo

#: Business hours until an answer is due.
SLA_HOURS = {"Urgent": 4, "High": 8, "Normal": 24, "Low": 40}
OPENS, CLOSES = time(9), time(17)


def sla_due(start: datetime, priority: str, zone: tzinfo) -> datetime:
    """When the hours of `priority` have passed since `start`: 9 to 17 o'clock, Mondays to Fridays, in `zone`."""
    left = timedelta(hours=SLA_HOURS[priority])
    moment = start.astimezone(zone)
    while True:
        opens = datetime.combine(moment.date(), OPENS, zone)
        closes = datetime.combine(moment.date(), CLOSES, zone)
        begin = max(moment, opens)
        if moment.weekday() < 5 and begin < closes:
            if left <= closes - begin:
                return begin + left
            left -= closes - begin
        moment = datetime.combine(moment.date() + timedelta(days=1), time(), zone)
