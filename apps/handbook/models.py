"""The handbook's tables: sections, what they said from when to when, and the numbers that they state."""

from __future__ import annotations

from datetime import date

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ..platform.models import Base, LongText, Name, Person, Record, Short

UNITS = ("USD cents", "percent", "days", "hours", "minutes", "months", "o'clock", "post")
#: Who is meant by a value of the unit "post", seen from somebody of the sales department.
POSTS = {
    1: "their manager",
    2: "their manager's manager",
    3: "the senior account executive of their team",
    4: "the sales development representative of their team",
    5: "the inside sales representative",
    6: "the sales operations manager",
    7: "the sales operations analyst",
}


class HandbookReader(Record, Base):
    """A person who may read the handbook. `id` is the person's id."""

    __tablename__ = "handbook_reader"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    is_active: Mapped[bool] = mapped_column(default=True)

    person: Mapped[Person] = relationship(foreign_keys=[id], lazy="joined")


class HandbookSection(Record, Base):
    __tablename__ = "handbook_section"

    key: Mapped[Short] = mapped_column(unique=True)
    title: Mapped[Name]
    position: Mapped[int]
    summary: Mapped[Name]
    owner_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))

    owner: Mapped[Person] = relationship(foreign_keys=[owner_id], lazy="joined")
    revisions: Mapped[list[HandbookRevision]] = relationship(back_populates="section", order_by="HandbookRevision.id")


class HandbookRevision(Record, Base):
    """What a section says from its first day to its last, both included; no last day: until further notice.

    The body is Markdown in which gaps stand for the numbers of the policies: `{refund:Order desk}`.
    """

    __tablename__ = "handbook_revision"
    __table_args__ = (UniqueConstraint("section_id", "number"),)

    section_id: Mapped[int] = mapped_column(ForeignKey("handbook_section.id"))
    number: Mapped[int]
    valid_from: Mapped[date]
    valid_until: Mapped[date | None]
    approved_by_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    body: Mapped[LongText]
    note: Mapped[Name]  # what is new in it

    section: Mapped[HandbookSection] = relationship(back_populates="revisions")
    approved_by: Mapped[Person] = relationship(foreign_keys=[approved_by_id], lazy="joined")


class Policy(Record, Base):
    """One number of the company's rules, from its first day to its last, both included.

    The only place where it stands: the handbook's texts and the apps' checks both read it here.
    """

    __tablename__ = "handbook_policy"
    __table_args__ = (UniqueConstraint("key", "subject", "valid_from"),)

    key: Mapped[Short]  # "discount"
    subject: Mapped[Short | None]  # whom or what it is for, such as a job title; None: all that have none of their own
    value: Mapped[int]
    unit: Mapped[Short]  # one of `UNITS`
    section_id: Mapped[int] = mapped_column(ForeignKey("handbook_section.id"), index=True)
    valid_from: Mapped[date]
    valid_until: Mapped[date | None]

    section: Mapped[HandbookSection] = relationship()

    def holds_on(self, day: date) -> bool:
        return self.valid_from <= day and (self.valid_until is None or day <= self.valid_until)
