"""How goals and solutions write dates, times and amounts."""

from __future__ import annotations

from datetime import date, datetime, time


def spoken_date(day: date) -> str:
    """A day as people write it in a message: April 3, 2026."""
    return f"{day:%B} {day.day}, {day.year}"


def typed_date(day: date) -> str:
    """A day as people type it into a field: 04/03/2026."""
    return f"{day:%m/%d/%Y}"


def typed_time(at: datetime | time) -> str:
    """A time of day as people type it: 8:30 AM."""
    return f"{at.hour % 12 or 12}:{at:%M %p}"


def dollars(cents: int) -> str:
    """An amount as people write it: $12,500, or $12,500.50."""
    return f"${cents // 100:,}" if cents % 100 == 0 else f"${cents / 100:,.2f}"
