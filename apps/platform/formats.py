"""How values look on the page: money, dates, numbers; and reading what people type back."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from flask import Flask, g

EMPTY = "–"
_SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£", "CAD": "CA$", "AUD": "A$"}
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def symbol(currency: str | None = None) -> str:
    """The sign before an amount, of the company's currency unless another is named."""
    code = currency or g.db.company.currency
    return _SYMBOLS.get(code, f"{code} ")


def money(cents: int | None, *, currency: str | None = None) -> str:
    """1250000 → "$12,500.00", in the company's currency unless another is named."""
    if cents is None:
        return EMPTY
    sign = "-" if cents < 0 else ""
    return f"{sign}{symbol(currency)}{abs(cents) // 100:,}.{abs(cents) % 100:02}"


def amount(cents: int | None) -> str:
    """1250000 → "12,500.00", as it stands in a field."""
    if cents is None:
        return ""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100:,}.{abs(cents) % 100:02}"


def number(value: int | None) -> str:
    """12500 → "12,500"."""
    return EMPTY if value is None else f"{value:,}"


def day(value: date | None) -> str:
    """2026-03-16 → "03/16/2026"."""
    return EMPTY if value is None else f"{value:%m/%d/%Y}"


def moment(value: datetime | None) -> str:
    """A moment at the company's office: "03/16/2026 9:05 AM"."""
    if value is None:
        return EMPTY
    local = value.astimezone(g.db.timezone)
    return f"{local:%m/%d/%Y} {local.hour % 12 or 12}:{local:%M %p}"


def clock(value: datetime) -> str:
    """The time of day at the company's office: "9:05 AM"."""
    local = value.astimezone(g.db.timezone)
    return f"{local.hour % 12 or 12}:{local:%M %p}"


def daypart(value: datetime) -> str:
    """What to greet with at the company's office: "morning", "afternoon", "evening"."""
    hour = value.astimezone(g.db.timezone).hour
    return "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"


def relative_day(value: date | None) -> str:
    """A day near today in words ("Today", "Yesterday", "Tomorrow"), any other as a date."""
    if value is None:
        return EMPTY
    words = {0: "Today", -1: "Yesterday", 1: "Tomorrow"}
    return words.get((value - g.db.today).days, day(value))


def relative_moment(value: datetime | None) -> str:
    """A moment near now in words ("just now", "12 min ago", "3 h ago", "yesterday"), any other as a date."""
    if value is None:
        return EMPTY
    age = g.db.now - value
    if timedelta(0) <= age < timedelta(minutes=1):
        return "just now"
    if timedelta(0) <= age < timedelta(hours=1):
        return f"{age // timedelta(minutes=1)} min ago"
    if timedelta(0) <= age < timedelta(hours=12):
        return f"{age // timedelta(hours=1)} h ago"
    return relative_day(value.astimezone(g.db.timezone).date())


def parse_day(text: str) -> date:
    """Read a typed date: 04/12/2026, 2026-04-12, Apr 12 2026, 12 April 2026. Raises ValueError."""
    text = text.strip().lower().replace(",", " ")
    if match := re.fullmatch(r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})", text):
        return date(int(match[3]), int(match[1]), int(match[2]))
    if match := re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", text):
        return date(int(match[1]), int(match[2]), int(match[3]))
    if match := re.fullmatch(r"([a-z]{3,9})\.?\s+(\d{1,2})\s+(\d{4})", text):
        return date(int(match[3]), _month(match[1]), int(match[2]))
    if match := re.fullmatch(r"(\d{1,2})\s+([a-z]{3,9})\.?\s+(\d{4})", text):
        return date(int(match[3]), _month(match[2]), int(match[1]))
    raise ValueError(f"not a date: {text!r}")


def _month(word: str) -> int:
    if word[:3] not in _MONTHS:
        raise ValueError(f"not a month: {word!r}")
    return _MONTHS.index(word[:3]) + 1


def parse_amount(text: str) -> int:
    """Read a typed amount as cents: 12500, 12,500.00, $12,500. Raises ValueError."""
    match = re.fullmatch(r"(-?)\s*[$€£]?\s*(-?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?", text.strip())
    if match is None or (match[3] is None and match[4] is None):
        raise ValueError(f"not an amount: {text!r}")
    cents = int((match[3] or "0").replace(",", "")) * 100 + int((match[4] or "0").ljust(2, "0"))
    return -cents if match[1] or match[2] else cents


def install(app: Flask) -> None:
    """Give templates these as filters, each showing a dash for nothing."""
    app.jinja_env.filters.update(
        money=money,
        number=number,
        day=day,
        moment=moment,
        daypart=daypart,
        relative_day=relative_day,
        relative_moment=relative_moment,
    )
    app.jinja_env.globals["clock"] = clock
