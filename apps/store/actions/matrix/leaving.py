"""Variants that go: what keeps one in the product, what is written off with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import select

from ....platform.database import Db
from ....platform.errors import Blocked, NotFound, Reference
from ...access import require
from ...models import (
    Allocation,
    CartLine,
    DraftLine,
    DraftOrder,
    InventoryLevel,
    Order,
    OrderLine,
    PurchaseLine,
    PurchaseOrder,
    StoreProduct,
    Transfer,
    TransferLine,
    Variant,
)
from .. import stock
from ..saving import load


@dataclass(frozen=True)
class Leaving:
    """A variant that is to go: why it cannot, if so, by what, and how many units are written off with it."""

    variant: Variant
    why_not: str | None
    because: tuple[Reference, ...]
    units: int


def leaving(db: Db, variants: Sequence[Variant]) -> list[Leaving]:
    """What it would take for these variants to go, in the same order."""
    ids = [variant.id for variant in variants]
    levels: dict[int, list[InventoryLevel]] = defaultdict(list)
    for level in db.scalars(select(InventoryLevel).where(InventoryLevel.variant_id.in_(ids))):
        levels[level.variant_id].append(level)
    orders, drafts, purchases = _orders(db, ids), _drafts(db, ids), _planned(db, ids)
    found = []
    for variant in variants:
        why_not: str | None = None
        because: tuple[Reference, ...] = ()
        if variant.id in orders:
            why_not, because = f"{variant.sku} is in orders that are still to be sent.", tuple(orders[variant.id])
        elif any(level.incoming for level in levels[variant.id]):
            why_not = f"{variant.sku} is still to come, by a purchase order or a transfer. Receive or close that first."
        elif variant.id in drafts:
            why_not = f"{variant.sku} is on drafts of orders. Take it off them, or complete or delete them, first."
            because = tuple(drafts[variant.id])
        elif variant.id in purchases:
            why_not = f"{variant.sku} is on drafts of purchase orders or transfers. Take it off them first."
            because = tuple(purchases[variant.id])
        units = sum(level.available + level.unavailable for level in levels[variant.id])
        found.append(Leaving(variant, why_not, because, units))
    return found


def _orders(db: Db, ids: Sequence[int]) -> dict[int, list[Reference]]:
    """The orders to which units of these variants are promised."""
    rows = (
        select(OrderLine.variant_id, Order)
        .join(Allocation, Allocation.order_line_id == OrderLine.id)
        .join(Order, Order.id == OrderLine.order_id)
        .where(OrderLine.variant_id.in_(ids))
        .distinct()
        .order_by(Order.number)
    )
    return _grouped((id or 0, Reference(order.name, f"/orders/{order.id}")) for id, order in db.execute(rows))


def _drafts(db: Db, ids: Sequence[int]) -> dict[int, list[Reference]]:
    rows = (
        select(DraftLine.variant_id, DraftOrder)
        .join(DraftOrder, DraftOrder.id == DraftLine.draft_id)
        .where(DraftLine.variant_id.in_(ids), DraftOrder.status != "Completed", DraftOrder.deleted_at.is_(None))
        .order_by(DraftOrder.number)
    )
    return _grouped((id or 0, Reference(draft.name, f"/drafts/{draft.id}")) for id, draft in db.execute(rows))


def _planned(db: Db, ids: Sequence[int]) -> dict[int, list[Reference]]:
    """Purchase orders and transfers that are not sent yet: what was sent counts as incoming."""
    bought = (
        select(PurchaseLine.variant_id, PurchaseOrder)
        .join(PurchaseOrder, PurchaseOrder.id == PurchaseLine.purchase_order_id)
        .where(PurchaseLine.variant_id.in_(ids), PurchaseOrder.status == "Draft")
        .order_by(PurchaseOrder.number)
    )
    moved = (
        select(TransferLine.variant_id, Transfer)
        .join(Transfer, Transfer.id == TransferLine.transfer_id)
        .where(TransferLine.variant_id.in_(ids), Transfer.status == "Draft")
        .order_by(Transfer.number)
    )
    found = [(id, Reference(each.name, f"/purchase-orders/{each.id}")) for id, each in db.execute(bought)]
    return _grouped(found + [(id, Reference(each.name, f"/transfers/{each.id}")) for id, each in db.execute(moved)])


def _grouped(pairs: Iterable[tuple[int, Reference]]) -> dict[int, list[Reference]]:
    found: dict[int, list[Reference]] = {}
    for id, reference in pairs:
        found.setdefault(id, []).append(reference)
    return found


def refuse_if_kept(going: Sequence[Leaving]) -> None:
    """Raise Blocked if one of the variants cannot go."""
    kept = [each for each in going if each.why_not]
    if len(kept) == 1:
        raise Blocked(str(kept[0].why_not), kept[0].because)
    if kept:
        because = [Reference(each.variant.sku, detail=str(each.why_not)) for each in kept]
        raise Blocked(f"{len(kept)} of these variants cannot be deleted.", because)


def write_off(db: Db, going: Sequence[Leaving]) -> None:
    """Take variants out of their product, with their stock, and out of carts."""
    ids = [each.variant.id for each in going]
    found = select(InventoryLevel).where(InventoryLevel.variant_id.in_(ids)).order_by(InventoryLevel.id)
    for level in db.scalars(found).all():
        if level.available or level.unavailable:
            stock.move(
                db,
                level.variant_id,
                level.location_id,
                "Variant deleted",
                available=-level.available,
                unavailable=-level.unavailable,
            )
    for line in db.scalars(select(CartLine).where(CartLine.variant_id.in_(ids))).all():
        db.delete(line)
    for each in going:
        each.variant.deleted_at = db.now
    db.flush()


def delete_variants(db: Db, product_id: int, variant_ids: Sequence[int]) -> list[Variant]:
    """Take variants out of their product; they stay in orders. One that is promised or awaited cannot go."""
    require(db, "products")
    product = load(db, StoreProduct, product_id, "product")
    of_product = {variant.id: variant for variant in product.variants}
    if set(variant_ids) - set(of_product):
        raise NotFound("This variant does not exist.")
    gone = [of_product[id] for id in dict.fromkeys(variant_ids)]
    if gone and len(gone) == len(of_product):
        raise Blocked("A product's last variant cannot be deleted. Archive the product instead.")
    going = leaving(db, gone)
    refuse_if_kept(going)
    write_off(db, going)
    db.expire(product, ["variants"])
    return gone


def delete_variant(db: Db, variant_id: int) -> None:
    """Take a variant out of the product; it stays in orders. The last one, and one promised to orders, cannot go."""
    require(db, "products")
    variant = load(db, Variant, variant_id, "variant")
    delete_variants(db, variant.product_id, [variant.id])
