"""Photos and scanned papers that lie with a return, a purchase order or a customer."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, LongText, Person, Pk, Short, Stamp
from .customers import Customer
from .purchasing import PurchaseOrder
from .returns import ReturnLine


class Attachment(Base):
    """One picture. What it shows is drawn from `spec`, and is said nowhere else."""

    __tablename__ = "store_attachment"
    __table_args__ = (
        CheckConstraint(
            "(return_line_id IS NULL) + (purchase_order_id IS NULL) + (customer_id IS NULL) = 2", name="lies_with_one"
        ),
        CheckConstraint("(return_line_id IS NULL) = (unit IS NULL)", name="photo_of_a_unit"),
    )

    id: Mapped[Pk]
    # What addresses call it; it tells nothing.
    key: Mapped[Short] = mapped_column(unique=True)
    kind: Mapped[Short]  # one of papers/specs.py's KINDS
    spec: Mapped[LongText]  # see papers/specs.py
    return_line_id: Mapped[int | None] = mapped_column(ForeignKey("store_return_line.id"), index=True)
    unit: Mapped[int | None]  # which of the line's units that came, from 1
    purchase_order_id: Mapped[int | None] = mapped_column(ForeignKey("store_purchase_order.id"), index=True)
    customer_id: Mapped[int | None] = mapped_column(ForeignKey("store_customer.id"), index=True)
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    return_line: Mapped[ReturnLine | None] = relationship()
    purchase_order: Mapped[PurchaseOrder | None] = relationship()
    customer: Mapped[Customer | None] = relationship()
    by: Mapped[Person | None] = relationship()
