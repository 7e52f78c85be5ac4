"""Tools for orders: finding and reading them, capturing, canceling, correcting, what staff note on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...access import may
from ...models import CANCEL_REASONS, Order, OrderEvent, Return
from ...naming import (
    AddressFields,
    Done,
    Goods,
    OrderName,
    PlaceResult,
    Version,
    cents,
    dollars,
    goods,
    order_told,
    other_than,
    ship_to,
)
from .. import queries
from ..forms import ship_values
from ..lists import ORDERS as ORDER_LIST
from .naming import OneOrder, order_of

Told = Mapping[str, Any]

search_orders = search_tool("store", ORDER_LIST, lambda _db: queries.orders())


class LineRow(Result):
    id: int
    sku: str
    title: str
    variant: str | None = None
    price: float
    quantity: int
    total: float
    discount: float | None = None
    discount_reason: str | None = None
    open: int | None = None
    on_hold: int | None = None
    sent: int | None = None
    returned: int | None = None
    removed: int | None = None


class ParcelRow(Result):
    name: str
    status: str
    location: str
    sent_at: str
    carrier: str | None = None
    tracking_number: str | None = None
    items: tuple[Goods, ...]
    version: int


class ReturnRow(Result):
    name: str
    status: str
    requested_at: str
    reason: str | None = None
    items: tuple[Goods, ...]
    note: str | None = None
    decline_reason: str | None = None
    version: int


class RefundRow(Result):
    amount: float
    as_credit: float | None = None  # of the amount
    paid_for_exchange: float | None = None  # besides
    at: str
    items: tuple[Goods, ...]
    shipping: float | None = None
    restocked_at: str | None = None
    reason: str | None = None


class HoldRow(Result):
    hold: int
    reason: str
    note: str | None = None
    since: str
    by: str
    items: tuple[Goods, ...]
    version: int


class EventRow(Result):
    at: str
    what: str
    by: str


class OrderDetails(Result):
    order: str
    placed_at: str
    edited_at: str | None = None
    status: str
    payment_status: str
    fulfilment_status: str
    customer: str
    email: str
    phone: str | None = None
    customer_note: str | None = None
    items: tuple[LineRow, ...]
    subtotal: float
    discount: float | None = None
    discount_code: str | None = None
    shipping_method: str
    shipping: float
    tax: float
    total: float
    card: str
    captured: float
    refunded: float | None = None
    to_capture: float | None = None
    balance_owed: float | None = None
    balance_invoiced_at: str | None = None
    voided: float | None = None
    paid_by_credit: float | None = None  # of captured
    exchanged: float | None = None  # of captured: what returns were worth and paid of it
    refundable: float
    draft: str | None = None
    holds: tuple[HoldRow, ...] | None = None
    parcels: tuple[ParcelRow, ...]
    returns: tuple[ReturnRow, ...]
    refunds: tuple[RefundRow, ...]
    ship_to: PlaceResult
    note: str | None = None
    tags: str | None = None
    canceled: str | None = None
    canceled_at: str | None = None
    cannot_cancel: str | None = None
    timeline: tuple[EventRow, ...] | None = None
    version: int


class GetOrder(OneOrder):
    detailed: Annotated[bool, Field(description="With its timeline.")] = False


@tool("store_get_order", "Read an order: items, money, parcels, returns, refunds, note, tags, where it goes.")
def get_order(db: Db, given: GetOrder) -> OrderDetails:
    order = queries.order(db, order_of(db, given.order).id)
    draft = queries.draft_of(db, order.id)
    money = {name: dollars(getattr(order, name)) for name in ("subtotal", "shipping", "tax", "total", "captured")}
    same = ("status", "payment_status", "fulfilment_status", "email", "discount_code", "shipping_method", "card")
    return OrderDetails(
        order=order.name,
        placed_at=at_office(db, order.placed_at),
        edited_at=at_office(db, order.edited_at) if order.edited_at else None,
        customer=order.customer.name,
        phone=order.customer.phone,
        customer_note=order.customer.note,
        items=_lines(order),
        discount=dollars(order.discount or None),
        exchanged=dollars(order.exchanged or None),
        refunded=dollars(order.given_back or None),
        to_capture=dollars(order.authorized or None) if order.status != "Canceled" else None,
        balance_owed=dollars(order.owed or None),
        balance_invoiced_at=at_office(db, order.balance_invoiced_at) if order.balance_invoiced_at else None,
        voided=dollars(order.voided or None) if order.captured else None,
        paid_by_credit=dollars(order.credit_paid or None),
        refundable=order.refundable / 100,
        draft=draft.name if draft else None,
        holds=_holds(db, order) or None,
        parcels=_parcels(db, order),
        returns=tuple(_return(db, each) for each in queries.returns_of(db, order.id)),
        refunds=_refunds(db, order),
        ship_to=ship_to(order),
        note=order.note,
        tags=order.tags,
        canceled=order.cancel_reason,
        canceled_at=at_office(db, order.canceled_at) if order.canceled_at else None,
        cannot_cancel=_cannot_cancel(db, order),
        timeline=tuple(_event(db, each) for each in order.events) if given.detailed else None,
        version=order.version,
        **{name: getattr(order, name) for name in same},
        **money,  # type: ignore[arg-type]
    )


def _lines(order: Order) -> tuple[LineRow, ...]:
    live = order.status != "Canceled"
    return tuple(
        LineRow(
            id=line.id,
            sku=line.sku,
            title=line.title,
            variant=line.variant_title or None,
            price=line.price / 100,
            quantity=line.quantity,
            total=line.price * line.quantity / 100,
            discount=dollars(line.discount or None),
            discount_reason=line.discount_reason,
            open=(line.open or None) if live else None,
            on_hold=line.held or None,
            sent=line.fulfilled - line.returned or None,
            returned=line.returned or None,
            removed=line.removed or None,
        )
        for line in order.lines
    )


def _holds(db: Db, order: Order) -> tuple[HoldRow, ...]:
    return tuple(
        HoldRow(
            hold=hold.id,
            reason=hold.reason,
            note=hold.note,
            since=at_office(db, hold.created_at),
            by=hold.created_by.name if hold.created_by else "Online store",
            items=tuple(goods(line.order_line, line.quantity) for line in hold.lines),
            version=hold.version,
        )
        for hold in order.holds
        if hold.released_at is None
    )


def _parcels(db: Db, order: Order) -> tuple[ParcelRow, ...]:
    return tuple(
        ParcelRow(
            name=parcel.name,
            status=parcel.status,
            location=parcel.location.name,
            sent_at=at_office(db, parcel.created_at),
            carrier=parcel.carrier if parcel.tracking_number else None,
            tracking_number=parcel.tracking_number,
            items=tuple(goods(line.order_line, line.quantity) for line in parcel.lines),
            version=parcel.version,
        )
        for parcel in order.fulfilments
    )


def _return(db: Db, request: Return) -> ReturnRow:
    return ReturnRow(
        name=request.name,
        status=request.status,
        requested_at=at_office(db, request.created_at),
        reason=request.lines[0].reason if request.lines else None,
        items=tuple(goods(line.order_line, line.quantity) for line in request.lines),
        note=request.note,
        decline_reason=request.decline_reason,
        version=request.version,
    )


def _refunds(db: Db, order: Order) -> tuple[RefundRow, ...]:
    return tuple(
        RefundRow(
            amount=refund.given_back / 100,
            as_credit=dollars(refund.given_back if refund.is_credit else refund.credit_back or None),
            paid_for_exchange=dollars(refund.exchanged or None),
            at=at_office(db, refund.created_at),
            items=tuple(goods(line.order_line, line.quantity) for line in refund.lines),
            shipping=dollars(refund.shipping or None),
            restocked_at=refund.restock_location.name if refund.restock_location else None,
            reason=refund.reason,
        )
        for refund in order.refunds
    )


def _event(db: Db, event: OrderEvent) -> EventRow:
    by = event.by.name if event.by else "Online store"
    return EventRow(at=at_office(db, event.at), what=event.message, by=by)


def _cannot_cancel(db: Db, order: Order) -> str | None:
    """What the page says to those who could cancel it otherwise."""
    shown = order.status != "Canceled" and may(db, "refunds")
    return queries.why_not_cancel(db, order) if shown else None


class VersionedOrder(OneOrder):
    version: Version = None


def _order_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"order": order_told(db, asked["order_id"])}


class CapturePayment(VersionedOrder):
    amount: Annotated[float | None, Field(gt=0, description="This many dollars of it. Left out: all that is left.")] = (
        None
    )


def _captured_told(db: Db, asked: Told) -> dict[str, Any]:
    order, amount = db.get_one(Order, asked["order_id"]), asked.get("amount")
    part = {"amount": dollars(amount)} if amount is not None and amount != order.authorized else {}
    return {"order": order.name, **part}


@tool("store_capture_payment", "Collect the money that was authorized for an order, all of it or a part.", "change",
      action=actions.capture_payment, told=_captured_told)  # fmt: skip
def capture_payment(db: Db, given: CapturePayment) -> Done:
    order, amount = order_of(db, given.order), cents("amount", given.amount)
    return _done(actions.capture_payment(db, order.id, amount=amount, version=given.version), "was captured")


@tool("store_void_rest", "Let go what was authorized and not captured of an order that was captured in part.",
      "remove", action=actions.void_rest, told=_order_told)  # fmt: skip
def void_rest(db: Db, given: VersionedOrder) -> Done:
    return _done(actions.void_rest(db, order_of(db, given.order).id, version=given.version), "has nothing to capture")


class ManyOrders(Arguments):
    orders: Annotated[tuple[OrderName, ...], Field(min_length=1, max_length=500)]


def _orders_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"orders": [order_told(db, id) for id in asked["order_ids"]]}


@tool("store_capture_payments", "Collect the money of many orders: of all, or of none if one cannot be captured.",
      "change", action=actions.capture_payments, told=_orders_told)  # fmt: skip
def capture_payments(db: Db, given: ManyOrders) -> Done:
    found = actions.capture_payments(db, [order_of(db, each).id for each in given.orders])
    return Done(done=f"The payments of {_named(found)} were captured.")


class CancelOrder(VersionedOrder):
    reason: Literal[CANCEL_REASONS]  # type: ignore[valid-type]
    restock: Annotated[bool, Field(description="Make the items available again.")] = True


@tool("store_cancel_order", "Cancel an order of which nothing is under way, voiding or refunding its money.", "remove",
      action=actions.cancel_order,
      told=lambda db, asked: {**_order_told(db, asked), "reason": asked["reason"],
                              "restock": asked.get("restock", True)})  # fmt: skip
def cancel_order(db: Db, given: CancelOrder) -> Done:
    order = order_of(db, given.order)
    actions.cancel_order(db, order.id, given.reason, restock=given.restock, version=given.version)
    return _done(order, "was canceled")


class ChangeShipAddress(AddressFields):
    order: OrderName
    version: Version = None


def _address_told(db: Db, asked: Told) -> dict[str, Any]:
    now = ship_values(db.get_one(Order, asked["order_id"]))
    told = {name: value for name, value in asked.get("values", {}).items() if value != now[name]}
    return {**_order_told(db, asked), **told}


@tool("store_change_ship_address", "Correct where an order goes while something is to be sent; the rest stays.",
      "change", repeats=True, action=actions.change_ship_address,
      told=_address_told)  # fmt: skip
def change_ship_address(db: Db, given: ChangeShipAddress) -> Done:
    order = order_of(db, given.order)
    values: Any = {**ship_values(order), **given.given}
    return _done(actions.change_ship_address(db, order.id, version=given.version, **values), "has its address")


class UpdateOrder(VersionedOrder):
    note: Annotated[str | None, Field(max_length=limits.LONGEST_NOTE)] = None
    tags: Annotated[str | None, Field(description="All of them, separated by commas.")] = None


@tool("store_update_order", "Change the note or the tags of an order; what is not given stays, null empties.", "change",
      repeats=True, action=actions.update_order,
      told=lambda db, asked: {**_order_told(db, asked),
                              **other_than(db.get_one(Order, asked["order_id"]),
                                           {"note": asked["note_text"], "tags": asked["tag_text"]})})  # fmt: skip
def update_order(db: Db, given: UpdateOrder) -> Done:
    order, said = order_of(db, given.order), given.model_fields_set
    note = given.note if "note" in said else order.note
    tags = given.tags if "tags" in said else order.tags
    actions.update_order(db, order.id, note_text=note, tag_text=tags, version=given.version)
    return _done(order, "was saved")


class TagOrders(ManyOrders):
    tag: Annotated[str, Field(max_length=limits.LONGEST_TAG)]


@tool("store_tag_orders", "Add a tag to orders; those that have it already stay as they are.", "change", repeats=True,
      action=actions.tag_orders, told=lambda db, asked: {**_orders_told(db, asked), "tag": asked["tag"]})  # fmt: skip
def tag_orders(db: Db, given: TagOrders) -> Done:
    found = actions.tag_orders(db, [order_of(db, each).id for each in given.orders], given.tag)
    return Done(done=f"{_named(found)} got the tag." if found else "All had the tag already.")


class AddComment(OneOrder):
    text: Annotated[str, Field(max_length=limits.LONGEST_COMMENT)]


@tool("store_add_comment", "Comment on the timeline of an order; only staff see it.", "add",
      action=actions.add_comment, told=lambda db, asked: {**_order_told(db, asked), "text": asked["text"]})  # fmt: skip
def add_comment(db: Db, given: AddComment) -> Done:
    return _done(actions.add_comment(db, order_of(db, given.order).id, given.text), "has your comment")


def _named(orders: list[Order]) -> str:
    return ", ".join(order.name for order in orders)


def _done(order: Order, what: str) -> Done:
    return Done(done=f"Order {order.name} {what}.", version=order.version)


ORDERS = (
    search_orders,
    get_order,
    capture_payment,
    capture_payments,
    void_rest,
    cancel_order,
    change_ship_address,
    update_order,
    tag_orders,
    add_comment,
)
