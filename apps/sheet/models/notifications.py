"""What somebody is told of by the bell."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, Moment, Person, Pk, Short, UtcDateTime
from .core import Comment, Workbook

NOTIFICATION_KINDS = ("assigned", "mentioned", "reply", "shared", "owner")


class Notification(Base):
    """One thing that happened to a person: a comment for them, an answer, a workbook shared or handed over."""

    __tablename__ = "sheet_notification"
    # Follows from comments and shares; whether it has been read is nobody's work.
    __table_args__ = (Index(None, "person_id", "at"), {"info": INCIDENTAL})

    id: Mapped[Pk]
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    actor_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    kind: Mapped[Short]
    workbook_id: Mapped[int] = mapped_column(ForeignKey("sheet_workbook.id"), index=True)
    comment_id: Mapped[int | None] = mapped_column(ForeignKey("sheet_comment.id"), index=True)
    at: Mapped[Moment]
    read_at: Mapped[datetime | None] = mapped_column(UtcDateTime)

    actor: Mapped[Person] = relationship(foreign_keys=[actor_id])
    workbook: Mapped[Workbook] = relationship()
    comment: Mapped[Comment | None] = relationship()
