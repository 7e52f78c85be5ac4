"""Codes of households: whom an order may be taken from, and what else somebody would try."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Order
from deskgym.tasks import Instance, get_family
from deskgym.tasks.store.straightening.households import tag_customer

from ..test_outcomes import verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-coupon-households").instance(1)
    yield found
    found.world.close()


def _canceled(instance: Instance) -> list[int]:
    return [row["id"] for row in wanted(instance, "store_order") if row["status"] == "Canceled"]


def _tag(instance: Instance, db: Db) -> None:
    for row in wanted(instance, "store_customer"):
        tag_customer(db, row["id"], row["tags"])


def test_three_accounts_are_tagged_and_two_orders_go(instance: Instance) -> None:
    assert len(wanted(instance, "store_customer")) == 3
    assert len(_canceled(instance)) == 2


def test_orders_may_go_before_accounts_are_tagged(instance: Instance) -> None:
    def work(db: Db) -> None:
        for id in _canceled(instance):
            actions.cancel_order(db, id, "Suspected fraud")
        _tag(instance, db)

    assert verdict(instance, work).passed


def test_canceling_every_order_with_the_code_fails(instance: Instance) -> None:
    def work(db: Db) -> None:
        _tag(instance, db)
        code = db.get_one(Order, _canceled(instance)[0]).discount_code
        for order in db.query(Order).filter(Order.discount_code == code, Order.status == "Open"):
            if not order.fulfilments:
                actions.cancel_order(db, order.id, "Suspected fraud")

    assert not verdict(instance, work).passed


def test_tagging_the_orders_in_the_place_of_accounts_fails(instance: Instance) -> None:
    def work(db: Db) -> None:
        actions.tag_orders(db, _canceled(instance), "code-misuse")
        for id in _canceled(instance):
            actions.cancel_order(db, id, "Suspected fraud")

    assert not verdict(instance, work).passed
