"""Slips in the store: called back or taken back in time they leave no trace; money and used codes stay."""

from __future__ import annotations

from typing import Any

from deskgym.apps.platform.database import Db
from deskgym.apps.store import actions
from deskgym.apps.store.models import (
    Address,
    DraftOrder,
    Fulfilment,
    Hold,
    InventoryLevel,
    Order,
    OrderLine,
    Payment,
    Refund,
    StoreProduct,
    Variant,
)
from sqlalchemy import select

from .episodes import Opened, Play, Step, describe, newest


def test_a_tag_mistyped_and_mended_on_every_order(play: Opened) -> None:
    late = play("store-tag-late")
    orders = late.updated("store_order")
    before = {change.before["id"]: change.before["tags"] for change in late.wanted("store_order") if change.before}

    def wrong(db: Db) -> None:
        actions.tag_orders(db, orders, "lat")

    def mend(db: Db) -> None:
        for id in orders:
            actions.update_order(db, id, note_text=db.get_one(Order, id).note, tag_text=before[id])

    verdict = late.verdict(wrong, mend, late.right)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not late.verdict(wrong, late.right).passed
    assert late.verdict(late.right).clean


def parcel(play: Play) -> dict[str, Any]:
    return play.after("store_fulfilment")


def shipped(play: Play, location_id: int, **tracking: str) -> Step:
    """One unit of each line that goes out, from some location."""

    def step(db: Db) -> None:
        order = db.get_one(Order, parcel(play)["order_id"])
        wanted = {change.after["order_line_id"] for change in play.wanted("store_fulfilment_line") if change.after}
        some = {line.id: 1 for line in order.lines if line.id in wanted and line.open}
        actions.fulfil_order(db, order.id, location_id, some, **tracking)  # type: ignore[arg-type]

    return step


def call_back(db: Db) -> None:
    actions.cancel_fulfilment(db, newest(db, Fulfilment).id)


def test_a_parcel_sent_wrong_called_back_and_sent_right(play: Opened) -> None:
    order = play("store-ship-in-stock")
    slips = (
        shipped(order, parcel(order)["location_id"]),
        shipped(order, parcel(order)["location_id"], carrier="Swiftpost", tracking_number="S1"),
        order.right,
    )
    for wrong in slips:
        verdict = order.verdict(wrong, call_back, order.right)
        assert verdict.passed, describe(verdict)
        assert not verdict.clean
    assert not order.verdict(slips[0]).passed
    assert not order.verdict(order.right, call_back).passed
    # More than one detour.
    assert order.verdict(slips[0], call_back, slips[1], call_back, order.right).passed


def test_a_parcel_sent_from_the_wrong_place_and_called_back(play: Opened) -> None:
    order = play("store-ship-in-stock")
    with order.instance.world.session() as db:
        lines = {change.after["order_line_id"] for change in order.wanted("store_fulfilment_line") if change.after}
        variants = select(OrderLine.variant_id).where(OrderLine.id.in_(lines))
        elsewhere = db.scalars(
            select(InventoryLevel.location_id).where(
                InventoryLevel.variant_id.in_(variants),
                InventoryLevel.available > 0,
                InventoryLevel.location_id != parcel(order)["location_id"],
            )
        ).first()
    assert elsewhere is not None
    verdict = order.verdict(shipped(order, elsewhere), call_back, order.right)
    assert verdict.passed, describe(verdict)


def test_a_tracking_number_mistyped_and_mended(play: Opened) -> None:
    order = play("store-ship-in-stock")
    wanted = parcel(order)

    def track(carrier: str, number: str) -> Step:
        return lambda db: actions.set_tracking(db, newest(db, Fulfilment).id, carrier, number)

    verdict = order.verdict(order.right, track("Swiftpost", "X1"), track(wanted["carrier"], wanted["tracking_number"]))
    assert verdict.passed, describe(verdict)
    assert not order.verdict(order.right, track("Swiftpost", "X1")).passed


def booked(play: Play, quantity: int, reason: str, note: str | None) -> Step:
    movement = play.after("store_inventory_movement")
    return lambda db: actions.adjust_stock(
        db, movement["variant_id"], movement["location_id"], quantity, reason, note=note
    )


def test_too_much_taken_out_of_stock_and_the_rest_put_back(play: Opened) -> None:
    stock = play("store-double-booking")
    movement = stock.after("store_inventory_movement")
    twice, reason, note = movement["available"], movement["reason"], movement["note"]
    for second in (note, None):
        verdict = stock.verdict(booked(stock, twice - 9, reason, note), booked(stock, 9, reason, second))
        assert verdict.passed, describe(verdict)
        assert not verdict.clean
    assert not stock.verdict(booked(stock, twice - 9, reason, note)).passed
    assert not stock.verdict(booked(stock, twice - 9, reason, "Why not"), booked(stock, 9, reason, None)).passed
    assert not stock.verdict(booked(stock, twice, "Lost or stolen", note)).passed


def test_a_stock_entry_for_the_wrong_reason_taken_back(play: Opened) -> None:
    stock = play("store-double-booking")
    wrong, mend = booked(stock, -3, "Lost or stolen", None), booked(stock, 3, "Lost or stolen", None)
    verdict = stock.verdict(wrong, mend, stock.right)
    assert verdict.passed, describe(verdict)
    assert not stock.verdict(wrong, stock.right).passed


def test_an_address_added_and_deleted(play: Opened) -> None:
    book = play("store-default-address")
    customer = book.after("store_address")["customer_id"]
    home = {"name": "Wrong", "street": "1 Elm Street", "city": "Austin", "state": "TX", "postal_code": "73301"}

    def wrong(db: Db) -> None:
        actions.add_address(db, customer, country="United States", **home)  # type: ignore[arg-type]

    def mend(db: Db) -> None:
        actions.delete_address(db, customer, newest(db, Address).id)

    verdict = book.verdict(wrong, mend, book.right)
    assert verdict.passed, describe(verdict)
    assert not book.verdict(wrong, book.right).passed


def test_money_given_back_stays_given(play: Opened) -> None:
    order = play("store-refund")
    wanted = order.after("store_refund")

    def wrong(db: Db) -> None:
        paid = select(Order).where(Order.id != wanted["order_id"], Order.captured > Order.refunded + 100)
        actions.refund_order(db, db.scalars(paid.limit(1)).one().id, amount=100)

    def hide(db: Db) -> None:
        # No action deletes a refund; if one did, the money would still be gone.
        newest(db, Refund).deleted_at = db.now

    def lose(db: Db) -> None:
        db.delete(newest(db, Payment))

    assert order.verdict(order.right).clean
    assert not order.verdict(order.right, lose).passed
    assert not order.verdict(wrong, hide, lose, order.right).passed
    verdict = order.verdict(wrong, hide, order.right)
    assert not verdict.passed
    # Where shipping may be given back by itself, it is compared with that refund, and is none besides.
    noticed = [stray.label for stray in verdict.collateral] + [c.label for c in verdict.checks if not c.passed]
    assert any("Refund" in label and "deleted" not in label for label in noticed), describe(verdict)


def test_an_order_held_and_released_again(play: Opened) -> None:
    late = play("store-tag-late")
    order_id = late.updated("store_order")[0]

    def hold(db: Db) -> None:
        actions.hold_order(db, order_id, "Address problem")

    def release(db: Db) -> None:
        actions.release_hold(db, newest(db, Hold).id)

    verdict = late.verdict(hold, release, late.right)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not late.verdict(hold, late.right).passed


def test_a_draft_begun_and_deleted_leaves_nothing_unless_its_invoice_went_out(play: Opened) -> None:
    late = play("store-tag-late")

    def begin(db: Db) -> None:
        order = db.get_one(Order, late.updated("store_order")[0])
        draft = actions.create_draft(db, order.customer_id)
        actions.add_to_draft(db, draft.id, db.scalars(_FOR_SALE).first() or 0)
        actions.set_draft_shipping(db, draft.id, name="Pickup", price=0)

    def invoice(db: Db) -> None:
        actions.send_invoice(db, newest(db, DraftOrder).id, "somebody@inkwell.example")

    def drop(db: Db) -> None:
        actions.delete_draft(db, newest(db, DraftOrder).id)

    verdict = late.verdict(begin, drop, late.right)
    assert verdict.passed, describe(verdict)
    assert not late.verdict(begin, late.right).passed
    assert not late.verdict(begin, invoice, drop, late.right).passed


_FOR_SALE = (
    select(Variant.id).join(Variant.product).where(StoreProduct.status == "Active", Variant.deleted_at.is_(None))
)
