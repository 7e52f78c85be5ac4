"""Duplicate detection: same e-mail, same normalised name, same web domain.

A new record that resembles existing ones raises Duplicates; the person may confirm, and the confirmation is logged.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import urlsplit

from sqlalchemy import func, or_, select
from sqlalchemy.orm import selectinload

from ...platform.database import Db
from ...platform.errors import Duplicates
from ...platform.models import AuditEntry
from ..models import Account, Contact, Lead
from ..objects import label_of, object_of, reference
from ..permissions import scope

Twin = Account | Contact | Lead

_LEGAL_FORMS = {
    "and", "the", "inc", "incorporated", "llc", "ltd", "limited", "corp", "corporation", "co", "company", "gmbh", "plc",
}  # fmt: skip


def normalised(name: str) -> str:
    """A company's name without case, punctuation, and legal form: "The Harbor Supply Co." is "harbor supply"."""
    words = re.sub(r"[^\w\s]", " ", name.casefold().replace("'", "")).split()
    return " ".join([word for word in words if word not in _LEGAL_FORMS] or words)


def domain(website: str | None) -> str | None:
    """The host of a web address without `www.`, or None."""
    if not website:
        return None
    host = urlsplit(website if "://" in website else f"https://{website}").netloc.casefold()
    return host.removeprefix("www.").partition(":")[0] or None


def accounts_like(db: Db, name: str, website: str | None = None) -> list[Account]:
    """Visible accounts of the same normalised name or web domain."""
    wanted_name, wanted_domain = normalised(name), domain(website)
    rows = db.execute(
        select(Account.id, Account.name, Account.website)
        .where(Account.deleted_at.is_(None), scope(db, Account, "read"))
        .order_by(Account.id)
    )
    ids = [
        row.id
        for row in rows
        if normalised(row.name) == wanted_name or (wanted_domain and domain(row.website) == wanted_domain)
    ]
    return list(db.scalars(select(Account).where(Account.id.in_(ids)).order_by(Account.id)))


def contacts_like(
    db: Db, first_name: str | None, last_name: str, email: str | None, account_id: int | None
) -> list[Contact]:
    """Visible contacts with the same e-mail, or with the same name at the same account."""
    same_name = (
        (func.lower(Contact.last_name) == last_name.lower())
        & (func.lower(func.coalesce(Contact.first_name, "")) == (first_name or "").lower())
        & (Contact.account_id.is_(None) if account_id is None else Contact.account_id == account_id)
    )
    same = or_(same_name, func.lower(Contact.email) == email.lower()) if email else same_name
    visible = select(Contact).where(Contact.deleted_at.is_(None), scope(db, Contact, "read"), same)
    return list(db.scalars(visible.options(selectinload(Contact.account)).order_by(Contact.id)))


def contacts_with_email(db: Db, email: str) -> list[Contact]:
    """Visible contacts with this e-mail."""
    same = func.lower(Contact.email) == email.lower()
    visible = select(Contact).where(Contact.deleted_at.is_(None), scope(db, Contact, "read"), same)
    return list(db.scalars(visible.options(selectinload(Contact.account)).order_by(Contact.id)))


def leads_like(db: Db, first_name: str | None, last_name: str, company: str, email: str | None) -> list[Lead]:
    """Visible unconverted leads with the same e-mail, or with the same name and company."""
    same_name = (func.lower(Lead.last_name) == last_name.lower()) & (
        func.lower(func.coalesce(Lead.first_name, "")) == (first_name or "").lower()
    )
    same = or_(same_name, func.lower(Lead.email) == email.lower()) if email else same_name
    visible = select(Lead).where(Lead.deleted_at.is_(None), Lead.status != "Converted", scope(db, Lead, "read"), same)
    return [
        lead
        for lead in db.scalars(visible.order_by(Lead.id))
        if normalised(lead.company) == normalised(company) or (email and (lead.email or "").lower() == email.lower())
    ]


def refuse(noun: str, twins: Sequence[Twin]) -> None:
    """Raise Duplicates when there are twins."""
    if twins:
        found = "record looks" if len(twins) == 1 else "records look"
        raise Duplicates(f"{len(twins)} {found} like this {noun}.", [reference(twin) for twin in twins])


def log_confirmed(db: Db, record: Twin, twins: Sequence[Twin]) -> None:
    """Log that somebody created `record` although it resembles `twins`."""
    if not twins:
        return
    db.flush()
    db.add(
        AuditEntry(
            at=db.now,
            person_id=db.actor_id,
            action="duplicate confirmed",
            table=record.__tablename__,
            pk=str(record.id),
            before={},
            after={"resembles": [f"{object_of(twin).singular} {twin.id}: {label_of(twin)}" for twin in twins]},
        )
    )
