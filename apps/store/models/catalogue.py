"""What is sold: categories, products, their options and the variants that options make."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey, Integer, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Cents, LongText, Name, Pk, Record, Short

PRODUCT_STATUSES = ("Draft", "Active", "Archived")


class Category(Record, Base):
    __tablename__ = "store_category"

    name: Mapped[Short]
    handle: Mapped[Short] = mapped_column(unique=True)
    parent_id: Mapped[int | None] = mapped_column(ForeignKey("store_category.id"), index=True)
    position: Mapped[int]

    parent: Mapped[Category | None] = relationship(remote_side="Category.id")


class StoreProduct(Record, Base):
    """A product; named so because the CRM has a Product of its own."""

    __tablename__ = "store_product"

    # The number that all the company's apps know the article by; each variant's SKU extends it.
    sku: Mapped[Short] = mapped_column(unique=True)
    title: Mapped[Name] = mapped_column(index=True)
    handle: Mapped[Name] = mapped_column(unique=True)
    status: Mapped[Short] = mapped_column(index=True)
    vendor: Mapped[Short]
    description: Mapped[LongText]
    tags: Mapped[Name | None]
    category_id: Mapped[int] = mapped_column(ForeignKey("store_category.id"), index=True)
    material: Mapped[Short | None]
    # What its picture shows ("dome tent"); without it there is no picture yet.
    kind: Mapped[Short | None]

    category: Mapped[Category] = relationship()
    options: Mapped[list[Option]] = relationship(order_by="Option.position", back_populates="product")
    variants: Mapped[list[Variant]] = relationship(
        primaryjoin="and_(StoreProduct.id == Variant.product_id, Variant.deleted_at.is_(None))",
        order_by="Variant.position, Variant.id",
        viewonly=True,
    )

    @property
    def is_on_sale(self) -> bool:
        """Whether the shop has a page for it."""
        return self.status == "Active" and self.deleted_at is None


class Option(Base):
    """A way in which a product's variants differ; at most three of a product."""

    __tablename__ = "store_option"
    __table_args__ = (UniqueConstraint("product_id", "name"),)

    id: Mapped[Pk]
    product_id: Mapped[int] = mapped_column(ForeignKey("store_product.id"))
    name: Mapped[Short]
    position: Mapped[int]

    product: Mapped[StoreProduct] = relationship(back_populates="options")
    values: Mapped[list[OptionValue]] = relationship(order_by="OptionValue.position", back_populates="option")


class OptionValue(Base):
    __tablename__ = "store_option_value"
    __table_args__ = (UniqueConstraint("option_id", "name"),)

    id: Mapped[Pk]
    option_id: Mapped[int] = mapped_column(ForeignKey("store_option.id"))
    name: Mapped[Short]
    position: Mapped[int]

    option: Mapped[Option] = relationship(back_populates="values")


class Variant(Record, Base):
    """One thing that can be bought: a product with a value chosen for each of its options."""

    __tablename__ = "store_variant"
    __table_args__ = (CheckConstraint("price >= 0", name="price_not_negative"),)

    product_id: Mapped[int] = mapped_column(ForeignKey("store_product.id"), index=True)
    sku: Mapped[Short] = mapped_column(unique=True)
    title: Mapped[Name]  # its option values: "Moss / Steel"
    value1_id: Mapped[int | None] = mapped_column(ForeignKey("store_option_value.id"))
    value2_id: Mapped[int | None] = mapped_column(ForeignKey("store_option_value.id"))
    value3_id: Mapped[int | None] = mapped_column(ForeignKey("store_option_value.id"))
    barcode: Mapped[Short | None]
    price: Mapped[Cents]
    compare_at_price: Mapped[Cents | None]
    cost: Mapped[Cents | None]
    weight: Mapped[int] = mapped_column(Integer, default=0)  # grams
    continue_when_oos: Mapped[bool] = mapped_column(default=False)
    limit_per_customer: Mapped[int | None]
    position: Mapped[int]

    product: Mapped[StoreProduct] = relationship()

    @property
    def value_ids(self) -> tuple[int, ...]:
        return tuple(id for id in (self.value1_id, self.value2_id, self.value3_id) if id is not None)

    @property
    def full_title(self) -> str:
        return f"{self.product.title} – {self.title}" if self.title else self.product.title
