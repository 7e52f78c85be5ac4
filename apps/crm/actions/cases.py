"""Cases: customers' questions and complaints, until they are closed."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from sqlalchemy import func, select

from ...handbook.policies import policy
from ...platform.database import Db
from ...platform.errors import Invalid
from ..fields import CASE
from ..models import Case, Contact
from ..sla import sla_due
from .saving import activities, apply, bin_records, change, load, start


def create_case(db: Db, **values: Any) -> Case:
    """Open a case under the next number, with the time by which its priority asks for an answer."""
    cleaned = start(db, CASE, values)
    case = Case(**cleaned, number=_next_number(db), sla_due_at=_due(db, db.now, cleaned["priority"]))
    _take_account_of_contact(db, case)
    _check(db, case)
    if not case.is_open:
        case.closed_at = db.now
    db.add(case)
    db.flush()
    return case


def update_case(db: Db, case_id: int, *, version: int | None = None, **values: Any) -> Case:
    """Change a case; closing it stamps the time, reopening it clears it, a new priority moves the due time."""
    case = load(db, Case, case_id, version=version)
    changes = change(db, CASE, case, values)
    was_open = case.is_open
    if "priority" in changes:
        changes["sla_due_at"] = _due(db, case.created_at, changes["priority"])
    apply(case, changes)
    if "contact_id" in changes and "account_id" not in changes:
        _take_account_of_contact(db, case)
    _check(db, case)
    if case.is_open != was_open:
        case.closed_at = None if case.is_open else db.now
    db.flush()
    db.expire(case, ["account", "contact"])
    return case


def close_case(db: Db, case_id: int, resolution: str, *, version: int | None = None) -> Case:
    return update_case(db, case_id, version=version, status="Closed", resolution=resolution)


def delete_case(db: Db, case_id: int, *, version: int | None = None) -> Case:
    """Put a case and its activities into the recycle bin."""
    case = load(db, Case, case_id, to="delete", version=version)
    bin_records(db, [*activities(db, [case]), case])
    return case


def _due(db: Db, created: datetime, priority: str) -> datetime:
    """By when an answer is due, by the rules of the day on which the case came in."""
    day = created.astimezone(db.timezone).date()
    return sla_due(created, priority, db.timezone, lambda key, subject: policy(db, key, subject, on=day).value)


def _next_number(db: Db) -> str:
    """The highest number in use plus one, in the same style ("CS-01041" gives "CS-01042")."""
    last = db.scalar(select(Case.number).order_by(func.length(Case.number).desc(), Case.number.desc()).limit(1))
    parts = re.fullmatch(r"(.*?)(\d+)", last or "1000")
    if parts is None:
        raise ValueError(f"the case number {last!r} does not end in digits, so it has no next one")
    prefix, digits = parts.groups()
    return f"{prefix}{int(digits) + 1:0{len(digits)}d}"


def _take_account_of_contact(db: Db, case: Case) -> None:
    if case.contact_id is not None:
        case.account_id = case.account_id or db.get_one(Contact, case.contact_id).account_id


def _check(db: Db, case: Case) -> None:
    if case.status == "Closed" and case.resolution is None:
        raise Invalid(resolution="Say how the case was resolved before closing it.")
    if case.contact_id is not None:
        contact = db.get_one(Contact, case.contact_id)
        if contact.account_id not in (None, case.account_id):
            raise Invalid(contact_id=f"{contact.name} does not work at this account.")
