"""Contacts who work for more accounts than their own."""

from __future__ import annotations

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Record, Short
from .core import Account, Contact

#: What a contact does at an account that is not their own.
ACCOUNT_ROLES = ("Buyer", "Billing contact", "Consultant", "Board member", "Former employee")


class AccountContact(Record, Base):
    """A contact linked to another account than their own (`Contact.account_id`); with `deleted_at`, not anymore."""

    __tablename__ = "crm_account_contact"
    __table_args__ = (UniqueConstraint("account_id", "contact_id"),)

    # Found by the unique pair, which begins with it.
    account_id: Mapped[int] = mapped_column(ForeignKey("crm_account.id"))
    contact_id: Mapped[int] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    role: Mapped[Short | None]
    is_inactive: Mapped[bool] = mapped_column(default=False)

    account: Mapped[Account] = relationship()
    contact: Mapped[Contact] = relationship()
