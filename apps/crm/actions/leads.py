"""Leads: people who may become customers, until they are converted."""

from __future__ import annotations

from typing import Any

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..fields import LEAD
from ..models import Lead
from ..objects import reference
from . import duplicates
from .saving import activities, apply, bin_records, change, load, obey, start


def create_lead(db: Db, *, allow_duplicate: bool = False, **values: Any) -> Lead:
    cleaned = start(db, LEAD, values)
    _check_status(cleaned.get("status"))
    twins = duplicates.check(db, "lead", cleaned, confirmed=allow_duplicate)
    lead = Lead(**cleaned)
    obey(db, lead)
    db.add(lead)
    duplicates.log_confirmed(db, lead, twins)
    db.flush()
    return lead


def update_lead(db: Db, lead_id: int, *, version: int | None = None, **values: Any) -> Lead:
    lead = load_unconverted(db, lead_id, version=version)
    changes = change(db, LEAD, lead, values)
    _check_status(changes.get("status"))
    apply(lead, changes)
    obey(db, lead)
    db.flush()
    return lead


def delete_lead(db: Db, lead_id: int, *, version: int | None = None) -> Lead:
    """Put a lead and its activities into the recycle bin."""
    lead = load(db, Lead, lead_id, to="delete", version=version)
    check_unconverted(lead)
    bin_records(db, [*activities(db, [lead]), lead])
    return lead


def load_unconverted(db: Db, lead_id: int, *, version: int | None = None) -> Lead:
    """The lead for a change; Blocked when it has been converted."""
    lead = load(db, Lead, lead_id, version=version)
    check_unconverted(lead)
    return lead


def check_unconverted(lead: Lead) -> None:
    if lead.is_converted:
        raise Blocked(f"{lead.name} has been converted and is read-only.", [reference(lead)])


def _check_status(status: str | None) -> None:
    if status == "Converted":
        raise Invalid(status="A lead becomes Converted only by converting it: use Convert.")
