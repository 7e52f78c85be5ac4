"""Contacts linked to further accounts, besides the one that is their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import or_, select

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ..affiliations import may_link
from ..models import ACCOUNT_ROLES, Account, AccountContact, Contact
from ..queries import find
from .saving import apply


def link_contact(db: Db, account_id: int, contact_id: int, *, role: str | None = None) -> AccountContact:
    """Link a contact to an account that is not their own. Raises Invalid if they are linked, or it is theirs."""
    account, contact = _ends(db, account_id, contact_id)
    _check_role(role)
    if contact.account_id == account.id:
        raise Invalid(contact_id=f"{contact.name} works at {account.name} already: it is their own account.")
    link = _find(db, account_id, contact_id)
    if link is not None and link.deleted_at is None:
        raise Invalid(contact_id=f"{contact.name} is linked to {account.name} already.")
    if link is None:
        link = AccountContact(account_id=account_id, contact_id=contact_id)
        db.add(link)
    apply(link, {"role": role, "is_inactive": False, "deleted_at": None})
    db.flush()
    return link


def update_contact_link(
    db: Db, account_id: int, contact_id: int, *, version: int | None = None, **values: Any
) -> AccountContact:
    """Say what a linked contact does at the account (`role`), or that they no longer do (`is_inactive`)."""
    link = load_link(db, account_id, contact_id)
    db.check_version(link, f"The link to {link.contact.name}", version)
    unknown = sorted(set(values) - {"role", "is_inactive"})
    if unknown:
        raise TypeError(f"a link has no field {', '.join(unknown)} that may be written")
    if "role" in values and values["role"] != link.role:
        _check_role(values["role"])
    apply(link, values)
    db.flush()
    return link


def unlink_contact(db: Db, account_id: int, contact_id: int) -> None:
    """Take the link back; both records stay, and so do the cases that name both."""
    load_link(db, account_id, contact_id).deleted_at = db.now
    db.flush()


def load_link(db: Db, account_id: int, contact_id: int) -> AccountContact:
    """The link for a change. Raises NotFound, Forbidden."""
    _ends(db, account_id, contact_id)
    link = _find(db, account_id, contact_id)
    if link is None or link.deleted_at is not None:
        raise NotFound("This contact is not linked to the account anymore. Reload the page.")
    return link


def drop_own(db: Db, *, account_id: int | None = None, contact_id: int | None = None) -> None:
    """Let go of links to what has become the contact's own account."""
    named = or_(AccountContact.account_id == account_id, AccountContact.contact_id == contact_id)
    own = select(AccountContact).join(AccountContact.contact).where(AccountContact.account_id == Contact.account_id)
    for link in db.scalars(own.where(named).order_by(AccountContact.id)).all():
        db.delete(link)
    db.flush()


def join_links(db: Db, key: str, master_id: int, gone: Sequence[int]) -> None:
    """Nobody is linked to an account twice: of several links that become one the master's stays, else the oldest.

    `key` says what is merged, contacts or accounts.
    """
    mine, other = ("contact_id", "account_id") if key == "contact" else ("account_id", "contact_id")
    column: Any = getattr(AccountContact, mine)
    links = db.scalars(select(AccountContact).where(column.in_([master_id, *gone])).order_by(AccountContact.id)).all()
    kept: dict[int, AccountContact] = {}
    for link in sorted(links, key=lambda row: (row.deleted_at is not None, getattr(row, mine) != master_id, row.id)):
        first = kept.setdefault(getattr(link, other), link)
        if first is not link:
            if link.deleted_at is None:
                apply(first, {"role": first.role or link.role, "is_inactive": first.is_inactive and link.is_inactive})
            db.delete(link)
    db.flush()


def _ends(db: Db, account_id: int, contact_id: int) -> tuple[Account, Contact]:
    account, contact = find(db, Account, account_id), find(db, Contact, contact_id)
    if not may_link(db, account, contact):
        if account.is_locked:
            raise Forbidden(f"{account.name} is locked. Only an administrator can change who is linked to it.")
        raise Forbidden(f"Only people who may edit {account.name} or {contact.name} can link them or remove the link.")
    return account, contact


def _find(db: Db, account_id: int, contact_id: int) -> AccountContact | None:
    pair = select(AccountContact).where(
        AccountContact.account_id == account_id, AccountContact.contact_id == contact_id
    )
    return db.scalars(pair).one_or_none()


def _check_role(role: str | None) -> None:
    if role is not None and role not in ACCOUNT_ROLES:
        raise Invalid(role=f"Choose one of: {', '.join(ACCOUNT_ROLES)}.")
