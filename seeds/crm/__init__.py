"""The CRM's rows, in the order in which one maker needs another's; cases and all that is noted come second."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..draft import Draft
from .access import make_access
from .accounts import make_accounts
from .affiliations import make_affiliations
from .campaigns import make_campaigns
from .catalogue import make_catalogue
from .chronicling.records import enter_deals
from .chronicling.years import draw_years
from .contacts import make_contacts
from .deals import make_deals
from .imports import make_imports
from .leads import make_leads
from .quotes import make_quotes
from .sales import Sales
from .set_up import make_set_up
from .setup_log import make_setup_log

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("handbook",)
#: The rows that speak of the store's orders, too.
THEN = ("crm.written",)


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """Whom the CRM knows and what is sold to them; `holders` are the people by the key of their job."""
    sales = Sales(draft, holders)
    make_access(sales)
    make_catalogue(sales)
    make_accounts(sales)
    make_contacts(sales)
    make_affiliations(sales)
    draw_years(sales, holders)
    make_setup_log(sales)
    make_deals(sales)
    enter_deals(draft)
    make_quotes(sales)
    make_leads(sales)
    make_campaigns(sales)
    make_imports(sales)
    make_set_up(sales)
    draft.keep(sales)
