"""The fields of a campaign."""

from __future__ import annotations

from ...platform.record_fields import Choice, Date, LongText, Money, RecordFields, Text
from ..models import CAMPAIGN_STATUSES, CAMPAIGN_TYPES, Campaign
from ..objects import url_of
from ..tones import tone
from .common import created, owner

CAMPAIGN = RecordFields(
    Campaign,
    Text(Campaign.name, "Name", column=25, link=url_of, searched=True, short_form=True, lookup_column=38),
    Choice(Campaign.type, "Type", CAMPAIGN_TYPES, default="E-mail", column=10, filter=True, short_form=True,
           lookup_column=16, lookup_filter=True),
    Choice(Campaign.status, "Status", CAMPAIGN_STATUSES, default="Planning", copied=False, column=12, tone=tone,
           edit=True, filter=True, short_form=True, lookup_column=14, lookup_filter=True),
    Date(Campaign.start_date, "Start", column=9, filter="start", short_form=True, lookup_column=14),
    Date(Campaign.end_date, "End", column=9, filter="end", short_form=True),
    Money(Campaign.budget, "Budget", filter=True),
    Money(Campaign.expected_revenue, "Expected revenue", filter="expected"),
    Money(Campaign.actual_cost, "Actual cost", copied=False, column=11, edit=True, filter="cost"),
    LongText(Campaign.description, "Description"),
    created(Campaign.created_at),
    owner(Campaign.owner_id, column=13, lookup_column=18, lookup_filter=True),
    order={"form": ("type", "status", "start_date", "end_date", "budget", "expected_revenue", "actual_cost"),
           "filters": ("status", "type", "start_date", "end_date", "actual_cost", "budget", "expected_revenue")},
    highlights=("status", "type", "start_date", "end_date", "actual_cost", "owner_id"),
)  # fmt: skip
