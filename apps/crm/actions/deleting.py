"""Records into the recycle bin, one or many: what stands in the way, and what goes along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...platform.database import Db
from ...platform.errors import Blocked
from ...platform.models import Record
from ..models import Lead, Quote
from ..objects import CrmRecord
from ..permissions import may
from . import accounts, contacts, deals
from .accounts import delete_account
from .campaigns import delete_campaign
from .cases import delete_case
from .contacts import delete_contact
from .deals import delete_deal
from .events import delete_event
from .leads import delete_lead
from .notes import delete_note
from .quotes import delete_quote
from .saving import activities, require_each
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
    "campaign": delete_campaign,
}
_ALONG: dict[str, Callable[[Db, Sequence[Any]], Sequence[Record]]] = {
    "account": accounts.cascade,
    "contact": contacts.cascade,
    "deal": deals.cascade,
    "quote": deals.quote_parts,
    "lead": activities,
    "case": activities,
}
_BLOCKING: dict[str, Callable[[Db, Sequence[Any]], dict[int, list[Any]]]] = {
    "account": accounts.blocking_records,
    "contact": contacts.blocking_records,
}


@dataclass(frozen=True)
class Obstacle:
    """Why a record cannot be deleted: because of other records, or for a reason that is said."""

    record: CrmRecord
    because: Sequence[CrmRecord] = ()
    reason: str = ""


def taken_along(db: Db, key: str, records: Sequence[CrmRecord]) -> list[Record]:
    """What goes into the recycle bin together with records of object `key`."""
    return list(_ALONG[key](db, records)) if key in _ALONG else []


def obstacles(db: Db, key: str, records: Sequence[CrmRecord]) -> list[Obstacle]:
    """What keeps each of these records of object `key` from being deleted, in their order."""
    blocking = _BLOCKING[key](db, records) if key in _BLOCKING else {}
    found = [Obstacle(record, blocking.get(record.id, ()), _reason(db, record)) for record in records]
    return [each for each in found if each.because or each.reason]


def _reason(db: Db, record: CrmRecord) -> str:
    if not may(db, "delete", record):
        return "Your role does not allow you to delete it."
    if isinstance(record, Lead) and record.is_converted:
        return "It has been converted and is read-only."
    if isinstance(record, Quote) and record.status == "Accepted":
        return "The customer has accepted it, so it stays."
    return ""


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
