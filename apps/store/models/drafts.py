"""Orders that staff put together for a customer: nothing is promised or owed before a draft is completed."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import (
    COUNTED,
    STAMPED,
    WITNESSED,
    Base,
    Cents,
    History,
    LongText,
    Name,
    Person,
    Pk,
    Record,
    Short,
    Stamp,
    UtcDateTime,
)
from .catalogue import Variant
from .customers import Customer
from .orders import Order
from .pricing import ShippingMethod

DRAFT_STATUSES = ("Open", "Invoice sent", "Completed")
DRAFT_DISCOUNT_KINDS = ("Percentage", "Fixed amount")


class DraftOrder(Record, Base):
    __tablename__ = "store_draft_order"
    __table_args__ = (
        CheckConstraint("total = subtotal - discount + shipping + tax", name="draft_adds_up"),
        CheckConstraint("(status = 'Completed') = (order_id IS NOT NULL)", name="completed_is_an_order"),
    )

    number: Mapped[int] = mapped_column(unique=True, info=COUNTED)
    customer_id: Mapped[int] = mapped_column(ForeignKey("store_customer.id"), index=True)
    # One of DRAFT_STATUSES. What was changed after its invoice went out is open again.
    status: Mapped[Short] = mapped_column(index=True)
    order_id: Mapped[int | None] = mapped_column(ForeignKey("store_order.id"), unique=True)
    # When its invoice was last sent: the customer has it.
    invoiced_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | WITNESSED)

    # Where it goes; all None until that is known.
    ship_name: Mapped[Name | None]
    ship_company: Mapped[Name | None]
    ship_street: Mapped[Name | None]
    ship_city: Mapped[Short | None]
    ship_state: Mapped[Short | None]
    ship_postal_code: Mapped[Short | None]
    ship_country: Mapped[Short | None]
    ship_phone: Mapped[Short | None]
    # A way of shipping at its own price, or one that was agreed on: then there is only its name.
    shipping_method_id: Mapped[int | None] = mapped_column(ForeignKey("store_shipping_method.id"))
    shipping_name: Mapped[Short | None]

    discount_kind: Mapped[Short | None]  # one of DRAFT_DISCOUNT_KINDS
    discount_percent: Mapped[int | None]
    discount_amount: Mapped[Cents | None]
    discount_reason: Mapped[Name | None]
    tax_exempt: Mapped[bool] = mapped_column(default=False)
    subtotal: Mapped[Cents] = mapped_column(default=0)
    discount: Mapped[Cents] = mapped_column(default=0)
    shipping: Mapped[Cents] = mapped_column(default=0)
    tax: Mapped[Cents] = mapped_column(default=0)
    total: Mapped[Cents] = mapped_column(default=0)
    note: Mapped[LongText | None]
    tags: Mapped[Name | None]

    customer: Mapped[Customer] = relationship()
    order: Mapped[Order | None] = relationship()
    shipping_method: Mapped[ShippingMethod | None] = relationship()
    created_by: Mapped[Person | None] = relationship(foreign_keys="DraftOrder.created_by_id", viewonly=True)
    lines: Mapped[list[DraftLine]] = relationship(order_by="DraftLine.id", cascade="all, delete-orphan")
    events: Mapped[list[DraftEvent]] = relationship(
        order_by="DraftEvent.at.desc(), DraftEvent.id.desc()", viewonly=True
    )

    @property
    def name(self) -> str:
        return f"#D{self.number}"


class DraftLine(Base):
    """Units of a variant at the price that it had when it was put on the draft: so it was quoted.

    Without a variant it is a custom item: what staff wrote by hand, with a code of its own in the place of a SKU.
    """

    __tablename__ = "store_draft_line"
    __table_args__ = (
        UniqueConstraint("draft_id", "variant_id"),
        CheckConstraint("quantity > 0", name="draft_quantity_positive"),
    )

    id: Mapped[Pk]
    draft_id: Mapped[int] = mapped_column(ForeignKey("store_draft_order.id"))
    variant_id: Mapped[int | None] = mapped_column(ForeignKey("store_variant.id"), index=True)
    title: Mapped[Name]
    variant_title: Mapped[Name]
    sku: Mapped[Short]
    price: Mapped[Cents]
    quantity: Mapped[int]
    taxable: Mapped[bool] = mapped_column(default=True)
    needs_shipping: Mapped[bool] = mapped_column(default=True)

    variant: Mapped[Variant | None] = relationship()


# Of a draft that is new, it does not matter in which steps it came to be what it is.
DRAFT_TIMELINE = History(
    key=("draft_id",),
    kind="kind",
    tells={
        "created": ("customer_id",),
        "items": ("subtotal",),
        "discount": ("discount_kind", "discount_percent", "discount_amount", "discount_reason"),
        "shipping": ("shipping_method_id", "shipping_name", "shipping"),
        "tax": ("tax_exempt",),
        "note": ("note",),
        "tags": ("tags",),
        "address": (
            "ship_name",
            "ship_company",
            "ship_street",
            "ship_city",
            "ship_state",
            "ship_postal_code",
            "ship_country",
            "ship_phone",
        ),
    },
    of_new=False,
)


class DraftEvent(Base):
    """One line of a draft's timeline. Every change of a draft writes one."""

    __tablename__ = "store_draft_event"
    __table_args__ = {"info": {"history": DRAFT_TIMELINE}}

    id: Mapped[Pk]
    draft_id: Mapped[int] = mapped_column(ForeignKey("store_draft_order.id"), index=True)
    # created, items, discount, shipping, tax, note, tags, address, invoice, completed
    kind: Mapped[Short]
    message: Mapped[LongText]
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    by: Mapped[Person | None] = relationship()
