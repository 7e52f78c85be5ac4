"""Days, value by value; the rest of the calendar is the engine's."""

from __future__ import annotations

import calendar
import math
from datetime import date

from ...entry import EPOCH, read
from .. import values
from ..evaluation import Evaluation
from ..registry import eager, lifted
from ..values import NUM, Scalar, Value


def day(value: Scalar) -> date:
    """The day that a number, or a text that names one, stands for. Raises Error."""
    if isinstance(value, str) and (named := values.day_of(value)) is not None:
        value = named
    number = values.number(value)
    if not 0 <= number < 2_958_466:
        raise NUM
    return date.fromordinal(EPOCH + int(number))


def _serial(found: date) -> float:
    return float(found.toordinal() - EPOCH)


def _in_months(found: date, months: int, *, last: bool = False) -> float:
    month = found.year * 12 + found.month - 1 + months
    year, month = divmod(month, 12)
    if not 1900 <= year <= 9999:
        raise NUM
    length = calendar.monthrange(year, month + 1)[1]
    return _serial(date(year, month + 1, length if last else min(found.day, length)))


@eager("SECOND")
def second(ev: Evaluation, time: Value) -> Value:
    """Parts of a second are rounded, as where a time is shown."""

    def one(value: Scalar) -> Scalar:
        number = values.number(value) if not isinstance(value, str) else read(value, date.min).number
        if number < 0:
            raise NUM
        return float(math.floor(number % 1 * 86_400 + 0.5) % 60)

    return ev.lift(one, time)


@lifted("YEAR")
def year(value: Scalar) -> Scalar:
    return float(day(value).year)


@lifted("MONTH")
def month(value: Scalar) -> Scalar:
    return float(day(value).month)


@lifted("DAY")
def day_of_month(value: Scalar) -> Scalar:
    return float(day(value).day)


@lifted("DATE")
def from_parts(year: Scalar, month: Scalar, day: Scalar) -> Scalar:
    whole = int(values.number(year) // 1)
    whole += 1900 if 0 <= whole < 1900 else 0
    months = whole * 12 + int(values.number(month) // 1) - 1
    if not 1900 <= months // 12 <= 9999:
        raise NUM
    found = _serial(date(months // 12, months % 12 + 1, 1)) + float(values.number(day) // 1) - 1
    if found < 0:
        raise NUM
    return found


@lifted("EDATE")
def months_later(start: Scalar, months: Scalar) -> Scalar:
    return _in_months(day(start), int(values.number(months)))


@lifted("EOMONTH")
def end_of_month(start: Scalar, months: Scalar) -> Scalar:
    return _in_months(day(start), int(values.number(months)), last=True)


@lifted("WEEKDAY")
def weekday(value: Scalar, kind: Scalar = 1.0) -> Scalar:
    first = {1: 6, 2: 0, 3: 0, 11: 0, 12: 1, 13: 2, 14: 3, 15: 4, 16: 5, 17: 6}.get(int(values.number(kind)))
    if first is None:
        raise NUM
    number = (day(value).weekday() - first) % 7
    return float(number if int(values.number(kind)) == 3 else number + 1)


@lifted("DAYS")
def days_between(end: Scalar, start: Scalar) -> Scalar:
    return _serial(day(end)) - _serial(day(start))


@eager("TODAY")
def today(ev: Evaluation) -> Value:
    return ev.cells.today


@eager("NOW")
def now(ev: Evaluation) -> Value:
    return ev.cells.now
