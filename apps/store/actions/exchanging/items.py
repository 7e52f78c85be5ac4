"""What goes out instead: put on the order and on hold with the return, taken off with it, paid for by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ... import timeline
from ...access import require
from ...models import ARRIVED, COMING, EXCHANGE, ExchangeItem, Hold, HoldLine, Order, OrderLine, Return
from ..editing.applying import edit_order
from ..editing.planning import Addition, plan_edit
from ..held_units import end
from ..money import pay
from ..saving import load, note


@dataclass(frozen=True)
class Outlook:
    """What an exchange would come to, in cents, if all that is expected comes back and is accepted."""

    added: int  # what goes out, with its tax
    back: int  # what comes back is worth
    label: int  # kept back for the label

    @property
    def balance(self) -> int:
        """What is to be collected; below zero, what is to be given back."""
        return self.added - self.back + self.label


def why_not_exchange(request: Return) -> str | None:
    """Why nothing can go out instead of what a return brings; None where it can."""
    if request.status not in (*COMING, *ARRIVED):
        state = request.status.lower()
        return f"Return {request.name} is {state}: only what is approved and not settled can be exchanged."
    if request.exchange:
        return f"Return {request.name} is exchanged already: cancel that exchange first."
    if request.order.status == "Canceled":
        return f"Order {request.order.name} is canceled: nothing can be exchanged."
    if not request.order.captured:
        return f"Order {request.order.name} is not paid yet: nothing can be exchanged."
    return None


def exchangeable(db: Db, return_id: int, version: int | None = None) -> Return:
    """A return instead of which other items can go out."""
    request = load(db, Return, return_id, "return", version)
    if (why := why_not_exchange(request)) is not None:
        raise Blocked(why)
    return request


def expected(request: Return) -> tuple[int, int]:
    """What a return is worth if all that is awaited comes and is accepted, and what is kept back for the label."""
    order, worth = request.order, 0
    for line in request.lines:
        units = line.accepted + line.waiting + line.open
        worth += line.order_line.worth(min(units, line.order_line.fulfilled - line.order_line.returned))
    worth = min(worth, order.refundable)
    return worth, min(request.label_charge, worth)


def foresee(db: Db, request: Return, additions: Sequence[Addition]) -> Outlook:
    """What an exchange would come to. Raises Invalid or Blocked where it cannot be done."""
    worth, label = expected(request)
    plan = plan_edit(db, request.order, {}, [replace(each, apart=True) for each in additions])
    return Outlook(plan.added, worth, label)


def outlook_of(request: Return) -> Outlook:
    """What an exchange that was begun comes to."""
    worth, label = expected(request)
    return Outlook(sum(line.total for line in lines_of(request)), worth, label)


def exchange_return(db: Db, return_id: int, additions: Sequence[Addition], *, version: int | None = None) -> Return:
    """Have other items go out instead of what comes back: they are put on the order, and on hold with the return.

    They are owed like whatever an edit adds; what the return is worth pays for them once it is settled.
    """
    require(db, "orders")
    require(db, "refunds")
    request = exchangeable(db, return_id, version)
    order = request.order
    if not additions:
        raise Invalid({"": "Choose at least one item that goes out instead."})
    before = {line.id for line in order.lines}
    apart = [replace(each, apart=True) for each in additions]
    plan = edit_order(db, order.id, {}, apart, reason=f"Exchange of return {request.name}")
    lines = [line for line in order.lines if line.id not in before]
    hold = Hold(order_id=order.id, reason=EXCHANGE, note=f"Return {request.name}")
    hold.lines = [HoldLine(order_line_id=line.id, quantity=line.quantity) for line in lines]
    order.holds.append(hold)
    for line in lines:
        line.held = line.quantity
    db.flush()
    request.hold_id = hold.id
    request.exchange = [ExchangeItem(order_line_id=line.id) for line in lines]
    request.revision += 1
    note(db, order, "return", timeline.exchange_begun(request.name, _goods(lines), plan.added, db.company.currency),
         request=request)  # fmt: skip
    db.flush()
    db.expire(request, ["hold"])
    return request


def _goods(lines: Sequence[OrderLine]) -> list[tuple[int, str]]:
    return [(line.kept, line.sku) for line in lines]


def lines_of(request: Return) -> list[OrderLine]:
    """What goes out instead."""
    return [item.order_line for item in request.exchange]


def cancel_exchange(db: Db, return_id: int, *, version: int | None = None) -> Return:
    """Take what was to go out instead off the order again; the return goes on as it would have."""
    require(db, "orders")
    require(db, "refunds")
    request = load(db, Return, return_id, "return", version)
    if not request.exchange:
        raise Blocked(f"Return {request.name} has no exchange.")
    if request.closed_at is not None:
        raise Blocked(f"Return {request.name} is settled: what went out instead is paid by it.")
    call_off(db, request)
    request.revision += 1
    db.flush()
    return request


def call_off(db: Db, request: Return) -> None:
    """Cancel the exchange of a return, if it has one. Raises Blocked when some of it was sent."""
    lines = lines_of(request)
    if not lines:
        return
    if sent := [line.sku for line in lines if line.fulfilled]:
        raise Blocked(f"{', '.join(sent)} of the exchange was sent. Settle return {request.name} when it has come.")
    goods, order = _goods(lines), request.order
    ids = [line.id for line in lines]
    for item in list(request.exchange):
        db.delete(item)
    request.hold_id = None
    db.flush()
    db.expire(request, ["exchange", "hold"])
    edit_order(db, order.id, dict.fromkeys(ids, 0), reason=f"Exchange of return {request.name} canceled")
    note(db, order, "return", timeline.exchange_canceled(request.name, goods), request=request)
    db.flush()


def offset_of(request: Return, worth: int) -> int:
    """How much of what a return gives pays for what goes out instead, in cents; the rest is given back."""
    out = sum(line.total for line in lines_of(request))
    return max(0, min(worth, request.order.owed, out))


def pay_out_of(db: Db, order: Order, amount: int) -> None:
    """Pay so much of an order's balance with what a return gives: no card and no credit moves."""
    order.owed -= amount
    order.captured += amount
    order.refunded += amount
    pay(db, order, "Exchanged", amount)


def let_go(db: Db, request: Return) -> None:
    """With its return settled, what goes out instead can be sent."""
    hold = request.hold
    if hold is None or hold.released_at is not None:
        return
    for each in hold.lines:
        each.order_line.held -= each.quantity
    end(db, hold)
    goods = [(each.quantity, each.order_line.sku) for each in hold.lines]
    note(db, request.order, "released", timeline.released(goods), hold=hold)
    db.flush()
