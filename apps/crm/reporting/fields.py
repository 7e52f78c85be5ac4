"""A field of a report: how it is read in SQL, written for people, filtered, grouped and added up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, null

from ...platform import formats
from ...platform.database import Db
from ...platform.filters import Filter, NumberFilter
from ..field_access import hidden
from . import periods

Kind = Literal["text", "choice", "record", "number", "money", "percent", "date", "moment", "flag"]
NUMBERS = ("number", "money", "percent")
DATES = ("date", "moment")


@dataclass(frozen=True)
class ComputedFilter(NumberFilter):
    """Whole numbers that are worked out from others on the day they are asked for."""

    compute: Callable[[Db], Any] = lambda _db: None

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        return NumberFilter(self.key, self.label, self.compute(db)).clause(db, operator, value)


@dataclass(frozen=True, eq=False)
class ReportField:
    """`value` is what is grouped, compared and added up: SQL, or a function of the `Db` that makes it."""

    key: str  # "amount", "account.industry"
    label: str  # "Amount", "Account: Industry"
    section: str  # what it is a field of: "Deal", "Account", "Owner"
    kind: Kind
    value: Any
    needs: tuple[str, ...] = ()  # the joins of its source, in order
    text: Any = None  # SQL of what is shown, where that is another column than the value
    order: Any = None  # SQL by which groups are ordered, where that is neither the value nor the text
    filter: Filter | None = None
    path: str = ""  # of a record's page, before its id
    declared: tuple[str, str] = ("", "")  # the object and the name of the field that a record declares

    @property
    def is_number(self) -> bool:
        return self.kind in NUMBERS

    @property
    def is_date(self) -> bool:
        return self.kind in DATES

    @property
    def periods(self) -> tuple[str, ...]:
        """By what it can be grouped; nothing but itself unless it is a date."""
        return periods.PERIODS if self.is_date else ()

    def is_hidden(self, db: Db) -> bool:
        """Whether the acting person's role does not see it: then it is empty."""
        object, name = self.declared
        return bool(object) and name in hidden(db, object)

    def sql(self, db: Db) -> Any:
        if self.is_hidden(db):
            return null()
        return self.value(db) if isinstance(self.value, Callable) else self.value  # type: ignore[arg-type]

    def group_sql(self, db: Db, period: str) -> Any:
        """What the rows of one group have in common."""
        value = self.sql(db)
        if not self.is_date:
            return value
        return periods.period_of(periods.local_day(db, value) if self.kind == "moment" else value, period)

    def write(self, value: Any) -> str:
        """A value as people read it."""
        if value is None or value == "":
            return formats.EMPTY
        match self.kind:
            case "money":
                return formats.money(round(value))
            case "percent":
                return f"{_number(value)} %"
            case "number":
                return _number(value)
            case "date":
                return formats.day(value)
            case "moment":
                return formats.moment(value)
            case "flag":
                return "Yes" if value else "No"
        return str(value)

    def write_group(self, value: Any, text: Any, period: str) -> str:
        """A group's name; nothing in it is told by a dash."""
        if value is None:
            return formats.EMPTY
        if self.is_date:
            return periods.words(str(value), period)
        return self.write(text if text is not None else value)

    def plain(self, db: Db, value: Any) -> str:
        """A value as a file has it: amounts and dates that other programs read."""
        if value is None:
            return ""
        match self.kind:
            case "money":
                return f"{round(value) / 100:.2f}"
            case "number" | "percent":
                return _number(value).replace(",", "")
            case "date":
                return str(value.isoformat())
            case "moment":
                return str(value.astimezone(db.timezone).strftime("%Y-%m-%d %H:%M"))
        return self.write(value)


def _number(value: float) -> str:
    """Whole numbers as such, averages to one place."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"
