"""The CRM's lists: what each shows, finds, filters, and lets people change in place."""

from .accounts import ACCOUNTS, account_rows
from .cases import CASES, case_rows
from .common import show
from .contacts import CONTACTS, contact_rows
from .deals import DEALS, deal_rows
from .leads import LEADS, lead_rows
from .tasks import TASKS, task_rows

__all__ = [
    "ACCOUNTS",
    "CASES",
    "CONTACTS",
    "DEALS",
    "LEADS",
    "TASKS",
    "account_rows",
    "case_rows",
    "contact_rows",
    "deal_rows",
    "lead_rows",
    "show",
    "task_rows",
]
