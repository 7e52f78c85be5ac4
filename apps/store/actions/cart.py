"""The cart: what is in it, at which price, and the code that takes something off."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.orm import joinedload

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.formats import money
from .. import limits
from ..models import (
    Address,
    Cart,
    CartLine,
    Customer,
    Discount,
    InventoryLevel,
    Location,
    Order,
    OrderLine,
    Redemption,
    ShippingMethod,
    StoreProduct,
    Variant,
)
from ..statuses import DiscountStatus, discount_status
from ..totals import Item, Off, Totals, add_up
from . import shipping
from .crediting.book import credit_of

#: Why a code cannot be used, by its status.
_WHY_NOT: dict[DiscountStatus, str] = {
    "Switched off": "This code is not active.",
    "Scheduled": "This code is not active.",
    "Expired": "This code has expired.",
    "Used up": "This code has been used up.",
}


@dataclass(frozen=True)
class Quote:
    """What a cart comes to now, and why it cannot be ordered as it is."""

    lines: tuple[CartLine, ...]
    totals: Totals
    discount: Discount | None
    code_problem: str | None
    problems: dict[int, str]  # by cart line id
    weight: int
    credit: int = 0  # what of it is paid by store credit

    @property
    def due(self) -> int:
        """What is left to be paid by card, in cents."""
        return self.totals.total - self.credit

    @property
    def is_covered(self) -> bool:
        """Whether store credit pays all of it: no card is asked for."""
        return bool(self.credit) and not self.due

    @property
    def count(self) -> int:
        return sum(line.quantity for line in self.lines)


def load_cart(db: Db, cart_id: int) -> Cart:
    return db.get_one(Cart, cart_id)


def lines_of(db: Db, cart: Cart) -> list[CartLine]:
    found = select(CartLine).where(CartLine.cart_id == cart.id).order_by(CartLine.id)
    options = joinedload(CartLine.variant).joinedload(Variant.product).joinedload(StoreProduct.category)
    return list(db.scalars(found.options(options)))


def _for_sale(db: Db, variant_id: int) -> Variant:
    variant = db.get(Variant, variant_id)
    if variant is None or variant.deleted_at is not None or variant.product.status != "Active":
        raise NotFound("This product is no longer for sale.")
    return variant


def stock_of(db: Db, variant_ids: list[int]) -> dict[int, int]:
    """How many of each variant can still be sold."""
    found = (
        select(InventoryLevel.variant_id, func.sum(InventoryLevel.available))
        .join(Location, Location.id == InventoryLevel.location_id)
        .where(InventoryLevel.variant_id.in_(variant_ids), InventoryLevel.available > 0, Location.is_active)
        .group_by(InventoryLevel.variant_id)
    )
    return {variant_id: int(count) for variant_id, count in db.execute(found)}


def kept_by(db: Db, customer_id: int | None, variant_ids: Collection[int]) -> dict[int, int]:
    """How many of these variants a customer has ordered before and neither canceled nor sent back."""
    if customer_id is None or not variant_ids:
        return {}
    kept = func.sum(OrderLine.quantity - OrderLine.removed - OrderLine.returned)
    found = (
        select(OrderLine.variant_id, kept)
        .join(OrderLine.order)
        .where(Order.customer_id == customer_id, OrderLine.variant_id.in_(variant_ids))
        .group_by(OrderLine.variant_id)
    )
    return {variant_id: int(count) for variant_id, count in db.execute(found) if variant_id is not None}


def _over_limit(variant: Variant, quantity: int, kept: int) -> str | None:
    """Why so many more are too many for one customer."""
    if not variant.limit_per_customer or quantity + kept <= variant.limit_per_customer:
        return None
    before = f", and you have ordered {kept} before" if kept else ""
    return f"At most {variant.limit_per_customer} per customer{before}."


def _check_quantity(db: Db, cart: Cart, variant: Variant, quantity: int) -> None:
    if not isinstance(quantity, int) or not 1 <= quantity <= limits.MOST_OF_ONE:
        raise Invalid(quantity=f"Enter a number from 1 to {limits.MOST_OF_ONE}.")
    limited = [variant.id] if variant.limit_per_customer else []
    if why := _over_limit(variant, quantity, kept_by(db, cart.customer_id, limited).get(variant.id, 0)):
        raise Invalid(quantity=why)
    free = stock_of(db, [variant.id]).get(variant.id, 0)
    if not variant.continue_when_oos and quantity > free:
        raise Invalid(quantity="This is sold out." if not free else f"Only {free} left in stock.")


def add_to_cart(db: Db, cart_id: int, variant_id: int, quantity: int = 1) -> CartLine:
    """Put so many more of a variant into the cart."""
    cart, variant = load_cart(db, cart_id), _for_sale(db, variant_id)
    line = db.scalar(select(CartLine).where(CartLine.cart_id == cart.id, CartLine.variant_id == variant.id))
    if not isinstance(quantity, int) or quantity < 1:
        raise Invalid(quantity=f"Enter a number from 1 to {limits.MOST_OF_ONE}.")
    _check_quantity(db, cart, variant, quantity + (line.quantity if line else 0))
    if line is None:
        line = CartLine(cart_id=cart.id, variant_id=variant.id, quantity=0)
        db.add(line)
    line.quantity += quantity
    db.flush()
    return line


def set_cart_quantity(db: Db, cart_id: int, line_id: int, quantity: int) -> None:
    """Change how many of a line; none takes it out."""
    line = db.get(CartLine, line_id)
    if line is None or line.cart_id != cart_id:
        raise NotFound("This item is no longer in your cart.")
    if quantity == 0:
        db.delete(line)
    else:
        _check_quantity(db, load_cart(db, cart_id), line.variant, quantity)
        line.quantity = quantity
    db.flush()


def apply_code(db: Db, cart_id: int, code: str) -> Cart:
    """Use a discount code on the cart."""
    cart = load_cart(db, cart_id)
    if not code.strip():
        raise Invalid(code="Enter a discount code.")
    discount = find_code(db, code)
    lines = lines_of(db, cart)
    problem = _code_problem(db, cart, discount, lines)
    if discount is None or problem is not None:
        raise Invalid(code=problem or "This code is not valid.")
    cart.discount_code = discount.code
    return cart


def remove_code(db: Db, cart_id: int) -> Cart:
    cart = load_cart(db, cart_id)
    cart.discount_code = None
    return cart


def find_code(db: Db, code: str) -> Discount | None:
    """A discount by its code, whatever its case."""
    found = select(Discount).where(func.lower(Discount.code) == code.strip().lower(), Discount.deleted_at.is_(None))
    return db.scalar(found)


def covers(discount: Discount, variant: Variant) -> bool:
    """Whether a discount is for goods like this."""
    return discount.covers(variant.product.category)


def _code_problem(db: Db, cart: Cart, discount: Discount | None, lines: list[CartLine]) -> str | None:
    """Why a code cannot be used on this cart now."""
    if discount is None:
        return "This code is not valid."
    used = select(func.count()).where(Redemption.discount_id == discount.id, Redemption.counts)
    uses = 0 if discount.usage_limit is None else db.scalar(used) or 0
    status = discount_status(discount, db.now, uses)
    if status in _WHY_NOT:
        return _WHY_NOT[status]
    if discount.once_per_customer and cart.customer_id is not None:
        own = used.where(Redemption.customer_id == cart.customer_id)
        if db.scalar(own):
            return "You have used this code already."
    covered = [line for line in lines if covers(discount, line.variant)]
    if not covered:
        return f"This code is only for {discount.category.name}." if discount.category else "Your cart is empty."
    worth = sum(line.variant.price * line.quantity for line in covered)
    if discount.min_subtotal is not None and worth < discount.min_subtotal:
        least = money(discount.min_subtotal, currency=db.company.currency)
        return f"This code needs a purchase of at least {least}."
    if discount.min_quantity is not None and sum(line.quantity for line in covered) < discount.min_quantity:
        return f"This code needs at least {discount.min_quantity} items."
    return None


def quote(db: Db, cart_id: int) -> Quote:
    """What the cart comes to, with the address and the way of shipping chosen so far. Reads only."""
    cart = load_cart(db, cart_id)
    lines = lines_of(db, cart)
    discount = find_code(db, cart.discount_code) if cart.discount_code else None
    code_problem = _code_problem(db, cart, discount, lines) if cart.discount_code else None
    off = None
    if discount is not None and code_problem is None:
        off = Off.by(discount)
    items = [
        Item(line.variant.price, line.quantity, discount is not None and covers(discount, line.variant))
        for line in lines
    ]
    customer = db.get(Customer, cart.customer_id) if cart.customer_id else None
    rate = 0
    address = db.get(Address, cart.address_id) if cart.address_id else None
    if address is not None and not (customer and customer.is_exempt(db.today)):
        rate = shipping.tax_rate(db, address.country, address.state)
    totals = add_up(items, off=off, tax_rate=rate)
    if cart.shipping_method is not None:
        fee = shipping.price_of(cart.shipping_method, totals.subtotal - totals.discount)
        totals = add_up(items, off=off, shipping=fee, tax_rate=rate)
    return Quote(
        lines=tuple(lines),
        totals=totals,
        discount=discount if code_problem is None else None,
        code_problem=code_problem,
        problems=_problems(db, cart, lines),
        weight=sum(line.variant.weight * line.quantity for line in lines),
        credit=min(cart.credit, credit_of(db, customer.id), totals.total) if cart.credit and customer else 0,
    )


def fee(found: Quote, method: ShippingMethod) -> int:
    """What a way of shipping would cost for this cart."""
    free = found.discount is not None and found.discount.kind == "Free shipping"
    return 0 if free else shipping.price_of(method, found.totals.subtotal - found.totals.discount)


def _problems(db: Db, cart: Cart, lines: list[CartLine]) -> dict[int, str]:
    """What stands in the way of ordering each line."""
    stock = stock_of(db, [line.variant_id for line in lines])
    limited = [line.variant_id for line in lines if line.variant.limit_per_customer]
    kept = kept_by(db, cart.customer_id, limited)
    found: dict[int, str] = {}
    for line in lines:
        variant, free = line.variant, stock.get(line.variant_id, 0)
        if variant.deleted_at is not None or variant.product.status != "Active":
            found[line.id] = "This is no longer for sale. Please remove it."
        elif not variant.continue_when_oos and line.quantity > free:
            found[line.id] = f"Only {free} left: please reduce the quantity." if free else "Sold out. Please remove it."
        elif why := _over_limit(variant, line.quantity, kept.get(variant.id, 0)):
            found[line.id] = why
    return found


def require_ready(found: Quote) -> None:
    """Raise Blocked when the cart cannot be ordered as it is."""
    if not found.lines:
        raise Blocked("Your cart is empty.")
    if found.problems:
        raise Blocked("Some items in your cart are not available as chosen. Please go back to your cart.")
    if found.code_problem:
        raise Blocked(f"Discount code: {found.code_problem} Please remove it from your cart.")
