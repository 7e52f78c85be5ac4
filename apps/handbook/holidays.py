"""The days on which nobody works, as the handbook lists them under "Public holidays"."""

from __future__ import annotations

from datetime import date

_NEW_YEAR, _JULY_4, _CHRISTMAS = (1, 1), (7, 4), (12, 25)


def is_workday(day: date) -> bool:
    """Monday to Friday, but for the public holidays; one that falls on a weekend is not moved."""
    return day.weekday() < 5 and not is_holiday(day)


def is_holiday(day: date) -> bool:
    """New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving Day and Christmas Day."""
    is_memorial_day = day.month == 5 and day.weekday() == 0 and day.day > 24
    is_labor_day = day.month == 9 and day.weekday() == 0 and day.day < 8
    is_thanksgiving = day.month == 11 and day.weekday() == 3 and 22 <= day.day <= 28
    is_fixed = (day.month, day.day) in (_NEW_YEAR, _JULY_4, _CHRISTMAS)
    return is_fixed or is_memorial_day or is_labor_day or is_thanksgiving
