"""What staff do with an order that goes well: they take the money and send the goods."""

from __future__ import annotations

from datetime import datetime

from ...apps.store import timeline
from ...apps.store.models import CARRIERS, Fulfilment, FulfilmentLine
from ...apps.store.models.orders import fulfilment_name
from ..random_source import chance
from ..rows import new
from .order_record import OrderRecord


def capture(record: OrderRecord) -> datetime | None:
    """Take the money; when, unless that is still to come."""
    at = record.shop.at_work(record.random, record.placed_at, 14)
    if at >= record.now:
        return None
    by = record.shop.staff(record.random, "store-3", "store-3", "store", "support-6")
    record.order.captured = record.order.total
    record.pay(at, "Capture", record.order.total, by)
    record.event(at, "paid", timeline.captured(record.order.total, record.currency), by)
    return at


def ship(record: OrderRecord, after: datetime, *, partly: bool = False) -> datetime | None:
    """Send all that is open, or only the first half of it; when, unless that is still to come."""
    at = record.shop.at_work(record.random, after, 30)
    if at >= record.now:
        return None
    by = record.shop.staff(record.random, "warehouse", "warehouse-1", "warehouse-2", "warehouse-3")
    waiting = [line for line in record.lines if line.open]
    some = waiting[: max(1, len(waiting) // 2)] if partly else waiting
    tracked = chance(record.random, 93)
    number = f"{record.random.choice('NPSM')}{record.random.randrange(10**9, 10**10)}"
    parcel = record.draft.add(
        new(
            Fulfilment,
            order_id=record.order.id,
            location_id=record.home.id,
            name=fulfilment_name(record.order, len(record.parcels) + 1),
            status="Shipped",
            carrier=record.random.choice(CARRIERS) if tracked else None,
            tracking_number=number if tracked else None,
        ),
        at=at,
        by=by,
    )
    sent = []
    for line in some:
        count = line.open if not partly or len(waiting) > 1 else max(1, line.open // 2)
        record.draft.add(new(FulfilmentLine, fulfilment_id=parcel.id, order_line_id=line.id, quantity=count))
        line.fulfilled += count
        sent.append((count, line.sku))
        record.move(at, line, "Order shipped", committed=-count, by=by)
    record.event(at, "shipped", timeline.shipped(parcel.name, sent, record.home.name), by, parcel=parcel)
    if parcel.carrier and parcel.tracking_number:
        record.event(
            at, "tracking", timeline.tracking(parcel.name, parcel.carrier, parcel.tracking_number), by, parcel=parcel
        )
    record.parcels.append(parcel)
    return at
