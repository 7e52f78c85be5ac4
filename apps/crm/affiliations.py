"""Who works for an account besides its own contacts, and for which accounts a contact works besides their own."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import contains_eager

from ..platform.database import Db
from .models import Account, AccountContact, Contact
from .permissions import may, scope


def linked_contacts(db: Db, account: Account) -> list[AccountContact]:
    """The links of an account to contacts of others, as far as the acting user sees them, by name."""
    mine = (
        select(AccountContact)
        .join(AccountContact.contact)
        .where(AccountContact.account_id == account.id, AccountContact.deleted_at.is_(None))
        .where(Contact.deleted_at.is_(None), scope(db, Contact, "read"))
        .options(contains_eager(AccountContact.contact).joinedload(Contact.account))
    )
    return list(db.scalars(mine.order_by(Contact.last_name, Contact.first_name, Contact.id)))


def linked_accounts(db: Db, contact: Contact) -> list[AccountContact]:
    """The links of a contact to accounts besides their own, as far as the acting user sees them, by name."""
    mine = (
        select(AccountContact)
        .join(AccountContact.account)
        .where(AccountContact.contact_id == contact.id, AccountContact.deleted_at.is_(None))
        .where(Account.deleted_at.is_(None), scope(db, Account, "read"))
        .options(contains_eager(AccountContact.account).joinedload(Account.owner))
    )
    return list(db.scalars(mine.order_by(Account.name, Account.id)))


def works_for(db: Db, contact: Contact, account_id: int | None) -> bool:
    """Whether an account is the contact's own, or one to which they are linked and still active."""
    if contact.account_id == account_id:
        return True
    link = select(AccountContact.id).where(
        AccountContact.contact_id == contact.id, AccountContact.account_id == account_id,
        AccountContact.deleted_at.is_(None), ~AccountContact.is_inactive,
    )  # fmt: skip
    return db.scalar(link) is not None


def may_link(db: Db, account: Account, contact: Contact) -> bool:
    """Whether the acting user may link the two: who edits either of them, unless the account is locked for them."""
    if account.is_locked and not may(db, "edit", account):
        return False
    return may(db, "edit", account) or may(db, "edit", contact)
