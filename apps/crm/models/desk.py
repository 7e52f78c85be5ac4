"""The support desk's tables: queues and rules, what is written on a case, templates, and the knowledge base.

`models` reads this module and not the other way round: what belongs to a user is named as a text.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...handbook.models import HandbookSection
from ...platform.models import (
    COUNTED,
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
    UtcDateTime,
)

EMAIL_DIRECTIONS = ("in", "out")
ARTICLE_STATUSES = ("Draft", "In Review", "Published", "Archived")


class Queue(Record, Base):
    """Where cases wait until somebody of its members takes them."""

    __tablename__ = "crm_queue"

    name: Mapped[Short] = mapped_column(unique=True)
    description: Mapped[Name | None]
    email: Mapped[Name]  # the address that customers write to, and get answers from

    members: Mapped[list[QueueMember]] = relationship(
        primaryjoin="and_(Queue.id == QueueMember.queue_id, QueueMember.deleted_at.is_(None))",
        order_by="QueueMember.id",
        viewonly=True,
    )


class QueueMember(Record, Base):
    __tablename__ = "crm_queue_member"

    queue_id: Mapped[int] = mapped_column(ForeignKey("crm_queue.id"), index=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    queue: Mapped[Queue] = relationship()
    user: Mapped[Any] = relationship("User", foreign_keys=[user_id])


class AssignmentRule(Record, Base):
    """Where a case goes that nobody owns: of the rules in use, the first one that fits. Empty conditions always do."""

    __tablename__ = "crm_assignment_rule"
    __table_args__ = (CheckConstraint("queue_id IS NOT NULL OR owner_id IS NOT NULL", name="leads_somewhere"),)

    position: Mapped[int]
    name: Mapped[Name]
    is_active: Mapped[bool] = mapped_column(default=True)
    type: Mapped[Short | None]
    priority: Mapped[Short | None]
    origin: Mapped[Short | None]
    word: Mapped[Short | None]  # that stands in the subject, in whatever case
    queue_id: Mapped[int | None] = mapped_column(ForeignKey("crm_queue.id"))
    owner_id: Mapped[int | None] = mapped_column(ForeignKey("crm_user.id"))

    queue: Mapped[Queue | None] = relationship()
    owner: Mapped[Any] = relationship("User", foreign_keys=[owner_id])


class CaseHistory(Base):
    """Written when a case changes hands ("transfer"), status or priority."""

    __tablename__ = "crm_case_history"
    __table_args__ = {
        "info": {
            "history": History(
                key=("case_id",),
                kind="kind",
                tells={"transfer": ("owner_id", "queue_id"), "status": ("status",), "priority": ("priority",)},
                first={
                    "from_owner_id": "to_owner_id",
                    "from_queue_id": "to_queue_id",
                    "from_value": "to_value",
                },
            )
        }
    }

    id: Mapped[Pk]
    case_id: Mapped[int] = mapped_column(ForeignKey("crm_case.id"), index=True)
    kind: Mapped[Short]
    from_owner_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    to_owner_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    from_queue_id: Mapped[int | None] = mapped_column(ForeignKey("crm_queue.id"))
    to_queue_id: Mapped[int | None] = mapped_column(ForeignKey("crm_queue.id"))
    from_value: Mapped[Short | None]
    to_value: Mapped[Short | None]
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime, info=STAMPED)
    changed_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))


class CaseComment(Record, Base):
    """What a colleague wrote on a case, as HTML; the customer sees those that are not internal."""

    __tablename__ = "crm_case_comment"

    case_id: Mapped[int] = mapped_column(ForeignKey("crm_case.id"), index=True)
    body: Mapped[LongText]
    is_internal: Mapped[bool]


class Email(Record, Base):
    """A letter that belongs to a case, as HTML: one that came in, or one that was sent."""

    __tablename__ = "crm_email"
    __table_args__ = {"info": WITNESSED}

    case_id: Mapped[int] = mapped_column(ForeignKey("crm_case.id"), index=True)
    direction: Mapped[Short]  # one of `EMAIL_DIRECTIONS`
    sender: Mapped[Name]
    recipients: Mapped[LongText]  # addresses, with commas in between
    cc: Mapped[LongText | None]
    subject: Mapped[Name]
    body: Mapped[LongText]


class EmailTemplate(Record, Base):
    """A letter to begin with; `{{contact.first_name}}` and the like are filled in when it is used."""

    __tablename__ = "crm_email_template"

    name: Mapped[Name] = mapped_column(unique=True)
    topic: Mapped[Short]  # what it is about, as the list groups them
    subject: Mapped[Name]
    body: Mapped[LongText]
    is_active: Mapped[bool] = mapped_column(default=True)


class KbCategory(Record, Base):
    """A branch of the knowledge base."""

    __tablename__ = "crm_kb_category"
    __table_args__ = (UniqueConstraint("parent_id", "name"),)

    name: Mapped[Short]
    parent_id: Mapped[int | None] = mapped_column(ForeignKey("crm_kb_category.id"))
    position: Mapped[int]
    description: Mapped[Name | None]
    # Whether an article is published by somebody else than its author.
    needs_review: Mapped[bool] = mapped_column(default=True)

    parent: Mapped[KbCategory | None] = relationship(remote_side="KbCategory.id")


class KbArticle(Record, Base):
    """An article, as HTML. One with a section says what the handbook says there today, and is kept there."""

    __tablename__ = "crm_kb_article"
    __table_args__ = (Index(None, "status", "category_id"),)

    number: Mapped[Short] = mapped_column(unique=True, info=COUNTED)
    title: Mapped[Name] = mapped_column(index=True)
    summary: Mapped[Name | None]
    body: Mapped[LongText | None]  # of pages of the handbook, nothing
    status: Mapped[Short]
    category_id: Mapped[int] = mapped_column(ForeignKey("crm_kb_category.id"), index=True)
    section_id: Mapped[int | None] = mapped_column(ForeignKey("handbook_section.id"))
    author_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)
    # The first and the last day on which it holds.
    publish_on: Mapped[date | None]
    expires_on: Mapped[date | None]
    published_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    published_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    category: Mapped[KbCategory] = relationship()
    section: Mapped[HandbookSection | None] = relationship()
    author: Mapped[Any] = relationship("User", foreign_keys=[author_id])
    published_by: Mapped[Person | None] = relationship(foreign_keys=[published_by_id])

    @property
    def name(self) -> str:
        return self.title

    def holds_on(self, day: date) -> bool:
        """Whether it is published, and in force on that day."""
        begun = self.publish_on is None or self.publish_on <= day
        return self.status == "Published" and begun and (self.expires_on is None or day <= self.expires_on)


class KbVersion(Base):
    """What an article said each time it was published."""

    __tablename__ = "crm_kb_version"
    __table_args__ = {"info": {"history": History(key=("article_id",), tells=("title", "summary", "body", "status"))}}

    id: Mapped[Pk]
    article_id: Mapped[int] = mapped_column(ForeignKey("crm_kb_article.id"), index=True)
    number: Mapped[int] = mapped_column(info=COUNTED)
    title: Mapped[Name]
    summary: Mapped[Name | None]
    body: Mapped[LongText]
    published_at: Mapped[datetime] = mapped_column(UtcDateTime, info=STAMPED)
    published_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    published_by: Mapped[Person | None] = relationship()


class CaseArticle(Record, Base):
    """An article that helps with a case."""

    __tablename__ = "crm_case_article"
    __table_args__ = (UniqueConstraint("case_id", "article_id"),)

    case_id: Mapped[int] = mapped_column(ForeignKey("crm_case.id"))
    article_id: Mapped[int] = mapped_column(ForeignKey("crm_kb_article.id"), index=True)

    article: Mapped[KbArticle] = relationship()
