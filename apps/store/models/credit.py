"""The append-only book of what the store owes its customers."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Cents, History, Name, Person, Pk, Stamp
from .customers import Customer
from .orders import Order
from .returns import Return

# What one person enters for one customer comes to its sum, told with the reason of each.
CREDIT_BOOK = History(key=("customer_id", "order_id", "return_id", "by_id"), kind="reason", sums=("amount",))


class CreditEntry(Base):
    """Store credit given to a customer, or taken (`amount` below zero): the sum of all is what they have."""

    __tablename__ = "store_credit_entry"
    __table_args__ = (CheckConstraint("amount != 0", name="something_entered"), {"info": {"history": CREDIT_BOOK}})

    id: Mapped[Pk]
    customer_id: Mapped[int] = mapped_column(ForeignKey("store_customer.id"), index=True)
    amount: Mapped[Cents]
    reason: Mapped[Name]
    # What it was given for, if it was for goods sent back.
    order_id: Mapped[int | None] = mapped_column(ForeignKey("store_order.id"))
    return_id: Mapped[int | None] = mapped_column(ForeignKey("store_return.id"))
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    customer: Mapped[Customer] = relationship()
    order: Mapped[Order | None] = relationship()
    request: Mapped[Return | None] = relationship()
    by: Mapped[Person | None] = relationship()
