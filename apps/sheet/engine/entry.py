"""What somebody types into a cell, read as people mean it: numbers, money, per cent, dates, times, text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Literal

from ...platform.values import SHORT_MONTHS, any_day
from . import number_formats

EPOCH = date(1899, 12, 30).toordinal()
Kind = Literal["number", "text", "bool", "error"]
ERRORS = frozenset({"#N/A", "#REF!", "#NAME?", "#DIV/0!", "#VALUE!", "#NUM!", "#NULL!"})
_NUMBER = re.compile(
    r"(?P<sign>[-+]?)\s*(?P<currency>[$€£¥]?)\s*(?P<minus>-?)"
    r"(?P<digits>\d{1,3}(?:,\d{3})+|\d+)?(?P<decimals>\.\d*)?(?P<exponent>[eE][-+]?\d{1,3})?\s*(?P<percent>%?)"
)
_TIME = re.compile(r"(?P<hour>\d{1,2}):(?P<minute>\d{2})(?::(?P<second>\d{2}))?(?:\s*(?P<half>[AaPp])\.?[Mm]\.?)?")
_DIGIT = re.compile(r"\d")
_MONEY = re.compile(r"[$€£¥]")
_NAMED_MONEY = re.compile(r"\[\$([^\]-]*)")
_BESIDE_MOMENTS = re.compile(r'"[^"]*"|\[\$[^\]]*\]|\\.|AM/PM', re.IGNORECASE)
_SHORT_DAY = re.compile(r"(\d{1,2})/(\d{1,2})(?:/(\d{2}))?")
_NAMED_DAY = re.compile(r"(\d{1,2})[- ]([A-Za-z]{3,9})(?:[- ](\d{2}|\d{4}))?|([A-Za-z]{3,9})[ .-]+(\d{1,2})")


@dataclass(frozen=True)
class TypedValue:
    """A constant and, where the way it was typed says so, the number format that goes with it."""

    kind: Kind
    number: float = 0.0
    text: str = ""
    format: str | None = None


def read(typed: str, today: date, format: str = "general") -> TypedValue:
    """What `typed` (no formula, not empty) means in a cell that has the number format `format`."""
    if typed.startswith("'"):
        return TypedValue("text", text=typed[1:])
    text = typed.strip()
    if format == "@":
        return TypedValue("text", text=typed)
    if text.upper() in ("TRUE", "FALSE"):
        return TypedValue("bool", number=float(text.upper() == "TRUE"))
    if text.upper() in ERRORS:
        return TypedValue("error", text=text.upper())
    if not _DIGIT.search(text):
        return TypedValue("text", text=typed)
    return _number(text, format) or _moment(text, today) or TypedValue("text", text=typed)


def _number(text: str, format: str) -> TypedValue | None:
    in_brackets = text.startswith("(") and text.endswith(")")
    match = _NUMBER.fullmatch(text[1:-1].strip() if in_brackets else text)
    if match is None or not (match["digits"] or (match["decimals"] or "") > "."):
        return None
    if in_brackets and (match["sign"] or match["minus"]):
        return None
    digits = (match["digits"] or "0").replace(",", "")
    value = float(digits + (match["decimals"] or "") + (match["exponent"] or ""))
    if value > 1e307:
        return None
    if match["sign"] == "-" or match["minus"] or in_brackets:
        value = -value
    places = min(len((match["decimals"] or ".")[1:]), 10)
    tail = "." + "0" * places if places else ""
    if match["percent"]:
        # Divided in decimal, so that 12.3% is 0.123 and not a neighbor of it.
        return TypedValue(
            "number", float(f"{value!r}e-2") if "e" not in repr(value) else value / 100, format=f"0{tail}%"
        )
    if "%" in format and not match["exponent"] and not match["currency"]:
        return TypedValue("number", float(f"{value!r}e-2") if "e" not in repr(value) else value / 100)
    if match["currency"]:
        return TypedValue("number", value, format=f"{match['currency']}#,##0{'.00' if places else ''}")
    if match["exponent"]:
        return TypedValue("number", value, format="0.00E+00")
    if "," in (match["digits"] or ""):
        return TypedValue("number", value, format=f"#,##0{'.00' if places else ''}")
    return TypedValue("number", value)


def _moment(text: str, today: date) -> TypedValue | None:
    day_part, time_part = text, ""
    if (time := re.search(r"(?:^|[ T,]\s*)(\d{1,2}:\d{2}.*)$", text)) is not None:
        day_part, time_part = text[: time.start()].strip(" ,"), time[1]
    fraction, time_format = 0.0, ""
    if time_part:
        match = _TIME.fullmatch(time_part.strip())
        if match is None:
            return None
        hour, minute, second = int(match["hour"]), int(match["minute"]), int(match["second"] or 0)
        if match["half"]:
            if not 1 <= hour <= 12:
                return None
            hour = hour % 12 + 12 * (match["half"] in "Pp")
        if hour > 23 or minute > 59 or second > 59:
            return None
        fraction = (hour * 3600 + minute * 60 + second) / 86_400
        seconds = ":ss" if match["second"] else ""
        time_format = f"h:mm{seconds} AM/PM" if match["half"] else f"h:mm{seconds}"
    if not day_part:
        return TypedValue("number", fraction, format=time_format) if time_part else None
    found = _day(day_part, today)
    if found is None:
        return None
    day, day_format = found
    number = day.toordinal() - EPOCH + fraction
    return TypedValue("number", number, format=f"{day_format} {time_format}".strip())


def _day(text: str, today: date) -> tuple[date, str] | None:
    iso = "yyyy-mm-dd" if re.match(r"\d{4}-", text) else None
    try:
        day = any_day(text)
    except ValueError:
        short = _short_day(text, today)
        if short is None:
            return None
        day = short
    named = "mmm d, yyyy" if text[0].isalpha() else "d-mmm-yy" if re.search("[A-Za-z]", text) else "m/d/yyyy"
    return (day, iso or named) if 1900 <= day.year <= 9999 else None


def _short_day(text: str, today: date) -> date | None:
    """A day with two digits for the year or none at all, which means this year."""
    if (match := _SHORT_DAY.fullmatch(text)) is not None:
        month, day, year = int(match[1]), int(match[2]), match[3]
    elif (match := _NAMED_DAY.fullmatch(text)) is not None:
        word, number, year = match[2] or match[4], match[1] or match[5], match[3]
        if word[:3].capitalize() not in SHORT_MONTHS:
            return None
        month, day = SHORT_MONTHS.index(word[:3].capitalize()) + 1, int(number)
    else:
        return None
    try:
        return date(_century(year) if year else today.year, month, day)
    except ValueError:
        return None


def _century(year: str) -> int:
    number = int(year)
    return number if len(year) == 4 else 2000 + number if number < 50 else 1900 + number


def is_date_format(format: str) -> bool:
    """Whether a number format shows a date or a time."""
    return number_formats.is_moment(format)


def is_money_format(format: str) -> bool:
    """Whether a number format shows an amount of money."""
    return _MONEY.search(format) is not None and not is_date_format(format)


def money_sign(format: str) -> str:
    """The sign of the currency in a number format, nothing where it has none."""
    if is_date_format(format):
        return ""
    named = _NAMED_MONEY.search(format)
    match = _MONEY.search(named[1] if named is not None else format)
    return match[0] if match is not None else ""


def format_after(entry: TypedValue, format: str) -> str | None:
    """The number format that a cell gets by what is typed into it, None where it keeps its own.

    A new kind of value brings its format along: money typed over a day is money, and no day is below zero.
    """
    if entry.kind != "number":
        return None
    own = _kind_of(format)
    if entry.format is None:
        return "general" if entry.number < 0 and own in ("day", "moment") else None
    new = _kind_of(entry.format)
    if own == new or {own, new} == {"day", "moment"} or (new == "plain" and own in ("money", "percent")):
        return None
    return entry.format


def _kind_of(format: str) -> str:
    if format in ("general", "@"):
        return "general"
    if is_date_format(format):
        bare = _BESIDE_MOMENTS.sub("", format).lower()
        has_day = bool(re.search("[yd]", bare)) or "mmm" in bare
        return ("moment" if "h" in bare else "day") if has_day else "time"
    return "percent" if "%" in format else "money" if is_money_format(format) else "plain"


def editable_number(number: float, format: str) -> str:
    """What the formula bar shows of a number: every digit, a date as a date, per cent as per cent."""
    if is_date_format(format) and 0 <= number < 2_958_466:
        days, seconds = divmod(round(number * 86_400), 86_400)
        clock = f"{seconds // 3600}:{seconds // 60 % 60:02}" + (f":{seconds % 60:02}" if seconds % 60 else "")
        if number < 1:
            return clock
        day = date.fromordinal(days + EPOCH)
        written = day.isoformat() if format.startswith("yyyy") else f"{day.month}/{day.day}/{day.year}"
        return f"{written} {clock}" if seconds else written
    if "%" in format:
        return f"{plain_number(round(number * 100, 10))}%"
    return plain_number(number)


def plain_number(number: float) -> str:
    """1250.0 → "1250"; fifteen digits as spreadsheets keep them."""
    if number == int(number) and abs(number) < 1e15:
        return str(int(number))
    return f"{number:.15g}"


@lru_cache(1 << 14)
def editable_text(text: str, today: date) -> str:
    """What the formula bar shows of a text: with an apostrophe if it would otherwise be read as something else."""
    if text.startswith(("=", "'", "+")) or (text and read(text, today).kind != "text"):
        return f"'{text}"
    return text
