"""E-mails to the members of campaigns: what was written, to whom it went, and who was passed over."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import WITNESSED, Base, LongText, Name, Record, Short
from .campaigns import Campaign
from .core import Contact, Lead


class Mailing(Record, Base):
    """An e-mail to members of a campaign, as it was written: `{{contact.first_name}}` and the like stand in it."""

    __tablename__ = "crm_mailing"
    __table_args__ = {"info": WITNESSED}

    campaign_id: Mapped[int] = mapped_column(ForeignKey("crm_campaign.id"), index=True)
    sender: Mapped[Name]  # an address
    subject: Mapped[Name]
    body: Mapped[LongText]  # HTML

    campaign: Mapped[Campaign] = relationship()


class Letter(Record, Base):
    """A mailing as one member got it, with its fields filled in; or why it did not go to them."""

    __tablename__ = "crm_letter"
    __table_args__ = {"info": WITNESSED}

    mailing_id: Mapped[int] = mapped_column(ForeignKey("crm_mailing.id"), index=True)
    # One of the two; of a lead that was converted, the contact.
    contact_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    lead_id: Mapped[int | None] = mapped_column(ForeignKey("crm_lead.id"), index=True)
    skipped: Mapped[Short | None]  # why it did not go to them
    recipient: Mapped[Name | None]  # an address
    subject: Mapped[Name | None]
    body: Mapped[LongText | None]  # HTML

    mailing: Mapped[Mailing] = relationship()
    contact: Mapped[Contact | None] = relationship()
    lead: Mapped[Lead | None] = relationship()

    @property
    def person(self) -> Contact | Lead:
        found = self.contact or self.lead
        assert found is not None  # the row has one of them
        return found
