"""The list of contacts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.filters import DateFilter, FlagFilter, LookupFilter, TextFilter
from ...platform.listview import Column, ListView, View
from ..forms import ContactCells, label_of_account
from ..models import Account, Contact
from ..objects import url_of
from .common import account_column, bulk, common, mine, owned, owner_column, owner_filter, recent


def contact_rows(db: Db) -> Select[Any]:
    return owned(db, Contact).outerjoin(Contact.account).options(contains_eager(Contact.account))


CONTACTS = ListView(
    **common(Contact),
    columns=(
        Column("name", "Name", link=url_of, sort=Contact.last_name, width=17),
        Column("title", "Title", sort=Contact.title, edit="title", width=17),
        account_column(20),
        Column("email", "E-mail", sort=Contact.email, edit="email", width=21),
        Column("phone", "Phone", kind="phone", edit="phone", width=13),
        owner_column(12),
    ),
    sort="name",
    search=(
        func.coalesce(Contact.first_name, "") + " " + Contact.last_name,
        Contact.email,
        Contact.phone,
        Contact.mobile,
        Contact.title,
        Account.name,
    ),
    filters=(
        LookupFilter("account", "Account", Contact.account_id, lookup="lookup.account", label_of=label_of_account),
        TextFilter("title", "Title", Contact.title),
        TextFilter("department", "Department", Contact.department),
        TextFilter("email", "E-mail", Contact.email),
        TextFilter("phone", "Phone", Contact.phone),
        FlagFilter("do_not_call", "Do not call", Contact.do_not_call),
        FlagFilter("opt_out", "E-mail opt-out", Contact.email_opt_out),
        owner_filter(Contact),
        DateFilter("created", "Created", Contact.created_at),
    ),
    views=(View("all", "All contacts"), mine(Contact, "contacts"), recent(Contact)),
    bulk=bulk("contacts"),
    edit_form=ContactCells,
)
