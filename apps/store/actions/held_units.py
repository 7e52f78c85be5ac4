"""What becomes of units on hold when they are let go or taken off their order; what waits for an exchange."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ..models import ExchangeItem, Hold, Order, OrderLine, Return


def going_out(db: Db, order: Order) -> set[int]:
    """The ids of an order's lines that go out instead of a return that is not settled yet."""
    found = select(ExchangeItem.order_line_id).join(ExchangeItem.request)
    return set(db.scalars(found.where(Return.order_id == order.id, Return.closed_at.is_(None))))


def end(db: Db, hold: Hold) -> None:
    """From now on it holds nothing; what it held stays on record."""
    hold.released_at, hold.released_by_id = db.now, db.actor_id


def take_off(db: Db, order: Order, line: OrderLine, quantity: int) -> None:
    """So many open units of a line are about to be taken off the order: what is held of them, is no longer.

    Units that nothing holds go first, then those of the newest hold. A hold of which nothing is left ends.
    """
    left = max(0, line.held - (line.open - quantity))
    line.held -= left
    for hold in reversed([hold for hold in order.holds if hold.released_at is None]):
        for each in [each for each in hold.lines if each.order_line_id == line.id and left]:
            part = min(left, each.quantity)
            left -= part
            if part < each.quantity:
                each.quantity -= part
            elif len(hold.lines) > 1:
                hold.lines.remove(each)
            else:
                end(db, hold)
    db.flush()
