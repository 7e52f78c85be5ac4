"""Draft orders promise and cost nothing until they are completed; then they are orders as any other."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid, NotFound
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import DraftOrder

from .cast import Cast

PEORIA: dict[str, Any] = {
    "name": "Dana Reed", "street": "7 Pine St", "city": "Peoria", "state": "IL", "postal_code": "61602",
    "country": "United States",
}  # fmt: skip


@pytest.fixture
def draft(db: Db, cast: Cast) -> DraftOrder:
    """Two lamps and a desk for Dana, by the standard way."""
    draft = actions.create_draft(db, cast.dana)
    actions.add_to_draft(db, draft.id, cast.white, 2)
    actions.add_to_draft(db, draft.id, cast.desk)
    return actions.set_draft_shipping(db, draft.id, method_id=cast.standard)


def sums(draft: DraftOrder) -> tuple[int, int, int, int, int]:
    return draft.subtotal, draft.discount, draft.shipping, draft.tax, draft.total


def told(db: Db, draft: DraftOrder) -> list[str]:
    db.expire(draft, ["events"])
    return [event.message for event in reversed(draft.events)]


def test_a_draft_begins_with_the_customers_address_and_their_tax(db: Db, cast: Cast) -> None:
    draft = actions.create_draft(db, cast.dana)

    assert (draft.name, draft.status, draft.ship_street, draft.tax_exempt) == ("#D1", "Open", "12 Elm St", False)
    with pytest.raises(NotFound):
        actions.create_draft(db, 999)


def test_it_adds_up_with_shipping_by_what_the_goods_come_to(db: Db, draft: DraftOrder) -> None:
    # From 500.00 on shipping is free.
    assert sums(draft) == (53_000, 0, 0, 3_313, 56_313)

    actions.set_draft_discount(db, draft.id, "Percentage", percent=10, reason="Trade discount")
    assert sums(draft) == (53_000, 5_300, 700, 2_981, 51_381)
    actions.set_draft_discount(db, draft.id, "Fixed amount", amount=1_000, reason="Scratched box")
    assert sums(draft) == (53_000, 1_000, 0, 3_250, 55_250)
    actions.set_draft_discount(db, draft.id, None)
    assert sums(draft) == (53_000, 0, 0, 3_313, 56_313)


def test_a_discount_has_a_reason_and_takes_no_more_than_there_is(db: Db, draft: DraftOrder) -> None:
    wrong: tuple[dict[str, Any], ...] = (
        {"kind": "Percentage", "percent": 10},
        {"kind": "Percentage", "percent": 101, "reason": "Trade"},
        {"kind": "Fixed amount", "amount": 53_001, "reason": "Trade"},
        {"kind": "Free shipping", "reason": "Trade"},
    )
    for given in wrong:
        with pytest.raises(Invalid):
            actions.set_draft_discount(db, draft.id, **given)


def test_shipping_can_have_a_price_that_was_agreed_on(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.set_draft_shipping(db, draft.id, name="Our own van", price=2_500)
    assert (draft.shipping_name, draft.shipping, draft.shipping_method_id) == ("Our own van", 2_500, None)

    with pytest.raises(Invalid, match="of your own"):
        actions.set_draft_shipping(db, draft.id, method_id=cast.standard, price=5)
    with pytest.raises(Invalid, match="Choose one of the shipping methods"):
        actions.set_draft_shipping(db, draft.id, method_id=77)
    with pytest.raises(Invalid, match="Name is required"):
        actions.set_draft_shipping(db, draft.id, price=5)


def test_tax_is_that_of_the_place_unless_none_is_charged(db: Db, draft: DraftOrder) -> None:
    actions.set_draft_address(db, draft.id, **{**PEORIA, "state": "TX", "city": "Austin", "postal_code": "78701"})
    assert draft.tax == 0
    actions.set_draft_address(db, draft.id, **PEORIA)
    assert draft.tax == 3_313
    actions.update_draft(db, draft.id, note_text=None, tag_text=None, tax_exempt=True)
    assert draft.tax == 0
    with pytest.raises(Invalid, match="We do not ship to"):
        actions.set_draft_address(
            db, draft.id, **{**PEORIA, "country": "Mexico", "state": "Puebla", "postal_code": "72000"}
        )


def test_its_prices_are_those_of_the_day_on_which_they_were_quoted(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.update_variant(db, cast.white, price=9_900)
    actions.add_to_draft(db, draft.id, cast.white)
    assert [(line.quantity, line.price) for line in draft.lines] == [(3, 4_000), (1, 45_000)]

    again = actions.duplicate_draft(db, draft.id)
    assert (again.name, again.status, again.shipping_name) == ("#D2", "Open", "Standard")
    assert [(line.quantity, line.price) for line in again.lines] == [(3, 9_900), (1, 45_000)]


def test_quantities_change_and_none_takes_a_line_off(db: Db, draft: DraftOrder) -> None:
    lamps, desk = draft.lines
    actions.set_draft_quantities(db, draft.id, {lamps.id: 5, desk.id: 0})
    assert ([line.quantity for line in draft.lines], draft.subtotal) == ([5], 20_000)

    with pytest.raises(Invalid, match="not on this draft"):
        actions.set_draft_quantities(db, draft.id, {desk.id: 1})
    with pytest.raises(Invalid, match="whole number"):
        actions.set_draft_quantities(db, draft.id, {lamps.id: -1})


def test_only_what_is_for_sale_comes_on_a_draft(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.set_status(db, [cast.lamp], "Archived")
    with pytest.raises(Blocked, match="not for sale: it is archived"):
        actions.add_to_draft(db, draft.id, cast.black)
    for quantity in (0, 1_000):
        with pytest.raises(Invalid):
            actions.add_to_draft(db, draft.id, cast.desk, quantity)


def test_a_draft_commits_no_stock_until_it_is_completed(db: Db, cast: Cast, draft: DraftOrder) -> None:
    assert level_of(db, cast.white, cast.main).available == 10

    order = actions.complete_draft(db, draft.id, paid=False)
    assert (draft.status, draft.order) == ("Completed", order)
    level = level_of(db, cast.white, cast.main)
    assert (level.available, level.committed) == (8, 2)


def test_completed_as_pending_it_waits_for_its_money(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.set_draft_discount(db, draft.id, "Percentage", percent=10, reason="Trade discount")
    actions.update_draft(db, draft.id, note_text="Dock 2.", tag_text="trade", tax_exempt=False)
    order = actions.complete_draft(db, draft.id, paid=False)

    assert (order.payment_status, order.captured, order.total) == ("Authorized", 0, 51_381)
    assert (order.subtotal, order.discount, order.tax, order.shipping) == (53_000, 5_300, 2_981, 700)
    assert (order.note, order.tags, order.ship_street, order.card) == ("Dock 2.", "trade", "12 Elm St", "Bank transfer")
    actions.capture_payment(db, order.id)
    actions.fulfil_order(db, order.id, cast.main, {line.id: line.open for line in order.lines})
    assert order.status == "Completed"


def test_completed_as_paid_it_can_be_sent(db: Db, draft: DraftOrder) -> None:
    order = actions.complete_draft(db, draft.id, paid=True)

    assert (order.payment_status, order.captured) == ("Paid", order.total)
    assert [payment.kind for payment in order.payments] == ["Authorization", "Capture"]


def test_a_replacement_for_nothing_can_be_sent(db: Db, cast: Cast) -> None:
    draft = actions.create_draft(db, cast.dana)
    actions.add_to_draft(db, draft.id, cast.white)
    actions.set_draft_discount(db, draft.id, "Percentage", percent=100, reason="Warranty")
    actions.set_draft_shipping(db, draft.id, name="Warranty", price=0)
    order = actions.complete_draft(db, draft.id, paid=False)

    assert (order.total, order.payment_status, order.payments) == (0, "Paid", [])
    actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})
    assert order.status == "Completed"


def test_what_it_lacks_is_named_before_anything_goes_out(db: Db, cast: Cast) -> None:
    draft = actions.create_draft(db, cast.dana)
    with pytest.raises(Blocked, match="#D1 needs an item and a way of shipping first"):
        actions.send_invoice(db, draft.id, "dana@inkwell.example")
    with pytest.raises(Blocked, match="needs an item and a way of shipping first"):
        actions.complete_draft(db, draft.id, paid=True)


def test_more_than_there_is_cannot_be_completed(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.set_draft_quantities(db, draft.id, {draft.lines[0].id: 14})
    with pytest.raises(Blocked, match="Only 13 of Arc lamp are left"):
        actions.complete_draft(db, draft.id, paid=True)


def test_an_invoice_is_told_on_the_timeline_and_a_change_opens_the_draft_again(db: Db, draft: DraftOrder) -> None:
    actions.send_invoice(db, draft.id, "dana@inkwell.example", message="Valid until Friday.")
    assert (draft.status, draft.invoiced_at) == ("Invoice sent", db.now)
    assert told(db, draft)[-1] == ("An invoice over $563.13 was sent to dana@inkwell.example. Valid until Friday.")

    actions.update_draft(db, draft.id, note_text="Asked for dock 2.", tag_text=None, tax_exempt=False)
    assert draft.status == "Invoice sent"
    actions.set_draft_discount(db, draft.id, "Percentage", percent=5, reason="Price match")
    assert draft.status == "Open"
    actions.send_invoice(db, draft.id, "dana@inkwell.example")
    assert draft.status == "Invoice sent"


def test_a_completed_draft_stays_as_it_is(db: Db, cast: Cast, draft: DraftOrder) -> None:
    order = actions.complete_draft(db, draft.id, paid=True)
    for attempt in (
        lambda: actions.add_to_draft(db, draft.id, cast.desk),
        lambda: actions.set_draft_discount(db, draft.id, None),
        lambda: actions.send_invoice(db, draft.id, "dana@inkwell.example"),
        lambda: actions.complete_draft(db, draft.id, paid=True),
        lambda: actions.delete_draft(db, draft.id),
    ):
        with pytest.raises(Blocked, match=f"it is order {order.name} now"):
            attempt()


def test_a_way_of_shipping_that_no_longer_goes_is_to_be_chosen_again(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.update_variant(db, cast.desk, weight=60_000)
    assert draft.shipping_method is not None
    draft.shipping_method.max_weight = 50_000
    db.flush()
    actions.set_draft_quantities(db, draft.id, {draft.lines[0].id: 1})

    assert (draft.shipping_name, draft.shipping) == (None, 0)
    assert "How to ship it has to be chosen again." in told(db, draft)


def test_a_deleted_draft_is_gone(db: Db, draft: DraftOrder) -> None:
    actions.delete_draft(db, draft.id)
    with pytest.raises(NotFound):
        actions.complete_draft(db, draft.id, paid=True)


def test_a_draft_needs_the_right_to_work_on_orders_and_its_newest_version(
    db: Db, cast: Cast, draft: DraftOrder
) -> None:
    stale = draft.version
    actions.set_draft_discount(db, draft.id, "Percentage", percent=5, reason="Trade")
    with pytest.raises(Conflict):
        actions.complete_draft(db, draft.id, paid=True, version=stale)
    db.actor_id = cast.vera
    for attempt in (
        lambda: actions.create_draft(db, cast.erik),
        lambda: actions.add_to_draft(db, draft.id, cast.desk),
        lambda: actions.complete_draft(db, draft.id, paid=True),
        lambda: actions.duplicate_draft(db, draft.id),
        lambda: actions.delete_draft(db, draft.id),
    ):
        with pytest.raises(Forbidden, match="not allowed to work on orders"):
            attempt()
