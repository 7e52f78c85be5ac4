"""Leads: people who may become customers; some have, and point at what they became."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import LEAD_SOURCES, RATINGS, Contact, Deal, DealContactRole, Lead
from ..buyers.kinds import KINDS, Kind, kind_key, kind_of
from ..buyers.projects import kinds_for, projects_for
from ..buyers.titles import draw_title
from ..grammar import say
from ..inflection import a, counted, plural
from ..names import MAILBOX_STYLES, mailbox, slug
from ..places import BY_TERRITORY, CITIES, City
from ..random_source import chance, shares
from ..rows import new
from ..trades.counting import count_of
from ..writing import dollars
from .accounts import company_name
from .phrases.notes.leads import DESCRIPTIONS
from .phrases.records import LEADS
from .sales import TERRITORY_WEIGHTS, Article, Sales, quantities, round_quantity

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


# An option by which goods come in packs.
_PACKED = re.compile(r"(pack|box|case) of \d+|\d+-pack")
# What somebody has in mind at least, in cents.
_LEAST = (2_500_00, 4_000_00, 6_000_00, 9_000_00, 12_000_00, 15_000_00, 18_000_00, 22_000_00, 27_000_00, 34_000_00)


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
    kind = KINDS[random.choice(kinds_for(sales.draft.trade.name))]
    company = company_name(random, sales.draft.vocabulary("leads"), kind)
    first, last = sales.draft.names.draw(sales.draft.vocabulary("leads"))
    email = f"{mailbox(random.choice(MAILBOX_STYLES), first, last)}@{slug(company)}.example"
    return Identity(
        first,
        last,
        company,
        city,
        None if chance(random, 12) else kind.industry,
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
        title=None
        if chance(random, 10)
        else draw_title(random, kind_key(identity.company), sales.draft.trade.name, is_lead=True)[0],
        email=identity.email,
        phone=identity.phone,
        city=identity.city.name,
        state=identity.city.state,
        status=status,
        source=None if chance(random, 5) else random.choice(LEAD_SOURCES),
        rating=None if status == "New" and chance(random, 60) else random.choice(RATINGS),
        industry=identity.industry,
        owner_id=owner_id,
    )
    lead.created_at, lead.created_by_id = created, sales.worker(random, owner_id)
    if not chance(random, 20):
        # What they ask for first, and what else they may need for it.
        article, count, _ = _wanted(sales, lead)
        share = random.choice((100, 110, 130, 160, 200, 300, 400))
        lead.est_amount = max(random.choice(_LEAST), article.price * count * share // 50_000_00 * 500_00)
    if chance(random, 55):
        source = lead.source or ""
        lead.description = say(random, (*LEADS[source], *DESCRIPTIONS[source]), _asked(sales, lead)).text
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


def _asked(sales: Sales, lead: Lead) -> dict[str, str]:
    """What a description may name: the wish, and a colleague who may have passed it on."""
    known = wish(sales, lead)
    colleague = sales.colleague(sales.draft.random("referrals", lead.name, str(lead.created_at)), lead.owner_id)
    known |= count_of(sales.draft.trade, known["article"], int(known["qty"]))
    if known["qty"] == "1":  # nobody asks for "about 1"
        known |= {"qty": "", "count": "", "items": a(known["thing"])}
    return {**known, "colleague": colleague.first_name}


def wish(sales: Sales, lead: Lead) -> dict[str, str]:
    """What somebody is after, the same whenever it is spoken of: an article, how many of it, and what for."""
    article, count, need = _wanted(sales, lead)
    known = {
        "article": article.name,
        "product": article.name,
        "account": lead.company,
        "qty": str(count),
        "competitor": sales.draft.random("rival", lead.name, lead.company).choice(sales.competitors),
        "need": need,
        "items": _so_many(sales, count, article.name),
    }
    known |= {"contact": lead.name, "first": lead.first_name or lead.name, "company": lead.company}
    known |= {"city": lead.city or ""}
    return known | {"amount": dollars(lead.est_amount)} if lead.est_amount else known


def _wanted(sales: Sales, lead: Lead) -> tuple[Article, int, str]:
    """An article, how many of it such a company takes, and for what."""
    random, trade = sales.draft.random("wish", lead.name, lead.company), sales.draft.trade
    kind = kind_of(lead.company)
    projects = projects_for(trade.name, kind.key if kind else "")
    project = random.choice(projects)
    suits = {noun: is_named for family in trade.families for noun, is_named in project.suits(family).items()}
    fitting = [each for each in sales.articles if trade.item(each.name).noun in suits]
    named = [each for each in fitting if suits[trade.item(each.name).noun]]
    found = [_portion(random, sales, kind, random.choice(named or fitting)) for _ in range(3)]
    # People speak of what weighs most.
    article, count = max(found, key=lambda each: each[0].price * each[1])
    return article, count, project.name


def _portion(random: Random, sales: Sales, kind: Kind | None, article: Article) -> tuple[Article, int]:
    """An article, and how many of it a company of a kind takes."""
    usual = random.choice(quantities(article.price, sales.draft.trade.item(article.name).kind))
    return article, round_quantity(usual * (kind.size if kind else 100) / 100)


def _so_many(sales: Sales, count: int, article: str) -> str:
    """ "6 tampers", "6 cases of beakers", "6 packs of filter paper" """
    said, trade = count_of(sales.draft.trade, article, count), sales.draft.trade
    packed = _PACKED.search(trade.family_of(article).options[0])
    if packed and trade.item(article).has("pack") and ", " not in article:
        many = said["thing"] if said["thing"].endswith("paper") else plural(said["thing"])
        return f"{counted(count, packed[1] or 'pack')} of {many}"
    return said["count"]
