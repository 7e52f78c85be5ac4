"""What staff can do wrong in the store's admin and mend there: goods, codes, orders, parcels, stock, reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from .....apps.platform.database import Db
from .....apps.platform.errors import DomainError
from .....apps.store import actions
from .....apps.store.actions.addresses import AddressValues
from .....apps.store.actions.discounts import DiscountValues, last_day
from .....apps.store.actions.products import ProductValues
from .....apps.store.actions.variants import VariantValues
from .....apps.store.models import (
    CARRIERS,
    Customer,
    Discount,
    Fulfilment,
    InventoryLevel,
    Order,
    OrderLine,
    Review,
    StoreProduct,
    Variant,
)
from ..deed import AppDeeds, Deed, Editor, Maker, Mend
from ..scene import CannotBeDone, Scene

_ADDRESS = tuple(AddressValues.__annotations__)
_CUSTOMER = (
    "first_name",
    "last_name",
    "email",
    "phone",
    "accepts_marketing",
    "tax_exempt",
    "tax_exempt_until",
    "tags",
    "note",
)
_DISCOUNT = tuple(name for name in DiscountValues.__annotations__ if not name.endswith("_on"))

# Orders of which something is still to be sent.
_OPEN = (
    Order.status != "Canceled",
    Order.id.in_(select(OrderLine.order_id).where(OrderLine.quantity > OrderLine.fulfilled + OrderLine.removed)),
)


def form_of(row: Any, names: tuple[str, ...], values: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """What a form shows of a record, with `values` typed into it."""
    return {name: values.get(prefix + name, getattr(row, prefix + name)) for name in names}


def _save_order(db: Db, order: Order, values: Mapping[str, Any]) -> None:
    now = form_of(order, ("note", "tags"), values)
    actions.update_order(db, order.id, note_text=now["note"], tag_text=now["tags"])


def _save_ship_to(db: Db, order: Order, values: Mapping[str, Any]) -> None:
    actions.change_ship_address(db, order.id, **form_of(order, _ADDRESS, values, "ship_"))


def _save_customer(db: Db, customer: Customer, values: Mapping[str, Any]) -> None:
    now = form_of(customer, _CUSTOMER, values)
    actions.update_customer(db, customer.id, tag_text=now.pop("tags"), **now)


def _save_discount(db: Db, discount: Discount, values: Mapping[str, Any]) -> None:
    starts_on, ends_on = discount.starts_at.astimezone(db.timezone).date(), last_day(db, discount)
    now = form_of(discount, _DISCOUNT, values)
    actions.update_discount(db, discount.id, **now, starts_on=starts_on, ends_on=ends_on)


def _save_parcel(db: Db, parcel: Fulfilment, values: Mapping[str, Any]) -> None:
    now = form_of(parcel, ("carrier", "tracking_number"), values)
    actions.set_tracking(db, parcel.id, now["carrier"] or CARRIERS[0], now["tracking_number"] or "")


def _save_level(db: Db, level: InventoryLevel, values: Mapping[str, Any]) -> None:
    actions.set_stock(db, level.variant_id, level.location_id, values["available"] or 0, "Count correction")


def _make_discount(db: Db, scene: Scene) -> Discount:
    return actions.create_discount(db, code="MISTAKEN", kind="Percentage", percent=5, starts_on=db.today)


def _ship(db: Db, scene: Scene) -> Fulfilment:
    """A parcel with one piece of an order."""
    for order in scene.rows(db, Order, *_OPEN):
        for line in [line for line in order.lines if line.open and line.allocations]:
            try:
                with db.begin_nested():
                    return actions.fulfil_order(db, order.id, line.allocations[0].location_id, {line.id: 1})
            except DomainError:
                continue
    raise CannotBeDone("no order that may be sent")


def _take_stock(db: Db, scene: Scene) -> Mend:
    """Pieces taken out of stock, and put back for the same reason."""
    level = scene.pick(db, InventoryLevel, InventoryLevel.available > 5)
    reason = scene.draw.choice(("Received", "Count correction", "Lost or stolen", "Donation"))
    place, count = (level.variant_id, level.location_id), scene.draw.choice((-2, 3))
    actions.adjust_stock(db, *place, count, reason, note="Mistaken")
    return lambda db: actions.adjust_stock(db, *place, -count, reason)


def _tag(db: Db, scene: Scene) -> Mend:
    """A tag put on several orders, and taken off each."""
    orders = [(order.id, order.tags) for order in scene.rows(db, Order)[:3]]
    actions.tag_orders(db, [id for id, _ in orders], "mistaken")

    def mend(db: Db) -> None:
        for id, tags in orders:
            actions.update_order(db, id, note_text=db.get_one(Order, id).note, tag_text=tags)

    return mend


def _archive(db: Db, scene: Scene) -> Mend:
    """Products archived together, and each put back on or off sale."""
    products = [(product.id, product.status) for product in scene.rows(db, StoreProduct)[:3]]
    actions.set_status(db, [id for id, _ in products], "Archived")
    return lambda db: [actions.set_status(db, [id], status) for id, status in products]


def _switch(db: Db, scene: Scene) -> Mend:
    """A code switched on or off, and back."""
    discount = scene.pick(db, Discount)
    id, active = discount.id, discount.is_active
    actions.set_discount_active(db, id, not active)
    return lambda db: actions.set_discount_active(db, id, active)


def _moderate(db: Db, scene: Scene) -> Mend:
    """A review approved that was rejected, or the other way round, and back."""
    review = scene.pick(db, Review, Review.status != "Pending")
    id, before = review.id, review.status
    actions.moderate_reviews(db, [id], "Rejected" if before == "Approved" else "Approved")
    return lambda db: actions.moderate_reviews(db, [id], before)


DEEDS = AppDeeds(
    editors=(
        Editor(
            StoreProduct,
            tuple(ProductValues.__annotations__),
            lambda db, row, values: actions.update_product(db, row.id, **values),
        ),
        Editor(
            Variant,
            tuple(VariantValues.__annotations__),
            lambda db, row, values: actions.update_variant(db, row.id, **values),
        ),
        Editor(Customer, _CUSTOMER, _save_customer),
        Editor(Discount, _DISCOUNT, _save_discount),
        Editor(Order, ("note", "tags"), _save_order),
        Editor(Order, tuple(f"ship_{name}" for name in _ADDRESS), _save_ship_to, where=_OPEN),
        Editor(Fulfilment, ("carrier", "tracking_number"), _save_parcel),
        Editor(InventoryLevel, ("available",), _save_level),
    ),
    makers=(
        Maker(Discount, _make_discount, lambda db, row: actions.delete_discount(db, row.id)),
        Maker(Fulfilment, _ship, lambda db, row: actions.cancel_fulfilment(db, row.id)),
    ),
    others=(
        Deed("store_inventory_level taken out and put back", _take_stock),
        Deed("store_order tagged and untagged", _tag),
        Deed("store_product archived and brought back", _archive),
        Deed("store_discount switched and switched back", _switch),
        Deed("store_review judged otherwise, and back", _moderate),
    ),
)
