"""Orders that are held, or were for a while: who held them, why, until when."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from random import Random

from ....apps.store import timeline
from ....apps.store.models import Fulfilment, Hold, HoldLine, Order, OrderEvent, OrderLine, Payment
from ...grammar import say
from ...random_source import chance, pick
from ...rows import new
from ..phrases.holds import HOLD_NOTES
from ..shop import Shop

#: Who holds orders, by the reason.
_KEEPERS = {
    "Awaiting stock": ("warehouse", "warehouse-1", "warehouse-2"),
    "Address problem": ("store-3", "support-1", "warehouse-3"),
    "Suspected fraud": ("store", "support"),
    "Customer request": ("store-3", "support-lead", "support-2"),
    "Other": ("operations", "warehouse"),
}
#: Of so many orders that were sent one was on hold before.
_ONCE_HELD = 70


def make_holds(shop: Shop) -> None:
    random = shop.draft.random("store", "holds")
    lines: dict[int, list[OrderLine]] = defaultdict(list)
    for line in shop.draft.all(OrderLine):
        lines[line.order_id].append(line)
    _hold_sent(shop, random, lines)
    _hold_open(shop, random, lines)


def _hold_open(shop: Shop, random: Random, lines: dict[int, list[OrderLine]]) -> None:
    """Of those that wait the longest some are on hold."""
    waiting = [o for o in shop.draft.all(Order) if o.status == "Open" and any(line.open for line in lines[o.id])]
    older = waiting[: max(12, len(waiting) * 2 // 3)]
    when = {order.id: shop.at_work(random, order.updated_at, 20) for order in older}
    could = [o for o in older if when[o.id] < shop.draft.calendar.now and o.id not in shop.partly]
    for order in sorted(random.sample(could, min(len(could), max(6, len(older) // 3))), key=lambda order: order.id):
        at = when[order.id]
        reason = pick(random, _likely(order))
        some = [line for line in lines[order.id] if line.open]
        if reason == "Awaiting stock" and len(some) > 1 and chance(random, 60):
            some = some[: len(some) // 2]
        units = [(line, line.open) for line in some]
        hold = _hold(shop, random, order, units, reason, at)
        for line, count in units:
            line.held = count
        _tell(shop, hold, order, units, at)


def _likely(order: Order) -> dict[str, int]:
    """Why an order may be on hold, with how often that is so."""
    if order.payment_status == "Authorized":
        return {"Suspected fraud": 60, "Customer request": 40}
    if order.fulfilment_status == "Partial":
        return {"Awaiting stock": 80, "Other": 20}
    return {"Awaiting stock": 34, "Address problem": 28, "Suspected fraud": 12, "Customer request": 16, "Other": 10}


def _hold_sent(shop: Shop, random: Random, lines: dict[int, list[OrderLine]]) -> None:
    """Some that were sent later than they could have been had been on hold."""
    paid = {p.order_id: p.at for p in shop.draft.all(Payment) if p.kind == "Capture"}
    first: dict[int, datetime] = {}
    for parcel in shop.draft.all(Fulfilment):
        first.setdefault(parcel.order_id, parcel.created_at)
    # What is on an order that was edited came and went at its own time.
    sent = [o for o in shop.draft.all(Order) if o.id in first and o.edited_at is None]
    slow = [o for o in sent if first[o.id] - paid[o.id] > timedelta(hours=20)]
    for order in sorted(random.sample(slow, len(slow) // _ONCE_HELD), key=lambda order: order.id):
        at = paid[order.id] + timedelta(minutes=random.randrange(4, 35))
        until = first[order.id] - timedelta(minutes=random.randrange(6, 40))
        reason = pick(random, {"Address problem": 40, "Customer request": 25, "Suspected fraud": 20, "Other": 15})
        units = [(line, line.quantity) for line in lines[order.id]]
        hold = _hold(shop, random, order, units, reason, at, until)
        _tell(shop, hold, order, units, at)
        by = shop.staff(random, *_KEEPERS[reason])
        hold.released_at, hold.released_by_id, hold.updated_by_id = until, by, by
        said = timeline.released([(count, line.sku) for line, count in units])
        _event(shop, order, hold, "released", said, until, by)


def _hold(
    shop: Shop,
    random: Random,
    order: Order,
    units: list[tuple[OrderLine, int]],
    reason: str,
    at: datetime,
    until: datetime | None = None,
) -> Hold:
    noted = reason == "Other" or chance(random, 75)
    text = say(random, HOLD_NOTES[reason], {}).text if noted else None
    by = shop.staff(random, *_KEEPERS[reason])
    hold = shop.draft.add(new(Hold, order_id=order.id, reason=reason, note=text), at=at, by=by, touched=until)
    for line, count in units:
        shop.draft.add(new(HoldLine, hold_id=hold.id, order_line_id=line.id, quantity=count))
    return hold


def _tell(shop: Shop, hold: Hold, order: Order, units: list[tuple[OrderLine, int]], at: datetime) -> None:
    said = timeline.held([(count, line.sku) for line, count in units], hold.reason, hold.note)
    _event(shop, order, hold, "held", said, at, hold.created_by_id)


def _event(shop: Shop, order: Order, hold: Hold, kind: str, message: str, at: datetime, by: int | None) -> None:
    event = new(OrderEvent, order_id=order.id, hold_id=hold.id, kind=kind, message=message, at=at, by_id=by)
    shop.draft.add(event)
