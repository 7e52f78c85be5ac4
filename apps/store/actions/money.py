"""The money of an order: the book of payments, and how much of it one may give back."""

from __future__ import annotations

from ...handbook.policies import policy, reference
from ...platform.database import Db
from ...platform.errors import Forbidden
from ...platform.formats import money
from ..access import staff
from ..models import STORE_CREDIT, Order, Payment, Return
from .returning.credit import enter_credit


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
