"""The CRM's pages, one blueprint per noun."""

from . import accounts, cases, contacts, deal_parts, deals, events, home, leads, lookups, notes, records, search, tasks

BLUEPRINTS = (
    home.blueprint,
    search.blueprint,
    accounts.blueprint,
    contacts.blueprint,
    leads.blueprint,
    deals.blueprint,
    deal_parts.blueprint,
    tasks.blueprint,
    cases.blueprint,
    events.blueprint,
    notes.blueprint,
    records.blueprint,
    lookups.blueprint,
)
