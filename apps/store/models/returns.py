"""Goods that shoppers want to send back."""

from __future__ import annotations

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, LongText, Pk, Record, Short
from .orders import Order, OrderLine

RETURN_REASONS = (
    "Wrong size",
    "Not as described",
    "Defective",
    "Arrived too late",
    "Changed my mind",
    "Wrong item",
)


class Return(Record, Base):
    __tablename__ = "store_return"

    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    name: Mapped[Short]  # "#1042-R1"
    status: Mapped[Short] = mapped_column(index=True)  # Requested, Approved, Declined, Closed
    note: Mapped[LongText | None]
    decline_reason: Mapped[LongText | None]
    refund_id: Mapped[int | None] = mapped_column(ForeignKey("store_refund.id"))

    order: Mapped[Order] = relationship()
    lines: Mapped[list[ReturnLine]] = relationship(order_by="ReturnLine.id")


class ReturnLine(Base):
    __tablename__ = "store_return_line"
    __table_args__ = (UniqueConstraint("return_id", "order_line_id"),)

    id: Mapped[Pk]
    return_id: Mapped[int] = mapped_column(ForeignKey("store_return.id"), index=True)
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"), index=True)
    quantity: Mapped[int]
    reason: Mapped[Short]

    order_line: Mapped[OrderLine] = relationship()


def return_name(order: Order, number: int) -> str:
    """The name of an order's first, second, … return: "#1042-R1"."""
    return f"{order.name}-R{number}"
