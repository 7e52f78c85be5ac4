"""The money of an order: the book of payments, and how much of it one may give back."""

from __future__ import annotations

from ...handbook.policies import policy, reference
from ...platform.database import Db
from ...platform.errors import Forbidden
from ...platform.formats import money
from ..access import staff
from ..models import Order, Payment


def pay(db: Db, order: Order, kind: str, amount: int) -> None:
    """Enter something that happened to an order's money; nothing for no money."""
    if amount:
        order.payments.append(Payment(order_id=order.id, kind=kind, amount=amount, at=db.now, by_id=db.actor_id))


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
