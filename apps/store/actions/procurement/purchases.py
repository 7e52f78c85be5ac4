"""Purchase orders as they are drawn up: a draft with lines, which can change until it is ordered."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, TypedDict, Unpack

from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid, NotFound
from ....platform.limits import LARGEST_COUNT
from ... import limits
from ...access import require
from ...models import Location, PurchaseLine, PurchaseOrder, Supplier, Variant
from ..saving import apply, load
from ..values import Values
from . import noting
from .suppliers import item_of

FIRST_NUMBER = 1001


class PurchaseValues(TypedDict, total=False):
    supplier_id: int
    location_id: int
    expected_on: date | None
    reference: str | None
    note: str | None
    shipping: int


def next_number(db: Db, column: Any) -> int:
    """The number after the highest one so far."""
    last = db.scalar(select(func.max(column)))
    return FIRST_NUMBER if last is None else int(last) + 1


def place_of(db: Db, values: Values, name: str, location_id: int | None) -> int | None:
    """A location in use."""
    location = db.get(Location, location_id) if location_id is not None else None
    if location is None or location.deleted_at is not None or not location.is_active:
        values.refuse(name, "Choose a location from the list.")
        return None
    return location.id


def _clean(db: Db, given: dict[str, Any], order: PurchaseOrder | None) -> dict[str, Any]:
    values = Values()
    current = {name: getattr(order, name, None) for name in PurchaseValues.__annotations__} | given
    supplier = db.get(Supplier, current["supplier_id"]) if current["supplier_id"] is not None else None
    if supplier is None or supplier.deleted_at is not None:
        values.refuse("supplier_id", "Choose a supplier from the list.")
    elif not supplier.is_active and (order is None or order.supplier_id != supplier.id):
        values.refuse("supplier_id", f"{supplier.name} is archived. Choose another supplier.")
    elif order is not None and order.lines and supplier.id != order.supplier_id:
        values.refuse("supplier_id", f"{order.name} has items of {order.supplier.name}. Take them off first.")
    cleaned = {
        "supplier_id": supplier.id if supplier else None,
        "location_id": place_of(db, values, "location_id", current["location_id"]),
        "expected_on": clean_expected(db, values, current["expected_on"], order.expected_on if order else None),
        "reference": values.optional("reference", current["reference"], "Reference", longest=limits.LONGEST_REFERENCE),
        "note": values.optional("note", current["note"], "Note", longest=limits.LONGEST_NOTE, lines=True),
        "shipping": values.cents("shipping", current["shipping"] or 0, "Shipping"),
    }
    values.done()
    return cleaned


def clean_expected(db: Db, values: Values, given: date | None, now: date | None) -> date | None:
    """The day on which goods are expected: today or later, if it is not the one that it was."""
    found = values.maybe(values.day, "expected_on", given, "Expected")
    if found is not None and found != now and found < db.today:
        values.refuse("expected_on", "The day on which it is expected cannot be in the past.")
    return found


def draft_order(db: Db, order_id: int, version: int | None = None) -> PurchaseOrder:
    """The order for a change that only drafts take."""
    order = load(db, PurchaseOrder, order_id, "purchase order", version)
    if order.status != "Draft":
        state = "canceled" if order.status == "Canceled" else "ordered"
        raise Blocked(f"{order.name} has been {state}: only its expected date and its note can change.")
    return order


def create_purchase_order(
    db: Db, *, quantities: Mapping[int, int] | None = None, **given: Unpack[PurchaseValues]
) -> PurchaseOrder:
    """Draw up an order, with so many units of variants (by id) that the supplier supplies, at its costs."""
    require(db, "inventory")
    order = PurchaseOrder(
        number=next_number(db, PurchaseOrder.number), status="Draft", revision=1, **_clean(db, dict(given), None)
    )
    db.add(order)
    db.flush()
    noting.note(db, order, "created", noting.created(order.name))
    if quantities:
        set_purchase_quantities(db, order.id, quantities)
    return order


def update_purchase_order(
    db: Db, order_id: int, *, version: int | None = None, **given: Unpack[PurchaseValues]
) -> PurchaseOrder:
    """Change an order: all of a draft; of one that was ordered only when it is expected, and the note."""
    require(db, "inventory")
    order = load(db, PurchaseOrder, order_id, "purchase order", version)
    cleaned = _clean(db, dict(given), order)
    differ = [name for name, value in cleaned.items() if getattr(order, name) != value]
    if order.status != "Draft" and set(differ) - {"expected_on", "note"}:
        draft_order(db, order_id)
    if "expected_on" in differ and order.status != "Draft" and not order.is_awaited:
        raise Blocked(f"Nothing of {order.name} is expected any more: it is {order.status.lower()}.")
    changed = apply(order, cleaned)
    db.flush()
    db.expire(order, ["supplier", "location"])
    if order.status == "Draft":
        if "shipping" in changed:
            withdraw_approval(db, order)
        return order
    noting.note_changes(db, order, changed)
    return order


def withdraw_approval(db: Db, order: PurchaseOrder) -> None:
    """What somebody has approved is not what it comes to now."""
    if order.approved_at is not None:
        order.approved_by_id = order.approved_at = None
        noting.note(db, order, "approved", "The approval was withdrawn, since the order has changed.")


def set_purchase_quantities(
    db: Db, order_id: int, quantities: Mapping[int, int], *, version: int | None = None
) -> PurchaseOrder:
    """Have a draft order so many units of variants (by id); none takes the variant off, others stay as they are."""
    require(db, "inventory")
    order = draft_order(db, order_id, version)
    values, changed = Values(), False
    lines = {line.variant_id: line for line in order.lines}
    for variant_id, quantity in quantities.items():
        line = lines.get(variant_id)
        quantity = values.whole(f"line-{variant_id}", quantity, "Quantity")
        if quantity == (line.quantity if line is not None else 0):
            continue
        changed = True
        if line is not None:
            set_units(db, line, quantity)
            continue
        item = item_of(db, order.supplier_id, variant_id)
        variant = db.get(Variant, variant_id)
        if item is None or variant is None or variant.deleted_at is not None:
            name = variant.sku if variant is not None else "this"
            values.refuse(f"line-{variant_id}", f"{order.supplier.name} does not supply {name}.")
            continue
        db.add(
            PurchaseLine(
                purchase_order_id=order.id,
                variant_id=variant_id,
                sku=variant.sku,
                title=variant.full_title,
                supplier_sku=item.supplier_sku,
                cost=item.cost,
                quantity=quantity,
                received=0,
                damaged=0,
            )
        )
    values.done()
    db.flush()
    db.expire(order, ["lines"])
    check_room(len(order.lines))
    if changed:
        order.revision += 1
        withdraw_approval(db, order)
    return order


def set_units(db: Db, line: Any, quantity: int) -> None:
    """Change how many units a draft's line has; none takes it off."""
    if quantity:
        line.quantity = quantity
    else:
        db.delete(line)


def check_room(count: int) -> None:
    if count > limits.MOST_LINES:
        raise Invalid({"": f"There can be {limits.MOST_LINES} items at most; these would be {count}."})


def update_purchase_line(db: Db, line_id: int, *, quantity: int, cost: int) -> PurchaseLine:
    """Change how many units a draft's line orders, and what one of them costs on this order."""
    require(db, "inventory")
    line = db.get(PurchaseLine, line_id)
    if line is None:
        raise NotFound("This item does not exist.")
    order = draft_order(db, line.purchase_order_id)
    values = Values()
    cleaned = {
        "quantity": values.whole("quantity", quantity, "Quantity", 1, LARGEST_COUNT),
        "cost": values.cents("cost", cost, "Cost"),
    }
    values.done()
    if apply(line, cleaned):
        order.revision += 1
        withdraw_approval(db, order)
    db.flush()
    return line
