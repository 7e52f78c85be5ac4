"""The money of an order: the book of payments, and how much of it one may give back."""

from __future__ import annotations

from ...handbook.policies import policy, reference
from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden
from ...platform.formats import money
from .. import timeline
from ..access import staff
from ..models import STORE_CREDIT, Order, Payment, Return
from .crediting.book import credit_of, enter_credit
from .saving import note


def pay(db: Db, order: Order, kind: str, amount: int) -> None:
    """Enter something that happened to an order's money; nothing for no money."""
    if amount:
        order.payments.append(Payment(order_id=order.id, kind=kind, amount=amount, at=db.now, by_id=db.actor_id))


def give_back(db: Db, order: Order, amount: int, request: Return | None = None) -> int:
    """Give money of an order back to where it came from, for a return if it is for one; returns what of it is credit.

    The store credit that was spent on it goes back first, as credit, so that the card never gets more than it paid.
    """
    credit = order.credit_of(amount)
    order.refunded += amount
    if credit:
        enter_credit(db, order.customer_id, credit, f"Refund of order {order.name}", request, order=order)
    pay(db, order, STORE_CREDIT, credit)
    pay(db, order, "Refund", amount - credit)
    return credit


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
    enter_credit(db, order.customer_id, -amount, f"Payment of order {order.name}", order=order)
    order.captured += amount
    pay(db, order, "Credit spent", amount)
    note(db, order, "paid", timeline.credit_spent(amount, currency))


def goes_to(db: Db, order: Order, amount: int) -> str:
    """Where `amount` of an order's money would be refunded to, in words."""
    credit, currency = order.credit_of(amount), db.company.currency
    if not credit:
        return order.card
    if credit == amount:
        return "store credit"
    card = money(amount - credit, currency=currency)
    return f"store credit ({money(credit, currency=currency)}) and {order.card} ({card})"


def check_limit(db: Db, order: Order, amount: int) -> None:
    """Raise Forbidden when the acting person may not give back that much more of an order's money.

    The limit holds for all refunds of an order together: a large one cannot be given in small parts.
    """
    member, currency = staff(db), db.company.currency
    if not amount or member is None or member.is_manager:
        return
    limit = policy(db, "refund", member.role)
    if order.refunded + amount <= limit.value:
        return
    given = f": {money(order.refunded, currency=currency)} of order {order.name} was refunded before"
    before = given if order.refunded else ""
    raise Forbidden(f"Refunds above {money(limit.value, currency=currency)} need a manager{before}. {reference(limit)}")
