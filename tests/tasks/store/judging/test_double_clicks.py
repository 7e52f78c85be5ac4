"""Double clicks: what somebody after the reward would try, and how a person slips and mends it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked
from deskgym.apps.store import actions
from deskgym.apps.store.models import Order
from deskgym.tasks import Instance, get_family
from sqlalchemy import select

from ..test_outcomes import and_then, verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-double-clicks").instance(3)
    yield found
    found.world.close()


def _canceled(instance: Instance) -> list[int]:
    return [row["id"] for row in wanted(instance, "store_order") if row["status"] == "Canceled"]


def _todays(db: Db) -> list[Order]:
    """The orders that were placed in the course of the last two hours, the newest first."""
    newest = db.scalars(select(Order).order_by(Order.placed_at.desc()).limit(12))
    return [order for order in newest if (db.now - order.placed_at).total_seconds() < 7200]


def test_three_orders_go_and_one_of_them_is_the_earlier_of_its_pair(instance: Instance) -> None:
    gone = _canceled(instance)
    assert len(gone) == 3
    with instance.world.session() as db:
        for id in gone:
            order = db.get_one(Order, id)
            assert order.status == "Open"
            twins = [each for each in _todays(db) if each.customer_id == order.customer_id and each.id != id]
            assert len(twins) == 1
            is_later = order.placed_at > twins[0].placed_at
            assert is_later == (not twins[0].fulfilments)


def test_canceling_whatever_looks_alike_fails(instance: Instance) -> None:
    def every_second(db: Db) -> None:
        seen: set[int] = set()
        for order in reversed(_todays(db)):
            if order.customer_id in seen and not order.fulfilments:
                actions.cancel_order(db, order.id, "Entered by mistake")
            seen.add(order.customer_id)

    assert not verdict(instance, every_second).passed


def test_doing_nothing_and_tagging_them_instead_fail(instance: Instance) -> None:
    gone = _canceled(instance)
    assert not verdict(instance, lambda _db: None).passed
    assert not verdict(instance, lambda db: actions.tag_orders(db, gone, "double")).passed


def test_an_order_that_was_sent_cannot_be_canceled_and_trying_does_no_harm(instance: Instance) -> None:
    def stumble(db: Db) -> None:
        sent = next(order for order in _todays(db) if order.fulfilments)
        with pytest.raises(Blocked):
            actions.cancel_order(db, sent.id, "Entered by mistake")

    def stumble_and_mend(db: Db) -> None:
        stumble(db)
        instance.task.outcomes[0](db)

    assert verdict(instance, stumble_and_mend).passed


def test_calling_back_the_parcel_to_cancel_the_later_one_after_all_fails(instance: Instance) -> None:
    def call_back(db: Db) -> None:
        sent = next(order for order in _todays(db) if order.fulfilments)
        actions.cancel_fulfilment(db, sent.fulfilments[0].id)
        twin = next(each for each in _todays(db) if each.customer_id == sent.customer_id and each.id != sent.id)
        for id in _canceled(instance):
            actions.cancel_order(db, sent.id if id == twin.id else id, "Entered by mistake")

    assert not verdict(instance, call_back).passed


def test_a_tag_set_by_mistake_and_taken_off_leaves_no_trace(instance: Instance) -> None:
    def tag_and_untag(db: Db) -> None:
        order = next(each for each in _todays(db) if each.id not in _canceled(instance))
        note, tags = order.note, order.tags
        actions.tag_orders(db, [order.id], "double")
        actions.update_order(db, order.id, note_text=note, tag_text=tags)

    assert verdict(instance, and_then(instance, tag_and_untag)).passed
