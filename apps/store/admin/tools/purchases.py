"""Tools for purchase orders, from draft to received."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LARGEST_COUNT
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...models import PurchaseLine, PurchaseOrder
from ...naming import Dollars, Done, Version, cents, dollars, without_nothing
from .. import pictures
from ..supply import queries
from ..supply.lists import PURCHASES as PURCHASE_LIST
from .naming import (
    LocationName,
    PurchaseName,
    SupplierName,
    location_of,
    location_told,
    purchase_of,
    supplier_of,
    supplier_told,
)
from .supply import (
    ArrivedUnits,
    Event,
    Reason,
    VariantUnits,
    arrived,
    arrived_told,
    events_of,
    line_of_draft,
    quantities_of,
    quantities_told,
)

Told = Mapping[str, Any]

search_purchase_orders = search_tool("store", PURCHASE_LIST, lambda _db: queries.purchases())


class PurchaseLineRow(Result):
    sku: str
    title: str
    supplier_sku: str | None = None
    cost: float
    ordered: int
    accepted: int
    damaged: int
    open: int


class PurchaseDetails(Result):
    purchase_order: str
    status: str
    supplier: str
    location: str
    expected_on: str | None = None
    reference: str | None = None
    note: str | None = None
    drawn_up_by_me: bool
    approved_by: str | None = None
    ordered_at: str | None = None
    close_reason: str | None = None
    items: tuple[PurchaseLineRow, ...]
    shipping: float
    total: float
    timeline: tuple[Event, ...]
    pictures: tuple[str, ...]
    version: int


class OnePurchase(Arguments):
    purchase_order: PurchaseName


class OnePurchaseSeen(OnePurchase):
    version: Version = None


@tool("store_get_purchase_order", "Read a purchase order: its items, what has come of them, and its timeline.")
def get_purchase_order(db: Db, given: OnePurchase) -> PurchaseDetails:
    order = queries.purchase(db, purchase_of(db, given.purchase_order).id)
    items = tuple(
        PurchaseLineRow(
            sku=line.sku,
            title=line.title,
            supplier_sku=line.supplier_sku,
            cost=line.cost / 100,
            ordered=line.quantity,
            accepted=line.received,
            damaged=line.damaged,
            open=line.open,
        )
        for line in order.lines
    )
    return PurchaseDetails(
        purchase_order=order.name,
        status=order.status,
        supplier=order.supplier.name,
        location=order.location.name,
        expected_on=order.expected_on.isoformat() if order.expected_on else None,
        reference=order.reference,
        note=order.note,
        drawn_up_by_me=order.created_by_id == db.actor_id,
        approved_by=order.approved_by.name if order.approved_by else None,
        ordered_at=at_office(db, order.ordered_at) if order.ordered_at else None,
        close_reason=order.close_reason,
        items=items,
        shipping=order.shipping / 100,
        total=order.total / 100,
        timeline=events_of(db, order),
        pictures=pictures.labels(pictures.of_purchase(db, order.id)),
        version=order.version,
    )


class PurchaseFields(Arguments):
    expected_on: Annotated[date | None, Field(description="Empty: by the supplier's lead time.")] = None
    reference: Annotated[
        str | None, Field(max_length=limits.LONGEST_REFERENCE, description="The supplier's quote or order number.")
    ] = None
    note: Annotated[str | None, Field(max_length=limits.LONGEST_NOTE)] = None


class CreatePurchase(PurchaseFields):
    supplier: SupplierName
    location: Annotated[LocationName, Field(description="Where it is to be delivered.")]
    shipping: Dollars = 0
    items: Annotated[tuple[VariantUnits, ...], Field(max_length=limits.MOST_LINES)] = ()


def _values_told(db: Db, given: Told) -> dict[str, Any]:
    told = dict(given)
    if "supplier_id" in told:
        told["supplier"] = supplier_told(db, told.pop("supplier_id"))
    if "location_id" in told:
        told["location"] = location_told(db, told.pop("location_id"))
    if "shipping" in told:
        told["shipping"] = dollars(told["shipping"])
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in told.items()}


def _created_told(db: Db, asked: Told) -> dict[str, Any]:
    told = _values_told(db, asked.get("given", {}))
    return without_nothing({**told, "items": quantities_told(db, asked.get("quantities"))})


@tool("store_create_purchase_order", "Draw up a purchase order, with items at the supplier's costs.", "add",
      action=actions.create_purchase_order, told=_created_told)  # fmt: skip
def create_purchase_order(db: Db, given: CreatePurchase) -> Done:
    order = actions.create_purchase_order(
        db,
        quantities=quantities_of(db, given.items),
        supplier_id=supplier_of(db, given.supplier).id,
        location_id=location_of(db, given.location).id,
        expected_on=given.expected_on,
        reference=given.reference,
        note=given.note,
        shipping=cents("shipping", given.shipping) or 0,
    )
    return Done(done=f"{order.name} was created.", id=order.id, version=order.version)


class UpdatePurchase(PurchaseFields, OnePurchaseSeen):
    supplier: SupplierName | None = None
    location: LocationName | None = None
    shipping: Dollars | None = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    order = db.get_one(PurchaseOrder, asked["order_id"])
    changed = {name: value for name, value in asked.get("given", {}).items() if getattr(order, name) != value}
    return {"purchase_order": order.name, **_values_told(db, changed)}


@tool("store_update_purchase_order",
      "Change a draft; of an order that was placed only its date and note. What is not given stays, null empties.",
      "change", repeats=True, action=actions.update_purchase_order, told=_updated_told)  # fmt: skip
def update_purchase_order(db: Db, given: UpdatePurchase) -> Done:
    order = purchase_of(db, given.purchase_order)
    said = given.model_dump(exclude_unset=True, exclude={"purchase_order", "version"})
    values: Any = {name: said[name] for name in ("expected_on", "reference", "note") if name in said}
    if given.supplier is not None:
        values["supplier_id"] = supplier_of(db, given.supplier).id
    if given.location is not None:
        values["location_id"] = location_of(db, given.location).id
    if "shipping" in said:
        values["shipping"] = cents("shipping", given.shipping) or 0
    actions.update_purchase_order(db, order.id, version=given.version, **values)
    return Done(done=f"{order.name} was saved.", id=order.id, version=order.version)


class SetPurchaseItems(OnePurchaseSeen):
    items: Annotated[
        tuple[VariantUnits, ...],
        Field(min_length=1, max_length=limits.MOST_LINES, description="0 takes an item off; others stay."),
    ]


@tool("store_set_purchase_quantities", "Set how many of variants a draft orders.", "change", repeats=True,
      action=actions.set_purchase_quantities,
      told=lambda db, asked: {"purchase_order": _name(db, asked["order_id"]),
                              "items": quantities_told(db, asked["quantities"])})  # fmt: skip
def set_purchase_quantities(db: Db, given: SetPurchaseItems) -> Done:
    order = purchase_of(db, given.purchase_order)
    actions.set_purchase_quantities(db, order.id, quantities_of(db, given.items), version=given.version)
    return Done(done=f"The items of {order.name} were saved.", id=order.id, version=order.version)


class UpdateLine(OnePurchase):
    item: Annotated[str, Field(description="An item of the draft by its SKU.")]
    quantity: Annotated[int, Field(ge=1, le=LARGEST_COUNT)]
    cost: Annotated[Dollars, Field(description="What one costs on this order, in dollars.")]


def _line_told(db: Db, asked: Told) -> dict[str, Any]:
    line = db.get_one(PurchaseLine, asked["line_id"])
    return {"purchase_order": _name(db, line.purchase_order_id), "item": line.sku, "quantity": asked["quantity"],
            "cost": dollars(asked["cost"])}  # fmt: skip


@tool("store_update_purchase_item", "Change quantity and cost of an item of a draft.", "change", repeats=True,
      action=actions.update_purchase_line, told=_line_told)  # fmt: skip
def update_purchase_item(db: Db, given: UpdateLine) -> Done:
    order = purchase_of(db, given.purchase_order)
    line = line_of_draft(order, given.item)
    actions.update_purchase_line(db, line.id, quantity=given.quantity, cost=cents("cost", given.cost) or 0)
    return Done(done=f"{line.sku} was saved.", version=order.version)


def _name(db: Db, order_id: int) -> str:
    return db.get_one(PurchaseOrder, order_id).name


def _one_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"purchase_order": _name(db, asked["order_id"])}


@tool("store_approve_purchase_order", "Approve somebody else's draft, within one's own limit.", "change",
      action=actions.approve_purchase_order, told=_one_told)  # fmt: skip
def approve_purchase_order(db: Db, given: OnePurchaseSeen) -> Done:
    order = purchase_of(db, given.purchase_order)
    actions.approve_purchase_order(db, order.id, version=given.version)
    return Done(done=f"{order.name} was approved.", id=order.id, version=order.version)


@tool("store_order_purchase_order", "Send an approved draft to the supplier: its units are incoming then.", "change",
      action=actions.order_purchase_order, told=_one_told)  # fmt: skip
def order_purchase_order(db: Db, given: OnePurchaseSeen) -> Done:
    order = purchase_of(db, given.purchase_order)
    actions.order_purchase_order(db, order.id, version=given.version)
    return Done(done=f"{order.name} was ordered.", id=order.id, version=order.version)


class ReceivePurchase(OnePurchaseSeen):
    items: Annotated[tuple[ArrivedUnits, ...], Field(min_length=1, max_length=limits.MOST_LINES)]
    delivery_note: Annotated[str | None, Field(max_length=limits.LONGEST_REFERENCE)] = None


def _received_told(db: Db, asked: Told) -> dict[str, Any]:
    items = arrived_told(db, PurchaseLine, asked["accepted"], asked.get("damaged"))
    told = {**_one_told(db, asked), "items": items, "delivery_note": asked.get("delivery_note")}
    return without_nothing(told)


@tool("store_receive_purchase_order", "Book what has arrived of a purchase order: accepted units, and damaged ones.",
      "change", action=actions.receive_purchase_order, told=_received_told)  # fmt: skip
def receive_purchase_order(db: Db, given: ReceivePurchase) -> Done:
    order = purchase_of(db, given.purchase_order)
    accepted, damaged = arrived(order.lines, given.items)
    actions.receive_purchase_order(
        db, order.id, accepted, damaged, delivery_note=given.delivery_note, version=given.version
    )
    return Done(done=f"{order.name} is {order.status.lower()}.", id=order.id, version=order.version)


class EndPurchase(OnePurchaseSeen):
    reason: Reason


def _ended_told(db: Db, asked: Told) -> dict[str, Any]:
    return {**_one_told(db, asked), "reason": asked["reason"]}


@tool("store_close_purchase_order", "Wait no longer for what has not come of a purchase order.", "change",
      action=actions.close_purchase_order, told=_ended_told)  # fmt: skip
def close_purchase_order(db: Db, given: EndPurchase) -> Done:
    order = purchase_of(db, given.purchase_order)
    actions.close_purchase_order(db, order.id, given.reason, version=given.version)
    return Done(done=f"{order.name} was closed short.", id=order.id, version=order.version)


@tool("store_cancel_purchase_order", "Cancel a purchase order of which nothing has come.", "change",
      action=actions.cancel_purchase_order, told=_ended_told)  # fmt: skip
def cancel_purchase_order(db: Db, given: EndPurchase) -> Done:
    order = purchase_of(db, given.purchase_order)
    actions.cancel_purchase_order(db, order.id, given.reason, version=given.version)
    return Done(done=f"{order.name} was canceled.", id=order.id, version=order.version)


class CommentPurchase(OnePurchase):
    text: Annotated[str, Field(min_length=1, max_length=limits.LONGEST_COMMENT)]


@tool("store_comment_purchase_order", "Say something on a purchase order's timeline; only staff see it.", "add",
      action=actions.comment_purchase_order,
      told=lambda db, asked: {**_one_told(db, asked), "text": asked["text"]})  # fmt: skip
def comment_purchase_order(db: Db, given: CommentPurchase) -> Done:
    order = actions.comment_purchase_order(db, purchase_of(db, given.purchase_order).id, given.text)
    return Done(done="The comment was added.", id=order.id)


PURCHASES = (
    search_purchase_orders, get_purchase_order, create_purchase_order, update_purchase_order, set_purchase_quantities,
    update_purchase_item, comment_purchase_order,
)  # fmt: skip
PURCHASING = (
    approve_purchase_order, order_purchase_order, receive_purchase_order, close_purchase_order, cancel_purchase_order,
)  # fmt: skip
