"""What structures a sheet without being in its cells: groups of lines, links, alternating colors."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from ...platform.models import Base, LongText, Pk, Short


class LineGroup(Base):
    """Rows or columns that are folded away together. Two groups of an axis lie in one another or apart."""

    __tablename__ = "sheet_line_group"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    axis: Mapped[Short]  # row, column
    first: Mapped[int]
    last: Mapped[int]
    is_collapsed: Mapped[bool] = mapped_column(default=False)


class CellLink(Base):
    """A cell that leads to a web address, or to an area of its workbook."""

    __tablename__ = "sheet_link"
    __table_args__ = (Index(None, "sheet_id", "row", "column"),)

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"))
    row: Mapped[int]
    column: Mapped[int]
    url: Mapped[LongText | None]
    # None for a web address, and once the sheet is gone. Checked at the end: undoing may take the sheet away before.
    target_id: Mapped[int | None] = mapped_column(
        ForeignKey("sheet_sheet.id", deferrable=True, initially="DEFERRED"), index=True
    )
    target: Mapped[Short | None]  # an area, such as "A1:B9"; None once it is gone


class Banding(Base):
    """Alternating colors of the rows of an area, its header and footer apart; None for one without color."""

    __tablename__ = "sheet_banding"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    top: Mapped[int]
    left: Mapped[int]
    bottom: Mapped[int]
    right: Mapped[int]
    header: Mapped[Short | None]
    first: Mapped[Short]
    second: Mapped[Short]
    footer: Mapped[Short | None]
