"""Filling an area with a series that is told: by a step, by growth, by dates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal, get_args

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..engine import Area, Engine, address, styles
from ..engine.entry import EPOCH, TypedValue, is_date_format, read
from ..models import Sheet
from .copying import MOST_AT_ONCE, refuse_partial_merges
from .filters import shown_parts
from .operations import LAST_COLUMN, LAST_ROW, Work, check_area, on_sheet, operation
from .series import months_later

Direction = Literal["columns", "rows"]
SeriesKind = Literal["linear", "growth", "date"]
Unit = Literal["day", "weekday", "month", "year"]
_LARGEST = 1e15


@dataclass(frozen=True)
class SeriesRule:
    """How a series goes on from its first value; `stop` is the value that it does not pass."""

    kind: SeriesKind = "linear"
    step: float = 1.0
    stop: float | None = None
    unit: Unit = "day"


def fill_series(
    db: Db, sheet_id: int, area: Area, rule: SeriesRule, *, by: Direction = "columns", revision: int | None = None
) -> Work:
    """Go on from the first cell of each column (or row) of an area to its end, or to the stop value before that.

    An area of one line in that direction is filled as far as the stop value. Rows that a filter hides are passed over.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    _check(rule)
    length = area.height if by == "columns" else area.width
    if length == 1 and rule.stop is None:
        raise Invalid(stop="Select the cells to fill, or type a value to stop at.")
    with operation(db, workbook, "series", f"Filling a series into {area}", revision) as work:
        starts = [(area.top, c) for c in range(area.left, area.right + 1)] if by == "columns" else [
            (r, area.left) for r in range(area.top, area.bottom + 1)]  # fmt: skip
        written = 0
        for row, column in starts:
            lines = _lines(db, work.engine, sheet, area, row, column, by, open_ended=length == 1)
            written += _fill(work.engine, sheet.key, row, column, lines, rule)
        if not written:
            raise Blocked("There is nothing to fill: the series stops at its first value.")
        work.notice = f"{written:,} cell{'' if written == 1 else 's'} filled."
    return work


def read_number(db: Db, typed: str, field: str) -> float:
    """A number or a date as it is typed into a cell. Raises Invalid."""
    text = typed.strip()
    entry = read(text, db.today) if text else None
    if entry is None or entry.kind != "number":
        raise Invalid({field: "Type a number, or a date where the series is one of dates."})
    return entry.number


def _check(rule: SeriesRule) -> None:
    if rule.kind not in get_args(SeriesKind):
        raise Invalid(kind="Choose linear, growth or date.")
    if rule.unit not in get_args(Unit):
        raise Invalid(unit="Choose day, weekday, month or year.")
    if abs(rule.step) > _LARGEST or (rule.stop is not None and abs(rule.stop) > _LARGEST):
        raise Invalid(step="Type a smaller number.")
    if rule.kind == "date" and rule.step != int(rule.step):
        raise Invalid(step="Type a whole number of days, months or years.")
    if rule.stop is not None and (rule.step == 0 or (rule.kind == "growth" and (rule.step <= 0 or rule.step == 1))):
        raise Invalid(step="With this step the series never comes to its stop value.")


def _lines(
    db: Db, engine: Engine, sheet: Sheet, area: Area, row: int, column: int, by: Direction, *, open_ended: bool
) -> Iterator[tuple[int, int]]:
    """The cells after the first one, in order."""
    if by == "rows":
        last = LAST_COLUMN if open_ended else area.right
        return ((row, number) for number in range(column + 1, last + 1))
    whole = Area(row + 1, column, LAST_ROW if open_ended else area.bottom, column)
    parts = shown_parts(db, engine, sheet, whole) if whole.top <= whole.bottom else []
    return ((number, column) for part in parts for number in range(part.top, part.bottom + 1))


def _fill(engine: Engine, key: int, row: int, column: int, cells: Iterator[tuple[int, int]], rule: SeriesRule) -> int:
    first = engine.reading(key, row, column)
    if first is None or first.kind != "number" or first.number is None:
        raise Invalid(
            area=f"{address(row, column)} holds no {'date' if rule.kind == 'date' else 'number'} to start from."
        )
    if rule.kind == "date" and not is_date_format(str(styles.load(first.style).get("f", "general"))):
        raise Invalid(kind=f"{address(row, column)} holds no date to start from.")
    value, style = _follow(rule, first.number), styles.load(first.style)
    written = 0
    for step, place in enumerate(cells, start=1):
        number = value(step)
        if _is_beyond(number, first.number, rule):
            break
        if abs(number) > _LARGEST or (rule.kind == "date" and not 0 <= number < 2_958_466):
            raise Invalid(step="The series leaves what a cell can hold. Choose a smaller step or a stop value.")
        if written >= MOST_AT_ONCE:
            raise Invalid({"": f"Fill at most {MOST_AT_ONCE:,} cells at once."})
        refuse_partial_merges(engine, key, Area(*place, *place))
        old = dict.fromkeys(engine.style(key, *place))
        if old or style:
            engine.restyle(key, Area(*place, *place), old | style)
        engine.enter(key, *place, TypedValue("number", number))
        written += 1
    return written


def _is_beyond(number: float, first: float, rule: SeriesRule) -> bool:
    if rule.stop is None:
        return False
    rises = rule.step > 0 if rule.kind != "growth" else (rule.step > 1) == (first > 0)
    tolerance = 1e-9 * max(1.0, abs(rule.stop))
    return number > rule.stop + tolerance if rises else number < rule.stop - tolerance


def _follow(rule: SeriesRule, first: float) -> Callable[[int], float]:
    """What stands so many steps after the first value."""
    step = rule.step
    if rule.kind == "growth":
        return lambda n: round(first * step**n, 10)
    if rule.kind == "linear" or rule.unit == "day":
        return lambda n: round(first + n * step, 10)
    start, rest = date.fromordinal(int(first) + EPOCH), first - int(first)
    if rule.unit == "weekday":
        return lambda n: _weekdays_later(start, n * int(step)).toordinal() - EPOCH + rest
    months = int(step) * (12 if rule.unit == "year" else 1)
    return lambda n: months_later(start, n * months, keeps_end=False).toordinal() - EPOCH + rest


def _weekdays_later(day: date, count: int) -> date:
    """So many days from Monday to Friday on, or back."""
    way = 1 if count > 0 else -1
    # Weekends belong to the weekday before them on the way.
    while count and day.weekday() > 4:
        day -= timedelta(days=way)
    weeks, rest = divmod(abs(count), 5)
    day += timedelta(days=way * 7 * weeks)
    for _ in range(rest):
        day += timedelta(days=way)
        while day.weekday() > 4:
            day += timedelta(days=way)
    return day
