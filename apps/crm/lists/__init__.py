"""The CRM's lists: what each shows, finds, filters, and lets people change in place."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Select

from ...platform.database import Db
from ...platform.listview import ListView
from ..objects import OBJECTS, CrmObject
from .accounts import ACCOUNTS, account_rows
from .campaigns import CAMPAIGNS, MEMBERS, MEMBERS_TO_READ, campaign_rows, member_rows
from .cases import CASES, case_rows
from .common import show
from .contacts import CONTACTS, contact_rows
from .deals import DEALS, deal_rows
from .imports import IMPORTS, import_rows
from .leads import LEADS, lead_rows
from .products import ENTRIES, PRICEBOOKS, PRODUCTS, entry_rows, pricebook_rows, product_rows
from .quotes import APPROVALS, QUOTES, approval_rows, quote_rows
from .tasks import TASKS, task_rows


def _list_of(entry: CrmObject) -> tuple[ListView, Callable[[Db], Select[Any]]]:
    module = entry.module("lists")
    return getattr(module, entry.plural.upper()), getattr(module, f"{entry.key}_rows")


#: The lists of records by their plurals, and the rows that each finds among.
LISTS = {entry.plural.lower(): _list_of(entry) for entry in OBJECTS.values() if entry.has_list}

__all__ = [
    "ACCOUNTS",
    "APPROVALS",
    "CAMPAIGNS",
    "CASES",
    "CONTACTS",
    "DEALS",
    "ENTRIES",
    "IMPORTS",
    "LEADS",
    "LISTS",
    "MEMBERS",
    "MEMBERS_TO_READ",
    "PRICEBOOKS",
    "PRODUCTS",
    "QUOTES",
    "TASKS",
    "account_rows",
    "approval_rows",
    "campaign_rows",
    "case_rows",
    "contact_rows",
    "deal_rows",
    "entry_rows",
    "import_rows",
    "lead_rows",
    "member_rows",
    "pricebook_rows",
    "product_rows",
    "quote_rows",
    "show",
    "task_rows",
]
