"""The tables of quotes: what a customer was offered, and who approved what goes below the price book."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import COUNTED, STAMPED, Base, Cents, LongText, Person, Record, Short, UtcDateTime, undone_by
from .core import Contact, Deal, Pricebook, Product, User

QUOTE_STATUSES = ("Draft", "In Review", "Approved", "Rejected", "Presented", "Accepted", "Denied")
#: In which the lines of a quote can be changed; it is a draft again then.
EDITABLE_STATUSES = ("Draft", "Approved", "Rejected")
REQUEST_STATUSES = ("Pending", "Approved", "Rejected", "Recalled")


class Quote(Record, Base):
    """An offer for a deal. The amounts are kept by the actions: they follow from the lines."""

    __tablename__ = "crm_quote"
    __table_args__ = (CheckConstraint("tax >= 0", name="tax_not_negative"),)

    number: Mapped[Short] = mapped_column(unique=True, info=COUNTED)
    deal_id: Mapped[int] = mapped_column(ForeignKey("crm_deal.id"), index=True)
    contact_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    pricebook_id: Mapped[int] = mapped_column(ForeignKey("crm_pricebook.id"))
    status: Mapped[Short] = mapped_column(index=True)
    # The last day on which the customer can accept it.
    expires_on: Mapped[date]
    subtotal: Mapped[Cents] = mapped_column(default=0)  # before discounts
    discount: Mapped[Cents] = mapped_column(default=0)  # what all lines take off together
    tax: Mapped[Cents] = mapped_column(default=0)
    grand_total: Mapped[Cents] = mapped_column(default=0)
    # The one quote of a deal whose lines become the deal's once the customer accepts it.
    is_syncing: Mapped[bool] = mapped_column(default=False)
    terms: Mapped[LongText | None]
    presented_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    settled_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)  # accepted or denied
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
    deal: Mapped[Deal] = relationship()
    contact: Mapped[Contact | None] = relationship()
    pricebook: Mapped[Pricebook] = relationship()
    lines: Mapped[list[QuoteLine]] = relationship(
        primaryjoin="and_(Quote.id == QuoteLine.quote_id, QuoteLine.deleted_at.is_(None))",
        order_by="QuoteLine.id",
        viewonly=True,
    )
    requests: Mapped[list[ApprovalRequest]] = relationship(
        order_by="ApprovalRequest.id", viewonly=True, back_populates="quote"
    )

    @property
    def is_editable(self) -> bool:
        return self.status in EDITABLE_STATUSES

    @property
    def net(self) -> int:
        """What the lines come to, before tax, in cents."""
        return self.subtotal - self.discount


class QuoteLine(Record, Base):
    __tablename__ = "crm_quote_line"
    __table_args__ = (CheckConstraint("quantity > 0", name="quantity_positive"),)

    quote_id: Mapped[int] = mapped_column(ForeignKey("crm_quote.id"), index=True)
    product_id: Mapped[int] = mapped_column(ForeignKey("crm_product.id"), index=True)
    quantity: Mapped[int]
    unit_price: Mapped[Cents]
    # What the price book asked for when the line was made: the discount counts from there.
    list_price: Mapped[Cents]
    discount_pct: Mapped[int] = mapped_column(default=0)
    total: Mapped[Cents]

    quote: Mapped[Quote] = relationship()
    product: Mapped[Product] = relationship()

    @property
    def below_list(self) -> int:
        """How far the price after the discount is below the price book, in hundredths of a per cent, never negative."""
        return below_list(self.unit_price, self.discount_pct, self.list_price)


def below_list(unit_price: int, discount_pct: int, list_price: int) -> int:
    """How far a price is below the price book's, in hundredths of a per cent, rounded up, never negative."""
    if list_price <= 0:
        return discount_pct * 100
    off = list_price * 100 - unit_price * (100 - discount_pct)
    return max(0, -(-off * 100 // list_price))


class ApprovalRequest(Record, Base):
    """Somebody asks for a discount beyond the limit; `created_by_id` is who asks. One that was recalled is nothing."""

    __tablename__ = "crm_approval_request"

    quote_id: Mapped[int] = mapped_column(ForeignKey("crm_quote.id"), index=True)
    approver_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)
    status: Mapped[Short] = mapped_column(index=True, info=undone_by("Recalled"))
    # The deepest discount of the quote when it was asked for, in hundredths of a per cent, and the limit then.
    depth: Mapped[int]
    limit_pct: Mapped[int]
    reason: Mapped[LongText]
    decided_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    decided_by_id: Mapped[int | None] = mapped_column(ForeignKey("crm_user.id"))
    comment: Mapped[LongText | None]

    quote: Mapped[Quote] = relationship(back_populates="requests")
    approver: Mapped[User] = relationship(foreign_keys=[approver_id])
    decided_by: Mapped[User | None] = relationship(foreign_keys=[decided_by_id])
    asked_by: Mapped[Person | None] = relationship(
        primaryjoin="foreign(ApprovalRequest.created_by_id) == Person.id", viewonly=True
    )

    @property
    def is_open(self) -> bool:
        return self.status == "Pending"
