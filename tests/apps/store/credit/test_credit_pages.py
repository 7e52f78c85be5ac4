"""Store credit on the shop's pages, from the account to the order, and what staff see of it."""

from __future__ import annotations

from collections.abc import Callable

from deskgym.apps.platform.database import Database
from deskgym.apps.store import actions
from deskgym.apps.store.models import Order

from ..cast import Cast
from ..conftest import ready
from ..test_procurement_pages import at_work, send, text_of
from ..test_requests import Browser, shopper

__all__ = ["at_work", "shopper"]
Enter = Callable[[int], Browser]


def give(database: Database, cast: Cast, amount: int) -> None:
    """Dana has so much credit, and all but the way of paying is chosen."""
    with database.session(cast.olga) as db:
        if amount:
            actions.change_credit(db, cast.dana, amount, "Lamp came late")
        ready(db, cast, {cast.white: 1}, None, cast.dana)


def test_a_customer_sees_what_they_have_and_where_it_came_from(database: Database, cast: Cast, shopper: Enter) -> None:
    dana, erik = shopper(cast.dana), shopper(cast.erik)
    assert "No store credit yet" in dana.get("/account/credit").text
    give(database, cast, 2_500)

    page = text_of(dana.get("/account/credit").text)
    assert "$25.00" in page
    assert "Lamp came late" in page
    assert "Lamp came late" not in erik.get("/account/credit").text


def test_a_part_is_used_at_checkout_and_the_rest_is_left_to_the_card(
    database: Database, cast: Cast, shopper: Enter, at_work: Enter
) -> None:
    give(database, cast, 2_500)
    dana = shopper(cast.dana)
    assert 'value="25.00"' in dana.get("/checkout/payment").text
    dana.post("/checkout/credit", csrf_token=dana.csrf, amount="20.00")
    page = text_of(dana.get("/checkout/payment").text)
    assert "$20.00 of your $25.00 is used" in page
    assert "To pay by card $29.50" in page
    assert "Store credit $20.00, $29.50 by Testcard" in text_of(dana.get("/checkout/review").text)
    placed = dana.post("/checkout/review", csrf_token=dana.csrf, seen_total="4950", seen_due="2950")
    assert placed.headers["Location"].endswith("/checkout/thanks/1001")

    assert "Paid by store credit $20.00" in text_of(dana.get("/account/orders/1001").text)
    assert "Paid by store credit $20.00" in text_of(at_work(cast.olga).get("/orders/1").text)
    assert "Payment of order #1001" in text_of(dana.get("/account/credit").text)


def test_an_order_that_credit_covers_needs_no_card(database: Database, cast: Cast, shopper: Enter) -> None:
    give(database, cast, 10_000)
    with database.session() as db:
        actions.cart_of(db, cast.dana).card_token = None
        db.commit()
    dana = shopper(cast.dana)
    assert dana.get("/checkout/review").status_code == 303
    dana.post("/checkout/credit", csrf_token=dana.csrf, amount="49.50")

    page = dana.get("/checkout/payment").text
    assert "nothing to pay by card" in text_of(page)
    assert "Card payment" not in page
    assert dana.post("/checkout/review", csrf_token=dana.csrf, seen_total="4950", seen_due="0").status_code == 303
    with database.session() as db:
        assert db.get_one(Order, 1).card == "Store credit"


def test_a_wrong_amount_is_named_where_it_was_typed(database: Database, cast: Cast, shopper: Enter) -> None:
    give(database, cast, 2_500)
    dana = shopper(cast.dana)
    for wrong, why in (("99", "You have $25.00"), ("abc", "amount"), ("", "required"), ("-1", "more than 0")):
        answer = dana.post("/checkout/credit", csrf_token=dana.csrf, amount=wrong)
        assert answer.status_code == 422
        assert why in text_of(answer.text), wrong
    assert "of your" not in dana.get("/checkout/payment").text


def test_without_credit_nothing_of_it_is_shown_and_nothing_can_be_used(
    database: Database, cast: Cast, shopper: Enter
) -> None:
    give(database, cast, 0)
    dana = shopper(cast.dana)
    assert "Use store credit" not in dana.get("/checkout/payment").text
    answer = dana.post("/checkout/credit", csrf_token=dana.csrf, amount="5")
    assert (answer.status_code, "You have no store credit" in answer.text) == (422, True)
    assert dana.post("/checkout/credit/remove", csrf_token=dana.csrf).status_code == 303


def test_staff_read_where_a_refund_would_go(database: Database, cast: Cast, shopper: Enter, at_work: Enter) -> None:
    give(database, cast, 2_000)
    with database.session(cast.olga) as db:
        actions.use_credit(db, cast.dana)
        actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        db.commit()
    olga = at_work(cast.olga)
    assert "store credit ($20.00) and Testcard 0019 ($29.50)" in text_of(olga.get("/orders/1/refund").text)
    send(olga, "/orders/1/cancel", reason="Customer request", restock="y")

    assert "$20.00 of it as store credit" in text_of(olga.get("/orders/1").text)
    assert "Refund of order #1001" in text_of(olga.get(f"/customers/{cast.dana}").text)
