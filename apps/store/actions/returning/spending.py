"""Store credit pays for orders: how much of it a cart uses, what it pays, and that it comes back as credit."""

from __future__ import annotations

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ....platform.formats import money
from ... import timeline
from ...models import Cart, Order
from ..cart import quote, require_ready
from ..money import pay
from ..saving import note
from ..sessions import cart_of
from ..values import Values
from .credit import credit_of, enter_credit


def use_credit(db: Db, customer_id: int, amount: int | None = None) -> Cart:
    """Pay the cart by store credit: an amount of it, or as much as there is and the order comes to."""
    cart = cart_of(db, customer_id)
    found, has, currency = quote(db, cart.id), credit_of(db, customer_id), db.company.currency
    require_ready(found)
    if not has:
        raise Blocked("You have no store credit.")
    values = Values()
    values.maybe(values.cents, "amount", amount, "Amount", 1)
    values.done()
    if amount is not None and amount > has:
        raise Invalid(amount=f"You have {money(has, currency=currency)} of store credit.")
    if amount is not None and amount > found.totals.total:
        most = money(found.totals.total, currency=currency)
        raise Invalid(amount=f"Your order comes to {most}: use that much at most.")
    cart.credit = has if amount is None else amount
    db.flush()
    return cart


def leave_credit(db: Db, customer_id: int) -> Cart:
    """Use no store credit after all."""
    cart = cart_of(db, customer_id)
    cart.credit = 0
    db.flush()
    return cart


def spend_credit(db: Db, order: Order, amount: int) -> None:
    """Pay so much of an order, or of its balance, from its customer's store credit. Raises Blocked without enough."""
    if not amount:
        return
    has, currency = credit_of(db, order.customer_id), db.company.currency
    if amount > has:
        raise Blocked(
            f"The customer has {money(has, currency=currency)} of store credit, and {money(amount, currency=currency)} "
            "is to be paid. Send them the invoice: they can pay by card."
        )
    enter_credit(db, order.customer_id, -amount, f"Order {order.name}", order=order)
    order.captured += amount
    pay(db, order, "Credit spent", amount)
    note(db, order, "paid", timeline.credit_spent(amount, currency))
