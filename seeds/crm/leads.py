"""Leads: people who may become customers; some have, and point at what they became."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import INDUSTRIES, LEAD_SOURCES, RATINGS, Contact, Deal, DealContactRole, Lead
from ..grammar import say
from ..names import MAILBOX_STYLES, mailbox, place_name, slug
from ..places import BY_TERRITORY, CITIES, City
from ..random_source import chance, shares
from ..rows import new
from ..writing import dollars
from .accounts import KINDS
from .contacts import draw_job
from .phrases import note_leads as phrases
from .sales import TERRITORY_WEIGHTS, Sales, quantities

STATUS_WEIGHTS = {"New": 68, "Assigned": 58, "In Process": 64, "Converted": 42, "Recycled": 32, "Dead": 36}
# How the leads of a territory spread: those identity develop sales get more of them.
_SHARES = {
    "East": {"sales-East-4": 34, "sales-East-1": 20, "sales-East-2": 22, "sales-East-3": 16, "left-1": 8},
    "Central": {
        "sales-Central-4": 26,
        "sales-Central-2": 36,
        "sales-Central-1": 14,
        "sales-Central-3": 14,
        "inside": 10,
    },
    "West": {"sales-West-4": 34, "sales-West-1": 20, "sales-West-2": 22, "sales-West-3": 16, "left-2": 8},
}


@dataclass(frozen=True)
class Identity:
    first: str
    last: str
    company: str
    city: City
    industry: str | None
    email: str | None
    phone: str | None


def make_leads(sales: Sales) -> None:
    random = sales.draft.random("leads")
    statuses = shares(random, sales.volume.leads, STATUS_WEIGHTS)
    leads = _converted(sales, random, statuses.count("Converted"))
    for status in STATUS_WEIGHTS:
        if status != "Converted":
            leads += _unconverted(sales, random, status, statuses.count(status))
    sales.draft.add_all(leads)


def _unconverted(sales: Sales, random: Random, status: str, count: int) -> list[Lead]:
    weights = {
        sales.holders[key].id: weight * share
        for territory, weight in TERRITORY_WEIGHTS.items()
        for key, share in _SHARES[territory].items()
    }
    made: list[Lead] = []
    for number, owner_id in enumerate(shares(random, count, weights)):
        city = random.choice(BY_TERRITORY[_territory(sales, owner_id)])
        twin = made[-1] if number % 24 == 23 else None
        identity = (
            _again(twin) if twin else _known(sales, random, city) if number % 7 == 3 else _stranger(sales, random, city)
        )
        since = sales.draft.calendar.now - timedelta(
            days=40 if status == "New" else 110 if status in ("Assigned", "In Process") else 420
        )
        created = sales.draft.calendar.between(random, since)
        made.append(_lead(sales, random, identity, status, owner_id, created))
    return made


def _territory(sales: Sales, owner_id: int) -> str:
    return next(t for t, keys in _SHARES.items() for key in keys if sales.holders[key].id == owner_id)


def _stranger(sales: Sales, random: Random, city: City) -> Identity:
    """Somebody at a company that we do not know."""
    industry = random.choice(sales.draft.trade.industries if chance(random, 70) else INDUSTRIES)
    company = f"{place_name(random)} {random.choice(KINDS[industry])}"
    first, last = sales.draft.names.draw(sales.draft.vocabulary("leads"))
    email = f"{mailbox(random.choice(MAILBOX_STYLES), first, last)}@{slug(company)}.example"
    return Identity(
        first,
        last,
        company,
        city,
        None if chance(random, 12) else industry,
        None if chance(random, 7) else email,
        None if chance(random, 14) else sales.draft.phones.draw(city),
    )


def _known(sales: Sales, random: Random, city: City) -> Identity:
    """Somebody new at a company that is an account of ours already, or, now and then, one of its contacts again."""
    customer = random.choice(sales.customers_in(city.territory))
    account = customer.account
    if chance(random, 25):
        contact = random.choice(sales.contacts[account.id])
        return Identity(
            contact.first_name or "",
            contact.last_name,
            account.name,
            customer.city,
            account.industry,
            contact.email,
            contact.phone,
        )
    first, last = sales.draft.names.draw(sales.draft.vocabulary("leads"))
    email = f"{mailbox(customer.mailbox_style, first, last)}@{customer.domain}"
    return Identity(
        first, last, account.name, customer.city, account.industry, email, sales.draft.phones.draw(customer.city)
    )


def _again(lead: Lead) -> Identity:
    """The same person a second time, from another form, without the phone number."""
    city = next(c for c in CITIES if (c.name, c.state) == (lead.city, lead.state))
    return Identity(lead.first_name or "", lead.last_name, lead.company, city, lead.industry, lead.email, None)


def _lead(sales: Sales, random: Random, identity: Identity, status: str, owner_id: int, created: datetime) -> Lead:
    lead = new(
        Lead,
        first_name=identity.first,
        last_name=identity.last,
        company=identity.company,
        title=None if chance(random, 10) else draw_job(sales, random)[0],
        email=identity.email,
        phone=identity.phone,
        city=identity.city.name,
        state=identity.city.state,
        status=status,
        source=None if chance(random, 5) else random.choice(LEAD_SOURCES),
        rating=None if status == "New" and chance(random, 60) else random.choice(RATINGS),
        industry=identity.industry,
        est_amount=None if chance(random, 20) else random.randrange(4, 160) * 500_00,
        owner_id=owner_id,
    )
    lead.created_at, lead.created_by_id = created, sales.worker(random, owner_id)
    if chance(random, 55):
        lead.description = say(random, phrases.DESCRIPTIONS, wish(sales, lead)).text
    lead.updated_at = created if status == "New" else sales.draft.calendar.recent(random, created)
    return lead


def _converted(sales: Sales, random: Random, count: int) -> list[Lead]:
    """Leads that became a contact with a deal, or a contact alone, at the moment when that record was created."""
    draft = sales.draft
    contacts = draft.all(Contact)
    primary = {role.deal_id: role.contact_id for role in draft.all(DealContactRole) if role.is_primary}
    deals = [
        deal
        for deal in draft.all(Deal)
        if deal.id in primary
        and contacts[primary[deal.id] - 1].created_at <= deal.created_at
        and deal.created_at > draft.calendar.first_moment + timedelta(days=60)
    ]
    leads, used = [], set[int]()
    for deal in random.sample(deals, count * 2 // 3):
        contact = contacts[primary[deal.id] - 1]
        if contact.id not in used:
            used.add(contact.id)
            leads.append(_became(sales, random, contact, deal))
    alone = [
        c
        for c in contacts
        if c.account_id and c.id not in used and c.created_at > draft.calendar.first_moment + timedelta(days=60)
    ]
    return leads + [_became(sales, random, contact, None) for contact in random.sample(alone, count - len(leads))]


def _became(sales: Sales, random: Random, contact: Contact, deal: Deal | None) -> Lead:
    assert contact.account_id is not None
    customer = sales.customers[contact.account_id - 1]
    account, converted = customer.account, (deal or contact).created_at
    created = sales.draft.calendar.between(random, converted - timedelta(days=45), converted - timedelta(hours=20))
    identity = Identity(
        contact.first_name or "",
        contact.last_name,
        account.name,
        customer.city,
        account.industry,
        contact.email,
        contact.phone,
    )
    lead = _lead(sales, random, identity, "Converted", (deal or contact).owner_id, created)
    lead.title = contact.title
    lead.converted_at = lead.updated_at = converted
    lead.converted_account_id, lead.converted_contact_id = account.id, contact.id
    lead.converted_deal_id = deal.id if deal else None
    if deal:
        deal.lead_source = lead.source
    return lead


def wish(sales: Sales, lead: Lead) -> dict[str, str]:
    """What somebody is after, the same whenever it is spoken of: an article, and as many as the estimate pays for."""
    random = sales.draft.random("wish", lead.name, lead.company, str(lead.created_at))
    estimate = lead.est_amount
    likely = [each for each in sales.articles if estimate and estimate // 150 <= each.price <= estimate * 2 // 3]
    article = random.choice(likely or sales.articles)
    count = random.choice(quantities(article.price))
    if estimate:
        count = max(1, estimate * random.randrange(60, 96) // 100 // article.price)
        count = min(400, count // 10 * 10) if count > 40 else count
    known = {
        "article": article.name,
        "product": article.name,
        "account": lead.company,
        "qty": str(count),
        "competitor": random.choice(sales.competitors),
    }
    known |= {"contact": lead.name, "first": lead.first_name or lead.name, "company": lead.company}
    known |= {"city": lead.city or ""}
    return known | {"amount": dollars(estimate)} if estimate else known
