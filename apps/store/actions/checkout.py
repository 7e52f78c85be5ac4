"""From cart to order: address, shipping, card, and placing it."""

from __future__ import annotations

import re
from typing import NamedTuple

from sqlalchemy import delete, func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import timeline
from ..models import Cart, CartLine, Customer, Order, OrderLine, Redemption, ShippingMethod
from ..models.orders import FIRST_ORDER_NUMBER, ship_to
from . import shipping, stock
from .addresses import own_address
from .cart import Quote, quote, require_ready
from .money import pay
from .orders import settle
from .saving import note
from .sessions import cart_of
from .values import Values

BRAND = "Testcard"


class TestCard(NamedTuple):
    number: str
    what: str
    refusal: str | None


# Cards of the practice bank. None is a real number: no bank issues cards that begin with 9.
TEST_CARDS = (
    TestCard("9000 0000 0000 0019", "Pays", None),
    TestCard("9000 0000 0000 0027", "Declined", "Your card was declined. Please use another card."),
    TestCard("9000 0000 0000 0035", "No funds", "There is not enough money on this card. Please use another card."),
)


def choose_address(db: Db, customer_id: int, address_id: int) -> Cart:
    """Where the order goes. A way of shipping chosen before is dropped if it does not go there."""
    cart = cart_of(db, customer_id)
    address = own_address(db, customer_id, address_id)
    require_ready(quote(db, cart.id))
    if shipping.zone_of(db, address.country, address.state) is None:
        raise Invalid(address_id=f"We do not ship to {address.state}, {address.country}.")
    if cart.address_id != address.id:
        cart.address_id = address.id
        cart.shipping_method_id = None
    db.flush()
    db.expire(cart, ["address", "shipping_method"])
    return cart


def shipping_choices(db: Db, customer_id: int) -> list[ShippingMethod]:
    """The ways in which this cart can go to the address chosen."""
    cart = cart_of(db, customer_id)
    if cart.address is None:
        return []
    return shipping.methods_for(db, cart.address.country, cart.address.state, quote(db, cart.id).weight)


def choose_shipping(db: Db, customer_id: int, method_id: int) -> Cart:
    cart = cart_of(db, customer_id)
    if method_id not in {method.id for method in shipping_choices(db, customer_id)}:
        raise Invalid(method_id="Choose one of the shipping methods.")
    cart.shipping_method_id = method_id
    db.flush()
    db.expire(cart, ["shipping_method"])
    return cart


def enter_card(db: Db, customer_id: int, *, number: str, name: str, expiry: str, code: str) -> Cart:
    """Have the bank check a card; only its last digits and the bank's token are kept."""
    cart, values = cart_of(db, customer_id), Values()
    values.text("name", name, "Name on card")
    digits = re.sub(r"[ -]", "", number or "")
    known = {re.sub(" ", "", card.number): card for card in TEST_CARDS}
    if not re.fullmatch(r"\d{12,19}", digits) or not _luhn(digits):
        values.refuse("number", "Check the card number.")
    elif digits not in known:
        values.refuse("number", "Only test cards work here.")
    match = re.fullmatch(r"\s*(\d{1,2})\s*/\s*(\d{2}|20\d{2})\s*", expiry or "")
    if match is None or not 1 <= int(match[1]) <= 12:
        values.refuse("expiry", "Enter month and year, such as 04/29.")
    elif (2000 + int(match[2]) % 100, int(match[1])) < (db.today.year, db.today.month):
        values.refuse("expiry", "This card has expired.")
    if not re.fullmatch(r"\d{3,4}", (code or "").strip()):
        values.refuse("code", "Enter the three digits on the back.")
    values.done()
    cart.card_brand, cart.card_last4, cart.card_token = BRAND, digits[-4:], f"tok_{digits[-4:]}"
    return cart


def _luhn(digits: str) -> bool:
    doubled = [int(d) * (1 + n % 2) for n, d in enumerate(reversed(digits))]
    return sum(d - 9 if d > 9 else d for d in doubled) % 10 == 0


def place_order(db: Db, customer_id: int, *, seen_total: int | None = None) -> Order:
    """Order what is in the cart: stock is committed, the money authorized, the cart emptied.

    `seen_total` is what the shopper was shown: if it has changed since, nothing is ordered.
    """
    customer = db.get_one(Customer, customer_id)
    cart = cart_of(db, customer_id)
    found = quote(db, cart.id)
    require_ready(found)
    address, method = cart.address, cart.shipping_method
    if address is None or address.deleted_at is not None:
        raise Blocked("Please choose a delivery address.")
    if method is None or method not in shipping_choices(db, customer_id):
        raise Blocked("Please choose how to ship.")
    if cart.card_token is None:
        raise Blocked("Please enter a card.")
    if seen_total is not None and seen_total != found.totals.total:
        raise Blocked("The total has changed since you saw it. Please check your order once more.")
    refusal = next(card.refusal for card in TEST_CARDS if cart.card_token == f"tok_{card.number[-4:]}")
    if refusal is not None:
        raise Blocked(refusal)
    totals = found.totals
    order = Order(
        number=(db.scalar(select(func.max(Order.number))) or FIRST_ORDER_NUMBER - 1) + 1,
        customer_id=customer.id,
        email=customer.email,
        status="Open",
        payment_status="Authorized",
        fulfilment_status="Unfulfilled",
        placed_at=db.now,
        **ship_to(address),
        shipping_method=method.name,
        discount_code=found.discount.code if found.discount else None,
        **totals.columns(),
        captured=0,
        refunded=0,
        shipping_refunded=0,
        card=f"{cart.card_brand} {cart.card_last4}",
    )
    for line, discount, tax in zip(found.lines, totals.discounts, totals.taxes, strict=True):
        order.lines.append(
            OrderLine(
                variant_id=line.variant_id,
                title=line.variant.product.title,
                variant_title=line.variant.title,
                sku=line.variant.sku,
                price=line.variant.price,
                quantity=line.quantity,
                discount=discount,
                tax=tax,
                fulfilled=0,
                removed=0,
                returned=0,
            )
        )
    db.add(order)
    db.flush()
    for ordered in order.lines:
        stock.allocate(db, ordered)
    _finish(db, cart, order, found)
    return order


def _finish(db: Db, cart: Cart, order: Order, found: Quote) -> None:
    """Enter the money, the code and the timeline; empty the cart."""
    currency = db.company.currency
    note(db, order, "placed", timeline.placed(order.customer.name))
    pay(db, order, "Authorization", order.total)
    note(db, order, "authorized", timeline.authorized(order.total, order.card, currency))
    if found.discount is not None:
        db.add(
            Redemption(
                discount_id=found.discount.id,
                order_id=order.id,
                customer_id=order.customer_id,
                amount=order.discount,
                at=db.now,
            )
        )
    db.execute(delete(CartLine).where(CartLine.cart_id == cart.id))
    cart.discount_code = cart.address_id = cart.shipping_method_id = None
    cart.card_brand = cart.card_last4 = cart.card_token = None
    if not order.total:
        order.captured = 0
    settle(db, order)
    db.expire(cart)
