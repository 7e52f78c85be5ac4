"""Rules that lie on cells: what may be typed into them, how they look for what they hold, and who may change them.

Areas are lists of [top, left, bottom, right], counted from 1, ends included, sorted. A formula is written for the upper
left cell of all the areas of its rule, and means for every other cell what it would mean copied there.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Float, ForeignKey, Integer
from sqlalchemy.orm import Mapped, mapped_column

from ...platform.models import INCIDENTAL, Base, LongText, Name, Pk, Short

Corners = list[list[int]]


class Validation(Base):
    """What may be typed into cells. No cell has two of them."""

    __tablename__ = "sheet_validation"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    areas: Mapped[Corners] = mapped_column(JSON)
    kind: Mapped[Short]  # list, range, number, date, text, checkbox, custom
    operator: Mapped[Short | None]
    first: Mapped[LongText | None]  # as typed: a number, a date, a text, a formula
    second: Mapped[LongText | None]
    choices: Mapped[list[str] | None] = mapped_column(JSON)  # of a list
    source: Mapped[Name | None]  # of a range: "Lists!$A$2:$A$9"
    # Whether it refuses what does not fit; otherwise it only marks it.
    is_strict: Mapped[bool] = mapped_column(default=True)
    help: Mapped[Name | None]


class ConditionalFormat(Base):
    """How cells look for what they hold. Of several on a cell the one with the lower position wins."""

    __tablename__ = "sheet_conditional_format"
    # What it comes to is compared, cell by cell: several rules may come to the same.
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    position: Mapped[int]  # 1, 2, 3 … within the sheet
    areas: Mapped[Corners] = mapped_column(JSON)
    kind: Mapped[Short]  # a condition (rules/conditions.py), scale, bar
    first: Mapped[LongText | None]
    second: Mapped[LongText | None]
    style: Mapped[LongText | None]  # of a condition: compact JSON as cells have it
    # Of a scale, two or three {"at": min, max, number, percent, percentile; "value"; "color"}; of a bar, one.
    points: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON)


class CellLook(Base):
    """What the conditional formats of its sheet give to a cell, as of the last operation."""

    __tablename__ = "sheet_cell_look"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)  # as its cell's
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    row: Mapped[int]
    column: Mapped[int]
    style: Mapped[LongText | None]  # compact JSON as cells have it
    bar: Mapped[float | None] = mapped_column(Float)  # how far it reaches, 0 to 1
    bar_color: Mapped[Short | None]


class Protection(Base):
    """Cells that only some may change, or a whole sheet but for some areas."""

    __tablename__ = "sheet_protection"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    # Without areas it is the whole sheet.
    areas: Mapped[Corners] = mapped_column(JSON)
    exceptions: Mapped[Corners] = mapped_column(JSON)  # of a whole sheet
    # Who may change them besides the workbook's owner, sorted.
    editors: Mapped[list[int]] = mapped_column(JSON)
    # Everybody who may edit may change them, once warned.
    warns_only: Mapped[bool] = mapped_column(default=False)
    description: Mapped[Name | None]
