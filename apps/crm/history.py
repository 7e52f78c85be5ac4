"""A record's audit log as people read it: field names, and names instead of ids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import Date, select
from sqlalchemy.sql.schema import Column

from ..platform import formats
from ..platform.database import Db
from ..platform.models import AuditEntry, Person, UtcDateTime
from .field_access import hidden
from .fields import FIELDS
from .models import Pricebook, Queue, Stage
from .objects import OBJECTS, CrmRecord, object_of

_HIDDEN = {"stage_entered_at", "deleted_at", "last_stage_id", "merged_into_id", "parent_type"}
_NAMED: dict[str, type[Any]] = {
    "org_person": Person,
    "crm_user": Person,
    "crm_stage": Stage,
    "crm_pricebook": Pricebook,
    "crm_queue": Queue,
    **{entry.model.__tablename__: entry.model for entry in OBJECTS.values() if hasattr(entry.model, "name")},
}


@dataclass(frozen=True)
class FieldChange:
    at: datetime
    person: Person | None
    name: str  # of the column
    field: str  # as people call it
    before: str
    after: str
    entry_id: int | None  # of the entry in the log; those of one entry were saved together

    @property
    def who(self) -> str:
        return self.person.name if self.person else "System"


def changes_of(db: Db, record: CrmRecord, limit: int = 100) -> list[FieldChange]:
    """The latest changes of a record's fields, newest first."""
    entries = db.execute(
        select(AuditEntry, Person)
        .outerjoin(Person, Person.id == AuditEntry.person_id)
        .where(AuditEntry.table == record.__tablename__, AuditEntry.pk == str(record.id))
        .where(AuditEntry.action == "update")
        .order_by(AuditEntry.id.desc())
        .limit(limit)
    ).all()
    return in_words(db, type(record), [(entry, person) for entry, person in entries])


def in_words(db: Db, model: type[CrmRecord], entries: Sequence[tuple[AuditEntry, Person | None]]) -> list[FieldChange]:
    """What entries of the log about records of a model say, field by field."""
    columns: dict[str, Any] = dict(model.__table__.columns.items())
    fields = FIELDS[object_of(model).key]
    gone = hidden(db, object_of(model).key)
    names = _names(db, columns, [entry for entry, _person in entries])
    return [
        FieldChange(
            entry.at,
            person,
            field,
            fields.label(field),
            _text(db, columns[field], entry.before.get(field), names),
            _text(db, columns[field], after, names),
            entry.id,
        )
        for entry, person in entries
        for field, after in entry.after.items()
        if field in columns and field not in _HIDDEN and field not in gone
    ]


def _table(column: Column[Any]) -> str | None:
    """The table that a foreign key points to."""
    return next((key.column.table.name for key in column.foreign_keys), None)


def _names(db: Db, columns: dict[str, Column[Any]], entries: list[AuditEntry]) -> dict[tuple[str, int], str]:
    """The names of all records that the entries mention, with one query per table."""
    wanted: dict[str, set[int]] = {}
    for entry in entries:
        for values in (entry.before, entry.after):
            for field, value in values.items():
                table = _table(columns[field]) if field in columns else None
                if table in _NAMED and value is not None:
                    wanted.setdefault(table, set()).add(value)
    return {
        (table, record.id): record.name
        for table, ids in sorted(wanted.items())
        for record in db.scalars(select(_NAMED[table]).where(_NAMED[table].id.in_(sorted(ids))))
    }


def _text(db: Db, column: Column[Any], value: Any, names: dict[tuple[str, int], str]) -> str:
    table = _table(column)
    if value is None or value == "":
        return formats.EMPTY
    if table is not None:
        return names.get((table, value), f"#{value}")
    if column.info.get("unit") == "cents":
        return formats.money(value, currency=db.company.currency)
    if isinstance(column.type, Date):
        return formats.day(date.fromisoformat(value))
    if isinstance(column.type, UtcDateTime):
        return formats.moment_at(datetime.fromisoformat(value), db.timezone)
    if isinstance(value, bool):
        return "Yes" if value else "No"
    return str(value)
