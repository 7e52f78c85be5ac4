"""The spreadsheet's tables: who may use it, folders and workbooks, and the mirror of what the engine holds.

The mirror (sheets, cells, rows, columns, merges, names) is what people see and verifiers read. Its rows have ids that
follow from their place, so that two ways to the same sheet leave the same rows.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, STAMPED, Base, LongText, Moment, Name, Person, Pk, Record, Short, UtcDateTime

ROLES = ("Member", "Guest")
# What somebody may do with a workbook, from least to most.
LEVELS = ("viewer", "commenter", "editor", "owner")
SHARE_LEVELS = LEVELS[:3]
TAB_COLORS = ("#E11D48", "#EA580C", "#CA8A04", "#16A34A", "#0891B2", "#2563EB", "#7C3AED", "#64748B")


def sheet_id(workbook_id: int, key: int) -> int:
    """The id of a sheet, from its number in the engine."""
    return workbook_id * 1024 + key


def place_id(sheet: int, row: int, column: int) -> int:
    """The id of what stands at a cell: sheet, row (20 bits) and column (14 bits) in one number."""
    return (sheet << 34) | (row - 1 << 14) | (column - 1)


class SheetUser(Record, Base):
    """A person's membership in the spreadsheet. Guests see and comment on what is shared with them, no more."""

    __tablename__ = "sheet_user"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    role: Mapped[Short] = mapped_column(default="Member")
    is_active: Mapped[bool] = mapped_column(default=True)

    person: Mapped[Person] = relationship(foreign_keys=[id], lazy="joined")


class Folder(Record, Base):
    """A person's own folder; the files in it may be shared one by one."""

    __tablename__ = "sheet_folder"

    name: Mapped[Short]
    owner_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)


class Workbook(Record, Base):
    """A file. In the trash while `deleted_at` is set."""

    __tablename__ = "sheet_workbook"
    __table_args__ = (CheckConstraint(f"company_access IN {SHARE_LEVELS}", name="company_access_is_a_level"),)

    title: Mapped[Name] = mapped_column(index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    folder_id: Mapped[int | None] = mapped_column(ForeignKey("sheet_folder.id"), index=True)
    # What everybody at the company may do who has the link; None: only those it is shared with.
    company_access: Mapped[Short | None]
    timezone: Mapped[Short]
    # Counts the operations, so that a page knows whether it is up to date.
    revision: Mapped[int] = mapped_column(default=0, info=INCIDENTAL)

    owner: Mapped[Person] = relationship(foreign_keys=[owner_id])
    folder: Mapped[Folder | None] = relationship()
    permissions: Mapped[list[WorkbookPermission]] = relationship(
        order_by="WorkbookPermission.id", viewonly=True, back_populates="workbook"
    )


class WorkbookPermission(Record, Base):
    """A workbook shared with one person."""

    __tablename__ = "sheet_permission"
    __table_args__ = (
        UniqueConstraint("workbook_id", "person_id"),
        CheckConstraint(f"level IN {SHARE_LEVELS}", name="level_is_one"),
    )

    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    level: Mapped[Short]

    workbook: Mapped[Workbook] = relationship()
    person: Mapped[Person] = relationship(foreign_keys=[person_id])


class Star(Base):
    __tablename__ = "sheet_star"
    __table_args__ = (UniqueConstraint("workbook_id", "person_id"),)

    id: Mapped[Pk]
    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)


class EngineState(Base):
    """The workbook as the engine saves it, compressed; the mirror says the same in rows."""

    __tablename__ = "sheet_engine"
    __table_args__ = {"info": INCIDENTAL}

    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), primary_key=True)
    digest: Mapped[str] = mapped_column(Text)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Sheet(Base):
    __tablename__ = "sheet_sheet"

    id: Mapped[Pk]
    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), index=True)
    name: Mapped[Short]
    position: Mapped[int]
    color: Mapped[Short | None]
    is_hidden: Mapped[bool] = mapped_column(default=False)
    frozen_rows: Mapped[int] = mapped_column(default=0)
    frozen_columns: Mapped[int] = mapped_column(default=0)

    workbook: Mapped[Workbook] = relationship()

    @property
    def key(self) -> int:
        """The sheet's number in the engine."""
        return self.id % 1024


class Cell(Base):
    """A cell that holds something or looks like something."""

    __tablename__ = "sheet_cell"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"))
    row: Mapped[int]
    column: Mapped[int]
    # As the engine writes it back: normalized, with its leading equals sign.
    formula: Mapped[LongText | None]
    kind: Mapped[Short]  # number, text, bool, error, empty
    number: Mapped[float | None] = mapped_column(Float)
    text: Mapped[LongText | None]
    # Follows from value and style.
    formatted: Mapped[str] = mapped_column(Text, info=INCIDENTAL)
    # Compact JSON of all that is not default (see engine/styles.py).
    style: Mapped[LongText | None]
    is_spilled: Mapped[bool] = mapped_column(default=False)


class Row(Base):
    """A row with a height of its own, or hidden."""

    __tablename__ = "sheet_row"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    number: Mapped[int]
    size: Mapped[int | None]
    is_hidden: Mapped[bool] = mapped_column(default=False)


class Column(Base):
    """A column with a width or a style of its own, or hidden."""

    __tablename__ = "sheet_column"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    number: Mapped[int]
    size: Mapped[int | None]
    is_hidden: Mapped[bool] = mapped_column(default=False)
    style: Mapped[LongText | None]


class Merge(Base):
    __tablename__ = "sheet_merge"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    row: Mapped[int]
    column: Mapped[int]
    height: Mapped[int]
    width: Mapped[int]


class DefinedName(Base):
    __tablename__ = "sheet_name"
    __table_args__ = (UniqueConstraint("workbook_id", "name"),)

    id: Mapped[Pk]
    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"))
    name: Mapped[Short]
    refers_to: Mapped[Name]


class Comment(Record, Base):
    """A remark on a cell, the first of a thread or an answer to it."""

    __tablename__ = "sheet_comment"
    __table_args__ = (Index(None, "sheet_id", "row", "column"),)

    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"))
    row: Mapped[int]
    column: Mapped[int]
    thread_id: Mapped[int | None] = mapped_column(ForeignKey("sheet_comment.id"), index=True)
    author_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    # Whom the thread is given to; only on its first comment.
    assignee_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    body: Mapped[LongText]
    resolved_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)

    author: Mapped[Person] = relationship(foreign_keys=[author_id])
    assignee: Mapped[Person | None] = relationship(foreign_keys=[assignee_id])
    replies: Mapped[list[Comment]] = relationship(
        primaryjoin="and_(Comment.id == remote(foreign(Comment.thread_id)), remote(Comment.deleted_at).is_(None))",
        order_by="Comment.id",
        viewonly=True,
    )


class Operation(Base):
    """One change of a workbook, with what undoing it brings back; `is_undone` says which side `other` is."""

    __tablename__ = "sheet_operation"
    __table_args__ = (Index(None, "workbook_id", "id"), {"info": INCIDENTAL})

    id: Mapped[Pk]
    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    at: Mapped[Moment]
    kind: Mapped[Short]
    summary: Mapped[Name]
    is_undone: Mapped[bool] = mapped_column(default=False)
    # The engine's bytes and the annotations on the other side of this operation; None once it is too old.
    other: Mapped[bytes | None] = mapped_column(LargeBinary)
    # The cells that differ as they are on that side: [sheet's key, row, column, reading or null]; None for too many.
    readings: Mapped[list[list[Any]] | None] = mapped_column(JSON(none_as_null=True))
    annotations: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    # The workbook's revision afterwards, and [sheet's key, top, left, bottom, right] of every area that was changed;
    # None where more than cells was: lines, sheets, names.
    revision: Mapped[int]
    touches: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True))
