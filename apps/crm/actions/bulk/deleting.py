"""Records into the recycle bin, one or many: what stands in the way, and what goes along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....platform.database import Db
from ....platform.errors import Blocked
from ....platform.models import Record
from ...objects import OBJECTS, CrmRecord, Parent, object_of
from ...permissions import may, why_not
from ..saving import activities, require_each


@dataclass(frozen=True)
class Obstacle:
    """Why a record cannot be deleted: because of other records, or for a reason that is said."""

    record: CrmRecord
    because: Sequence[CrmRecord] = ()
    reason: str = ""


def taken_along(db: Db, key: str, records: Sequence[CrmRecord]) -> list[Record]:
    """What goes into the recycle bin together with records of object `key`."""
    cascade = getattr(OBJECTS[key].module("actions"), "cascade", None)
    if cascade is not None:
        return list(cascade(db, records))
    return list(activities(db, [record for record in records if isinstance(record, Parent)]))


def obstacles(db: Db, key: str, records: Sequence[CrmRecord]) -> list[Obstacle]:
    """What keeps each of these records of object `key` from being deleted, in their order."""
    blocking_records = getattr(OBJECTS[key].module("actions"), "blocking_records", None)
    blocking = blocking_records(db, records) if blocking_records is not None else {}
    found = [Obstacle(record, blocking.get(record.id, ()), _reason(db, record)) for record in records]
    return [each for each in found if each.because or each.reason]


def _reason(db: Db, record: CrmRecord) -> str:
    if not may(db, "delete", record):
        return why_not(db, "delete", record)
    return object_of(record).stays_for(record)


def delete_records(db: Db, key: str, ids: Sequence[int]) -> list[CrmRecord]:
    """Delete the records of object `key`, all of them or none; Blocked lists what stands in the way of any."""
    require_each(db, "delete", key, ids)
    delete = OBJECTS[key].action("delete")
    deleted: list[CrmRecord] = []
    for record_id in ids:
        try:
            deleted.append(delete(db, record_id))
        except Blocked as error:
            if len(ids) > 1:
                raise Blocked(f"Nothing was deleted. {error}", error.because) from error
            raise
    return deleted
