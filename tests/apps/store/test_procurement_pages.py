"""A purchase order and a transfer on their pages, from the first form to the last delivery."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from deskgym.apps.accounts import account_in, log_in
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import PurchaseOrder, Transfer
from sqlalchemy import select

from .cast import Cast
from .test_requests import ADMIN, Browser

Clerk = Callable[[int], Browser]


@pytest.fixture
def at_work(database: Database) -> Clerk:
    """Somebody of the staff, logged in to the admin."""

    def enter(person_id: int) -> Browser:
        with database.session() as db:
            session = log_in(db, ADMIN, account_in(ADMIN, person_id))
        return Browser(database, "admin", session.cookie, session.token, session.csrf)

    return enter


@pytest.fixture
def supplier(database: Database, cast: Cast) -> int:
    with Db(database.engine, actor_id=cast.olga) as db:
        supplier = actions.create_supplier(db, name="Elm Works", lead_days=14, currency="USD", terms="Net 30")
        actions.set_supplier_item(db, supplier.id, cast.white, 1_800, supplier_sku="EW-77")
        db.commit()
        return supplier.id


def text_of(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def send(browser: Browser, path: str, **values: str) -> str:
    """Fill in the form of a page and send it; where that leads."""
    page = browser.get(path).get_data(as_text=True)
    version = re.search(r'name="version" value="(\d+)"', page)
    values |= {"version": version[1]} if version else {}
    answer = browser.post(path, csrf_token=browser.csrf, **values)
    assert answer.status_code == 303, text_of(answer.get_data(as_text=True))
    return answer.headers["Location"]


def test_a_purchase_order_goes_from_draft_to_received(
    database: Database,
    cast: Cast,
    at_work: Clerk,
    supplier: int,
) -> None:
    olga = at_work(cast.olga)
    items = send(olga, "/purchase-orders/new", supplier_id=str(supplier), location_id=str(cast.main))
    assert "EW-77" in olga.get(items).get_data(as_text=True)
    page = send(olga, items, **{f"line-{cast.white}": "20"})
    assert "Somebody else has to approve it" in text_of(olga.get(page).get_data(as_text=True))
    with Db(database.engine) as db:
        actions.approve_purchase_order(db, int(page.rsplit("/", 1)[1]))
        db.commit()
    send(olga, f"{page}/order")
    with Db(database.engine) as db:
        line = db.scalars(select(PurchaseOrder)).one().lines[0].id
    send(olga, f"{page}/receive", **{f"line-{line}": "12", f"damaged-{line}": "3", "delivery_note": "DN 4711"})
    shown = text_of(olga.get(page).get_data(as_text=True))
    assert "Main warehouse received 12 × LMP-1-WHI; damaged: 3 × LMP-1-WHI (delivery note DN 4711)." in shown
    send(olga, f"{page}/close", reason="They have no more.")
    with Db(database.engine) as db:
        level = level_of(db, cast.white, cast.main)
        assert (level.available, level.unavailable, level.incoming) == (22, 3, 0)
    assert "PO-1001" in text_of(olga.get("/search?q=elm").get_data(as_text=True))


def test_a_transfer_goes_from_draft_to_received(
    database: Database,
    cast: Cast,
    at_work: Clerk,
) -> None:
    olga = at_work(cast.olga)
    items = send(olga, "/transfers/new", origin_id=str(cast.main), destination_id=str(cast.hub))
    page = send(olga, items, **{f"line-{cast.white}": "4"})
    send(olga, f"{page}/send")
    with Db(database.engine) as db:
        line = db.scalars(select(Transfer)).one().lines[0].id
        level = level_of(db, cast.white, cast.hub).id
    assert "TR-1001" in text_of(olga.get(f"/inventory/{level}").get_data(as_text=True))
    too_many = olga.post(f"{page}/receive", csrf_token=olga.csrf, **{f"line-{line}": "5"})
    assert "Only 4 of LMP-1-WHI are still to come." in text_of(too_many.get_data(as_text=True))
    send(olga, f"{page}/receive", **{f"line-{line}": "4"})
    assert "Received" in text_of(olga.get(page).get_data(as_text=True))


def test_who_may_not_change_stock_only_looks(
    database: Database,
    cast: Cast,
    at_work: Clerk,
    supplier: int,
) -> None:
    vera = at_work(cast.vera)
    page = vera.get(f"/suppliers/{supplier}").get_data(as_text=True)
    assert "Elm Works" in page
    assert "Edit supplier" not in page
    assert vera.get("/purchase-orders/new").status_code == 403
    assert vera.post(f"/suppliers/{supplier}/archive", csrf_token=vera.csrf).status_code == 403
