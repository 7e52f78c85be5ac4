"""What is said: posts and threads, their history, reactions, mentions and files; and the journal that pages follow."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, LargeBinary, UniqueConstraint
from sqlalchemy.orm import Mapped, deferred, mapped_column, relationship

from ...platform.models import (
    INCIDENTAL,
    STAMPED,
    WITNESSED,
    Base,
    History,
    LongText,
    Name,
    Person,
    Pk,
    Record,
    Short,
    Stamp,
    UtcDateTime,
    undone_by,
)
from .channels import Channel

# What the chat itself reports of a channel, by the kind of the post, with the channel's columns that it tells of.
REPORTS = History(
    key=("author_id", "channel_id"),
    kind="kind",
    tells={
        "rename": ("name",),
        "header": ("header",),
        "purpose": ("purpose",),
        "posting": ("is_announcement",),
        "convert": ("kind",),
    },
    takes_back={"leave": "join", "remove": "add", "restore": "archive"},
    text="body",
    # What it says of a new channel, the channel's own columns say: some of them are given with its name.
    of_new=False,
)


class Post(Record, Base):
    """A message or, with `root_id`, a reply. Ids grow with time, so they order a conversation.

    `kind` is "message" or says which change of the channel a system post reports.
    """

    __tablename__ = "chat_post"
    __table_args__ = (
        Index("ix_chat_post_pinned", "channel_id", "is_pinned"),
        Index("ix_chat_post_author", "author_id", "channel_id"),
        {"info": {"history": REPORTS}},
    )

    channel_id: Mapped[int] = mapped_column(ForeignKey("chat_channel.id"), index=True)
    author_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    root_id: Mapped[int | None] = mapped_column(ForeignKey("chat_post.id"), index=True)
    kind: Mapped[Short] = mapped_column(default="message")
    body: Mapped[LongText]
    is_pinned: Mapped[bool] = mapped_column(default=False)
    edited_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)

    channel: Mapped[Channel] = relationship()
    author: Mapped[Person] = relationship(foreign_keys=[author_id])
    root: Mapped[Post | None] = relationship(remote_side="Post.id")
    files: Mapped[list[File]] = relationship(
        primaryjoin="and_(Post.id == File.post_id, File.deleted_at.is_(None))", order_by="File.id", viewonly=True
    )
    reactions: Mapped[list[Reaction]] = relationship(order_by="Reaction.id", viewonly=True)

    @property
    def is_message(self) -> bool:
        return self.kind == "message"


class PostEdit(Base):
    """What a post said before an edit."""

    __tablename__ = "chat_post_edit"
    __table_args__ = {
        "info": {
            "history": History(key=("post_id",), tells=("body",), first={"body": None}, of_new=False, mark="edited_at")
        }
    }

    id: Mapped[Pk]
    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"), index=True)
    body: Mapped[LongText]
    replaced_at: Mapped[Stamp]


class Reaction(Record, Base):
    __tablename__ = "chat_reaction"
    __table_args__ = (UniqueConstraint("post_id", "person_id", "emoji"),)

    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    emoji: Mapped[Short]  # its name, "white_check_mark"

    person: Mapped[Person] = relationship(foreign_keys=[person_id])


class Mention(Base):
    """A person named by a post of a channel they are in."""

    __tablename__ = "chat_mention"
    __table_args__ = (UniqueConstraint("post_id", "person_id"), Index(None, "person_id", "post_id"))

    id: Mapped[Pk]
    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    # Named as one of all, by @channel: everybody's phone has rung, whatever becomes of the post.
    is_broadcast: Mapped[bool] = mapped_column(default=False, info=WITNESSED)

    post: Mapped[Post] = relationship()


class ThreadMember(Record, Base):
    """A person in a thread, by its first post."""

    __tablename__ = "chat_thread_member"
    __table_args__ = (UniqueConstraint("root_id", "person_id"),)

    root_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    # Not to follow is what everybody begins with.
    is_following: Mapped[bool] = mapped_column(default=True, info=undone_by(False))
    last_read_id: Mapped[int] = mapped_column(default=0, info=INCIDENTAL)

    root: Mapped[Post] = relationship()


class File(Record, Base):
    __tablename__ = "chat_file"

    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"), index=True)
    name: Mapped[Name]
    media_type: Mapped[Short]
    size: Mapped[int]  # bytes
    content: Mapped[bytes] = deferred(mapped_column(LargeBinary))

    post: Mapped[Post] = relationship()

    @property
    def is_image(self) -> bool:
        return self.media_type.startswith("image/")


class LiveEvent(Base):
    """Something that open pages have to show: a change of a channel or post, or of what one person sees."""

    __tablename__ = "chat_live_event"
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    channel_id: Mapped[int | None] = mapped_column(ForeignKey("chat_channel.id"))
    post_id: Mapped[int | None] = mapped_column(ForeignKey("chat_post.id"))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
