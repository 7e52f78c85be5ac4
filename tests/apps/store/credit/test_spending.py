"""Store credit pays for orders in the shop, and what is given back of them goes back to where it came from."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions import Looked
from deskgym.apps.store.actions.money import goes_to
from deskgym.apps.store.models import CreditEntry, Order
from deskgym.apps.store.shop.orders import credit_history
from sqlalchemy import select

from ...conftest import As
from ..cast import Cast
from ..conftest import ready

#: One lamp: 40.00, shipping 7.00, tax 2.50.
LAMP = 4_950


def placed(db: Db, cast: Cast, has: int, use: int | None = None, lamps: int = 1) -> Order:
    """Dana's order of lamps, of which store credit pays what there is or less."""
    actions.change_credit(db, cast.dana, has, "Goodwill")
    ready(db, cast, {cast.white: lamps}, None, cast.dana)
    actions.use_credit(db, cast.dana, use)
    return actions.place_order(db, cast.dana)


def has(db: Db, cast: Cast) -> int:
    return actions.credit_of(db, cast.dana)


def payments(order: Order) -> list[tuple[str, int]]:
    return [(each.kind, each.amount) for each in order.payments]


def told(db: Db, order: Order) -> str:
    db.expire(order, ["events"])
    return " ".join(event.message for event in reversed(order.events))


def test_a_part_of_an_order_is_paid_by_credit_and_the_card_agrees_to_the_rest(db: Db, cast: Cast) -> None:
    order = placed(db, cast, 5_000, 2_000)

    assert (order.total, order.captured, order.credit_paid, order.authorized) == (LAMP, 2_000, 2_000, 2_950)
    assert (order.payment_status, order.card, has(db, cast)) == ("Partially paid", "Testcard 0019", 3_000)
    assert "$20.00 was paid by store credit. $29.50 was authorized on Testcard 0019." in told(db, order)
    actions.capture_payment(db, order.id)
    assert (order.payment_status, order.captured) == ("Paid", LAMP)
    assert payments(order) == [("Authorization", LAMP), ("Credit spent", 2_000), ("Capture", 2_950)]


def test_nothing_is_to_be_paid_by_card_when_credit_covers_all(db: Db, cast: Cast) -> None:
    actions.change_credit(db, cast.dana, 6_000, "Goodwill")
    ready(db, cast, {cast.white: 1}, None, cast.dana)
    cart = actions.cart_of(db, cast.dana)
    cart.card_token = None
    with pytest.raises(Blocked, match="enter a card"):
        actions.place_order(db, cast.dana)
    actions.use_credit(db, cast.dana)

    order = actions.place_order(db, cast.dana)

    assert (order.payment_status, order.card, order.authorized) == ("Paid", "Store credit", 0)
    assert (has(db, cast), cart.credit) == (6_000 - LAMP, 0)


def test_no_more_credit_is_used_than_there_is_or_than_the_order_comes_to(db: Db, cast: Cast) -> None:
    ready(db, cast, {cast.white: 1}, None, cast.dana)
    with pytest.raises(Blocked, match="no store credit"):
        actions.use_credit(db, cast.dana)
    actions.change_credit(db, cast.dana, 1_000, "Goodwill")
    with pytest.raises(Invalid, match=r"You have \$10\.00"):
        actions.use_credit(db, cast.dana, 1_001)
    actions.change_credit(db, cast.dana, 9_000, "Goodwill")
    with pytest.raises(Invalid, match=r"comes to \$49\.50"):
        actions.use_credit(db, cast.dana, LAMP + 1)
    for wrong in (0, -5, 1.5, "10"):
        with pytest.raises(Invalid):
            actions.use_credit(db, cast.dana, wrong)  # type: ignore[arg-type]


def test_credit_that_is_gone_by_now_is_not_spent_unseen(db: Db, cast: Cast) -> None:
    actions.change_credit(db, cast.dana, 3_000, "Goodwill")
    ready(db, cast, {cast.white: 1}, None, cast.dana)
    cart = actions.use_credit(db, cast.dana)
    seen = actions.quote(db, cart.id)
    actions.change_credit(db, cast.dana, -2_000, "Entered twice")

    with pytest.raises(Blocked, match="Your store credit has changed"):
        actions.place_order(db, cast.dana, seen_total=seen.totals.total, seen_due=seen.due)

    assert actions.place_order(db, cast.dana).credit_paid == 1_000


def test_who_leaves_their_credit_pays_all_by_card(db: Db, cast: Cast) -> None:
    actions.change_credit(db, cast.dana, 3_000, "Goodwill")
    ready(db, cast, {cast.white: 1}, None, cast.dana)
    actions.use_credit(db, cast.dana)
    actions.leave_credit(db, cast.dana)

    assert actions.place_order(db, cast.dana).credit_paid == 0
    assert has(db, cast) == 3_000


def test_a_refund_gives_back_the_credit_first_and_the_card_no_more_than_it_paid(db: Db, cast: Cast) -> None:
    order = actions.capture_payment(db, placed(db, cast, 2_000).id)
    first = actions.refund_order(db, order.id, amount=1_500)
    assert (first.credit_back, has(db, cast)) == (1_500, 1_500)
    assert goes_to(db, order, 1_000) == "store credit ($5.00) and Testcard 0019 ($5.00)"

    rest = actions.refund_order(db, order.id, amount=order.refundable)

    assert (rest.credit_back, rest.amount, has(db, cast)) == (500, 3_450, 2_000)
    assert sum(amount for kind, amount in payments(order) if kind == "Refund") == LAMP - 2_000
    assert "$34.50 was refunded, $5.00 of it as store credit." in told(db, order)


def test_before_the_card_paid_anything_only_credit_goes_back(db: Db, cast: Cast) -> None:
    order = placed(db, cast, 2_000)
    with pytest.raises(Invalid, match=r"At most \$20\.00"):
        actions.refund_order(db, order.id, amount=2_001)

    actions.cancel_order(db, order.id, "Customer request")

    assert (has(db, cast), order.payment_status, order.voided) == (2_000, "Refunded", LAMP - 2_000)
    assert "Refund" not in dict(payments(order))


def test_an_edit_gives_credit_back_for_what_it_takes_off(db: Db, cast: Cast) -> None:
    order = placed(db, cast, 20_000, lamps=3)
    spent = order.total
    actions.edit_order(db, order.id, {order.lines[0].id: 1})

    assert has(db, cast) == 20_000 - spent + 2 * 4_250
    assert order.refunds[0].credit_back == order.refunds[0].amount == 2 * 4_250


def test_the_balance_of_an_order_that_credit_paid_is_collected_from_credit_if_there_is_enough(
    db: Db, cast: Cast
) -> None:
    order = placed(db, cast, LAMP)
    actions.edit_order(db, order.id, {order.lines[0].id: 2})
    with pytest.raises(Blocked, match=r"has \$0\.00 of store credit"):
        actions.collect_balance(db, order.id)
    db.rollback()

    order = placed(db, cast, LAMP)
    actions.edit_order(db, order.id, {order.lines[0].id: 2})
    actions.change_credit(db, cast.dana, 5_000, "Goodwill")
    actions.collect_balance(db, order.id)
    assert (order.owed, order.payment_status, has(db, cast)) == (0, "Paid", 5_000 - 4_250)


def test_who_pays_a_balance_by_card_has_a_card_that_no_more_goes_back_to(db: Db, cast: Cast) -> None:
    order = placed(db, cast, LAMP)
    actions.edit_order(db, order.id, {order.lines[0].id: 2})
    card: Any = {"card_number": "9000 0000 0000 0019", "name": "Dana", "expiry": "12/39", "code": "123"}
    actions.pay_balance(db, cast.dana, order.number, **card)
    assert order.card == "Testcard 0019"

    actions.cancel_order(db, order.id, "Customer request")

    assert (has(db, cast), order.refunds[0].credit_back, order.refunded) == (LAMP, LAMP, LAMP + 4_250)


@pytest.mark.parametrize("paid_by", ["Original payment", "Store credit"])
def test_a_return_of_what_credit_paid_gives_credit_either_way(db: Db, cast: Cast, paid_by: str) -> None:
    order = placed(db, cast, 20_000, lamps=2)
    line = order.lines[0]
    actions.fulfil_order(db, order.id, cast.main, {line.id: 2})
    asked = actions.request_return(db, cast.dana, order.number, {line.id: 1}, "Wrong size")
    actions.approve_return(db, asked.id)
    actions.receive_return(db, asked.id, cast.main, {line.id: 1})
    actions.inspect_return(db, asked.id, [Looked(line.id, 1, "Like new", "Restock")])
    before = has(db, cast)
    actions.settle_return(db, asked.id, paid_by=paid_by)

    assert has(db, cast) == before + 4_250
    entry = db.scalars(select(CreditEntry).where(CreditEntry.return_id == asked.id)).one()
    assert (entry.amount, entry.order_id) == (4_250, order.id)
    # What the return gave counts as credit that went back.
    assert order.credit_of(order.refundable) == order.refundable


def test_credit_that_a_return_gave_for_card_money_leaves_the_card_the_rest(db: Db, cast: Cast) -> None:
    order = actions.capture_payment(db, placed(db, cast, 2_000, lamps=2).id)
    line = order.lines[0]
    actions.fulfil_order(db, order.id, cast.main, {line.id: 2})
    asked = actions.request_return(db, cast.dana, order.number, {line.id: 1}, "Wrong size")
    actions.approve_return(db, asked.id)
    actions.receive_return(db, asked.id, cast.main, {line.id: 1})
    actions.inspect_return(db, asked.id, [Looked(line.id, 1, "Like new", "Restock")])
    actions.settle_return(db, asked.id, paid_by="Store credit")

    rest = actions.refund_order(db, order.id, amount=order.refundable)

    assert (rest.credit_back, rest.amount) == (0, order.total - 4_250)
    assert rest.amount <= order.captured - order.credit_paid


def test_the_history_says_what_there_was_after_each_entry(db: Db, cast: Cast) -> None:
    order = placed(db, cast, 6_000)
    actions.cancel_order(db, order.id, "Customer request")

    found = [(entry.reason, entry.amount, after) for entry, after in credit_history(db, cast.dana)]

    assert found == [
        ("Refund of order #1001", LAMP, 6_000),
        ("Payment of order #1001", -LAMP, 6_000 - LAMP),
        ("Goodwill", 6_000, 6_000),
    ]


def test_giving_credit_back_is_a_refund_by_the_same_rights(db: Db, cast: Cast, seat: As) -> None:
    order = placed(db, cast, 6_000)
    db.commit()
    with pytest.raises(Forbidden):
        actions.refund_order(seat(cast.vera), order.id, amount=100)
