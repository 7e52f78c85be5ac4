"""Custom items: what the catalogue does not have goes from a draft through all that an order can see, without stock."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.actions import Looked
from deskgym.apps.store.actions.returns import returnable
from deskgym.apps.store.actions.warehouse.many_fulfilments import why_not_send
from deskgym.apps.store.admin import paper, queries
from deskgym.apps.store.models import DraftLine, DraftOrder, InventoryMovement, Location, Order, OrderLine
from sqlalchemy import func, select

from ...conftest import As
from ..cast import Cast
from ..returning.test_return_pages import Enter
from ..test_procurement_pages import at_work, send, text_of
from ..test_requests import shopper

__all__ = ["at_work", "shopper"]


@pytest.fixture
def draft(db: Db, cast: Cast) -> DraftOrder:
    """Dana wants a lamp with an engraved plate, and somebody who puts it up; the work is not taxed nor shipped."""
    draft = actions.create_draft(db, cast.dana)
    actions.add_to_draft(db, draft.id, cast.white)
    actions.add_custom_to_draft(db, draft.id, title="Engraved plate", price=1_500, quantity=2)
    actions.add_custom_to_draft(db, draft.id, title="Assembly", price=8_000, taxable=False, needs_shipping=False)
    return actions.set_draft_shipping(db, draft.id, method_id=cast.standard)


@pytest.fixture
def order(db: Db, draft: DraftOrder) -> Order:
    return actions.complete_draft(db, draft.id, paid=True)


def moves(db: Db) -> int:
    return db.scalar(select(func.count(InventoryMovement.id))) or 0


def plate_of(order: Order) -> OrderLine:
    return next(line for line in order.lines if line.title == "Engraved plate")


def test_a_draft_adds_up_with_tax_on_what_is_taxable(draft: DraftOrder) -> None:
    # 40.00 and 30.00 are taxed at 6.25 per cent.
    assert (draft.subtotal, draft.tax, draft.shipping) == (15_000, 250 + 188, 700)
    assert [line.sku for line in draft.lines] == ["LMP-1-WHI", "CUSTOM-1", "CUSTOM-2"]
    assert any("2 × CUSTOM-1" in event.message for event in draft.events)


def test_it_has_a_title_a_price_and_a_number_and_its_name_once(db: Db, cast: Cast, draft: DraftOrder) -> None:
    for given in ({"title": " "}, {"price": 0}, {"price": -5}, {"price": 10**12}, {"quantity": 0}, {"quantity": 1000}):
        with pytest.raises(Invalid):
            actions.add_custom_to_draft(db, draft.id, **{"title": "Bag", "price": 100, **given})  # type: ignore[arg-type]
    with pytest.raises(Invalid, match="on this draft already"):
        actions.add_custom_to_draft(db, draft.id, title="assembly", price=100)


def test_who_may_not_work_on_orders_writes_none(db: Db, cast: Cast, draft: DraftOrder, seat: As) -> None:
    db.commit()
    with pytest.raises(Forbidden):
        actions.add_custom_to_draft(seat(cast.vera), draft.id, title="Bag", price=100)


def test_a_draft_of_what_is_not_shipped_needs_no_way_of_shipping(db: Db, cast: Cast) -> None:
    draft = actions.create_draft(db, cast.dana)
    actions.add_custom_to_draft(db, draft.id, title="Repair", price=5_000, needs_shipping=False)
    order = actions.complete_draft(db, draft.id, paid=True)
    assert (order.shipping_method, order.shipping, order.status) == ("Nothing to ship", 0, "Open")
    other = actions.create_draft(db, cast.dana)
    actions.add_custom_to_draft(db, other.id, title="Bag", price=5_000)
    with pytest.raises(Blocked, match="a way of shipping"):
        actions.complete_draft(db, other.id, paid=True)


def test_a_duplicate_has_it_too_at_the_same_price(db: Db, draft: DraftOrder) -> None:
    again = actions.duplicate_draft(db, draft.id)
    same = ("title", "price", "quantity", "taxable", "needs_shipping", "sku")
    found = [[[getattr(line, name) for name in same] for line in each.lines] for each in (draft, again)]
    assert found[0] == found[1]


def test_it_is_taken_off_a_draft_and_the_next_has_a_code_of_its_own(db: Db, draft: DraftOrder) -> None:
    actions.set_draft_quantities(db, draft.id, {draft.lines[1].id: 0})
    line: DraftLine = actions.add_custom_to_draft(db, draft.id, title="Bag", price=100)
    assert [each.sku for each in draft.lines] == ["LMP-1-WHI", "CUSTOM-2", line.sku]
    assert line.sku == "CUSTOM-3"


def test_an_order_keeps_it_and_no_stock_moves_for_it(db: Db, cast: Cast, order: Order) -> None:
    before = moves(db)
    _lamp, plate, work = order.lines
    assert (plate.variant_id, plate.taxable, work.taxable, work.tax) == (None, True, False, 0)
    assert [len(line.allocations) for line in order.lines] == [1, 0, 0]

    parcel = actions.fulfil_order(db, order.id, cast.hub, {plate.id: 2, work.id: 1})
    assert (order.fulfilment_status, moves(db)) == ("Partial", before)
    actions.cancel_fulfilment(db, parcel.id)
    assert (plate.open, moves(db)) == (2, before)
    assert why_not_send(db, order, db.get_one(Location, cast.main)) is None
    actions.fulfil_orders(db, [order.id], cast.main)
    assert (order.fulfilment_status, order.status) == ("Fulfilled", "Completed")


def test_it_is_held_and_let_go_as_other_units(db: Db, order: Order) -> None:
    plate = plate_of(order)
    hold = actions.hold_order(db, order.id, "Awaiting stock", {plate.id: 1})
    assert plate.held == 1
    actions.release_hold(db, hold.id)
    assert plate.held == 0


def test_it_is_refunded_without_going_back_into_stock(db: Db, cast: Cast, order: Order) -> None:
    plate = plate_of(order)
    actions.fulfil_order(db, order.id, cast.main, {plate.id: 1})
    before = moves(db)
    refund = actions.refund_order(db, order.id, {plate.id: 2}, restock_location_id=cast.main)
    assert (refund.amount, plate.removed, plate.returned, moves(db)) == (plate.total, 1, 1, before)


def test_an_order_with_it_is_canceled(db: Db, order: Order) -> None:
    actions.cancel_order(db, order.id, "Customer request")
    assert [line.removed for line in order.lines] == [1, 2, 1]
    assert order.refunded == order.total


def test_more_and_fewer_of_it_by_an_edit_are_taxed_as_it_is(db: Db, order: Order) -> None:
    _lamp, plate, work = order.lines
    actions.edit_order(db, order.id, {plate.id: 3, work.id: 2})
    assert (work.tax, order.owed) == (0, 1_500 + 8_000 + plate.tax - 188)
    before = order.refunded
    actions.edit_order(db, order.id, {plate.id: 1, work.id: 0})
    assert order.owed == 0
    assert order.refunded >= before
    assert order.subtotal == sum(line.price * line.quantity for line in order.lines)


def test_more_of_a_discounted_one_is_a_line_of_its_own(db: Db, cast: Cast, draft: DraftOrder) -> None:
    actions.set_draft_discount(db, draft.id, "Percentage", percent=10, reason="Trade")
    order = actions.complete_draft(db, draft.id, paid=False)
    work = order.lines[2]
    actions.edit_order(db, order.id, {work.id: 2})
    more = order.lines[-1]
    assert (more.title, more.variant_id, more.taxable, more.needs_shipping, more.tax) == (
        "Assembly",
        None,
        False,
        False,
        0,
    )


def test_another_address_taxes_what_is_taxable_anew(db: Db, cast: Cast, draft: DraftOrder) -> None:
    order = actions.complete_draft(db, draft.id, paid=False)
    place = {"street": "1 Elm St", "city": "Gary", "state": "IN", "postal_code": "46402", "country": "United States"}
    actions.change_ship_address(db, order.id, name="Dana", **place)  # type: ignore[arg-type]
    assert [line.tax for line in order.lines] == [0, 0, 0]
    place |= {"state": "IL", "postal_code": "60601"}
    actions.change_ship_address(db, order.id, name="Dana", **place)  # type: ignore[arg-type]
    assert [line.tax for line in order.lines] == [250, 188, 0]


def test_goods_come_back_without_stock_and_work_does_not(db: Db, cast: Cast, order: Order) -> None:
    _lamp, plate, work = order.lines
    actions.fulfil_order(db, order.id, cast.main, {line.id: line.quantity for line in order.lines})
    assert (returnable(db, plate), returnable(db, work)) == (2, 0)
    with pytest.raises(Invalid):
        actions.request_return(db, cast.dana, order.number, {work.id: 1}, "Defective")
    asked = actions.request_return(db, cast.dana, order.number, {plate.id: 1}, "Defective")
    actions.approve_return(db, asked.id)
    before = moves(db)
    actions.receive_return(db, asked.id, cast.main, {plate.id: 1})
    with pytest.raises(Invalid, match="No stock is kept of Engraved plate"):
        actions.inspect_return(db, asked.id, [Looked(plate.id, 1, "Like new", "Restock")])
    actions.inspect_return(db, asked.id, [Looked(plate.id, 1, "Like new", "Set aside")])
    actions.settle_return(db, asked.id)
    assert (plate.returned, moves(db), asked.status) == (1, before, "Closed")


def test_it_stands_on_slips_but_is_picked_nowhere(db: Db, order: Order) -> None:
    orders = paper.orders_to_print(db, [order.id])
    slips, _without = paper.slips_of(db, orders)
    assert [each.line.title for each in slips[0].lines] == ["Arc lamp", "Engraved plate", "Assembly"]
    lists, _left_out = paper.pick_lists(db, orders)
    assert [pick.line.sku for each in lists for pick in each.picks] == ["LMP-1-WHI"]


def test_best_sellers_leave_it_out_and_what_a_customer_spent_counts_it(db: Db, cast: Cast, order: Order) -> None:
    assert [title for title, *_rest in queries.best_sellers(db, order.placed_at)] == ["Arc lamp"]
    assert queries.numbers_by_customer(db, [cast.dana])[cast.dana].revenue == order.captured


def test_pages_show_it(database: Database, cast: Cast, at_work: Enter, shopper: Enter) -> None:
    with database.session(cast.olga) as db:
        actions.add_to_draft(db, actions.create_draft(db, cast.dana).id, cast.white)
        actions.set_draft_shipping(db, 1, method_id=cast.standard)
        db.commit()
    olga, dana = at_work(cast.olga), shopper(cast.dana)
    send(olga, "/drafts/1/custom", title="Engraved <plate>", price="12.50", quantity="2", needs_shipping="y")
    assert "Custom item, no tax" in text_of(olga.get("/drafts/1").text)
    for page in ("/drafts/1/quantities", "/drafts/1/invoice"):
        assert "Engraved &lt;plate&gt;" in olga.get(page).text
    send(olga, "/drafts/1/complete", payment="Paid")
    for page in ("/orders/1", "/orders/1/fulfil", "/orders/1/refund", "/orders/1/edit", "/orders/slips?ids=1"):
        answer = olga.get(page)
        assert answer.status_code == 200, page
    assert "Engraved &lt;plate&gt;" in olga.get("/orders/1").text
    assert "Engraved &lt;plate&gt;" in dana.get("/account/orders/1001").text
    assert "Engraved" in dana.get("/account").text or "and 1 more" in dana.get("/account").text


def test_a_wrong_price_is_named_in_the_dialog(database: Database, cast: Cast, at_work: Enter) -> None:
    with database.session(cast.olga) as db:
        actions.create_draft(db, cast.dana)
        db.commit()
    olga = at_work(cast.olga)
    for price in ("", "abc", "0", "-1"):
        answer = olga.post(
            "/drafts/1/custom", csrf_token=olga.csrf, title="Bag", price=price, quantity="1", version="1"
        )
        assert answer.status_code == 422, price
    assert olga.post("/drafts/1/custom", csrf_token=olga.csrf, title="", price="1", quantity="1").status_code == 422
