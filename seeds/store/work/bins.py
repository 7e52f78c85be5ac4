"""Where goods lie: aisles by category, bays by product, shelves by variant."""

from __future__ import annotations

from collections import defaultdict

from ....apps.store.models import InventoryLevel
from ..shop import Shop

_SHELVES = 4


def name_bins(shop: Shop, levels: list[InventoryLevel]) -> None:
    """Give every level its bin: "B-07-2" is shelf 2 of the seventh bay of aisle B. What was never there has none."""
    tops = sorted({category.parent_id or category.id for category in shop.categories.values()})
    aisles = {top: chr(ord("A") + place) for place, top in enumerate(tops)}
    bays: dict[str, dict[int, int]] = defaultdict(dict)
    places: dict[int, str] = {}
    shelves: dict[int, int] = defaultdict(int)
    for variant in shop.variants:
        category = shop.categories[shop.products[variant.product_id].category_id]
        aisle = aisles[category.parent_id or category.id]
        bay = bays[aisle].setdefault(variant.product_id, len(bays[aisle]) + 1)
        shelf = shelves[variant.product_id]
        shelves[variant.product_id] += 1
        # Products of many variants take several bays' worth of shelves, side by side.
        places[variant.id] = f"{aisle}-{bay:02d}-{shelf % _SHELVES + 1}" + (
            chr(97 + shelf // _SHELVES) if shelf >= _SHELVES else ""
        )
    first = shop.locations[0].id
    for level in levels:
        # Elsewhere than in the main warehouse, shelves have no name as long as nothing lies there.
        if level.location_id == first or level.on_hand:
            level.bin = places[level.variant_id]
