"""What there is to talk about: accounts with their contacts and deals, products with prices, cases, orders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Account, Case, Contact, Deal, PricebookEntry, Product
from ...apps.platform.models import Person
from ...apps.platform.values import MONTHS
from ..calendar import last_workday, next_workday
from ..draft import Draft
from ..places import CITIES
from ..writing import dollars, short_day
from .order_topics import OrderTopics

_QUANTITIES = (6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40, 45, 48, 50, 60, 64, 72, 80, 96, 120)
_TIMES = (
    "8:30", "9:15", "9:40", "10:00", "10:20", "10:45", "11:30", "12:15", "1:15", "1:40", "2:00", "2:40", "3:30", "4:15",
)  # fmt: skip
_PERCENT = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 18)


@dataclass(frozen=True)
class AccountSummary:
    """A customer to talk about: plain values, read once."""

    owner_id: int
    name: str
    city: str | None
    contacts: list[tuple[str, str, str]]  # name, first name, phone
    deals: list[tuple[str, int]]  # what for, amount in cents
    cases: list[str]


class Topics:
    """Draws the context of one conversation."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        contacts, deals, cases = _by_account(draft)
        self._accounts = [
            AccountSummary(row.owner_id, row.name, row.billing_city, contacts[row.id], deals[row.id], cases[row.id])
            for row in draft.all(Account)
            if row.id in contacts and row.deleted_at is None
        ]
        self._by_owner: dict[int, list[AccountSummary]] = defaultdict(list)
        for account in self._accounts:
            self._by_owner[account.owner_id].append(account)
        prices: dict[int, int] = {}
        for entry in draft.all(PricebookEntry):
            prices.setdefault(entry.product_id, entry.unit_price)
        sold = [row for row in draft.all(Product) if row.is_active and row.deleted_at is None]
        self._products = [(row.name, f"${prices.get(row.id, 4900) / 100:,.2f}") for row in sold]
        self._orders = OrderTopics(draft)
        self._cases = [case.number for case in draft.all(Case) if case.account_id]

    def draw(self, random: Random, at: datetime, people: Sequence[Person]) -> dict[str, str]:
        """What `people`, the speakers, have to say at that moment; the first one's own accounts come first."""
        own = self._by_owner.get(people[0].id)
        account = random.choice(own) if own and random.randrange(4) else random.choice(self._accounts)
        # A contact who is called like one of the speakers would be taken for them.
        names = {person.first_name for person in people}
        others = [contact for contact in account.contacts if contact[1] not in names] or account.contacts
        contact, first, phone = random.choice(others)
        deal, worth = random.choice(account.deals) if account.deals else (random.choice(self.draft.trade.projects), 0)
        (product, price), (product2, _) = random.sample(self._products, 2)
        today = self.draft.calendar.date_of(at)
        past = last_workday(today - timedelta(days=random.randrange(1, 12)))
        coming = next_workday(today + timedelta(days=random.randrange(2, 24)))
        quantity, more = random.sample(_QUANTITIES, 2)
        small, large = sorted(random.sample(_PERCENT, 2))
        amount = worth or random.randrange(9, 240) * 10_000
        case = random.choice(account.cases or self._cases)
        speakers = [*people, *people, *people][:3]
        context = {
            "account": account.name,
            "amount": dollars(amount // 10_000 * 10_000 if amount > 100_000 else amount),
            "case": case,
            "city": account.city or random.choice(CITIES).name,
            "contact": contact,
            "day": short_day(past),
            "day2": short_day(coming),
            "deal": deal,
            "fault": random.choice(self.draft.trade.faults),
            "first": first,
            "minutes": str(random.choice((10, 15, 20, 25, 30, 40, 45, 60))),
            "month": MONTHS[(today.month - 3 + random.randrange(7)) % 12],
            "pct": str(large),
            "pct2": str(small),
            "phone": phone,
            "price": price,
            "product": product,
            "product2": product2,
            "project": random.choice(self.draft.trade.projects),
            "qty": str(quantity),
            "qty2": str(more),
            "question": random.choice(self.draft.trade.questions),
            "time": random.choice(_TIMES),
            "weekday": f"{coming:%A}",
            "weeks": str(random.randrange(2, 10)),
        }
        for letter, person in zip("abc", speakers, strict=True):
            context[letter] = person.username
            context[f"{letter}1"] = person.first_name
        return context | self._orders.draw(random, at)


def _by_account(
    draft: Draft,
) -> tuple[dict[int, list[tuple[str, str, str]]], dict[int, list[tuple[str, int]]], dict[int, list[str]]]:
    contacts: dict[int, list[tuple[str, str, str]]] = defaultdict(list)
    deals: dict[int, list[tuple[str, int]]] = defaultdict(list)
    cases: dict[int, list[str]] = defaultdict(list)
    for contact in draft.all(Contact):
        if contact.account_id and contact.deleted_at is None and contact.first_name and contact.phone:
            contacts[contact.account_id].append((contact.name, contact.first_name, contact.phone))
    for deal in draft.all(Deal):
        if deal.account_id and deal.deleted_at is None:
            deals[deal.account_id].append((deal.name.split(" – ", 1)[-1], deal.amount))
    for case in draft.all(Case):
        if case.account_id:
            cases[case.account_id].append(case.number)
    return contacts, deals, cases
