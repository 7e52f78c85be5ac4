"""Who may use the chat, and how they are doing."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Person, Pk, Record, Short, UtcDateTime

MEMBER_ROLES = ("admin", "member", "guest")


class Workspace(Base):
    """The one workspace and its policy; one row."""

    __tablename__ = "chat_workspace"

    id: Mapped[Pk]
    name: Mapped[Name]
    # How long after posting an author may edit; None for ever.
    edit_window_hours: Mapped[int | None]
    # A message to @channel that notifies more people than this asks first.
    confirm_above: Mapped[int] = mapped_column(default=20)


class Member(Record, Base):
    """A person's membership in the chat. `id` is the person's id."""

    __tablename__ = "chat_member"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    role: Mapped[Short]
    is_active: Mapped[bool] = mapped_column(default=True)
    status_emoji: Mapped[Short | None]
    status_text: Mapped[str | None] = mapped_column(String(100))
    # Until when the status and do-not-disturb hold; None for as long as nobody changes them.
    status_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    is_dnd: Mapped[bool] = mapped_column(default=False)
    dnd_until: Mapped[datetime | None] = mapped_column(UtcDateTime)

    person: Mapped[Person] = relationship(foreign_keys=[id], lazy="joined")

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def is_here(self) -> bool:
        """Whether the person can still be written to."""
        return self.is_active and self.person.is_active

    def has_status(self, now: datetime) -> bool:
        return bool(self.status_emoji or self.status_text) and (self.status_until is None or now < self.status_until)

    def wants_quiet(self, now: datetime) -> bool:
        """Whether do-not-disturb is on."""
        return self.is_dnd and (self.dnd_until is None or now < self.dnd_until)
