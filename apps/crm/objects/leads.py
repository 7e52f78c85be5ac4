"""What there is to know of leads."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import CampaignMember, Lead
from .declaration import PARENT_TABS, CrmObject, full_name

OBJECT = CrmObject(
    model=Lead,
    icon="user-plus",
    name=full_name(Lead),
    sort=Lead.last_name,
    detail=lambda lead: (lead.title, lead.company, lead.status),
    tabs=PARENT_TABS,
    loads=(joinedload(Lead.owner),),
    is_fixed=lambda lead: bool(lead.is_converted),
    stays_for=lambda lead: "It has been converted and is read-only." if lead.is_converted else "",
    links={"campaign": CampaignMember},
)
