"""Many orders sent at once: all or none, unless those that cannot be sent are skipped; what is printed for them."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.admin import paper
from deskgym.apps.store.models import Fulfilment, Order
from sqlalchemy import func, select

from .cast import Cast
from .conftest import Buy


@pytest.fixture
def paid(db: Db, cast: Cast, buy: Buy) -> list[Order]:
    """Three paid orders: two lamps, a lamp and a desk, two lamps."""
    goods = ({cast.white: 2}, {cast.white: 1, cast.desk: 1}, {cast.white: 2})
    return [actions.capture_payment(db, buy(each).id) for each in goods]


def parcels(db: Db) -> int:
    return db.scalar(select(func.count(Fulfilment.id))) or 0


def test_all_are_sent_from_one_location(db: Db, cast: Cast, paid: list[Order]) -> None:
    sent = actions.fulfil_orders(db, [order.id for order in paid], cast.main)

    assert [parcel.order_id for parcel in sent.parcels] == [order.id for order in paid]
    assert {order.fulfilment_status for order in paid} == {"Fulfilled"}
    assert sent.skipped == ()


def test_if_one_cannot_be_sent_none_is_and_each_is_told_why(db: Db, cast: Cast, buy: Buy, paid: list[Order]) -> None:
    unpaid = buy({cast.white: 1})
    canceled = actions.cancel_order(db, buy({cast.white: 1}).id, "Customer request")
    actions.hold_order(db, paid[2].id, "Address problem")
    db.commit()

    with pytest.raises(Blocked, match="Nothing was sent: 4 of 5 orders cannot be sent from Hub") as refusal:
        actions.fulfil_orders(db, [*(order.id for order in paid), unpaid.id, canceled.id], cast.hub)
    db.rollback()
    assert parcels(db) == 0
    assert [(each.label, each.detail) for each in refusal.value.because] == [
        ("#1002", "Hub has only 0 of 1 × DSK-1-160CM."),
        ("#1003", "It is on hold: address problem."),
        ("#1004", "It is not paid: capture the payment before it ships."),
        ("#1005", "It is canceled."),
    ]


def test_those_that_cannot_be_sent_are_skipped_on_demand(db: Db, cast: Cast, paid: list[Order]) -> None:
    sent = actions.fulfil_orders(db, [order.id for order in paid], cast.hub, skip=True)

    # The hub has three lamps: the third order finds one left.
    assert [parcel.order_id for parcel in sent.parcels] == [paid[0].id]
    assert [(each.order.number, each.why) for each in sent.skipped] == [
        (1002, "Hub has only 0 of 1 × DSK-1-160CM."),
        (1003, "Hub has only 1 of 2 × LMP-1-WHI."),
    ]
    assert level_of(db, cast.white, cast.hub).on_hand == 1


def test_where_none_can_be_sent_nothing_is_skipped(db: Db, cast: Cast, paid: list[Order]) -> None:
    with pytest.raises(Blocked, match=r"order #1002 cannot be sent from Hub"):
        actions.fulfil_orders(db, [paid[1].id], cast.hub, skip=True)


def test_what_is_on_hold_stays_when_the_rest_is_sent(db: Db, cast: Cast, paid: list[Order]) -> None:
    lamp, desk = paid[1].lines
    actions.hold_order(db, paid[1].id, "Awaiting stock", {desk.id: 1})
    actions.fulfil_orders(db, [paid[1].id], cast.main)

    assert (lamp.fulfilled, desk.fulfilled, paid[1].fulfilment_status) == (1, 0, "Partial")


def test_sending_many_needs_the_right_to_work_on_orders(db: Db, cast: Cast, paid: list[Order]) -> None:
    db.actor_id = cast.vera
    with pytest.raises(Forbidden, match="not allowed to work on orders"):
        actions.fulfil_orders(db, [paid[0].id], cast.main)


def test_a_pick_list_is_summed_by_sku_in_the_order_of_bins(db: Db, cast: Cast, buy: Buy, paid: list[Order]) -> None:
    level_of(db, cast.white, cast.main).bin = "B-02-1"
    level_of(db, cast.desk, cast.main).bin = "A-01-1"
    unpaid = buy({cast.white: 1})
    db.flush()
    orders = paper.orders_to_print(db, [*(order.id for order in paid), unpaid.id])
    (main,), left_out = paper.pick_lists(db, orders)

    assert [(pick.bin, pick.line.sku, pick.quantity) for pick in main.picks] == [
        ("A-01-1", "DSK-1-160CM", 1), ("B-02-1", "LMP-1-WHI", 5),
    ]  # fmt: skip
    assert main.picks[1].orders == {"#1001": 2, "#1002": 1, "#1003": 2}
    assert [each.order.number for each in left_out] == [unpaid.number]


def test_a_slip_says_what_is_in_the_parcel_and_what_follows(db: Db, cast: Cast, paid: list[Order]) -> None:
    lamp, desk = paid[1].lines
    actions.hold_order(db, paid[1].id, "Awaiting stock", {desk.id: 1})
    (slip,), without = paper.slips_of(db, paper.orders_to_print(db, [paid[1].id]))
    assert ([(each.line.sku, each.quantity) for each in slip.lines], without) == ([(lamp.sku, 1)], [])
    assert slip.later == [(1, desk)]

    parcel = actions.fulfil_order(db, paid[1].id, cast.main, {lamp.id: 1})
    sent = paper.slip_of_parcel(db, parcel.id)
    assert (sent.parcel, sent.units, sent.later) == (parcel, 1, [(1, desk)])
