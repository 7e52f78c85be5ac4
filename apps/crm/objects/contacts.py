"""What there is to know of contacts."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import AccountContact, CampaignMember, Contact, DealContactRole
from .declaration import PARENT_TABS, CrmObject, full_name

OBJECT = CrmObject(
    model=Contact,
    icon="contact",
    name=full_name(Contact),
    sort=Contact.last_name,
    detail=lambda contact: (contact.title, contact.account.name if contact.account else None),
    tabs=PARENT_TABS,
    loads=(joinedload(Contact.account), joinedload(Contact.owner)),
    is_tagged=True,
    links={"account": AccountContact, "deal": DealContactRole, "campaign": CampaignMember},
    added_to={"account": Contact.account_id},
)
