"""Accounts: companies we sell to, with the near-twins, branches and test records that make finding one hard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import RATINGS, Account
from ..buyers.kinds import ADVISERS, DEALERS, KINDS, Kind
from ..buyers.projects import kinds_for
from ..grammar import say
from ..names import MAILBOX_STYLES, place_name, slug
from ..places import BY_TERRITORY, City
from ..random_source import chance, pick, shares
from ..rows import new
from ..vocabulary import Vocabulary
from .context import phrase_context
from .phrases.standing import ACCOUNT_DESCRIPTIONS, PUBLIC
from .sales import TERRITORY_WEIGHTS, Customer, Sales

TYPES = {"Customer": 95, "Prospect": 52, "Reseller": 12, "Partner": 7, "Former customer": 14}
# How one company comes to be in the list twice, or two get mixed up.
SPELLINGS = (
    ("{root} Harbor {kind}", "{root} Harbour {kind}"),
    ("{root} & {last} {kind}", "{root} and {last} {kind}"),
    ("{root} {kind} Co", "{root} {kind} Company"),
    ("Gray {root} {kind}", "Grey {root} {kind}"),
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


# Which kinds of companies may be of a type, if not all that are no dealers.
_ONLY = {"Reseller": DEALERS, "Partner": ADVISERS}


@dataclass(frozen=True)
class AccountSpec:
    name: str
    kind: Kind
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
                industry=None if spec.is_test else spec.kind.industry,
                owner_id=owner,
                is_locked=not spec.is_test and chance(random, 2),
            ),
            at=created,
            by=owner,
            touched=draft.calendar.recent(random, created),
        )
        if not spec.is_test:
            _fill(sales, random, account, spec, domain)
        sales.customers.append(
            Customer(account, spec.city, domain, random.choice(MAILBOX_STYLES), spec.kind, spec.is_test)
        )


def _specs(sales: Sales, random: Random) -> list[AccountSpec]:
    """Who the accounts are, in the order of their entry."""
    volume, cities = sales.volume, _cities(random)
    tests = [AccountSpec(name, KINDS["shop"], next(cities), "Prospect", is_test=True) for name in TESTS]
    special = volume.twins * 2 + len(ALMOST_TESTS) + len(tests)
    taken: set[str] = set()
    specs = [_ordinary(sales, random, cities, taken) for _ in range(volume.accounts - special - volume.twins)]
    for name in ALMOST_TESTS:
        kind = _private_kind(sales, random)
        specs.append(AccountSpec(name.format(kind=random.choice(kind.words)), kind, next(cities), "Customer"))
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
    while True:
        type, city = pick(random, TYPES), next(cities)
        kind = _kind(sales, random, type)
        name = company_name(random, sales.draft.vocabulary("accounts"), kind)
        if slug(name) not in taken:
            taken.add(slug(name))
            return AccountSpec(name, kind, city, type)


def company_name(random: Random, vocabulary: Vocabulary, kind: Kind) -> str:
    """What a company of a kind is called; only what somebody owns is called after a family or has a legal form."""
    pattern = random.choice(kind.called)
    style = random.randrange(20) if kind.forms and pattern.startswith("{} ") else 0
    if style < 11:
        return pattern.format(place_name(random))
    if style < 14:
        return pattern.format(vocabulary.family_in_business())
    if style < 16:
        partner = random.choice(("Sons", "Daughters", *(vocabulary.family_in_business() for _ in range(8))))
        return pattern.format(f"{vocabulary.family_in_business()} & {partner}")
    name = pattern.format(place_name(random))
    return name if name.endswith(("Company", "Group")) else f"{name} {random.choice(kind.forms)}"


def _twins(
    sales: Sales, random: Random, cities: Iterator[City], number: int, taken: set[str]
) -> tuple[AccountSpec, AccountSpec]:
    kind, city = _private_kind(sales, random), next(cities)
    while True:
        last = sales.draft.vocabulary("accounts").family_in_business()
        words = {"root": place_name(random), "last": last, "kind": random.choice(kind.words)}
        first, second = (spelling.format(**words) for spelling in SPELLINGS[number % len(SPELLINGS)])
        if not {slug(first), slug(second)} & taken:
            break
    taken |= {slug(first), slug(second)}
    # Half of the pairs are one company entered twice, half are two companies in different towns.
    elsewhere = city if number % 2 == 0 else random.choice([c for c in BY_TERRITORY[city.territory] if c != city])
    return AccountSpec(first, kind, city, "Customer"), AccountSpec(
        second, kind, elsewhere, random.choice(("Prospect", "Customer"))
    )


def _branch(random: Random, specs: list[AccountSpec], place: int) -> AccountSpec:
    parent = specs[place]
    city = random.choice([c for c in BY_TERRITORY[parent.city.territory] if c != parent.city])
    return AccountSpec(f"{parent.name}, {city.name}", parent.kind, city, "Customer", parent=place)


def _kind(sales: Sales, random: Random, type: str) -> Kind:
    """What kind a company of that type is: dealers sell on what they buy, the others use it."""
    kinds = kinds_for(sales.draft.trade.name)
    only = _ONLY.get(type)
    return KINDS[random.choice([kind for kind in kinds if kind in only] if only else kinds)]


def _private_kind(sales: Sales, random: Random) -> Kind:
    """A kind of companies that somebody owns."""
    kinds = [KINDS[key] for key in kinds_for(sales.draft.trade.name)]
    return random.choice([kind for kind in kinds if kind.form == "private" and kind.words])


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
        account.employees = random.choice(spec.kind.employees)
        if spec.kind.industry != "Government":
            account.annual_revenue = account.employees * random.randrange(70, 240) * 1_000_00
    if chance(random, 35):
        known = phrase_context(sales, random, account.created_at, account.owner_id, account=account)
        descriptions = ACCOUNT_DESCRIPTIONS["public" if spec.kind.industry in PUBLIC else "firm"]
        account.description = say(random, descriptions, known).text
