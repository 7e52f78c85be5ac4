"""The tables of the calendar: events, who is asked to them, and what they answered."""

from __future__ import annotations

from datetime import date

from sqlalchemy import CheckConstraint, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, LongText, Moment, Name, Record, Short, refers
from .core import PARENTS, Contact, User

EVENT_KINDS = ("Meeting", "Call", "Absence")
EVENT_STATUSES = ("Planned", "Held", "Not Held")
REPEATS = ("Daily", "Every weekday", "Weekly", "Every two weeks", "Monthly")
RESPONSES = ("No answer", "Accepted", "Tentative", "Declined")


class EventSeries(Record, Base):
    """By what events come again: each time is an event of its own, which may be moved or called off alone."""

    __tablename__ = "crm_event_series"

    repeats: Mapped[Short]
    until: Mapped[date]  # the last day on which one may begin


class Event(Record, Base):
    """A meeting, a call or an absence, planned or held. All day, it lasts from midnight to midnight at the office."""

    __tablename__ = "crm_event"
    __table_args__ = (Index(None, "parent_type", "parent_id"),)

    kind: Mapped[Short]
    subject: Mapped[Name]
    starts_at: Mapped[Moment] = mapped_column(index=True)
    ends_at: Mapped[Moment]
    all_day: Mapped[bool] = mapped_column(default=False)
    # How many minutes before its start those who take part are reminded.
    reminder: Mapped[int | None]
    status: Mapped[Short]
    direction: Mapped[Short | None]  # of a call: Inbound, Outbound
    location: Mapped[Name | None]
    description: Mapped[LongText | None]
    parent_type: Mapped[Short | None]
    parent_id: Mapped[int | None] = mapped_column(info=refers("parent_type", PARENTS))
    series_id: Mapped[int | None] = mapped_column(ForeignKey("crm_event_series.id"), index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    series: Mapped[EventSeries | None] = relationship()
    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
    attendees: Mapped[list[EventAttendee]] = relationship(order_by="EventAttendee.id", back_populates="event")


class EventAttendee(Record, Base):
    """A colleague or a contact who is asked to an event; its owner, who asks, is none."""

    __tablename__ = "crm_event_attendee"
    __table_args__ = (CheckConstraint("(user_id IS NULL) <> (contact_id IS NULL)", name="one_person"),)

    event_id: Mapped[int] = mapped_column(ForeignKey("crm_event.id"), index=True)
    user_id: Mapped[int | None] = mapped_column(ForeignKey("crm_user.id"), index=True)
    contact_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    response: Mapped[Short] = mapped_column(default=RESPONSES[0])

    event: Mapped[Event] = relationship(back_populates="attendees")
    user: Mapped[User | None] = relationship()
    contact: Mapped[Contact | None] = relationship()

    @property
    def person(self) -> User | Contact:
        found = self.user or self.contact
        assert found is not None, "the table's check"
        return found

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def key(self) -> str:
        """How forms name the person: "user-12", "contact-40"."""
        return f"user-{self.user_id}" if self.user_id is not None else f"contact-{self.contact_id}"
