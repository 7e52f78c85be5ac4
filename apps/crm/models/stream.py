"""What people keep around a record: whom posts name, who follows it, stars, tags, files; and what the bell told."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, LargeBinary, UniqueConstraint
from sqlalchemy.orm import Mapped, deferred, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, LongText, Name, Person, Pk, Record, Short, refers
from ...platform.notifications import Notice
from .core import PARENTS, Note

#: What the bell tells of: a post that names one, an answer, a post or a file on a record that one follows, a record
#: given to one, a case put into one's queue, a change of a record that one follows, an approval asked of one or decided
#: for one, an invitation. "due", a case whose answer is due soon, has a row only once it has been read.
NOTICE_KINDS = (
    "mentioned", "replied", "posted", "file", "assigned", "queued", "changed", "asked", "decided", "invited", "due",
)  # fmt: skip


class NoteMention(Base):
    """A person whom a post names. It follows from what the post says."""

    __tablename__ = "crm_note_mention"
    __table_args__ = (
        UniqueConstraint("note_id", "person_id"),
        Index(None, "person_id", "note_id"),
        {"info": INCIDENTAL},
    )

    id: Mapped[Pk]
    note_id: Mapped[int] = mapped_column(ForeignKey("crm_note.id"))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))

    note: Mapped[Note] = relationship()
    person: Mapped[Person] = relationship()


class Follow(Record, Base):
    """Somebody wants to be told of what happens to a record. Its owner is, without a row here."""

    __tablename__ = "crm_follow"
    __table_args__ = (UniqueConstraint("parent_type", "parent_id", "person_id"), Index(None, "person_id"))

    parent_type: Mapped[Short]
    parent_id: Mapped[int] = mapped_column(info=refers("parent_type", PARENTS))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))

    person: Mapped[Person] = relationship(foreign_keys=[person_id])


class RecordStar(Record, Base):
    """A record that somebody keeps at hand."""

    __tablename__ = "crm_star"
    __table_args__ = (UniqueConstraint("parent_type", "parent_id", "person_id"), Index(None, "person_id"))

    parent_type: Mapped[Short]
    parent_id: Mapped[int] = mapped_column(info=refers("parent_type", PARENTS))
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))


class RecordTag(Record, Base):
    """A word that people put on a record, as they wrote it; one record has it once, in whatever case."""

    __tablename__ = "crm_tag"
    __table_args__ = (Index(None, "parent_type", "parent_id"), Index(None, "name"))

    parent_type: Mapped[Short]
    parent_id: Mapped[int] = mapped_column(info=refers("parent_type", PARENTS))
    name: Mapped[Short]


class Document(Record, Base):
    """A file on a record; `created_by_id` brought it in."""

    __tablename__ = "crm_document"
    __table_args__ = (Index(None, "parent_type", "parent_id"),)

    parent_type: Mapped[Short]
    parent_id: Mapped[int] = mapped_column(info=refers("parent_type", PARENTS))
    name: Mapped[Name]
    media_type: Mapped[Short]
    size: Mapped[int]  # bytes
    content: Mapped[bytes] = deferred(mapped_column(LargeBinary))

    @property
    def is_image(self) -> bool:
        return self.media_type.startswith("image/")

    @property
    def is_text(self) -> bool:
        return self.media_type.startswith("text/") or self.media_type == "application/json"


class CrmNotification(Notice, Base):
    """One thing that somebody is told of, with the record it is about as that was called then."""

    __tablename__ = "crm_notification"
    __table_args__ = (
        Index(None, "person_id", "at"),
        Index(None, "parent_type", "parent_id"),
        {"info": INCIDENTAL},
    )

    parent_type: Mapped[Short]  # a key of `OBJECTS`
    parent_id: Mapped[int]
    title: Mapped[Name]
    body: Mapped[LongText | None]  # what a note says is read there
    note_id: Mapped[int | None] = mapped_column(ForeignKey("crm_note.id"), index=True)
