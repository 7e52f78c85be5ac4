"""Conversion of a lead into an account, a contact and, if wanted, a deal: all of it or nothing."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ..fields.leads import TAKEN_OVER
from ..models import Account, Contact, Deal, DealContactRole, Lead, User
from ..permissions import assignable_users, may_assign, require_create
from ..queries import find
from . import duplicates
from .accounts import create_account
from .campaign_members import hand_to_contact, newest_campaign
from .contact_roles import DEFAULT_ROLE
from .contacts import create_contact, update_contact
from .deals import create_deal
from .leads import load_unconverted
from .saving import activities, check_owner, require_assign


@dataclass(frozen=True)
class NewDeal:
    """The deal that a lead becomes."""

    name: str
    amount: int  # cents
    close_date: date
    stage_id: int | None = None


@dataclass(frozen=True)
class Conversion:
    lead: Lead
    account: Account
    contact: Contact
    deal: Deal | None


def convert_lead(
    db: Db,
    lead_id: int,
    *,
    account_id: int | None = None,
    contact_id: int | None = None,
    deal: NewDeal | None = None,
    owner_id: int | None = None,
    allow_duplicate: bool = False,
    version: int | None = None,
) -> Conversion:
    """Convert a lead; an account or contact that is not named is created from the lead.

    New records go to `owner_id`, else to the lead's owner where the acting user may give records away, else to the
    acting user. The lead's tasks, events and notes move to the contact, who becomes the deal's primary contact and
    takes the lead's place in its campaigns; the newest of those is the deal's campaign. Raises Duplicates when a record
    to be created resembles existing ones and `allow_duplicate` was not given.
    """
    lead = load_unconverted(db, lead_id, version=version)
    owner_id = _owner(db, lead, owner_id)
    for key, is_new in (("account", account_id is None), ("contact", contact_id is None), ("deal", deal is not None)):
        if is_new:
            require_create(db, key)
    account, contact = _chosen(db, account_id, contact_id)
    twins = candidates(db, lead, account, contact)
    if not allow_duplicate:
        duplicates.refuse("lead", twins)
    account = account or _new_account(db, lead, owner_id)
    if contact is None:
        contact = _new_contact(db, lead, account, owner_id)
    elif contact.account_id is None:
        update_contact(db, contact.id, account_id=account.id)
    made = _new_deal(db, lead, account, contact, deal, owner_id) if deal else None
    for activity in activities(db, [lead]):
        activity.parent_type, activity.parent_id = "contact", contact.id
    hand_to_contact(db, lead, contact)
    lead.status, lead.converted_at = "Converted", db.now
    lead.converted_account_id, lead.converted_contact_id = account.id, contact.id
    lead.converted_deal_id = made.id if made else None
    db.flush()
    return Conversion(lead, account, contact, made)


def candidates(
    db: Db, lead: Lead, account: Account | None = None, contact: Contact | None = None
) -> list[duplicates.Twin]:
    """Existing records that may be the lead's company or the lead's person, as far as neither is chosen yet."""
    found: list[duplicates.Twin] = []
    if account is None and contact is None:
        found += duplicates.accounts_like(db, lead.company)
    if contact is None:
        account_id = account.id if account else None
        found += duplicates.contacts_like(db, lead.first_name, lead.last_name, lead.email, account_id)
    return found


def _owner(db: Db, lead: Lead, owner_id: int | None) -> int:
    if owner_id is not None:
        if owner_id != db.actor_id:
            require_assign(db)
        check_owner(db, owner_id)
        return owner_id
    is_assignable = assignable_users().with_only_columns(User.id).where(User.id == lead.owner_id)
    if db.actor_id is None or (may_assign(db) and db.scalar(is_assignable) is not None):
        return lead.owner_id
    return db.actor_id


def _chosen(db: Db, account_id: int | None, contact_id: int | None) -> tuple[Account | None, Contact | None]:
    """The account and the contact to link; a contact brings along their account."""
    errors: dict[str, str] = {}
    account: Account | None = None
    contact: Contact | None = None
    try:
        account = find(db, Account, account_id) if account_id is not None else None
    except NotFound as error:
        errors["account_id"] = str(error)
    try:
        contact = find(db, Contact, contact_id) if contact_id is not None else None
    except NotFound as error:
        errors["contact_id"] = str(error)
    if contact is not None and contact.account is not None:
        if account is None:
            account = contact.account
        elif contact.account is not account:
            errors["contact_id"] = f"{contact.name} works at {contact.account.name}, not at {account.name}."
    if errors:
        raise Invalid(errors)
    return account, contact


def _taken_over(lead: Lead, key: str) -> dict[str, Any]:
    """What the new record of object `key` takes over from the lead."""
    return {name: getattr(lead, source) for name, source in TAKEN_OVER[key].items()}


def _new_account(db: Db, lead: Lead, owner_id: int) -> Account:
    return create_account(db, allow_duplicate=True, owner_id=owner_id, **_taken_over(lead, "account"))


def _new_contact(db: Db, lead: Lead, account: Account, owner_id: int) -> Contact:
    taken = _taken_over(lead, "contact")
    return create_contact(db, allow_duplicate=True, account_id=account.id, owner_id=owner_id, **taken)


def _new_deal(db: Db, lead: Lead, account: Account, contact: Contact, new: NewDeal, owner_id: int) -> Deal:
    values = {
        "name": new.name,
        "amount": new.amount,
        "close_date": new.close_date,
        "stage_id": new.stage_id,
        "account_id": account.id,
        "owner_id": owner_id,
    }
    campaign = newest_campaign(db, lead)
    if campaign is not None:
        values["campaign_id"] = campaign.id
    try:
        deal = create_deal(db, **values, **_taken_over(lead, "deal"))
    except Invalid as error:
        # The form of the conversion names the deal's fields so.
        raise Invalid({f"deal_{field}" if field else "": text for field, text in error.errors.items()}) from error
    db.add(DealContactRole(deal_id=deal.id, contact_id=contact.id, role=DEFAULT_ROLE, is_primary=True))
    db.flush()
    db.expire(deal, ["contact_roles"])
    return deal
