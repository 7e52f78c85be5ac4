"""Holding units of an order back, and letting them go: what is held cannot be sent."""

from __future__ import annotations

from collections.abc import Mapping

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ... import limits, timeline
from ...access import require
from ...models import HOLD_REASONS, Hold, HoldLine
from ..held_units import end
from ..orders import open_order, units_by_line
from ..saving import load, note
from ..values import Values


def hold_order(
    db: Db,
    order_id: int,
    reason: str,
    quantities: Mapping[int, int] | None = None,
    *,
    note_text: str | None = None,
    version: int | None = None,
) -> Hold:
    """Hold units of an order that are to be sent: `quantities` by order line id; all of them unless it is given."""
    require(db, "orders")
    order = open_order(db, order_id, version)
    values = Values()
    values.choice("reason", reason, "Reason", HOLD_REASONS)
    text = values.optional("note_text", note_text, "Note", longest=limits.LONGEST_COMMENT, lines=True)
    if reason == "Other" and not text:
        values.refuse("note_text", "Say in the note why it is held.")
    values.done()
    if not any(line.ready for line in order.lines):
        held = any(line.held for line in order.lines)
        raise Blocked(
            f"All that is to be sent of order {order.name} is on hold already."
            if held
            else f"Nothing of order {order.name} is to be sent any more: there is nothing to hold."
        )
    if quantities is None:
        quantities = {line.id: line.ready for line in order.lines}
    lines = units_by_line(order, quantities, lambda line: line.ready, "to be sent and not on hold")
    if not lines:
        raise Invalid({"": "Enter how many of at least one item to hold."})
    hold = Hold(order_id=order.id, reason=reason, note=text)
    hold.lines = [HoldLine(order_line_id=line.id, quantity=quantity) for line, quantity in lines]
    order.holds.append(hold)
    for line, quantity in lines:
        line.held += quantity
    db.flush()
    note(db, order, "held", timeline.held([(n, line.sku) for line, n in lines], reason, text), hold=hold)
    db.flush()
    return hold


def find_hold(db: Db, hold_id: int, version: int | None = None) -> Hold:
    """A hold that still holds something."""
    hold = load(db, Hold, hold_id, "hold", version)
    open_order(db, hold.order_id)
    if hold.released_at is not None:
        raise Blocked(f"This hold of order {hold.order.name} has ended already.")
    return hold


def release_hold(db: Db, hold_id: int, *, version: int | None = None) -> Hold:
    """Let go what a hold has kept: it can be sent."""
    require(db, "orders")
    hold = find_hold(db, hold_id, version)
    for each in hold.lines:
        each.order_line.held -= each.quantity
    end(db, hold)
    goods = [(each.quantity, each.order_line.sku) for each in hold.lines]
    note(db, hold.order, "released", timeline.released(goods), hold=hold)
    db.flush()
    return hold
