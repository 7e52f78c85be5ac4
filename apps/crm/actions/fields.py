"""Checking of values: what the model says about a column, plus the checks that an object declares for its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from functools import cached_property
from typing import Any

from sqlalchemy import Boolean, Date, Integer, String, inspect, select
from sqlalchemy.sql.schema import Column

from ...platform import values
from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.limits import LONGEST_TEXT
from ...platform.models import Record, UtcDateTime
from ..models import User
from ..objects import CrmRecord, object_of
from ..permissions import assignable_users, scope

#: Returns the value as it is to be stored, or raises ValueError with a message for the person at the form.
Check = Callable[[Db, Any], Any]


def label(field: str) -> str:
    """A column's name as people read it: `close_date` is "Close date"."""
    words = field.removesuffix("_id").replace("_", " ")
    return words.replace("est ", "estimated ").replace("email", "e-mail").capitalize()


def email(_db: Db, value: str) -> str:
    return values.email(value)


def phone(_db: Db, value: str) -> str:
    return values.phone(value)


def website(_db: Db, value: str) -> str:
    return values.website(value)


def choice(options: Sequence[str]) -> Check:
    def check(_db: Db, value: str) -> str:
        if value not in options:
            raise ValueError(f"Choose one of: {', '.join(options)}.")
        return value

    return check


def between(lowest: int, highest: int) -> Check:
    def check(_db: Db, value: int) -> int:
        if not lowest <= value <= highest:
            raise ValueError(f"Enter a whole number from {lowest} to {highest}.")
        return value

    return check


def money(_db: Db, value: int) -> int:
    return values.check_amount(value)


def link(model: type[CrmRecord]) -> Check:
    """The id of a record that the acting user can see."""

    def check(db: Db, value: int) -> int:
        found = select(model.id).where(model.id == value, model.deleted_at.is_(None), scope(db, model, "read"))
        if db.scalar(found) is None:
            raise ValueError(f"That {object_of(model).singular.lower()} does not exist. Choose one from the list.")
        return value

    return check


def user(db: Db, value: int) -> int:
    """The id of somebody who may be given records."""
    if db.scalar(assignable_users().with_only_columns(User.id).where(User.id == value)) is None:
        found = db.get(User, value)
        who = found.name if found else "That user"
        raise ValueError(f"{who} cannot receive records: choose an active user.")
    return value


class Fields:
    """The columns of `model` that people may write: the keys of the TypedDict `values`."""

    def __init__(self, model: type[Record], values: type[Any], **checks: Check) -> None:
        self.model = model
        self.names = tuple(values.__annotations__)
        self.checks = checks

    @cached_property
    def _columns(self) -> dict[str, Column[Any]]:
        return dict(inspect(self.model).columns.items())

    def clean(self, db: Db, values: Mapping[str, Any], record: Record | None = None) -> dict[str, Any]:
        """The values that would change `record`, checked; for a new record, all of them and nothing left blank.

        Raises Invalid with one message per field.
        """
        cleaned: dict[str, Any] = {}
        errors: dict[str, str] = {}
        for name in self.names:
            if name not in values:
                column = self._columns[name]
                if record is None and not column.nullable and column.default is None:
                    errors[name] = f"{label(name)} is required."
                continue
            try:
                value = self._check(db, name, values[name], record)
            except ValueError as error:
                errors[name] = str(error)
                continue
            if record is None or value != getattr(record, name):
                cleaned[name] = value
        unknown = sorted(set(values) - set(self.names))
        if unknown:
            raise TypeError(f"{self.model.__name__} has no field {', '.join(unknown)} that may be written")
        if errors:
            raise Invalid(errors)
        return cleaned

    def _check(self, db: Db, name: str, value: Any, record: Record | None) -> Any:
        column = self._columns[name]
        value = _of_type(column, value)
        if record is not None and value == getattr(record, name):
            return value  # what is stored already need not be proved again
        if value is None:
            if not column.nullable:
                raise ValueError(f"{label(name)} is required.")
            return None
        if isinstance(column.type, Integer) and not column.foreign_keys and value < 0:
            raise ValueError("Enter a number of 0 or more.")
        if isinstance(value, date):
            values.check_day(value)
        return self.checks[name](db, value) if name in self.checks else value


def _of_type(column: Column[Any], value: Any) -> Any:
    """The value if it is of the column's type; text is trimmed, and empty text is no value."""
    if value is None:
        return None
    match column.type:
        case String(length=length):
            if not isinstance(value, str):
                raise ValueError("Enter text.")
            # One line where the column is short; free text keeps its lines.
            text = values.one_line(value) if length else values.lines(value)
            if len(text) > (length or LONGEST_TEXT):
                raise ValueError(f"Use at most {length or LONGEST_TEXT} characters; this has {len(text)}.")
            return text or None
        case Boolean():
            if not isinstance(value, bool):
                raise ValueError("Choose yes or no.")
        case Integer():
            if not isinstance(value, int) or isinstance(value, bool):
                raise ValueError("Enter a whole number.")
            if abs(value) >= 2**53:
                raise ValueError("This number is too large.")
        case Date():
            if not isinstance(value, date) or isinstance(value, datetime):
                raise ValueError("Enter a date such as 04/12/2026.")
        case UtcDateTime():
            if not isinstance(value, datetime) or value.tzinfo is None:
                raise ValueError("Enter a date and time.")
    return value
