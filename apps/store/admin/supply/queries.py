"""Rows of suppliers, purchase orders and transfers, as pages and tools read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, String, and_, func, or_, select
from sqlalchemy.orm import contains_eager, joinedload, selectinload

from ....platform.database import Db
from ....platform.errors import NotFound
from ....platform.matching import has_text
from ....platform.values import search_words
from ...models import (
    AWAITED,
    UNDERWAY,
    InventoryLevel,
    Location,
    PurchaseEvent,
    PurchaseLine,
    PurchaseOrder,
    StoreProduct,
    Supplier,
    SupplierItem,
    Transfer,
    TransferEvent,
    TransferLine,
    Variant,
)

#: What a purchase order comes to, what it is called, and the SKUs on it, ours and the supplier's.
PURCHASE_TOTAL = (
    PurchaseOrder.shipping
    + select(func.coalesce(func.sum(PurchaseLine.quantity * PurchaseLine.cost), 0))
    .where(PurchaseLine.purchase_order_id == PurchaseOrder.id)
    .correlate(PurchaseOrder)
    .scalar_subquery()
)
PURCHASE_NAME = "PO-" + func.cast(PurchaseOrder.number, String())
PURCHASE_SKUS = (
    select(func.group_concat(PurchaseLine.sku + " " + func.coalesce(PurchaseLine.supplier_sku, ""), " "))
    .where(PurchaseLine.purchase_order_id == PurchaseOrder.id)
    .correlate(PurchaseOrder)
    .scalar_subquery()
)
TRANSFER_NAME = "TR-" + func.cast(Transfer.number, String())
TRANSFER_SKUS = (
    select(func.group_concat(TransferLine.sku, " "))
    .where(TransferLine.transfer_id == Transfer.id)
    .correlate(Transfer)
    .scalar_subquery()
)
ITEM_COUNT = (
    select(func.count())
    .select_from(SupplierItem)
    .join(Variant, Variant.id == SupplierItem.variant_id)
    .where(SupplierItem.supplier_id == Supplier.id, Variant.deleted_at.is_(None))
    .correlate(Supplier)
    .scalar_subquery()
)
AWAITED_COUNT = (
    select(func.count())
    .where(PurchaseOrder.supplier_id == Supplier.id, PurchaseOrder.status.in_(AWAITED))
    .correlate(Supplier)
    .scalar_subquery()
)


@dataclass(frozen=True)
class Progress:
    """How many units a purchase order or a transfer is of, how many of them came, and what it comes to."""

    units: int = 0
    came: int = 0
    total: int = 0


def purchases() -> Select[PurchaseOrder]:
    return (
        select(PurchaseOrder)
        .join(PurchaseOrder.supplier)
        .join(PurchaseOrder.location)
        .options(contains_eager(PurchaseOrder.supplier), contains_eager(PurchaseOrder.location))
        .where(PurchaseOrder.deleted_at.is_(None))
    )


def purchase_progress(db: Db, ids: list[int]) -> dict[int, Progress]:
    sums = (
        select(
            PurchaseOrder.id,
            func.coalesce(func.sum(PurchaseLine.quantity), 0),
            func.coalesce(func.sum(PurchaseLine.received + PurchaseLine.damaged), 0),
            PurchaseOrder.shipping + func.coalesce(func.sum(PurchaseLine.quantity * PurchaseLine.cost), 0),
        )
        .join(PurchaseLine, PurchaseLine.purchase_order_id == PurchaseOrder.id, isouter=True)
        .where(PurchaseOrder.id.in_(ids))
        .group_by(PurchaseOrder.id)
    )
    return {id: Progress(int(units), int(came), int(total)) for id, units, came, total in db.execute(sums)}


def purchase(db: Db, order_id: int) -> PurchaseOrder:
    """A purchase order with all that its page shows."""
    found = db.get(
        PurchaseOrder,
        order_id,
        options=(
            joinedload(PurchaseOrder.supplier),
            joinedload(PurchaseOrder.location),
            selectinload(PurchaseOrder.lines).joinedload(PurchaseLine.variant).joinedload(Variant.product),
            selectinload(PurchaseOrder.events).joinedload(PurchaseEvent.by),
        ),
    )
    if found is None or found.deleted_at is not None:
        raise NotFound("This purchase order does not exist.")
    return found


def transfers() -> Select[Transfer]:
    return (
        select(Transfer)
        .options(joinedload(Transfer.origin), joinedload(Transfer.destination))
        .where(Transfer.deleted_at.is_(None))
    )


def transfer_progress(db: Db, ids: list[int]) -> dict[int, Progress]:
    sums = (
        select(
            TransferLine.transfer_id,
            func.sum(TransferLine.quantity),
            func.sum(TransferLine.received + TransferLine.damaged),
        )
        .where(TransferLine.transfer_id.in_(ids))
        .group_by(TransferLine.transfer_id)
    )
    return {id: Progress(int(units), int(came)) for id, units, came in db.execute(sums)}


def transfer(db: Db, transfer_id: int) -> Transfer:
    """A transfer with all that its page shows."""
    found = db.get(
        Transfer,
        transfer_id,
        options=(
            joinedload(Transfer.origin),
            joinedload(Transfer.destination),
            selectinload(Transfer.lines).joinedload(TransferLine.variant).joinedload(Variant.product),
            selectinload(Transfer.events).joinedload(TransferEvent.by),
        ),
    )
    if found is None or found.deleted_at is not None:
        raise NotFound("This transfer does not exist.")
    return found


def suppliers() -> Select[Supplier]:
    return select(Supplier).where(Supplier.deleted_at.is_(None))


@dataclass(frozen=True)
class SupplierFigures:
    items: int
    awaited: int


def supplier_figures(db: Db, ids: list[int]) -> dict[int, SupplierFigures]:
    found = db.execute(select(Supplier.id, ITEM_COUNT, AWAITED_COUNT).where(Supplier.id.in_(ids)))
    return {id: SupplierFigures(items, awaited) for id, items, awaited in found}


def recent_purchases(db: Db, supplier_id: int, limit: int = 8) -> Sequence[PurchaseOrder]:
    """A supplier's last purchase orders."""
    found = purchases().where(PurchaseOrder.supplier_id == supplier_id).order_by(PurchaseOrder.number.desc())
    return db.scalars(found.limit(limit)).unique().all()


def _matching(found: Select[Any], text: str, *columns: Any) -> Select[Any]:
    return found.where(*(or_(*(has_text(column, word) for column in columns)) for word in search_words(text)))


def supplied(db: Db, supplier_id: int, text: str = "") -> Select[SupplierItem]:
    """What a supplier supplies of what holds every word, by SKU."""
    found = (
        select(SupplierItem)
        .join(SupplierItem.variant)
        .join(Variant.product)
        .options(contains_eager(SupplierItem.variant).contains_eager(Variant.product))
        .where(SupplierItem.supplier_id == supplier_id, Variant.deleted_at.is_(None))
        .order_by(Variant.sku)
    )
    return _matching(found, text, Variant.sku, SupplierItem.supplier_sku, StoreProduct.title, Variant.title)


def stocked(db: Db, location_id: int, text: str = "") -> Select[InventoryLevel]:
    """What is available at a location of what holds every word, by SKU."""
    found = (
        select(InventoryLevel)
        .join(InventoryLevel.variant)
        .join(Variant.product)
        .options(contains_eager(InventoryLevel.variant).contains_eager(Variant.product))
        .where(InventoryLevel.location_id == location_id, InventoryLevel.available > 0, Variant.deleted_at.is_(None))
        .order_by(Variant.sku)
    )
    return _matching(found, text, Variant.sku, Variant.barcode, StoreProduct.title, Variant.title)


def variants_found(text: str) -> Select[Variant]:
    """Variants that hold every word, by SKU."""
    found = (
        select(Variant)
        .join(Variant.product)
        .options(contains_eager(Variant.product))
        .where(Variant.deleted_at.is_(None), StoreProduct.deleted_at.is_(None))
        .order_by(Variant.sku)
    )
    return _matching(found, text, Variant.sku, Variant.barcode, StoreProduct.title, Variant.title)


def levels_at(db: Db, location_id: int, variant_ids: Sequence[int]) -> dict[int, InventoryLevel]:
    """The levels of some variants at a location, by variant."""
    found = select(InventoryLevel).where(
        InventoryLevel.location_id == location_id, InventoryLevel.variant_id.in_(variant_ids)
    )
    return {level.variant_id: level for level in db.scalars(found)}


def incoming(db: Db, variant_id: int, location_id: int) -> list[PurchaseOrder | Transfer]:
    """By which orders and transfers units of a variant are on their way to a location, by when they are expected."""
    bought = (
        select(PurchaseOrder)
        .join(PurchaseLine, PurchaseLine.purchase_order_id == PurchaseOrder.id)
        .where(
            PurchaseLine.variant_id == variant_id,
            PurchaseLine.quantity > PurchaseLine.received + PurchaseLine.damaged,
            PurchaseOrder.location_id == location_id,
            PurchaseOrder.status.in_(AWAITED),
        )
        .options(selectinload(PurchaseOrder.lines), joinedload(PurchaseOrder.supplier))
    )
    moved = (
        select(Transfer)
        .join(TransferLine, TransferLine.transfer_id == Transfer.id)
        .where(
            TransferLine.variant_id == variant_id,
            TransferLine.quantity > TransferLine.received + TransferLine.damaged,
            Transfer.destination_id == location_id,
            Transfer.status.in_(UNDERWAY),
        )
        .options(selectinload(Transfer.lines), joinedload(Transfer.origin))
    )
    found: list[PurchaseOrder | Transfer] = [*db.scalars(bought), *db.scalars(moved)]
    return sorted(found, key=lambda each: (each.expected_on is None, each.expected_on or db.today, each.name))


def open_units(record: PurchaseOrder | Transfer, variant_id: int) -> int:
    """How many units of a variant are still to come by it."""
    return sum(line.open for line in record.lines if line.variant_id == variant_id)


@dataclass(frozen=True)
class Found:
    """What the search over everything finds here."""

    purchases: Sequence[PurchaseOrder]
    transfers: Sequence[Transfer]
    suppliers: Sequence[Supplier]

    def __bool__(self) -> bool:
        return bool(self.purchases or self.transfers or self.suppliers)


def search(db: Db, text: str, limit: int = 6) -> Found:
    """Purchase orders, transfers and suppliers that hold every word."""
    words = search_words(text)
    if not words:
        return Found((), (), ())

    def holding(*columns: Any) -> Any:
        return and_(*(or_(*(has_text(column, word) for column in columns)) for word in words))

    bought = purchases().where(holding(PURCHASE_NAME, PurchaseOrder.reference, Supplier.name))
    moved = transfers().where(holding(TRANSFER_NAME, Transfer.reference))
    firms = suppliers().where(holding(Supplier.name, Supplier.contact_name, Supplier.email, Supplier.phone))
    return Found(
        db.scalars(bought.order_by(PurchaseOrder.number.desc()).limit(limit)).unique().all(),
        db.scalars(moved.order_by(Transfer.number.desc()).limit(limit)).all(),
        db.scalars(firms.order_by(Supplier.name).limit(limit)).all(),
    )


def supplier_choices(db: Db) -> list[tuple[int, str]]:
    """Suppliers from whom something can be ordered."""
    found = select(Supplier.id, Supplier.name).where(Supplier.deleted_at.is_(None), Supplier.is_active)
    return [(id, name) for id, name in db.execute(found.order_by(Supplier.name))]


def all_supplier_choices(db: Db) -> list[tuple[int, str]]:
    found: Sequence[Row[int, str]] = db.execute(select(Supplier.id, Supplier.name).order_by(Supplier.name)).all()
    return [(id, name) for id, name in found]


def place_name(column: Any) -> Any:
    """The name of the location that a column refers to, to sort by."""
    return select(Location.name).where(Location.id == column).correlate(Transfer).scalar_subquery()
