"""What is true about the store's orders at a moment: which have left, which wait, what was paid back."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from datetime import datetime, timedelta
from random import Random

from ...apps.store.models import Customer, Fulfilment, Order, OrderLine, Refund
from ..draft import Draft
from ..writing import short_day

# How far back people talk about what happened, in orders.
_LATELY = 24


class OrderTopics:
    """Draws orders that a conversation may be about; every fact holds at its moment."""

    def __init__(self, draft: Draft) -> None:
        self._calendar = draft.calendar
        self._buyers = {customer.id: customer.name for customer in draft.all(Customer)}
        self._lines: dict[int, list[OrderLine]] = defaultdict(list)
        for line in draft.all(OrderLine):
            self._lines[line.order_id].append(line)
        parcels: dict[int, list[Fulfilment]] = defaultdict(list)
        for parcel in draft.all(Fulfilment):
            parcels[parcel.order_id].append(parcel)
        self._placed = sorted(draft.all(Order), key=lambda order: (order.placed_at, order.number))
        self._moments = [order.placed_at for order in self._placed]
        #: Until when an order waits, if it does not wait still.
        self._until = {id: min(parcel.created_at for parcel in several) for id, several in parcels.items()}
        # Those that left whole, and can be followed.
        whole = ((order, parcels[order.id][0]) for order in self._placed if len(parcels[order.id]) == 1)
        tracked = [(order, parcel) for order, parcel in whole if parcel.tracking_number and not _open(order)]
        self._sent = sorted(tracked, key=lambda pair: (pair[1].created_at, pair[0].number))
        self._departures = [parcel.created_at for _, parcel in self._sent]
        orders = {order.id: order for order in self._placed}
        self._refunds = [(refund, orders[refund.order_id]) for refund in draft.all(Refund)]
        self._refunds.sort(key=lambda pair: (pair[0].created_at, pair[0].id))
        self._paid_back = [refund.created_at for refund, _ in self._refunds]

    def draw(self, random: Random, at: datetime) -> dict[str, str]:
        """An order that has left, one that waits and one that was refunded, as far as there are any by then."""
        context: dict[str, str] = {}
        count = bisect_left(self._moments, at)
        context["week"] = str(count - bisect_left(self._moments, at - timedelta(days=7)))
        if left := self._sent[: bisect_left(self._departures, at)][-_LATELY:]:
            order, parcel = random.choice(left)
            context |= self._context(random, order)
            context |= {"sent": self._day(parcel.created_at), "carrier": parcel.carrier or ""}
            context["tracking"] = parcel.tracking_number or ""
        if waiting := [order for order in self._placed[:count][-_LATELY:] if self._waits(order, at)]:
            context |= {f"{key}2": value for key, value in self._context(random, random.choice(waiting)).items()}
        if done := self._refunds[: bisect_left(self._paid_back, at)][-_LATELY:]:
            refund, order = random.choice(done)
            context |= {"refunded": f"#{order.number}", "refund": f"${refund.amount / 100:,.2f}"}
            context |= {"refund_buyer": self._buyers[order.customer_id], "refund_day": self._day(refund.created_at)}
        return context

    def _context(self, random: Random, order: Order) -> dict[str, str]:
        line = random.choice(self._lines[order.id])
        return {
            "order": f"#{order.number}",
            "buyer": self._buyers[order.customer_id],
            "town": order.ship_city,
            "units": str(line.quantity),
            "item": f"{line.title} ({line.variant_title})" if line.variant_title else line.title,
            "total": f"${order.total / 100:,.2f}",
            "placed": self._day(order.placed_at),
        }

    def _waits(self, order: Order, at: datetime) -> bool:
        ends = (self._until.get(order.id), order.cancelled_at)
        return all(end is None or at + timedelta(hours=2) < end for end in ends)

    def _day(self, moment: datetime) -> str:
        return short_day(self._calendar.date_of(moment))


def _open(order: Order) -> bool:
    return order.fulfilment_status in ("Unfulfilled", "Partial")
