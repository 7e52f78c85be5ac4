"""What hides rows: the one filter of a sheet, for everybody, and views, each for who looks through it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Integer, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, Name, Person, Pk, Record, Short


class Filter(Base):
    """The one filter of a sheet: its area, the header row first."""

    __tablename__ = "sheet_filter"

    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), primary_key=True)
    top: Mapped[int]
    left: Mapped[int]
    bottom: Mapped[int]
    right: Mapped[int]


class FilterCriterion(Base):
    """What a filter asks of one column: some values left out, a condition, colors; all of them must hold."""

    __tablename__ = "sheet_filter_criterion"
    __table_args__ = (UniqueConstraint("sheet_id", "column"),)

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_filter.sheet_id"))
    column: Mapped[int]
    hidden_values: Mapped[list[str]] = mapped_column(JSON)  # as shown in the cells, sorted
    operator: Mapped[Short | None]
    operand: Mapped[Name | None]
    second: Mapped[Name | None]  # of "between"
    # Colors as "#RRGGBB", or "none": of the fill and of the text.
    fill: Mapped[Short | None]
    color: Mapped[Short | None]


class _View:
    """An area, and what is asked of its columns: `rules.filtering.Criterion` as plain data, by column."""

    top: Mapped[int]
    left: Mapped[int]
    bottom: Mapped[int]
    right: Mapped[int]
    criteria: Mapped[list[dict[str, Any]]] = mapped_column(JSON)


class FilterView(_View, Record, Base):
    """A filter with a name, which hides rows only for who has it open."""

    __tablename__ = "sheet_filter_view"

    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    name: Mapped[Name]
    owner_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))

    owner: Mapped[Person] = relationship(foreign_keys=[owner_id])


class TemporaryView(_View, Base):
    """A view that one person has open and nobody keeps; leaving it deletes it."""

    __tablename__ = "sheet_temporary_view"
    __table_args__ = (UniqueConstraint("sheet_id", "person_id"), {"info": INCIDENTAL})

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
