"""How many rows the store has, by the size of the world."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class StoreVolume:
    customers: int
    second_addresses: int
    orders: int
    reviews: int
    discounts: int
    adjustments: int
    drafts: int
    suppliers: int
    purchase_orders: int
    transfers: int


VOLUMES: dict[str, StoreVolume] = {
    "small": StoreVolume(600, 200, 1500, 700, 25, 720, 27, 10, 30, 20),
    "large": StoreVolume(12_000, 5_000, 40_000, 9_000, 220, 9_000, 420, 19, 600, 150),
}
