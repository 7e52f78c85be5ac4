"""The list of accounts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import ListView
from ..fields import ACCOUNT
from ..models import Account
from .common import bulk, common, mine, owned, recent
from .marked import mark_filters


def account_rows(db: Db) -> Select[Any]:
    return owned(db, Account)


ACCOUNTS = ListView(
    **common(Account),
    columns=ACCOUNT.columns,
    sort="name",
    search=(Account.name, Account.account_number, Account.phone, Account.website, Account.billing_city),
    filters=[*ACCOUNT.filters, *mark_filters(Account)],
    views=(
        View("all", "All accounts"),
        mine(Account, "accounts"),
        View("customers", "Customers", where=lambda _db: Account.type == "Customer"),
        recent(Account),
    ),
    bulk=bulk("accounts"),
    edit_form=ACCOUNT.form_of_cells,
)
