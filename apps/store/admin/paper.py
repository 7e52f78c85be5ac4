"""What the warehouse prints: packing slips that go along with goods, pick lists by which they are fetched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...platform.database import Db
from ...platform.errors import NotFound
from ..actions.warehouse.many_fulfilments import Skipped, why_not_ready
from ..models import Fulfilment, FulfilmentLine, InventoryLevel, Location, Order, OrderLine
from . import queries


@dataclass(frozen=True)
class SlipLine:
    """So many units of an order line in a parcel."""

    line: OrderLine
    quantity: int


@dataclass(frozen=True)
class Slip:
    """One parcel, sent already or about to be."""

    order: Order
    lines: tuple[SlipLine, ...]
    parcel: Fulfilment | None = None

    @property
    def units(self) -> int:
        return sum(each.quantity for each in self.lines)

    @property
    def later(self) -> list[tuple[int, OrderLine]]:
        """What of the order comes in another parcel: units, and of which line."""
        here = {each.line.id: each.quantity for each in self.lines} if self.parcel is None else {}
        left = [(line.open - here.get(line.id, 0), line) for line in self.order.lines]
        return [(units, line) for units, line in left if units]


def orders_to_print(db: Db, ids: Sequence[int]) -> list[Order]:
    """Orders with all that stands on paper, the oldest first."""
    found = (
        queries.orders()
        .where(Order.id.in_(ids))
        .options(
            selectinload(Order.lines).options(joinedload(OrderLine.variant), selectinload(OrderLine.allocations)),
            selectinload(Order.holds),
            selectinload(Order.fulfilments).options(
                joinedload(Fulfilment.location), selectinload(Fulfilment.lines).joinedload(FulfilmentLine.order_line)
            ),
        )
        .order_by(Order.number)
    )
    return list(db.scalars(found).unique())


def slip_of_parcel(db: Db, parcel_id: int) -> Slip:
    """The slip of a parcel that was sent."""
    parcel = db.get(Fulfilment, parcel_id)
    if parcel is None or parcel.status == "Canceled":
        raise NotFound("This parcel does not exist, or it was canceled.")
    return _sent(parcel)


def _sent(parcel: Fulfilment) -> Slip:
    return Slip(parcel.order, tuple(SlipLine(each.order_line, each.quantity) for each in parcel.lines), parcel)


def slips_of(db: Db, orders: Sequence[Order]) -> tuple[list[Slip], list[Skipped]]:
    """A slip of what is ready of each order; where nothing is, of each parcel that was sent; and orders without any."""
    slips, without = [], []
    for order in orders:
        why = why_not_ready(db, order)
        if why is None:
            ready = [SlipLine(line, line.ready) for line in order.lines if line.ready]
            slips.append(Slip(order, tuple(ready)))
            continue
        sent = [_sent(parcel) for parcel in order.fulfilments if parcel.status != "Canceled"]
        slips += sent
        if not sent:
            without.append(Skipped(order, why))
    return slips, without


@dataclass
class Pick:
    """Units of one variant to be fetched at a place, and for which orders."""

    line: OrderLine  # any of those that want it: for its SKU and its names
    bin: str | None
    orders: dict[str, int] = field(default_factory=dict)

    @property
    def quantity(self) -> int:
        return sum(self.orders.values())


@dataclass
class PickList:
    """What is to be fetched at one location, in the order in which one walks there."""

    location: Location
    picks: list[Pick]

    @property
    def quantity(self) -> int:
        return sum(pick.quantity for pick in self.picks)


def pick_lists(db: Db, orders: Sequence[Order]) -> tuple[list[PickList], list[Skipped]]:
    """What is ready of all these orders, summed by SKU, at the locations where it is promised; and those left out."""
    found: dict[tuple[int, int], Pick] = {}
    left_out = []
    for order in orders:
        why = why_not_ready(db, order)
        if why is not None:
            left_out.append(Skipped(order, why))
            continue
        for line in order.lines:
            left = line.ready
            for allocation in line.allocations:
                part = min(left, allocation.quantity)
                left -= part
                if part and line.variant_id is not None:
                    key = (allocation.location_id, line.variant_id)
                    pick = found.setdefault(key, Pick(line, None))
                    pick.orders[order.name] = pick.orders.get(order.name, 0) + part
    for level in db.scalars(
        select(InventoryLevel).where(InventoryLevel.variant_id.in_({variant_id for _, variant_id in found}))
    ):
        if pick_here := found.get((level.location_id, level.variant_id)):
            pick_here.bin = level.bin
    lists = []
    for location in db.scalars(select(Location).order_by(Location.position, Location.id)):
        picks = [pick for (location_id, _), pick in found.items() if location_id == location.id]
        if picks:
            # What has no place yet is looked for last.
            lists.append(PickList(location, sorted(picks, key=lambda pick: (pick.bin or "~", pick.line.sku))))
    return lists, left_out
