"""The list of contacts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import ListView
from ..fields import CONTACT
from ..models import Account, Contact
from .common import bulk, common, mine, owned, recent
from .marked import mark_filters


def contact_rows(db: Db) -> Select[Any]:
    return owned(db, Contact).outerjoin(Contact.account).options(contains_eager(Contact.account))


CONTACTS = ListView(
    **common(Contact),
    columns=CONTACT.columns,
    sort="name",
    search=(
        func.coalesce(Contact.first_name, "") + " " + Contact.last_name,
        Contact.email,
        Contact.phone,
        Contact.mobile,
        Contact.title,
        Account.name,
    ),
    filters=[*CONTACT.filters, *mark_filters(Contact)],
    views=(View("all", "All contacts"), mine(Contact, "contacts"), recent(Contact)),
    bulk=bulk("contacts"),
    edit_form=CONTACT.form_of_cells,
)
