"""Transfers: stock on its way from one location to another, and what was said about it."""

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

TRANSFER_STATUSES = ("Draft", "In transit", "Partially received", "Received", "Closed short", "Canceled")
#: In which goods are between two locations.
UNDERWAY = ("In transit", "Partially received")


class Transfer(Record, Base):
    __tablename__ = "store_transfer"
    __table_args__ = (CheckConstraint("origin_id != destination_id", name="goes_somewhere"),)

    number: Mapped[int] = mapped_column(unique=True, info=COUNTED)
    origin_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"), index=True)
    destination_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"), index=True)
    # One of TRANSFER_STATUSES.
    status: Mapped[Short] = mapped_column(index=True, info=undone_by("Canceled"))
    expected_on: Mapped[date | None]
    reference: Mapped[Short | None]
    note: Mapped[LongText | None]
    # Goes up with every change of the lines, so that who saw them otherwise is told.
    revision: Mapped[int] = mapped_column(default=1, info=INCIDENTAL)
    # A truck has it then.
    sent_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | WITNESSED)
    # When it was received, closed short or canceled.
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    close_reason: Mapped[Name | None]

    origin: Mapped[Location] = relationship(foreign_keys=[origin_id])
    destination: Mapped[Location] = relationship(foreign_keys=[destination_id])
    lines: Mapped[list[TransferLine]] = relationship(order_by="TransferLine.sku", back_populates="transfer")
    events: Mapped[list[TransferEvent]] = relationship(order_by="TransferEvent.id.desc()")

    @property
    def name(self) -> str:
        return f"TR-{self.number}"

    @property
    def is_underway(self) -> bool:
        return self.status in UNDERWAY


class TransferLine(Base):
    """So many units of a variant. Once sent they are nowhere in stock until they are received."""

    __tablename__ = "store_transfer_line"
    __table_args__ = (
        UniqueConstraint("transfer_id", "variant_id"),
        CheckConstraint("quantity > 0", name="sent_positive"),
        CheckConstraint("received >= 0 AND damaged >= 0 AND received + damaged <= quantity", name="came_as_sent"),
    )

    id: Mapped[Pk]
    transfer_id: Mapped[int] = mapped_column(ForeignKey("store_transfer.id"))
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"), index=True)
    # As they were called when the line was entered.
    sku: Mapped[Short]
    title: Mapped[Name]
    quantity: Mapped[int]
    received: Mapped[int] = mapped_column(default=0)
    damaged: Mapped[int] = mapped_column(default=0)

    transfer: Mapped[Transfer] = relationship(back_populates="lines")
    variant: Mapped[Variant] = relationship()

    @property
    def open(self) -> int:
        """Units that have not arrived."""
        return self.quantity - self.received - self.damaged


# What a line of the timeline tells of its transfer, by its kind.
TRANSFER_TIMELINE = History(
    key=("transfer_id",),
    kind="kind",
    tells={"expected": ("expected_on",), "note": ("note",)},
)


class TransferEvent(Base):
    """One line of a transfer's timeline. Changes of a draft write none."""

    __tablename__ = "store_transfer_event"
    __table_args__ = {"info": {"history": TRANSFER_TIMELINE}}

    id: Mapped[Pk]
    transfer_id: Mapped[int] = mapped_column(ForeignKey("store_transfer.id"), index=True)
    kind: Mapped[Short]  # created, sent, expected, note, received, closed, canceled, comment
    message: Mapped[LongText]
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    by: Mapped[Person | None] = relationship()
