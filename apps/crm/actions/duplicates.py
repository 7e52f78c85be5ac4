"""Duplicate detection, by the rules in force: same e-mail, same normalized name, same web domain, same phone.

A new record that resembles existing ones raises Duplicates; the person may confirm, and the confirmation is logged.
Where a rule blocks, nobody can: it raises Blocked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, false, func, or_, select
from sqlalchemy.orm import selectinload

from ...platform.database import Db
from ...platform.errors import Blocked, Duplicates
from ...platform.models import AuditEntry
from ...platform.values import phone_digits
from ..duplicate_rules import in_force
from ..models import Account, Contact, Lead
from ..objects import label_of, object_of, reference
from ..permissions import scope

Twin = Account | Contact | Lead

_LEGAL_FORMS = {
    "and", "the", "inc", "incorporated", "llc", "ltd", "limited", "corp", "corporation", "co", "company", "gmbh", "plc",
}  # fmt: skip


def normalized(name: str) -> str:
    """A company's name without case, punctuation, and legal form: "The Harbor Supply Co." is "harbor supply"."""
    words = re.sub(r"[^\w\s]", " ", name.casefold().replace("'", "")).split()
    return " ".join([word for word in words if word not in _LEGAL_FORMS] or words)


def domain(website: str | None) -> str | None:
    """The host of a web address without `www.`, or None."""
    if not website:
        return None
    host = urlsplit(website if "://" in website else f"https://{website}").netloc.casefold()
    return host.removeprefix("www.").partition(":")[0] or None


def check(db: Db, key: str, values: Mapping[str, Any], *, confirmed: bool) -> list[Twin]:
    """The records that a new one with these values resembles. Raises Blocked, and Duplicates unless `confirmed`."""
    rules = in_force(db, key)
    blocking = {match for match, action in rules.items() if action == "Block"}
    if blocking and (same := _find(db, key, values, blocking)):
        found = "A record looks" if len(same) == 1 else f"{len(same)} records look"
        raise Blocked(f"{found} like this {key}, and nobody may create it twice.", [reference(twin) for twin in same])
    twins = _find(db, key, values, rules)
    if not confirmed:
        refuse(key, twins)
    return twins


def _find(db: Db, key: str, values: Mapping[str, Any], matches: Collection[str]) -> list[Twin]:
    first, last, email = values.get("first_name"), values.get("last_name", ""), values.get("email")
    phone = values.get("phone")
    match key:
        case "account":
            return [*accounts_like(db, values["name"], values.get("website"), phone, matches=matches)]
        case "contact":
            return [*contacts_like(db, first, last, email, values.get("account_id"), phone, matches=matches)]
        case _:
            same_person = contacts_with_email(db, email) if email and "contact" in matches else ()
            return [*leads_like(db, first, last, values["company"], email, phone, matches=matches), *same_person]


def _with_phone(db: Db, model: type[Twin], phone: str | None, matches: Collection[str]) -> list[int]:
    """The ids of records with this phone number, however it is written."""
    wanted = phone_digits(phone or "")
    if not wanted or "phone" not in matches:
        return []
    rows = db.execute(select(model.id, model.phone).where(model.phone.is_not(None)).order_by(model.id))
    return [id for id, found in rows if phone_digits(found or "") == wanted]


def accounts_like(
    db: Db, name: str, website: str | None = None, phone: str | None = None, *, matches: Collection[str] | None = None
) -> list[Account]:
    """Visible accounts that are the same by `matches`, unless given the rules in force."""
    matches = in_force(db, "account") if matches is None else matches
    wanted_name = normalized(name) if "name" in matches else None
    wanted_domain = domain(website) if "website" in matches else None
    rows = db.execute(
        select(Account.id, Account.name, Account.website)
        .where(Account.deleted_at.is_(None), scope(db, Account, "read"))
        .order_by(Account.id)
    )
    same_phone = set(_with_phone(db, Account, phone, matches))
    ids = [
        row.id
        for row in rows
        if (wanted_name and normalized(row.name) == wanted_name)
        or (wanted_domain and domain(row.website) == wanted_domain)
        or row.id in same_phone
    ]
    return list(db.scalars(select(Account).where(Account.id.in_(ids)).order_by(Account.id)))


def contacts_like(
    db: Db, first_name: str | None, last_name: str, email: str | None, account_id: int | None,
    phone: str | None = None, *, matches: Collection[str] | None = None,
) -> list[Contact]:  # fmt: skip
    """Visible contacts that are the same by `matches`, unless given the rules in force."""
    matches = in_force(db, "contact") if matches is None else matches
    same_name = (
        (func.lower(Contact.last_name) == last_name.lower())
        & (func.lower(func.coalesce(Contact.first_name, "")) == (first_name or "").lower())
        & (Contact.account_id.is_(None) if account_id is None else Contact.account_id == account_id)
    )
    asked: list[ColumnElement[bool]] = [same_name] if "name" in matches else []
    if email and "email" in matches:
        asked.append(func.lower(Contact.email) == email.lower())
    if ids := _with_phone(db, Contact, phone, matches):
        asked.append(Contact.id.in_(ids))
    visible = select(Contact).where(Contact.deleted_at.is_(None), scope(db, Contact, "read"), or_(false(), *asked))
    return list(db.scalars(visible.options(selectinload(Contact.account)).order_by(Contact.id)))


def contacts_with_email(db: Db, email: str) -> list[Contact]:
    """Visible contacts with this e-mail."""
    same = func.lower(Contact.email) == email.lower()
    visible = select(Contact).where(Contact.deleted_at.is_(None), scope(db, Contact, "read"), same)
    return list(db.scalars(visible.options(selectinload(Contact.account)).order_by(Contact.id)))


def leads_like(
    db: Db, first_name: str | None, last_name: str, company: str, email: str | None, phone: str | None = None, *,
    matches: Collection[str] | None = None,
) -> list[Lead]:  # fmt: skip
    """Visible unconverted leads that are the same by `matches`, unless given the rules in force."""
    matches = in_force(db, "lead") if matches is None else matches
    same_name = (func.lower(Lead.last_name) == last_name.lower()) & (
        func.lower(func.coalesce(Lead.first_name, "")) == (first_name or "").lower()
    )
    same_email = func.lower(Lead.email) == email.lower() if email and "email" in matches else false()
    same_phone = set(_with_phone(db, Lead, phone, matches))
    same = or_(same_name if "name" in matches else false(), same_email, Lead.id.in_(same_phone))
    visible = select(Lead).where(Lead.deleted_at.is_(None), Lead.status != "Converted", scope(db, Lead, "read"), same)
    return [
        lead
        for lead in db.scalars(visible.order_by(Lead.id))
        if (email and "email" in matches and (lead.email or "").lower() == email.lower())
        or lead.id in same_phone
        or normalized(lead.company) == normalized(company)
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
