"""What the makers of CRM rows share: who sells where, to whom, and what."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from random import Random

from ...apps.crm.models import Account, Contact, Pricebook, Product, Stage
from ...apps.platform.models import Person
from ..buyers.kinds import Kind
from ..draft import Draft
from ..places import City
from .volume import VOLUMES, CrmVolume

# How the records of a territory spread over the holders of its posts. The sales rep of tasks has a large share; those
# who left the company still own some.
OWNERS = {
    "East": {"sales-East-1": 28, "sales-East-2": 26, "sales-East-3": 24, "left-1": 12, "sales-East": 10},
    "Central": {"sales-Central-1": 18, "sales-Central-2": 50, "sales-Central-3": 17, "inside": 9, "sales-Central": 6},
    "West": {"sales-West-1": 28, "sales-West-2": 26, "sales-West-3": 24, "left-2": 12, "sales-West": 10},
}
#: Kinds of goods of which a place needs a few, which then last.
LASTING = ("machine", "device", "musical", "shelter", "tool")
TERRITORY_WEIGHTS = {"East": 30, "Central": 40, "West": 30}


@dataclass(frozen=True)
class Customer:
    """An account with what its contacts' addresses are made of."""

    account: Account
    city: City
    domain: str
    mailbox_style: str
    kind: Kind
    #: A record somebody made to try things out.
    is_test: bool = False

    @property
    def territory(self) -> str:
        return self.city.territory


@dataclass(frozen=True)
class Article:
    """A product in all its options: "Heron ridge tent"; `price` is that of the middle one, in cents."""

    name: str
    family: str
    price: int


@dataclass(frozen=True)
class Habit:
    """How one owner works: what they have and sell beside the others, in per cent, and how they write names."""

    book: int
    size: int
    wins: int
    losses: int
    mark: str


@dataclass
class Sales:
    draft: Draft
    holders: dict[str, Person]
    customers: list[Customer] = field(default_factory=list)
    contacts: dict[int, list[Contact]] = field(default_factory=lambda: defaultdict(list))
    stages: dict[str, Stage] = field(default_factory=dict)
    products: list[Product] = field(default_factory=list)
    books: dict[str, Pricebook] = field(default_factory=dict)
    #: The products without their options, as people speak of them.
    articles: list[Article] = field(default_factory=list)
    #: Unit price in cents by price book and product.
    prices: dict[tuple[int, int], int] = field(default_factory=dict)
    competitors: tuple[str, ...] = ()
    #: What deals of each account, by its id, are for.
    projects: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    #: What is still to be dealt out to each owner, by whether the deal is open: how much there is for a project.
    budgets: dict[tuple[int, bool], list[int]] = field(default_factory=lambda: defaultdict(list))

    @property
    def volume(self) -> CrmVolume:
        return VOLUMES[self.draft.size]

    def owners(self, territory: str) -> dict[int, int]:
        """The ids of a territory's owners with their weights."""
        return {
            self.holders[key].id: weight * self.habits[self.holders[key].id].book
            for key, weight in OWNERS[territory].items()
        }

    @cached_property
    def habits(self) -> dict[int, Habit]:
        """How each owner works, by their id: managers have the large deals, seniors larger ones than others."""
        random = self.draft.random("habits")
        found = {}
        for person in self.draft.people:
            rank = 135 if person.title.startswith("Sales manager") else 115 if person.title.startswith("Senior") else 95
            found[person.id] = Habit(
                book=random.choice((75, 85, 95, 105, 115, 130)) if person.persona is None else 100,
                size=rank * random.choice((75, 85, 95, 105, 115, 130)) // 100 if person.persona is None else 115,
                wins=random.choice((75, 85, 95, 105, 115, 125)),
                losses=random.choice((80, 90, 100, 110, 125)),
                mark=random.choice((",", ",", " -")),
            )
        return found

    def sellers(self, stage: str) -> dict[int, int]:
        """The ids of all owners with their weights in a stage: some win more and lose less."""
        weights = self.all_owners()
        if stage == "Closed Won":
            return {owner: weight * self.habits[owner].wins for owner, weight in weights.items()}
        if stage == "Closed Lost":
            return {owner: weight * self.habits[owner].losses for owner, weight in weights.items()}
        return weights

    def all_owners(self) -> dict[int, int]:
        return {
            owner: share * weight
            for territory, weight in TERRITORY_WEIGHTS.items()
            for owner, share in self.owners(territory).items()
        }

    def territory_of(self, owner_id: int) -> str:
        return next(
            (t for t, shares in OWNERS.items() for key in shares if self.holders[key].id == owner_id),
            "Central",
        )

    @cached_property
    def _by_owner(self) -> dict[int, list[Customer]]:
        found: dict[int, list[Customer]] = defaultdict(list)
        for customer in self.customers:
            if not customer.is_test:
                found[customer.account.owner_id].append(customer)
        return found

    @cached_property
    def _by_territory(self) -> dict[str, list[Customer]]:
        return {t: [c for c in self.customers if c.territory == t and not c.is_test] for t in OWNERS}

    def customers_of(self, owner_id: int) -> list[Customer]:
        """The real customers of one owner; to be asked once all accounts are made."""
        return self._by_owner.get(owner_id, [])

    def customers_in(self, territory: str) -> list[Customer]:
        return self._by_territory[territory]

    @cached_property
    def _colleagues(self) -> list[Person]:
        departments = ("Sales", "Sales operations", "Support", "Finance", "Warehouse")
        return [person for person in self.draft.people if person.department in departments and person.is_active]

    def colleague(self, random: Random, person_id: int) -> Person:
        """Somebody else who sells, supports or helps to."""
        while (person := random.choice(self._colleagues)).id == person_id:
            pass
        return person

    def worker(self, random: Random, owner_id: int) -> int:
        """Who does the work on a record: mostly its owner, else a colleague of the territory; nobody who left."""
        owner = self.draft.people[owner_id - 1]
        is_seller = owner.department == "Sales"
        if owner.is_active and (not is_seller or random.randrange(100) < 88):
            return owner_id
        others = [
            person_id
            for person_id in self.owners(self.territory_of(owner_id))
            if self.draft.people[person_id - 1].is_active and person_id != owner_id
        ]
        return random.choice(others)

    def after(self, random: Random, moment: datetime, hours: int = 72) -> datetime:
        """A moment soon after another one."""
        return self.draft.calendar.between(random, moment, moment + timedelta(hours=hours))


def quantities(price: int, kind: str) -> tuple[int, ...]:
    """How many of an article at that price (cents) people buy at a time; `kind` is that of the trade's item."""
    if kind in LASTING:
        if price >= 2_000_00:
            return (1, 1, 1, 1, 2, 2, 3)
        return (1, 2, 2, 3, 4, 4, 6) if price >= 500_00 else (2, 3, 4, 4, 6, 8, 10, 12)
    if kind == "ware":
        return (2, 3, 4, 5, 6, 8, 10, 12, 15) if price >= 60_00 else (6, 8, 10, 12, 18, 24, 30, 36)
    if price >= 300_00:
        return (2, 4, 5, 6, 8, 10, 12, 16)
    if price >= 60_00:
        return (4, 6, 8, 10, 12, 15, 20, 24, 30, 40)
    return (10, 12, 20, 24, 30, 36, 48, 60, 72, 96)


def round_quantity(count: float) -> int:
    """As many as somebody orders: whole, and in tens or hundreds where they are many."""
    step = 1 if count < 16 else 2 if count < 30 else 5 if count < 80 else 10 if count < 300 else 50
    return max(1, round(count / step) * step)
