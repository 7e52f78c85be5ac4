"""A shopper's session and cart, with what they have chosen so far on the way to an order."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, Cents, Moment, Pk, Short
from .catalogue import Variant
from .customers import Address, Customer
from .pricing import ShippingMethod


class ShopSession(Base):
    """A browser at the shop: a guest's, or a customer's who has logged in."""

    __tablename__ = "store_session"
    __table_args__ = {"info": INCIDENTAL}

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    csrf: Mapped[str] = mapped_column(String(64))
    customer_id: Mapped[int | None] = mapped_column(ForeignKey("store_customer.id"))
    cart_id: Mapped[int] = mapped_column(ForeignKey("store_cart.id"))
    created_at: Mapped[Moment]

    customer: Mapped[Customer | None] = relationship()


class Cart(Base):
    """Every customer has one, and each guest's session; an order empties it."""

    __tablename__ = "store_cart"

    id: Mapped[Pk]
    customer_id: Mapped[int | None] = mapped_column(ForeignKey("store_customer.id"), unique=True)
    discount_code: Mapped[Short | None]
    # Chosen on the way through checkout. Card numbers are never kept, only what the bank said of them.
    address_id: Mapped[int | None] = mapped_column(ForeignKey("store_address.id"), info=INCIDENTAL)
    shipping_method_id: Mapped[int | None] = mapped_column(ForeignKey("store_shipping_method.id"), info=INCIDENTAL)
    # What the shopper wants to pay by store credit, at most: all that they have, or less.
    credit: Mapped[Cents] = mapped_column(default=0, info=INCIDENTAL)
    card_brand: Mapped[Short | None] = mapped_column(info=INCIDENTAL)
    card_last4: Mapped[Short | None] = mapped_column(info=INCIDENTAL)
    card_token: Mapped[Short | None] = mapped_column(info=INCIDENTAL)

    lines: Mapped[list[CartLine]] = relationship(order_by="CartLine.id", back_populates="cart")
    address: Mapped[Address | None] = relationship()
    shipping_method: Mapped[ShippingMethod | None] = relationship()


class CartLine(Base):
    __tablename__ = "store_cart_line"
    __table_args__ = (
        UniqueConstraint("cart_id", "variant_id"),
        CheckConstraint("quantity > 0", name="quantity_positive"),
    )

    id: Mapped[Pk]
    cart_id: Mapped[int] = mapped_column(ForeignKey("store_cart.id"))
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"))
    quantity: Mapped[int]

    cart: Mapped[Cart] = relationship(back_populates="lines")
    variant: Mapped[Variant] = relationship()
