"""A deal and its synced quote: where they part, and how either takes over the products of the other."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Deal, Quote
from deskgym.apps.crm.quotes import differences
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


@pytest.fixture
def quote(db: Db, deal: Deal, cast: Cast) -> Quote:
    """Sam's quote of the deal's two desks."""
    actions.add_line(db, deal.id, cast.desk, quantity=2)
    quote = actions.create_quote(db, deal_id=deal.id, expires_on=TODAY + timedelta(days=10))
    db.commit()
    return quote


def told(quote: Quote) -> list[tuple[str, int | None, int | None]]:
    return [
        (each.product.name, each.sold.quantity if each.sold else None, each.offered.quantity if each.offered else None)
        for each in differences(quote)
    ]


def test_a_new_quote_agrees_with_its_deal(quote: Quote) -> None:
    assert differences(quote) == []


def test_what_changes_on_either_side_is_told_by_product(db: Db, deal: Deal, quote: Quote, cast: Cast) -> None:
    actions.update_line(db, deal.lines[0].id, quantity=5)
    actions.add_line(db, deal.id, cast.lamp, quantity=3)
    assert told(quote) == [("Standing desk", 5, 2), ("Arc lamp", 3, None)]


def test_the_quote_takes_the_products_of_the_deal(db: Db, deal: Deal, quote: Quote, cast: Cast) -> None:
    actions.add_quote_line(db, quote.id, cast.lamp, quantity=9)
    actions.update_line(db, deal.lines[0].id, quantity=5, discount_pct=10)
    desk = quote.lines[0].id
    actions.take_products(db, quote.id)
    assert [(line.id, line.quantity, line.discount_pct) for line in quote.lines] == [(desk, 5, 10)]
    assert quote.net == deal.amount
    assert differences(quote) == []


def test_an_approval_does_not_outlast_it(seat: As, db: Db, deal: Deal, quote: Quote, cast: Cast) -> None:
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=18)
    request = actions.submit_quote(db, quote.id, "They compare prices")
    with pytest.raises(Blocked, match="Recall it first"):
        actions.take_products(db, quote.id)
    db.commit()
    mona = seat(cast.mona)
    actions.decide_request(mona, request.id, approve=True)
    mona.commit()
    assert actions.take_products(seat(cast.sam), quote.id).status == "Draft"


def test_the_deal_takes_the_products_of_the_quote(db: Db, deal: Deal, quote: Quote, cast: Cast) -> None:
    actions.add_quote_line(db, quote.id, cast.lamp, quantity=4)
    steps = len(deal.history)
    actions.give_products(db, quote.id)
    assert [(line.product_id, line.quantity) for line in deal.lines] == [(cast.desk, 2), (cast.lamp, 4)]
    assert (deal.amount, len(deal.history), quote.status) == (quote.net, steps + 1, "Draft")


def test_a_discount_nobody_has_agreed_to_does_not_reach_the_deal(
    seat: As, db: Db, deal: Deal, quote: Quote, cast: Cast
) -> None:
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=30)
    with pytest.raises(Blocked, match="Standing desk: More than 15 %"):
        actions.give_products(db, quote.id)
    request = actions.submit_quote(db, quote.id, "They compare prices")
    db.commit()
    mona = seat(cast.mona)
    actions.decide_request(mona, request.id, approve=True)
    mona.commit()
    sam = seat(cast.sam)
    actions.give_products(sam, quote.id)
    assert [line.discount_pct for line in sam.get_one(Deal, deal.id).lines] == [30]


def test_only_the_synced_quote_of_an_open_deal_passes_products_on(db: Db, deal: Deal, quote: Quote) -> None:
    other = actions.clone_quote(db, quote.id, deal_id=deal.id)
    for step in (actions.take_products, actions.give_products):
        with pytest.raises(Blocked, match="Sync it first"):
            step(db, other.id)
    actions.update_deal(db, deal.id, stage_id=6, loss_reason="Price")
    with pytest.raises(Blocked, match="is closed"):
        actions.give_products(db, quote.id)


def test_others_cannot(seat: As, quote: Quote, cast: Cast) -> None:
    for step in (actions.take_products, actions.give_products):
        with pytest.raises(Forbidden):
            step(seat(cast.walt), quote.id)


def test_both_pages_show_where_they_part_and_bring_them_together(
    db: Db, client: OfficeClient, deal: Deal, quote: Quote, cast: Cast
) -> None:
    assert "Differs from the deal" not in client.get(f"/quotes/{quote.id}").text
    actions.add_line(db, deal.id, cast.lamp, quantity=3)
    db.commit()
    assert "Differs from the deal" in client.get(f"/quotes/{quote.id}").text
    assert "Synced quote differs" in client.get(f"/deals/{deal.id}?tab=related").text
    client.post(f"/quotes/{quote.id}/take", version=str(quote.version))
    assert "Synced quote differs" not in client.get(f"/deals/{deal.id}?tab=related").text
