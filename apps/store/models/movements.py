"""The append-only book of stock movements."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, History, Name, Person, Pk, Short, Stamp
from .inventory import Location
from .orders import Order
from .purchasing import PurchaseOrder
from .transfers import Transfer

# What a person may give as the reason of an adjustment.
ADJUST_REASONS = (
    "Received",
    "Count correction",
    "Damaged",
    "Returned to stock",
    "Lost or stolen",
    "Donation",
)

# Entries of one person for one reason come to their sum. What sends units and what calls them back is one development:
# in which order they were promised and sent from where does not matter to what is left.
BOOK = History(
    key=("variant_id", "location_id", "order_id", "purchase_order_id", "transfer_id", "by_id"),
    kind="reason",
    sums=("available", "committed", "unavailable"),
    takes_back={"Fulfillment canceled": "Order shipped", "Sent from elsewhere": "Order shipped"},
    said="note",
)


class InventoryMovement(Base):
    """One change of one level, never edited: the sum of a level's movements is the level."""

    __tablename__ = "store_inventory_movement"
    __table_args__ = (Index(None, "variant_id", "location_id"), {"info": {"history": BOOK}})

    id: Mapped[Pk]
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"))
    location_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"))
    available: Mapped[int] = mapped_column(default=0)
    committed: Mapped[int] = mapped_column(default=0)
    unavailable: Mapped[int] = mapped_column(default=0)
    reason: Mapped[Short]
    note: Mapped[Name | None]
    order_id: Mapped[int | None] = mapped_column(ForeignKey("store_order.id"), index=True)
    # What it came with, or what it left by and arrived with.
    purchase_order_id: Mapped[int | None] = mapped_column(ForeignKey("store_purchase_order.id"))
    transfer_id: Mapped[int | None] = mapped_column(ForeignKey("store_transfer.id"))
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    location: Mapped[Location] = relationship()
    order: Mapped[Order | None] = relationship()
    purchase_order: Mapped[PurchaseOrder | None] = relationship()
    transfer: Mapped[Transfer | None] = relationship()
    by: Mapped[Person | None] = relationship()
