"""The recycle bin: former twins of living records, which searches and lists must not show."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import TypeVar

from sqlalchemy import inspect

from ...apps.crm.models import Account, Contact, Deal, DealContactRole, Lead, Note, StageHistory, Task
from ..rows import new
from .sales import Sales

R = TypeVar("R", Account, Contact, Lead, Deal, DealContactRole, Task, Note)
_BOOKS = {"id", "created_at", "updated_at", "version", "created_by_id", "updated_by_id", "deleted_at"}


def make_recycled(sales: Sales) -> None:
    random = sales.draft.random("recycled")
    count = sales.volume.twins
    for account in random.sample([c.account for c in sales.customers if not c.is_test], count // 2):
        _bin(sales, random, account, account_number=None, website=None, phone=None, is_locked=False, parent_id=None)
    for contact in random.sample(sales.draft.all(Contact), count):
        _bin(sales, random, contact, reports_to_id=None, mobile=None)
    open_leads = [lead for lead in sales.draft.all(Lead) if lead.converted_at is None]
    for lead in random.sample(open_leads, count):
        _bin(sales, random, lead, description=None)
    for task in random.sample(sales.draft.all(Task), 2 * count):
        _bin(sales, random, task)
    for note in random.sample(sales.draft.all(Note), count):
        _bin(sales, random, note)
    prospecting = [d for d in sales.draft.all(Deal) if d.stage_id == sales.stages["Prospecting"].id]
    for deal in random.sample(prospecting, count // 2):
        _bin_deal(sales, random, deal)


def _bin_deal(sales: Sales, random: Random, deal: Deal) -> None:
    stage = sales.stages["Prospecting"]
    twin = _bin(sales, random, deal, pricebook_id=None, probability=stage.probability, stage_entered_at=deal.created_at)
    sales.draft.add(
        new(
            StageHistory,
            deal_id=twin.id,
            to_stage_id=stage.id,
            amount=twin.amount,
            probability=twin.probability,
            close_date=twin.close_date,
            changed_at=twin.created_at,
            changed_by_id=twin.created_by_id,
        )
    )
    roles = [role for role in sales.draft.all(DealContactRole) if role.deal_id == deal.id]
    for role in roles:
        _bin(sales, random, role, deal_id=twin.id, is_binned_at=twin.deleted_at)


def _bin(sales: Sales, random: Random, record: R, *, is_binned_at: datetime | None = None, **changes: object) -> R:
    """A copy of `record` with some columns changed, deleted by whoever owns it."""
    values = {
        column.key: getattr(record, column.key)
        for column in inspect(record.__class__).column_attrs
        if column.key not in _BOOKS
    }
    twin = new(record.__class__, **{**values, **changes})
    by = record.created_by_id
    deleted = is_binned_at or sales.draft.calendar.between(random, record.created_at)
    sales.draft.add(twin, at=record.created_at, by=by, touched=deleted)
    twin.deleted_at = twin.updated_at
    return twin
