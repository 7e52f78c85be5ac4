"""Customers and their address book."""

from __future__ import annotations

from datetime import date

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, LongText, Name, Record, Short


class Customer(Record, Base):
    """Somebody who shops here. They are not staff, so they are not in the company's directory."""

    __tablename__ = "store_customer"
    __table_args__ = (Index(None, "last_name", "first_name"),)

    first_name: Mapped[Short]
    last_name: Mapped[Short]
    email: Mapped[Name] = mapped_column(unique=True)
    phone: Mapped[Short | None]
    accepts_marketing: Mapped[bool] = mapped_column(default=False)
    tax_exempt: Mapped[bool] = mapped_column(default=False)
    # The last day of the exemption; None: it has no end.
    tax_exempt_until: Mapped[date | None]
    tags: Mapped[Name | None]
    note: Mapped[LongText | None]
    # The same person in the CRM, `crm_contact.id`; the store stands without the CRM, so this is no foreign key.
    crm_contact_id: Mapped[int | None] = mapped_column(index=True)
    # Who stands for a shopper in tasks; None for all others.
    persona: Mapped[str | None] = mapped_column(String(40), unique=True)

    addresses: Mapped[list[Address]] = relationship(
        primaryjoin="and_(Customer.id == Address.customer_id, Address.deleted_at.is_(None))",
        order_by="Address.is_default.desc(), Address.id",
        viewonly=True,
    )

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}"

    def is_exempt(self, day: date) -> bool:
        """Whether no tax is charged on a day."""
        return self.tax_exempt and (self.tax_exempt_until is None or day <= self.tax_exempt_until)

    @property
    def initials(self) -> str:
        return self.first_name[:1] + self.last_name[:1]


class Address(Record, Base):
    __tablename__ = "store_address"

    customer_id: Mapped[int] = mapped_column(ForeignKey("store_customer.id"), index=True)
    name: Mapped[Name]
    company: Mapped[Name | None]
    street: Mapped[Name]
    city: Mapped[Short]
    state: Mapped[Short]
    postal_code: Mapped[Short]
    country: Mapped[Short]
    phone: Mapped[Short | None]
    is_default: Mapped[bool] = mapped_column(default=False)

    customer: Mapped[Customer] = relationship()

    @property
    def line(self) -> str:
        """The address on one line."""
        return f"{self.street}, {self.city}, {self.state} {self.postal_code}"
