"""What buyers say of products."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, LongText, Name, Record, Short
from .catalogue import StoreProduct
from .customers import Customer

REVIEW_STATUSES = ("Pending", "Approved", "Rejected")


class Review(Record, Base):
    """A buyer's review, one per product; only approved ones are shown and count in the rating."""

    __tablename__ = "store_review"
    __table_args__ = (
        UniqueConstraint("product_id", "customer_id"),
        CheckConstraint("rating BETWEEN 1 AND 5", name="rating_is_stars"),
    )

    product_id: Mapped[int] = mapped_column(ForeignKey("store_product.id"))
    customer_id: Mapped[int] = mapped_column(ForeignKey("store_customer.id"), index=True)
    nickname: Mapped[Short]
    rating: Mapped[int]
    title: Mapped[Name]
    body: Mapped[LongText]
    status: Mapped[Short] = mapped_column(index=True)

    product: Mapped[StoreProduct] = relationship()
    customer: Mapped[Customer] = relationship()
