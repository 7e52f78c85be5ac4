"""Filters of a list: what one may ask of a column, as SQL, as words, and as the controls of a dialog."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, and_, not_, or_
from sqlalchemy.types import String

from . import formats
from .database import Db
from .fields import (
    BetweenField,
    ChecklistField,
    Choices,
    DateField,
    IntegerField,
    LookupField,
    MoneyField,
    PlatformField,
    TextField,
)
from .matching import has_text, starts_with
from .models import UtcDateTime
from .values import check_day
from .wording import said

T = TypeVar("T")


def _whole(text: str) -> int:
    """A number that fits a column."""
    if not -(2**63) <= (number := int(text)) < 2**63:
        raise ValueError(f"{text!r} is beyond every number here")
    return number


@dataclass(frozen=True)
class Operator:
    """One thing to ask: `label` reads between the column's name and the value; `control` takes the value, if any."""

    key: str
    label: str
    control: str = ""


EMPTY = (Operator("empty", "is empty"), Operator("filled", "is not empty"))


@dataclass(frozen=True)
class Filter:
    """One column that a list can be filtered by. Values travel as text; `clause` raises ValueError for nonsense."""

    key: str
    label: str
    column: Any

    operators: tuple[Operator, ...] = field(default=EMPTY, init=False)

    def __post_init__(self) -> None:
        """Ask whether it is empty only of a column that can be."""
        if not getattr(self.column, "nullable", True):
            object.__setattr__(self, "operators", tuple(each for each in self.operators if each not in EMPTY))

    def controls(self) -> dict[str, PlatformField]:
        """The unbound fields of the operators' controls."""
        return {}

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        is_text = isinstance(self.column.type, String)
        if operator == "empty":
            return or_(self.column.is_(None), self.column == "") if is_text else self.column.is_(None)
        if operator == "filled":
            return and_(self.column.is_not(None), self.column != "") if is_text else self.column.is_not(None)
        raise ValueError(f"{self.label} has no operator {operator!r}")

    def write(self, value: Any) -> str:
        """A control's value as text."""
        return str(value)

    def read(self, operator: str, value: str) -> Any:
        """The control's value of such a text."""
        return value

    def words(self, db: Db, operator: str, value: str) -> str:
        """The value as people read it."""
        return value

    def describe(self, db: Db, operator: str, value: str) -> str:
        label = next(each.label for each in self.operators if each.key == operator)
        return " ".join(part for part in (said(self.label), said(label), self.words(db, operator, value)) if part)

    def operator(self, key: str) -> Operator:
        """The operator of that key; KeyError if this filter has none."""
        return {each.key: each for each in self.operators}[key]


@dataclass(frozen=True)
class TextFilter(Filter):
    operators: tuple[Operator, ...] = field(
        default=(
            Operator("has", "contains", "text"),
            Operator("lacks", "does not contain", "text"),
            Operator("is", "is", "text"),
            Operator("not", "is not", "text"),
            Operator("starts", "starts with", "text"),
            Operator("ends", "ends with", "text"),
            Operator("like", "is like", "pattern"),
            Operator("unlike", "is not like", "pattern"),
            Operator("any", "is any of", "texts"),
            Operator("none", "is none of", "texts"),
            *EMPTY,
        ),
        init=False,
    )

    def controls(self) -> dict[str, PlatformField]:
        return {
            "text": TextField("Text", required=True),
            "pattern": TextField("Pattern", required=True, help="% stands for any letters, _ for one: Nor%d"),
            "texts": TextField("One of", required=True, help="Put a semicolon between them."),
        }

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        column: Any = self.column
        match operator:
            case "has":
                return has_text(column, value)
            case "lacks":
                return or_(column.is_(None), not_(has_text(column, value)))
            case "is":
                return _is_text(column, value)
            case "not":
                return or_(column.is_(None), not_(_is_text(column, value)))
            case "starts":
                return starts_with(column, value)
            case "ends":
                return column.ilike(f"%{_escaped(value)}", escape="\\")  # type: ignore[no-any-return]
            case "like":
                return column.ilike(value)  # type: ignore[no-any-return]
            case "unlike":
                return or_(column.is_(None), not_(column.ilike(value)))
            case "any":
                return or_(*(_is_text(column, each) for each in _several(value)))
            case "none":
                return or_(column.is_(None), not_(or_(*(_is_text(column, each) for each in _several(value)))))
        return super().clause(db, operator, value)

    def words(self, db: Db, operator: str, value: str) -> str:
        several = _several(value) if operator in ("any", "none") else [value]
        return " or ".join(f"“{each}”" for each in several) if value else ""


def _is_text(column: Any, value: str) -> ColumnElement[bool]:
    return and_(has_text(column, value), column.ilike(_escaped(value), escape="\\"))


def _several(value: str) -> list[str]:
    """The texts that were given with semicolons between. Raises ValueError where there is none."""
    found = [part.strip() for part in value.split(";") if part.strip()]
    if not found:
        raise ValueError("no text is given")
    return found


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


@dataclass(frozen=True)
class NumberFilter(Filter):
    """Whole numbers, counted in `unit` if that has a sign, or amounts in cents with `money`."""

    money: bool = False
    unit: str = ""
    operators: tuple[Operator, ...] = field(
        default=(
            Operator("min", "≥", "number"),
            Operator("max", "≤", "number"),
            Operator("is", "=", "number"),
            Operator("not", "≠", "number"),
            Operator("over", ">", "number"),
            Operator("under", "<", "number"),
            Operator("between", "is between", "numbers"),
            *EMPTY,
        ),
        init=False,
    )

    def controls(self) -> dict[str, PlatformField]:
        label = f"Value ({self.unit})" if self.unit else "Value"
        one, both = MoneyField if self.money else IntegerField, label.replace("Value", "From and to")
        return {
            "number": one(label, required=True),
            "numbers": BetweenField(both, one=one, example="100 to 500", required=True),
        }

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        column: Any = self.column
        match operator:
            case "min":
                return column >= _whole(value)  # type: ignore[no-any-return]
            case "max":
                return column <= _whole(value)  # type: ignore[no-any-return]
            case "is":
                return column == _whole(value)  # type: ignore[no-any-return]
            case "not":
                return or_(column.is_(None), column != _whole(value))
            case "over":
                return column > _whole(value)  # type: ignore[no-any-return]
            case "under":
                return column < _whole(value)  # type: ignore[no-any-return]
            case "between":
                return column.between(*self.read(operator, value))  # type: ignore[no-any-return]
        return super().clause(db, operator, value)

    def write(self, value: Any) -> str:
        return "|".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def read(self, operator: str, value: str) -> Any:
        return _pair(value, _whole) if operator == "between" else _whole(value)

    def words(self, db: Db, operator: str, value: str) -> str:
        show = formats.money if self.money else formats.number
        said = " and ".join(show(int(part)) for part in value.split("|")) if value else ""
        return f"{said} {self.unit}" if said and self.unit else said


def _pair(value: str, read: Callable[[str], T]) -> tuple[T, T]:
    """Two values, as "100|500"."""
    low, high = value.split("|")
    return read(low), read(high)


@dataclass(frozen=True)
class DateFilter(Filter):
    """Days of a date column, or of a moment's at the office. Months and quarters are those of the calendar."""

    operators: tuple[Operator, ...] = field(
        default=(
            Operator("on", "is", "date"),
            Operator("before", "is before", "date"),
            Operator("after", "is after", "date"),
            Operator("between", "is between", "dates"),
            Operator("last", "is in the last", "days"),
            Operator("next", "is in the next", "days"),
            Operator("older", "is longer ago than", "days"),
            Operator("later", "is later than in", "days"),
            Operator("today", "is today"),
            Operator("yesterday", "is yesterday"),
            Operator("tomorrow", "is tomorrow"),
            Operator("past", "is in the past"),
            Operator("future", "is in the future"),
            Operator("week", "is this week"),
            Operator("last-week", "is last week"),
            Operator("next-week", "is next week"),
            Operator("month", "is this month"),
            Operator("last-month", "is last month"),
            Operator("next-month", "is next month"),
            Operator("quarter", "is this quarter"),
            Operator("last-quarter", "is last quarter"),
            Operator("next-quarter", "is next quarter"),
            Operator("year", "is this year"),
            Operator("last-year", "is last year"),
            Operator("next-year", "is next year"),
            *EMPTY,
        ),
        init=False,
    )

    def controls(self) -> dict[str, PlatformField]:
        return {
            "date": DateField("Date", required=True),
            "dates": BetweenField("From and to", one=DateField, example="03/01/2026 to 03/31/2026", required=True),
            "days": IntegerField("Days", required=True, minimum=1, maximum=3650),
        }

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        if operator in ("empty", "filled"):
            return super().clause(db, operator, value)
        first, last = self.span(db.today, operator, value)
        bounds: list[ColumnElement[bool]] = [self.column.is_not(None)]
        if first is not None:
            bounds.append(self.column >= self._bound(db, first))
        if last is not None:
            bounds.append(self.column < self._bound(db, last + timedelta(days=1)))
        return and_(*bounds)

    def span(self, today: date, operator: str, value: str) -> tuple[date | None, date | None]:
        """The first and the last day that an operator means."""
        match operator:
            case "on":
                return _iso_day(value), _iso_day(value)
            case "before":
                return None, _iso_day(value) - timedelta(days=1)
            case "after":
                return _iso_day(value) + timedelta(days=1), None
            case "last":
                return today - timedelta(days=int(value)), today
            case "next":
                return today, today + timedelta(days=int(value))
            case "between":
                return _pair(value, _iso_day)
            case "older":
                return None, today - timedelta(days=int(value) + 1)
            case "later":
                return today + timedelta(days=int(value) + 1), None
            case "today" | "yesterday" | "tomorrow":
                day = today + timedelta(days={"today": 0, "yesterday": -1, "tomorrow": 1}[operator])
                return day, day
            case "past":
                return None, today - timedelta(days=1)
            case "future":
                return today + timedelta(days=1), None
            case "week" | "last-week" | "next-week":
                monday = today - timedelta(days=today.weekday())
                monday += timedelta(weeks={"week": 0, "last-week": -1, "next-week": 1}[operator])
                return monday, monday + timedelta(days=6)
            case "month" | "last-month" | "next-month":
                return _months(today, {"month": 0, "last-month": -1, "next-month": 1}[operator], 1)
            case "quarter" | "last-quarter" | "next-quarter":
                shift = {"quarter": 0, "last-quarter": -3, "next-quarter": 3}[operator]
                return _months(today, shift - (today.month - 1) % 3, 3)
            case "year" | "last-year" | "next-year":
                return _months(today, {"year": 1, "last-year": -11, "next-year": 13}[operator] - today.month, 12)
        raise ValueError(f"{self.label} has no operator {operator!r}")

    def _bound(self, db: Db, day: date) -> date | datetime:
        moment = isinstance(self.column.type, UtcDateTime)
        return datetime.combine(day, time(), tzinfo=db.timezone) if moment else day

    def write(self, value: Any) -> str:
        if isinstance(value, tuple):
            return "|".join(each.isoformat() for each in value)
        return value.isoformat() if isinstance(value, date) else str(value)

    def read(self, operator: str, value: str) -> Any:
        if operator == "between":
            return _pair(value, _iso_day)
        return int(value) if operator in _BY_DAYS else _iso_day(value)

    def words(self, db: Db, operator: str, value: str) -> str:
        if operator in _BY_DAYS:
            return "day" if value == "1" else f"{value} days"
        return " and ".join(formats.day(_iso_day(part)) for part in value.split("|")) if value else ""


_BY_DAYS = ("last", "next", "older", "later")


def _iso_day(text: str) -> date:
    return check_day(date.fromisoformat(text))


def _months(today: date, shift: int, count: int) -> tuple[date, date]:
    start = today.year * 12 + today.month - 1 + shift
    end = start + count - 1
    last = monthrange(end // 12, end % 12 + 1)[1]
    return date(start // 12, start % 12 + 1, 1), date(end // 12, end % 12 + 1, last)


@dataclass(frozen=True)
class ChoiceFilter(Filter):
    choices: Choices | Callable[[Db], Choices] = ()
    operators: tuple[Operator, ...] = field(
        default=(Operator("any", "is", "choices"), Operator("not", "is not", "choices"), *EMPTY), init=False
    )

    def controls(self) -> dict[str, PlatformField]:
        return {"choices": ChecklistField("Values", choices=self.choices, required=True)}

    def pairs(self, db: Db) -> dict[str, tuple[Any, str]]:
        """What it offers: value and label, by the text that stands for the value."""
        found = self.choices(db) if callable(self.choices) else self.choices
        pairs = [(each, each) if isinstance(each, str) else (each[0], each[1]) for each in found]
        return {str(value): (value, label) for value, label in pairs}

    def _chosen(self, db: Db, value: str) -> list[tuple[Any, str]]:
        pairs = self.pairs(db)
        if any(part not in pairs for part in value.split("|")):
            raise ValueError(f"{value!r} is no choice of {self.label}")
        return [pairs[part] for part in value.split("|")]

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        column: Any = self.column
        if operator == "any":
            return column.in_([each for each, _ in self._chosen(db, value)])  # type: ignore[no-any-return]
        if operator == "not":
            return or_(column.is_(None), column.not_in([each for each, _ in self._chosen(db, value)]))
        return super().clause(db, operator, value)

    def write(self, value: Any) -> str:
        return "|".join(str(each) for each in value)

    def read(self, operator: str, value: str) -> list[str]:
        return value.split("|")

    def words(self, db: Db, operator: str, value: str) -> str:
        return " or ".join(label for _, label in self._chosen(db, value)) if value else ""


@dataclass(frozen=True)
class FlagFilter(Filter):
    operators: tuple[Operator, ...] = field(default=(Operator("yes", "is yes"), Operator("no", "is no")), init=False)

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        if operator not in ("yes", "no"):
            raise ValueError(f"{self.label} has no operator {operator!r}")
        return self.column.is_(operator == "yes")  # type: ignore[no-any-return]


@dataclass(frozen=True)
class LookupFilter(Filter):
    """A column that refers to another record, found as in a `LookupField`."""

    lookup: str = ""
    label_of: Callable[[Db, int], str | None] = lambda _db, id: str(id)
    operators: tuple[Operator, ...] = field(
        default=(Operator("is", "is", "record"), Operator("not", "is not", "record"), *EMPTY), init=False
    )

    def controls(self) -> dict[str, PlatformField]:
        finds = {"more": "search"}  # what is new passes no filter
        return {
            "record": LookupField(self.label, lookup=self.lookup, label_of=self.label_of, given=finds, required=True)
        }

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        column: Any = self.column
        if operator == "is":
            return column == _whole(value)  # type: ignore[no-any-return]
        if operator == "not":
            return or_(column.is_(None), column != _whole(value))
        return super().clause(db, operator, value)

    def read(self, operator: str, value: str) -> int:
        return _whole(value)

    def words(self, db: Db, operator: str, value: str) -> str:
        return (self.label_of(db, int(value)) or value) if value else ""


@dataclass(frozen=True)
class PersonFilter(LookupFilter):
    operators: tuple[Operator, ...] = field(
        default=(
            Operator("me", "is me"),
            Operator("is", "is", "record"),
            Operator("not", "is not", "record"),
            *EMPTY,
        ),
        init=False,
    )

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        if operator == "me":
            return self.column == db.actor_id  # type: ignore[no-any-return]
        return super().clause(db, operator, value)


def makes_sense(db: Db, filter: Filter, operator: str, value: str) -> bool:
    """Whether a filter can be asked this."""
    try:
        needs_value = bool(filter.operator(operator).control)
        filter.clause(db, operator, value)
    except (KeyError, ValueError, OverflowError):
        return False
    return bool(value) or not needs_value
