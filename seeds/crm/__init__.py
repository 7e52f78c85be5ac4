"""The CRM's rows, in the order in which one maker needs another's."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..draft import Draft
from .access import make_access
from .accounts import make_accounts
from .activities import make_events, make_tasks
from .cases import make_cases
from .catalogue import make_catalogue
from .contacts import make_contacts
from .deals import make_deals
from .leads import make_leads
from .notes import make_notes
from .parents import activity_parents
from .recycled import make_recycled
from .sales import Sales

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("handbook",)


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """All rows of the CRM; `holders` are the people by the key of their job."""
    sales = Sales(draft, holders)
    make_access(sales)
    make_catalogue(sales)
    make_accounts(sales)
    make_contacts(sales)
    make_deals(sales)
    make_leads(sales)
    make_cases(sales)
    parents = activity_parents(sales)
    make_tasks(sales, parents)
    make_events(sales, parents)
    make_notes(sales, parents)
    make_recycled(sales)
