"""Counting what arrives, line by line: in order, or damaged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ....platform.database import Db
from ....platform.errors import Invalid
from ...models import PurchaseLine, PurchaseOrder, Transfer, TransferLine
from .. import stock
from ..values import Values


@dataclass(frozen=True)
class Arrival:
    """So many units of a line that arrived in order, and so many that were damaged."""

    line: PurchaseLine | TransferLine
    accepted: int
    damaged: int


def arrivals(
    lines: Sequence[PurchaseLine] | Sequence[TransferLine], accepted: Mapping[int, int], damaged: Mapping[int, int]
) -> list[Arrival]:
    """What arrived of which lines (numbers by line id). Raises Invalid for each wrong number."""
    values = Values()
    if (set(accepted) | set(damaged)) - {line.id for line in lines}:
        raise Invalid({"": "Some of these items are not on this list."})
    found = []
    for line in lines:
        whole, broken = accepted.get(line.id, 0), damaged.get(line.id, 0)
        for name, count in (("line", whole), ("damaged", broken)):
            if not isinstance(count, int) or count < 0:
                values.refuse(f"{name}-{line.id}", "Enter a whole number of 0 or more.")
                whole = broken = 0
        if whole + broken > line.open:
            values.refuse(f"line-{line.id}", f"Only {line.open} of {line.sku} are still to come.")
        elif whole + broken:
            found.append(Arrival(line, whole, broken))
    values.done()
    if not found:
        raise Invalid({"": "Enter at least one unit that has arrived."})
    return found


def put_away(
    db: Db,
    found: Sequence[Arrival],
    location_id: int,
    reason: str,
    record: PurchaseOrder | Transfer,
    *,
    note: str,
) -> None:
    """Enter what arrived by a record into stock: what is in order is available, what is damaged lies aside."""
    behind = {"purchase_order_id" if isinstance(record, PurchaseOrder) else "transfer_id": record.id}
    for each in found:
        line = each.line
        line.received += each.accepted
        line.damaged += each.damaged
        stock.move(
            db,
            line.variant_id,
            location_id,
            reason,
            available=each.accepted,
            unavailable=each.damaged,
            note=note,
            **behind,
        )
        stock.expect(db, line.variant_id, location_id, -each.accepted - each.damaged)
