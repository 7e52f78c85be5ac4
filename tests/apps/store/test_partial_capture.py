"""An order's money comes in parts: never more than was authorized, and what leaves is covered by it."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.models import Order

from .cast import Cast
from .conftest import Buy


@pytest.fixture
def order(db: Db, cast: Cast, buy: Buy) -> Order:
    """Dana's order of four lamps: 160.00, 7.00 of shipping, 10.00 of tax."""
    return buy({cast.white: 4})


def kinds(order: Order) -> list[tuple[str, int]]:
    return [(payment.kind, payment.amount) for payment in order.payments]


def test_without_an_amount_all_is_captured(db: Db, order: Order) -> None:
    actions.capture_payment(db, order.id)

    assert (order.total, order.captured, order.payment_status) == (17_700, 17_700, "Paid")


def test_a_second_capture_takes_the_rest(db: Db, order: Order) -> None:
    actions.capture_payment(db, order.id, amount=10_000)
    assert (order.payment_status, order.status, order.capturable) == ("Partially paid", "Open", 7_700)

    actions.capture_payment(db, order.id)
    assert (order.payment_status, order.captured) == ("Paid", 17_700)
    assert kinds(order) == [("Authorization", 17_700), ("Capture", 10_000), ("Capture", 7_700)]


def test_no_more_is_captured_than_was_authorized(db: Db, order: Order) -> None:
    actions.capture_payment(db, order.id, amount=10_000)
    for amount in (7_701, 0, -5):
        with pytest.raises(Invalid) as refusal:
            actions.capture_payment(db, order.id, amount=amount)
        assert set(refusal.value.errors) == {"amount"}


def test_the_rest_can_be_voided_once_a_part_was_captured(db: Db, order: Order) -> None:
    with pytest.raises(Blocked, match="not captured in part"):
        actions.void_rest(db, order.id)
    actions.capture_payment(db, order.id, amount=10_000)
    actions.void_rest(db, order.id)

    assert (order.payment_status, order.capturable, order.voided) == ("Paid", 0, 7_700)
    with pytest.raises(Blocked, match="paid already"):
        actions.capture_payment(db, order.id)
    with pytest.raises(Blocked, match="nothing left to void"):
        actions.void_rest(db, order.id)


def test_what_leaves_is_covered_by_what_was_captured(db: Db, cast: Cast, order: Order) -> None:
    (lamps,) = order.lines
    actions.capture_payment(db, order.id, amount=10_000)
    with pytest.raises(Blocked, match=r"\$100.00 was captured, and what would have left comes to \$134.50"):
        actions.fulfil_order(db, order.id, cast.main, {lamps.id: 3})

    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 2})
    with pytest.raises(Blocked, match="is paid in part"):
        actions.fulfil_order(db, order.id, cast.main, {lamps.id: 1})
    actions.void_rest(db, order.id)
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 2})
    assert (order.status, order.fulfilment_status) == ("Completed", "Fulfilled")


def test_a_refund_stays_within_the_part_that_was_captured(db: Db, order: Order) -> None:
    (lamps,) = order.lines
    actions.capture_payment(db, order.id, amount=5_000)
    with pytest.raises(Invalid, match=r"At most \$50.00 can be refunded"):
        actions.refund_order(db, order.id, {lamps.id: 2})

    actions.refund_order(db, order.id, {lamps.id: 1})
    assert (order.payment_status, order.refunded) == ("Partially paid", 4_250)


def test_canceling_refunds_the_part_and_voids_the_rest(db: Db, order: Order) -> None:
    actions.capture_payment(db, order.id, amount=5_000)
    actions.cancel_order(db, order.id, "Customer request")

    assert (order.status, order.payment_status, order.refunded) == ("Canceled", "Refunded", 5_000)
    assert kinds(order)[2:] == [("Refund", 5_000), ("Void", 12_700)]
    (refund,) = order.refunds
    assert refund.shipping + sum(line.amount for line in refund.lines) == refund.amount
