"""Paying for what came back and was accepted, less what is kept back."""

from __future__ import annotations

from dataclasses import dataclass

from ....platform.database import Db
from ....platform.errors import Blocked
from ....platform.formats import money
from ... import timeline
from ...access import require
from ...models import PAID_BY, STORE_CREDIT, OrderLine, Refund, RefundLine, Return
from ..crediting.book import check_credit, enter_credit
from ..exchanging.items import call_off, let_go, lines_of, offset_of, pay_out_of
from ..money import check_limit, give_back, pay
from ..orders import settle
from ..saving import load, note
from ..values import Values


@dataclass(frozen=True)
class Settlement:
    """What is to be paid for a return, in cents."""

    #: Units of order lines that are paid for, with what each line gives.
    lines: tuple[tuple[OrderLine, int, int], ...]
    shipping: int
    fee: int
    label: int
    #: What the order still has to give back.
    left: int

    @property
    def goods(self) -> int:
        return sum(worth for _line, _units, worth in self.lines)

    @property
    def total(self) -> int:
        """Less than the sum where other refunds have taken from the order before."""
        return min(self.goods + self.shipping - self.fee - self.label, self.left)


def payable(request: Return) -> list[tuple[OrderLine, int]]:
    """Accepted units, but for those whose money was given back otherwise."""
    found = [(line.order_line, line.accepted) for line in request.lines]
    units = [(line, min(count, line.fulfilled - line.returned)) for line, count in found]
    return [(line, count) for line, count in units if count]


def reckon(request: Return, *, shipping: int = 0, fee_percent: int | None = None, fee: int | None = None) -> Settlement:
    """What settling gives. Nothing is checked here but that no more is kept back than the goods are worth."""
    lines = tuple((line, count, line.worth(count)) for line, count in payable(request))
    goods = sum(worth for _line, _count, worth in lines)
    kept = (goods * fee_percent + 50) // 100 if fee_percent else fee or 0
    label = min(request.label_charge, max(0, goods - kept))
    return Settlement(lines, shipping, kept, label, request.order.refundable)


def settleable(db: Db, return_id: int, version: int | None = None) -> Return:
    """A return of which all that came was looked at, and nothing is to come."""
    request = load(db, Return, return_id, "return", version)
    if request.status == "Partially received":
        left = timeline.units(request.open)
        raise Blocked(f"Return {request.name} waits for {left}: receive what comes, or enter it as never come.")
    if request.status != "Inspected":
        state = "not inspected yet" if request.status in ("Approved", "Received") else request.status.lower()
        raise Blocked(f"Return {request.name} is {state}: it cannot be settled.")
    return request


def settle_return(
    db: Db,
    return_id: int,
    *,
    shipping: int = 0,
    fee_percent: int | None = None,
    fee: int | None = None,
    fee_reason: str | None = None,
    paid_by: str = "Original payment",
    version: int | None = None,
) -> Return:
    """Close a return: accepted units are paid for, to the card or as store credit.

    A restocking fee (per cent of the goods, or an amount) is kept back for a reason, and what the label cost the
    customer.
    """
    require(db, "refunds")
    request = settleable(db, return_id, version)
    order, currency = request.order, db.company.currency
    values = Values()
    shipping = values.cents("shipping", shipping, "Shipping")
    values.maybe(values.whole, "fee_percent", fee_percent, "Restocking fee", 0, 100)
    values.maybe(values.cents, "fee", fee, "Restocking fee")
    values.choice("paid_by", paid_by, "How it is paid", PAID_BY)
    text = values.optional("fee_reason", fee_reason, "Reason of the fee")
    if fee_percent and fee:
        values.refuse("fee", "Enter the fee in per cent or as an amount, not both.")
    values.done()
    found = reckon(request, shipping=shipping, fee_percent=fee_percent, fee=fee)
    left = order.shipping - order.shipping_refunded
    if shipping > left:
        values.refuse("shipping", f"At most {money(left, currency=currency)} of shipping can be refunded.")
    if found.fee > found.goods:
        most = money(found.goods, currency=currency)
        values.refuse("fee", f"What was accepted is worth {most}: no more can be kept back.")
    if found.fee and not text:
        values.refuse("fee_reason", "Say why a fee is kept back: the customer reads it.")
    values.done()
    check_limit(db, order, found.total - offset_of(request, found.total))
    if found.lines or found.total:
        _pay(db, request, found, is_credit=paid_by == "Store credit")
        let_go(db, request)
    elif not any(line.fulfilled for line in lines_of(request)):
        # Nothing came back that is paid for: nothing goes out instead.
        call_off(db, request)
    request.fee, request.fee_reason = found.fee, text if found.fee else None
    request.status, request.closed_at = "Closed", db.now
    if found.fee or found.label:
        said = timeline.return_withheld(request.name, found.fee, request.fee_reason, found.label, currency)
        note(db, order, "return", said, request=request)
    by = "store credit" if paid_by == "Store credit" else "its refund"
    if request.refund and request.refund.exchanged == request.refund.amount > 0:
        by = "its exchange"
    closed = (
        timeline.return_closed(request.name, by) if request.refund_id else timeline.return_closed_unpaid(request.name)
    )
    note(db, order, "return", closed, request=request)
    settle(db, order)
    return request


def _pay(db: Db, request: Return, found: Settlement, *, is_credit: bool) -> None:
    """Give the money, or the credit, and count the units as returned."""
    order, currency = request.order, db.company.currency
    offset = offset_of(request, found.total)
    rest = found.total - offset
    if is_credit:
        check_credit(db, order.customer_id, rest)
    restocked = any(each.disposition == "Restock" for line in request.lines for each in line.inspections)
    refund = Refund(
        order_id=order.id,
        amount=found.total,
        shipping=found.shipping,
        withheld=found.fee + found.label,
        is_credit=is_credit and bool(rest or not offset),
        exchanged=offset,
        reason=request.lines[0].reason,
        restock_location_id=request.location_id if restocked and found.lines else None,
    )
    refund.lines = [
        RefundLine(order_line_id=line.id, quantity=count, amount=worth) for line, count, worth in found.lines
    ]
    order.refunds.append(refund)
    for line, count, _worth in found.lines:
        line.returned += count
    pay_out_of(db, order, offset)
    order.shipping_refunded += found.shipping
    given = [(count, line.sku) for line, count, _worth in found.lines]
    if is_credit:
        order.refunded += rest
        pay(db, order, STORE_CREDIT, rest)
        if rest:
            enter_credit(db, order.customer_id, rest, f"Return {request.name}", request)
        said = timeline.return_credited(rest, given, currency)
    else:
        refund.credit_back = give_back(db, order, rest, request)
        where = request.location.name if request.location and refund.restock_location_id else None
        said = timeline.refunded(rest, given, where, currency, refund.credit_back)
    if offset:
        out = [(line.kept, line.sku) for line in lines_of(request)]
        whole = timeline.exchanged(request.name, offset, out, order.owed, rest, currency)
        note(db, order, "return", whole, request=request)
    if rest or not offset:
        note(db, order, "refunded", said)
    db.flush()
    request.refund_id = refund.id
