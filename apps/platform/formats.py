"""How values look on the page: money, dates, numbers. `values` reads what people type back."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, tzinfo

from flask import Flask, g
from markupsafe import Markup, escape

EMPTY = "–"
_SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£", "CAD": "CA$", "AUD": "A$"}


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
    return moment_at(value, g.db.timezone)


def moment_at(value: datetime, zone: tzinfo) -> str:
    """A moment as a clock in that zone shows it."""
    local = value.astimezone(zone)
    return f"{local:%m/%d/%Y} {time_of_day(local)}"


def clock(value: datetime) -> str:
    """The time of day at the company's office: "9:05 AM"."""
    return time_of_day(value.astimezone(g.db.timezone))


def time_of_day(value: time | datetime) -> str:
    """A time as it stands: "9:05 AM"."""
    return f"{value.hour % 12 or 12}:{value:%M %p}"


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


def abbreviated(shown: str, whole: str) -> Markup:
    """A short text with the whole one behind it: for the mouse that rests on it, and in the accessibility tree."""
    if shown == whole:
        return escape(shown)
    rest = whole.removeprefix(shown) if whole.startswith(shown) else f" ({whole})"
    return Markup('<time title="{}">{}<span class="visually-hidden">{}</span></time>').format(whole, shown, rest)


def install(app: Flask) -> None:
    """Give templates these as filters, each showing a dash for nothing."""
    app.jinja_env.filters.update(
        money=money,
        number=number,
        day=day,
        moment=moment,
        daypart=daypart,
        relative_day=lambda value: abbreviated(relative_day(value), day(value)),
        relative_moment=lambda value: abbreviated(relative_moment(value), moment(value)),
    )
    app.jinja_env.globals["clock"] = clock
