"""A return on its pages, from the request to what was paid for it."""

from __future__ import annotations

from collections.abc import Callable

from deskgym.apps.platform.database import Database
from deskgym.apps.store import actions
from deskgym.apps.store.models import Return

from ..cast import Cast
from ..conftest import ready
from ..test_procurement_pages import at_work, send, text_of
from ..test_requests import Browser, shopper

__all__ = ["at_work", "shopper"]
Enter = Callable[[int], Browser]


def _asked(database: Database, cast: Cast) -> tuple[str, int]:
    """The page of a return of two lamps, and their line of the order."""
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 3}, None, cast.dana)
        order = actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        lamps = order.lines[0].id
        actions.fulfil_order(db, order.id, cast.main, {lamps: 3})
        return f"/returns/{actions.request_return(db, cast.dana, order.number, {lamps: 2}, 'Wrong size').id}", lamps


def test_a_return_goes_through_its_dialogs(database: Database, cast: Cast, at_work: Enter, shopper: Enter) -> None:
    page, lamps = _asked(database, cast)
    olga = at_work(cast.olga)
    way = {"shipping": "Prepaid label", "carrier": "Swiftpost", "tracking_number": "R-77"}
    send(olga, f"{page}/approve", **{f"line-{lamps}": "2"}, **way)
    assert "Swiftpost R-77" in text_of(shopper(cast.dana).get("/account/orders/1001").text)
    send(olga, f"{page}/receive", location_id=str(cast.main), **{f"line-{lamps}": "1", f"missing-{lamps}": "1"})
    found = {f"line-{lamps}": "1", f"condition-{lamps}": "Opened", f"disposition-{lamps}": "Restock"}
    send(olga, f"{page}/inspect", **found)
    assert "Settle" in olga.get(page).text
    assert "-$4.25" in text_of(olga.get(f"{page}/settle/total?fee_percent=10&paid_by=Store+credit").text)
    send(olga, f"{page}/settle", fee_percent="10", fee_reason="Opened", paid_by="Store credit")

    assert "Given as store credit" in text_of(olga.get(page).text)
    assert "Restocking fee" in text_of(shopper(cast.dana).get("/account/orders/1001").text)
    assert page in olga.get(f"/customers/{cast.dana}").text


def test_a_wrong_number_in_the_approval_is_named_and_changes_nothing(
    database: Database, cast: Cast, at_work: Enter
) -> None:
    page, lamps = _asked(database, cast)
    olga = at_work(cast.olga)

    answer = olga.post(f"{page}/approve", csrf_token=olga.csrf, shipping="Customer pays", **{f"line-{lamps}": "7"})

    assert "Only 2 of LMP-1-WHI were asked for" in text_of(answer.text) or answer.status_code == 422
    with database.session() as db:
        request = db.get_one(Return, int(page.rsplit("/", 1)[1]))
        assert (request.status, request.lines[0].approved) == ("Requested", 0)
