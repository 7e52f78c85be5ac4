"""What happened to orders: their histories, as events that others may speak of."""

from __future__ import annotations

from collections import defaultdict

from ...apps.store.models import Customer, Order, OrderEvent, OrderLine, Refund
from ...apps.store.models import Fulfilment as Parcel
from ..draft import Draft
from ..events import Event, Facts


def enter_orders(draft: Draft) -> None:
    """An order's way: placed, sent, delivered, cancelled, paid back."""
    buyers = {customer.id: customer for customer in draft.all(Customer)}
    lines: dict[int, list[OrderLine]] = defaultdict(list)
    for line in draft.all(OrderLine):
        lines[line.order_id].append(line)
    parcels: dict[int, Parcel] = {parcel.id: parcel for parcel in draft.all(Parcel)}
    refunds = {(refund.order_id, refund.created_at): refund for refund in draft.all(Refund)}
    placed: dict[int, Event] = {}
    known: dict[int, Facts] = {}
    for order in draft.all(Order):
        line = max(lines[order.id], key=lambda line: line.price * line.quantity)
        known[order.id] = {
            "order": f"#{order.number}",
            "buyer": buyers[order.customer_id].name,
            "town": order.ship_city,
            "item": f"{line.title} ({line.variant_title})" if line.variant_title else line.title,
            "units": line.quantity,
            "total": f"${order.total / 100:,.2f}",
        }
        placed[order.id] = draft.chronicle.happened("order-placed", order.placed_at, (), known[order.id], subject=order)
    orders = {order.id: order for order in draft.all(Order)}
    for row in draft.all(OrderEvent):
        if row.kind not in _TOLD:
            continue
        facts = dict(known[row.order_id])
        facts["placed"] = draft.calendar.date_of(orders[row.order_id].placed_at)
        if row.fulfilment_id is not None:
            parcel = parcels[row.fulfilment_id]
            if parcel.carrier and parcel.tracking_number:
                facts |= {"carrier": parcel.carrier, "tracking": parcel.tracking_number}
            facts["sent"] = draft.calendar.date_of(parcel.created_at)
        if row.kind == "refunded" and (refund := refunds.get((row.order_id, row.at))):
            facts["refund"] = f"${refund.amount / 100:,.2f}"
            if refund.reason:
                facts["reason"] = refund.reason.lower()
        who = (row.by_id,) if row.by_id else ()
        draft.chronicle.happened(
            f"order-{row.kind}", row.at, who, facts, subject=orders[row.order_id], cause=placed[row.order_id]
        )


_TOLD = frozenset({"shipped", "delivered", "cancelled", "refunded"})
