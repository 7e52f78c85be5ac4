"""The fields of a lead, and what becomes of them when it is converted."""

from __future__ import annotations

from ...platform.record_fields import Choice, Email, LongText, Money, Phone, RecordFields, Text
from ..models import LEAD_STATUSES, Lead
from ..objects import full_name, url_of
from ..tones import tone
from .common import created, owner
from .picked import Picked

LEAD = RecordFields(
    Lead,
    Text("name", "Name", column=16, link=url_of, sort=Lead.last_name, card="", searched=full_name(Lead)),
    Text(Lead.first_name, "First name"),
    Text(Lead.last_name, "Last name"),
    Text(Lead.company, "Company", column=20, searched=True),
    Text(Lead.title, "Title"),
    Email(Lead.email, "E-mail", searched=True),
    Phone(Lead.phone, "Phone", column=13, edit=True, searched=True),
    Text(Lead.city, "City", filter=True),
    Text(Lead.state, "State", column=8, filter=True),
    Choice(Lead.status, "Status", LEAD_STATUSES, not_offered=("Converted",), default="New", copied=False, column=11,
           tone=tone, edit=True, filter=True, streamed=True, watched=True),
    Picked(Lead.source, "Source", picklist="lead_source", filter=True, streamed=True, restrictable=True),
    Picked(Lead.rating, "Rating", picklist="rating", column=9, tone=tone, edit=True, filter=True, streamed=True,
           restrictable=True),
    Picked(Lead.industry, "Industry", picklist="industry", filter=True, restrictable=True),
    Money(Lead.est_amount, "Estimated amount", column=10, column_label="Est. amount", filter="amount", streamed=True),
    created(Lead.created_at, card="About"),
    LongText(Lead.description, "Description", restrictable=True),
    owner(Lead.owner_id, column=13, streamed=True, watched=True),
    order={
        "columns": ("status", "rating", "state", "phone"),
        "filters": ("status", "rating", "source", "industry", "state", "city", "est_amount", "owner_id", "created_at"),
    },
    highlights=("status", "company", "title", "rating", "est_amount", "owner_id"),
)  # fmt: skip

#: What the account, the contact and the deal take over from the lead: their field, and the lead's.
TAKEN_OVER = {
    "account": {"name": "company", "industry": "industry", "rating": "rating", "phone": "phone",
                "billing_city": "city", "billing_state": "state"},
    "contact": {"first_name": "first_name", "last_name": "last_name", "title": "title", "email": "email",
                "phone": "phone"},
    "deal": {"lead_source": "source"},
}  # fmt: skip
