"""Contacts: the people at an account."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.models import Record
from ..fields import CONTACT
from ..models import Case, Contact, Deal, DealContactRole
from ..objects import reference
from . import duplicates, stages
from .affiliations import drop_own
from .saving import activities, apply, bin_records, change, load, obey, start


def create_contact(db: Db, *, allow_duplicate: bool = False, **values: Any) -> Contact:
    cleaned = start(db, CONTACT, values)
    account_id = cleaned.get("account_id")
    _check_manager(db, None, cleaned.get("reports_to_id"), account_id)
    twins = duplicates.check(db, "contact", cleaned, confirmed=allow_duplicate)
    contact = Contact(**cleaned)
    obey(db, contact)
    db.add(contact)
    duplicates.log_confirmed(db, contact, twins)
    db.flush()
    return contact


def update_contact(db: Db, contact_id: int, *, version: int | None = None, **values: Any) -> Contact:
    """Change a contact. One who moves to another account no longer reports to, or leads, anybody at the old one.

    A link to the new account has then done its service, and goes.
    """
    contact = load(db, Contact, contact_id, version=version)
    changes = change(db, CONTACT, contact, values)
    if "account_id" in changes:
        changes.setdefault("reports_to_id", None)
        _release_reports(db, contact)
    if "reports_to_id" in changes:
        account_id = changes.get("account_id", contact.account_id)
        _check_manager(db, contact, changes["reports_to_id"], account_id)
    apply(contact, changes)
    obey(db, contact)
    db.flush()
    if "account_id" in changes:
        drop_own(db, contact_id=contact.id)
    return contact


def delete_contact(db: Db, contact_id: int, *, version: int | None = None) -> Contact:
    """Put a contact, their deal roles and activities into the recycle bin.

    Open cases block it, and won deals of which they are the primary contact.
    """
    contact = load(db, Contact, contact_id, to="delete", version=version)
    blocking = blocking_records(db, [contact]).get(contact.id)
    if blocking:
        raise Blocked(
            f"{contact.name} cannot be deleted: they have open cases, or a deal needs them in their role.",
            [reference(record) for record in blocking],
        )
    _release_reports(db, contact)
    bin_records(db, [*cascade(db, [contact]), contact])
    return contact


def blocking_records(db: Db, contacts: Sequence[Contact]) -> dict[int, list[Deal | Case]]:
    """Open cases of contacts, and deals whose stage would no longer be allowed without them, by the contact's id."""
    found: dict[int, list[Deal | Case]] = {}
    for role in _roles(db, contacts):
        if _is_needed(db, role):
            found.setdefault(role.contact_id, []).append(role.deal)
    ids = [contact.id for contact in contacts]
    for case in db.scalars(select(Case).where(Case.contact_id.in_(ids), Case.deleted_at.is_(None)).order_by(Case.id)):
        if case.is_open and case.contact_id is not None:
            found.setdefault(case.contact_id, []).append(case)
    return found


def cascade(db: Db, contacts: Sequence[Contact]) -> list[Record]:
    """The records that go into the recycle bin with contacts."""
    return [*_roles(db, contacts), *activities(db, contacts)]


def _is_needed(db: Db, role: DealContactRole) -> bool:
    """Whether a deal meets the conditions of its stage only because of this role."""
    gate = stages.missing(db, role.deal, role.deal.stage)
    return not gate and bool(stages.missing(db, role.deal, role.deal.stage, without=role))


def _roles(db: Db, contacts: Sequence[Contact]) -> list[DealContactRole]:
    theirs = (
        select(DealContactRole)
        .join(DealContactRole.deal)
        .where(DealContactRole.contact_id.in_([contact.id for contact in contacts]))
        .where(DealContactRole.deleted_at.is_(None), Deal.deleted_at.is_(None))
        .order_by(DealContactRole.id)
        .options(contains_eager(DealContactRole.deal))
    )
    return list(db.scalars(theirs))


def _release_reports(db: Db, contact: Contact) -> None:
    for report in db.scalars(select(Contact).where(Contact.reports_to_id == contact.id).order_by(Contact.id)):
        report.reports_to_id = None


def _check_manager(db: Db, contact: Contact | None, manager_id: int | None, account_id: int | None) -> None:
    if manager_id is None:
        return
    manager = db.get_one(Contact, manager_id)
    if manager.account_id != account_id:
        raise Invalid(reports_to_id=f"{manager.name} does not work at the same account.")
    above: int | None = manager_id
    while above is not None:
        if contact is not None and above == contact.id:
            raise Invalid(reports_to_id=f"{contact.name} cannot report to themselves, directly or through others.")
        above = db.scalar(select(Contact.reports_to_id).where(Contact.id == above))
