"""What people put aside: saved posts, reminders, drafts, and posts that go out later."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import (
    INCIDENTAL,
    STAMPED,
    WITNESSED,
    Base,
    LongText,
    Moment,
    Name,
    Pk,
    Record,
    UtcDateTime,
    undone_by,
)
from .channels import Channel
from .posts import Post


class SavedPost(Record, Base):
    __tablename__ = "chat_saved_post"
    __table_args__ = (UniqueConstraint("person_id", "post_id"),)

    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"), index=True)

    post: Mapped[Post] = relationship()


class Reminder(Record, Base):
    """A post that comes back to a person at a given moment, and stays until they are done with it."""

    __tablename__ = "chat_reminder"

    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"), index=True)
    remind_at: Mapped[Moment]
    # The clock alone does this: no part of anybody's work.
    reminded_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=INCIDENTAL)
    # Nobody but the person knew of it, so being done with it leaves nothing.
    done_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | undone_by())

    post: Mapped[Post] = relationship()


class ScheduledPost(Record, Base):
    """A post that goes out when the clock passes `send_at`, or fails and says why."""

    __tablename__ = "chat_scheduled_post"

    author_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    channel_id: Mapped[int] = mapped_column(ForeignKey("chat_channel.id"), index=True)
    root_id: Mapped[int | None] = mapped_column(ForeignKey("chat_post.id"))
    body: Mapped[LongText]
    send_at: Mapped[Moment]
    # From then on it is out, for all of the channel to read.
    sent_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | WITNESSED)
    post_id: Mapped[int | None] = mapped_column(ForeignKey("chat_post.id"))
    failed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    failed_reason: Mapped[Name | None]

    channel: Mapped[Channel] = relationship()

    @property
    def is_waiting(self) -> bool:
        return self.sent_at is None and self.failed_at is None and self.deleted_at is None


class Draft(Base):
    """What stands in a composer; kept while typing, so no part of a state."""

    __tablename__ = "chat_draft"
    __table_args__ = (UniqueConstraint("person_id", "channel_id", "root_id"), {"info": INCIDENTAL})

    id: Mapped[Pk]
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    channel_id: Mapped[int] = mapped_column(ForeignKey("chat_channel.id"))
    root_id: Mapped[int | None] = mapped_column(ForeignKey("chat_post.id"))
    body: Mapped[LongText]
    updated_at: Mapped[Moment]

    channel: Mapped[Channel] = relationship()
