"""Contacts who work for more than their own account: consultants, board members, those who buy for a sister company."""

from __future__ import annotations

from random import Random

from ...apps.crm.models import Account, AccountContact, Contact
from ..random_source import chance, pick
from ..rows import new
from .sales import Customer, Sales

#: One contact of so many works for another account, too; some of them for a third.
_OF = 9
_AT_THIRD = 12
#: Per cent of the links that are not active any more.
_INACTIVE = 18
_ROLES = {"Consultant": 30, "Buyer": 26, "Billing contact": 20, "Board member": 12, None: 12}


def make_affiliations(sales: Sales) -> None:
    random = sales.draft.random("affiliations")
    real = [customer for customer in sales.customers if not customer.is_test]
    by_territory: dict[str, list[Customer]] = {}
    for customer in real:
        by_territory.setdefault(customer.territory, []).append(customer)
    people = [(customer, contact) for customer in real for contact in sales.contacts[customer.account.id]]
    for home, contact in random.sample(people, len(people) // _OF):
        near = by_territory[home.territory]
        others = [customer.account for customer in near if customer.account.id != home.account.id]
        for account in random.sample(others, min(len(others), 2 if chance(random, _AT_THIRD) else 1)):
            _link(sales, random, account, contact)


def _link(sales: Sales, random: Random, account: Account, contact: Contact) -> None:
    calendar = sales.draft.calendar
    linked = calendar.recent(random, max(account.created_at, contact.created_at))
    is_inactive = chance(random, _INACTIVE)
    role = "Former employee" if is_inactive and chance(random, 50) else pick(random, _ROLES)
    sales.draft.add(
        new(
            AccountContact, account_id=account.id, contact_id=contact.id, role=role, is_inactive=is_inactive
        ),
        at=linked,
        by=sales.worker(random, account.owner_id),
        touched=calendar.recent(random, linked) if is_inactive else None,
    )  # fmt: skip
