"""What staff wrote on the timelines of orders: about what went wrong, what a customer asked for, what was found out."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta

from ....apps.store.models import Fulfilment, Order, OrderEvent, Refund
from ...grammar import say
from ...random_source import chance
from ...rows import new
from ..phrases.comments import CANCELED, DELIVERED, LATE, NOTED, REFUNDED
from ..shop import Shop

_SERVICE = ("store", "store-3", "support-1", "support-2", "support-6")
_DOCK = ("warehouse", "warehouse-1", "warehouse-2", "warehouse-3")
#: On the way for longer than that, a parcel is asked about.
_LONG = timedelta(days=5)


def make_comments(shop: Shop) -> None:
    """Comments on the orders that had some occasion for one; most had none."""
    comments = _Comments(shop)
    for order in shop.draft.all(Order):
        comments.on(order)


class _Comments:
    def __init__(self, shop: Shop) -> None:
        self.shop, self.random = shop, shop.draft.random("store", "comments")
        self.events: dict[int, list[OrderEvent]] = defaultdict(list)
        for event in shop.draft.all(OrderEvent):
            self.events[event.order_id].append(event)
        self.parcels = {parcel.id: parcel for parcel in shop.draft.all(Fulfilment)}
        self.reasons = {(r.order_id, r.created_at): r.reason for r in shop.draft.all(Refund)}

    def on(self, order: Order) -> None:
        events = self.events[order.id]
        is_plain = {"refunded", "return", "canceled", "edited", "held"}.isdisjoint(event.kind for event in events)
        for event in events:
            if event.kind == "refunded" and chance(self.random, 70):
                said = REFUNDED.get(self.reasons.get((order.id, event.at)) or "", ())
                self._before(order, event, said)
            elif event.kind == "canceled" and chance(self.random, 70):
                self._before(order, event, CANCELED.get(order.cancel_reason or "", ()))
            elif event.kind == "shipped" and order.note and chance(self.random, 50):
                self._say(order, NOTED, event.at - timedelta(minutes=self.random.randrange(5, 50)), _DOCK, event)
            elif event.kind == "delivered":
                self._delivered(order, event, is_plain=is_plain)

    def _delivered(self, order: Order, event: OrderEvent, *, is_plain: bool) -> None:
        sent = self.parcels[event.fulfilment_id or 0].created_at
        if event.at - sent > _LONG and chance(self.random, 40):
            at = self.shop.at_work(self.random, sent + timedelta(days=3), 30)
            if at < event.at:
                self._say(order, LATE, at, _SERVICE, event)
        elif is_plain and chance(self.random, 4):
            self._say(order, DELIVERED, self.shop.at_work(self.random, event.at, 60), _SERVICE, event)

    def _before(self, order: Order, event: OrderEvent, patterns: tuple[str, ...]) -> None:
        """Somebody says why, and then it is done."""
        self._say(order, patterns, event.at - timedelta(minutes=self.random.randrange(3, 12)), _SERVICE, event)

    def _say(
        self, order: Order, patterns: tuple[str, ...], at: datetime, keys: tuple[str, ...], about: OrderEvent
    ) -> None:
        calendar = self.shop.draft.calendar
        parcel = self.parcels.get(about.fulfilment_id or 0)
        local = at.astimezone(calendar.timezone)
        facts = {
            "carrier": (parcel.carrier or "") if parcel is not None else "",
            "weekday": f"{calendar.workday_before(1, local.date()):%A}",
        }
        text = say(self.random, patterns, facts).text
        # The day's work ends before it; what comes first in the timeline is that the order was placed.
        if not text or not order.placed_at < at < calendar.now or not 8 <= local.hour < 18:
            return
        by = about.by_id if about.kind in ("refunded", "canceled") else self.shop.staff(self.random, *keys)
        self.shop.draft.add(new(OrderEvent, order_id=order.id, kind="comment", message=text, at=at, by_id=by))
