"""Days and moments by day, month, quarter and year, as SQL and in words."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import Integer, String, case, cast, func, literal

from ...platform import formats
from ...platform.database import Db
from ...platform.values import SHORT_MONTHS

PERIODS = ("day", "month", "quarter", "year")
#: How far around today the office's changes of time are known to the SQL; outside, the nearest one holds.
_YEARS = 12


def local_day(db: Db, column: Any) -> Any:
    """SQL: the day of a moment at the office, as text: "2026-03-16"."""
    zone = str(db.timezone)
    changes = _changes(zone, db.today.year - _YEARS, db.today.year + 3)
    offset: Any = literal(changes[0][1], String)
    if len(changes) > 1:
        offset = case(*((column >= since, shift) for since, shift in reversed(changes[1:])), else_=changes[0][1])
    return func.date(column, offset, type_=String)


def period_of(day: Any, period: str) -> Any:
    """SQL: the period in which a day lies, as text that sorts: "2026", "2026-Q1", "2026-03", "2026-03-16"."""
    match period:
        case "year":
            return func.substr(day, 1, 4, type_=String)
        case "quarter":
            quarter = (cast(func.substr(day, 6, 2), Integer) + 2) // 3
            return func.substr(day, 1, 4, type_=String) + "-Q" + cast(quarter, String)
        case "month":
            return func.substr(day, 1, 7, type_=String)
    return func.substr(day, 1, 10, type_=String)


def words(value: str, period: str) -> str:
    """A period as people read it: "2026", "Q1 2026", "Mar 2026", "03/16/2026"."""
    match period:
        case "quarter":
            return f"{value[5:]} {value[:4]}"
        case "month":
            return f"{SHORT_MONTHS[int(value[5:7]) - 1]} {value[:4]}"
        case "day":
            return formats.day(date.fromisoformat(value))
    return value


@cache
def _changes(zone: str, first: int, last: int) -> list[tuple[datetime, str]]:
    """From when on which shift against UTC holds, the earliest first."""
    place = ZoneInfo(zone)
    at, end = datetime(first, 1, 1, tzinfo=UTC), datetime(last, 1, 1, tzinfo=UTC)
    found = [(at, _shift(at, place))]
    while at < end:
        later = at + timedelta(days=1)
        if _shift(later, place) != found[-1][1]:
            before = at
            while _shift(before, place) == found[-1][1]:
                before += timedelta(minutes=30)
            found.append((before, _shift(before, place)))
        at = later
    return found


def _shift(at: datetime, place: ZoneInfo) -> str:
    offset = at.astimezone(place).utcoffset() or timedelta()
    return f"{int(offset.total_seconds() // 60):+d} minutes"
