"""Accounts: companies we sell to, with the near-twins, branches and test records that make finding one hard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import INDUSTRIES, RATINGS, Account
from ..grammar import say
from ..names import MAILBOX_STYLES, place_name, slug
from ..places import BY_TERRITORY, City
from ..random_source import chance, pick, shares
from ..rows import new
from .context import phrase_context
from .phrases.activities import ACCOUNT_DESCRIPTIONS
from .sales import TERRITORY_WEIGHTS, Customer, Sales

# Second words of a company's name, by industry.
KINDS = {
    "Construction": ("Builders", "Contracting", "Construction", "Roofing", "Interiors"),
    "Education": ("Academy", "College", "Learning Center", "School District", "Institute"),
    "Financial services": ("Capital", "Credit Union", "Wealth Partners", "Insurance", "Savings Bank"),
    "Food & beverage": ("Foods", "Bakery", "Roasters", "Brewing", "Catering"),
    "Government": ("County Services", "Parks Department", "Public Library", "Transit Authority", "City Works"),
    "Healthcare": ("Clinic", "Medical Group", "Dental Care", "Hospital", "Therapy Center"),
    "Hospitality": ("Hotel", "Inn", "Resort", "Lodge", "Restaurant Group"),
    "Logistics": ("Freight", "Logistics", "Courier", "Warehousing", "Haulage"),
    "Manufacturing": ("Manufacturing", "Fabrication", "Plastics", "Machine Works", "Industries"),
    "Non-profit": ("Foundation", "Community Trust", "Youth Alliance", "Relief Fund", "Conservancy"),
    "Professional services": ("Consulting", "Law Group", "Architects", "Accounting", "Engineering"),
    "Real estate": ("Properties", "Realty", "Estates", "Property Management", "Developments"),
    "Retail": ("Supply", "Mercantile", "Outlet", "Department Store", "Home & Garden"),
    "Technology": ("Software", "Systems", "Data", "Networks", "Robotics"),
}
TYPES = {"Customer": 95, "Prospect": 52, "Reseller": 12, "Partner": 7, "Former customer": 14}
# How one company comes to be in the list twice, or two get mixed up.
SPELLINGS = (
    ("Harbor {root} Co", "Harbour {root} Company"),
    ("{root} & {last} {kind}", "{root} and {last} {kind}"),
    ("{root} {kind} Co", "{root} {kind} Company"),
    ("Grey {root} {kind}", "Gray {root} {kind}"),
    ("{root} Center {kind}", "{root} Centre {kind}"),
    ("The {root} {kind}", "{root} {kind} Inc"),
    ("{last} Brothers {kind}", "{last} Bros. {kind}"),
    ("North {root} {kind}", "Northern {root} {kind}"),
)
#: Accounts that somebody made to try things out, and that nobody at work speaks of.
TESTS = (
    "Test Account A",
    "Test Account B",
    "Test Account C",
    "Test Account D",
    "Test Account E",
    "Import test 1",
    "zz test (delete me)",
)
# Real customers that a careless search for "test" finds as well.
ALMOST_TESTS = ("Contest {kind}", "Attestor {kind}", "Greatest Bay {kind}")


@dataclass(frozen=True)
class AccountSpec:
    name: str
    industry: str
    city: City
    type: str
    is_test: bool = False
    parent: int | None = None  # its place in the list of specs


def make_accounts(sales: Sales) -> None:
    draft = sales.draft
    random = draft.random("accounts")
    specs = _specs(sales, random)
    moments = sorted(_created(sales, random) for _ in specs)
    owners = {
        territory: iter(
            shares(random, sum(spec.city.territory == territory for spec in specs), sales.owners(territory))
        )
        for territory in TERRITORY_WEIGHTS
    }
    domains: set[str] = set()
    for spec, created in zip(specs, moments, strict=True):
        owner = sales.holders["sales-ops-1"].id if spec.is_test else next(owners[spec.city.territory])
        domain = _domain(spec, domains)
        account = draft.add(
            new(
                Account,
                name=spec.name,
                account_number=None
                if spec.is_test or chance(random, 8)
                else f"AC{200_000 + 37 * len(sales.customers):06d}",
                parent_id=None if spec.parent is None else spec.parent + 1,
                type=spec.type,
                industry=None if spec.is_test else spec.industry,
                owner_id=owner,
                is_locked=not spec.is_test and chance(random, 2),
            ),
            at=created,
            by=owner,
            touched=draft.calendar.recent(random, created),
        )
        if not spec.is_test:
            _fill(sales, random, account, spec, domain)
        sales.customers.append(Customer(account, spec.city, domain, random.choice(MAILBOX_STYLES), spec.is_test))


def _specs(sales: Sales, random: Random) -> list[AccountSpec]:
    """Who the accounts are, in the order of their entry."""
    volume, cities = sales.volume, _cities(random)
    tests = [AccountSpec(name, "", next(cities), "Prospect", is_test=True) for name in TESTS]
    special = volume.twins * 2 + len(ALMOST_TESTS) + len(tests)
    taken: set[str] = set()
    specs = [_ordinary(sales, random, cities, taken) for _ in range(volume.accounts - special - volume.twins)]
    for name in ALMOST_TESTS:
        industry = _industry(sales, random)
        specs.append(AccountSpec(name.format(kind=random.choice(KINDS[industry])), industry, next(cities), "Customer"))
    twins = []
    for number in range(volume.twins):
        first, second = _twins(sales, random, cities, number, taken)
        specs.append(first)
        twins.append(second)
    random.shuffle(specs)
    middle = len(specs) // 2
    branches = [_branch(random, specs, place) for place in random.sample(range(middle), volume.twins)]
    late = [*twins, *tests, *branches]
    random.shuffle(late)
    # Twins, test records and branches came into the list after the others had begun to fill it.
    for spec in late:
        specs.insert(random.randrange(middle + 1, len(specs) + 1), spec)
    return specs


def _ordinary(sales: Sales, random: Random, cities: Iterator[City], taken: set[str]) -> AccountSpec:
    vocabulary = sales.draft.vocabulary("accounts")
    while True:
        industry, city = _industry(sales, random), next(cities)
        kind = random.choice(KINDS[industry])
        style = random.randrange(20)
        if style < 10:
            name = f"{place_name(random)} {kind}"
        elif style < 13:
            name = f"{vocabulary.family_in_business()} {kind}"
        elif style < 15:
            partner = random.choice(("Sons", "Daughters", *(vocabulary.family_in_business() for _ in range(8))))
            name = f"{vocabulary.family_in_business()} & {partner} {kind}"
        elif style < 17:
            name = f"{city.name} {place_name(random)} {kind}"
        else:
            name = f"{place_name(random)} {kind} {vocabulary.legal_form()}"
        if slug(name) not in taken:
            taken.add(slug(name))
            return AccountSpec(name, industry, city, pick(random, TYPES))


def _twins(
    sales: Sales, random: Random, cities: Iterator[City], number: int, taken: set[str]
) -> tuple[AccountSpec, AccountSpec]:
    industry, city = _industry(sales, random), next(cities)
    while True:
        last = sales.draft.vocabulary("accounts").family_in_business()
        words = {"root": place_name(random), "last": last, "kind": random.choice(KINDS[industry])}
        first, second = (spelling.format(**words) for spelling in SPELLINGS[number % len(SPELLINGS)])
        if not {slug(first), slug(second)} & taken:
            break
    taken |= {slug(first), slug(second)}
    # Half of the pairs are one company entered twice, half are two companies in different towns.
    elsewhere = city if number % 2 == 0 else random.choice([c for c in BY_TERRITORY[city.territory] if c != city])
    return AccountSpec(first, industry, city, "Customer"), AccountSpec(
        second, industry, elsewhere, random.choice(("Prospect", "Customer"))
    )


def _branch(random: Random, specs: list[AccountSpec], place: int) -> AccountSpec:
    parent = specs[place]
    city = random.choice([c for c in BY_TERRITORY[parent.city.territory] if c != parent.city])
    return AccountSpec(f"{parent.name}, {city.name}", parent.industry, city, "Customer", parent=place)


def _industry(sales: Sales, random: Random) -> str:
    return random.choice(sales.draft.trade.industries if chance(random, 70) else INDUSTRIES)


def _cities(random: Random) -> Iterator[City]:
    """Towns without end, of which every twenty spread over the territories by weight."""
    while True:
        for territory in shares(random, 20, TERRITORY_WEIGHTS):
            yield random.choice(BY_TERRITORY[territory])


def _created(sales: Sales, random: Random) -> datetime:
    calendar = sales.draft.calendar
    start = calendar.first_moment
    if chance(random, 40):  # entered when the CRM was taken into use
        return calendar.between(random, start, start + timedelta(days=20))
    return calendar.between(random, start, calendar.now - timedelta(days=6))


def _domain(spec: AccountSpec, taken: set[str]) -> str:
    stem = slug(spec.name) if not spec.is_test else "test"
    number, domain = 1, f"{stem}.example"
    while domain in taken and not spec.is_test:
        number += 1
        domain = f"{stem}{number}.example"
    taken.add(domain)
    return domain


def _fill(sales: Sales, random: Random, account: Account, spec: AccountSpec, domain: str) -> None:
    """What is known about a real company."""
    city, vocabulary = spec.city, sales.draft.vocabulary("accounts")
    account.rating = random.choice(RATINGS) if spec.type == "Prospect" or chance(random, 30) else None
    account.website = None if chance(random, 6) or spec.parent is not None else f"www.{domain}"
    account.phone = None if chance(random, 4) else sales.draft.phones.draw(city)
    account.billing_street, account.billing_city, account.billing_state = vocabulary.street(), city.name, city.state
    account.billing_postal_code, account.billing_country = city.postal_code(random), "United States"
    where = random.randrange(10)
    if where < 5:
        account.shipping_street, account.shipping_postal_code = account.billing_street, account.billing_postal_code
    elif where < 8:
        account.shipping_street, account.shipping_postal_code = vocabulary.street(), city.postal_code(random)
    if where < 8:
        account.shipping_city, account.shipping_state, account.shipping_country = city.name, city.state, "United States"
    if not chance(random, 10):
        account.employees = random.choice((4, 8, 12, 15, 20, 25, 35, 40, 60, 85, 110, 150, 240, 380, 600, 1200))
        account.annual_revenue = account.employees * random.randrange(70, 240) * 1_000_00
    if chance(random, 35):
        known = phrase_context(sales, random, account.created_at, account.owner_id, account=account)
        account.description = say(random, ACCOUNT_DESCRIPTIONS, known).text
