"""Collections: products gathered under a heading, by hand or by conditions that they meet."""

from __future__ import annotations

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, LongText, Name, Pk, Record, Short
from .catalogue import Category, StoreProduct

COLLECTION_KINDS = ("By hand", "By conditions")
#: How many of its conditions a product has to meet.
COLLECTION_MATCHES = ("All", "Any")


class Collection(Record, Base):
    """Products under a heading, with a page in the shop while it is shown there."""

    __tablename__ = "store_collection"

    title: Mapped[Name]
    handle: Mapped[Name] = mapped_column(unique=True)
    description: Mapped[LongText]
    kind: Mapped[Short]
    match: Mapped[Short]
    is_shown: Mapped[bool] = mapped_column(default=True)

    conditions: Mapped[list[CollectionCondition]] = relationship(order_by="CollectionCondition.id")
    # Those chosen by hand, in their order.
    places: Mapped[list[CollectionProduct]] = relationship(
        order_by="CollectionProduct.position, CollectionProduct.id", back_populates="collection"
    )

    @property
    def is_by_hand(self) -> bool:
        return self.kind == "By hand"


class CollectionCondition(Base):
    """What a product has to be, to be in a collection: Price, is less than, 5000. Their order means nothing."""

    __tablename__ = "store_collection_condition"

    id: Mapped[Pk]
    collection_id: Mapped[int] = mapped_column(ForeignKey("store_collection.id"), index=True)
    field: Mapped[Short]
    operator: Mapped[Short]
    # One of these: a text to compare with, an amount in cents or a count, a category.
    text: Mapped[Name | None]
    number: Mapped[int | None]
    category_id: Mapped[int | None] = mapped_column(ForeignKey("store_category.id"))

    category: Mapped[Category | None] = relationship()


class CollectionProduct(Base):
    """A product's place in a collection that is put together by hand."""

    __tablename__ = "store_collection_product"
    __table_args__ = (UniqueConstraint("collection_id", "product_id"),)

    id: Mapped[Pk]
    collection_id: Mapped[int] = mapped_column(ForeignKey("store_collection.id"))
    product_id: Mapped[int] = mapped_column(ForeignKey("store_product.id"), index=True)
    position: Mapped[int]

    collection: Mapped[Collection] = relationship(back_populates="places")
    product: Mapped[StoreProduct] = relationship()
