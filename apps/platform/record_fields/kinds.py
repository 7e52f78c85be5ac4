"""What a field may hold: texts, numbers, days, one of some choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, replace
from datetime import date, datetime
from typing import Any, ClassVar, Literal

from .. import fields, filters, formats, values
from ..database import Db
from ..limits import LARGEST_COUNT, LONGEST_PHONE, LONGEST_TEXT
from ..listview import Column, Kind, in_order
from .field import Field

_YES, _NO = ("yes", "true", "1", "x"), ("no", "false", "0")


@dataclass(frozen=True, eq=False)
class Text(Field):
    """Text of one line, at most as long as its column."""

    @property
    def longest(self) -> int:
        return getattr(self.sql.type, "length", None) or LONGEST_TEXT if self.sql is not None else LONGEST_TEXT

    def clean(self, value: Any) -> Any:
        if value is not None and not isinstance(value, str):
            raise ValueError("Enter text.")
        text = self._trimmed(value or "")
        if len(text) > self.longest:
            raise ValueError(f"Use at most {self.longest} characters; this has {len(text)}.")
        return text or None

    def _trimmed(self, text: str) -> str:
        return values.one_line(text)

    def parse(self, db: Db, text: str) -> Any:
        return text

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.TextField(self.label, max=self.longest, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.TextFilter(key, label, self.attribute)


@dataclass(frozen=True, eq=False)
class LongText(Text):
    """Text that keeps its lines."""

    _: KW_ONLY
    wide: bool | Literal["form"] = True
    rows: int = 3  # of the form's control

    def _trimmed(self, text: str) -> str:
        return values.lines(text)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.TextAreaField(self.label, max=self.longest, **{"rows": self.rows, **look})


@dataclass(frozen=True, eq=False)
class Email(Text):
    def check(self, db: Db, value: Any) -> None:
        values.email(value)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.EmailField(self.label, max=self.longest, **look)


@dataclass(frozen=True, eq=False)
class Phone(Text):
    _: KW_ONLY
    sort: Any = None

    kind = "phone"

    @property
    def longest(self) -> int:
        return LONGEST_PHONE

    def check(self, db: Db, value: Any) -> None:
        values.phone(value)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.PhoneField(self.label, **look)


@dataclass(frozen=True, eq=False)
class Url(Text):
    def check(self, db: Db, value: Any) -> None:
        values.website(value)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.UrlField(self.label, max=self.longest, **look)


@dataclass(frozen=True, eq=False)
class Integer(Field):
    """A whole number between two bounds, both included."""

    _: KW_ONLY
    minimum: int = 0
    maximum: int = LARGEST_COUNT

    kind: ClassVar[Kind] = "number"

    def clean(self, value: Any) -> Any:
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise ValueError("Enter a whole number.")
        return value

    def check(self, db: Db, value: Any) -> None:
        if not self.minimum <= value <= self.maximum:
            raise ValueError(f"Enter a whole number from {self.minimum:,} to {self.maximum:,}.")

    def parse(self, db: Db, text: str) -> Any:
        return values.whole_number(text)

    def show(self, value: Any) -> str:
        return formats.number(value)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.IntegerField(self.label, minimum=self.minimum, maximum=self.maximum, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.NumberFilter(key, label, self.attribute)


@dataclass(frozen=True, eq=False)
class Percent(Integer):
    _: KW_ONLY
    maximum: int = 100

    def parse(self, db: Db, text: str) -> Any:
        return values.whole_percent(text)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.PercentField(self.label, minimum=self.minimum, maximum=self.maximum, **look)

    def show(self, value: Any) -> str:
        return formats.EMPTY if value is None else f"{value} %"

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.NumberFilter(key, label, self.attribute, unit="%")


@dataclass(frozen=True, eq=False)
class Money(Integer):
    """An amount in cents, not negative."""

    kind = "money"

    def check(self, db: Db, value: Any) -> None:
        values.check_amount(value)

    def parse(self, db: Db, text: str) -> Any:
        return values.amount(text)

    def show(self, value: Any) -> str:
        return formats.money(value)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.MoneyField(self.label, minimum=self.minimum, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.NumberFilter(key, label, self.attribute, money=True)


@dataclass(frozen=True, eq=False)
class Date(Field):
    kind = "date"

    def clean(self, value: Any) -> Any:
        if value is not None and (not isinstance(value, date) or isinstance(value, datetime)):
            raise ValueError("Enter a date such as 04/12/2026.")
        return value

    def check(self, db: Db, value: Any) -> None:
        values.check_day(value)

    def parse(self, db: Db, text: str) -> Any:
        return values.typed_day(text, db.today)

    def show(self, value: Any) -> str:
        return formats.day(value)

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.DateField(self.label, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.DateFilter(key, label, self.attribute)


@dataclass(frozen=True, eq=False)
class Moment(Field):
    """A day with a time, mostly written by the clock; it has no control of its own."""

    kind = "moment"

    def clean(self, value: Any) -> Any:
        if value is not None and (not isinstance(value, datetime) or value.tzinfo is None):
            raise ValueError("Enter a date and time.")
        return value

    def check(self, db: Db, value: Any) -> None:
        values.check_day(value)

    def show(self, value: Any) -> str:
        return formats.moment(value)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.DateFilter(key, label, self.attribute)


@dataclass(frozen=True, eq=False)
class YesNo(Field):
    def clean(self, value: Any) -> Any:
        if value is not None and not isinstance(value, bool):
            raise ValueError("Choose yes or no.")
        return value

    def parse(self, db: Db, text: str) -> Any:
        word = text.casefold()
        if word not in (*_YES, *_NO):
            raise ValueError("Write yes or no.")
        return word in _YES

    def show(self, value: Any) -> str:
        return "Yes" if value else "No"

    def _list_value(self, record: Any) -> Any:
        return self.show(self.of(record))

    def _control(self, **look: Any) -> fields.PlatformField:
        return fields.CheckboxField(self.label, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.FlagFilter(key, label, self.attribute)


@dataclass(frozen=True, eq=False)
class Choice(Field):
    """One of some texts."""

    choices: Sequence[str]
    _: KW_ONLY
    not_offered: Sequence[str] = ()  # values that only actions give, so that no form has them

    def list_column(self) -> Column:
        """It sorts by the order in which the choices are offered, unless told otherwise."""
        column = super().list_column()
        return replace(column, sort=self.place()) if self.sort is True and column.sort is not None else column

    def place(self) -> Any:
        """The place of a record's value among the choices, in SQL."""
        return in_order(self.attribute, self.choices)

    def clean(self, value: Any) -> Any:
        if value is not None and not isinstance(value, str):
            raise ValueError("Enter text.")
        return values.one_line(value or "") or None

    def check(self, db: Db, value: Any) -> None:
        if value not in self.choices:
            raise ValueError(f"Choose one of: {', '.join(self.choices)}.")

    def parse(self, db: Db, text: str) -> Any:
        return next((choice for choice in self.choices if choice.casefold() == text.casefold()), text)

    def _control(self, **look: Any) -> fields.PlatformField:
        offered = [choice for choice in self.choices if choice not in self.not_offered]
        return fields.SelectField(self.label, choices=offered, **look)

    def _filter(self, key: str, label: str) -> filters.Filter:
        return filters.ChoiceFilter(key, label, self.attribute, choices=self.choices)
