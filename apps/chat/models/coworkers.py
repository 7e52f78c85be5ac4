"""What coworkers answer when somebody writes to them: data of an episode, so that their replies are ordinary posts."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, LongText, Moment, Person, Pk, Short, UtcDateTime


class Coworker(Base):
    """A person who answers direct messages, mentions and replies to their threads, some seconds after they came."""

    __tablename__ = "chat_coworker"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    seconds: Mapped[int] = mapped_column(default=3)
    # Away until then, if at all; the deputy is who to ask instead.
    away_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    deputy_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    # Said when the coworker knows nothing about a message.
    shrug: Mapped[LongText] = mapped_column(default="Not sure, sorry – I don't have anything on that.")

    person: Mapped[Person] = relationship(foreign_keys=[id])
    deputy: Mapped[Person | None] = relationship(foreign_keys=[deputy_id])
    facts: Mapped[list[CoworkerFact]] = relationship(order_by="CoworkerFact.id")
    rules: Mapped[list[CoworkerRule]] = relationship(order_by="CoworkerRule.id")


class CoworkerFact(Base):
    """Something a coworker knows: the answer to a message that has every word of `topic`.

    Without one of the words in `detail` the coworker first asks `question`, once.
    """

    __tablename__ = "chat_coworker_fact"

    id: Mapped[Pk]
    coworker_id: Mapped[int] = mapped_column(ForeignKey("chat_coworker.id"), index=True)
    topic: Mapped[str] = mapped_column(String(160))
    answer: Mapped[LongText]
    detail: Mapped[str | None] = mapped_column(String(160))
    question: Mapped[LongText | None]


class CoworkerRule(Base):
    """What a coworker approves: a request that has every word of `topic` and a figure up to `at_most`."""

    __tablename__ = "chat_coworker_rule"

    id: Mapped[Pk]
    coworker_id: Mapped[int] = mapped_column(ForeignKey("chat_coworker.id"), index=True)
    topic: Mapped[str] = mapped_column(String(160))
    unit: Mapped[Short]  # "dollars", "percent" or "number"
    at_most: Mapped[int]
    approval: Mapped[LongText]
    refusal: Mapped[LongText]
    # Asked when the request names no figure.
    question: Mapped[LongText] = mapped_column(default="How much exactly?")


class PendingReply(Base):
    """A message that a coworker has read and will answer at `due_at`."""

    __tablename__ = "chat_pending_reply"
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    coworker_id: Mapped[int] = mapped_column(ForeignKey("chat_coworker.id"))
    post_id: Mapped[int] = mapped_column(ForeignKey("chat_post.id"))
    due_at: Mapped[Moment]
