"""Scarce stock: shares that look fair and are not the handbook's, and slips that are mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.models import Fulfilment, Hold, Order
from deskgym.tasks import Instance, get_family
from sqlalchemy import select

from ..test_outcomes import and_then, verdict, wanted


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    found = get_family("store-scarce-stock").instance(5)
    yield found
    found.world.close()


def _waiting(db: Db) -> list[Order]:
    return list(db.scalars(select(Order).order_by(Order.id.desc()).limit(6)))[::-1]


def _place(instance: Instance) -> int:
    return int(wanted(instance, "store_fulfilment")[0]["location_id"])


def test_some_are_sent_one_of_them_in_part_and_the_others_are_held(instance: Instance) -> None:
    sent = {row["order_line_id"]: row["quantity"] for row in wanted(instance, "store_fulfilment_line")}
    held = {row["order_line_id"]: row["quantity"] for row in wanted(instance, "store_hold_line")}
    with instance.world.session() as db:
        lines = [order.lines[0] for order in _waiting(db)]
    assert {line.id: line.quantity for line in lines} == {
        line.id: sent.get(line.id, 0) + held.get(line.id, 0) for line in lines
    }
    assert len(sent.keys() & held.keys()) == 1


def test_first_come_first_served_fails(instance: Instance) -> None:
    def by_time(db: Db) -> None:
        for order in _waiting(db):
            line = order.lines[0]
            try:
                actions.fulfil_order(db, order.id, _place(instance), {line.id: line.open})
            except Invalid:
                actions.hold_order(db, order.id, "Awaiting stock")

    assert not verdict(instance, by_time).passed


def test_holding_everybody_and_leaving_the_rest_open_fail(instance: Instance) -> None:
    def hold_all(db: Db) -> None:
        for order in _waiting(db):
            actions.hold_order(db, order.id, "Awaiting stock")

    def leave_open(db: Db) -> None:
        instance.task.outcomes[0](db)
        for hold in db.scalars(select(Hold).order_by(Hold.id.desc()).limit(1)):
            actions.release_hold(db, hold.id)

    assert not verdict(instance, hold_all).passed
    assert not verdict(instance, leave_open).passed


def test_more_stock_made_up_so_that_all_can_go_fails(instance: Instance) -> None:
    def make_up(db: Db) -> None:
        first = _waiting(db)[0].lines[0]
        actions.adjust_stock(db, first.stocked, _place(instance), 20, "Received")
        for order in _waiting(db):
            line = order.lines[0]
            actions.fulfil_order(db, order.id, _place(instance), {line.id: line.open})

    assert not verdict(instance, make_up).passed


def test_a_parcel_sent_too_early_may_be_called_back_and_an_order_held_too_early_released(instance: Instance) -> None:
    held = {row["order_id"] for row in wanted(instance, "store_hold")}

    def send_wrong_then_right(db: Db) -> None:
        last = next(order for order in _waiting(db) if order.id in held)
        actions.fulfil_order(db, last.id, _place(instance), {last.lines[0].id: 1})
        actions.cancel_fulfilment(db, db.scalars(select(Fulfilment.id).order_by(Fulfilment.id.desc())).first() or 0)
        first = next(order for order in _waiting(db) if order.id not in held)
        actions.release_hold(db, actions.hold_order(db, first.id, "Awaiting stock").id)
        instance.task.outcomes[0](db)

    assert verdict(instance, send_wrong_then_right).passed


def test_a_hold_for_another_reason_fails(instance: Instance) -> None:
    def other_reason(db: Db) -> None:
        instance.task.outcomes[0](db)
        hold = db.scalars(select(Hold).order_by(Hold.id.desc())).first()
        assert hold is not None
        hold.reason = "Customer request"

    assert not verdict(instance, other_reason).passed
    assert verdict(instance, and_then(instance, lambda _db: None)).passed
