"""Tools for draft orders: what staff put together for a customer, its invoice, and completing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LARGEST_COUNT, LONGEST_NAME, LONGEST_SHORT
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...actions.addresses import AddressValues
from ...actions.drafts.building import ways_to_ship
from ...actions.shipping import price_of
from ...models import DRAFT_DISCOUNT_KINDS, DraftLine, DraftOrder, ShippingMethod
from ...naming import (
    AddressFields,
    Dollars,
    Done,
    PlaceResult,
    Version,
    cents,
    dollars,
    other_than,
    without_nothing,
)
from .. import queries
from ..forms import PAYMENTS, ship_values
from ..lists import DRAFTS as DRAFT_LIST
from .looking import customer_told
from .naming import CustomerName, OneDraft, VariantName, customer_of, draft_of, draft_told, variant_of, variant_told
from .orders import EventRow

Told = Mapping[str, Any]

search_drafts = search_tool("store", DRAFT_LIST, lambda _db: queries.drafts())


class DraftItem(Result):
    sku: str
    title: str
    variant: str | None = None
    price: float
    price_now: float | None = None
    quantity: int
    total: float
    available: int | None = None
    custom: bool | None = None
    no_tax: bool | None = None
    not_shipped: bool | None = None


class DraftDetails(Result):
    draft: str
    begun_at: str
    status: str
    order: str | None = None
    invoice_sent_at: str | None = None
    customer: str
    email: str
    customer_note: str | None = None
    items: tuple[DraftItem, ...]
    subtotal: float
    discount: float | None = None
    discount_percent: int | None = None
    discount_reason: str | None = None
    shipping_method: str | None = None
    shipping: float
    tax_exempt: bool
    tax: float
    total: float
    ship_to: PlaceResult | None = None
    note: str | None = None
    tags: str | None = None
    timeline: tuple[EventRow, ...] | None = None
    version: int


class GetDraft(OneDraft):
    detailed: Annotated[bool, Field(description="With its timeline.")] = False


@tool("store_get_draft", "Read a draft order: items, what it comes to, where it goes, what became of it.")
def get_draft(db: Db, given: GetDraft) -> DraftDetails:
    draft = queries.draft(db, draft_of(db, given.draft).id)
    free = queries.free_stock(db, [line.variant_id for line in draft.lines])
    money = {name: getattr(draft, name) / 100 for name in ("subtotal", "shipping", "tax", "total")}
    same = ("status", "discount_percent", "discount_reason", "tax_exempt", "note", "tags", "version")
    return DraftDetails(
        draft=draft.name,
        begun_at=at_office(db, draft.created_at),
        order=draft.order.name if draft.order else None,
        invoice_sent_at=at_office(db, draft.invoiced_at) if draft.invoiced_at else None,
        customer=draft.customer.name,
        email=draft.customer.email,
        customer_note=draft.customer.note,
        items=tuple(_item(line, free.get(line.variant_id or 0, 0)) for line in draft.lines),
        discount=dollars(draft.discount or None),
        shipping_method=draft.shipping_name,
        ship_to=PlaceResult(**ship_values(draft)) if draft.ship_street else None,
        timeline=tuple(
            EventRow(at=at_office(db, event.at), what=event.message, by=event.by.name if event.by else "–")
            for event in draft.events
        )
        if given.detailed
        else None,
        **{name: getattr(draft, name) for name in same},
        **money,
    )


def _item(line: DraftLine, available: int) -> DraftItem:
    now = line.variant.price if line.variant else line.price
    return DraftItem(
        sku=line.sku,
        title=line.title,
        variant=line.variant_title or None,
        price=line.price / 100,
        price_now=now / 100 if now != line.price else None,
        quantity=line.quantity,
        total=line.price * line.quantity / 100,
        available=available if line.variant else None,
        custom=line.variant is None or None,
        no_tax=not line.taxable or None,
        not_shipped=not line.needs_shipping or None,
    )


class VersionedDraft(OneDraft):
    version: Version = None


def _told(db: Db, asked: Told) -> dict[str, Any]:
    return {"draft": draft_told(db, asked["draft_id"])}


def _done(draft: DraftOrder, what: str) -> Done:
    return Done(done=f"Draft {draft.name} {what}.", version=draft.version)


class CreateDraft(Arguments):
    customer: CustomerName


@tool("store_create_draft", "Begin a draft order for a customer, to their default address.", "add",
      action=actions.create_draft,
      told=lambda db, asked: {"customer": customer_told(db, asked["customer_id"])})  # fmt: skip
def create_draft(db: Db, given: CreateDraft) -> Done:
    draft = actions.create_draft(db, customer_of(db, given.customer).id)
    return _done(draft, "was created")


class AddDraftItem(VersionedDraft):
    variant: VariantName
    quantity: Annotated[int, Field(ge=1, le=limits.MOST_OF_ONE)] = 1


@tool("store_add_draft_item", "Put so many more of a variant on a draft order.", "add",
      action=actions.add_to_draft,
      told=lambda db, asked: {**_told(db, asked), "variant": variant_told(db, asked["variant_id"]),
                              "quantity": asked.get("quantity", 1)})  # fmt: skip
def add_draft_item(db: Db, given: AddDraftItem) -> Done:
    draft, variant = draft_of(db, given.draft), variant_of(db, given.variant)
    line = actions.add_to_draft(db, draft.id, variant.id, given.quantity, version=given.version)
    return _done(draft, f"has {line.quantity} × {line.sku}")


class AddCustomItem(VersionedDraft):
    title: Annotated[str, Field(max_length=LONGEST_NAME, description="As the customer reads it.")]
    price: Dollars
    quantity: Annotated[int, Field(ge=1, le=limits.MOST_OF_ONE)] = 1
    taxable: Annotated[bool, Field(description="Whether tax is charged on it.")] = True
    needs_shipping: Annotated[bool, Field(description="Whether it has to be shipped.")] = True


def _custom_told(db: Db, asked: Told) -> dict[str, Any]:
    same = {name: asked[name] for name in ("quantity", "taxable", "needs_shipping") if name in asked}
    return {**_told(db, asked), "title": asked["title"], "price": dollars(asked["price"]), **same}


@tool("store_add_draft_custom_item", "Write an item on a draft order that the catalogue does not have.", "add",
      action=actions.add_custom_to_draft, told=_custom_told)  # fmt: skip
def add_custom_item(db: Db, given: AddCustomItem) -> Done:
    draft = draft_of(db, given.draft)
    line = actions.add_custom_to_draft(
        db,
        draft.id,
        title=given.title,
        price=cents("price", given.price) or 0,
        quantity=given.quantity,
        taxable=given.taxable,
        needs_shipping=given.needs_shipping,
        version=given.version,
    )
    return _done(draft, f"has {line.quantity} × {line.title} ({line.sku})")


class DraftUnits(Arguments):
    item: Annotated[str, Field(description="By its SKU; a custom item by its code, such as CUSTOM-1.")]
    quantity: Annotated[int, Field(ge=0, le=LARGEST_COUNT, description="None takes it off.")]


class SetDraftQuantities(VersionedDraft):
    items: Annotated[tuple[DraftUnits, ...], Field(min_length=1)]


def _quantities(draft: DraftOrder, given: tuple[DraftUnits, ...]) -> dict[int, int]:
    lines = {line.sku.upper(): line.id for line in draft.lines}
    for each in given:
        if each.item.strip().upper() not in lines:
            raise Invalid({"items": f"{each.item} is not on this draft. On it are: {', '.join(lines) or 'no items'}."})
    return {lines[each.item.strip().upper()]: each.quantity for each in given}


def _quantities_told(db: Db, asked: Told) -> dict[str, Any]:
    lines = {id: db.get_one(DraftLine, id) for id in asked["quantities"]}
    changed = {line: asked["quantities"][id] for id, line in lines.items() if line.quantity != asked["quantities"][id]}
    items = [{"item": line.sku, "quantity": quantity} for line, quantity in changed.items()]
    return {**_told(db, asked), "items": items}


@tool("store_set_draft_quantities", "Change how many of its items a draft order has; 0 takes one off.", "change",
      repeats=True, action=actions.set_draft_quantities, told=_quantities_told)  # fmt: skip
def set_draft_quantities(db: Db, given: SetDraftQuantities) -> Done:
    draft = draft_of(db, given.draft)
    quantities = _quantities(draft, given.items)
    return _done(actions.set_draft_quantities(db, draft.id, quantities, version=given.version), "has these items")


class SetDraftDiscount(VersionedDraft):
    kind: Annotated[
        Literal[DRAFT_DISCOUNT_KINDS] | None,  # type: ignore[valid-type]
        Field(description="Left out: the discount is taken away."),
    ] = None
    percent: Annotated[int | None, Field(ge=1, le=100)] = None
    amount: Annotated[float | None, Field(gt=0, description="In dollars, of a fixed amount.")] = None
    reason: Annotated[str | None, Field(max_length=LONGEST_NAME, description="Required with a discount.")] = None


def _discount_told(db: Db, asked: Told) -> dict[str, Any]:
    names = ("kind", "percent", "reason")
    told = {name: asked.get(name) for name in names} | {"amount": dollars(asked.get("amount"))}
    return {**_told(db, asked), **without_nothing(told)}


@tool("store_set_draft_discount", "Take something off all items of a draft order, for a reason.", "change",
      repeats=True, action=actions.set_draft_discount, told=_discount_told)  # fmt: skip
def set_draft_discount(db: Db, given: SetDraftDiscount) -> Done:
    draft = draft_of(db, given.draft)
    actions.set_draft_discount(
        db,
        draft.id,
        given.kind,
        percent=given.percent,
        amount=cents("amount", given.amount),
        reason=given.reason,
        version=given.version,
    )
    return _done(draft, f"comes to {draft.total / 100:.2f}")


class WayToShip(Result):
    method: str
    delivery: str
    price: float


class WaysToShip(Result):
    draft: str
    methods: tuple[WayToShip, ...]
    chosen: str | None = None
    version: int


@tool("store_read_draft_shipping", "Read in which ways a draft order can go to its address, and for how much.")
def read_draft_shipping(db: Db, given: OneDraft) -> WaysToShip:
    draft = draft_of(db, given.draft)
    net = draft.subtotal - draft.discount
    ways = tuple(
        WayToShip(method=method.name, delivery=method.delivery, price=price_of(method, net) / 100)
        for method in ways_to_ship(db, draft)
    )
    return WaysToShip(draft=draft.name, methods=ways, chosen=draft.shipping_name, version=draft.version)


class SetDraftShipping(VersionedDraft):
    method: Annotated[str | None, Field(description="One of the shipping methods that go there, by its name.")] = None
    name: Annotated[
        str | None, Field(max_length=LONGEST_SHORT, description="Instead: what was agreed on, with a price.")
    ] = None
    price: Dollars | None = None


def _shipping_told(db: Db, asked: Told) -> dict[str, Any]:
    method_id = asked.get("method_id")
    told = {
        "method": db.get_one(ShippingMethod, method_id).name if method_id is not None else None,
        "name": asked.get("name"),
        "price": dollars(asked.get("price")),
    }
    return {**_told(db, asked), **without_nothing(told)}


@tool("store_set_draft_shipping", "Say how a draft order is shipped: by a method, or a name and price of your own.",
      "change", repeats=True, action=actions.set_draft_shipping, told=_shipping_told)  # fmt: skip
def set_draft_shipping(db: Db, given: SetDraftShipping) -> Done:
    draft = draft_of(db, given.draft)
    method_id = None
    if given.method is not None:
        ways = {method.name.lower(): method.id for method in ways_to_ship(db, draft)}
        method_id = ways.get(given.method.strip().lower())
        if method_id is None:
            names = ", ".join(method.name for method in ways_to_ship(db, draft))
            raise Invalid(
                {"method": f"There is no shipping method “{given.method}” there. There are: {names or 'none'}."}
            )
    actions.set_draft_shipping(
        db,
        draft.id,
        method_id=method_id,
        name=given.name,
        price=cents("price", given.price),
        version=given.version,
    )
    return _done(draft, f"comes to {draft.total / 100:.2f}")


class SetDraftAddress(AddressFields):
    draft: Annotated[str, Field(description="A draft order by its number: #D12.")]
    version: Version = None


def _address_told(db: Db, asked: Told) -> dict[str, Any]:
    now = ship_values(db.get_one(DraftOrder, asked["draft_id"]))
    told = {name: value for name, value in asked.get("values", {}).items() if value != now[name]}
    return {**_told(db, asked), **told}


@tool("store_set_draft_address", "Say where a draft order goes; what is not given stays.", "change", repeats=True,
      action=actions.set_draft_address, told=_address_told)  # fmt: skip
def set_draft_address(db: Db, given: SetDraftAddress) -> Done:
    draft = draft_of(db, given.draft)
    values: Any = {name: value for name, value in ship_values(draft).items() if name in AddressValues.__annotations__}
    actions.set_draft_address(db, draft.id, version=given.version, **{**values, **given.given})
    return _done(draft, "has its address")


class UpdateDraft(VersionedDraft):
    note: Annotated[str | None, Field(max_length=limits.LONGEST_NOTE)] = None
    tags: Annotated[str | None, Field(description="All of them, separated by commas.")] = None
    tax_exempt: Annotated[bool | None, Field(description="Whether no tax is charged.")] = None


def _details_told(db: Db, asked: Told) -> dict[str, Any]:
    said = {"note": asked["note_text"], "tags": asked["tag_text"], "tax_exempt": asked["tax_exempt"]}
    return {**_told(db, asked), **other_than(db.get_one(DraftOrder, asked["draft_id"]), said)}


@tool("store_update_draft", "Change note, tags or tax of a draft order; what is not given stays, null empties.",
      "change", repeats=True, action=actions.update_draft, told=_details_told)  # fmt: skip
def update_draft(db: Db, given: UpdateDraft) -> Done:
    draft, said = draft_of(db, given.draft), given.model_fields_set
    actions.update_draft(
        db,
        draft.id,
        note_text=given.note if "note" in said else draft.note,
        tag_text=given.tags if "tags" in said else draft.tags,
        tax_exempt=draft.tax_exempt if given.tax_exempt is None else given.tax_exempt,
        version=given.version,
    )
    return _done(draft, "was saved")


class SendInvoice(VersionedDraft):
    email: Annotated[str | None, Field(max_length=LONGEST_NAME, description="Left out: the customer's.")] = None
    message: Annotated[str | None, Field(max_length=limits.LONGEST_COMMENT)] = None


def _invoice_told(db: Db, asked: Told) -> dict[str, Any]:
    return {**_told(db, asked), **without_nothing({"email": asked["email"], "message": asked.get("message")})}


@tool("store_send_invoice", "Send the customer the invoice of a draft order; it cannot be taken back.", "add",
      action=actions.send_invoice, told=_invoice_told)  # fmt: skip
def send_invoice(db: Db, given: SendInvoice) -> Done:
    draft = draft_of(db, given.draft)
    email = draft.customer.email if given.email is None else given.email
    actions.send_invoice(db, draft.id, email, message=given.message, version=given.version)
    return _done(draft, "was invoiced")


class CompleteDraft(VersionedDraft):
    payment: Literal[PAYMENTS]  # type: ignore[valid-type]


class Completed(Done):
    order: str


@tool("store_complete_draft", "Make a draft order an order, as paid or with its payment pending.", "change",
      action=actions.complete_draft,
      told=lambda db, asked: {**_told(db, asked), "payment": PAYMENTS[0 if asked["paid"] else 1]})  # fmt: skip
def complete_draft(db: Db, given: CompleteDraft) -> Completed:
    draft = draft_of(db, given.draft)
    order = actions.complete_draft(db, draft.id, paid=given.payment == PAYMENTS[0], version=given.version)
    return Completed(done=f"Draft {draft.name} is order {order.name} now.", order=order.name, version=draft.version)


@tool("store_duplicate_draft", "Begin another draft order with the same items, at the prices of today.", "add",
      action=actions.duplicate_draft, told=_told)  # fmt: skip
def duplicate_draft(db: Db, given: OneDraft) -> Done:
    return _done(actions.duplicate_draft(db, draft_of(db, given.draft).id), "was created")


@tool("store_delete_draft", "Delete a draft order that was not completed.", "remove",
      action=actions.delete_draft, told=_told)  # fmt: skip
def delete_draft(db: Db, given: VersionedDraft) -> Done:
    draft = draft_of(db, given.draft)
    actions.delete_draft(db, draft.id, version=given.version)
    return Done(done=f"Draft {draft.name} was deleted.")


DRAFTS = (
    search_drafts,
    get_draft,
    create_draft,
    update_draft,
    send_invoice,
    complete_draft,
    duplicate_draft,
    delete_draft,
)
DRAFT_TERMS = (
    add_draft_item,
    add_custom_item,
    set_draft_quantities,
    set_draft_discount,
    read_draft_shipping,
    set_draft_shipping,
    set_draft_address,
)
