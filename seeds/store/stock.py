"""Stock: the count that opened the book, what moved since, and where that leaves every level."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from operator import attrgetter
from random import Random

from ...apps.store.models import (
    ADJUST_REASONS,
    Allocation,
    InventoryLevel,
    InventoryMovement,
    Order,
    OrderLine,
    Variant,
)
from ..grammar import say
from ..random_source import pick
from ..rows import new
from .deliveries import make_deliveries
from .phrases.stock import LESS, MORE, NOTES
from .procurement.purchases import PurchaseMaker
from .procurement.suppliers import make_suppliers
from .procurement.transfers import TransferMaker
from .shop import Shop
from .work.bins import name_bins

# Of so many orders that wait another place than their own can send a part.
_PARTLY = 4


def make_stock(shop: Shop) -> None:
    random = shop.draft.random("store", "stock")
    committed: dict[tuple[int, int], int] = defaultdict(int)
    since: dict[tuple[int, int], list[InventoryMovement]] = defaultdict(list)
    moved_since = _adjustments(shop, random)
    purchases = PurchaseMaker(shop, make_suppliers(shop), moved_since)
    purchases.make()
    for movement in [*shop.movements, *moved_since]:
        key = (movement.variant_id, movement.location_id)
        if movement.at < shop.counted:
            committed[key] += movement.committed
        else:
            since[key].append(movement)
    counts: dict[tuple[int, int], InventoryMovement] = {}
    scarce = _scarce(shop)
    for variant in shop.variants:
        for location in shop.locations:
            key = (variant.id, location.id)
            moved = sorted(since[key], key=attrgetter("at"))
            target = _target(random, location.position, variant.price)
            target = scarce.get(key, target)
            counted = _opening(moved, target)
            if counted or committed[key] or moved:
                counts[key] = _count(shop, random, key, counted, committed[key])
    transfers = TransferMaker(shop, counts, since)
    transfers.make()
    booked = [*counts.values(), *(m for moved in since.values() for m in moved)]
    for movement in sorted(booked, key=attrgetter("at")):
        shop.draft.add(movement)
    levels = []
    for variant in shop.variants:
        for location in shop.locations:
            key = (variant.id, location.id)
            moved = [counts[key], *since[key]] if key in counts else []
            levels.append(_level(key, moved, purchases.incoming[key] + transfers.incoming[key]))
    name_bins(shop, levels)
    for level in levels:
        shop.draft.add(level)


def _scarce(shop: Shop) -> dict[tuple[int, int], int]:
    """How many are left, by variant and location, where another place than its own can send a part of an order.

    Of some that wait it is so in every shop, or nobody could be asked for it.
    """
    promised = {each.order_line_id: each.location_id for each in shop.draft.all(Allocation)}
    waiting: dict[int, list[OrderLine]] = defaultdict(list)
    for line in shop.draft.all(OrderLine):
        if line.open and line.id in promised:
            waiting[line.order_id].append(line)
    found: dict[tuple[int, int], int] = {}
    paid = [o for o in shop.draft.all(Order) if o.status == "Open" and o.payment_status != "Authorized" and not o.owed]
    for order_id, lines in ((o.id, waiting[o.id]) for o in reversed(paid) if o.id in waiting):
        # The last place is the quietest: what is counted there is what is left.
        other = next(each.id for each in reversed(shop.locations) if each.id != promised[lines[0].id])
        keys = [(line.stocked, other) for line in lines]
        if sum(line.open for line in lines) > 1 and not found.keys() & set(keys) and len(shop.partly) < _PARTLY:
            found |= {key: 0 if place else 1 for place, key in enumerate(keys)}
            shop.partly.add(order_id)
    return found


def _target(random: Random, position: int, price: int) -> int:
    """How many are to be available now: some variants are out, some low, most are well stocked."""
    kind = pick(random, {"out": 9, "low": 17, "fine": 74} if position == 1 else {"out": 34, "low": 30, "fine": 36})
    if kind == "out":
        return 0
    most = 90 if price < 10_000 else 30
    return random.randrange(1, 10) if kind == "low" else random.randrange(10, most)


def _opening(moved: list[InventoryMovement], target: int) -> int:
    """What must have been counted so that `target` is left and no moment went below zero."""
    running = lowest = 0
    for movement in moved:
        running += movement.available
        lowest = min(lowest, running)
    return max(target - running, -lowest)


def _count(shop: Shop, random: Random, key: tuple[int, int], available: int, committed: int) -> InventoryMovement:
    return new(
        InventoryMovement,
        variant_id=key[0],
        location_id=key[1],
        available=available,
        committed=committed,
        unavailable=0,
        reason="Stocktake",
        note="Opening count",
        # Shelf by shelf in the course of the day.
        at=shop.counted - timedelta(seconds=random.randrange(9 * 3600)),
        by_id=shop.holders["warehouse"].id,
    )


def _level(key: tuple[int, int], moved: list[InventoryMovement], incoming: int) -> InventoryLevel:
    """What all movements come to."""
    available, committed, unavailable = (
        sum(getattr(movement, name) for movement in moved) for name in ("available", "committed", "unavailable")
    )
    return new(
        InventoryLevel,
        variant_id=key[0],
        location_id=key[1],
        on_hand=available + committed + unavailable,
        available=available,
        committed=committed,
        unavailable=unavailable,
        incoming=incoming,
    )


def _adjustments(shop: Shop, random: Random) -> list[InventoryMovement]:
    """Corrections, damage and such since the count; what was delivered came on few days, much at a time."""
    weights = dict(zip(ADJUST_REASONS, (62, 16, 10, 5, 4, 3), strict=True))
    calendar = shop.draft.calendar
    found, received = [], 0
    for _ in range(shop.volume.adjustments):
        reason = pick(random, weights)
        if reason == "Received":
            received += 1
            continue
        at = calendar.between(random, shop.counted)
        down = reason in ("Damaged", "Lost or stolen", "Donation") or (
            reason == "Count correction" and random.random() < 0.5
        )
        count = random.randrange(1, 4)
        moved = _adjustment(shop, random, random.choice(shop.variants), at, -count if down else count, reason)
        moved.unavailable = count if reason == "Damaged" else 0
        said = NOTES.get(reason) or (LESS if down else MORE)
        moved.note = say(random, said, {}).text if random.random() < 0.6 else None
        found.append(moved)
    return found + make_deliveries(shop, random, received)


def _adjustment(
    shop: Shop, random: Random, variant: Variant, at: datetime, available: int, reason: str
) -> InventoryMovement:
    return new(
        InventoryMovement,
        variant_id=variant.id,
        location_id=random.choices(shop.locations, (6, 3, 1))[0].id,
        available=available,
        committed=0,
        unavailable=0,
        reason=reason,
        at=at,
        by_id=shop.staff(random, "warehouse", "warehouse-1", "operations-1", "operations-2", "store-1"),
    )
