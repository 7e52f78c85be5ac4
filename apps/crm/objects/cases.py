"""What there is to know of cases."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Case, CaseArticle
from .declaration import PARENT_TABS, CrmObject

OBJECT = CrmObject(
    model=Case,
    icon="life-buoy",
    name=Case.number + " " + Case.subject,
    sort=Case.subject,
    label=lambda case: f"{case.number} {case.subject}",
    detail=lambda case: (case.status, case.account.name if case.account else None),
    tabs=PARENT_TABS,
    loads=(joinedload(Case.account), joinedload(Case.owner), joinedload(Case.queue)),
    links={"article": CaseArticle},
    added_to={"account": Case.account_id, "contact": Case.contact_id},
)
