"""What there is to know of accounts."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Account, AccountContact
from .declaration import PARENT_TABS, CrmObject

OBJECT = CrmObject(
    model=Account,
    icon="building-2",
    name=Account.name,
    detail=lambda account: (account.type, account.billing_city, account.account_number),
    tabs=PARENT_TABS,
    loads=(joinedload(Account.owner),),
    is_tagged=True,
    also_told=("is_locked",),
    links={"contact": AccountContact},
)
