"""What happened to orders: their histories, as events that others may speak of."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from ...apps.store.models import Customer, FulfilmentLine, Order, OrderEvent, OrderLine, Refund, RefundLine
from ...apps.store.models import Fulfilment as Parcel
from ..draft import Draft
from ..events import Event, Facts
from ..inflection import counted

# Goods that can break, or that two people carry.
_HARD = frozenset({"device", "fixture", "furniture", "machine", "musical", "ware"})
# In cents: what is talked about as a small order, and as a large one.
_SMALL, _LARGE = 8_000, 150_000


def enter_orders(draft: Draft) -> None:
    """An order's way: placed, sent, delivered, canceled, paid back.

    Of those that were edited nobody speaks, since what they came to depends on when: their events bear another name.
    """
    contents = _Contents(draft)
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
            "item": _label(line),
            "units": line.quantity,
            "total": f"${order.total / 100:,.2f}",
            "what": _goods((line, line.quantity) for line in lines[order.id]),
        }
        if not _SMALL < order.total < _LARGE:
            known[order.id]["matter"] = "small" if order.total <= _SMALL else "big"
        placed[order.id] = draft.chronicle.happened(
            f"{_told_as(order)}-placed", order.placed_at, (), known[order.id], subject=order
        )
    orders = {order.id: order for order in draft.all(Order)}
    for row in draft.all(OrderEvent):
        if row.kind not in _TOLD:
            continue
        facts = {name: fact for name, fact in known[row.order_id].items() if name != "matter"}
        facts["placed"] = draft.calendar.date_of(orders[row.order_id].placed_at)
        if row.fulfilment_id is not None:
            parcel = parcels[row.fulfilment_id]
            if parcel.carrier and parcel.tracking_number:
                facts |= {"carrier": parcel.carrier, "tracking": parcel.tracking_number}
            facts["sent"] = draft.calendar.date_of(parcel.created_at)
            if row.kind == "shipped":
                facts |= contents.of_parcel(parcel)
                if draft.trade.item(str(facts["item"])).kind in _HARD:
                    facts["matter"] = "hard"
        if row.kind == "refunded" and (refund := refunds.get((row.order_id, row.at))):
            facts["refund"] = f"${refund.amount / 100:,.2f}"
            facts["refunded"] = contents.of_refund(refund)
            if called_off := orders[row.order_id].canceled_at:
                facts["canceled"] = draft.calendar.date_of(called_off)
            if refund.reason:
                facts["reason"] = facts["matter"] = refund.reason.lower()
        if row.kind == "canceled" and (why := orders[row.order_id].cancel_reason):
            facts["matter"] = why.lower()
        who = (row.by_id,) if row.by_id else ()
        draft.chronicle.happened(
            f"{_told_as(orders[row.order_id])}-{row.kind}",
            row.at,
            who,
            facts,
            subject=orders[row.order_id],
            cause=placed[row.order_id],
        )


def _told_as(order: Order) -> str:
    return "order" if order.edited_at is None else "altered"


class _Contents:
    """What was in each parcel, and what each refund was for."""

    def __init__(self, draft: Draft) -> None:
        self._lines = {line.id: line for line in draft.all(OrderLine)}
        self._ordered = Counter[int]()
        for line in draft.all(OrderLine):
            self._ordered[line.order_id] += line.quantity
        self._sent = Counter[int]()
        self._packed: dict[int, list[FulfilmentLine]] = defaultdict(list)
        for packed in draft.all(FulfilmentLine):
            self._packed[packed.fulfilment_id].append(packed)
        self._refunded: dict[int, list[RefundLine]] = defaultdict(list)
        for refunded in draft.all(RefundLine):
            self._refunded[refunded.refund_id].append(refunded)

    def of_parcel(self, parcel: Parcel) -> Facts:
        """What went out in it, and once more as `packed` while more of the order is to follow; asked once for each."""
        rows = self._packed[parcel.id]
        what = _goods((self._lines[row.order_line_id], row.quantity) for row in rows)
        self._sent[parcel.order_id] += sum(row.quantity for row in rows)
        is_part = self._sent[parcel.order_id] < self._ordered[parcel.order_id]
        return {"what": what, "packed": what} if is_part else {"what": what}

    def of_refund(self, refund: Refund) -> str:
        return _goods((self._lines[row.order_line_id], row.quantity) for row in self._refunded[refund.id])


def _goods(lines: Iterable[tuple[OrderLine, int]]) -> str:
    """ "2x Ibis batch brewer, 3 L (Oak) plus 1 more item": the dearest line, and how many others there are."""
    (first, count), *others = sorted(lines, key=lambda one: (-one[0].price * one[1], one[0].id))
    return f"{count}x {_label(first)}" + (f" plus {counted(len(others), 'more item')}" if others else "")


def _label(line: OrderLine) -> str:
    return f"{line.title} ({line.variant_title})" if line.variant_title else line.title


_TOLD = frozenset({"shipped", "delivered", "canceled", "refunded"})
