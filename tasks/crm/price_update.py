from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import PricebookEntry
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .pages.products import PriceBook
from .queries import persona
from .sales_queries import prices, rule
from .working_hours import acting, work_moments


@family("crm-price-update", app="crm", kind="bulk", steps=110, persona="sales_ops")
def bring_wholesale_prices_in_line(draw: Draw, world: World) -> Task:
    """List prices went up; put the wholesale prices of a family right by the handbook's rule, row by row."""
    facts = WholesalePrices.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted),
        without={name: facts.outcome_of(others) for name, others in facts.slips.items() if others != facts.wanted},
        gold=lambda user: facts.narrowed(user, list(facts.wanted)),
        alternatives=(facts.one_by_one, lambda user: facts.narrowed(user, list(reversed(facts.wanted)))),
    )


@dataclass(frozen=True)
class WholesalePrices:
    """Prices of a wholesale book that are out of line with the standard ones."""

    list_entries: dict[int, PricebookEntry]  # by product
    wholesale_entries: dict[int, PricebookEntry]  # by product
    family_name: str
    raised: dict[int, int]  # the list prices that went up
    wanted: dict[int, int]  # the wholesale prices that have to change
    admin: int
    seed: int
    names: dict[int, str]  # of the products
    slips: dict[str, dict[int, int]]  # the prices of somebody who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        listed = {entry.product_id: entry for entry in prices(world, "List prices")}
        wholesale = {entry.product_id: entry for entry in prices(world, "Wholesale")}
        products = [entry.product for entry in wholesale.values() if entry.product_id in listed]
        named = {product.id for product in uniquely_named(products, products)}
        families = sorted({product.family for product in products})
        family_name = draw.choice(name for name in families if sum(p.family == name for p in products) >= 10)
        candidates = [p for p in products if p.family == family_name and p.id in named]
        raised = draw.sample(candidates, min(len(candidates), draw.integer(8, 10)))
        share, small = rule(world, "wholesale_share", family_name), rule(world, "wholesale_small")
        up = draw.choice((4, 5, 6, 7, 8, 9, 11, 12))

        def dearer(entry: PricebookEntry) -> int:
            """The list price after it went up, in tens of cents."""
            return -(-entry.unit_price * (100 + up) // 1000) * 10

        new_list = {p.id: dearer(listed[p.id]) for p in raised}

        def by_rule(share: int, small: int) -> dict[int, int]:
            """Wholesale prices that change, by the product: those whose list price went up, and whatever was off."""
            found = {}
            for product in products:
                if product.family == family_name:
                    cents = new_list.get(product.id, listed[product.id].unit_price) * share // 100
                    price = cents // 100 * 100 if cents >= small else cents // 10 * 10
                    if price != wholesale[product.id].unit_price:
                        found[product.id] = price
            return found

        wanted = by_rule(share, small)
        if not 5 <= len(wanted) <= 12 or not wanted.keys() <= named:
            raise NoInstance("the rule changes too few prices, or too many")

        general = rule(world, "wholesale_share")
        return cls(
            list_entries=listed,
            wholesale_entries=wholesale,
            family_name=family_name,
            raised=new_list,
            wanted=wanted,
            admin=persona(world, "crm_admin").id,
            seed=draw.integer(0, 999_999),
            names={product.id: product.name for product in products},
            slips={
                "the family's share": by_rule(general, small),
                "the rounding": {id: new_list.get(id, listed[id].unit_price) * share // 100 for id in wanted},
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Some list prices of {family} went up. Please correct that family's prices in the wholesale book by the "
            "rule in the handbook, and leave the ones that are already right.",
            "The wholesale price book is behind for {family}: list prices were raised. Bring those wholesale prices "
            "in line with our rule.",
            "Update the wholesale prices of {family}. How to get them from the list prices is in the handbook. "
            "Leave list prices and other families alone.",
            "Please check all wholesale prices of {family} against the list prices, by the handbook's rule, and "
            "correct the ones that are off.",
            "After the price increase for {family}, the wholesale book needs the new prices. Work them out the way "
            "the handbook says.",
            family=self.family_name,
        )

    def setup(self, db: Db) -> None:
        """Somebody put the new list prices in a few days ago, within minutes."""
        (at,) = work_moments(db, self.seed, 1, db.now - timedelta(days=8), db.now - timedelta(days=1))
        for number, (product_id, price) in enumerate(self.raised.items()):
            with acting(db, at + timedelta(seconds=40 * number), self.admin):
                actions.update_entry(db, self.list_entries[product_id].id, unit_price=price)

    def outcome_of(self, changes: Mapping[int, int]) -> Outcome:
        def outcome(db: Db) -> None:
            for product_id, price in changes.items():
                actions.update_entry(db, self.wholesale_entries[product_id].id, unit_price=price)

        return outcome

    def narrowed(self, user: User, order: list[int]) -> None:
        """The articles of the family, all options of each at once."""
        book = PriceBook.find(user, "Wholesale")
        articles = list(dict.fromkeys(self.names[product_id].split(",")[0] for product_id in order))
        for article in articles:
            book.search(article)
            for product_id in order:
                if self.names[product_id].split(",")[0] == article:
                    book.set_price(self.names[product_id], self.wanted[product_id])
            book.save()
        user.done()

    def one_by_one(self, user: User) -> None:
        book = PriceBook.find(user, "Wholesale")
        for product_id, cents in self.wanted.items():
            name = self.names[product_id]
            book.search(name).set_price(name, cents).save()
        user.done()
