"""Conditions on one cell, as conditional formats and validations ask them."""

from __future__ import annotations

import re
from datetime import date

from ..engine import Reading
from ..engine.entry import EPOCH, is_date_format, read
from ..engine.styles import load

Operand = float | str | None

NUMBERS = ("greater", "at least", "less", "at most", "equal", "not equal", "between", "not between")
TEXTS = ("contains", "not contains", "starts with", "ends with", "text is")
DATES = ("date is", "date before", "date after")
OTHERS = ("empty", "not empty", "duplicate", "unique", "formula")
CONDITIONS = (*OTHERS, *TEXTS, *DATES, *NUMBERS)
TWO_OPERANDS = ("between", "not between")
NO_OPERAND = ("empty", "not empty", "duplicate", "unique")
#: Days that move with the calendar: the first and the last one, counted from today.
DAYS = {
    "today": (0, 0), "yesterday": (-1, -1), "tomorrow": (1, 1), "past week": (-6, 0), "past month": (-29, 0),
    "past year": (-364, 0), "next week": (0, 6), "next month": (0, 29),
}  # fmt: skip
_EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[A-Za-z]{2,}")
_URL = re.compile(r"(https?://)?[^\s/.]+(\.[^\s/.]+)+(/\S*)?", re.IGNORECASE)


def value_of(reading: Reading) -> Operand:
    return reading.number if reading.kind == "number" else reading.text


def shows_date(reading: Reading) -> bool:
    return reading.kind == "number" and is_date_format(str(load(reading.style).get("f", "general")))


def operand(typed: str | None, today: date) -> Operand:
    """What was typed to compare with, as a number where it is one or a day."""
    if not typed:
        return None
    entry = read(typed, today)
    return entry.number if entry.kind == "number" else entry.text or typed


def compares(name: str, value: Operand, first: Operand, second: Operand = None) -> bool:
    """Whether a value stands to one or two others as `name` of NUMBERS says; texts can only be equal or not."""
    if isinstance(value, float) and isinstance(first, float):
        if name in TWO_OPERANDS:
            if not isinstance(second, float):
                return False
            return (min(first, second) <= value <= max(first, second)) == (name == "between")
        match name:
            case "greater":
                return value > first
            case "at least":
                return value >= first
            case "less":
                return value < first
            case "at most":
                return value <= first
    same = str(value).casefold() == str(first).casefold() if type(value) is type(first) else False
    return same == (name == "equal") if name in ("equal", "not equal") else False


def matches(name: str, shown: str, wanted: str) -> bool:
    """Whether a text stands to another as `name` of TEXTS says; small and capital letters are the same."""
    shown, wanted = shown.casefold(), wanted.casefold()
    match name:
        case "contains":
            return wanted in shown
        case "not contains":
            return wanted not in shown
        case "starts with":
            return shown.startswith(wanted)
        case "ends with":
            return shown.endswith(wanted)
        case "email":
            return _EMAIL.fullmatch(shown) is not None
        case "url":
            return _URL.fullmatch(shown) is not None
    return shown == wanted


def days_of(typed: str, today: date) -> tuple[int, int]:
    """The first and the last of the days that were typed, as cells count them. Raises ValueError for none."""
    if (span := DAYS.get(typed.casefold())) is not None:
        first, last = (today.toordinal() - EPOCH + step for step in span)
        return first, last
    wanted = operand(typed, today)
    if not isinstance(wanted, float):
        raise ValueError(typed)
    return int(wanted), int(wanted)


def on_day(name: str, reading: Reading, typed: str, today: date) -> bool:
    """Whether a cell shows a date that is, or is before or after, the day or days that were typed."""
    if not shows_date(reading) or reading.number is None:
        return False
    day = int(reading.number)
    try:
        first, last = days_of(typed, today)
    except ValueError:
        return False
    return day < first if name == "date before" else day > last if name == "date after" else first <= day <= last
