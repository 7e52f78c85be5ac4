"""Contacts: the people at the accounts."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Contact
from ..buyers.titles import draw_title
from ..grammar import say
from ..names import mailbox
from ..places import CITIES, City
from ..random_source import chance, pick
from ..rows import new
from ..writing import short_day
from .phrases.records import CONTACTS
from .sales import Customer, Sales


def make_contacts(sales: Sales) -> None:
    random = sales.draft.random("contacts")
    real = [customer for customer in sales.customers if not customer.is_test]
    plan = _places(random, real, sales.volume.contacts - 3 * sales.volume.twins)
    for customer in plan:
        first, last = sales.draft.names.draw(sales.draft.vocabulary("contacts"))
        _add(sales, random, customer, first, last, None)
    for number in range(sales.volume.twins):
        _add_twins(sales, random, real, number)


def _places(random: Random, customers: list[Customer], count: int) -> list[Customer]:
    """Where each contact works: everybody has one contact, good customers have more; in the order of entry."""
    weights = [
        (1 + 2 * (c.account.type in ("Customer", "Reseller"))) * random.choice((1, 1, 2, 2, 3, 5)) for c in customers
    ]
    plan = [*customers, *random.choices(customers, weights, k=count - len(customers))]
    return sorted(plan, key=lambda customer: customer.account.id)


def _add_twins(sales: Sales, random: Random, customers: list[Customer], number: int) -> None:
    """Two people of one name at different accounts, and one known to us from no account at all."""
    first, last = sales.draft.names.draw(sales.draft.vocabulary("contacts"))
    here, there = random.sample(customers, 2)
    _add(sales, random, here, first, last, None)
    _add(sales, random, there, first, last, None)
    stray = random.choice(CITIES)
    first, last = sales.draft.names.draw(sales.draft.vocabulary("contacts"))
    _add(sales, random, None, first, last, stray)


def _add(sales: Sales, random: Random, customer: Customer | None, first: str, last: str, stray: City | None) -> None:
    draft = sales.draft
    account = customer.account if customer else None
    city = customer.city if customer else stray or random.choice(CITIES)
    known = sales.contacts[account.id] if account else []
    created = _created(sales, random, account.created_at if account else None, is_first=not known)
    if account is None:
        owner = pick(random, sales.owners(city.territory))
    else:
        owner = account.owner_id if chance(random, 92) else pick(random, sales.owners(city.territory))
    kind, taken = customer.kind.key if customer else "", tuple(each.title or "" for each in known)
    title, department = draw_title(random, kind, draft.trade.name, taken)
    contact = draft.add(
        new(
            Contact,
            first_name=first,
            last_name=last,
            title=title,
            department=department,
            phone=None if chance(random, 9) else draft.phones.draw(city),
            mobile=draft.phones.draw(city) if chance(random, 50) else None,
            email=None if chance(random, 4) else _email(random, customer, first, last, known),
            account_id=account.id if account else None,
            reports_to_id=known[0].id if known and chance(random, 40) else None,
            do_not_call=chance(random, 5),
            email_opt_out=chance(random, 9),
            owner_id=owner,
        ),
        at=created,
        by=sales.worker(random, owner),
        touched=draft.calendar.recent(random, created),
    )
    if chance(random, 3):
        left = short_day(draft.calendar.date_of(contact.updated_at))
        contact.description = (
            f"No longer there as of {left}. New contact is {' '.join(draft.vocabulary('contacts').full_name())}."
        )
    elif chance(random, 12):
        contact.description = say(random, CONTACTS, {"city": city.name}).text
    if account:
        known.append(contact)


def _created(sales: Sales, random: Random, account_created: datetime | None, *, is_first: bool) -> datetime:
    calendar = sales.draft.calendar
    if account_created is None:
        return calendar.recent(random)
    if is_first:
        return calendar.between(random, account_created, account_created + timedelta(days=3))
    return calendar.recent(random, account_created + timedelta(days=3))


def _email(random: Random, customer: Customer | None, first: str, last: str, colleagues: list[Contact]) -> str:
    """An address in the account's own style; who has none writes from a private one."""
    if customer is None:
        return f"{mailbox('first.last', first, last)}@postbox.example"
    address = f"{mailbox(customer.mailbox_style, first, last)}@{customer.domain}"
    if address in {colleague.email for colleague in colleagues}:
        return f"{mailbox('first.last', first, last)}@{customer.domain}"
    return address
