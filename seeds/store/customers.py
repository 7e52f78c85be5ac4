"""Customers: some are contacts of the CRM who order for their company, the others shop for themselves."""

from __future__ import annotations

from datetime import datetime, timedelta
from operator import attrgetter
from random import Random

from ...apps.crm import models as crm
from ...apps.store.models import Address, Cart, Customer
from ..grammar import say
from ..names import mailbox
from ..places import CITIES, City
from ..random_source import chance
from ..rows import new
from ..vocabulary import Vocabulary
from .phrases.goods import NOTES_ON_BUSINESSES, NOTES_ON_BUYERS
from .shop import Shop

_MAKER = ("store", "customers")
_DOMAINS = ("postbox.example", "mailhaven.example", "inkwell.example", "letterbox.example")


def make_customers(shop: Shop) -> None:
    draft, random = shop.draft, shop.draft.random(*_MAKER)
    contacts = [c for c in draft.all(crm.Contact) if c.email and c.first_name and c.account_id]
    business = sorted(
        random.sample(contacts, min(len(contacts) // 3, shop.volume.customers // 4)), key=attrgetter("id")
    )
    emails: set[str] = {person.email for person in draft.people}
    found: list[tuple[Customer, list[Address], datetime]] = []
    for contact in business:
        if contact.email not in emails:
            emails.add(contact.email or "")
            found.append(_from_contact(shop, random, contact))
    while len(found) < shop.volume.customers:
        twin = found[random.randrange(len(found))][0] if len(found) % 60 == 59 else None
        found.append(_private(shop, random, emails, twin))
    found.sort(key=lambda each: (each[2], each[0].email))
    for customer, addresses, created in found:
        draft.add(customer, created)
        shop.customers.append(customer)
        draft.add(new(Cart, customer_id=customer.id))
        for n, address in enumerate(addresses):
            address.customer_id, address.is_default = customer.id, n == 0
            shop.addresses[customer.id].append(draft.add(address, created))
    private = [c for c in shop.customers if c.crm_contact_id is None and not c.tax_exempt][: len(shop.customers) // 12]
    persona = random.choice(private)
    persona.persona = "shopper"
    _add_second_addresses(shop, random, persona)


def _from_contact(shop: Shop, random: Random, contact: crm.Contact) -> tuple[Customer, list[Address], datetime]:
    account = shop.draft.all(crm.Account)[(contact.account_id or 1) - 1]
    customer = new(
        Customer,
        first_name=contact.first_name or "",
        last_name=contact.last_name,
        email=contact.email or "",
        phone=contact.phone or contact.mobile,
        accepts_marketing=not contact.email_opt_out and chance(random, 50),
        tax_exempt=account.industry in ("Government", "Education", "Non-profit"),
        tags="business",
        note=say(random, NOTES_ON_BUSINESSES, {}).text if chance(random, 10) else None,
        crm_contact_id=contact.id,
    )
    address = new(
        Address,
        name=customer.name,
        company=account.name,
        street=account.shipping_street or account.billing_street or shop.draft.vocabulary(*_MAKER).street(),
        city=account.shipping_city or account.billing_city or "Chicago",
        state=account.shipping_state or account.billing_state or "IL",
        postal_code=account.shipping_postal_code or account.billing_postal_code or "60601",
        country="United States",
        phone=customer.phone,
    )
    return customer, [address], _joined(shop, random, contact.created_at)


def _private(
    shop: Shop, random: Random, emails: set[str], twin: Customer | None
) -> tuple[Customer, list[Address], datetime]:
    """Somebody who shops for themselves; with `twin`, somebody of the same name."""
    first, last = (twin.first_name, twin.last_name) if twin else shop.draft.names.draw(shop.draft.vocabulary(*_MAKER))
    city = random.choice(CITIES)
    style = random.choice(("first.last", "flast", "first_last", "firstl"))
    email = f"{mailbox(style, first, last)}@{random.choice(_DOMAINS)}"
    while email in emails:
        email = f"{mailbox(style, first, last)}{random.randrange(2, 99)}@{random.choice(_DOMAINS)}"
    emails.add(email)
    customer = new(
        Customer,
        first_name=first,
        last_name=last,
        email=email,
        phone=shop.draft.phones.draw(city) if chance(random, 80) else None,
        accepts_marketing=chance(random, 45),
        tax_exempt=False,
        tags=random.choice(("vip", "wholesale inquiry", "loyal", "first order")) if chance(random, 12) else None,
        note=say(random, NOTES_ON_BUYERS, {}).text if chance(random, 6) else None,
    )
    return customer, [_home(random, shop.draft.vocabulary(*_MAKER), customer, city)], _joined(shop, random, shop.opened)


def _home(random: Random, vocabulary: Vocabulary, customer: Customer, city: City, name: str | None = None) -> Address:
    return new(
        Address,
        name=name or customer.name,
        street=vocabulary.street("Apt."),
        city=city.name,
        state=city.state,
        postal_code=city.postal_code(random),
        country="United States",
        phone=customer.phone,
    )


def _joined(shop: Shop, random: Random, earliest: datetime) -> datetime:
    """When an account was opened: most are old."""
    start, end = max(earliest, shop.opened), shop.draft.calendar.now
    span = max(1, int((end - start).total_seconds()))
    about = start + timedelta(seconds=min(random.randrange(span), random.randrange(span)))
    found = shop.hours.on(random, shop.draft.calendar.date_of(about))
    return found if found >= start else about


def _add_second_addresses(shop: Shop, random: Random, persona: Customer) -> None:
    """Offices, parents, gifts; the shopper of tasks has a well-filled book."""
    vocabulary = shop.draft.vocabulary(*_MAKER)
    others = random.sample(shop.customers, shop.volume.second_addresses - 3)
    for customer in [*others, persona, persona, persona]:
        named = f"{vocabulary.first_name()} {customer.last_name}" if chance(random, 40) else None
        address = _home(random, vocabulary, customer, random.choice(CITIES), named)
        address.customer_id, address.is_default = customer.id, False
        shop.addresses[customer.id].append(shop.draft.add(address, customer.created_at))
