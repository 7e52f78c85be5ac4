"""What came in: a truck every other day with much on it, and now and then the goods that a supplier owed."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from random import Random

from ...apps.handbook.holidays import is_workday
from ...apps.store.models import InventoryMovement, Variant
from ..grammar import say
from ..rows import new
from .phrases.stock import DELIVERIES, LATE_DELIVERIES
from .shop import Shop

# Lines on a truck.
_LINES = 12
_CLERKS = ("warehouse", "warehouse-1", "operations-1", "operations-2", "store-1")


def make_deliveries(shop: Shop, random: Random, count: int) -> list[InventoryMovement]:
    """About `count` lines of deliveries since stock was counted."""
    found = _owed(shop, random)
    calendar = shop.draft.calendar
    first, last = calendar.date_of(shop.counted) + timedelta(days=1), calendar.today - timedelta(days=1)
    days = [first + timedelta(days=n) for n in range((last - first).days + 1)]
    days = [day for day in days if is_workday(day) and day.weekday() in (1, 3, 4)]
    for _ in range(max(1, (count - len(found)) // _LINES)):
        at, by = calendar.at_work(random, random.choice(days)), shop.staff(random, *_CLERKS)
        note = say(random, DELIVERIES, {"weekday": f"{calendar.date_of(at):%A}"}).text
        location = random.choices(shop.locations, (6, 3, 1))[0].id
        for n, variant in enumerate(random.sample(shop.variants, _LINES)):
            row = _received(variant, location, random.randrange(5, 41), note if n == 0 else None, by)
            row.at = at + timedelta(seconds=40 * n)
            found.append(row)
    return found


def _owed(shop: Shop, random: Random) -> list[InventoryMovement]:
    """What the chronicle says came late."""
    variants: dict[str, list[Variant]] = defaultdict(list)
    for variant in shop.variants:
        variants[shop.products[variant.product_id].title.rsplit(", ", 1)[0]].append(variant)
    found = []
    for event in shop.draft.chronicle.events("supply-in"):
        several = variants.get(str(event.facts["article"]), [])
        if event.at <= shop.counted or not several:
            continue
        units = int(str(event.facts["units"]))
        some = several[: max(1, min(len(several), units // 10))]
        said, by = say(random, LATE_DELIVERIES, event.words()), event.who[0]
        for n, variant in enumerate(some):
            share = units // len(some) + (units % len(some) if n == 0 else 0)
            row = _received(variant, shop.locations[0].id, share, said.text if n == 0 else None, by)
            row.at = event.at + timedelta(seconds=40 * n)
            if row.at < shop.draft.calendar.now:
                found.append(row)
    return found


def _received(variant: Variant, location: int, count: int, note: str | None, by: int) -> InventoryMovement:
    return new(
        InventoryMovement,
        variant_id=variant.id,
        location_id=location,
        available=count,
        committed=0,
        unavailable=0,
        reason="Received",
        note=note,
        by_id=by,
    )
