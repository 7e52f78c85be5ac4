"""The CRM's lists: what each shows, finds, filters, and lets people change in place."""

from .accounts import ACCOUNTS, account_rows
from .cases import CASES, case_rows
from .common import show
from .contacts import CONTACTS, contact_rows
from .deals import DEALS, deal_rows
from .leads import LEADS, lead_rows
from .tasks import TASKS, task_rows

#: The lists of records by their plurals, and the rows that each finds among.
LISTS = {
    "accounts": (ACCOUNTS, account_rows),
    "contacts": (CONTACTS, contact_rows),
    "leads": (LEADS, lead_rows),
    "deals": (DEALS, deal_rows),
    "tasks": (TASKS, task_rows),
    "cases": (CASES, case_rows),
}

__all__ = [
    "ACCOUNTS",
    "CASES",
    "CONTACTS",
    "DEALS",
    "LEADS",
    "LISTS",
    "TASKS",
    "account_rows",
    "case_rows",
    "contact_rows",
    "deal_rows",
    "lead_rows",
    "show",
    "task_rows",
]
