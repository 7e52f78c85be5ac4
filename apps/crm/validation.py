"""Validation rules: conditions on a record, kept by administrators, under which it is not saved.

A rule has up to four clauses, each of a field, an operator and a value or another field. Values stand in it as text: a
number as such, money in cents, a day as YYYY-MM-DD or the word "today", a row by its id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import select

from ..platform import formats
from ..platform.database import Db
from ..platform.errors import Invalid
from ..platform.record_fields import Choice, Date, Field, Integer, Moment, Money, Percent, RowChoice, Text, YesNo
from ..platform.record_fields.references import RowField
from .fields import FIELDS
from .models import ValidationRule

#: The objects that rules can be about.
OBJECTS_WITH_RULES = ("account", "contact", "lead", "deal", "task", "case", "event", "quote", "note")
MOST_CLAUSES = 4
#: Where a unit of work keeps the rules in force.
CACHE = "crm_validation_rules"

TODAY = "today"
_NUMBERS = ("=", "≠", "<", ">")
_DAYS = ("on", "before", "after")
_EMPTY = ("is empty", "is filled in")
_TEXTS = ("is", "is not", "contains", "is shorter than", "is longer than")
_CHOICES = ("is", "is not")
_FLAGS = ("is yes", "is no")
#: Every operator, in the order in which forms show them.
OPERATORS = tuple(dict.fromkeys((*_CHOICES, *_TEXTS, *_NUMBERS, *_DAYS, *_FLAGS, *_EMPTY)))
#: Those that take no value.
ALONE = (*_FLAGS, *_EMPTY)
#: Those whose value is a number of characters.
LENGTHS = ("is shorter than", "is longer than")


def operators_of(field: Field) -> tuple[str, ...]:
    """How a rule can ask about a field."""
    match field:
        case YesNo():
            return _FLAGS
        case Money() | Integer() | Percent():
            return (*_NUMBERS, *_EMPTY)
        case Date() | Moment():
            return (*_DAYS, *_EMPTY)
        case Choice() | RowChoice():
            return (*_CHOICES, *_EMPTY)
        case RowField():
            return _EMPTY
        case Text():
            return (*_TEXTS, *_EMPTY)
        case _:
            return _EMPTY


def rule_fields(object: str) -> dict[str, Field]:
    """The fields of an object that rules can ask about, by name: what its rows hold."""
    return {field.name: field for field in FIELDS[object] if field.sql is not None}


@dataclass(frozen=True)
class Clause:
    """`value` as it is kept; `other` is the name of a field that stands in its place."""

    field: str
    operator: str
    value: str = ""
    other: str = ""

    def row(self) -> dict[str, str]:
        """As the rule's row keeps it."""
        return {"field": self.field, "operator": self.operator, "value": self.value, "other": self.other}

    def holds(self, field: Field, record: Any, today: date) -> bool:
        """Whether it is so of a record."""
        found = _plain(getattr(record, self.field, None))
        if self.operator in _EMPTY:
            return (found in (None, "")) == (self.operator == "is empty")
        if self.operator in _FLAGS:
            return bool(found) == (self.operator == "is yes")
        wanted = _plain(getattr(record, self.other, None)) if self.other else _kept(self, field, today)
        if self.operator in ("is not", "≠"):
            return bool(found != wanted)
        if found is None or wanted is None:
            return False  # what is not there is neither more nor less
        return bool(_COMPARISONS[self.operator](found, wanted))


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "is": lambda found, wanted: found == wanted,
    "=": lambda found, wanted: found == wanted,
    "on": lambda found, wanted: found == wanted,
    "<": lambda found, wanted: found < wanted,
    "before": lambda found, wanted: found < wanted,
    ">": lambda found, wanted: found > wanted,
    "after": lambda found, wanted: found > wanted,
    "contains": lambda found, wanted: wanted in found,
    "is shorter than": lambda found, wanted: len(found) < wanted,
    "is longer than": lambda found, wanted: len(found) > wanted,
}


def _plain(value: Any) -> Any:
    """A value as clauses compare it: days without a time, texts without case."""
    if isinstance(value, datetime):
        return value.date()
    return value.casefold() if isinstance(value, str) else value


def _kept(clause: Clause, field: Field, today: date) -> Any:
    """The value of a clause, of the type that its field has."""
    if clause.operator in LENGTHS:
        return int(clause.value)
    match field:
        case Money() | Integer() | Percent() | RowChoice():
            return int(clause.value)
        case Date() | Moment():
            return today if clause.value == TODAY else date.fromisoformat(clause.value)
        case _:
            return clause.value.casefold()


@dataclass(frozen=True)
class Rule:
    """A rule as it is tried on records."""

    id: int
    object: str
    name: str
    clauses: tuple[Clause, ...]
    joined: str
    message: str
    field: str
    holds_from: date | None

    @classmethod
    def of(cls, row: ValidationRule) -> Rule:
        clauses = tuple(Clause(**clause) for clause in row.clauses)
        return cls(row.id, row.object, row.name, clauses, row.joined, row.message, row.field, row.holds_from)

    def is_broken_by(self, record: Any, today: date) -> bool:
        """Whether the record is as the rule forbids, old or not."""
        fields = FIELDS[self.object]
        held = (clause.holds(fields[clause.field], record, today) for clause in self.clauses)
        return any(held) if self.joined == "any" else all(held)

    def lets_be(self, made: date) -> bool:
        """Whether a record made on that day is older than the rule."""
        return self.holds_from is not None and made < self.holds_from


def rules(db: Db, object: str) -> list[Rule]:
    """The rules in force for an object, by name; read once per unit of work."""
    cached: dict[str, list[Rule]] | None = db.info.get(CACHE)
    if cached is None:
        cached = db.info[CACHE] = {}
        in_force = select(ValidationRule).where(ValidationRule.is_active, ValidationRule.deleted_at.is_(None))
        for row in db.scalars(in_force.order_by(ValidationRule.name, ValidationRule.id)):
            cached.setdefault(row.object, []).append(Rule.of(row))
    return cached.get(object, [])


def forget(db: Db) -> None:
    """Have the rules read anew, once they have changed."""
    db.info.pop(CACHE, None)


def made_on(db: Db, record: Any) -> date:
    """The day on which a record was made; one that is not stored yet is made today."""
    at = getattr(record, "created_at", None)
    return at.astimezone(db.timezone).date() if at is not None else db.today


def broken(db: Db, object: str, record: Any) -> list[Rule]:
    """The rules in force that forbid to save the record as it is."""
    with db.no_autoflush:
        made = made_on(db, record)
        found = [rule for rule in rules(db, object) if not rule.lets_be(made)]
        return [rule for rule in found if rule.is_broken_by(record, db.today)]


def check(db: Db, object: str, record: Any) -> None:
    """Raise Invalid, with the message of each rule at its field, unless the record obeys the rules of its object."""
    errors: dict[str, str] = {}
    for rule in broken(db, object, record):
        errors[rule.field] = f"{errors[rule.field]} {rule.message}" if rule.field in errors else rule.message
    if errors:
        raise Invalid(errors)


# -- In words --------------------------------------------------------------------------------------------------------


def value_text(db: Db, object: str, clause: Mapping[str, str]) -> str:
    """The value of a clause as people type and read it."""
    if clause["operator"] in ALONE or clause["other"]:
        return ""
    field, value = FIELDS[object][clause["field"]], clause["value"]
    if clause["operator"] in LENGTHS:
        return value
    match field:
        case Money():
            return formats.amount(int(value))
        case RowChoice():
            return dict(field.choices(db)).get(int(value), "(deleted)")
        case Date() | Moment():
            return value if value == TODAY else formats.day(date.fromisoformat(value))
        case _:
            return value


def words(db: Db, rule: ValidationRule) -> str:
    """The condition of a rule in a sentence: "Amount > 50,000.00 and Next step is empty"."""
    fields = FIELDS[rule.object]
    parts = []
    for clause in rule.clauses:
        value = fields.label(clause["other"]) if clause["other"] else value_text(db, rule.object, clause)
        unit = " characters" if clause["operator"] in LENGTHS else ""
        parts.append(f"{fields.label(clause['field'])} {clause['operator']} {value}".strip() + unit)
    return (" or " if rule.joined == "any" else " and ").join(parts)
