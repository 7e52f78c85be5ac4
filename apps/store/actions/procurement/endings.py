"""How purchase orders and transfers end: all of it arrived, it was closed short, it was canceled."""

from __future__ import annotations

from collections.abc import Mapping

from ....platform.database import Db
from ...models import Location, PurchaseOrder, Transfer
from .. import stock
from ..values import Values
from . import noting
from .arrivals import arrivals, put_away


def clean_reason(reason: str) -> str:
    """Why something ends early."""
    values = Values()
    found = values.text("reason", reason, "Reason")
    values.done()
    return found


def book(
    db: Db,
    record: PurchaseOrder | Transfer,
    place: Location,
    accepted: Mapping[int, int],
    damaged: Mapping[int, int],
    why: str,
    slip: str | None = None,
) -> None:
    """Book what has arrived at a location (numbers by line id); with the last of it the record ends."""
    found = arrivals(record.lines, accepted, damaged)
    put_away(db, found, place.id, why, record, note=f"{record.name}, delivery note {slip}" if slip else record.name)
    record.revision += 1
    record.status = "Partially received" if any(line.open for line in record.lines) else "Received"
    if record.status == "Received":
        record.closed_at = db.now
    whole = [(each.accepted, each.line.sku) for each in found if each.accepted]
    broken = [(each.damaged, each.line.sku) for each in found if each.damaged]
    noting.note(db, record, "received", noting.received(whole, broken, place.name, slip))


def close_short(db: Db, record: PurchaseOrder | Transfer, location_id: int, reason: str) -> None:
    """Wait no longer for what is still to come to a location."""
    reason = clean_reason(reason)
    left = [line for line in record.lines if line.open]
    for line in left:
        stock.expect(db, line.variant_id, location_id, -line.open)
    record.status, record.closed_at, record.close_reason = "Closed short", db.now, reason
    noting.note(db, record, "closed", noting.closed([(line.open, line.sku) for line in left], reason))


def cancel(db: Db, record: PurchaseOrder | Transfer, reason: str) -> None:
    """Nothing of it will come."""
    record.status, record.closed_at, record.close_reason = "Canceled", db.now, reason
    noting.note(db, record, "canceled", noting.canceled(reason))
