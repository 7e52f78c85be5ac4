"""What a draft order leads to: its invoice goes out, and it becomes an order."""

from __future__ import annotations

from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Blocked
from ... import limits, timeline
from ...access import require
from ...models import DraftOrder, Order, OrderLine
from ...models.orders import FIRST_ORDER_NUMBER
from .. import stock
from ..money import pay
from ..orders import settle
from ..saving import note
from ..values import Values
from .building import find_draft, tell, totals_of

#: How drafts are paid: not by a card that was entered in the shop.
PAID_BY = "Bank transfer"


#: The way of shipping of an order of which nothing has to be shipped.
NO_SHIPPING = "Nothing to ship"


def needs_shipping(draft: DraftOrder) -> bool:
    """Whether anything on a draft goes into a parcel; what is on an empty one later may."""
    return not draft.lines or any(line.needs_shipping for line in draft.lines)


def check_ready(draft: DraftOrder) -> None:
    """Raise Blocked, naming all that a draft still lacks to be invoiced or completed."""
    missing = []
    if not draft.lines:
        missing.append("an item")
    if draft.ship_street is None:
        missing.append("a delivery address")
    if draft.shipping_name is None and needs_shipping(draft):
        missing.append("a way of shipping")
    if missing:
        listed = " and ".join([", ".join(missing[:-1]), missing[-1]] if missing[1:] else missing)
        raise Blocked(f"Draft {draft.name} needs {listed} first.")


def send_invoice(
    db: Db, draft_id: int, email: str, *, message: str | None = None, version: int | None = None
) -> DraftOrder:
    """Send the customer the invoice of a draft as it stands; what has changed since can be sent again."""
    require(db, "orders")
    draft, values = find_draft(db, draft_id, version), Values()
    email = values.email("email", email)
    text = values.optional("message", message, "Cover note", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    check_ready(draft)
    draft.status, draft.invoiced_at = "Invoice sent", db.now
    db.flush()
    tell(db, draft, "invoice", timeline.invoiced(draft.total, email, text, db.company.currency))
    return draft


def complete_draft(db: Db, draft_id: int, *, paid: bool, version: int | None = None) -> Order:
    """Make a draft an order: stock is committed, and its money was received or is still to come."""
    require(db, "orders")
    draft = find_draft(db, draft_id, version)
    check_ready(draft)
    totals = totals_of(db, draft)
    number = (db.scalar(select(func.max(Order.number))) or FIRST_ORDER_NUMBER - 1) + 1
    names = [column.key for column in Order.__table__.columns]
    where = {name: getattr(draft, name) for name in names if name.startswith("ship_")}
    order = Order(
        number=number,
        customer_id=draft.customer_id,
        email=draft.customer.email,
        status="Open",
        payment_status="Authorized",
        fulfilment_status="Unfulfilled",
        placed_at=db.now,
        **where,
        shipping_method=draft.shipping_name or NO_SHIPPING,
        discount_code=None,
        **totals.columns(),
        captured=0,
        refunded=0,
        shipping_refunded=0,
        card=PAID_BY,
        note=draft.note,
        tags=draft.tags,
    )
    for line, discount, tax in zip(draft.lines, totals.discounts, totals.taxes, strict=True):
        order.lines.append(
            OrderLine(
                variant_id=line.variant_id,
                title=line.title,
                variant_title=line.variant_title,
                sku=line.sku,
                price=line.price,
                quantity=line.quantity,
                taxable=line.taxable,
                needs_shipping=line.needs_shipping,
                discount=discount,
                tax=tax,
                fulfilled=0,
                removed=0,
                returned=0,
                held=0,
            )
        )
    db.add(order)
    db.flush()
    for ordered in order.lines:
        stock.allocate(db, ordered)
    currency = db.company.currency
    note(db, order, "placed", timeline.placed_by_staff(order.customer.name))
    if order.total:
        pay(db, order, "Authorization", order.total)
        note(db, order, "authorized", timeline.awaited(order.total, PAID_BY, currency))
    if paid and order.total:
        order.captured = order.total
        pay(db, order, "Capture", order.total)
        note(db, order, "paid", timeline.captured(order.total, currency))
    settle(db, order)
    draft.status, draft.order_id = "Completed", order.id
    db.flush()
    db.expire(draft, ["order"])
    tell(db, draft, "completed", timeline.draft_completed(paid=paid))
    return order
