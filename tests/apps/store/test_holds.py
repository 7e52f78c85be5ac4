"""What is on hold stays: it cannot be sent until it is released, and goes with what is taken off the order."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.models import Order

from .cast import Cast
from .conftest import Buy


@pytest.fixture
def order(db: Db, cast: Cast, buy: Buy) -> Order:
    """Dana's order of four lamps and a desk, paid."""
    order = buy({cast.white: 4, cast.desk: 1})
    return actions.capture_payment(db, order.id)


def test_what_is_on_hold_cannot_be_sent(db: Db, cast: Cast, order: Order) -> None:
    lamps, desk = order.lines
    hold = actions.hold_order(db, order.id, "Address problem")
    assert (lamps.held, lamps.ready, desk.held) == (4, 0, 1)

    with pytest.raises(Invalid, match=r"4 of LMP-1-WHI are on hold\. Release the hold first"):
        actions.fulfil_order(db, order.id, cast.main, {lamps.id: 1})

    actions.release_hold(db, hold.id)
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 4, desk.id: 1})
    assert order.fulfilment_status == "Fulfilled"


def test_a_part_is_held_and_the_rest_ships(db: Db, cast: Cast, order: Order) -> None:
    lamps, desk = order.lines
    actions.hold_order(db, order.id, "Awaiting stock", {lamps.id: 3})

    with pytest.raises(Invalid, match="3 of LMP-1-WHI are on hold"):
        actions.fulfil_order(db, order.id, cast.main, {lamps.id: 2})
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 1, desk.id: 1})

    assert (lamps.fulfilled, lamps.open, lamps.ready) == (1, 3, 0)
    assert (order.fulfilment_status, order.status) == ("Partial", "Open")


def test_a_unit_is_held_once(db: Db, order: Order) -> None:
    lamps = order.lines[0]
    actions.hold_order(db, order.id, "Awaiting stock", {lamps.id: 3})
    with pytest.raises(Invalid, match="Only 1 of LMP-1-WHI are to be sent and not on hold"):
        actions.hold_order(db, order.id, "Suspected fraud", {lamps.id: 2})

    actions.hold_order(db, order.id, "Suspected fraud")
    assert [line.ready for line in order.lines] == [0, 0]
    with pytest.raises(Blocked, match="on hold already"):
        actions.hold_order(db, order.id, "Customer request")


def test_what_has_left_cannot_be_held(db: Db, cast: Cast, order: Order) -> None:
    actions.fulfil_order(db, order.id, cast.main, {line.id: line.open for line in order.lines})

    with pytest.raises(Blocked, match="nothing to hold"):
        actions.hold_order(db, order.id, "Customer request")


def test_other_needs_a_note_and_a_hold_something_to_hold(db: Db, order: Order) -> None:
    with pytest.raises(Invalid, match="Say in the note"):
        actions.hold_order(db, order.id, "Other")
    with pytest.raises(Invalid, match="Choose reason from"):
        actions.hold_order(db, order.id, "Bad weather")
    with pytest.raises(Invalid, match="at least one item"):
        actions.hold_order(db, order.id, "Other", {order.lines[0].id: 0}, note_text="Waits for its lamp shade.")


def test_a_hold_is_released_once(db: Db, order: Order) -> None:
    hold = actions.hold_order(db, order.id, "Customer request")
    actions.release_hold(db, hold.id)

    assert (hold.released_at, hold.released_by_id) == (db.now, db.actor_id)
    with pytest.raises(Blocked, match="has ended already"):
        actions.release_hold(db, hold.id)


def test_units_taken_off_are_first_those_that_nothing_holds(db: Db, order: Order) -> None:
    lamps = order.lines[0]
    older = actions.hold_order(db, order.id, "Awaiting stock", {lamps.id: 1})
    newer = actions.hold_order(db, order.id, "Address problem", {lamps.id: 2})
    actions.refund_order(db, order.id, {lamps.id: 1})
    assert (lamps.held, lamps.ready) == (3, 0)

    actions.refund_order(db, order.id, {lamps.id: 1})
    assert (lamps.held, [line.quantity for line in newer.lines]) == (2, [1])
    actions.refund_order(db, order.id, {lamps.id: 1})
    assert (lamps.held, newer.released_at, older.released_at) == (1, db.now, None)


def test_canceling_ends_every_hold(db: Db, order: Order) -> None:
    hold = actions.hold_order(db, order.id, "Suspected fraud")
    actions.cancel_order(db, order.id, "Suspected fraud")

    assert hold.released_at == db.now
    assert [line.held for line in order.lines] == [0, 0]
    with pytest.raises(Blocked, match="is canceled"):
        actions.release_hold(db, hold.id)


def test_the_timeline_says_what_was_held_why_and_by_whom(db: Db, cast: Cast, order: Order) -> None:
    hold = actions.hold_order(db, order.id, "Awaiting stock", {order.lines[0].id: 3}, note_text="Due on Friday.")
    actions.release_hold(db, hold.id)
    db.expire(order, ["events"])

    released, held = order.events[:2]
    assert held.message == "3 × LMP-1-WHI put on hold: awaiting stock. Due on Friday."
    assert (released.message, released.by_id) == ("3 × LMP-1-WHI released from hold.", cast.olga)


def test_a_hold_needs_the_right_to_work_on_orders_and_the_newest_order(db: Db, cast: Cast, order: Order) -> None:
    stale = order.version
    hold = actions.hold_order(db, order.id, "Awaiting stock", {order.lines[0].id: 1})
    actions.update_order(db, order.id, note_text="Call first.", tag_text=None)
    db.flush()
    with pytest.raises(Conflict):
        actions.hold_order(db, order.id, "Awaiting stock", version=stale)

    db.actor_id = cast.vera
    with pytest.raises(Forbidden, match="not allowed to work on orders"):
        actions.hold_order(db, order.id, "Awaiting stock")
    with pytest.raises(Forbidden, match="not allowed to work on orders"):
        actions.release_hold(db, hold.id)
