"""Versions of a workbook that somebody has named; all others follow from the log of operations."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, LargeBinary
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, ORIGINAL, STAMPED, Base, Person, Record, Short, UtcDateTime


class NamedVersion(Record, Base):
    """A workbook as it stood at `made_at`, kept for good under a name."""

    __tablename__ = "sheet_version"
    __table_args__ = {"info": ORIGINAL}

    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), index=True)
    name: Mapped[Short]
    # Who made the last change in it, and when; the record says who named it.
    made_at: Mapped[datetime] = mapped_column(UtcDateTime, info=STAMPED)
    made_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"), info=INCIDENTAL)
    # The engine's bytes, and the rows of what hung on the cells.
    data: Mapped[bytes] = mapped_column(LargeBinary, info=INCIDENTAL)
    hanging: Mapped[dict[str, Any]] = mapped_column(JSON, info=INCIDENTAL)

    made_by: Mapped[Person | None] = relationship(foreign_keys=[made_by_id])
