"""From cart to order: address, shipping, card, and placing it."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.formats import money
from .. import timeline
from ..models import STORE_CREDIT, Cart, CartLine, Customer, Order, OrderLine, Redemption, ShippingMethod
from ..models.orders import FIRST_ORDER_NUMBER, ship_to
from . import shipping, stock
from .addresses import own_address
from .cards import BRAND, check_card, refusal_of
from .cart import Quote, quote, require_ready
from .crediting.book import credit_of
from .money import pay, spend_credit
from .orders import settle
from .saving import note
from .sessions import cart_of
from .values import Values


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
    card = check_card(db, values, number=number, name=name, expiry=expiry, code=code)
    values.done()
    cart.card_brand, cart.card_last4, cart.card_token = BRAND, card.last4, card.token
    return cart


def use_credit(db: Db, customer_id: int, amount: int | None = None) -> Cart:
    """Pay the cart by store credit: an amount of it, or as much as there is and the order comes to."""
    cart = cart_of(db, customer_id)
    found, has, currency = quote(db, cart.id), credit_of(db, customer_id), db.company.currency
    require_ready(found)
    if not has:
        raise Blocked("You have no store credit.")
    values = Values()
    values.maybe(values.cents, "amount", amount, "Amount", 1)
    values.done()
    if amount is not None and amount > has:
        raise Invalid(amount=f"You have {money(has, currency=currency)} of store credit.")
    if amount is not None and amount > found.totals.total:
        most = money(found.totals.total, currency=currency)
        raise Invalid(amount=f"Your order comes to {most}: use that much at most.")
    cart.credit = has if amount is None else amount
    db.flush()
    return cart


def leave_credit(db: Db, customer_id: int) -> Cart:
    """Use no store credit after all."""
    cart = cart_of(db, customer_id)
    cart.credit = 0
    db.flush()
    return cart


def place_order(db: Db, customer_id: int, *, seen_total: int | None = None, seen_due: int | None = None) -> Order:
    """Order what is in the cart: stock is committed, store credit spent, the rest authorized, the cart emptied.

    `seen_total` is what the shopper was shown, `seen_due` what of it would be left to pay by card: if either has
    changed since, nothing is ordered.
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
    if cart.card_token is None and not found.is_covered:
        raise Blocked("Please enter a card.")
    if seen_total is not None and seen_total != found.totals.total:
        raise Blocked("The total has changed since you saw it. Please check your order once more.")
    if seen_due is not None and seen_due != found.due:
        raise Blocked("Your store credit has changed since you saw it. Please check your order once more.")
    if cart.card_token and not found.is_covered and (refusal := refusal_of(cart.card_token)) is not None:
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
        card=STORE_CREDIT if found.is_covered else f"{cart.card_brand} {cart.card_last4}",
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
    # What the shopper agrees to pay in whichever way: a part of it is paid at once.
    pay(db, order, "Authorization", order.total)
    spend_credit(db, order, found.credit)
    if found.due:
        note(db, order, "authorized", timeline.authorized(found.due, order.card, currency))
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
    cart.credit = 0
    cart.card_brand = cart.card_last4 = cart.card_token = None
    settle(db, order)
    db.expire(cart)
