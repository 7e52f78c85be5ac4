"""Prices that the deepest code of the day would push below the floor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import select

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Category, Discount, Redemption, StoreProduct, Variant
from ....apps.store.statuses import discount_status
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...gold import ToolUser, User
from ...queries import fetch_all, uniquely_named
from ...registry import family
from ...task import Outcome, Task
from ..pages import AdminSearch, DiscountList
from ..queries import categories, discounts, products
from ..rules import setting
from .desk import read_rules, read_rules_by_tools
from .placing import moment

FLOORS = (5, 8, 10, 12, 15, 18, 20)
#: The codes that marketing has just set up: one for a category, and one for another that does not run yet.
WORDS = ("DEALDAYS", "HAPPYHOUR", "BACKDOOR", "TOPSHELF", "GOODWEEK", "CLUBNIGHT", "LUCKYBAG", "BRIGHTSIDE")
#: No code for all goods takes off more than this.
MOST_FOR_ALL = 15
WORDINGS = (
    "Check the prices of {names} against the price floor in our handbook, with the codes that are running now, and fix "
    "the ones that are too low.",
    "Marketing has new discount codes out. Make sure that {names} don't sell below our price floor, and change prices "
    "only where you have to.",
    "Please go through {names}: is each still above the handbook's floor with the best code of today? Raise the prices "
    "that aren't, exactly as far as needed.",
    "Costs have gone up. For {names}, set new prices where the handbook's price floor asks for it.",
    "Do {names} keep to the price floor with today's discount codes? Correct whichever prices don't, by the handbook.",
)


@dataclass(frozen=True)
class NewCode:
    code: str
    percent: int
    category: Category
    starts_at: datetime
    ends_at: datetime


@dataclass(frozen=True)
class Priced:
    """An article, what it costs us from now on, and the codes that count for it, rightly or not."""

    product: StoreProduct
    variant: Variant
    cost: int
    percent: int  # of the best code that runs and covers it
    for_all: int  # of the best that runs for all goods
    any_code: int  # of the best of all codes

    @property
    def price(self) -> int:
        return self.variant.price


def least(cost: int, floor: int, percent: int) -> int:
    """The lowest price that leaves cost and the floor's per cent with so many per cent off."""
    return -(-cost * (100 + floor) // (100 - percent))


@dataclass(frozen=True)
class PriceFloor:
    floor: int
    switched_off: tuple[int, ...]
    codes: tuple[NewCode, ...]
    priced: tuple[Priced, ...]

    def due(self, each: Priced) -> int:
        """What it is to cost customers."""
        return max(each.price, least(each.cost, self.floor, each.percent))

    def setup(self, db: Db) -> None:
        setting("price_floor", self.floor)(db)
        with moment(db, db.now - timedelta(hours=17), "Marketing"):
            for id in self.switched_off:
                actions.set_discount_active(db, id, active=False)
            for new in self.codes:
                db.add(
                    Discount(
                        code=new.code, kind="Percentage", percent=new.percent, category_id=new.category.id,
                        once_per_customer=True, starts_at=new.starts_at, ends_at=new.ends_at, is_active=True,
                    )
                )  # fmt: skip
            db.flush()
        with moment(db, db.now - timedelta(hours=16), "Merchandiser"):
            for each in self.priced:
                actions.update_variant(db, each.variant.id, cost=each.cost)

    def pricing(self, price: Callable[[Priced], int] | None = None) -> Outcome:
        def outcome(db: Db) -> None:
            for each in self.priced:
                new = (price or self.due)(each)
                if new != each.price:
                    actions.update_variant(db, each.variant.id, price=new)

        return outcome

    def without(self) -> dict[str, Outcome]:
        mistaken: dict[str, Callable[[Priced], int]] = {
            "running and covering": lambda e: max(e.price, least(e.cost, self.floor, e.any_code)),
            "the category's code": lambda e: max(e.price, least(e.cost, self.floor, e.for_all)),
            "the floor above cost": lambda e: max(e.price, least(e.cost, 0, e.percent)),
            "the code": lambda e: max(e.price, least(e.cost, self.floor, 0)),
            "above the floor": lambda e: least(e.cost, self.floor, e.percent),
        }
        bites = {name: price for name, price in mistaken.items() if any(price(e) != self.due(e) for e in self.priced)}
        return {name: self.pricing(price) for name, price in bites.items()}

    def gold(self, user: User) -> None:
        read_rules(user)
        DiscountList(user).open("Active")
        for each in self.priced:
            self._price(user, each)
        user.done()

    def products_first(self, user: User) -> None:
        read_rules(user)
        DiscountList(user).open("Active").filter("Kind", choices=["Percentage"])
        for each in reversed(self.priced):
            self._price(user, each)
        user.done()

    def _price(self, user: User, each: Priced) -> None:
        sku, new = each.variant.sku, self.due(each)
        form = AdminSearch(user).open_product(each.product.title, sku).edit_variant(sku)
        if new == each.price:
            user.because("With the best code it still brings in enough.")
            user.press("Escape")
        else:
            form.set(price=f"{new / 100:.2f}").save()

    def by_tools(self, user: ToolUser) -> None:
        read_rules_by_tools(user, "where the price floor is, and which codes count")
        kind = [{"field": "kind", "operator": "any", "value": "Percentage"}]
        user.call("store_search_discounts", view="active", filters=kind, page_size=50)
        for each in self.priced:
            sku, new = each.variant.sku, self.due(each)
            user.call("store_get_product", product=each.product.sku)
            user.call("store_get_variant", variant=sku)
            if new != each.price:
                user.call("store_update_variant", variant=sku, price=new / 100)


def _running(world: World) -> list[Discount]:
    """Percentage codes that run today and still run tomorrow."""
    used = Counter(each.discount_id for each in fetch_all(world, select(Redemption).where(Redemption.counts)))
    with world.session() as db:
        now = db.now
    found = [each for each in discounts(world) if each.kind == "Percentage"]
    today, tomorrow = (
        {each.id for each in found if discount_status(each, at, used[each.id]) == "Active"}
        for at in (now, now + timedelta(days=1))
    )
    return [each for each in found if each.id in today & tomorrow]


def _draw_prices(draw: Draw, world: World) -> PriceFloor:
    with world.session() as db:
        now = db.now
    floor, running = draw.choice(FLOORS), _running(world)
    deep = tuple(each.id for each in running if not each.category_id and (each.percent or 0) > MOST_FOR_ALL)
    left = [each for each in running if each.id not in deep]
    for_all = max((each.percent or 0 for each in left if not each.category_id), default=0)
    found = _plain(world)
    offered = Counter(each.category.parent_id or each.category_id for each in found)
    here, there = draw.sample((each for each in categories(world) if offered[each.id] > 1), 2)
    words = draw.sample(WORDS, 2)
    percents = draw.choice((22, 25, 28, 30)), draw.choice((35, 40))
    codes = (
        NewCode(f"{words[0]}{percents[0]}", percents[0], here, now - timedelta(hours=9), now + timedelta(days=12)),
        NewCode(f"{words[1]}{percents[1]}", percents[1], there, now + timedelta(days=4), now + timedelta(days=18)),
    )
    if {each.code.upper() for each in discounts(world)} & {each.code for each in codes}:
        raise NoInstance("there is such a code already")

    def percent(category: Category) -> int:
        new = codes[0].percent if here.id in (category.id, category.parent_id) else 0
        return max([new, *(each.percent or 0 for each in left if each.covers(category))])

    inside, outside = (
        [each for each in found if top.id in (each.category_id, each.category.parent_id)] for top in (here, there)
    )
    chosen = [*draw.sample(inside, 2), *draw.sample(outside, 2)]
    made = []
    for product, is_low in zip(chosen, (True, False, True, False), strict=True):
        variant = draw.choice(product.variants)
        off = percent(product.category)
        cost = _cost(draw, variant.price, floor, off, percents[1] if not is_low else None)
        made.append(Priced(product, variant, cost, off, for_all, percents[1]))
    draw.random.shuffle(made)
    return PriceFloor(floor, deep, codes, tuple(made))


def _plain(world: World) -> list[StoreProduct]:
    """Products that are on sale and were not reduced."""
    active = products(world, StoreProduct.status == "Active")
    found = uniquely_named(active, products(world), by="title")
    return [each for each in found if all(_is_plain(variant) for variant in each.variants)]


def _is_plain(variant: Variant) -> bool:
    return variant.cost is not None and variant.compare_at_price is None and 1_500 <= variant.price <= 40_000


def _cost(draw: Draw, price: int, floor: int, percent: int, deeper: int | None) -> int:
    """A cost that is too high for the price, or, with a `deeper` code that does not count, only with that one."""
    bound = price * (100 - percent) // (100 + floor)
    low, high = (bound + bound // 40, bound + bound // 12) if deeper is None else (
        price * (100 - deeper) // (100 + floor) + 20, bound - 20
    )  # fmt: skip
    for cost in _around(draw, low, min(high, price - 100)):
        if _is_sure(cost, floor, percent):
            return cost
    raise NoInstance("no cost says for sure what the price has to be")


def _around(draw: Draw, low: int, high: int) -> Iterator[int]:
    for _ in range(60 if low < high else 0):
        yield draw.integer(low, high)


def _is_sure(cost: int, floor: int, percent: int) -> bool:
    """Whether the lowest price is the same, whether or not what a code takes off is rounded to the cent."""
    price = least(cost, floor, percent)

    def is_enough(each: int) -> bool:
        return (each - (each * percent + 50) // 100) * 100 >= cost * (100 + floor)

    return is_enough(price) and not is_enough(price - 1)


@family("store-price-floor", app="store", kind="conditional", steps=70, persona="merchandiser")
def keep_to_the_price_floor(draw: Draw, world: World) -> Task:
    """Raise the prices that the best running code pushes below cost and the handbook's margin, to the cent."""
    facts = _draw_prices(draw, world)
    names = [f"{each.product.title} ({each.variant.sku})" for each in facts.priced]
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, names=f"{', '.join(names[:-1])} and {names[-1]}"),
        setup=facts.setup,
        outcome=facts.pricing(),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.products_first,),
        by_tools=facts.by_tools,
    )
