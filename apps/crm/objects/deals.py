"""What there is to know of deals."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Deal, DealContactRole
from .declaration import PARENT_TABS, CrmObject

OBJECT = CrmObject(
    model=Deal,
    icon="handshake",
    name=Deal.name,
    detail=lambda deal: (deal.account.name if deal.account else None, deal.stage.name),
    tabs=PARENT_TABS,
    loads=(joinedload(Deal.account), joinedload(Deal.stage), joinedload(Deal.owner)),
    is_tagged=True,
    links={"contact": DealContactRole},
    added_to={"account": Deal.account_id},
)
