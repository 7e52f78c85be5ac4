"""Campaigns, and the contacts and leads whom they address."""

from __future__ import annotations

from datetime import date

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Cents, LongText, Name, Record, Short
from .core import Contact, Lead, User

CAMPAIGN_TYPES = ("E-mail", "Webinar", "Trade show", "Advertising", "Direct mail", "Partner")
OPEN_CAMPAIGN_STATUSES = ("Planning", "Active")
CAMPAIGN_STATUSES = (*OPEN_CAMPAIGN_STATUSES, "Completed", "Canceled")
#: In the order in which a member goes through them.
MEMBER_STATUSES = ("Planned", "Sent", "No answer", "Declined", "Responded", "Registered", "No-show", "Attended")
#: Those that count as an answer to the campaign.
ANSWERED_STATUSES = ("Responded", "Registered", "No-show", "Attended")


class Campaign(Record, Base):
    """Something done to win customers: a mailing, a show, an advertisement."""

    __tablename__ = "crm_campaign"
    __table_args__ = (CheckConstraint("start_date <= end_date", name="ends_after_start"),)

    name: Mapped[Name]
    type: Mapped[Short]
    status: Mapped[Short]
    start_date: Mapped[date | None]
    end_date: Mapped[date | None]
    budget: Mapped[Cents | None]
    expected_revenue: Mapped[Cents | None]
    actual_cost: Mapped[Cents | None]
    description: Mapped[LongText | None]
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])

    @property
    def is_open(self) -> bool:
        return self.status in OPEN_CAMPAIGN_STATUSES


class CampaignMember(Record, Base):
    """A contact or a lead whom a campaign addresses; neither is in it twice."""

    __tablename__ = "crm_campaign_member"
    __table_args__ = (
        UniqueConstraint("campaign_id", "contact_id"),
        UniqueConstraint("campaign_id", "lead_id"),
        CheckConstraint("(contact_id IS NULL) <> (lead_id IS NULL)", name="one_person"),
    )

    # Found by the unique pairs, which begin with it.
    campaign_id: Mapped[int] = mapped_column(ForeignKey("crm_campaign.id"))
    contact_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    lead_id: Mapped[int | None] = mapped_column(ForeignKey("crm_lead.id"), index=True)
    status: Mapped[Short]
    # Does not want to hear of this campaign; a contact may not want any e-mail at all (`Contact.email_opt_out`).
    opted_out: Mapped[bool] = mapped_column(default=False)

    campaign: Mapped[Campaign] = relationship()
    contact: Mapped[Contact | None] = relationship()
    lead: Mapped[Lead | None] = relationship()

    @property
    def person(self) -> Contact | Lead:
        """Who it is."""
        found = self.contact or self.lead
        assert found is not None  # the table has one of them
        return found

    @property
    def is_opted_out(self) -> bool:
        """Whether no e-mail of the campaign goes to them, for whatever reason."""
        return self.opted_out or (self.contact is not None and self.contact.email_opt_out)
