"""The table of a product's variants: sorted by a column, grouped by an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ...models import InventoryLevel, Option, StoreProduct, Variant

Levels = Mapping[tuple[int, int], InventoryLevel]


@dataclass(frozen=True)
class Row:
    """A variant with its levels by location id."""

    variant: Variant
    levels: Mapping[int, InventoryLevel]

    @property
    def available(self) -> int:
        return sum(level.available for level in self.levels.values())

    @property
    def committed(self) -> int:
        return sum(level.committed for level in self.levels.values())

    @property
    def incoming(self) -> int:
        return sum(level.incoming for level in self.levels.values())


@dataclass(frozen=True)
class Group:
    """The variants that have a value in common; all of them where nothing is grouped, without a name."""

    name: str | None
    rows: Sequence[Row]

    @property
    def available(self) -> int:
        return sum(row.available for row in self.rows)

    @property
    def lowest(self) -> int:
        return min(row.variant.price for row in self.rows)

    @property
    def highest(self) -> int:
        return max(row.variant.price for row in self.rows)


@dataclass(frozen=True)
class Table:
    """What the page shows of the variants, and by what it is arranged."""

    groups: Sequence[Group]
    sort: str  # a key of SORTS, with "-" before it for the other way round; empty: in the order of the options
    by: Option | None

    def asked(self, *, sort: str | None = None, by: int | None = None) -> dict[str, str | int]:
        """The query string of the same table, sorted or grouped otherwise; 0 groups by nothing."""
        sort = self.sort if sort is None else sort
        by = (self.by.id if self.by else 0) if by is None else by
        return ({"sort": sort} if sort else {}) | ({"group": by} if by else {})

    def direction(self, key: str) -> str | None:
        return {key: "ascending", f"-{key}": "descending"}.get(self.sort)

    def next_sort(self, key: str) -> str:
        """What a click on a column's head sorts by: upwards, then downwards, then not at all."""
        return {key: f"-{key}", f"-{key}": ""}.get(self.sort, key)


_SORTS: dict[str, Callable[[Row], object]] = {
    "variant": lambda row: row.variant.title.lower(),
    "sku": lambda row: row.variant.sku,
    "barcode": lambda row: row.variant.barcode or "",
    "price": lambda row: row.variant.price,
    "before": lambda row: row.variant.compare_at_price or 0,
    "committed": lambda row: row.committed,
    "incoming": lambda row: row.incoming,
}


def table_of(product: StoreProduct, levels: Levels, sort: str, group: int) -> Table:
    """The variants as asked for: `sort` may be "stock_3" for a location; what makes no sense is left out."""
    rows = [Row(variant, {}) for variant in product.variants]
    by_variant: dict[int, dict[int, InventoryLevel]] = {}
    for (variant_id, location_id), level in levels.items():
        by_variant.setdefault(variant_id, {})[location_id] = level
    rows = [Row(row.variant, by_variant.get(row.variant.id, {})) for row in rows]
    key = _key(sort.removeprefix("-"), {location_id for _variant, location_id in levels})
    if key is None:
        sort = ""
    else:
        rows = sorted(rows, key=key, reverse=sort.startswith("-"))  # type: ignore[arg-type]
    by = next((option for option in product.options if option.id == group), None)
    return Table(_grouped(product, rows, by), sort, by)


def _key(name: str, places: set[int]) -> Callable[[Row], object] | None:
    if name in _SORTS:
        return _SORTS[name]
    place = name.removeprefix("stock_")
    if not name.startswith("stock_") or not place.isdecimal() or int(place) not in places:
        return None
    return lambda row: row.levels[int(place)].available if int(place) in row.levels else 0


def _grouped(product: StoreProduct, rows: Sequence[Row], by: Option | None) -> Sequence[Group]:
    if by is None:
        return [Group(None, rows)] if rows else []
    at = product.options.index(by)
    found = [
        Group(value.name, [row for row in rows if row.variant.value_ids[at : at + 1] == (value.id,)])
        for value in by.values
    ]
    return [group for group in found if group.rows]
