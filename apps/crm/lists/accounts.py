"""The list of accounts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, NumberFilter, TextFilter
from ...platform.listview import Column, ListView, View
from ..forms import AccountCells
from ..models import ACCOUNT_TYPES, INDUSTRIES, RATINGS, Account
from ..objects import url_of
from .common import bulk, chip, common, mine, owned, owner_column, owner_filter, recent


def account_rows(db: Db) -> Select[Any]:
    return owned(db, Account)


ACCOUNTS = ListView(
    **common(Account),
    columns=(
        Column("name", "Name", link=url_of, sort=Account.name, width=22),
        chip("type", "Type", Account.type, edit="type", width=14),
        Column("industry", "Industry", sort=Account.industry, edit="industry", width=14),
        Column("city", "City", value=lambda row: row.billing_city, sort=Account.billing_city, width=11),
        Column("phone", "Phone", kind="phone", edit="phone", width=13),
        Column("annual_revenue", "Annual revenue", kind="money", sort=Account.annual_revenue, width=13),
        owner_column(13),
    ),
    sort="name",
    search=(Account.name, Account.account_number, Account.phone, Account.website, Account.billing_city),
    filters=(
        ChoiceFilter("type", "Type", Account.type, choices=ACCOUNT_TYPES),
        ChoiceFilter("industry", "Industry", Account.industry, choices=INDUSTRIES),
        ChoiceFilter("rating", "Rating", Account.rating, choices=RATINGS),
        TextFilter("city", "City", Account.billing_city),
        TextFilter("state", "State", Account.billing_state),
        NumberFilter("revenue", "Annual revenue", Account.annual_revenue, money=True),
        NumberFilter("employees", "Employees", Account.employees),
        owner_filter(Account),
        DateFilter("created", "Created", Account.created_at),
    ),
    views=(
        View("all", "All accounts"),
        mine(Account, "accounts"),
        View("customers", "Customers", where=lambda _db: Account.type == "Customer"),
        recent(Account),
    ),
    bulk=bulk("accounts"),
    edit_form=AccountCells,
)
