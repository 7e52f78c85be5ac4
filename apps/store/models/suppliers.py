"""Who the store buys from, and what each of them supplies at which cost."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint, func
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Cents, LongText, Name, Pk, Record, Short
from .catalogue import Variant

PAYMENT_TERMS = ("Prepaid", "Due on receipt", "Net 15", "Net 30", "Net 45", "Net 60")
CURRENCIES = ("USD", "CAD", "EUR", "GBP", "JPY")


class Supplier(Record, Base):
    __tablename__ = "store_supplier"
    __table_args__ = (CheckConstraint("lead_days >= 0", name="lead_days_not_negative"),)

    name: Mapped[Name]
    contact_name: Mapped[Short | None]
    email: Mapped[Name | None]
    phone: Mapped[Short | None]
    # Days from an order until the goods arrive.
    lead_days: Mapped[int]
    # What they are paid in; costs are kept in the company's own currency.
    currency: Mapped[Short]
    terms: Mapped[Short]
    notes: Mapped[LongText | None]
    # Nothing new is ordered from one that is archived.
    is_active: Mapped[bool] = mapped_column(default=True)

    items: Mapped[list[SupplierItem]] = relationship(order_by="SupplierItem.id", back_populates="supplier")


# Two suppliers of one name could not be told apart, whatever their case.
Index("uq_store_supplier_name_lower", func.lower(Supplier.name), unique=True)


class SupplierItem(Base):
    """A variant that a supplier delivers, by the supplier's own number, and what one unit costs there."""

    __tablename__ = "store_supplier_item"
    __table_args__ = (
        UniqueConstraint("supplier_id", "variant_id"),
        CheckConstraint("cost >= 0", name="cost_not_negative"),
    )

    id: Mapped[Pk]
    supplier_id: Mapped[int] = mapped_column(ForeignKey("store_supplier.id"))
    variant_id: Mapped[int] = mapped_column(ForeignKey("store_variant.id"), index=True)
    supplier_sku: Mapped[Short | None]
    cost: Mapped[Cents]

    supplier: Mapped[Supplier] = relationship(back_populates="items")
    variant: Mapped[Variant] = relationship()
