"""Goods that shoppers want to send back: what was asked for, approved, what came, in which state, and what was paid."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import (
    INCIDENTAL,
    STAMPED,
    Base,
    Cents,
    LongText,
    Name,
    Person,
    Pk,
    Record,
    Short,
    Stamp,
    UtcDateTime,
)
from .inventory import Location
from .orders import Hold, Order, OrderEvent, OrderLine, Refund

RETURN_REASONS = (
    "Wrong size",
    "Not as described",
    "Defective",
    "Arrived too late",
    "Changed my mind",
    "Wrong item",
)
RETURN_STATUSES = ("Requested", "Approved", "Partially received", "Received", "Inspected", "Closed", "Declined")
#: In which goods may still arrive.
COMING = ("Approved", "Partially received")
#: In which goods have arrived that are not paid for yet.
ARRIVED = ("Partially received", "Received", "Inspected")
#: Who pays for the way back.
RETURN_SHIPPING = ("Customer pays", "Prepaid label")
CONDITIONS = ("Like new", "Opened", "Used", "Damaged", "Incomplete", "Wrong item")
#: What becomes of a unit; the last is not accepted.
DISPOSITIONS = ("Restock", "Set aside", "Discard", "Send back")
#: How a return is paid.
PAID_BY = ("Original payment", "Store credit")


class Return(Record, Base):
    __tablename__ = "store_return"

    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    name: Mapped[Short]  # "#1042-R1"
    status: Mapped[Short]  # one of RETURN_STATUSES
    note: Mapped[LongText | None]
    decline_reason: Mapped[LongText | None]
    refund_id: Mapped[int | None] = mapped_column(ForeignKey("store_refund.id"))

    # The way back, once it was approved.
    shipping: Mapped[Short | None]  # one of RETURN_SHIPPING
    carrier: Mapped[Short | None]
    tracking_number: Mapped[Short | None]
    # What of the label's cost is kept back from the refund.
    label_charge: Mapped[Cents] = mapped_column(default=0)
    instructions: Mapped[LongText | None]
    # Where it is to arrive; all of it has arrived there.
    location_id: Mapped[int | None] = mapped_column(ForeignKey("store_location.id"), index=True)

    # How it was settled.
    fee: Mapped[Cents] = mapped_column(default=0)
    fee_reason: Mapped[Name | None]
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    # What keeps the items that go out instead where they are until the return is settled.
    hold_id: Mapped[int | None] = mapped_column(ForeignKey("store_hold.id"))
    # Goes up with everything that comes or is looked at, so that who saw it otherwise is told.
    revision: Mapped[int] = mapped_column(default=1, info=INCIDENTAL)

    order: Mapped[Order] = relationship()
    location: Mapped[Location | None] = relationship()
    refund: Mapped[Refund | None] = relationship()
    hold: Mapped[Hold | None] = relationship()
    exchange: Mapped[list[ExchangeItem]] = relationship(order_by="ExchangeItem.id", back_populates="request")
    lines: Mapped[list[ReturnLine]] = relationship(order_by="ReturnLine.id", back_populates="request")
    events: Mapped[list[OrderEvent]] = relationship(
        order_by="OrderEvent.at.desc(), OrderEvent.id.desc()", viewonly=True
    )

    @property
    def open(self) -> int:
        """Approved units that are still to come."""
        return sum(line.open for line in self.lines)

    @property
    def waiting(self) -> int:
        """Units that have come and were not looked at."""
        return sum(line.waiting for line in self.lines)

    @property
    def accepted(self) -> int:
        return sum(line.accepted for line in self.lines)

    @property
    def reached(self) -> str:
        """The status that follows from the units of an approved return."""
        if not any(line.received for line in self.lines):
            return "Approved"
        if self.open:
            return "Partially received"
        return "Received" if self.waiting else "Inspected"


class ReturnLine(Base):
    __tablename__ = "store_return_line"
    __table_args__ = (
        UniqueConstraint("return_id", "order_line_id"),
        CheckConstraint("approved >= 0 AND approved <= quantity", name="approved_was_asked"),
        CheckConstraint("received >= 0 AND missing >= 0 AND received + missing <= approved", name="came_as_approved"),
    )

    id: Mapped[Pk]
    return_id: Mapped[int] = mapped_column(ForeignKey("store_return.id"))
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"), index=True)
    quantity: Mapped[int]  # asked for
    reason: Mapped[Short]
    approved: Mapped[int] = mapped_column(default=0)
    received: Mapped[int] = mapped_column(default=0)
    missing: Mapped[int] = mapped_column(default=0)  # never came

    request: Mapped[Return] = relationship(back_populates="lines")
    order_line: Mapped[OrderLine] = relationship()
    inspections: Mapped[list[Inspection]] = relationship(order_by="Inspection.id", back_populates="line")

    @property
    def open(self) -> int:
        """Approved units that are still to come."""
        return self.approved - self.received - self.missing

    @property
    def due(self) -> int:
        """Approved units that the customer still has, at most: other refunds may have counted some as returned."""
        return min(self.approved, self.order_line.fulfilled - self.order_line.returned)

    @property
    def inspected(self) -> int:
        return sum(each.quantity for each in self.inspections)

    @property
    def waiting(self) -> int:
        """Units that have come and were not looked at."""
        return self.received - self.inspected

    @property
    def accepted(self) -> int:
        """Units that are paid for: all that were looked at but for those that go back to the customer."""
        return sum(each.quantity for each in self.inspections if each.disposition != "Send back")


class Inspection(Base):
    """Somebody looked at so many units of a line: what state they are in, and what becomes of them."""

    __tablename__ = "store_return_inspection"
    __table_args__ = (CheckConstraint("quantity > 0", name="inspected_something"),)

    id: Mapped[Pk]
    return_line_id: Mapped[int] = mapped_column(ForeignKey("store_return_line.id"), index=True)
    quantity: Mapped[int]
    condition: Mapped[Short]  # one of CONDITIONS
    disposition: Mapped[Short]  # one of DISPOSITIONS
    note: Mapped[Name | None]
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    line: Mapped[ReturnLine] = relationship(back_populates="inspections")
    by: Mapped[Person | None] = relationship()


class ExchangeItem(Base):
    """A line of the order that goes out instead of what comes back with a return; it is of nothing else."""

    __tablename__ = "store_exchange_item"

    id: Mapped[Pk]
    return_id: Mapped[int] = mapped_column(ForeignKey("store_return.id"), index=True)
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"), unique=True)

    request: Mapped[Return] = relationship(back_populates="exchange")
    order_line: Mapped[OrderLine] = relationship()


def return_name(order: Order, number: int) -> str:
    """The name of an order's first, second, … return: "#1042-R1"."""
    return f"{order.name}-R{number}"
