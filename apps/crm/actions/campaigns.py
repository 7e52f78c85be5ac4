"""Campaigns: what is planned, when, and what it costs. Whom they address stands in `campaign_members`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...platform.database import Db
from ...platform.errors import Invalid
from ..fields import CAMPAIGN
from ..models import Campaign
from .saving import apply, bin_records, change, load, start


def create_campaign(db: Db, **values: Any) -> Campaign:
    cleaned = start(db, CAMPAIGN, values)
    _check_days(None, cleaned)
    campaign = Campaign(**cleaned)
    db.add(campaign)
    db.flush()
    return campaign


def update_campaign(db: Db, campaign_id: int, *, version: int | None = None, **values: Any) -> Campaign:
    campaign = load(db, Campaign, campaign_id, version=version)
    changes = change(db, CAMPAIGN, campaign, values)
    _check_days(campaign, changes)
    apply(campaign, changes)
    db.flush()
    return campaign


def delete_campaign(db: Db, campaign_id: int, *, version: int | None = None) -> Campaign:
    """Put a campaign into the recycle bin. Its members stay its members, and its deals keep its name."""
    campaign = load(db, Campaign, campaign_id, to="delete", version=version)
    bin_records(db, [campaign])
    return campaign


def _check_days(campaign: Campaign | None, changes: Mapping[str, Any]) -> None:
    first, last = (
        changes.get(name, getattr(campaign, name) if campaign else None) for name in ("start_date", "end_date")
    )
    if first is not None and last is not None and last < first:
        at = "end_date" if "end_date" in changes else "start_date"
        raise Invalid({at: f"A campaign cannot end ({last:%m/%d/%Y}) before it starts ({first:%m/%d/%Y})."})
