"""The CRM's pages, one blueprint per noun."""

from . import (
    accounts,
    cases,
    contacts,
    deal_parts,
    deals,
    delete_and_owner,
    events,
    home,
    leads,
    list_views,
    lookups,
    merging,
    notes,
    recycle_bin,
    search,
    tasks,
)

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
    delete_and_owner.blueprint,
    lookups.blueprint,
    list_views.blueprint,
    merging.blueprint,
    recycle_bin.blueprint,
)
