"""What is added to or taken off a price: discount codes, shipping and tax."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import CheckConstraint, ColumnElement, ForeignKey, Index, UniqueConstraint, func, select
from sqlalchemy.ext.hybrid import hybrid_property
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import WITNESSED, Base, Cents, Name, Pk, Record, Short, Stamp, UtcDateTime
from .catalogue import Category
from .orders import Order

DISCOUNT_KINDS = ("Percentage", "Fixed amount", "Free shipping")


class Discount(Record, Base):
    """A code that takes something off an order while its window is open and its conditions hold."""

    __tablename__ = "store_discount"

    code: Mapped[Short]
    kind: Mapped[Short]
    # Per cent or cents, as the kind says; nothing for free shipping.
    percent: Mapped[int | None]
    amount: Mapped[Cents | None]
    # Only goods of this category (and those below it); None for all.
    category_id: Mapped[int | None] = mapped_column(ForeignKey("store_category.id"))
    min_subtotal: Mapped[Cents | None]
    min_quantity: Mapped[int | None]
    usage_limit: Mapped[int | None]
    once_per_customer: Mapped[bool] = mapped_column(default=False)
    starts_at: Mapped[datetime] = mapped_column(UtcDateTime)
    ends_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    is_active: Mapped[bool] = mapped_column(default=True)

    category: Mapped[Category | None] = relationship()

    def covers(self, category: Category) -> bool:
        """Whether the code is for goods of a category."""
        return self.category_id is None or self.category_id in (category.id, category.parent_id)


# Codes are one whatever their case.
Index("uq_store_discount_code_lower", func.lower(Discount.code), unique=True)


class Redemption(Base):
    __tablename__ = "store_redemption"
    # A code that was used is used up.
    __table_args__ = (UniqueConstraint("discount_id", "order_id"), {"info": WITNESSED})

    id: Mapped[Pk]
    discount_id: Mapped[int] = mapped_column(ForeignKey("store_discount.id"))
    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"))
    customer_id: Mapped[int] = mapped_column(ForeignKey("store_customer.id"), index=True)
    amount: Mapped[Cents]
    at: Mapped[Stamp]

    order: Mapped[Order] = relationship()

    @hybrid_property
    def counts(self) -> bool:
        """Whether the code is used by it: whose order was canceled before it was paid has it again."""
        return self.order.status != "Canceled" or bool(self.order.captured)

    @counts.inplace.expression
    @classmethod
    def _counts(cls) -> ColumnElement[bool]:
        voided = select(Order.id).where(Order.status == "Canceled", Order.captured == 0)
        return cls.order_id.not_in(voided)


class ShippingZone(Record, Base):
    __tablename__ = "store_shipping_zone"

    name: Mapped[Short] = mapped_column(unique=True)

    methods: Mapped[list[ShippingMethod]] = relationship(order_by="ShippingMethod.position", back_populates="zone")


class ShippingRegion(Base):
    """A state, or a whole country, of a zone."""

    __tablename__ = "store_shipping_region"
    __table_args__ = (UniqueConstraint("country", "state"),)

    id: Mapped[Pk]
    zone_id: Mapped[int] = mapped_column(ForeignKey("store_shipping_zone.id"), index=True)
    country: Mapped[Short]
    state: Mapped[Short | None]


class ShippingMethod(Record, Base):
    """A way of shipping to a zone, for a band of weights."""

    __tablename__ = "store_shipping_method"
    __table_args__ = (CheckConstraint("price >= 0", name="price_not_negative"),)

    zone_id: Mapped[int] = mapped_column(ForeignKey("store_shipping_zone.id"), index=True)
    name: Mapped[Short]
    delivery: Mapped[Name]  # "3 to 5 working days"
    price: Mapped[Cents]
    free_from: Mapped[Cents | None]  # subtotal after discount from which it costs nothing
    max_weight: Mapped[int | None]  # grams
    position: Mapped[int]

    zone: Mapped[ShippingZone] = relationship(back_populates="methods")


class TaxRate(Base):
    """Sales tax by destination, in hundredths of a per cent."""

    __tablename__ = "store_tax_rate"
    __table_args__ = (UniqueConstraint("country", "state"),)

    id: Mapped[Pk]
    country: Mapped[Short]
    state: Mapped[Short]
    rate: Mapped[int]
