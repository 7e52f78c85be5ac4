"""The append-only book of stock movements."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Person, Pk, Short, Stamp
from .inventory import Location
from .orders import Order

# What a person may give as the reason of an adjustment.
ADJUST_REASONS = (
    "Received",
    "Count correction",
    "Damaged",
    "Returned to stock",
    "Lost or stolen",
    "Donation",
)


class InventoryMovement(Base):
    """One change of one level, never edited: the sum of a level's movements is the level."""

    __tablename__ = "store_inventory_movement"
    __table_args__ = (Index(None, "variant_id", "location_id"),)

    id: Mapped[Pk]
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"))
    location_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"))
    available: Mapped[int] = mapped_column(default=0)
    committed: Mapped[int] = mapped_column(default=0)
    unavailable: Mapped[int] = mapped_column(default=0)
    reason: Mapped[Short]
    note: Mapped[Name | None]
    order_id: Mapped[int | None] = mapped_column(ForeignKey("store_order.id"), index=True)
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    location: Mapped[Location] = relationship()
    order: Mapped[Order | None] = relationship()
    by: Mapped[Person | None] = relationship()
