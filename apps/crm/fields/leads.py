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
    Text("name", "Name", column=16, link=url_of, sort=full_name(Lead), card="", searched=full_name(Lead),
         lookup_column=22),
    Text(Lead.first_name, "First name", short_form=True),
    Text(Lead.last_name, "Last name", short_form=True),
    Text(Lead.company, "Company", column=20, searched=True, short_form=True, lookup_column=28),
    Text(Lead.title, "Title", short_form=True),
    Email(Lead.email, "E-mail", searched=True, short_form=True),
    Phone(Lead.phone, "Phone", column=13, edit=True, searched=True, short_form=True, lookup_column=18),
    Text(Lead.city, "City", filter=True),
    Text(Lead.state, "State", column=8, filter=True),
    Choice(Lead.status, "Status", LEAD_STATUSES, not_offered=("Converted",), default="New", copied=False, column=11,
           tone=tone, edit=True, filter=True, streamed=True, watched=True, lookup_column=14, lookup_filter=True),
    Picked(Lead.source, "Source", picklist="lead_source", filter=True, streamed=True, restrictable=True,
           lookup_filter=True),
    Picked(Lead.rating, "Rating", picklist="rating", column=9, tone=tone, edit=True, filter=True, streamed=True,
           restrictable=True),
    Picked(Lead.industry, "Industry", picklist="industry", filter=True, restrictable=True),
    Money(Lead.est_amount, "Estimated amount", column=10, column_label="Est. amount", filter="amount", streamed=True),
    created(Lead.created_at, card="About"),
    LongText(Lead.description, "Description", restrictable=True),
    owner(Lead.owner_id, column=13, streamed=True, watched=True, lookup_column=18, lookup_filter=True),
    order={
        "columns": ("status", "rating", "state", "phone"),
        "lookup": ("status", "phone"),
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
