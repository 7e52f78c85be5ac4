"""What staff do with an order: capture its money, cancel it, correct it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Unpack

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.formats import money
from ...platform.limits import LONGEST_NAME
from ...platform.values import tags
from .. import limits, timeline
from ..access import require
from ..models import (
    CANCEL_REASONS,
    Order,
    OrderLine,
    Refund,
    RefundLine,
)
from ..statuses import AWAITED, Units, fulfilment_status, order_status, payment_status
from ..totals import spread, tax_of
from . import stock
from .addresses import AddressValues, clean_address
from .held_units import going_out, take_off
from .money import check_limit, give_back, pay
from .saving import apply, load, note
from .shipping import tax_rate, zone_of
from .values import Values


def open_order(db: Db, order_id: int, version: int | None = None) -> Order:
    """The order for a change; a canceled one stays as it is."""
    order = load(db, Order, order_id, "order", version)
    if order.status == "Canceled":
        raise Blocked(f"Order {order.name} is canceled.")
    return order


def settle(db: Db, order: Order) -> None:
    """Set the order's statuses from its quantities and its money."""
    db.flush()
    units = Units.of(order.lines)
    payment = payment_status(
        order.total, order.captured, order.refunded, is_voided=not order.capturable, exchanged=order.exchanged
    )
    statuses = {
        "fulfilment_status": fulfilment_status(units),
        "payment_status": payment,
        "status": order_status(units, payment, is_canceled=order.status == "Canceled"),
    }
    apply(order, statuses)
    db.flush()


def capture_payment(db: Db, order_id: int, *, amount: int | None = None, version: int | None = None) -> Order:
    """Collect what was authorized: all that the order still comes to, or an `amount` of it. The rest can follow."""
    require(db, "orders")
    order = open_order(db, order_id, version)
    if order.payment_status not in AWAITED:
        raise Blocked(f"The payment of order {order.name} is {order.payment_status.lower()} already.")
    if not order.authorized:
        owed = money(order.owed, currency=db.company.currency)
        raise Blocked(f"Order {order.name} has nothing left to capture: {owed} is a balance that is to be collected.")
    values = Values()
    values.maybe(values.cents, "amount", amount, "Amount", 1)
    values.done()
    wanted, currency = order.authorized if amount is None else amount, db.company.currency
    if wanted > order.authorized:
        most = money(order.authorized, currency=currency)
        raise Invalid(amount=f"At most {most} can be captured: what was authorized less what was captured.")
    order.captured += wanted
    pay(db, order, "Capture", wanted)
    note(db, order, "paid", timeline.captured(wanted, currency))
    settle(db, order)
    return order


def void_rest(db: Db, order_id: int, *, version: int | None = None) -> Order:
    """Let go what was authorized and not captured, once a part was: nothing more will be collected."""
    require(db, "orders")
    order = open_order(db, order_id, version)
    if order.payment_status != "Partially paid":
        why = "is not captured in part" if order.payment_status == "Authorized" else "has nothing left to void"
        raise Blocked(f"The payment of order {order.name} {why}.")
    rest, owed = order.capturable, order.owed
    order.owed = 0
    pay(db, order, "Void", rest)
    note(db, order, "voided", timeline.voided(rest, db.company.currency, owed=owed))
    settle(db, order)
    return order


def units_by_line(
    order: Order, quantities: Mapping[int, int], most: Callable[[OrderLine], int], what: str
) -> list[tuple[OrderLine, int]]:
    """The lines that something happens to with how many units of each. Raises Invalid for each wrong number."""
    values = Values()
    lines = {line.id: line for line in order.lines}
    if set(quantities) - set(lines):
        raise Invalid({"": "Some of these items are not on this order."})
    for line_id, quantity in quantities.items():
        line = lines[line_id]
        if not isinstance(quantity, int) or quantity < 0:
            values.refuse(f"line-{line_id}", "Enter a whole number of 0 or more.")
        elif quantity > most(line):
            values.refuse(f"line-{line_id}", f"Only {most(line)} of {line.sku} are {what}.")
    values.done()
    return [(line, quantities[line.id]) for line in order.lines if quantities.get(line.id)]


def check_cancellable(db: Db, order: Order) -> None:
    """Raise unless all that was sent of the order came back, and the acting person may give back its money."""
    if any(line.fulfilled > line.returned for line in order.lines):
        if any(parcel.status == "Delivered" for parcel in order.fulfilments):
            why = "was delivered and cannot be called back. Refund what comes back."
        else:
            why = "has been sent. Cancel its fulfilments first, or refund what comes back."
        raise Blocked(f"Order {order.name} {why}")
    if going_out(db, order):
        raise Blocked(f"Order {order.name} waits for an exchange. Cancel the exchange first, or settle its return.")
    check_limit(db, order, order.refundable)


def cancel_order(db: Db, order_id: int, reason: str, *, restock: bool = True, version: int | None = None) -> Order:
    """Cancel an order of which nothing is under way: void or refund its money, release its stock."""
    require(db, "refunds")
    order = open_order(db, order_id, version)
    values = Values()
    values.choice("reason", reason, "Reason", CANCEL_REASONS)
    values.done()
    check_cancellable(db, order)
    open_lines = [(line, line.open) for line in order.lines if line.open]
    refund = order.refundable
    if refund:
        shipping = min(refund, order.shipping - order.shipping_refunded)
        worth = [line.worth(n) for line, n in open_lines]
        if sum(worth) > refund - shipping:
            # Not all of it was captured.
            worth = spread(refund - shipping, worth)
        row = Refund(order_id=order.id, amount=refund, shipping=shipping, reason=reason)
        row.lines = [
            RefundLine(order_line_id=line.id, quantity=n, amount=part)
            for (line, n), part in zip(open_lines, worth, strict=True)
        ]
        order.refunds.append(row)
        order.shipping_refunded = order.shipping
        row.credit_back = give_back(db, order, refund)
    for line, quantity in open_lines:
        take_off(db, order, line, quantity)
        stock.release(db, line, quantity, "Order canceled", restock=restock)
        line.removed += quantity
    order.status, order.canceled_at, order.cancel_reason = "Canceled", db.now, reason
    note(db, order, "canceled", timeline.canceled(reason))
    currency, left = db.company.currency, order.capturable
    if refund:
        given = [(n, line.sku) for line, n in open_lines]
        note(db, order, "refunded", timeline.refunded(refund, given, None, currency, row.credit_back))
    if left:
        owed, order.owed = order.owed, 0
        pay(db, order, "Void", left)
        note(db, order, "voided", timeline.voided(left, currency, owed=owed))
    settle(db, order)
    return order


def change_ship_address(db: Db, order_id: int, *, version: int | None = None, **values: Unpack[AddressValues]) -> Order:
    """Correct where an order goes, as long as something of it is still to be sent."""
    require(db, "orders")
    order = open_order(db, order_id, version)
    if not any(line.open for line in order.lines):
        raise Blocked(f"All of order {order.name} has been sent: its address can no longer change.")
    cleaned = clean_address(db, values)
    country, state = cleaned["country"], cleaned["state"]
    moved = (country, state) != (order.ship_country, order.ship_state)
    if moved and zone_of(db, country, state) is None:
        raise Invalid(country=f"We do not ship to {state}, {country}.")
    if moved:
        _tax_anew(db, order, country, state)
    if apply(order, {f"ship_{name}": value for name, value in cleaned.items()}):
        address = f"{order.ship_street}, {order.ship_city}, {order.ship_state} {order.ship_postal_code}"
        note(db, order, "address", f"The delivery address was changed to {order.ship_name}, {address}.")
    return order


def _tax_anew(db: Db, order: Order, country: str, state: str) -> None:
    """Work out an order's sales tax for where it goes now; what it comes to more is authorized, too."""
    rate = 0 if order.customer.is_exempt(db.today) else tax_rate(db, country, state)
    taxes = [tax_of(line.price * line.quantity - line.discount, rate if line.taxable else 0) for line in order.lines]
    before, change = order.tax, sum(taxes) - order.tax
    if not change:
        return
    currency = db.company.currency
    if order.captured:
        raise Invalid(
            state=f"Order {order.name} is paid with {money(before, currency=currency)} of sales tax, and in {state} it "
            f"would be {money(sum(taxes), currency=currency)}. Cancel it, and have it ordered anew."
        )
    for line, tax in zip(order.lines, taxes, strict=True):
        line.tax = tax
    order.tax += change
    order.total += change
    pay(db, order, "Authorization" if change > 0 else "Release", abs(change))
    note(db, order, "tax", timeline.taxed(state, order.tax, before, currency))


def update_order(
    db: Db, order_id: int, *, note_text: str | None, tag_text: str | None, version: int | None = None
) -> Order:
    """Change the note and the tags of an order."""
    require(db, "orders")
    order = load(db, Order, order_id, "order", version)
    values = Values()
    cleaned = {
        "note": values.optional("note_text", note_text, "Note", longest=limits.LONGEST_NOTE, lines=True),
        "tags": values.optional("tag_text", tags(tag_text), "Tags"),
    }
    values.done()
    changed = apply(order, cleaned)
    if "note" in changed:
        note(db, order, "note", "The note was changed." if order.note else "The note was removed.")
    if "tags" in changed:
        note(db, order, "tags", f"Tags: {order.tags}." if order.tags else "The tags were removed.")
    return order


def tag_orders(db: Db, order_ids: Sequence[int], tag: str) -> list[Order]:
    """Add a tag to many orders; returns those that did not have it."""
    require(db, "orders")
    values = Values()
    tag = values.text("tag", tag, "Tag", longest=limits.LONGEST_TAG)
    if "," in tag:
        values.refuse("tag", "Enter one tag, without a comma.")
    values.done()
    changed = []
    for order_id in order_ids:
        order = load(db, Order, order_id, "order")
        have = [] if not order.tags else order.tags.split(", ")
        if tag.lower() not in (one.lower() for one in have):
            order.tags = ", ".join([*have, tag])
            if len(order.tags) > LONGEST_NAME:
                raise Invalid(tag=f"Order {order.name} has no room for another tag. Shorten or remove its tags first.")
            note(db, order, "tags", f"Tags: {order.tags}.")
            changed.append(order)
    return changed


def capture_payments(db: Db, order_ids: Sequence[int]) -> list[Order]:
    """Capture the money of many orders, all or none."""
    return [capture_payment(db, order_id) for order_id in order_ids]


def add_comment(db: Db, order_id: int, text: str) -> Order:
    """Say something on an order's timeline; only staff see it."""
    require(db, "orders")
    order = load(db, Order, order_id, "order")
    values = Values()
    text = values.text("text", text, "Comment", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    note(db, order, "comment", text)
    return order
