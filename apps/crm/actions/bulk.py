"""Actions on many records of one object at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...platform.database import Db
from ...platform.errors import Blocked
from ...platform.models import Record
from ..models import Account, Contact, Deal, Lead
from ..objects import OBJECTS, CrmRecord, OwnedRecord, Parent
from . import accounts, contacts, deals
from .accounts import delete_account
from .cases import delete_case
from .contacts import delete_contact
from .deals import delete_deal
from .events import delete_event
from .leads import check_unconverted, delete_lead
from .notes import delete_note
from .quotes import delete_quote
from .saving import activities, apply, check_owner, load, require_assign, require_each
from .tasks import delete_task

_DELETE: dict[str, Callable[..., CrmRecord]] = {
    "account": delete_account,
    "contact": delete_contact,
    "lead": delete_lead,
    "deal": delete_deal,
    "task": delete_task,
    "event": delete_event,
    "note": delete_note,
    "case": delete_case,
    "quote": delete_quote,
}


def taken_along(db: Db, record: Parent) -> list[Record]:
    """What goes into the recycle bin together with a record."""
    match record:
        case Account():
            return accounts.cascade(db, record)
        case Contact():
            return contacts.cascade(db, record)
        case Deal():
            return deals.cascade(db, record)
        case _:
            return list(activities(db, [record]))


def change_owner(
    db: Db, key: str, ids: Sequence[int], owner_id: int, *, version: int | None = None
) -> list[OwnedRecord]:
    """Give the records of object `key` to `owner_id`; all of them or none. Returns those that changed hands."""
    require_assign(db)
    require_each(db, "edit", key, ids)
    check_owner(db, owner_id)
    model: type[Any] = OBJECTS[key].model
    changed: list[OwnedRecord] = []
    for record_id in ids:
        record = load(db, model, record_id, version=version)
        if isinstance(record, Lead):
            check_unconverted(record)
        if record.owner_id != owner_id:
            apply(record, {"owner_id": owner_id})
            changed.append(record)
    db.flush()
    for record in changed:
        db.expire(record, ["owner"])
    return changed


def delete_records(db: Db, key: str, ids: Sequence[int]) -> list[CrmRecord]:
    """Delete the records of object `key`, all of them or none; Blocked lists what stands in the way of any."""
    require_each(db, "delete", key, ids)
    deleted: list[CrmRecord] = []
    for record_id in ids:
        try:
            deleted.append(_DELETE[key](db, record_id))
        except Blocked as error:
            if len(ids) > 1:
                raise Blocked(f"Nothing was deleted. {error}", error.because) from error
            raise
    return deleted
