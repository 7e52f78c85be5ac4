"""Suppliers: who they are, on which terms, and what each of them supplies."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Blocked, NotFound
from ... import limits
from ...access import require
from ...models import (
    AWAITED,
    CURRENCIES,
    PAYMENT_TERMS,
    PurchaseLine,
    PurchaseOrder,
    Supplier,
    SupplierItem,
    Variant,
)
from ..saving import apply, load
from ..values import Values


class SupplierValues(TypedDict, total=False):
    name: str
    contact_name: str | None
    email: str | None
    phone: str | None
    lead_days: int
    currency: str
    terms: str
    notes: str | None


def _clean(db: Db, given: dict[str, Any], supplier: Supplier | None) -> dict[str, Any]:
    values = Values()
    current = {name: getattr(supplier, name, None) for name in SupplierValues.__annotations__} | given
    email = current["email"]
    name = values.text("name", current["name"], "Name")
    cleaned = {
        "name": name,
        "contact_name": values.optional(
            "contact_name", current["contact_name"], "Contact person", longest=limits.LONGEST_PERSON_NAME
        ),
        "email": values.email("email", email) if email else None,
        "phone": values.phone("phone", current["phone"]),
        "lead_days": values.whole("lead_days", current["lead_days"], "Lead time", 0, limits.LONGEST_LEAD_TIME),
        "currency": values.choice("currency", current["currency"], "Currency", CURRENCIES),
        "terms": values.choice("terms", current["terms"], "Payment terms", PAYMENT_TERMS),
        "notes": values.optional("notes", current["notes"], "Notes", longest=limits.LONGEST_NOTE, lines=True),
    }
    taken = db.scalar(select(Supplier.id).where(func.lower(Supplier.name) == name.lower()))
    if taken is not None and (supplier is None or taken != supplier.id):
        values.refuse("name", f"There is a supplier {name} already.")
    values.done()
    return cleaned


def create_supplier(db: Db, **given: Unpack[SupplierValues]) -> Supplier:
    require(db, "inventory")
    supplier = Supplier(**_clean(db, dict(given), None))
    db.add(supplier)
    db.flush()
    return supplier


def update_supplier(
    db: Db, supplier_id: int, *, version: int | None = None, **given: Unpack[SupplierValues]
) -> Supplier:
    """Change who to speak with and on which terms; orders keep what they were ordered for."""
    require(db, "inventory")
    supplier = load(db, Supplier, supplier_id, "supplier", version)
    apply(supplier, _clean(db, dict(given), supplier))
    db.flush()
    return supplier


def set_supplier_active(db: Db, supplier_id: int, active: bool, *, version: int | None = None) -> Supplier:
    """Archive a supplier from whom nothing is awaited, or bring it back."""
    require(db, "inventory")
    supplier = load(db, Supplier, supplier_id, "supplier", version)
    awaited = select(PurchaseOrder).where(PurchaseOrder.supplier_id == supplier.id, PurchaseOrder.status.in_(AWAITED))
    if not active and (waiting := db.scalars(awaited.order_by(PurchaseOrder.number)).first()):
        raise Blocked(f"Goods of {supplier.name} are still to come, by {waiting.name}. Receive or close it first.")
    apply(supplier, {"is_active": active})
    return supplier


def set_supplier_item(
    db: Db, supplier_id: int, variant_id: int, cost: int, *, supplier_sku: str | None = None
) -> SupplierItem:
    """Have a supplier supply a variant at a cost, by the supplier's own number; or change both."""
    require(db, "inventory")
    supplier = load(db, Supplier, supplier_id, "supplier")
    variant = load(db, Variant, variant_id, "variant")
    values = Values()
    cleaned = {
        "cost": values.cents("cost", cost, "Cost"),
        "supplier_sku": values.optional("supplier_sku", supplier_sku, "Supplier SKU", longest=limits.LONGEST_SKU),
    }
    values.done()
    item = item_of(db, supplier.id, variant.id)
    if item is None:
        item = SupplierItem(supplier_id=supplier.id, variant_id=variant.id, **cleaned)
        db.add(item)
    apply(item, cleaned)
    db.flush()
    db.expire(supplier, ["items"])
    return item


def remove_supplier_item(db: Db, supplier_id: int, variant_id: int) -> None:
    """Have a supplier no longer supply a variant; what is ordered of it stays so."""
    require(db, "inventory")
    supplier = load(db, Supplier, supplier_id, "supplier")
    item = item_of(db, supplier.id, variant_id)
    if item is None:
        raise NotFound(f"{supplier.name} does not supply this.")
    drafted = (
        select(PurchaseOrder)
        .join(PurchaseLine, PurchaseLine.purchase_order_id == PurchaseOrder.id)
        .where(
            PurchaseOrder.supplier_id == supplier.id,
            PurchaseOrder.status == "Draft",
            PurchaseLine.variant_id == variant_id,
        )
    )
    if draft := db.scalars(drafted.order_by(PurchaseOrder.number)).first():
        raise Blocked(f"{item.variant.sku} is on {draft.name}, a draft. Take it off there first.")
    db.delete(item)
    db.flush()
    db.expire(supplier, ["items"])


def item_of(db: Db, supplier_id: int, variant_id: int) -> SupplierItem | None:
    """How a supplier supplies a variant, if it does."""
    return db.scalar(
        select(SupplierItem).where(SupplierItem.supplier_id == supplier_id, SupplierItem.variant_id == variant_id)
    )
