"""How a fill goes on: numbers by their step, dates by day or month, weekdays, months and numbered texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from itertools import pairwise

from ...platform.values import MONTHS, SHORT_MONTHS
from ..engine import Reading, styles
from ..engine.entry import is_date_format

Follow = Callable[[int], float | str | None]
_CYCLES = (
    ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    MONTHS,
    SHORT_MONTHS,
    ("Q1", "Q2", "Q3", "Q4"),
)  # fmt: skip
_NUMBERED = re.compile(r"(.*?)(\d{1,9})(\D*)")
_EPOCH = date(1899, 12, 30)


def continued(cells: Sequence[Reading | None]) -> Follow | None:
    """What stands `n` cells after the first one, if the cells are the start of a series; n may be negative."""
    readings = [cell for cell in cells if cell is not None and cell.formula is None]
    if len(readings) != len(cells) or not readings:
        return None
    if all(reading.kind == "number" for reading in readings):
        return _numbers(readings)
    if all(reading.kind == "text" for reading in readings):
        return _texts([reading.text or "" for reading in readings])
    return None


def _numbers(readings: Sequence[Reading]) -> Follow | None:
    values = [reading.number or 0.0 for reading in readings]
    dates = all(is_date_format(styles.load(reading.style).get("f", "general")) for reading in readings)
    if len(values) == 1:
        return (lambda n: values[0] + n) if dates and values[0] >= 1 else None
    if dates and (months := _whole_months(values)):
        first = _EPOCH + timedelta(days=int(values[0]))
        return lambda n: float((months_later(first, n * months) - _EPOCH).days)
    step = values[1] - values[0]
    if any(abs(b - a - step) > 1e-9 * max(1.0, abs(step)) for a, b in pairwise(values)):
        return None
    return lambda n: round(values[0] + n * step, 10)


def _whole_months(values: Sequence[float]) -> int:
    """The step in months if that is how the dates go on, else 0."""
    days = [_EPOCH + timedelta(days=int(value)) for value in values if value == int(value) and value >= 61]
    if len(days) != len(values):
        return 0
    step = (days[1].year - days[0].year) * 12 + days[1].month - days[0].month
    fits = all(months_later(days[0], n * step) == day for n, day in enumerate(days))
    return step if step and fits else 0


def months_later(day: date, months: int, *, keeps_end: bool = True) -> date:
    """The same day of another month, or that month's last; unless told otherwise the end of a month stays the end."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    at_end = keeps_end and (day + timedelta(days=1)).month != day.month
    first_of_next = date(year + (month == 11), (month + 1) % 12 + 1, 1)
    last = (first_of_next - timedelta(days=1)).day
    return date(year, month + 1, last if at_end else min(day.day, last))


def _texts(texts: Sequence[str]) -> Follow | None:
    for cycle in _CYCLES:
        if all(text in cycle for text in texts):
            places = [cycle.index(text) for text in texts]
            step = (places[1] - places[0]) % len(cycle) if len(places) > 1 else 1
            if all((b - a) % len(cycle) == step for a, b in pairwise(places)):
                return lambda n: cycle[(places[0] + n * step) % len(cycle)]
            return None
    matches = [_NUMBERED.fullmatch(text) for text in texts]
    found = [match for match in matches if match is not None]
    if len(found) != len(texts) or len({(match[1], match[3]) for match in found}) > 1:
        return None
    numbers, width = [int(match[2]) for match in found], len(found[0][2])
    step = numbers[1] - numbers[0] if len(numbers) > 1 else 1
    if any(b - a != step for a, b in pairwise(numbers)):
        return None
    before, after = found[0][1], found[0][3]
    return lambda n: f"{before}{abs(numbers[0] + n * step):0{width if found[0][2].startswith('0') else 1}d}{after}"
