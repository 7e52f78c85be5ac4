"""What the log says of leads and accounts: the way of a lead through its statuses, who had an account before."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any

from ...apps.crm.models import RATINGS, Account, Lead
from ...apps.platform.models import AuditEntry
from ..random_source import chance
from ..rows import new
from .sales import Sales
from .tenure import Tenure

_WAYS = {
    "Assigned": ("Assigned",),
    "In Process": ("Assigned", "In Process"),
    "Recycled": ("Assigned", "In Process", "Recycled"),
    "Dead": ("Assigned", "Dead"),
    "Converted": ("Assigned", "In Process", "Converted"),
}
# Of a hundred accounts, so many were rated anew, and so many once belonged to somebody else.
_RATED, _GIVEN = 45, 12


def make_log(sales: Sales) -> None:
    random, tenure, entries = sales.draft.random("log"), Tenure(sales.draft), list[AuditEntry]()
    for lead in sales.draft.all(Lead):
        if lead.deleted_at is None:
            entries += _way(sales, random, tenure, lead)
    tests = {customer.account.id for customer in sales.customers if customer.is_test}
    for account in sales.draft.all(Account):
        if account.deleted_at is None and account.id not in tests:
            entries += _changes(sales, random, tenure, account)
    for entry in sorted(entries, key=lambda entry: (entry.at, entry.table, int(entry.pk))):
        sales.draft.add(entry)


def _way(sales: Sales, random: Random, tenure: Tenure, lead: Lead) -> list[AuditEntry]:
    way = _WAYS.get(lead.status, ())
    last = lead.converted_at or sales.draft.calendar.now
    moments = sorted(sales.draft.calendar.between(random, lead.created_at, last) for _ in way)
    if lead.converted_at is not None:
        moments[-1] = lead.converted_at
    elif moments:
        # What was changed is no older than its change.
        lead.updated_at = max(lead.updated_at, moments[-1])
    before, found = "New", []
    for status, at in zip(way, moments, strict=True):
        found.append(_entry(tenure, lead, at, lead.owner_id, "status", before, status))
        before = status
    return found


def _changes(sales: Sales, random: Random, tenure: Tenure, account: Account) -> list[AuditEntry]:
    calendar, found = sales.draft.calendar, []
    latest = calendar.now - timedelta(hours=2)
    if account.rating is not None and chance(random, _RATED):
        was = random.choice([rating for rating in RATINGS if rating != account.rating])
        at = calendar.between(random, account.created_at, latest)
        found.append(_entry(tenure, account, at, account.owner_id, "rating", was, account.rating))
    if chance(random, _GIVEN):
        others = [id for id in sales.owners(sales.territory_of(account.owner_id)) if id != account.owner_id]
        manager = sales.draft.people[account.owner_id - 1].manager_id
        at = calendar.between(random, account.created_at, latest)
        found.append(_entry(tenure, account, at, manager, "owner_id", random.choice(others), account.owner_id))
    for entry in found:
        if entry.at > account.updated_at:
            account.updated_at, account.updated_by_id = entry.at, entry.person_id
    return found


def _entry(
    tenure: Tenure, record: Account | Lead, at: datetime, by: int | None, field: str, before: Any, after: Any
) -> AuditEntry:
    return new(
        AuditEntry, at=at, person_id=tenure.stood_in(by, at), customer_id=None, automatic=False,
        action="update", table=record.__class__.__tablename__, pk=str(record.id), before={field: before},
        after={field: after},
    )  # fmt: skip
