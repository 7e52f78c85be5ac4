"""Goods that come back: asked for, approved, received, inspected, and paid for less what is kept back."""

from __future__ import annotations

import pytest
from deskgym.apps.handbook.policies import policy
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions import Looked, ReturnWay
from deskgym.apps.store.actions.returns import returnable
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import Order, OrderLine, Return, StaffPermission
from sqlalchemy import delete

from ..cast import Cast
from ..conftest import Buy

PREPAID: ReturnWay = {"shipping": "Prepaid label", "carrier": "Swiftpost", "tracking_number": "R-77"}
CHARGED: ReturnWay = {**PREPAID, "shipping": "Customer pays", "label_charge": 690}


@pytest.fixture
def lamps(db: Db, cast: Cast, buy: Buy) -> OrderLine:
    """Three white lamps that Dana paid for and was sent."""
    order = actions.capture_payment(db, buy({cast.white: 3}).id)
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 3})
    return order.lines[0]


@pytest.fixture
def asked(db: Db, cast: Cast, lamps: OrderLine) -> Return:
    """Dana wants to send two of them back."""
    return actions.request_return(db, cast.dana, lamps.order.number, {lamps.id: 2}, "Wrong size")


@pytest.fixture
def approved(db: Db, asked: Return) -> Return:
    return actions.approve_return(db, asked.id, **PREPAID)


@pytest.fixture
def received(db: Db, cast: Cast, approved: Return, lamps: OrderLine) -> Return:
    return actions.receive_return(db, approved.id, cast.main, {lamps.id: 2})


def looked(line: OrderLine, count: int, disposition: str = "Restock", condition: str = "Like new") -> list[Looked]:
    return [Looked(line.id, count, condition, disposition)]


def told(request: Return) -> list[str]:
    """The return's own lines of the timeline, oldest first."""
    return [event.message for event in reversed(request.events)]


def test_a_return_goes_from_the_request_to_its_refund(db: Db, cast: Cast, received: Return, lamps: OrderLine) -> None:
    assert (received.status, level_of(db, cast.white, cast.main).unavailable) == ("Received", 2)
    actions.inspect_return(db, received.id, looked(lamps, 2))
    assert (received.status, level_of(db, cast.white, cast.main).unavailable) == ("Inspected", 0)
    assert level_of(db, cast.white, cast.main).available == 9

    actions.settle_return(db, received.id)

    assert (received.status, received.closed_at, lamps.returned) == ("Closed", db.now, 2)
    assert received.refund
    assert received.refund.amount == lamps.worth(0) + lamps.total * 2 // 3
    assert [message.partition(" of return")[0] for message in told(received)][2:3] == [
        "Main warehouse received 2 × LMP-1-WHI"
    ]
    assert told(received)[-1] == f"Return {received.name} was closed with its refund."


def test_a_part_of_what_was_asked_for_can_be_approved(db: Db, cast: Cast, asked: Return, lamps: OrderLine) -> None:
    with pytest.raises(Invalid, match="Only 2 of LMP-1-WHI were asked for"):
        actions.approve_return(db, asked.id, {lamps.id: 3})
    assert asked.lines[0].approved == 0
    with pytest.raises(Invalid, match="or decline the return"):
        actions.approve_return(db, asked.id, {lamps.id: 0})

    actions.approve_return(db, asked.id, {lamps.id: 1})

    assert (asked.lines[0].approved, returnable(db, lamps)) == (1, 2)
    with pytest.raises(Invalid, match="Only 1 of LMP-1-WHI are still to come"):
        actions.receive_return(db, asked.id, cast.main, {lamps.id: 2})


@pytest.mark.parametrize(
    ("way", "message"),
    [
        ({"shipping": "By pigeon"}, "Choose return shipping"),
        ({"shipping": "Prepaid label"}, "Choose the carrier"),
        ({"shipping": "Customer pays", "carrier": "Swiftpost"}, "a carrier and a tracking number"),
        ({"shipping": "Customer pays", "tracking_number": "R1"}, "a carrier and a tracking number"),
        ({**PREPAID, "label_charge": 500}, "costs the customer nothing"),
        ({"shipping": "Customer pays", "label_charge": 500}, "of the label that is charged"),
        ({**CHARGED, "label_charge": -1}, "label"),
    ],
)
def test_a_way_back_that_makes_no_sense_is_refused(db: Db, asked: Return, way: ReturnWay, message: str) -> None:
    with pytest.raises(Invalid, match=message):
        actions.approve_return(db, asked.id, **way)
    assert asked.status == "Requested"


def test_the_way_back_changes_until_all_has_come(db: Db, cast: Cast, approved: Return, lamps: OrderLine) -> None:
    actions.set_return_way(db, approved.id, shipping="Customer pays", location_id=cast.hub)
    assert (approved.shipping, approved.tracking_number, told(approved)[-1]) == (
        "Customer pays",
        None,
        f"The way back of return {approved.name} was changed: the customer pays for the way back.",
    )
    actions.receive_return(db, approved.id, cast.hub, {lamps.id: 1})
    with pytest.raises(Invalid, match="the rest arrives there too"):
        actions.set_return_way(db, approved.id, shipping="Customer pays", location_id=cast.main)
    actions.receive_return(db, approved.id, cast.hub, {}, {lamps.id: 1})

    with pytest.raises(Blocked, match="is received already"):
        actions.set_return_way(db, approved.id, shipping="Customer pays")


def test_goods_may_come_in_parts_and_some_never(db: Db, cast: Cast, approved: Return, lamps: OrderLine) -> None:
    with pytest.raises(Invalid, match="decline the return"):
        actions.receive_return(db, approved.id, cast.main, {}, {lamps.id: 2})
    actions.receive_return(db, approved.id, cast.main, {lamps.id: 1})
    assert approved.status == "Partially received"
    with pytest.raises(Invalid, match="is received at Main warehouse too"):
        actions.receive_return(db, approved.id, cast.hub, {lamps.id: 1})
    with pytest.raises(Blocked, match="waits for 1 unit"):
        actions.settle_return(db, approved.id)
    actions.inspect_return(db, approved.id, looked(lamps, 1))
    assert approved.status == "Partially received"

    actions.receive_return(db, approved.id, cast.main, {}, {lamps.id: 1})

    assert (approved.status, returnable(db, lamps)) == ("Inspected", 2)
    assert actions.settle_return(db, approved.id).refund is not None
    assert (lamps.returned, returnable(db, lamps)) == (1, 2)


def test_what_is_not_accepted_is_not_paid_for(db: Db, cast: Cast, received: Return, lamps: OrderLine) -> None:
    both = [*looked(lamps, 1, "Send back", "Used"), *looked(lamps, 1, "Discard", "Damaged")]
    actions.inspect_return(db, received.id, both)

    refund = actions.settle_return(db, received.id).refund

    assert refund
    assert (refund.lines[0].quantity, refund.restock_location_id) == (1, None)
    assert level_of(db, cast.white, cast.main).on_hand == 7
    assert returnable(db, lamps) == 2


def test_a_return_of_which_nothing_was_accepted_pays_nothing(db: Db, received: Return, lamps: OrderLine) -> None:
    actions.inspect_return(db, received.id, looked(lamps, 2, "Send back", "Used"))
    with pytest.raises(Invalid, match="no more can be kept back"):
        actions.settle_return(db, received.id, fee=100, fee_reason="Opened")

    actions.settle_return(db, received.id)

    assert (received.status, received.refund, lamps.order.refunded) == ("Closed", None, 0)
    assert told(received)[-1] == f"Return {received.name} was closed: nothing of it was accepted."


@pytest.mark.parametrize("condition", ["Damaged", "Incomplete", "Wrong item"])
def test_what_is_not_whole_or_not_ours_is_not_restocked(
    db: Db, received: Return, lamps: OrderLine, condition: str
) -> None:
    with pytest.raises(Invalid, match="cannot be restocked"):
        actions.inspect_return(db, received.id, looked(lamps, 1, "Restock", condition))
    actions.inspect_return(db, received.id, looked(lamps, 1, "Set aside", condition))


def test_no_more_is_inspected_than_has_come(db: Db, received: Return, lamps: OrderLine) -> None:
    with pytest.raises(Invalid, match="Only 2 of LMP-1-WHI wait"):
        actions.inspect_return(db, received.id, [*looked(lamps, 2), *looked(lamps, 1, "Discard", "Used")])
    actions.inspect_return(db, received.id, looked(lamps, 2))
    with pytest.raises(Blocked, match="Nothing of return"):
        actions.inspect_return(db, received.id, looked(lamps, 1))


def test_a_fee_and_the_label_are_kept_back(db: Db, cast: Cast, asked: Return, lamps: OrderLine) -> None:
    actions.approve_return(db, asked.id, **CHARGED)
    actions.receive_return(db, asked.id, cast.main, {lamps.id: 2})
    actions.inspect_return(db, asked.id, looked(lamps, 2, "Restock", "Opened"))
    goods = lamps.worth(2)
    with pytest.raises(Invalid, match="Say why a fee is kept back"):
        actions.settle_return(db, asked.id, fee_percent=15)
    with pytest.raises(Invalid, match="not both"):
        actions.settle_return(db, asked.id, fee_percent=15, fee=100, fee_reason="Opened")

    refund = actions.settle_return(db, asked.id, fee_percent=15, fee_reason="Opened", shipping=300).refund

    assert refund
    assert asked.fee == (goods * 15 + 50) // 100
    assert (refund.withheld, refund.amount) == (asked.fee + 690, goods + 300 - asked.fee - 690)
    assert "for the label" in told(asked)[-2]


def test_a_return_is_paid_as_store_credit(db: Db, cast: Cast, received: Return, lamps: OrderLine) -> None:
    actions.inspect_return(db, received.id, looked(lamps, 2))
    order, goods = lamps.order, lamps.worth(2)

    actions.settle_return(db, received.id, paid_by="Store credit")

    assert (actions.credit_of(db, cast.dana), order.refunded) == (goods, goods)
    assert [payment.kind for payment in order.payments] == ["Authorization", "Capture", "Store credit"]
    with pytest.raises(Invalid, match="At most"):
        actions.refund_order(db, order.id, amount=order.total - goods + 1)


def test_a_return_gives_no_more_than_the_order_has_left(db: Db, received: Return, lamps: OrderLine) -> None:
    actions.inspect_return(db, received.id, looked(lamps, 2))
    order = lamps.order
    actions.refund_order(db, order.id, amount=order.total - 500, reason="Late delivery")

    refund = actions.settle_return(db, received.id).refund

    assert refund
    assert (refund.amount, order.refunded) == (500, order.total)


def test_units_that_were_refunded_otherwise_are_not_paid_again(db: Db, received: Return, lamps: OrderLine) -> None:
    actions.inspect_return(db, received.id, looked(lamps, 2))
    actions.refund_order(db, lamps.order_id, {lamps.id: 2})

    refund = actions.settle_return(db, received.id).refund

    assert refund
    assert [line.quantity for line in refund.lines] == [1]
    assert lamps.returned == 3


def test_what_lies_here_is_not_restocked_twice(db: Db, cast: Cast, received: Return, lamps: OrderLine) -> None:
    with pytest.raises(Invalid, match="2 of LMP-1-WHI came with a return"):
        actions.refund_order(db, lamps.order_id, {lamps.id: 2}, restock_location_id=cast.main)
    with pytest.raises(Blocked, match="have arrived"):
        actions.refund_order(db, lamps.order_id, {lamps.id: 2}, return_id=received.id)

    actions.refund_order(db, lamps.order_id, {lamps.id: 1}, restock_location_id=cast.main)


def test_a_return_that_is_refunded_at_once_pays_for_what_is_ticked(
    db: Db, cast: Cast, approved: Return, lamps: OrderLine
) -> None:
    one = lamps.worth(1)
    for goods, amount in (({lamps.id: 1}, one + 1), ({}, one), ({lamps.id: 3}, None)):
        with pytest.raises(Invalid):
            actions.refund_order(db, lamps.order_id, goods, amount=amount, return_id=approved.id)
    with pytest.raises(Invalid, match="decline it"):
        actions.refund_order(db, lamps.order_id, shipping=100, return_id=approved.id)

    actions.refund_order(db, lamps.order_id, {lamps.id: 1}, return_id=approved.id)

    line = approved.lines[0]
    assert (approved.status, line.received, line.missing, returnable(db, lamps)) == ("Closed", 1, 1, 2)


def test_what_comes_back_was_sent_also_where_more_is_to_be_sent(db: Db, cast: Cast, buy: Buy) -> None:
    order = actions.capture_payment(db, buy({cast.white: 3}).id)
    lamps = order.lines[0]
    actions.fulfil_order(db, order.id, cast.main, {lamps.id: 1})
    request = actions.request_return(db, cast.dana, order.number, {lamps.id: 1}, "Wrong size")
    actions.approve_return(db, request.id)

    actions.refund_order(db, order.id, {lamps.id: 1}, return_id=request.id, restock_location_id=cast.main)

    assert (lamps.returned, lamps.removed, lamps.open, returnable(db, lamps)) == (1, 0, 2, 0)
    assert level_of(db, cast.white, cast.main).on_hand == 10


def test_a_parcel_of_which_something_comes_back_is_not_called_back(db: Db, approved: Return, lamps: OrderLine) -> None:
    with pytest.raises(Blocked, match="A return of LMP-1-WHI was approved"):
        actions.cancel_fulfilment(db, lamps.order.fulfilments[0].id)


def test_a_return_can_be_declined_until_something_has_come(
    db: Db, cast: Cast, approved: Return, lamps: OrderLine
) -> None:
    actions.receive_return(db, approved.id, cast.main, {lamps.id: 1})

    with pytest.raises(Blocked, match="is partially received already"):
        actions.decline_return(db, approved.id, "It never came.")


def test_the_warehouse_receives_and_inspects_but_pays_nothing(
    db: Db, database: Database, cast: Cast, approved: Return, lamps: OrderLine
) -> None:
    db.execute(delete(StaffPermission).where(StaffPermission.staff_id == cast.paul))
    db.add(StaffPermission(staff_id=cast.paul, area="inventory"))
    db.commit()
    with Db(database.engine, actor_id=cast.paul) as warehouse:
        actions.receive_return(warehouse, approved.id, cast.main, {lamps.id: 2})
        actions.inspect_return(warehouse, approved.id, looked(lamps, 2))
        for deed in (actions.settle_return, actions.set_return_way):
            with pytest.raises(Forbidden):
                deed(warehouse, approved.id)


def test_somebody_who_may_only_look_takes_no_step(
    db: Db, database: Database, cast: Cast, asked: Return, lamps: OrderLine
) -> None:
    db.commit()
    with Db(database.engine, actor_id=cast.vera) as vera:
        with pytest.raises(Forbidden):
            actions.approve_return(vera, asked.id)
        with pytest.raises(Forbidden):
            actions.receive_return(vera, asked.id, cast.main, {lamps.id: 1})
        with pytest.raises(Forbidden):
            actions.inspect_return(vera, asked.id, looked(lamps, 1))
        with pytest.raises(Forbidden):
            actions.change_credit(vera, cast.dana, 500, "Sorry")


def test_two_people_do_not_receive_the_same_goods(db: Db, cast: Cast, approved: Return, lamps: OrderLine) -> None:
    seen = approved.version
    actions.receive_return(db, approved.id, cast.main, {lamps.id: 1}, version=seen)
    seen_then = approved.version
    actions.inspect_return(db, approved.id, looked(lamps, 1))

    for version in (seen, seen_then):
        with pytest.raises(Conflict):
            actions.receive_return(db, approved.id, cast.main, {lamps.id: 1}, version=version)


def test_a_large_return_is_settled_by_a_manager(db: Db, database: Database, cast: Cast, buy: Buy) -> None:
    order = actions.capture_payment(db, buy({cast.desk: 2}).id)
    desks = order.lines[0]
    actions.fulfil_order(db, order.id, cast.main, {desks.id: 2})
    request = actions.request_return(db, cast.dana, order.number, {desks.id: 2}, "Defective")
    actions.approve_return(db, request.id)
    actions.receive_return(db, request.id, cast.main, {desks.id: 2})
    actions.inspect_return(db, request.id, looked(desks, 2))
    db.commit()
    with Db(database.engine, actor_id=cast.paul) as paul:
        for paid_by in ("Original payment", "Store credit"):
            with pytest.raises(Forbidden, match="need a manager"):
                actions.settle_return(paul, request.id, paid_by=paid_by)
        # What is kept back is not paid: with a fee it is within what Paul may give.
        with pytest.raises(Forbidden):
            actions.settle_return(paul, request.id, fee_percent=1, fee_reason="Opened")
        actions.settle_return(paul, request.id, fee_percent=95, fee_reason="Came in pieces")


def test_store_credit_is_given_and_taken_but_never_below_nothing(db: Db, cast: Cast) -> None:
    actions.change_credit(db, cast.dana, 2_500, "Late parcel")
    with pytest.raises(Invalid, match=r"Only \$25.00 can be taken"):
        actions.change_credit(db, cast.dana, -2_501, "Used by phone")
    with pytest.raises(Invalid, match="Look again"):
        actions.change_credit(db, cast.dana, -500, "Used by phone", balance=0)
    for amount, reason in ((0, "Nothing"), (500, " ")):
        with pytest.raises(Invalid):
            actions.change_credit(db, cast.dana, amount, reason)

    actions.change_credit(db, cast.dana, -2_500, "Used by phone", balance=2_500)

    assert (actions.credit_of(db, cast.dana), actions.credit_of(db, cast.erik)) == (0, 0)


def test_credit_in_small_parts_comes_to_the_same_limit(db: Db, database: Database, cast: Cast) -> None:
    limit = policy(db, "refund", "Order desk").value
    db.commit()
    with Db(database.engine, actor_id=cast.paul) as paul:
        actions.change_credit(paul, cast.dana, limit - 100, "Sorry")
        with pytest.raises(Forbidden, match="Only a manager"):
            actions.change_credit(paul, cast.dana, 101, "Sorry again")


def test_an_order_knows_what_was_given_as_credit(db: Db, cast: Cast, received: Return, lamps: OrderLine) -> None:
    actions.inspect_return(db, received.id, looked(lamps, 2))
    actions.settle_return(db, received.id, paid_by="Store credit")
    order = db.get_one(Order, lamps.order_id)

    assert (order.payment_status, order.fulfilment_status) == ("Partially refunded", "Partially returned")
    assert order.refunds[0].is_credit
