"""The pipeline, the products and their prices."""

from __future__ import annotations

from random import Random

from ...apps.crm.duplicate_rules import usual_rules
from ...apps.crm.gates import USUAL
from ...apps.crm.models import DuplicateRule, PicklistValue, Pipeline, Pricebook, PricebookEntry, Product, Stage
from ...apps.crm.picklists import usual_values
from ..handbook.policies import policies_of
from ..names import place_name, slug
from ..rows import new
from ..trades import Family, Item
from .sales import Article, Sales

# Name, probability, forecast category.
STAGES = (
    ("Prospecting", 10, "Pipeline"),
    ("Qualification", 20, "Pipeline"),
    ("Proposal", 50, "Best case"),
    ("Negotiation", 80, "Commit"),
    ("Closed Won", 100, "Closed"),
    ("Closed Lost", 0, "Omitted"),
)
# Our series are called after birds, winds and fells.
SERIES = (
    "Avocet", "Bittern", "Brant", "Bunting", "Curlew", "Dunlin", "Fieldfare", "Fulmar", "Gannet", "Godwit", "Grebe",
    "Heron", "Ibis", "Jackdaw", "Knot", "Lapwing", "Linnet", "Merlin", "Mistral", "Nuthatch", "Oriole", "Osprey",
    "Petrel", "Pipit", "Plover", "Redstart", "Sanderling", "Shrike", "Siskin", "Skua", "Sorrel", "Stonechat",
    "Teal", "Tern", "Twite", "Wagtail", "Whimbrel", "Widgeon", "Zephyr",
)  # fmt: skip


def make_catalogue(sales: Sales) -> None:
    draft, keeper = sales.draft, sales.holders["product"].id
    random = draft.random("catalogue")
    sales.competitors = tuple(f"{place_name(random)} {kind}" for kind in random.sample(("Direct", "Trade", "& Co"), 3))
    pipeline = draft.add(new(Pipeline, name="Sales", is_default=True), by=keeper)
    for position, (name, probability, forecast) in enumerate(STAGES, start=1):
        sales.stages[name] = draft.add(
            new(
                Stage,
                pipeline_id=pipeline.id,
                name=name,
                position=position,
                probability=probability,
                forecast_category=forecast,
                is_closed=name.startswith("Closed"),
                is_won=name == "Closed Won",
                requires=list(USUAL.get(name, ())),
            ),
            by=keeper,
        )
    for values in usual_values():
        draft.add(new(PicklistValue, **values), by=keeper)
    for rule in usual_rules():
        draft.add(new(DuplicateRule, **rule), by=keeper)
    last_year = draft.calendar.today.year - 1
    for name, active, text in (
        ("List prices", True, "What everybody pays, as in the online store."),
        ("Wholesale", True, "For resellers and partners; made from the list prices by the rule in the handbook."),
        (f"List prices {last_year}", False, "Last year's prices, kept to look things up."),
    ):
        sales.books[name] = draft.add(
            new(Pricebook, name=name, is_standard=name == "List prices", is_active=active, description=text), by=keeper
        )
    pattern = random.choice(("{code}-{item}{option:02d}", "{own}-{code}-{item}{option}", "{code}{item}-{option:02d}"))
    series = iter(random.sample(SERIES, sum(len(family.items) for family in draft.trade.families)))
    for family in draft.trade.families:
        former = random.randrange(len(family.items))
        for number, item in enumerate(family.items, start=1):
            name, tens = next(series), 10 * number + random.randrange(10)
            prices = _prices(random, item, len(family.options))
            sales.articles.append(Article(f"{name} {item.noun}", family.name, prices[len(prices) // 2]))
            for option, price in enumerate(prices, start=1):
                own = slug(draft.company.name)[:2].upper()
                sku = pattern.format(own=own, code=family.code, item=tens, option=option)
                _add_product(
                    sales, random, family, f"{name} {item.noun}, {family.options[option - 1]}", sku, price, keeper
                )
            if number - 1 == former:
                # Last year's twin of a current product: no longer sold.
                title = f"{name} {item.noun}, {family.options[-1]} ({last_year})"
                twin = new(Product, sku=f"{sku}-OLD", name=title, family=family.name, is_active=False)
                draft.add(twin, by=keeper)
                _add_price(sales, f"List prices {last_year}", twin, price, keeper)


def _prices(random: Random, item: Item, options: int) -> list[int]:
    """Prices in cents, rising from the first option to the last; whole dollars but for small articles."""
    factor = random.randrange(88, 116)
    prices = []
    for option in range(options):
        dollars = item.low + (item.high - item.low) * option // max(1, options - 1)
        cents = dollars * factor
        prices.append(cents // 500 * 500 - 100 if cents >= 10_000 else max(200, cents // 50 * 50))
    return prices


def _add_product(sales: Sales, random: Random, family: Family, name: str, sku: str, price: int, keeper: int) -> None:
    product = sales.draft.add(new(Product, sku=sku, name=name, family=family.name, is_active=True), by=keeper)
    sales.products.append(product)
    _add_price(sales, "List prices", product, price, keeper)
    _add_price(sales, "Wholesale", product, wholesale_price(sales, family.name, price), keeper)
    if random.randrange(3):
        last_year = next(name for name, book in sales.books.items() if not book.is_active)
        _add_price(sales, last_year, product, price * 96 // 100 // 50 * 50, keeper)


def wholesale_price(sales: Sales, family: str, price: int) -> int:
    """What the handbook makes of a list price today, both in cents."""
    today = sales.draft.calendar.today
    share = policies_of(sales.draft, "wholesale_share")(family, today)
    small = policies_of(sales.draft, "wholesale_small")(None, today)
    cents = price * share // 100
    return cents // 100 * 100 if cents >= small else cents // 10 * 10


def _add_price(sales: Sales, book_name: str, product: Product, price: int, keeper: int) -> None:
    book = sales.books[book_name]
    sales.draft.add(new(PricebookEntry, pricebook_id=book.id, product_id=product.id, unit_price=price), by=keeper)
    sales.prices[book.id, product.id] = price
