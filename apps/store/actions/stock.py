"""Stock: every change of a level is one movement, and what is promised to orders is committed at a location."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.limits import LARGEST_COUNT
from ..access import require
from ..models import ADJUST_REASONS, Allocation, InventoryLevel, InventoryMovement, Location, OrderLine, Variant
from .saving import load
from .values import Values


def level_of(db: Db, variant_id: int, location_id: int) -> InventoryLevel:
    """The level of a variant at a location, begun at nothing if there is none."""
    found = db.scalar(
        select(InventoryLevel).where(InventoryLevel.variant_id == variant_id, InventoryLevel.location_id == location_id)
    )
    if found is None:
        found = InventoryLevel(variant_id=variant_id, location_id=location_id)
        found.on_hand = found.available = found.committed = found.unavailable = found.incoming = 0
        db.add(found)
        db.flush()
    return found


def open_levels(db: Db, variant_ids: Sequence[int]) -> None:
    """Begin new variants' levels at every location in use, so that stock can be received there."""
    in_use = select(Location.id).where(Location.is_active, Location.deleted_at.is_(None))
    locations = db.scalars(in_use.order_by(Location.position, Location.id)).all()
    for variant_id in variant_ids:
        for location_id in locations:
            db.add(InventoryLevel(variant_id=variant_id, location_id=location_id))
    db.flush()


def move(
    db: Db,
    variant_id: int,
    location_id: int,
    reason: str,
    *,
    available: int = 0,
    committed: int = 0,
    unavailable: int = 0,
    order_id: int | None = None,
    purchase_order_id: int | None = None,
    transfer_id: int | None = None,
    note: str | None = None,
) -> InventoryLevel:
    """Change a level and enter it in the book of movements, with the order, purchase order or transfer behind it."""
    level = level_of(db, variant_id, location_id)
    level.available += available
    level.committed += committed
    level.unavailable += unavailable
    level.on_hand = level.available + level.committed + level.unavailable
    db.add(
        InventoryMovement(
            variant_id=variant_id,
            location_id=location_id,
            available=available,
            committed=committed,
            unavailable=unavailable,
            reason=reason,
            note=note,
            order_id=order_id,
            purchase_order_id=purchase_order_id,
            transfer_id=transfer_id,
            at=db.now,
            by_id=db.actor_id,
        )
    )
    db.flush()
    return level


def expect(db: Db, variant_id: int, location_id: int, change: int) -> None:
    """More units of a variant are on their way to a location, or fewer (`change` below zero)."""
    level = level_of(db, variant_id, location_id)
    level.incoming += change
    db.flush()


def adjust_stock(
    db: Db, variant_id: int, location_id: int, quantity: int, reason: str, *, note: str | None = None
) -> InventoryLevel:
    """Add to what is available at a location, or take from it (`quantity` below zero), for a reason.

    Damaged goods stay on hand but become unavailable.
    """
    require(db, "inventory")
    values = Values()
    values.whole("quantity", quantity, "Quantity", -LARGEST_COUNT)
    values.choice("reason", reason, "Reason", ADJUST_REASONS)
    note = values.optional("note", note, "Note")
    values.done()
    if quantity == 0:
        raise Invalid(quantity="Enter how many to add, or to take away with a minus sign.")
    load(db, Variant, variant_id, "variant")
    location = load(db, Location, location_id, "location")
    level = level_of(db, variant_id, location_id)
    if quantity < 0 and level.available + quantity < 0:
        raise Invalid(quantity=f"Only {max(0, level.available)} are available at {location.name}.")
    damaged = -quantity if reason == "Damaged" and quantity < 0 else 0
    return move(db, variant_id, location_id, reason, available=quantity, unavailable=damaged, note=note)


def set_stock(
    db: Db, variant_id: int, location_id: int, available: int, reason: str, *, note: str | None = None
) -> InventoryLevel:
    """Set what is available at a location to a count."""
    require(db, "inventory")
    values = Values()
    values.whole("available", available, "Available")
    values.done()
    level = level_of(db, variant_id, location_id)
    if level.available == available:
        raise Invalid(available=f"It is {available} already.")
    return adjust_stock(db, variant_id, location_id, available - level.available, reason, note=note)


def available(db: Db, variant_id: int) -> int:
    """How many of a variant can still be sold, over all locations."""
    levels = (
        select(InventoryLevel.available)
        .join(InventoryLevel.location)
        .where(InventoryLevel.variant_id == variant_id, Location.is_active, InventoryLevel.available > 0)
    )
    return sum(db.scalars(levels))


def allocate(db: Db, line: OrderLine, quantity: int | None = None, *, reason: str = "Order placed") -> None:
    """Commit units of a line, all of a new one's: at the first location that has so many, else over several.

    Of a custom item no stock is kept: nothing is committed, and any location can send it.
    """
    if line.variant is None:
        return
    variant = line.variant
    wanted = line.quantity if quantity is None else quantity
    locations = list(db.scalars(select(Location).where(Location.is_active).order_by(Location.position, Location.id)))
    levels = {location.id: max(0, level_of(db, variant.id, location.id).available) for location in locations}
    whole = next((id for id, free in levels.items() if free >= wanted), None)
    left = wanted
    for location in locations if whole is None else [loc for loc in locations if loc.id == whole]:
        take = min(left, levels[location.id])
        if take:
            _commit(db, line, location.id, take, reason)
            left -= take
    if left:
        if not variant.continue_when_oos:
            raise Blocked(f"Only {wanted - left} of {line.title} are left.")
        _commit(db, line, locations[0].id, left, reason)


def _commit(db: Db, line: OrderLine, location_id: int, quantity: int, reason: str) -> None:
    move(
        db,
        line.stocked,
        location_id,
        reason,
        available=-quantity,
        committed=quantity,
        order_id=line.order_id,
    )
    _allocation(db, line, location_id, quantity)


def _allocation(db: Db, line: OrderLine, location_id: int, change: int) -> None:
    """Change how many of a line are to come from a location."""
    where = (Allocation.order_line_id == line.id, Allocation.location_id == location_id)
    found = db.scalar(select(Allocation).where(*where))
    if found is None:
        db.add(Allocation(order_line_id=line.id, location_id=location_id, quantity=change))
    elif found.quantity + change:
        found.quantity += change
    else:
        db.delete(found)
    db.flush()
    db.expire(line, ["allocations"])


def sendable(level: InventoryLevel | None, promised: int) -> int:
    """How many of a level's units can leave for a line to which so many are promised there.

    What was sold without stock is promised where nothing lies yet: it cannot leave before it arrives.
    """
    if level is None:
        return 0
    return max(0, min(promised, level.available + level.committed)) + max(0, level.available)


def take(db: Db, line: OrderLine, location_id: int, quantity: int) -> None:
    """Units of a line leave a location: those committed there first, then others in their stead."""
    if line.variant_id is None:
        return
    here = sum(a.quantity for a in line.allocations if a.location_id == location_id)
    committed = min(here, quantity)
    instead = quantity - committed
    level = level_of(db, line.stocked, location_id)
    most = sendable(level, here)
    if quantity > most:
        location = db.get_one(Location, location_id)
        raise Invalid({f"line-{line.id}": f"{location.name} has only {most} of {line.sku} to send."})
    if instead:
        for allocation in [a for a in line.allocations if a.location_id != location_id]:
            freed = min(instead, allocation.quantity)
            if freed:
                release(db, line, freed, "Sent from elsewhere", location_id=allocation.location_id)
                move(db, line.stocked, location_id, "Order shipped", available=-freed, order_id=line.order_id)
                instead -= freed
    if committed:
        move(db, line.stocked, location_id, "Order shipped", committed=-committed, order_id=line.order_id)
        _allocation(db, line, location_id, -committed)


def release(
    db: Db, line: OrderLine, quantity: int, reason: str, *, location_id: int | None = None, restock: bool = True
) -> None:
    """Units of a line are no longer promised: available again, or set aside as unavailable."""
    left = quantity
    for allocation in list(line.allocations):
        freed = min(left, allocation.quantity) if location_id in (None, allocation.location_id) else 0
        if not freed:
            continue
        move(
            db,
            line.stocked,
            allocation.location_id,
            reason,
            available=freed if restock else 0,
            unavailable=0 if restock else freed,
            committed=-freed,
            order_id=line.order_id,
        )
        _allocation(db, line, allocation.location_id, -freed)
        left -= freed


def give_back(db: Db, line: OrderLine, location_id: int, quantity: int) -> None:
    """A canceled parcel's units lie at the location again and are still promised to the line."""
    if line.variant_id is None:
        return
    move(db, line.variant_id, location_id, "Fulfillment canceled", committed=quantity, order_id=line.order_id)
    _allocation(db, line, location_id, quantity)
