"""The money of an order: the book of payments, and how much of it one may give back."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Forbidden
from ...platform.formats import money
from ..access import is_manager
from ..models import Order, Payment, Setting


def pay(db: Db, order: Order, kind: str, amount: int) -> None:
    """Enter something that happened to an order's money; nothing for no money."""
    if amount:
        order.payments.append(Payment(order_id=order.id, kind=kind, amount=amount, at=db.now, by_id=db.actor_id))


def check_limit(db: Db, amount: int) -> None:
    """Raise Forbidden when the acting person may not give back that much."""
    limit = db.get_one(Setting, 1).refund_limit
    if amount > limit and not is_manager(db):
        raise Forbidden(f"Refunds above {money(limit, currency=db.company.currency)} need a manager.")
