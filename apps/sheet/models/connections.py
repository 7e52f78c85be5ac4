"""What workbooks take from each other by IMPORTRANGE, and who allowed it."""

from __future__ import annotations

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, Person, Record
from .core import Workbook


class Connection(Record, Base):
    """Cells of `source` may be shown in `workbook`, for as long as who allowed it may see the source."""

    __tablename__ = "sheet_connection"
    __table_args__ = (UniqueConstraint("workbook_id", "source_id"),)

    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"))
    source_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), index=True)
    allowed_by_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)

    workbook: Mapped[Workbook] = relationship(foreign_keys=[workbook_id])
    source: Mapped[Workbook] = relationship(foreign_keys=[source_id])
    allowed_by: Mapped[Person] = relationship(foreign_keys=[allowed_by_id])


class Import(Base):
    """A formula of `workbook` asks for cells of `source`; it follows from the formulas."""

    __tablename__ = "sheet_import"
    __table_args__ = {"info": INCIDENTAL}

    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), primary_key=True)
    source_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), primary_key=True, index=True)
