"""Draft orders: what staff put together for a customer, and what it comes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Unpack

from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid, NotFound
from ....platform.limits import LONGEST_SHORT
from ....platform.values import tags
from ... import limits, timeline
from ...access import require
from ...models import DRAFT_DISCOUNT_KINDS, Customer, DraftEvent, DraftLine, DraftOrder, ShippingMethod, Variant
from ...models.orders import ship_to
from ...totals import Item, Off, Totals, add_up
from .. import shipping
from ..addresses import AddressValues, clean_address, own_address
from ..saving import apply, load
from ..values import Values
from .custom import copy_of, next_code


def find_draft(db: Db, draft_id: int, version: int | None = None) -> DraftOrder:
    """The draft for a change; a completed one stays as it is."""
    draft = load(db, DraftOrder, draft_id, "draft order", version)
    if draft.order is not None:
        raise Blocked(f"Draft {draft.name} is completed: it is order {draft.order.name} now.")
    return draft


def tell(db: Db, draft: DraftOrder, kind: str, message: str) -> None:
    """Write a line of the draft's timeline."""
    db.add(DraftEvent(draft_id=draft.id, kind=kind, message=message, at=db.now, by_id=db.actor_id))
    db.flush()


def next_number(db: Db) -> int:
    return (db.scalar(select(func.max(DraftOrder.number))) or 0) + 1


def create_draft(db: Db, customer_id: int, *, address_id: int | None = None) -> DraftOrder:
    """Begin an order for a customer: it goes to their default address, or to another one of their book."""
    require(db, "orders")
    customer = load(db, Customer, customer_id, "customer")
    address = customer.addresses[0] if customer.addresses else None
    if address_id is not None:
        address = own_address(db, customer_id, address_id)
    draft = DraftOrder(
        number=next_number(db),
        customer_id=customer.id,
        status="Open",
        tax_exempt=customer.is_exempt(db.today),
        **(ship_to(address) if address is not None else {}),
    )
    db.add(draft)
    db.flush()
    tell(db, draft, "created", timeline.drafted(customer.name))
    return draft


def items_of(draft: DraftOrder) -> list[Item]:
    return [Item(line.price, line.quantity, taxable=line.taxable) for line in draft.lines]


def weight_of(draft: DraftOrder) -> int:
    return sum(line.variant.weight * line.quantity for line in draft.lines if line.variant)


def totals_of(db: Db, draft: DraftOrder) -> Totals:
    """What a draft comes to, with the shipping that it has."""
    off = Off(draft.discount_percent or 0, draft.discount_amount or 0)
    rate = 0
    if draft.ship_country and draft.ship_state and not draft.tax_exempt:
        rate = shipping.tax_rate(db, draft.ship_country, draft.ship_state)
    items = items_of(draft)
    fee = draft.shipping
    if draft.shipping_method is not None:
        goods = add_up(items, off=off)
        fee = shipping.price_of(draft.shipping_method, goods.subtotal - goods.discount)
    return add_up(items, off=off, shipping=fee, tax_rate=rate)


def ways_to_ship(db: Db, draft: DraftOrder) -> list[ShippingMethod]:
    """How this draft can go where it is to go."""
    if draft.ship_country is None or draft.ship_state is None:
        return []
    return shipping.methods_for(db, draft.ship_country, draft.ship_state, weight_of(draft))


def _charge_shipping(draft: DraftOrder, price: int) -> None:
    draft.total += price - draft.shipping
    draft.shipping = price


def _reprice(db: Db, draft: DraftOrder) -> None:
    """Set the sums after a change. A way of shipping that no longer goes is dropped; an invoice sent is out of date."""
    db.flush()
    db.expire(draft, ["shipping_method"])
    if draft.shipping_method is not None and draft.shipping_method not in ways_to_ship(db, draft):
        draft.shipping_method_id = draft.shipping_name = None
        _charge_shipping(draft, 0)
        db.flush()
        db.expire(draft, ["shipping_method"])
        tell(db, draft, "shipping", "How to ship it has to be chosen again.")
    apply(draft, totals_of(db, draft).columns())
    if draft.status == "Invoice sent":
        draft.status = "Open"
    db.flush()


def add_to_draft(db: Db, draft_id: int, variant_id: int, quantity: int = 1, *, version: int | None = None) -> DraftLine:
    """Put so many more of a variant on a draft, at today's price if it is not on it yet."""
    require(db, "orders")
    draft = find_draft(db, draft_id, version)
    variant = db.get(Variant, variant_id)
    if variant is None or variant.deleted_at is not None or variant.product.deleted_at is not None:
        raise NotFound("This variant does not exist.")
    if variant.product.status != "Active":
        raise Blocked(f"{variant.product.title} is not for sale: it is {variant.product.status.lower()}.")
    line = next((line for line in draft.lines if line.variant_id == variant.id), None)
    values = Values()
    values.whole("quantity", quantity, "Quantity", 1, limits.MOST_OF_ONE - (line.quantity if line else 0))
    values.done()
    if line is None:
        check_room(draft)
        line = DraftLine(
            draft_id=draft.id,
            variant_id=variant.id,
            title=variant.product.title,
            variant_title=variant.title,
            sku=variant.sku,
            price=variant.price,
            quantity=0,
        )
        draft.lines.append(line)
    line.quantity += quantity
    items_changed(db, draft)
    return line


def add_custom_to_draft(
    db: Db,
    draft_id: int,
    *,
    title: str,
    price: int,
    quantity: int = 1,
    taxable: bool = True,
    needs_shipping: bool = True,
    version: int | None = None,
) -> DraftLine:
    """Write an item on a draft that the catalogue does not have. No stock is kept of it, then or later."""
    require(db, "orders")
    draft, values = find_draft(db, draft_id, version), Values()
    title = values.text("title", title, "Title")
    price = values.cents("price", price, "Price", 1)
    values.whole("quantity", quantity, "Quantity", 1, limits.MOST_OF_ONE)
    if any(line.title.lower() == title.lower() for line in draft.lines if line.variant_id is None):
        values.refuse("title", f"{title} is on this draft already: change its quantity, or call this otherwise.")
    values.done()
    check_room(draft)
    line = DraftLine(
        draft_id=draft.id,
        variant_id=None,
        title=title,
        variant_title="",
        sku=next_code(draft),
        price=price,
        quantity=quantity,
        taxable=bool(taxable),
        needs_shipping=bool(needs_shipping),
    )
    draft.lines.append(line)
    items_changed(db, draft)
    return line


def check_room(draft: DraftOrder) -> None:
    """Raise Blocked where no other item fits on a draft."""
    if len(draft.lines) >= limits.MOST_DRAFT_LINES:
        raise Blocked(f"A draft has {limits.MOST_DRAFT_LINES} different items at most.")


def set_draft_quantities(
    db: Db, draft_id: int, quantities: Mapping[int, int], *, version: int | None = None
) -> DraftOrder:
    """Change how many of its lines a draft has, by line id; none takes a line off."""
    require(db, "orders")
    draft, values = find_draft(db, draft_id, version), Values()
    lines = {line.id: line for line in draft.lines}
    if set(quantities) - set(lines):
        raise Invalid({"": "Some of these items are not on this draft."})
    for line_id, quantity in quantities.items():
        values.whole(f"line-{line_id}", quantity, "Quantity", 0, limits.MOST_OF_ONE)
    values.done()
    changed = {lines[id]: quantity for id, quantity in quantities.items() if lines[id].quantity != quantity}
    for line, quantity in changed.items():
        if quantity:
            line.quantity = quantity
        else:
            draft.lines.remove(line)
    if changed:
        items_changed(db, draft)
    return draft


def items_changed(db: Db, draft: DraftOrder) -> None:
    _reprice(db, draft)
    tell(db, draft, "items", timeline.draft_items([(line.quantity, line.sku) for line in draft.lines]))


def set_draft_discount(
    db: Db,
    draft_id: int,
    kind: str | None,
    *,
    percent: int | None = None,
    amount: int | None = None,
    reason: str | None = None,
    version: int | None = None,
) -> DraftOrder:
    """Take something off all of a draft's items, for a reason; no kind takes the discount away."""
    require(db, "orders")
    draft, values = find_draft(db, draft_id, version), Values()
    cleaned: dict[str, Any] = dict.fromkeys(("discount_kind", "discount_percent", "discount_amount", "discount_reason"))
    if kind is not None:
        cleaned["discount_kind"] = values.choice("kind", kind, "Kind", DRAFT_DISCOUNT_KINDS)
        cleaned["discount_reason"] = values.text("reason", reason, "Reason")
        if kind == "Percentage":
            cleaned["discount_percent"] = values.whole("percent", percent, "Percentage", 1, 100)
        else:
            cleaned["discount_amount"] = values.cents("amount", amount, "Amount", 1)
            if isinstance(amount, int) and amount > draft.subtotal:
                values.refuse("amount", "This is more than the items come to.")
    values.done()
    if apply(draft, cleaned):
        _reprice(db, draft)
        what = timeline.draft_discount(
            draft.discount_percent, draft.discount_amount, draft.discount_reason, db.company.currency
        )
        tell(db, draft, "discount", what)
    return draft


def set_draft_shipping(
    db: Db,
    draft_id: int,
    *,
    method_id: int | None = None,
    name: str | None = None,
    price: int | None = None,
    version: int | None = None,
) -> DraftOrder:
    """Ship a draft in one of the ways that go there, or by what was agreed on: a `name` and a `price` of its own."""
    require(db, "orders")
    draft, values = find_draft(db, draft_id, version), Values()
    name = values.optional("name", name, "Name", longest=LONGEST_SHORT)
    if method_id is not None and (name or price is not None):
        values.refuse("name", "Choose a shipping method, or enter a name and a price of your own.")
    elif method_id is not None and method_id not in {method.id for method in ways_to_ship(db, draft)}:
        values.refuse("method_id", "Choose one of the shipping methods.")
    elif method_id is None:
        values.text("name", name, "Name", longest=LONGEST_SHORT)
        values.cents("price", price, "Price")
    values.done()
    method = db.get(ShippingMethod, method_id) if method_id is not None else None
    cleaned = {"shipping_method_id": method_id, "shipping_name": method.name if method else name}
    changed = apply(draft, cleaned)
    if method is None and price != draft.shipping:
        _charge_shipping(draft, price or 0)
        changed.append("shipping")
    if changed:
        _reprice(db, draft)
        tell(db, draft, "shipping", timeline.draft_shipping(draft.shipping_name, draft.shipping, db.company.currency))
    return draft


def set_draft_address(
    db: Db, draft_id: int, *, version: int | None = None, **values: Unpack[AddressValues]
) -> DraftOrder:
    """Say where a draft goes. Its tax is that of the place."""
    require(db, "orders")
    draft = find_draft(db, draft_id, version)
    cleaned = clean_address(db, values)
    if shipping.zone_of(db, cleaned["country"], cleaned["state"]) is None:
        raise Invalid(country=f"We do not ship to {cleaned['state']}, {cleaned['country']}.")
    if apply(draft, {f"ship_{name}": value for name, value in cleaned.items()}):
        _reprice(db, draft)
        place = f"{draft.ship_street}, {draft.ship_city}, {draft.ship_state} {draft.ship_postal_code}"
        tell(db, draft, "address", f"It goes to {draft.ship_name}, {place}.")
    return draft


def update_draft(
    db: Db,
    draft_id: int,
    *,
    note_text: str | None,
    tag_text: str | None,
    tax_exempt: bool,
    version: int | None = None,
) -> DraftOrder:
    """Change the note and the tags of a draft, and whether tax is charged."""
    require(db, "orders")
    draft, values = find_draft(db, draft_id, version), Values()
    cleaned = {
        "note": values.optional("note_text", note_text, "Note", longest=limits.LONGEST_NOTE, lines=True),
        "tags": values.optional("tag_text", tags(tag_text), "Tags"),
        "tax_exempt": bool(tax_exempt),
    }
    values.done()
    changed = apply(draft, cleaned)
    if "tax_exempt" in changed:
        _reprice(db, draft)
        tell(db, draft, "tax", "No tax is charged." if draft.tax_exempt else "Tax is charged.")
    if "note" in changed:
        tell(db, draft, "note", "The note was changed." if draft.note else "The note was removed.")
    if "tags" in changed:
        tell(db, draft, "tags", f"Tags: {draft.tags}." if draft.tags else "The tags were removed.")
    return draft


def duplicate_draft(db: Db, draft_id: int) -> DraftOrder:
    """Begin another draft with the same items, at today's prices, for the same customer and place."""
    require(db, "orders")
    source = load(db, DraftOrder, draft_id, "draft order")
    names = [column.key for column in DraftOrder.__table__.columns]
    copied = [name for name in names if name.startswith(("ship_", "shipping", "discount_"))]
    draft = DraftOrder(
        number=next_number(db),
        customer_id=source.customer_id,
        status="Open",
        tax_exempt=source.tax_exempt,
        note=source.note,
        tags=source.tags,
        **{name: getattr(source, name) for name in copied},
        total=source.shipping,
    )
    for line in source.lines:
        variant = line.variant
        if variant is None:
            draft.lines.append(copy_of(line))
        elif variant.deleted_at is None and variant.product.status == "Active":
            draft.lines.append(
                DraftLine(
                    variant_id=variant.id,
                    title=variant.product.title,
                    variant_title=variant.title,
                    sku=variant.sku,
                    price=variant.price,
                    quantity=line.quantity,
                )
            )
    db.add(draft)
    db.flush()
    tell(db, draft, "created", timeline.drafted(source.customer.name))
    items_changed(db, draft)
    return draft


def delete_draft(db: Db, draft_id: int, *, version: int | None = None) -> None:
    """Drop a draft that was not completed."""
    require(db, "orders")
    draft = find_draft(db, draft_id, version)
    draft.deleted_at = db.now
    db.flush()
