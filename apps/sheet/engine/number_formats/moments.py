"""Days and times: a number counts days since 30 December 1899."""

from __future__ import annotations

import math
from datetime import date

from .language import Part, Section
from .rounding import rounded, written

_EPOCH = date(1899, 12, 30).toordinal()
_LAST = date.max.toordinal()
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_SECONDS = 86_400
_LONG = {"h": 3600, "m": 60, "s": 1}
#: What sums of parts of a day may be short of it.
_NEARLY = 1e-9


def moment_text(number: float, section: Section) -> str | None:
    """A number as a day or a time; None for a day that no calendar has."""
    parts = section.parts
    places = max((len(part.text.partition(".")[2]) for part in parts if part.kind in ("s", "elapsed")), default=0)
    elapsed = any(part.kind == "elapsed" for part in parts)
    sign = "-" if elapsed and number < 0 else ""
    units = _units(abs(number) if elapsed else number, places)
    if sign and not units:
        sign = ""
    seconds, fraction = divmod(units, 10**places)
    # A day alone does not become the next one half a second before it ends.
    has_time = any(part.kind in "hns" for part in parts)
    ordinal = (seconds // _SECONDS if has_time else math.floor(number + _NEARLY)) + _EPOCH
    day = None
    if any(part.kind in "ymd" for part in parts):
        if not 1 <= ordinal <= _LAST:
            return None
        day = date.fromordinal(ordinal)
    is_halved = any(part.kind == "half" for part in parts)
    shown = f"{fraction:0{places}}" if places else ""
    return sign + "".join(_part(part, day, seconds, shown, is_halved=is_halved) for part in parts)


def _units(number: float, places: int) -> int:
    """How many seconds, or parts of one, are nearest."""
    if number == int(number):
        return int(number) * _SECONDS * int(10**places)
    if not places:
        return math.floor(number * _SECONDS + 0.5)
    return int(rounded(written(number) * _SECONDS, places).scaleb(places))


def _part(part: Part, day: date | None, seconds: int, fraction: str, *, is_halved: bool) -> str:
    kind, size = part.kind, len(part.text)
    if day is not None and kind in "ymd":
        return _of_day(kind, size, day)
    hour = seconds // 3600 % 24
    match kind:
        case "h":
            return f"{(hour + 11) % 12 + 1 if is_halved else hour:0{min(size, 2)}}"
        case "n":
            return f"{seconds // 60 % 60:0{min(size, 2)}}"
        case "s" | "elapsed":
            whole, point, decimals = part.text.partition(".")
            count = seconds % 60 if kind == "s" else seconds // _LONG[whole[0]]
            return f"{count:0{min(len(whole), 2) if kind == 's' else len(whole)}}{point}{fraction[: len(decimals)]}"
        case "half":
            half = "PM" if hour >= 12 else "AM"
            return half if size > 3 else half[0]
    return part.text


def _of_day(kind: str, size: int, day: date) -> str:
    if kind == "y":
        return f"{day.year % 100:02}" if size <= 2 else f"{day.year:04}"
    number, names = (day.month, _MONTHS) if kind == "m" else (day.day, _DAYS)
    if size <= 2:
        return f"{number:0{size}}"
    name = names[day.month - 1] if kind == "m" else names[day.weekday()]
    return name[:3] if size == 3 else name[0] if kind == "m" and size == 5 else name
