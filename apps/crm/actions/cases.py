"""Cases: customers' questions and complaints, until they are closed."""

from __future__ import annotations

import re
from collections.abc import Set
from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Invalid
from .. import service_clock
from ..affiliations import works_for
from ..fields import CASE
from ..models import Case, Contact
from .assignment import assign
from .case_history import standing, write_history
from .saving import activities, apply, bin_records, change, load, obey, require_assign, start


def create_case(db: Db, **values: Any) -> Case:
    """Open a case under the next number, with the time by which its priority asks for an answer.

    One that is given no owner goes to the queue that is named, else to where the assignment rules lead.
    """
    cleaned = start(db, CASE, values)
    if values.get("owner_id", db.actor_id) is None:
        cleaned["owner_id"] = None
    case = Case(**cleaned, number=_next_number(db), sla_due_at=service_clock.due(db, db.now, cleaned["priority"]))
    _take_account_of_contact(db, case)
    if case.owner_id is None and case.queue_id is None:
        assign(db, case)
    _check(db, case, cleaned.keys())
    if not case.is_open:
        case.closed_at = db.now
    _mind_pause(db, case)
    obey(db, case)
    db.add(case)
    db.flush()
    return case


def update_case(db: Db, case_id: int, *, version: int | None = None, **values: Any) -> Case:
    """Change a case; closing it stamps the time, reopening it clears it, a new priority moves the due time."""
    case = load(db, Case, case_id, version=version)
    changes = change(db, CASE, case, values)
    if "queue_id" in changes:
        require_assign(db)
    return change_case(db, case, changes)


def change_case(db: Db, case: Case, changes: dict[str, Any]) -> Case:
    """Apply checked changes with all that follows from them: stamps, the clock, history."""
    before, was_open = standing(case), case.is_open
    if changes.get("status") == "Duplicate" != case.status and not changes.get("parent_case_id"):
        raise Invalid(status="Say which case this is a duplicate of: merge it on its page in the console.")
    if "priority" in changes:
        changes["sla_due_at"] = service_clock.due(db, case.created_at, changes["priority"], case.paused_for)
    apply(case, changes)
    if "contact_id" in changes and "account_id" not in changes:
        _take_account_of_contact(db, case)
    _check(db, case, changes.keys())
    if case.is_open != was_open:
        case.closed_at = None if case.is_open else db.now
    if case.status != "Duplicate":
        case.parent_case_id = None
    _mind_pause(db, case)
    obey(db, case)
    write_history(db, case, before)
    db.flush()
    db.expire(case, ["account", "contact", "owner", "queue", "parent_case"])
    return case


def close_case(db: Db, case_id: int, resolution: str, *, version: int | None = None) -> Case:
    return update_case(db, case_id, version=version, status="Closed", resolution=resolution)


def delete_case(db: Db, case_id: int, *, version: int | None = None) -> Case:
    """Put a case and its activities into the recycle bin."""
    case = load(db, Case, case_id, to="delete", version=version)
    bin_records(db, [*activities(db, [case]), case])
    return case


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


def _mind_pause(db: Db, case: Case) -> None:
    """Let the clock stand still while an unanswered case is pending, and go on with what was left."""
    stands_still = case.status == "Pending" and case.first_response_at is None
    if stands_still and case.paused_at is None:
        case.paused_at = db.now
    elif not stands_still and case.paused_at is not None:
        case.paused_for += int(service_clock.between(db, case.paused_at, db.now).total_seconds())
        case.paused_at = None
        case.sla_due_at = service_clock.due(db, case.created_at, case.priority, case.paused_for)


def answered(db: Db, case: Case) -> None:
    """Stamp the first answer, which stops the clock."""
    if case.first_response_at is None:
        case.first_response_at = db.now
        _mind_pause(db, case)


def _check(db: Db, case: Case, changed: Set[str]) -> None:
    if case.owner_id is None and case.queue_id is None:
        raise Invalid(owner_id="Choose who gets the case, or the queue it goes to.")
    if case.status == "Closed" and case.resolution is None:
        raise Invalid(resolution="Say how the case was resolved before closing it.")
    if case.contact_id is not None and not changed.isdisjoint({"contact_id", "account_id"}):
        contact = db.get_one(Contact, case.contact_id)
        if contact.account_id is not None and not works_for(db, contact, case.account_id):
            raise Invalid(contact_id=f"{contact.name} does not work at this account.")
