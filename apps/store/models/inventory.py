"""Stock by variant and location, and what of it is promised to orders."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Pk, Record, Short
from .catalogue import Variant


class Location(Record, Base):
    __tablename__ = "store_location"

    name: Mapped[Short] = mapped_column(unique=True)
    code: Mapped[Short] = mapped_column(unique=True)
    street: Mapped[Name]
    city: Mapped[Short]
    state: Mapped[Short]
    postal_code: Mapped[Short]
    # Orders take their stock from the first location that has it.
    position: Mapped[int]
    is_active: Mapped[bool] = mapped_column(default=True)


class InventoryLevel(Base):
    """How many of a variant are at a location. On hand is what lies there, whatever it is meant for."""

    __tablename__ = "store_inventory_level"
    __table_args__ = (
        UniqueConstraint("variant_id", "location_id"),
        CheckConstraint("on_hand = available + committed + unavailable", name="stock_identity"),
        CheckConstraint("committed >= 0 AND unavailable >= 0 AND incoming >= 0", name="stock_not_negative"),
    )

    id: Mapped[Pk]
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"))
    location_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"), index=True)
    on_hand: Mapped[int] = mapped_column(default=0)
    # Below zero only where a variant is sold on when out of stock.
    available: Mapped[int] = mapped_column(default=0)
    committed: Mapped[int] = mapped_column(default=0)
    unavailable: Mapped[int] = mapped_column(default=0)
    # Where it lies: aisle, bay and shelf, in the order in which one walks by them. None before it has a place.
    bin: Mapped[Short | None]
    # On its way here, by purchase orders and transfers: no part of what is on hand.
    incoming: Mapped[int] = mapped_column(default=0)

    variant: Mapped[Variant] = relationship()
    location: Mapped[Location] = relationship()


class Allocation(Base):
    """From which location an order line's unshipped units will come: they are committed there."""

    __tablename__ = "store_allocation"
    __table_args__ = (
        UniqueConstraint("order_line_id", "location_id"),
        CheckConstraint("quantity > 0", name="allocated_positive"),
    )

    id: Mapped[Pk]
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"))
    location_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"))
    quantity: Mapped[int]

    location: Mapped[Location] = relationship()
