"""Exchanges: a return and what goes out instead of it are created, canceled, settled and sent together."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions import Addition, Looked
from deskgym.apps.store.actions.exchanging.items import foresee
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import Order, OrderLine, Return, StoreProduct

from ...conftest import As
from ..cast import Cast
from ..conftest import Buy, ready
from ..returning.test_return_pages import Enter
from ..test_procurement_pages import at_work, send, text_of
from ..test_requests import shopper

__all__ = ["at_work", "shopper"]
#: A lamp with its tax.
LAMP = 4_250


@pytest.fixture
def lamps(db: Db, cast: Cast, buy: Buy) -> OrderLine:
    """Three white lamps that Dana paid for and was sent."""
    actions.adjust_stock(db, cast.black, cast.main, 6, "Received")
    order = actions.capture_payment(db, buy({cast.white: 3}).id)
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 3})
    return order.lines[0]


@pytest.fixture
def approved(db: Db, cast: Cast, lamps: OrderLine) -> Return:
    """Dana wants to send two of them back, and may."""
    asked = actions.request_return(db, cast.dana, lamps.order.number, {lamps.id: 2}, "Not as described")
    return actions.approve_return(db, asked.id)


def black(cast: Cast, count: int = 2) -> list[Addition]:
    return [Addition(cast.black, count)]


def come(db: Db, cast: Cast, request: Return, accepted: int = 2) -> Return:
    """Both lamps arrive and are looked at; so many are accepted."""
    line = request.lines[0].order_line
    actions.receive_return(db, request.id, cast.main, {line.id: 2})
    groups = [Looked(line.id, accepted, "Like new", "Restock"), Looked(line.id, 2 - accepted, "Used", "Send back")]
    return actions.inspect_return(db, request.id, groups)


def told(db: Db, request: Return) -> str:
    db.expire(request, ["events"])
    return " ".join(event.message for event in reversed(request.events))


def paid(order: Order) -> dict[str, int]:
    kinds = ("Capture", "Exchanged", "Refund", "Store credit", "Void")
    sums = {kind: sum(each.amount for each in order.payments if each.kind == kind) for kind in kinds}
    return {kind: amount for kind, amount in sums.items() if amount}


def test_one_deed_puts_the_items_on_the_order_and_on_hold(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    assert foresee(db, approved, black(cast)).balance == 0
    actions.exchange_return(db, approved.id, black(cast))

    out = order.lines[-1]
    assert (out.variant_id, out.quantity, out.held, order.owed) == (cast.black, 2, 2, 2 * LAMP)
    assert level_of(db, cast.black, cast.main).committed == 2
    assert "Return #1001-R1 is an exchange: 2 × LMP-1-BLA over $85.00 goes out instead" in told(db, approved)
    with pytest.raises(Invalid, match="on hold"):
        actions.fulfil_order(db, order.id, cast.main, {out.id: 1})


def test_settling_pays_for_what_goes_out_and_no_card_moves(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    actions.exchange_return(db, approved.id, black(cast))
    come(db, cast, approved)
    actions.settle_return(db, approved.id)

    assert paid(order) == {"Capture": 3 * LAMP + 700, "Exchanged": 2 * LAMP}
    assert (order.owed, order.given_back, order.payment_status, order.lines[-1].held) == (0, 0, "Paid", 0)
    assert "$85.00 of return #1001-R1 pays for 2 × LMP-1-BLA; nothing is left to pay." in told(db, approved)
    actions.fulfil_order(db, order.id, cast.main, {order.lines[-1].id: 2})
    assert order.status == "Completed"


def test_what_goes_out_for_more_leaves_a_balance_less_what_is_kept_back(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    actions.exchange_return(db, approved.id, black(cast, 3))
    come(db, cast, approved)
    actions.settle_return(db, approved.id, fee_percent=10, fee_reason="Opened")

    assert (order.owed, paid(order)["Exchanged"]) == (3 * LAMP - (2 * LAMP - 850), 2 * LAMP - 850)
    assert "a balance of $51.00 is left to collect" in told(db, approved)
    with pytest.raises(Blocked, match="paid in part"):
        actions.fulfil_order(db, order.id, cast.main, {order.lines[-1].id: 3})
    actions.collect_balance(db, order.id)
    actions.fulfil_order(db, order.id, cast.main, {order.lines[-1].id: 3})


@pytest.mark.parametrize("paid_by", ["Original payment", "Store credit"])
def test_what_goes_out_for_less_gives_the_rest_back(db: Db, cast: Cast, approved: Return, paid_by: str) -> None:
    order = approved.order
    actions.exchange_return(db, approved.id, black(cast, 1))
    come(db, cast, approved)
    actions.settle_return(db, approved.id, paid_by=paid_by)

    kind = "Refund" if paid_by == "Original payment" else "Store credit"
    assert paid(order) == {"Capture": 3 * LAMP + 700, "Exchanged": LAMP, kind: LAMP}
    assert actions.credit_of(db, cast.dana) == (LAMP if kind == "Store credit" else 0)
    assert approved.refund is not None
    assert (approved.refund.amount, approved.refund.exchanged, order.refundable) == (2 * LAMP, LAMP, 2 * LAMP + 700)


def test_canceling_takes_the_items_off_and_the_return_goes_on(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    total = order.total
    actions.exchange_return(db, approved.id, black(cast))
    actions.cancel_exchange(db, approved.id)

    assert (order.total, order.owed, len(order.lines), approved.status) == (total, 0, 1, "Approved")
    assert level_of(db, cast.black, cast.main).committed == 0
    assert "The exchange of return #1001-R1 was canceled: 2 × LMP-1-BLA was taken off." in told(db, approved)
    with pytest.raises(Blocked, match="has no exchange"):
        actions.cancel_exchange(db, approved.id)
    actions.exchange_return(db, approved.id, black(cast))


def test_declining_the_return_takes_the_items_off_too(db: Db, cast: Cast, approved: Return) -> None:
    actions.exchange_return(db, approved.id, black(cast))
    actions.decline_return(db, approved.id, "It never came.")
    assert (len(approved.order.lines), approved.order.owed, approved.exchange) == (1, 0, [])


def test_nothing_goes_out_when_nothing_was_accepted(db: Db, cast: Cast, approved: Return) -> None:
    actions.exchange_return(db, approved.id, black(cast))
    come(db, cast, approved, accepted=0)
    actions.settle_return(db, approved.id)
    assert (len(approved.order.lines), approved.order.owed, approved.status) == (1, 0, "Closed")


def test_half_of_it_cannot_be_taken_away(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    actions.exchange_return(db, approved.id, black(cast))
    out = order.lines[-1]
    with pytest.raises(Invalid, match="cancel the exchange"):
        actions.edit_order(db, order.id, {out.id: 1})
    with pytest.raises(Blocked, match="cancel the exchange"):
        actions.refund_order(db, order.id, {out.id: 1})
    with pytest.raises(Blocked, match="is exchanged"):
        actions.refund_order(db, order.id, {order.lines[0].id: 2}, return_id=approved.id)
    with pytest.raises(Blocked, match="exchanged already"):
        actions.exchange_return(db, approved.id, black(cast))
    come(db, cast, approved)
    actions.settle_return(db, approved.id)
    with pytest.raises(Blocked, match="is settled"):
        actions.cancel_exchange(db, approved.id)


def test_what_was_collected_before_is_not_collected_again(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    actions.exchange_return(db, approved.id, black(cast))
    actions.collect_balance(db, order.id)
    come(db, cast, approved)
    actions.settle_return(db, approved.id)
    assert paid(order) == {"Capture": 5 * LAMP + 700, "Refund": 2 * LAMP}
    assert order.lines[-1].held == 0


def test_what_was_let_go_and_sent_ahead_is_not_called_off(db: Db, cast: Cast, approved: Return) -> None:
    order = approved.order
    actions.exchange_return(db, approved.id, black(cast))
    actions.collect_balance(db, order.id)
    assert approved.hold is not None
    actions.release_hold(db, approved.hold.id)
    actions.fulfil_order(db, order.id, cast.main, {order.lines[-1].id: 2})
    with pytest.raises(Blocked, match="was sent"):
        actions.cancel_exchange(db, approved.id)
    with pytest.raises(Blocked, match="was sent"):
        actions.decline_return(db, approved.id, "No.")


def test_only_what_is_approved_paid_for_and_in_stock_is_exchanged(db: Db, cast: Cast, lamps: OrderLine) -> None:
    asked = actions.request_return(db, cast.dana, lamps.order.number, {lamps.id: 1}, "Defective")
    with pytest.raises(Blocked, match="only what is approved"):
        actions.exchange_return(db, asked.id, black(cast))
    actions.approve_return(db, asked.id)
    with pytest.raises(Invalid, match="Only 6"):
        actions.exchange_return(db, asked.id, black(cast, 7))
    with pytest.raises(Invalid, match="at least one"):
        actions.exchange_return(db, asked.id, [])
    db.get_one(StoreProduct, cast.lamp).status = "Archived"
    with pytest.raises(Invalid, match="not for sale"):
        actions.exchange_return(db, asked.id, black(cast))
    assert len(lamps.order.lines) == 1


def test_it_takes_the_rights_of_orders_and_of_refunds(db: Db, cast: Cast, approved: Return, seat: As) -> None:
    db.commit()
    with pytest.raises(Forbidden):
        actions.exchange_return(seat(cast.vera), approved.id, black(cast))
    actions.exchange_return(seat(cast.paul), approved.id, black(cast))


def test_who_saw_the_return_otherwise_is_told(db: Db, cast: Cast, approved: Return) -> None:
    with pytest.raises(Conflict):
        actions.exchange_return(db, approved.id, black(cast), version=approved.version + 1)


def test_the_dialogs_of_an_exchange(database: Database, cast: Cast, at_work: Enter, shopper: Enter) -> None:
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 3}, None, cast.dana)
        order = actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        line = order.lines[0].id
        actions.fulfil_order(db, order.id, cast.main, {line: 3})
        asked = actions.request_return(db, cast.dana, order.number, {line: 1}, "Wrong size")
        page = f"/returns/{actions.approve_return(db, asked.id).id}"
        db.commit()
    olga = at_work(cast.olga)
    assert "Exchange" in olga.get(page).text
    items = f"variant-1={cast.white}&count-1=2"
    assert "To be collected $42.50" in text_of(olga.get(f"{page}/exchange/total?{items}").text)
    assert "Only" in text_of(olga.get(f"{page}/exchange/total?variant-1={cast.white}&count-1=99").text)
    answer = olga.post(f"{page}/exchange", csrf_token=olga.csrf, **{"count-1": "3"})
    assert (answer.status_code, "Choose the item that goes out" in answer.text) == (422, True)
    send(olga, f"{page}/exchange", **{"variant-1": str(cast.white), "count-1": "2"})
    assert "Goes out instead" in text_of(olga.get(page).text)
    assert "What you send back pays for it" in text_of(shopper(cast.dana).get("/account/orders/1001").text)
    assert olga.get("/orders/1").status_code == 200
    send(olga, f"{page}/exchange/cancel")
    assert "Goes out instead" not in text_of(olga.get(page).text)
    send(olga, f"{page}/exchange", **{"variant-1": str(cast.white), "count-1": "1"})
    send(olga, f"{page}/receive", location_id=str(cast.main), **{f"line-{line}": "1", f"missing-{line}": "0"})
    send(
        olga,
        f"{page}/inspect",
        **{f"line-{line}": "1", f"condition-{line}": "Opened", f"disposition-{line}": "Restock"},
    )
    assert "Pays for the exchange -$42.50" in text_of(olga.get(f"{page}/settle/total?paid_by=Original+payment").text)
    send(olga, f"{page}/settle", paid_by="Original payment")
    assert "Exchanged $42.50" in text_of(olga.get("/orders/1").text)
    assert "Paid for the exchange: $42.50" in text_of(shopper(cast.dana).get("/account/orders/1001").text)
