"""Quotes: what they offer, who approves what, and what becomes of the deal."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import ApprovalRequest, Deal, Quote, below_list
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


@pytest.fixture
def quote(db: Db, deal: Deal, cast: Cast) -> Quote:
    """Sam's quote of two desks, at list price."""
    quote = actions.create_quote(db, deal_id=deal.id, expires_on=TODAY + timedelta(days=10))
    actions.add_quote_line(db, quote.id, cast.desk, quantity=2)
    db.commit()
    return quote


def in_review(db: Db, quote: Quote, discount: int = 18) -> ApprovalRequest:
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=discount)
    request = actions.submit_quote(db, quote.id, "They compare prices")
    db.commit()
    return request


def test_a_quote_begins_with_the_products_of_its_deal(db: Db, deal: Deal, cast: Cast) -> None:
    actions.add_line(db, deal.id, cast.lamp, quantity=3, discount_pct=10)
    quote = actions.create_quote(db, deal_id=deal.id)
    assert [(line.product_id, line.quantity, line.discount_pct, line.list_price) for line in quote.lines] == [
        (cast.lamp, 3, 10, 10_000)
    ]
    assert (quote.subtotal, quote.discount, quote.grand_total, quote.is_syncing) == (30_000, 3_000, 27_000, True)
    assert not actions.create_quote(db, deal_id=deal.id, copy_lines=False).lines


def test_numbers_go_on_and_only_open_deals_are_quoted(db: Db, deal: Deal, quote: Quote) -> None:
    assert (quote.number, actions.create_quote(db, deal_id=deal.id).number) == ("Q-01001", "Q-01002")
    actions.update_deal(db, deal.id, stage_id=6, loss_reason="Price")
    with pytest.raises(Invalid, match="closed"):
        actions.create_quote(db, deal_id=deal.id)
    with pytest.raises(Invalid, match="required"):
        actions.create_quote(db)


def test_the_tax_is_added_to_what_the_lines_come_to(db: Db, quote: Quote) -> None:
    actions.update_quote(db, quote.id, tax=1_000)
    assert (quote.subtotal, quote.grand_total) == (90_100, 91_100)


def test_within_the_limit_nobody_is_asked(db: Db, quote: Quote) -> None:
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=15)
    with pytest.raises(Blocked, match="without approval"):
        actions.submit_quote(db, quote.id, "Please")
    actions.present_quote(db, quote.id)
    assert (quote.status, quote.presented_at) == ("Presented", db.now)


def test_a_lower_price_counts_as_a_discount(db: Db, quote: Quote) -> None:
    actions.update_quote_line(db, quote.lines[0].id, unit_price=38_000)
    with pytest.raises(Blocked, match="needs approval"):
        actions.present_quote(db, quote.id)
    assert below_list(38_000, 0, 45_050) > 15_00 >= below_list(38_293, 0, 45_050)


def test_the_wholesale_book_has_a_limit_of_its_own(db: Db, deal: Deal, cast: Cast) -> None:
    quote = actions.create_quote(db, deal_id=deal.id, pricebook_id=cast.wholesale)
    actions.add_quote_line(db, quote.id, cast.desk, discount_pct=1)
    with pytest.raises(Blocked, match="More than 0 %"):
        actions.present_quote(db, quote.id)


def test_beyond_the_limit_the_manager_decides(seat: As, db: Db, quote: Quote, cast: Cast) -> None:
    request = in_review(db, quote)
    assert (quote.status, request.approver_id, request.depth, request.limit_pct) == ("In Review", cast.mona, 18_00, 15)
    with pytest.raises(Forbidden, match=r"Nobody approves their own quote\. Mona Okafor decides"):
        actions.decide_request(db, request.id, approve=True)
    mona = seat(cast.mona)
    actions.decide_request(mona, request.id, approve=True)
    mona.commit()
    actions.present_quote(seat(cast.sam), quote.id)


def test_a_rejection_says_why_and_the_quote_can_be_changed_again(seat: As, db: Db, quote: Quote, cast: Cast) -> None:
    request = in_review(db, quote)
    mona = seat(cast.mona)
    with pytest.raises(Invalid, match="Say why"):
        actions.decide_request(mona, request.id, approve=False)
    actions.decide_request(mona, request.id, approve=False, comment="Above ceiling")
    with pytest.raises(Blocked, match="already"):
        actions.decide_request(mona, request.id, approve=True)
    mona.commit()
    db = seat(cast.sam)
    quote = db.get_one(Quote, quote.id)
    assert quote.status == "Rejected"
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=10)
    assert quote.status == "Draft"


def test_only_those_who_approve_decide(seat: As, db: Db, quote: Quote, cast: Cast) -> None:
    request = in_review(db, quote)
    for person in (cast.rita, cast.walt):
        with pytest.raises(Forbidden, match="Mona Okafor does"):
            actions.decide_request(seat(person), request.id, approve=True)


def test_a_manager_asks_the_next_one_above(seat: As, db: Db, deal: Deal, cast: Cast) -> None:
    mona = seat(cast.mona)
    quote = actions.create_quote(mona, deal_id=deal.id, expires_on=TODAY)
    actions.add_quote_line(mona, quote.id, cast.lamp, discount_pct=30)
    request = actions.submit_quote(mona, quote.id, "Large customer")
    assert request.approver_id == cast.adam
    with pytest.raises(Forbidden, match="Adam Kessler decides"):
        actions.decide_request(mona, request.id, approve=True)


def test_what_is_in_review_or_presented_cannot_be_changed(db: Db, quote: Quote) -> None:
    line = quote.lines[0].id
    in_review(db, quote)
    with pytest.raises(Blocked, match="Recall it first"):
        actions.update_quote_line(db, line, quantity=9)
    actions.recall_quote(db, quote.id)
    assert (quote.status, quote.requests[0].status) == ("Draft", "Recalled")
    actions.update_quote_line(db, line, discount_pct=0)
    actions.present_quote(db, quote.id)
    with pytest.raises(Blocked, match="Take it back to draft first"):
        actions.update_quote(db, quote.id, tax=5)
    actions.revise_quote(db, quote.id)
    assert (quote.status, quote.presented_at) == ("Draft", None)


def test_the_page_of_what_cannot_be_changed_offers_no_edit(
    db: Db, database: Database, cast: Cast, quote: Quote
) -> None:
    client = OfficeClient(database, "crm", cast.sam)
    edit = f"/quotes/{quote.id}/edit"
    assert edit in client.get(f"/quotes/{quote.id}").text
    actions.present_quote(db, quote.id)
    db.commit()
    assert edit not in client.get(f"/quotes/{quote.id}").text


def test_an_approval_holds_for_what_was_approved(seat: As, db: Db, quote: Quote, cast: Cast) -> None:
    request = in_review(db, quote)
    mona = seat(cast.mona)
    actions.decide_request(mona, request.id, approve=True)
    mona.commit()
    db = seat(cast.sam)
    actions.update_quote_line(db, db.get_one(Quote, quote.id).lines[0].id, discount_pct=19)
    with pytest.raises(Blocked, match="needs approval"):
        actions.present_quote(db, quote.id)


def test_a_quote_holds_as_long_as_the_handbook_says(db: Db, quote: Quote) -> None:
    with pytest.raises(Invalid, match="through today at least"):
        actions.update_quote(db, quote.id, expires_on=TODAY - timedelta(days=1))
    actions.update_quote(db, quote.id, expires_on=TODAY + timedelta(days=31))
    with pytest.raises(Blocked, match="30 days at most"):
        actions.present_quote(db, quote.id)
    actions.update_quote(db, quote.id, expires_on=TODAY + timedelta(days=15))
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=18)
    with pytest.raises(Blocked, match="14 days at most"):
        actions.submit_quote(db, quote.id, "Please")


def test_acceptance_makes_the_deal_what_was_quoted(db: Db, deal: Deal, quote: Quote, cast: Cast) -> None:
    lamp = actions.add_line(db, deal.id, cast.lamp, quantity=4)
    desk = actions.add_line(db, deal.id, cast.desk)
    with pytest.raises(Blocked, match="a quote that is presented"):
        actions.accept_quote(db, quote.id)
    actions.present_quote(db, quote.id)
    actions.accept_quote(db, quote.id)
    assert [(line.id, line.quantity) for line in deal.lines] == [(desk.id, 2)]
    assert lamp not in deal.lines
    assert deal.amount == quote.net == 90_100
    assert deal.history[-1].amount == 90_100
    with pytest.raises(Blocked, match="so it stays"):
        actions.delete_quote(db, quote.id)


def test_one_quote_of_a_deal_is_synced(db: Db, deal: Deal, quote: Quote) -> None:
    other = actions.clone_quote(db, quote.id, deal_id=deal.id)
    actions.present_quote(db, other.id)
    with pytest.raises(Blocked, match="not the quote that is synced"):
        actions.accept_quote(db, other.id)
    actions.sync_quote(db, other.id)
    assert (quote.is_syncing, other.is_syncing) == (False, True)
    actions.accept_quote(db, other.id)
    with pytest.raises(Blocked, match="was accepted already"):
        actions.sync_quote(db, quote.id)


def test_a_quote_that_has_expired_is_not_accepted(db: Db, quote: Quote) -> None:
    actions.present_quote(db, quote.id)
    db.set_clock(db.now + timedelta(days=11))
    with pytest.raises(Blocked, match="has expired"):
        actions.accept_quote(db, quote.id)
    actions.deny_quote(db, quote.id)
    assert quote.status == "Denied"


def test_others_cannot_work_on_a_quote(seat: As, quote: Quote, cast: Cast) -> None:
    for person in (cast.rita, cast.walt):
        with pytest.raises(Forbidden):
            actions.present_quote(seat(person), quote.id)


def test_a_deal_takes_its_quotes_into_the_recycle_bin(db: Db, deal: Deal, quote: Quote) -> None:
    line = quote.lines[0]
    actions.delete_deal(db, deal.id)
    assert {row.deleted_at for row in (quote, line)} == {db.now}
