"""How dates and amounts stand in a text."""

from __future__ import annotations

from datetime import date


def short_day(value: date) -> str:
    """ "Mar 12" """
    return f"{value:%b} {value.day}"


def dollars(cents: int) -> str:
    """ "$12,400" """
    return f"${cents // 100:,}"
