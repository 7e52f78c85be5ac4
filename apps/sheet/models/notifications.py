"""What somebody is told of by the bell."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base
from ...platform.notifications import Notice
from .core import Comment, Workbook

NOTIFICATION_KINDS = ("assigned", "mentioned", "reply", "shared", "owner")


class Notification(Notice, Base):
    """One thing that happened to a person: a comment for them, an answer, a workbook shared or handed over."""

    __tablename__ = "sheet_notification"
    __table_args__ = (Index(None, "person_id", "at"), {"info": INCIDENTAL})

    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), index=True)
    comment_id: Mapped[int | None] = mapped_column(ForeignKey("sheet_comment.id"), index=True)

    workbook: Mapped[Workbook] = relationship()
    comment: Mapped[Comment | None] = relationship()
