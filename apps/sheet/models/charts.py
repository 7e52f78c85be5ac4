"""Charts: where they float, what they show and how."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Integer
from sqlalchemy.orm import Mapped, mapped_column

from ...platform.models import Base, Name, Pk, Short


def series_id(chart: int, position: int) -> int:
    """The id of a series, from its place."""
    return chart * 64 + position


class Chart(Base):
    """A chart that floats over a sheet. Its areas, and those of its series, lie on the sheet `source_id`."""

    __tablename__ = "sheet_chart"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    # None once that sheet is gone. Checked at the end: undoing may take the sheet away before this.
    source_id: Mapped[int | None] = mapped_column(
        ForeignKey("sheet_sheet.id", deferrable=True, initially="DEFERRED"), index=True
    )
    kind: Mapped[Short]
    title: Mapped[Name]
    x_title: Mapped[Name]
    y_title: Mapped[Name]
    legend: Mapped[Short]
    # Whether the first cell of each area is its name, not a value.
    has_header: Mapped[bool]
    shows_values: Mapped[bool]
    # The area of the labels along the axis, such as "A1:A13".
    labels: Mapped[Short | None]
    # Where it floats: pixels from the corner of a cell.
    row: Mapped[int]
    column: Mapped[int]
    down: Mapped[int]
    across: Mapped[int]
    width: Mapped[int]
    height: Mapped[int]


class ChartSeries(Base):
    """A series of a chart, by its place among them."""

    __tablename__ = "sheet_chart_series"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    chart_id: Mapped[int] = mapped_column(ForeignKey("sheet_chart.id"), index=True)
    # The chart's.
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    position: Mapped[int]
    values: Mapped[Short]  # an area, such as "C1:C13"
    color: Mapped[Short]
    shape: Mapped[Short]  # how a combo chart draws it
