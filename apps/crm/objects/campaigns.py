"""What there is to know of campaigns."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Campaign
from .declaration import CrmObject

OBJECT = CrmObject(
    model=Campaign,
    icon="megaphone",
    name=Campaign.name,
    detail=lambda campaign: (campaign.type, campaign.status),
    tabs=("details", "related", "changes"),
    loads=(joinedload(Campaign.owner),),
    tells_owner=False,
)
