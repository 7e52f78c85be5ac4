"""Picklists: the values that fields offer, kept by administrators; those that rules go by are fixed and say why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from ..platform.database import Db
from . import models
from .models import Account, AssignmentRule, Case, Deal, DealContactRole, Event, Lead, PicklistValue, Quote, Task

#: Where a unit of work keeps the values that it has read.
CACHE = "crm_picklists"


@dataclass(frozen=True)
class Picklist:
    """`columns` hold its values; `usual` are those of a new CRM, `default` the one that a record begins with."""

    key: str
    label: str
    columns: tuple[Any, ...]
    usual: tuple[str, ...]
    default: str | None = None
    #: Values that rules go by, and why they cannot be changed.
    fixed: Mapping[str, str] = field(default_factory=dict)
    #: Why the whole list cannot be changed; empty where it can.
    locked: str = ""


PICKLISTS = {
    each.key: each
    for each in (
        Picklist(
            "account_type", "Account type", (Account.type,), models.ACCOUNT_TYPES, "Prospect",
            fixed={"Customer": "The view “Customers” of the accounts goes by it."},
        ),
        Picklist("industry", "Industry", (Account.industry, Lead.industry), models.INDUSTRIES),
        Picklist("rating", "Rating", (Account.rating, Lead.rating), models.RATINGS),
        Picklist("lead_source", "Lead source", (Lead.source, Deal.lead_source), models.LEAD_SOURCES),
        Picklist("deal_type", "Deal type", (Deal.type,), models.DEAL_TYPES),
        Picklist("loss_reason", "Loss reason", (Deal.loss_reason,), models.LOSS_REASONS),
        Picklist(
            "contact_role", "Contact role", (DealContactRole.role,), models.CONTACT_ROLES,
            fixed={
                "Decision Maker": "Stages can ask for a contact in this role.",
                "Influencer": "Contacts get this role where none is named.",
            },
        ),
        Picklist("case_type", "Case type", (Case.type, AssignmentRule.type), models.CASE_TYPES),
        Picklist("case_origin", "Case origin", (Case.origin, AssignmentRule.origin), models.CASE_ORIGINS),
        Picklist(
            "priority", "Priority", (Task.priority, Case.priority), models.PRIORITIES, "Normal",
            locked="The handbook says by priority when a case must be answered.",
        ),
        Picklist(
            "lead_status", "Lead status", (Lead.status,), models.LEAD_STATUSES, "New",
            locked="Conversion and the views of leads go by them.",
        ),
        Picklist(
            "case_status", "Case status", (Case.status,), models.CASE_STATUSES, "New",
            locked="The clock of a case and its closing go by them.",
        ),
        Picklist(
            "task_status", "Task status", (Task.status,), models.TASK_STATUSES, "Not Started",
            locked="They say whether a task is open or done.",
        ),
        Picklist(
            "event_status", "Event status", (Event.status,), models.EVENT_STATUSES, "Planned",
            locked="They say whether a meeting or call has been held.",
        ),
        Picklist(
            "quote_status", "Quote status", (Quote.status,), models.QUOTE_STATUSES, "Draft",
            locked="Approval and acceptance of quotes lead from one to the next.",
        ),
    )
}  # fmt: skip


@dataclass(frozen=True)
class Value:
    """What a unit of work knows of a value."""

    value: str
    is_active: bool
    is_default: bool


def _values(db: Db, key: str) -> list[Value]:
    """All values of a picklist in their order, the retired ones too; read once per unit of work."""
    cached: dict[str, list[Value]] | None = db.info.get(CACHE)
    if cached is None:
        cached = db.info[CACHE] = {}
        row = PicklistValue
        asked = select(row.picklist, row.value, row.is_active, row.is_default).order_by(row.position, row.id)
        for picklist, value, is_active, is_default in db.execute(asked):
            cached.setdefault(picklist, []).append(Value(value, is_active, is_default))
    return cached.get(key, [])


def forget(db: Db) -> None:
    """Have the values read anew, once they have changed."""
    db.info.pop(CACHE, None)


def offered(db: Db, key: str) -> list[str]:
    """What can be chosen."""
    return [row.value for row in _values(db, key) if row.is_active]


def known(db: Db, key: str) -> list[str]:
    """What records may hold: what can be chosen, and what could be once."""
    return [row.value for row in _values(db, key)]


def default(db: Db, key: str) -> str | None:
    """What a new record begins with, if anything."""
    return next((row.value for row in _values(db, key) if row.is_default and row.is_active), None)


def usual_values() -> Iterator[dict[str, Any]]:
    """The values that a new CRM comes with."""
    for picklist in PICKLISTS.values():
        if not picklist.locked:
            for position, value in enumerate(picklist.usual, 1):
                is_default = value == picklist.default
                yield {"picklist": picklist.key, "value": value, "position": position, "is_default": is_default}
