"""Double captures: generous and careless ways of giving back, and what may be done in another order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import Order
from deskgym.tasks import Instance, get_family
from sqlalchemy import select

from ..test_outcomes import verdict, wanted

REASON = "Charged twice"


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-double-captures").instance(3)
    yield found
    found.world.close()


def _refund_all(instance: Instance, db: Db, reason: str = REASON) -> None:
    for row in wanted(instance, "store_refund"):
        actions.refund_order(db, row["order_id"], amount=row["amount"], reason=reason)


def _credit_all(instance: Instance, db: Db) -> None:
    for row in wanted(instance, "store_credit_entry"):
        actions.change_credit(db, row["customer_id"], row["amount"], row["reason"])


def test_three_orders_get_a_charge_back_and_one_customer_an_apology(instance: Instance) -> None:
    refunds = wanted(instance, "store_refund")
    assert len(refunds) == 3
    assert {row["reason"] for row in refunds} == {REASON}
    assert [row["reason"] for row in wanted(instance, "store_credit_entry")] == ["Apology"]


def test_the_apology_may_come_first_and_the_reason_in_any_case(instance: Instance) -> None:
    def work(db: Db) -> None:
        _credit_all(instance, db)
        _refund_all(instance, db, "charged twice.")

    assert verdict(instance, work).passed


def test_a_refund_without_the_apology_fails(instance: Instance) -> None:
    assert not verdict(instance, lambda db: _refund_all(instance, db)).passed


def test_giving_back_with_the_items_fails(instance: Instance) -> None:
    def work(db: Db) -> None:
        _credit_all(instance, db)
        for row in wanted(instance, "store_refund"):
            order = db.get_one(Order, row["order_id"])
            units = {line.id: line.quantity - line.refunded for line in order.lines}
            actions.refund_order(db, order.id, units, amount=row["amount"], reason=REASON)

    assert not verdict(instance, work).passed


def test_refunding_every_order_that_the_message_names_fails(instance: Instance) -> None:
    def work(db: Db) -> None:
        _credit_all(instance, db)
        _refund_all(instance, db)
        for order in db.scalars(select(Order)):
            if f"{order.name};" in instance.task.goal and order.refundable and not order.refunded:
                actions.refund_order(db, order.id, amount=order.refundable, reason=REASON)

    assert not verdict(instance, work).passed
