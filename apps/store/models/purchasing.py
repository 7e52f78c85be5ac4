"""Purchase orders: what is ordered from a supplier for a location, what of it came, and what was said about it."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import (
    COUNTED,
    INCIDENTAL,
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
    undone_by,
)
from .catalogue import Variant
from .inventory import Location
from .suppliers import Supplier

PURCHASE_STATUSES = ("Draft", "Ordered", "Partially received", "Received", "Closed short", "Canceled")
#: In which goods are still to come.
AWAITED = ("Ordered", "Partially received")


class PurchaseOrder(Record, Base):
    __tablename__ = "store_purchase_order"

    number: Mapped[int] = mapped_column(unique=True, info=COUNTED)
    supplier_id: Mapped[int] = mapped_column(ForeignKey("store_supplier.id"), index=True)
    location_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"), index=True)
    # One of PURCHASE_STATUSES.
    status: Mapped[Short] = mapped_column(index=True, info=undone_by("Canceled"))
    expected_on: Mapped[date | None]
    # The supplier's own number of the order, or of their quote.
    reference: Mapped[Short | None]
    note: Mapped[LongText | None]
    shipping: Mapped[Cents] = mapped_column(default=0)
    # Goes up with every change of the lines, so that who saw them otherwise is told.
    revision: Mapped[int] = mapped_column(default=1, info=INCIDENTAL)
    # Who let it be ordered, and when, if somebody has: never the person who drew it up.
    approved_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    approved_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    # The supplier has it then.
    ordered_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | WITNESSED)
    # When it was received, closed short or canceled.
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    # Why it was canceled or closed short.
    close_reason: Mapped[Name | None]

    supplier: Mapped[Supplier] = relationship()
    location: Mapped[Location] = relationship()
    approved_by: Mapped[Person | None] = relationship(foreign_keys=[approved_by_id])
    lines: Mapped[list[PurchaseLine]] = relationship(order_by="PurchaseLine.sku", back_populates="purchase_order")
    events: Mapped[list[PurchaseEvent]] = relationship(order_by="PurchaseEvent.id.desc()")

    @property
    def name(self) -> str:
        return f"PO-{self.number}"

    @property
    def subtotal(self) -> int:
        """What the ordered units come to, in cents."""
        return sum(line.quantity * line.cost for line in self.lines)

    @property
    def total(self) -> int:
        return self.subtotal + self.shipping

    @property
    def is_awaited(self) -> bool:
        return self.status in AWAITED


class PurchaseLine(Base):
    """So many units of a variant. Accepted ones are available once they came, damaged ones lie aside."""

    __tablename__ = "store_purchase_line"
    __table_args__ = (
        UniqueConstraint("purchase_order_id", "variant_id"),
        CheckConstraint("quantity > 0", name="ordered_positive"),
        CheckConstraint("received >= 0 AND damaged >= 0 AND received + damaged <= quantity", name="came_as_ordered"),
    )

    id: Mapped[Pk]
    purchase_order_id: Mapped[int] = mapped_column(ForeignKey("store_purchase_order.id"))
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"), index=True)
    # As they were called when the line was entered.
    sku: Mapped[Short]
    title: Mapped[Name]
    supplier_sku: Mapped[Short | None]
    cost: Mapped[Cents]
    quantity: Mapped[int]
    received: Mapped[int] = mapped_column(default=0)
    damaged: Mapped[int] = mapped_column(default=0)

    purchase_order: Mapped[PurchaseOrder] = relationship(back_populates="lines")
    variant: Mapped[Variant] = relationship()

    @property
    def open(self) -> int:
        """Units that have not come."""
        return self.quantity - self.received - self.damaged


# What a line of the timeline tells of its order, by its kind.
PURCHASE_TIMELINE = History(
    key=("purchase_order_id",),
    kind="kind",
    tells={"expected": ("expected_on",), "note": ("note",), "approved": ("approved_by_id",)},
)


class PurchaseEvent(Base):
    """One line of a purchase order's timeline. Changes of a draft write none: nobody has it yet."""

    __tablename__ = "store_purchase_event"
    __table_args__ = {"info": {"history": PURCHASE_TIMELINE}}

    id: Mapped[Pk]
    purchase_order_id: Mapped[int] = mapped_column(ForeignKey("store_purchase_order.id"), index=True)
    # created, approved, ordered, expected, note, received, closed, canceled, comment
    kind: Mapped[Short]
    message: Mapped[LongText]
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    by: Mapped[Person | None] = relationship()
