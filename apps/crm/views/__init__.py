"""The CRM's pages, one blueprint per noun."""

from . import (
    accounts,
    approvals,
    cases,
    contacts,
    deal_parts,
    deals,
    delete_and_owner,
    events,
    home,
    leads,
    lookups,
    notes,
    pricebooks,
    products,
    quotes,
    search,
    tasks,
)
from . import board as board  # adds to the pages of deals

BLUEPRINTS = (
    home.blueprint,
    search.blueprint,
    accounts.blueprint,
    contacts.blueprint,
    leads.blueprint,
    deals.blueprint,
    deal_parts.blueprint,
    quotes.blueprint,
    approvals.blueprint,
    products.blueprint,
    pricebooks.blueprint,
    tasks.blueprint,
    cases.blueprint,
    events.blueprint,
    notes.blueprint,
    delete_and_owner.blueprint,
    lookups.blueprint,
)
