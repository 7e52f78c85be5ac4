"""The price floor: prices that are safe and too high, too low, or raised where they need not be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Variant
from deskgym.tasks import Instance, get_family
from deskgym.tasks.store.judging.price_floor import least

from ..test_outcomes import and_then, verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-price-floor").instance(1)
    yield found
    found.world.close()


def _prices(instance: Instance) -> dict[int, int]:
    return {row["id"]: row["price"] for row in wanted(instance, "store_variant")}


@pytest.mark.parametrize(
    ("cost", "floor", "percent", "price"), [(1000, 10, 0, 1100), (1000, 10, 20, 1375), (999, 10, 25, 1466)]
)
def test_the_lowest_price_leaves_cost_and_margin_to_the_cent(cost: int, floor: int, percent: int, price: int) -> None:
    assert least(cost, floor, percent) == price
    assert price * (100 - percent) >= cost * (100 + floor) > (price - 1) * (100 - percent)


def test_two_of_four_prices_go_up(instance: Instance) -> None:
    with instance.world.session() as db:
        for id, price in _prices(instance).items():
            assert price > db.get_one(Variant, id).price
    assert len(_prices(instance)) == 2


@pytest.mark.parametrize("cents", [-1, 1, 500])
def test_a_cent_more_or_less_fails(instance: Instance, cents: int) -> None:
    def beside(db: Db) -> None:
        for id, price in _prices(instance).items():
            actions.update_variant(db, id, price=price + cents)

    assert not verdict(instance, beside).passed


def test_a_lower_cost_in_place_of_a_higher_price_and_a_code_switched_off_fail(instance: Instance) -> None:
    def cheaper(db: Db) -> None:
        for id in _prices(instance):
            actions.update_variant(db, id, cost=100)

    assert not verdict(instance, cheaper).passed
    assert not verdict(instance, and_then(instance, cheaper)).passed


def test_a_price_that_was_mistyped_may_be_set_right(instance: Instance) -> None:
    def twice(db: Db) -> None:
        for id in _prices(instance):
            actions.update_variant(db, id, price=99_900)
        instance.task.outcomes[0](db)

    assert verdict(instance, twice).passed
