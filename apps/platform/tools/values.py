"""How the fields of records travel: as JSON in arguments and results, and as what actions take.

A reference travels as the name that pages show, or as an id where names repeat; amounts in dollars, days as 2026-04-12,
moments as they are at the office.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import Annotated, Any, Literal, overload

from pydantic import Field as About
from pydantic import StringConstraints

from ..database import Db
from ..errors import DomainError, Invalid
from ..limits import LARGEST_AMOUNT
from ..record_fields import Choice, Date, Field, Integer, Moment, Money, RecordFields, Text, YesNo
from ..record_fields.references import Reference, RowChoice, RowField
from ..values import whole_cents

#: A record by its name, or by its id.
Named = int | Annotated[str, StringConstraints(min_length=1, max_length=400)]


@overload
def at_office(db: Db, moment: datetime) -> str: ...
@overload
def at_office(db: Db, moment: datetime | None) -> str | None: ...
def at_office(db: Db, moment: datetime | None) -> str | None:
    """A moment as the office's clock shows it: 2026-05-14T09:30."""
    return None if moment is None else moment.astimezone(db.timezone).replace(tzinfo=None).isoformat(timespec="minutes")


def argument_of(field: Field) -> str:
    """What an argument for a field is called: `account` for `account_id`."""
    return field.name.removesuffix("_id")


def annotation_of(field: Field) -> Any:
    """The type of an argument that a field makes, without None, with its limits and its choices."""
    about = ". ".join(part.strip(".") for part in (field.label, field.help) if part) + "."
    if isinstance(field, RowField):
        return Annotated[Named, About(description=f"{about} By name, or by id.")]
    if isinstance(field, Money):
        return Annotated[float, About(ge=0, le=LARGEST_AMOUNT / 100, description=f"{about} In dollars.")]
    if isinstance(field, Integer):
        return Annotated[int, About(ge=field.minimum, le=field.maximum, description=about)]
    if isinstance(field, Date):
        return Annotated[date, About(description=about)]
    if isinstance(field, Moment):
        return Annotated[datetime, About(description=f"{about} At the office.")]
    if isinstance(field, YesNo):
        return Annotated[bool, About(description=about)]
    if isinstance(field, Choice) and field.choices:
        return Annotated[Literal[tuple(field.choices)], About(description=about)]
    longest = field.longest if isinstance(field, Text) else None
    return Annotated[str, About(max_length=longest, description=about)]


def to_action(db: Db, fields: RecordFields, given: Mapping[str, Any]) -> dict[str, Any]:
    """The values of an action from arguments, by the names of columns. Raises Invalid with a message per argument."""
    by_argument = {argument_of(field): field for field in fields}
    values: dict[str, Any] = {}
    errors: dict[str, str] = {}
    for name, value in given.items():
        field = by_argument[name]
        try:
            values[field.name] = _read(db, field, value)
        except ValueError as error:
            errors[name] = str(error)
    if errors:
        raise Invalid(errors)
    return values


def _read(db: Db, field: Field, value: Any) -> Any:
    if value is None:
        return None
    if isinstance(field, RowField):
        return value if isinstance(value, int) else field.parse(db, value)
    if isinstance(field, Money):
        return whole_cents(value)
    if isinstance(field, Moment):
        return value.replace(tzinfo=value.tzinfo or db.timezone)
    return value


def to_argument(db: Db, field: Field, value: Any) -> Any:
    """A value as actions take it, as an argument that means the same."""
    if value is None:
        return None
    if isinstance(field, Reference | RowChoice):
        return _said(db, field, value)
    if isinstance(field, Money):
        return value / 100
    if isinstance(field, Moment):
        return at_office(db, value)
    return value.isoformat() if isinstance(value, date) else value


def _said(db: Db, field: Reference | RowChoice, id: Any) -> Any:
    """The name of a row that a field refers to, where it leads to that alone; else its id."""
    try:
        name = dict(field.choices(db)).get(id) if isinstance(field, RowChoice) else field.target.label_of(db, id)
        return name if name and field.parse(db, name) == id else id
    except (DomainError, ValueError):
        return id


def shown(db: Db, field: Field, record: Any) -> Any:
    """What a field of a record is in a result: what pages show, as plain JSON."""
    value = field.of(record)
    if value is None or value == "":
        return None
    if isinstance(field, Reference):
        return field.target.label(value)
    if isinstance(field, Money):
        return value / 100
    if isinstance(value, datetime):
        return at_office(db, value)
    if isinstance(value, date):
        return value.isoformat()
    return value if isinstance(value, bool | int | float) else field.show(value)
