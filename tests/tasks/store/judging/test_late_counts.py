"""Late counts: numbers that are typed in as they stand, and slips that are mended."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import InventoryLevel, Location, Variant
from deskgym.tasks import Instance, get_family
from sqlalchemy import select

from ..test_outcomes import and_then, verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-late-counts").instance(4)
    yield found
    found.world.close()


def _counts(instance: Instance, db: Db) -> Iterator[tuple[Variant, int, int, int]]:
    """What the goal says: a variant, how many were counted, and how many are on hand and available now."""
    place = db.scalars(select(Location.id).order_by(Location.position)).first()
    for sku, count in re.findall(r"([A-Z]{2,}\d[A-Z0-9-]+) (\d+)", instance.task.goal):
        variant = db.scalars(select(Variant).where(Variant.sku == sku)).one()
        level = db.scalars(
            select(InventoryLevel).where(InventoryLevel.variant_id == variant.id, InventoryLevel.location_id == place)
        ).one()
        yield variant, int(count), level.on_hand, level.available


def test_of_four_counts_three_lead_to_a_correction(instance: Instance) -> None:
    with instance.world.session() as db:
        assert len(list(_counts(instance, db))) == 4
    assert len(wanted(instance, "store_inventory_movement")) == 3


@pytest.mark.parametrize("by_available", [True, False])
def test_setting_stock_to_what_was_counted_fails(instance: Instance, *, by_available: bool) -> None:
    note = wanted(instance, "store_inventory_movement")[0]["note"]

    def as_counted(db: Db) -> None:
        for variant, count, on_hand, available in list(_counts(instance, db)):
            if change := count - (available if by_available else on_hand):
                actions.adjust_stock(db, variant.id, 1, change, "Count correction", note=note)

    assert not verdict(instance, as_counted).passed


def test_a_wrong_correction_may_be_taken_back_for_the_same_reason(instance: Instance) -> None:
    row = wanted(instance, "store_inventory_movement")[0]

    def slip(db: Db) -> None:
        actions.adjust_stock(db, row["variant_id"], row["location_id"], 7, row["reason"], note=row["note"])

    def mended(db: Db) -> None:
        slip(db)
        actions.adjust_stock(db, row["variant_id"], row["location_id"], -7, row["reason"], note=row["note"])

    assert not verdict(instance, and_then(instance, slip)).passed
    assert verdict(instance, and_then(instance, mended)).passed


def test_another_reason_fails(instance: Instance) -> None:
    def as_lost(db: Db) -> None:
        for row in wanted(instance, "store_inventory_movement"):
            actions.adjust_stock(db, row["variant_id"], row["location_id"], row["available"], "Lost or stolen")

    assert not verdict(instance, as_lost).passed
