"""The recycle bin: what was deleted comes back, with what went along."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from ....platform.database import Db
from ....platform.errors import Blocked, NotFound
from ....platform.models import Record
from ...models import Account, Contact, Deal, Lead, Quote
from ...objects import OBJECTS, CrmRecord, label_of, object_of, reference
from ...permissions import may, require, require_mass_update
from ..naming import naming


def restore_records(db: Db, key: str, ids: Sequence[int]) -> list[CrmRecord]:
    """Bring records of object `key` back, each with what was deleted along with it; all of them or none.

    Raises Blocked where what a record belongs to is in the bin itself.
    """
    require_mass_update(db, len(ids))
    return [_restore(db, key, id) for id in ids]


def _restore(db: Db, key: str, record_id: int) -> CrmRecord:
    model: Any = OBJECTS[key].model
    record: CrmRecord | None = db.get(model, record_id)
    if record is None or record.deleted_at is None or not may(db, "read", record):
        raise NotFound("This is not in the recycle bin. Somebody may have restored it.")
    require(db, "delete", record)
    owner = _belongs_to(db, record)
    if owner is not None and owner.deleted_at is not None:
        noun = object_of(owner).singular.lower()
        raise Blocked(
            f"{label_of(record)} belongs to the {noun} {label_of(owner)}, which is in the recycle bin. "
            f"Restore the {noun} first.",
            [reference(owner)],
        )
    back: dict[int, Record] = {}
    _collect(db, record, record.deleted_at, back)
    for each in back.values():
        each.deleted_at = None
    if isinstance(record, Account | Contact | Lead):
        record.merged_into_id = None
    db.flush()
    return record


def _belongs_to(db: Db, record: CrmRecord) -> CrmRecord | None:
    """The record with which this one would have been deleted."""
    parent_type, parent_id = getattr(record, "parent_type", None), getattr(record, "parent_id", None)
    if parent_type is not None and parent_id is not None:
        model: Any = OBJECTS[parent_type].model
        parent: CrmRecord | None = db.get(model, parent_id)
        return parent
    if isinstance(record, Quote):
        return db.get(Deal, record.deal_id)
    account_id = None if isinstance(record, Account) else getattr(record, "account_id", None)
    return db.get(Account, account_id) if account_id is not None else None


def _collect(db: Db, record: Any, moment: datetime, back: dict[int, Record]) -> None:
    """A record, and below it what was deleted at the same moment."""
    if id(record) in back:
        return
    back[id(record)] = record
    try:
        key = object_of(record).key
    except KeyError:
        return
    for row, name in naming(db, key, [record.id]):
        # An account below another one is not part of it, nor is who reports to somebody.
        is_part = not isinstance(row, Account) and not (isinstance(row, Contact) and name == "reports_to_id")
        if is_part and getattr(row, "deleted_at", None) == moment:
            _collect(db, row, moment, back)
