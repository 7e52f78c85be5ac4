"""Store credit: a book of what each customer has, never less than nothing."""

from __future__ import annotations

from sqlalchemy import func, select

from ....handbook.policies import policy, reference
from ....platform.database import Db
from ....platform.errors import Forbidden, Invalid
from ....platform.formats import money
from ....platform.limits import LARGEST_AMOUNT
from ...access import require, staff
from ...models import CreditEntry, Customer, Order, Return
from ..saving import load
from ..values import Values


def credit_of(db: Db, customer_id: int) -> int:
    """What a customer has, in cents."""
    found = select(func.coalesce(func.sum(CreditEntry.amount), 0)).where(CreditEntry.customer_id == customer_id)
    return int(db.scalar(found) or 0)


def enter_credit(
    db: Db, customer_id: int, amount: int, reason: str, request: Return | None = None, *, order: Order | None = None
) -> CreditEntry:
    """Write into the book, for a return or an order if it is for one."""
    order = request.order if request else order
    entry = CreditEntry(
        customer_id=customer_id,
        amount=amount,
        reason=reason,
        order_id=order.id if order else None,
        return_id=request.id if request else None,
        at=db.now,
        by_id=db.actor_id,
    )
    db.add(entry)
    db.flush()
    return entry


def change_credit(db: Db, customer_id: int, amount: int, reason: str, *, balance: int | None = None) -> CreditEntry:
    """Give a customer store credit, or take some (`amount` below zero), for a reason.

    `balance` is what the person saw there: it is refused when that has changed since.
    """
    require(db, "refunds")
    customer, currency = load(db, Customer, customer_id, "customer"), db.company.currency
    has = credit_of(db, customer.id)
    values = Values()
    if not isinstance(amount, int) or isinstance(amount, bool) or not amount or abs(amount) > LARGEST_AMOUNT:
        values.refuse("amount", "Enter an amount to give, or one with a minus sign to take.")
    elif balance is not None and balance != has:
        values.refuse("amount", f"The balance is {money(has, currency=currency)} by now. Look again.")
    elif has + amount < 0:
        values.refuse("amount", f"Only {money(has, currency=currency)} can be taken.")
    reason = values.text("reason", reason, "Reason")
    values.done()
    _check_limit(db, has, amount)
    return enter_credit(db, customer.id, amount, reason)


def _check_limit(db: Db, has: int, amount: int) -> None:
    """Raise Forbidden where somebody would bring a balance above what their role may refund of an order."""
    member, currency = staff(db), db.company.currency
    if amount < 0 or member is None or member.is_manager:
        return
    limit = policy(db, "refund", member.role)
    if has + amount > limit.value:
        most = money(limit.value, currency=currency)
        raise Forbidden(f"Only a manager can bring a customer's store credit above {most}. {reference(limit)}")


def check_credit(db: Db, customer_id: int, amount: int) -> None:
    """Raise Invalid where a balance would grow beyond what a field can hold."""
    if credit_of(db, customer_id) + amount > LARGEST_AMOUNT:
        raise Invalid({"": "This customer cannot have that much store credit."})
