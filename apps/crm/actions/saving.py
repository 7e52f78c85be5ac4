"""What all actions share: loading a record for a change, the values to save, choosing the owner, deleting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ...platform.models import Record
from ...platform.record_fields import RecordFields
from .. import validation
from ..field_access import require_fields
from ..fields.targets import check_user
from ..models import PARENTS, Document, Event, Note, Task
from ..objects import OBJECTS, CrmRecord, Parent, label_of, object_of
from ..permissions import Operation, may, may_assign, require, require_create, require_mass_update
from ..queries import find

M = TypeVar("M", bound=CrmRecord)
Activity = Task | Event | Note | Document


def load(db: Db, model: type[M], record_id: int, *, to: Operation = "edit", version: int | None = None) -> M:
    """The record for a change: visible, allowed, and not saved by somebody else since `version`."""
    record = find(db, model, record_id)
    require(db, to, record)
    db.check_version(record, label_of(record), version)
    return record


def require_each(db: Db, operation: Operation, key: str, record_ids: Sequence[int]) -> None:
    """Raise Forbidden unless the acting user may do `operation` on all of these at once; say on how many not."""
    require_mass_update(db, len(record_ids))
    entry = OBJECTS[key]
    refused = [record for id in record_ids if not may(db, operation, record := find(db, entry.model, id))]
    if refused and len(record_ids) > 1:
        count, first = len(refused), label_of(refused[0])
        which = f"one of them, {first}" if count == 1 else f"{count:,} of the {len(record_ids):,}, such as {first}"
        raise Forbidden(f"Nothing was done: your role does not allow you to {operation} {which}.")


def apply(record: Record, changes: Mapping[str, Any]) -> None:
    for name, value in changes.items():
        if getattr(record, name) != value:
            setattr(record, name, value)


def start(db: Db, fields: RecordFields, values: Mapping[str, Any]) -> dict[str, Any]:
    """The checked values of a new record, with first values where none is given: its owner is the acting user."""
    require_create(db, object_of(fields.model).key)
    cleaned = fields.clean(db, fields.with_defaults(db, values))
    if cleaned.get("owner_id") != db.actor_id:
        require_assign(db)
    key = object_of(fields.model).key
    require_fields(db, key, {name for name, value in cleaned.items() if value != fields[name].first_value(db)})
    return cleaned


def change(db: Db, fields: RecordFields, record: CrmRecord, values: Mapping[str, Any]) -> dict[str, Any]:
    """The checked values that would change `record`."""
    changes = fields.clean(db, values, record)
    if "owner_id" in changes:
        require_assign(db)
    require_fields(db, object_of(record).key, changes.keys())
    return changes


def obey(db: Db, record: CrmRecord) -> None:
    """Raise Invalid unless the record, as it is about to be kept, obeys the validation rules in force."""
    validation.check(db, object_of(record).key, record)


def require_assign(db: Db) -> None:
    if not may_assign(db):
        raise Forbidden("Your role does not allow you to assign records to other people.")


def check_owner(db: Db, owner_id: int) -> None:
    """Raise Invalid unless `owner_id` may be given records."""
    try:
        check_user(db, owner_id)
    except ValueError as error:
        raise Invalid(owner_id=str(error)) from error


def check_parent(db: Db, parent_type: str | None, parent_id: int | None) -> None:
    """Raise Invalid unless both are empty or they name a record that the acting user can see."""
    if parent_type is None and parent_id is None:
        return
    if parent_type not in PARENTS or parent_id is None:
        raise Invalid(parent_id="Choose the record that this belongs to.")
    try:
        parent = find(db, OBJECTS[parent_type].model, parent_id)
    except NotFound as error:
        raise Invalid(parent_id=str(error)) from error
    if getattr(parent, "is_converted", False):
        raise Invalid(parent_id="A converted lead is read-only: use the contact or the deal it became.")


def activities(db: Db, parents: Iterable[Parent]) -> list[Activity]:
    """The tasks, events, notes and files of these records, the deleted ones left out."""
    found: list[Activity] = []
    by_type: dict[str, list[int]] = {}
    for parent in parents:
        by_type.setdefault(object_of(parent).key, []).append(parent.id)
    for parent_type, ids in by_type.items():
        models: tuple[type[Any], ...] = (Task, Event, Note, Document)
        for model in models:
            hanging = select(model).where(
                model.parent_type == parent_type, model.parent_id.in_(ids), model.deleted_at.is_(None)
            )
            found += db.scalars(hanging.order_by(model.id))
    return found


def bin_records(db: Db, records: Iterable[Record]) -> None:
    """Put the records into the recycle bin."""
    for record in records:
        record.deleted_at = db.now
    db.flush()
