"""Orders are edited after they were placed: what is added is owed, what was paid and taken off is refunded."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions import Addition
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import Order

from .cast import Cast
from .conftest import Buy

CARD: dict[str, Any] = {"name": "Dana Reed", "expiry": "12/29", "code": "123"}
GOOD, DECLINED = "9000 0000 0000 0019", "9000 0000 0000 0027"


@pytest.fixture
def order(db: Db, cast: Cast, buy: Buy) -> Order:
    """Dana's order of four lamps: 160.00, 7.00 of shipping, 10.00 of tax."""
    return buy({cast.white: 4})


@pytest.fixture
def paid(db: Db, order: Order) -> Order:
    return actions.capture_payment(db, order.id)


@pytest.fixture
def owing(db: Db, cast: Cast, paid: Order) -> Order:
    """The paid order with a desk besides: 450.00 and 28.13 of tax are owed."""
    actions.edit_order(db, paid.id, additions=[Addition(cast.desk)], reason="Forgot it")
    return paid


def keep(order: Order, quantity: int) -> dict[int, int]:
    return {order.lines[0].id: quantity}


def kinds(order: Order) -> list[tuple[str, int]]:
    return [(payment.kind, payment.amount) for payment in order.payments]


def told(order: Order) -> str:
    return next(event.message for event in order.events if event.kind == "edited")


def test_before_anything_was_captured_the_card_agrees_to_what_is_added(db: Db, cast: Cast, order: Order) -> None:
    plan = actions.edit_order(db, order.id, additions=[Addition(cast.desk)])

    assert (plan.capture, plan.owed, plan.refund) == (65_513, 0, 0)
    assert (order.total, order.owed, order.authorized, order.payment_status) == (65_513, 0, 65_513, "Authorized")
    assert kinds(order) == [("Authorization", 17_700), ("Authorization", 47_813)]
    assert actions.capture_payment(db, order.id).payment_status == "Paid"


def test_what_is_added_after_payment_is_owed_and_not_captured(db: Db, owing: Order) -> None:
    assert (owing.owed, owing.authorized, owing.payment_status, owing.status) == (47_813, 0, "Partially paid", "Open")
    assert "a balance of $478.13 is owed. Reason: Forgot it" in told(owing)
    with pytest.raises(Blocked, match=r"a balance that is to be collected"):
        actions.capture_payment(db, owing.id)


def test_a_balance_is_collected_and_then_everything_is_paid(db: Db, owing: Order) -> None:
    actions.collect_balance(db, owing.id)

    assert (owing.owed, owing.captured, owing.payment_status) == (0, 65_513, "Paid")
    assert owing.events[0].message == "The balance of $478.13 was collected: Testcard 0019."
    with pytest.raises(Blocked, match="no balance"):
        actions.collect_balance(db, owing.id)


def test_an_invoice_of_the_balance_is_sent_and_sent_again_after_another_edit(db: Db, owing: Order) -> None:
    actions.send_balance_invoice(db, owing.id, "dana@inkwell.example", message="As agreed.")

    assert owing.balance_invoiced_at == db.now
    assert owing.events[0].message.endswith("$478.13 was sent to dana@inkwell.example. As agreed.")
    actions.edit_order(db, owing.id, keep(owing, 5))
    actions.send_balance_invoice(db, owing.id, "dana@inkwell.example")
    with pytest.raises(Invalid, match="e-mail"):
        actions.send_balance_invoice(db, owing.id, "nowhere")


def test_who_owes_nothing_gets_no_invoice(db: Db, paid: Order) -> None:
    with pytest.raises(Blocked, match="no balance"):
        actions.send_balance_invoice(db, paid.id, "dana@inkwell.example")


def test_a_shopper_pays_their_balance_by_a_card_that_the_bank_takes(db: Db, cast: Cast, owing: Order) -> None:
    with pytest.raises(Blocked, match="declined"):
        actions.pay_balance(db, cast.dana, owing.number, card_number=DECLINED, **CARD)
    with pytest.raises(Invalid) as refusal:
        actions.pay_balance(db, cast.dana, owing.number, card_number="1", name="", expiry="1/19", code="x")
    assert set(refusal.value.errors) == {"number", "name", "expiry", "code"}
    with pytest.raises(Blocked, match="changed since"):
        actions.pay_balance(db, cast.dana, owing.number, card_number=GOOD, seen_balance=1, **CARD)
    assert owing.owed == 47_813

    actions.pay_balance(db, cast.dana, owing.number, card_number=GOOD, seen_balance=47_813, **CARD)
    assert (owing.owed, owing.payment_status) == (0, "Paid")
    assert owing.events[0].message == "The balance of $478.13 was paid in the online store with Testcard 0019."


def test_nobody_pays_for_an_order_of_somebody_else(db: Db, cast: Cast, owing: Order) -> None:
    with pytest.raises(Exception, match="does not exist"):
        actions.pay_balance(db, cast.erik, owing.number, card_number=GOOD, **CARD)


def test_a_balance_is_waived_with_the_rest(db: Db, owing: Order) -> None:
    actions.void_rest(db, owing.id)

    assert (owing.owed, owing.voided, owing.payment_status) == (0, 47_813, "Paid")
    assert owing.events[0].message == "The balance of $478.13 was waived."


def test_a_canceled_order_owes_nothing(db: Db, owing: Order) -> None:
    actions.cancel_order(db, owing.id, "Customer request")

    assert (owing.owed, owing.refunded, owing.status) == (0, 17_700, "Canceled")
    with pytest.raises(Blocked, match="is canceled"):
        actions.edit_order(db, owing.id, keep(owing, 1))


def test_what_is_owed_falls_first_when_something_is_taken_off(db: Db, owing: Order) -> None:
    desk = owing.lines[1]
    plan = actions.edit_order(db, owing.id, {desk.id: 0})

    assert (plan.release, plan.refund, plan.owed) == (47_813, 0, 0)
    assert (owing.total, owing.owed, owing.payment_status) == (17_700, 0, "Paid")
    assert [line.sku for line in owing.lines] == [owing.lines[0].sku]


def test_what_was_paid_and_is_taken_off_is_refunded_and_stays_on_the_books(db: Db, cast: Cast, paid: Order) -> None:
    before = level_of(db, cast.white, cast.main).available
    plan = actions.edit_order(db, paid.id, keep(paid, 1))

    assert (plan.refund, paid.refunded, paid.total) == (12_750, 12_750, 17_700)
    assert (paid.lines[0].quantity, paid.lines[0].removed, paid.lines[0].kept) == (4, 3, 1)
    assert paid.payment_status == "Partially refunded"
    assert level_of(db, cast.white, cast.main).available == before + 3


def test_what_is_not_restocked_is_set_aside(db: Db, cast: Cast, paid: Order) -> None:
    before = level_of(db, cast.white, cast.main).unavailable
    actions.edit_order(db, paid.id, keep(paid, 1), restock=False)

    assert level_of(db, cast.white, cast.main).unavailable == before + 3
    assert "not for sale again" in told(paid)


def test_a_dearer_thing_in_the_place_of_a_paid_one_leaves_a_balance(db: Db, cast: Cast, paid: Order) -> None:
    plan = actions.edit_order(db, paid.id, keep(paid, 0), [Addition(cast.desk)])

    assert (plan.refund, paid.owed, paid.total) == (0, 47_813 - 17_000, 48_513)
    assert paid.captured + paid.owed == paid.total


def test_a_discount_of_an_added_item_needs_a_reason(db: Db, cast: Cast, order: Order) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.edit_order(db, order.id, additions=[Addition(cast.desk, 1, 10)])
    assert set(refusal.value.errors) == {"why-1"}
    actions.edit_order(db, order.id, additions=[Addition(cast.desk, 1, 10, "Loyal customer")])

    assert (order.lines[1].discount, order.lines[1].discount_reason) == (4_500, "Loyal customer")


def test_units_that_were_sent_stay_on_the_order(db: Db, cast: Cast, paid: Order) -> None:
    actions.fulfil_order(db, paid.id, cast.main, keep(paid, 2))
    with pytest.raises(Invalid, match=r"2 of .* were sent"):
        actions.edit_order(db, paid.id, keep(paid, 1))

    actions.edit_order(db, paid.id, keep(paid, 2))
    assert (paid.lines[0].open, paid.fulfilment_status) == (0, "Fulfilled")


def test_an_order_keeps_at_least_one_unit(db: Db, paid: Order) -> None:
    with pytest.raises(Blocked, match="Cancel it instead"):
        actions.edit_order(db, paid.id, keep(paid, 0))
    with pytest.raises(Invalid, match="Nothing would change"):
        actions.edit_order(db, paid.id, keep(paid, 4))


def test_more_than_there_is_or_one_may_have_is_refused(db: Db, cast: Cast, paid: Order) -> None:
    with pytest.raises(Invalid, match="available"):
        actions.edit_order(db, paid.id, keep(paid, 40))
    with pytest.raises(Invalid, match="At most 2"):
        actions.edit_order(db, paid.id, additions=[Addition(cast.desk, 3)])
    with pytest.raises(Invalid, match="sold out"):
        actions.edit_order(db, paid.id, additions=[Addition(cast.black)])


def test_who_may_not_refund_cannot_take_off_what_was_paid(db: Db, cast: Cast, owing: Order) -> None:
    db.actor_id = cast.vera
    for deed in (actions.collect_balance, actions.void_rest):
        with pytest.raises(Forbidden):
            deed(db, owing.id)
    with pytest.raises(Forbidden):
        actions.edit_order(db, owing.id, keep(owing, 1))


def test_somebody_who_edits_what_has_changed_since_is_refused(db: Db, cast: Cast, paid: Order) -> None:
    with pytest.raises(Exception, match="changed"):
        actions.edit_order(db, paid.id, keep(paid, 2), version=99)
