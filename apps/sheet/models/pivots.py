"""Pivot tables: what they sum up, where their cells stand, and the fields that they are made of."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, ForeignKey, Integer
from sqlalchemy.orm import Mapped, mapped_column

from ...platform.models import INCIDENTAL, Base, Name, Pk, Short

#: Where a field stands in a pivot table, in the order in which they are kept.
PIVOT_AREAS = ("row", "column", "value", "filter")


def pivot_field_id(pivot: int, area: str, position: int) -> int:
    """The id of a field, from its place."""
    return pivot * 64 + PIVOT_AREAS.index(area) * 16 + position


class Pivot(Base):
    """A pivot table. Its source lies on the sheet `source_id`, the headings in its first row."""

    __tablename__ = "sheet_pivot"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    # None once that sheet is gone. Checked at the end: undoing may take the sheet away before this.
    source_id: Mapped[int | None] = mapped_column(
        ForeignKey("sheet_sheet.id", deferrable=True, initially="DEFERRED"), index=True
    )
    source: Mapped[Short | None]  # an area, such as "A1:H90"; None once its cells are gone
    # Where its first cell stands, and how many rows and columns it fills now.
    row: Mapped[int]
    column: Mapped[int]
    height: Mapped[int]
    width: Mapped[int]
    # Why it shows an error in the place of its cells.
    problem: Mapped[Name | None] = mapped_column(info=INCIDENTAL)


class PivotField(Base):
    """A column of the source in one of the areas of a pivot table."""

    __tablename__ = "sheet_pivot_field"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    pivot_id: Mapped[int] = mapped_column(ForeignKey("sheet_pivot.id"), index=True)
    # The pivot table's.
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    area: Mapped[Short]
    position: Mapped[int]
    column: Mapped[int]  # of the source's sheet
    # Of rows and columns: how dates are grouped, the value (by position) they are sorted by, None for the label.
    grouping: Mapped[Short | None]
    sort_by: Mapped[int | None]
    descending: Mapped[bool]
    shows_totals: Mapped[bool]
    # Of values.
    aggregation: Mapped[Short | None]
    show_as: Mapped[Short | None]
    label: Mapped[Name | None]
    number_format: Mapped[Name | None]
    # Of filters: the values left out, as shown in the cells, and a condition.
    hidden_values: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    operator: Mapped[Short | None]
    operand: Mapped[Name | None]
    second: Mapped[Name | None]  # of "between"
