"""What goes wrong with an order: it is sent back, refunded or canceled."""

from __future__ import annotations

from datetime import datetime, timedelta

from ...apps.store import timeline
from ...apps.store.models import OrderLine, Refund, RefundLine, Return, ReturnLine
from ...apps.store.models.returns import RETURN_REASONS, return_name
from ..random_source import chance, pick
from ..rows import new
from .fulfilment import capture
from .order_record import OrderRecord
from .shop import Shop

_CANCEL_REASONS = {
    "Customer request": 5, "Out of stock": 2, "Payment problem": 2, "Suspected fraud": 1, "Entered by mistake": 1,
}  # fmt: skip

# Kinds of goods that may turn out too large or too small.
_SIZED = ("bag", "bedding", "fixture", "furniture", "part", "shelter", "ware")
DECLINED = (
    "The item shows signs of use, so we cannot take it back.",
    "It came back marked and without its packaging, so we are not able to resell it.",
    "The photos show that it has been used. Returns have to be in new condition.",
    "Parts are missing from the box. We can take it back once it is complete.",
)
#: The roles of those who refund what needs no manager.
_CLERKS = ("Returns desk", "Order desk")


def request_return(record: OrderRecord, delivered: datetime, status: str) -> None:
    """The customer asks to send something back; `status` is how far it gets, if there is time."""
    day = record.draft.calendar.date_of(delivered) + timedelta(days=record.random.randrange(1, 8))
    if day >= record.draft.calendar.today:
        return
    at = record.shop.hours.on(record.random, day)
    line = record.random.choice(record.lines)
    kind = record.shop.sooner.get(line.stocked)
    if kind and at > record.placed_at + timedelta(days=record.shop.sooner_days(kind, day)):
        return
    count, reason = record.random.randrange(1, line.quantity + 1), record.random.choice(reasons_of(record.shop, line))
    request = record.draft.add(
        new(Return, order_id=record.order.id, name=return_name(record.order, 1), status="Requested"), at=at
    )
    record.draft.add(new(ReturnLine, return_id=request.id, order_line_id=line.id, quantity=count, reason=reason))
    record.event(at, "return", timeline.return_requested(request.name, [(count, line.sku)], reason), None)
    answered = record.shop.at_work(record.random, at, 30)
    if status == "Requested" or answered >= record.now:
        return
    by = record.shop.staff(record.random, "support-6", "store-3", "support-1")
    if status == "Declined":
        request.decline_reason = record.random.choice(DECLINED)
        record.event(answered, "return", timeline.return_declined(request.name, request.decline_reason), by)
    else:
        record.event(answered, "return", timeline.return_approved(request.name), by)
    request.status = "Declined" if status == "Declined" else "Approved"
    request.updated_at = answered
    if status == "Closed":
        refund(record, answered, request, line, count)


def reasons_of(shop: Shop, line: OrderLine) -> tuple[str, ...]:
    """Why such goods are sent back: nothing that comes in one size is the wrong one."""
    return RETURN_REASONS if _comes_in_sizes(shop, line) else RETURN_REASONS[1:]


def _comes_in_sizes(shop: Shop, line: OrderLine) -> bool:
    item = shop.draft.trade.item(line.title)
    return item.has("sizes") or item.kind in _SIZED


def refund(
    record: OrderRecord, after: datetime, request: Return | None, line: OrderLine | None = None, count: int = 0
) -> None:
    """Give back the money of some units; mostly they go back into stock."""
    at = record.shop.at_work(record.random, after, 160)
    line = line or record.random.choice(record.lines)
    count = count or record.random.randrange(1, line.quantity + 1)
    amount, random = line.worth(count), record.random
    if at >= record.now or not amount:
        return
    day = record.draft.calendar.date_of(at)
    is_dear = record.order.refunded + amount > min(record.shop.refund_limit(role, day) for role in _CLERKS)
    by = record.shop.staff(random, "store" if is_dear else "support-6", "support" if is_dear else "store-3")
    location = record.home if chance(random, 75) else None
    likely = ("Wrong size", "Damaged in transit", "Changed my mind", "Late delivery", None)
    reason = random.choice(likely if _comes_in_sizes(record.shop, line) else likely[1:])
    row = record.draft.add(
        new(
            Refund,
            order_id=record.order.id,
            amount=amount,
            shipping=0,
            reason=reason,
            restock_location_id=location.id if location else None,
        ),
        at=at,
        by=by,
    )
    record.draft.add(new(RefundLine, refund_id=row.id, order_line_id=line.id, quantity=count, amount=amount))
    line.returned += count
    record.order.refunded += amount
    record.pay(at, "Refund", amount, by)
    if location is not None:
        record.move(at, line, "Returned", available=count, by=by)
    currency = record.currency
    where = location.name if location else None
    record.event(at, "refunded", timeline.refunded(amount, [(count, line.sku)], where, currency), by)
    if request is not None:
        request.status, request.refund_id, request.updated_at = "Closed", row.id, at
        record.event(at, "return", timeline.return_closed(request.name), by)


def cancel(record: OrderRecord) -> None:
    """Canceled before anything left: voided, or refunded when it was paid."""
    at = record.shop.at_work(record.random, record.placed_at, 20)
    if at >= record.now:
        return
    by = record.shop.staff(record.random, "store", "support")
    reason, currency = pick(record.random, _CANCEL_REASONS), record.currency
    paid = capture(record) if chance(record.random, 45) else None
    at = max(at, paid + timedelta(minutes=9)) if paid else at
    if at >= record.now:
        return
    record.order.status, record.order.canceled_at, record.order.cancel_reason = "Canceled", at, reason
    record.event(at, "canceled", timeline.canceled(reason), by)
    goods = [(line.quantity, line.sku) for line in record.lines]
    if paid is None:
        record.pay(at, "Void", record.order.total, by)
        record.event(at, "voided", timeline.voided(record.order.total, currency), by)
    else:
        row = record.draft.add(
            new(
                Refund,
                order_id=record.order.id,
                amount=record.order.total,
                shipping=record.order.shipping,
                reason=reason,
            ),
            at=at,
            by=by,
        )
        for line in record.lines:
            record.draft.add(
                new(
                    RefundLine,
                    refund_id=row.id,
                    order_line_id=line.id,
                    quantity=line.quantity,
                    amount=line.total,
                )
            )
        record.order.refunded, record.order.shipping_refunded = record.order.total, record.order.shipping
        record.pay(at, "Refund", record.order.total, by)
        record.event(at, "refunded", timeline.refunded(record.order.total, goods, None, currency), by)
    for line in record.lines:
        record.move(at, line, "Order canceled", available=line.quantity, committed=-line.quantity, by=by)
        line.removed = line.quantity
