"""What can be done wrong in the store and mended there: by staff in its admin, and by a shopper in the shop."""

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
    Address,
    CartLine,
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
_CUSTOMER = ("first_name", "last_name", "email", "phone", "accepts_marketing")
_BY_STAFF = (*_CUSTOMER, "tax_exempt", "tags", "note")
_DISCOUNT = tuple(name for name in DiscountValues.__annotations__ if not name.endswith("_on"))
_HOME = {
    "name": "Mistaken", "street": "1 Elm Street", "city": "Austin", "state": "TX", "postal_code": "73301",
    "country": "United States",
}  # fmt: skip


def _now(row: Any, names: tuple[str, ...], values: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """What a form shows of a record, with `values` typed into it."""
    return {name: values.get(prefix + name, getattr(row, prefix + name)) for name in names}


def _save_order(db: Db, order: Order, values: Mapping[str, Any]) -> None:
    now = _now(order, ("note", "tags"), values)
    actions.update_order(db, order.id, note_text=now["note"], tag_text=now["tags"])


def _save_ship_to(db: Db, order: Order, values: Mapping[str, Any]) -> None:
    actions.change_ship_address(db, order.id, **_now(order, _ADDRESS, values, "ship_"))


def _save_customer(db: Db, customer: Customer, values: Mapping[str, Any]) -> None:
    if db.customer_id is not None:
        _require_own(db, customer.id)
        actions.update_own_details(db, customer.id, **_now(customer, _CUSTOMER, values))
        return
    now = _now(customer, _BY_STAFF, values)
    actions.update_customer(db, customer.id, tag_text=now.pop("tags"), **now)


def _save_discount(db: Db, discount: Discount, values: Mapping[str, Any]) -> None:
    starts_on, ends_on = discount.starts_at.astimezone(db.timezone).date(), last_day(db, discount)
    now = _now(discount, _DISCOUNT, values)
    actions.update_discount(db, discount.id, **now, starts_on=starts_on, ends_on=ends_on)


def _save_address(db: Db, address: Address, values: Mapping[str, Any]) -> None:
    _require_own(db, address.customer_id)
    now = _now(address, _ADDRESS, values)
    actions.update_address(db, address.customer_id, address.id, is_default=address.is_default, **now)


def _save_parcel(db: Db, parcel: Fulfilment, values: Mapping[str, Any]) -> None:
    now = _now(parcel, ("carrier", "tracking_number"), values)
    actions.set_tracking(db, parcel.id, now["carrier"] or CARRIERS[0], now["tracking_number"] or "")


def _save_line(db: Db, line: CartLine, values: Mapping[str, Any]) -> None:
    _require_own(db, line.cart.customer_id)
    actions.set_cart_quantity(db, line.cart_id, line.id, values["quantity"] or 0)


def _save_level(db: Db, level: InventoryLevel, values: Mapping[str, Any]) -> None:
    actions.set_stock(db, level.variant_id, level.location_id, values["available"] or 0, "Count correction")


def _require_own(db: Db, customer_id: int | None) -> None:
    if db.customer_id is None or customer_id != db.customer_id:
        raise CannotBeDone("nobody's but the customer's own")


def _as_customer(scene: Scene) -> int:
    if scene.account.customer_of is None:
        raise CannotBeDone("only customers do this")
    return scene.actor_id


def _make_discount(db: Db, scene: Scene) -> Discount:
    return actions.create_discount(db, code="MISTAKEN", kind="Percentage", percent=5, starts_on=db.today)


def _make_address(db: Db, scene: Scene) -> Address:
    return actions.add_address(db, _as_customer(scene), **_HOME)  # type: ignore[arg-type]


def _make_line(db: Db, scene: Scene) -> CartLine:
    cart = actions.cart_of(db, _as_customer(scene))
    have = [line.variant_id for line in cart.lines]
    on_sale = Variant.product_id.in_(select(StoreProduct.id).where(StoreProduct.status == "Active"))
    in_stock = Variant.id.in_(select(InventoryLevel.variant_id).where(InventoryLevel.available > 3))
    variant = scene.pick(db, Variant, on_sale, in_stock, Variant.id.not_in(have))
    return actions.add_to_cart(db, cart.id, variant.id, 2)


def _take_line(db: Db, line: CartLine) -> None:
    actions.set_cart_quantity(db, line.cart_id, line.id, 0)


def _ship(db: Db, scene: Scene) -> Fulfilment:
    """A parcel with one piece of an order."""
    open_lines = select(OrderLine.order_id).where(OrderLine.quantity > OrderLine.fulfilled + OrderLine.removed)
    for order in scene.rows(db, Order, Order.id.in_(open_lines), Order.status != "Cancelled"):
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


def _other_default(db: Db, scene: Scene) -> Mend:
    customer = _as_customer(scene)
    book = select(Address).where(Address.customer_id == customer, Address.deleted_at.is_(None))
    addresses = list(db.scalars(book.order_by(Address.id)))
    former = next(address.id for address in addresses if address.is_default)
    others = [address.id for address in addresses if not address.is_default]
    actions.make_default(db, customer, scene.draw.choice(others))
    return lambda db: actions.make_default(db, customer, former)


def _use_code(db: Db, scene: Scene) -> Mend:
    """A code used on the cart, and taken off it."""
    cart = actions.cart_of(db, _as_customer(scene))
    if cart.discount_code is not None:
        raise CannotBeDone("there is a code already")
    for discount in scene.rows(db, Discount, Discount.is_active):
        try:
            actions.apply_code(db, cart.id, discount.code)
        except DomainError:
            continue
        return lambda db: actions.remove_code(db, cart.id)
    raise CannotBeDone("no code fits the cart")


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
        Editor(Customer, _BY_STAFF, _save_customer),
        Editor(Discount, _DISCOUNT, _save_discount),
        Editor(Order, ("note", "tags"), _save_order),
        Editor(Order, tuple(f"ship_{name}" for name in _ADDRESS), _save_ship_to),
        Editor(Address, _ADDRESS, _save_address, at_once=True),
        Editor(Fulfilment, ("carrier", "tracking_number"), _save_parcel),
        Editor(CartLine, ("quantity",), _save_line, at_once=True),
        Editor(InventoryLevel, ("available",), _save_level),
    ),
    makers=(
        Maker(Discount, _make_discount, lambda db, row: actions.delete_discount(db, row.id)),
        Maker(
            Address, _make_address, lambda db, row: actions.delete_address(db, row.customer_id, row.id), at_once=True
        ),
        Maker(CartLine, _make_line, _take_line, at_once=True),
        Maker(Fulfilment, _ship, lambda db, row: actions.cancel_fulfilment(db, row.id)),
    ),
    others=(
        Deed("store_inventory_level taken out and put back", _take_stock),
        Deed("store_order tagged and untagged", _tag),
        Deed("store_product archived and brought back", _archive),
        Deed("store_discount switched and switched back", _switch),
        Deed("store_address another default, and back", _other_default, at_once=True),
        Deed("store_cart a code used and taken off", _use_code, at_once=True),
        Deed("store_review judged otherwise, and back", _moderate),
    ),
)
