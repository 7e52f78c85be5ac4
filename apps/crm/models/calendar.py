"""The tables of the calendar: who is asked to an event, and what they answered."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Record, Short
from .core import Contact, Event, User

RESPONSES = ("No answer", "Accepted", "Tentative", "Declined")


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
