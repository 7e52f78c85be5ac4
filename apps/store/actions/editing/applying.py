"""Changing the items of an order that was placed, and its money with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, select

from ....platform.database import Db
from ... import timeline
from ...access import require
from ...models import ExchangeItem, FulfilmentLine, HoldLine, Order, OrderLine, Redemption, Refund, RefundLine
from ...totals import spread
from .. import stock
from ..held_units import take_off
from ..money import check_limit, give_back, pay
from ..orders import open_order, settle
from ..saving import apply, note
from ..values import Values
from .planning import Addition, Change, Plan, plan_edit


def check_refund(db: Db, plan: Plan) -> None:
    """Raise Forbidden where the acting person may not give back what an edit gives back."""
    if plan.refund:
        require(db, "refunds")
        check_limit(db, plan.order, plan.refund)


def edit_order(
    db: Db,
    order_id: int,
    quantities: Mapping[int, int] | None = None,
    additions: Sequence[Addition] = (),
    *,
    restock: bool = True,
    reason: str | None = None,
    version: int | None = None,
) -> Plan:
    """Add items to an order, take some off, change how many; its balance is to be collected, or is refunded.

    `quantities` say by line id how many units the order is to keep of a line, those that were sent included; lines that
    are not named stay. What is added costs what it costs today; more of a line costs what the line costs.

    How the columns stand to each other, after this as after all else:

    - A line's `quantity` counts the units that the order is charged for; `removed` are those among them that were paid
      for and then taken off. `open` = quantity - removed - fulfilled is what is promised at locations.
    - The order's `subtotal`, `discount` and `tax` are the sums of its lines, `total` of them and shipping. So `total`
      still counts what was paid for and taken off: the refund says that it was given back.
    - Units taken off that nobody has paid for yet leave `quantity`, and `total` falls ("Release"); a line without units
      is gone. If they are worth more than what is to be collected, they stay and count as `removed`: what was to be
      collected is voided, and the rest of their worth refunded.
    - "Authorization" less "Release" is always `total`; what may still be collected is total - captured - voided, and
      refunded <= captured <= captured + voided <= total.
    - `owed` of that is the balance: what was added after money was captured. It is not captured but collected, paid by
      the customer, or waived with the rest.
    """
    require(db, "orders")
    order = open_order(db, order_id, version)
    values = Values()
    reason = values.optional("reason", reason, "Reason")
    values.done()
    plan = plan_edit(db, order, quantities or {}, additions)
    check_refund(db, plan)
    worth = [(change.line, change.line.worth(change.fewer)) for change in plan.fewer if change.line]
    said = _said(db, plan, restock=restock, reason=reason)
    of_code = _off_by_code(order)
    for change in plan.fewer:
        _take_off(db, order, change, restock=restock, is_paid_back=plan.is_paid_back)
    for change in plan.more:
        _put_on(db, order, change)
    db.flush()
    db.expire(order, ["lines"])
    _charge(db, plan)
    _correct_redemption(db, order, _off_by_code(order) - of_code)
    order.edited_at = db.now
    note(db, order, "edited", said)
    if plan.refund:
        _refund(db, plan, worth, reason)
    settle(db, order)
    return plan


def _take_off(db: Db, order: Order, change: Change, *, restock: bool, is_paid_back: bool) -> None:
    line = change.line
    assert line is not None
    take_off(db, order, line, change.fewer)
    stock.release(db, line, change.fewer, "Removed from order", restock=restock)
    if is_paid_back:
        line.removed += change.fewer
    elif change.quantity:
        line.quantity, line.discount, line.tax = change.quantity, change.discount, change.tax
    else:
        # What ended holds and canceled parcels say of it, the timeline tells.
        for model in (HoldLine, FulfilmentLine, ExchangeItem):
            db.execute(delete(model).where(model.order_line_id == line.id))
        for whole in (*order.holds, *order.fulfilments):
            db.expire(whole, ["lines"])
        db.delete(line)
    db.flush()


def _put_on(db: Db, order: Order, change: Change) -> None:
    line = change.line
    if line is None:
        line = OrderLine(
            variant_id=change.variant_id,
            title=change.title,
            variant_title=change.variant_title,
            sku=change.sku,
            price=change.price,
            taxable=change.taxable,
            needs_shipping=change.needs_shipping,
            discount_reason=change.reason,
            fulfilled=0,
            removed=0,
            returned=0,
            held=0,
        )
        line.order_id = order.id
        db.add(line)
    line.quantity, line.discount, line.tax = change.quantity, change.discount, change.tax
    db.flush()
    stock.allocate(db, line, change.more, reason="Added to order")


def _charge(db: Db, plan: Plan) -> None:
    """Set the order's sums by its lines, and enter what is awaited and what no longer is."""
    order = plan.order
    subtotal = sum(line.price * line.quantity for line in order.lines)
    discount, tax = sum(line.discount for line in order.lines), sum(line.tax for line in order.lines)
    total = subtotal - discount + order.shipping + tax
    apply(order, {"subtotal": subtotal, "discount": discount, "tax": tax, "total": total})
    change = plan.added - plan.release
    pay(db, order, "Authorization" if change > 0 else "Release", abs(change))
    pay(db, order, "Void", plan.void)
    order.owed = plan.owed


def _off_by_code(order: Order) -> int:
    return sum(line.discount for line in order.lines if line.discount_reason is None)


def _correct_redemption(db: Db, order: Order, change: int) -> None:
    """What a code took off is less once goods that it was for are gone."""
    used = db.scalar(select(Redemption).where(Redemption.order_id == order.id))
    if used is not None and change:
        used.amount += change


def _refund(db: Db, plan: Plan, worth: Sequence[tuple[OrderLine, int]], reason: str | None) -> None:
    order, currency = plan.order, db.company.currency
    refund = Refund(order_id=order.id, amount=plan.refund, shipping=0, reason=reason, restock_location_id=None)
    parts = spread(plan.refund, [each for _, each in worth])
    units = {change.line.id: change.fewer for change in plan.fewer if change.line}
    refund.lines = [
        RefundLine(order_line_id=line.id, quantity=units[line.id], amount=part)
        for (line, _), part in zip(worth, parts, strict=True)
    ]
    order.refunds.append(refund)
    refund.credit_back = give_back(db, order, plan.refund)
    given = [(units[line.id], line.sku) for line, _ in worth]
    note(db, order, "refunded", timeline.refunded(plan.refund, given, None, currency, refund.credit_back))


def _said(db: Db, plan: Plan, *, restock: bool, reason: str | None) -> str:
    """The edit as the timeline tells it."""
    new = [(each.quantity, each.sku, each.percent, each.reason) for each in plan.changes if each.line is None]
    gone = [(each.fewer, each.sku) for each in plan.fewer if each.line and each.line.kept == each.fewer]
    other = [
        (each.sku, each.line.kept + each.units, each.line.kept)
        for each in plan.changes
        if each.line and each.line.kept + each.units
    ]
    return timeline.edited(
        new,
        gone,
        other,
        set_aside=bool(plan.fewer) and not restock,
        total=plan.after.total,
        before=plan.before.total,
        owed=plan.owed,
        capture=plan.capture,
        refund=plan.refund,
        reason=reason,
        currency=db.company.currency,
    )
