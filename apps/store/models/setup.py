"""How the store is set up: its brand and rules, and which of the company's people may do what in its admin."""

from __future__ import annotations

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Person, Pk, Record, Short

AREAS = ("orders", "refunds", "products", "inventory", "customers", "discounts", "reviews")


class Setting(Record, Base):
    """The store's own settings; one row. How much may be refunded and when goods come back, the handbook says."""

    __tablename__ = "store_setting"

    name: Mapped[Name]
    tagline: Mapped[Name]
    # The brand: a hue in degrees, a pair of typefaces and the shape of the emblem.
    hue: Mapped[int]
    typeface: Mapped[Short]
    emblem: Mapped[Short]
    # Whether goods may leave before the money is captured.
    ship_unpaid: Mapped[bool]
    low_stock: Mapped[int]


class Staff(Record, Base):
    """A person's membership in the admin. `id` is the person's id."""

    __tablename__ = "store_staff"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    role: Mapped[Short]
    is_manager: Mapped[bool] = mapped_column(default=False)
    is_active: Mapped[bool] = mapped_column(default=True)

    person: Mapped[Person] = relationship(foreign_keys=[id], lazy="joined")
    permissions: Mapped[list[StaffPermission]] = relationship(order_by="StaffPermission.id")


class StaffPermission(Base):
    """An area of the admin in which a member of staff may change things; all of them may look."""

    __tablename__ = "store_staff_permission"
    __table_args__ = (UniqueConstraint("staff_id", "area"),)

    id: Mapped[Pk]
    staff_id: Mapped[int] = mapped_column(ForeignKey("store_staff.id"))
    area: Mapped[Short]
