"""What activities hang on: a record with everything a text about it may name."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from random import Random

from ...apps.crm.models import OPEN_LEAD_STATUSES, Account, Case, Contact, Deal, DealContactRole, Lead
from .context import phrase_context
from .leads import wish
from .sales import Sales
from .ties import Ties


@dataclass(frozen=True)
class Parent:
    """A record that tasks, events and notes are about."""

    kind: str  # a key of PARENTS
    record: Account | Contact | Lead | Deal | Case
    is_open: bool
    account: Account | None = None
    contact: Contact | Lead | None = None
    deal: Deal | None = None

    @property
    def owner_id(self) -> int:
        owner_id = self.record.owner_id
        assert owner_id is not None  # cases get into queues later
        return owner_id

    @property
    def created_at(self) -> datetime:
        return self.record.created_at

    def context(self, sales: Sales, random: Random, written: datetime, author_id: int) -> dict[str, str]:
        if isinstance(self.record, Lead):
            return {
                **phrase_context(sales, random, written, author_id, contact=self.record),
                **wish(sales, self.record),
            }
        lines = sales.draft.recall(Ties).lines.get(self.deal.id) if self.deal else None
        return phrase_context(
            sales,
            random,
            written,
            author_id,
            account=self.account,
            contact=self.contact,
            deal=self.deal,
            case=self.record if isinstance(self.record, Case) else None,
            lines=lines,
        )


def activity_parents(sales: Sales) -> dict[str, list[Parent]]:
    """Everything activities may hang on, by kind."""
    draft = sales.draft
    accounts = draft.all(Account)
    contacts = draft.all(Contact)
    people = {role.deal_id: role.contact_id for role in draft.all(DealContactRole) if role.is_primary}
    tests = {customer.account.id for customer in sales.customers if customer.is_test}
    closed = {stage.id for stage in sales.stages.values() if stage.is_closed}

    def account_of(account_id: int | None) -> Account | None:
        return accounts[account_id - 1] if account_id else None

    def contact_of(contact_id: int | None, account_id: int | None) -> Contact | None:
        if contact_id:
            return contacts[contact_id - 1]
        known = sales.contacts[account_id] if account_id else []
        return known[0] if known else None

    return {
        "account": [Parent("account", a, True, a, contact_of(None, a.id)) for a in accounts if a.id not in tests],
        "contact": [Parent("contact", c, True, account_of(c.account_id), c) for c in contacts],
        "lead": [
            Parent("lead", lead, lead.status in OPEN_LEAD_STATUSES, None, lead)
            for lead in draft.all(Lead)
            if lead.status != "Converted"  # their activities moved to the contact
        ],
        "deal": [
            Parent(
                "deal",
                deal,
                deal.stage_id not in closed,
                account_of(deal.account_id),
                contact_of(people.get(deal.id), deal.account_id),
                deal,
            )
            for deal in draft.all(Deal)
        ],
        "case": [
            Parent(
                "case",
                case,
                case.closed_at is None,
                account_of(case.account_id),
                contact_of(case.contact_id, case.account_id),
            )
            for case in draft.all(Case)
        ],
    }
