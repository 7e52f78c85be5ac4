"""What a customer's own pages show of their orders, and what of these can be sent back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.orm import joinedload, selectinload

from ...platform.database import Db
from ..actions.returns import return_rule, returnable, too_late
from ..models import CreditEntry, ExchangeItem, Order, OrderLine, Return, ReturnLine


def orders_of(db: Db, customer_id: int) -> Sequence[Order]:
    """The last first."""
    found = select(Order).where(Order.customer_id == customer_id).order_by(Order.number.desc())
    return db.scalars(found.options(selectinload(Order.lines))).all()


def credit_history(db: Db, customer_id: int) -> Sequence[tuple[CreditEntry, int]]:
    """All entries of a customer's store credit with what they had after each, in cents; the last first."""
    after = func.sum(CreditEntry.amount).over(order_by=(CreditEntry.at, CreditEntry.id))
    found = select(CreditEntry, after).where(CreditEntry.customer_id == customer_id)
    found = found.options(joinedload(CreditEntry.order)).order_by(CreditEntry.at.desc(), CreditEntry.id.desc())
    return [(entry, int(balance)) for entry, balance in db.execute(found)]


def returns_of(db: Db, order: Order) -> Sequence[Return]:
    found = select(Return).where(Return.order_id == order.id).order_by(Return.id)
    lines = selectinload(Return.lines)
    out = selectinload(Return.exchange).joinedload(ExchangeItem.order_line)
    more = lines.selectinload(ReturnLine.inspections), lines.joinedload(ReturnLine.order_line)
    return db.scalars(found.options(*more, joinedload(Return.refund), joinedload(Return.location), out)).all()


@dataclass(frozen=True)
class Returnable:
    """What of an order can be sent back, how many of each, and for what it is too late by which rule."""

    lines: Sequence[tuple[OrderLine, int]]
    late: Sequence[tuple[OrderLine, str]]


def what_can_return(db: Db, order: Order) -> Returnable:
    sent = [(line, most) for line in order.lines if (most := returnable(db, line))]
    late = [(line, return_rule(rule)) for line, _most in sent if (rule := too_late(db, line))]
    gone = {line.id for line, _rule in late}
    return Returnable([(line, most) for line, most in sent if line.id not in gone], late)
