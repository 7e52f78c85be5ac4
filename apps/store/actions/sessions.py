"""Sessions of the shop: shoppers are customers, not staff, so they have their own."""

from __future__ import annotations

from sqlalchemy import delete, select

from ...platform.database import Db
from ...platform.errors import NotFound
from ..models import Cart, CartLine, Customer, ShopSession


def begin_session(db: Db) -> ShopSession:
    """A guest's session with an empty cart, begun when they first put something in."""
    cart = Cart()
    db.add(cart)
    db.flush()
    return _session(db, None, cart)


def log_in_customer(db: Db, customer_id: int, *, guest: ShopSession | None = None) -> ShopSession:
    """Log a customer in. What the guest had in the cart goes along."""
    customer = db.get(Customer, customer_id)
    if customer is None or customer.deleted_at is not None:
        raise NotFound("There is no such customer.")
    cart = cart_of(db, customer_id)
    if guest is not None:
        if guest.customer_id is None and guest.cart_id != cart.id:
            _hand_over(db, guest.cart_id, cart)
        else:
            db.delete(guest)
    return _session(db, customer_id, cart)


def log_out_customer(db: Db, token: str) -> None:
    db.execute(delete(ShopSession).where(ShopSession.token == token))


def find_session(db: Db, token: str | None) -> ShopSession | None:
    """The session that a cookie names; none any more for a customer who is gone."""
    session = db.get(ShopSession, token) if token else None
    is_gone = session is not None and session.customer is not None and session.customer.deleted_at is not None
    return None if is_gone else session


def cart_of(db: Db, customer_id: int) -> Cart:
    return db.scalars(select(Cart).where(Cart.customer_id == customer_id)).one()


def _session(db: Db, customer_id: int | None, cart: Cart) -> ShopSession:
    session = ShopSession(
        token=db.secret(), csrf=db.secret(), customer_id=customer_id, cart_id=cart.id, created_at=db.now
    )
    db.add(session)
    db.flush()
    return session


def _hand_over(db: Db, guest_cart_id: int, cart: Cart) -> None:
    """Add a guest's lines to the customer's cart; the guest's cart and sessions end."""
    guest_cart = db.get_one(Cart, guest_cart_id)
    have = {line.variant_id: line for line in cart.lines}
    for line in guest_cart.lines:
        if line.variant_id in have:
            have[line.variant_id].quantity += line.quantity
        else:
            cart.lines.append(CartLine(variant_id=line.variant_id, quantity=line.quantity))
    cart.discount_code = guest_cart.discount_code or cart.discount_code
    db.execute(delete(ShopSession).where(ShopSession.cart_id == guest_cart_id))
    db.execute(delete(CartLine).where(CartLine.cart_id == guest_cart_id))
    db.delete(guest_cart)
    db.flush()
