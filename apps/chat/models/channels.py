"""Channels, direct and group messages, who is in them, and the sections of each person's sidebar."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, STAMPED, Base, Name, Person, Pk, Record, Short, UtcDateTime, empty_without

CHANNEL_KINDS = ("public", "private", "direct", "group")
NOTIFY_LEVELS = ("all", "mentions", "none")


class Channel(Record, Base):
    """A conversation. Direct and group messages have no name but a key, the sorted ids of their people."""

    __tablename__ = "chat_channel"

    kind: Mapped[Short]
    name: Mapped[str | None] = mapped_column(String(64), unique=True)
    header: Mapped[str | None] = mapped_column(String(1024))
    purpose: Mapped[str | None] = mapped_column(String(250))
    # The others see nothing of it before something is said.
    people_key: Mapped[Name | None] = mapped_column(unique=True, info=empty_without("chat_post", "chat_scheduled_post"))
    # Everybody is in a default channel, and stays.
    is_default: Mapped[bool] = mapped_column(default=False)
    # Only its admins write in an announcement channel.
    is_announcement: Mapped[bool] = mapped_column(default=False)
    archived_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)

    members: Mapped[list[ChannelMember]] = relationship(back_populates="channel", order_by="ChannelMember.id")

    @property
    def is_named(self) -> bool:
        return self.kind in ("public", "private")


class ChannelMember(Record, Base):
    """A person in a channel. What has been read is no part of anybody's work: looking changes it."""

    __tablename__ = "chat_channel_member"
    __table_args__ = (UniqueConstraint("channel_id", "person_id"),)

    channel_id: Mapped[int] = mapped_column(ForeignKey("chat_channel.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    is_admin: Mapped[bool] = mapped_column(default=False)
    is_muted: Mapped[bool] = mapped_column(default=False)
    notify: Mapped[Short] = mapped_column(default="all")
    is_favorite: Mapped[bool] = mapped_column(default=False)
    last_read_id: Mapped[int] = mapped_column(default=0, info=INCIDENTAL)

    channel: Mapped[Channel] = relationship(back_populates="members")
    person: Mapped[Person] = relationship(foreign_keys=[person_id])


class Section(Record, Base):
    """A section of one person's sidebar. Channels in none stand below Channels or Direct messages."""

    __tablename__ = "chat_section"
    __table_args__ = (UniqueConstraint("person_id", "name"),)

    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    name: Mapped[str] = mapped_column(String(40))
    position: Mapped[int]


class SectionChannel(Base):
    """Which section a person keeps a channel in; at most one."""

    __tablename__ = "chat_section_channel"
    __table_args__ = (UniqueConstraint("section_id", "channel_id"),)

    id: Mapped[Pk]
    section_id: Mapped[int] = mapped_column(ForeignKey("chat_section.id"))
    channel_id: Mapped[int] = mapped_column(ForeignKey("chat_channel.id"), index=True)
