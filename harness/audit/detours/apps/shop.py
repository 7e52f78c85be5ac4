"""What a shopper can do wrong in the shop and mend there: their own details, addresses, and what is in the cart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from .....apps.platform.database import Db
from .....apps.platform.errors import DomainError
from .....apps.store import actions
from .....apps.store.actions.addresses import AddressValues
from .....apps.store.models import Address, Cart, CartLine, Customer, Discount, InventoryLevel, StoreProduct, Variant
from ..deed import AppDeeds, Deed, Editor, Maker, Mend
from ..scene import CannotBeDone, Scene
from .admin import form_of

_ADDRESS = tuple(AddressValues.__annotations__)
_DETAILS = ("first_name", "last_name", "email", "phone", "accepts_marketing")
_HOME = {
    "name": "Mistaken", "street": "1 Elm Street", "city": "Austin", "state": "TX", "postal_code": "73301",
    "country": "United States",
}  # fmt: skip


def _save_details(db: Db, customer: Customer, values: Mapping[str, Any]) -> None:
    _require_own(db, customer.id)
    actions.update_own_details(db, customer.id, **form_of(customer, _DETAILS, values))


def _save_address(db: Db, address: Address, values: Mapping[str, Any]) -> None:
    _require_own(db, address.customer_id)
    now = form_of(address, _ADDRESS, values)
    actions.update_address(db, address.customer_id, address.id, is_default=address.is_default, **now)


def _require_own(db: Db, customer_id: int) -> None:
    if customer_id != db.customer_id:
        raise CannotBeDone("somebody else's")


def _make_address(db: Db, scene: Scene) -> Address:
    return actions.add_address(db, scene.actor_id, **_HOME)  # type: ignore[arg-type]


def _put_in(db: Db, scene: Scene, cart: Cart) -> CartLine:
    """Two of something that the cart does not have."""
    have = select(CartLine.variant_id).where(CartLine.cart_id == cart.id)
    on_sale = Variant.product_id.in_(select(StoreProduct.id).where(StoreProduct.status == "Active"))
    in_stock = Variant.id.in_(select(InventoryLevel.variant_id).where(InventoryLevel.available > 9))
    variant = scene.pick(db, Variant, on_sale, in_stock, Variant.id.not_in(have), Variant.limit_per_customer.is_(None))
    return actions.add_to_cart(db, cart.id, variant.id, 2)


def _fill(db: Db, scene: Scene) -> Mend:
    """A cart filled and a code used on it, and all of it taken out again."""
    cart = actions.cart_of(db, scene.actor_id)
    if cart.discount_code is not None:
        raise CannotBeDone("there is a code already")
    lines = [_put_in(db, scene, cart).id for _ in range(2)]
    for discount in scene.rows(db, Discount, Discount.is_active):
        try:
            actions.apply_code(db, cart.id, discount.code)
        except DomainError:
            continue
        break

    def mend(db: Db) -> None:
        actions.remove_code(db, cart.id)
        for line in lines:
            actions.set_cart_quantity(db, cart.id, line, 0)

    return mend


def _other_default(db: Db, scene: Scene) -> Mend:
    """Another address made the default, and the former one again."""
    book = select(Address).where(Address.customer_id == scene.actor_id, Address.deleted_at.is_(None))
    addresses = list(db.scalars(book.order_by(Address.id)))
    former = next(address.id for address in addresses if address.is_default)
    others = [address.id for address in addresses if not address.is_default]
    actions.make_default(db, scene.actor_id, scene.draw.choice(others))
    return lambda db: actions.make_default(db, scene.actor_id, former)


# An order is made of the cart and an address: none of these may be wrong while it is placed.
DEEDS = AppDeeds(
    editors=(
        # An order is placed in the name that its buyer has then.
        Editor(Customer, _DETAILS, _save_details, at_once=True),
        Editor(Address, _ADDRESS, _save_address, at_once=True),
    ),
    makers=(
        Maker(
            Address, _make_address, lambda db, row: actions.delete_address(db, row.customer_id, row.id), at_once=True
        ),
        Maker(
            CartLine,
            lambda db, scene: _put_in(db, scene, actions.cart_of(db, scene.actor_id)),
            lambda db, row: actions.set_cart_quantity(db, row.cart_id, row.id, 0),
            at_once=True,
        ),
    ),
    others=(
        Deed("store_address another default, and back", _other_default, at_once=True),
        Deed("store_cart filled and emptied", _fill, at_once=True),
    ),
)
