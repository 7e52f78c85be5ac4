"""The products of the CRM's price list, as the store sells them: in categories, with finishes to choose from."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from ...apps.crm import models as crm
from ...apps.store.models import Category, Option, OptionValue, StoreProduct, Variant
from ...apps.store.picture import material_of
from ...apps.store.sku import value_code
from ..names import place_name
from ..random_source import chance
from ..rows import new
from . import phrases
from .finishes import Choice, choice_of
from .label import Label
from .shop import Shop


def make_catalogue(shop: Shop) -> None:
    draft, random = shop.draft, shop.draft.random("store", "catalogue")
    (shop.price_change,) = (event.at for event in draft.chronicle.events("prices-changed"))
    book = next(each for each in draft.all(crm.Pricebook) if each.is_standard)
    prices = {e.product_id: e.unit_price for e in draft.all(crm.PricebookEntry) if e.pricebook_id == book.id}
    makers = [f"{place_name(random)} {kind}" for kind in ("Works", "& Daughters", "Makers")]
    by_family: dict[str, list[crm.Product]] = {}
    for article in draft.all(crm.Product):
        if article.is_active:
            by_family.setdefault(article.family, []).append(article)
    for position, family in enumerate(draft.trade.families, start=1):
        parent = _add_category(shop, family.name, None, position)
        for n, item in enumerate(family.items, start=1):
            category = _add_category(shop, _plural(item.noun), parent, n)
            vendor = random.choice((draft.company.name, draft.company.name, *makers))
            care = family.care_of(item, random.choice(family.care))
            label = Label(family, item, care, random.choice(family.warranty))
            for article in by_family[family.name]:
                if article.name.split(" ", 1)[1].startswith(f"{item.noun}, "):
                    _add_product(shop, random, label, category, article, prices[article.id], vendor)


def _add_category(shop: Shop, name: str, parent: Category | None, position: int) -> Category:
    handle = phrases.handle(name)
    if handle in {category.handle for category in shop.categories.values()}:
        handle = f"{parent.handle if parent else 'all'}-{handle}"
    category = shop.draft.add(
        new(Category, name=name, handle=handle, parent_id=parent.id if parent else None, position=position),
        by=shop.holders["store-2"].id,
    )
    shop.categories[category.id] = category
    return category


def _plural(noun: str) -> str:
    """ "dome tent" → "Dome tents", "nitrile gloves, carton" → "Nitrile gloves"."""
    words = noun.split(",")[0]
    if words.endswith("s") and not words.endswith(("ss", "set")):
        plural = words
    elif words.endswith(("ch", "sh", "ss", "x")):
        plural = f"{words}es"
    elif words.endswith("y") and words[-2] not in "aeiou":
        plural = f"{words[:-1]}ies"
    elif words.endswith(("trousers", "paper", "glassware")):
        plural = words
    elif words.endswith("knife"):
        plural = f"{words[:-2]}ves"
    else:
        plural = f"{words}s"
    return plural[:1].upper() + plural[1:]


def _add_product(
    shop: Shop,
    random: Random,
    label: Label,
    category: Category,
    article: crm.Product,
    price: int,
    vendor: str,
) -> None:
    draft, keeper = shop.draft, shop.holders["store-2"].id
    noun = label.item.noun
    choice, tags = choice_of(label.item.name, material_of(noun)), phrases.tags_of(label.item)
    created = max(article.created_at, shop.opened - timedelta(days=30))
    product = draft.add(
        new(
            StoreProduct,
            sku=article.sku,
            title=article.name,
            handle=phrases.handle(article.name),
            status="Active",
            vendor=vendor,
            description="",
            tags=", ".join(random.sample(tags, random.randrange(1, 4))) if chance(random, 60) else None,
            category_id=category.id,
            material=choice.material,
            kind=noun,
        ),
        at=created,
        by=keeper,
    )
    shop.products[product.id] = product
    position = len(shop.products)
    # A few are being prepared, a few have been taken off.
    product.status = "Draft" if position % 41 == 17 else "Archived" if position % 37 == 30 else "Active"
    weight = label.grams(product.title)
    variants = _add_variants(shop, random, product, choice, price, weight, created)
    finishes = list(dict.fromkeys(variant.title.split(" / ")[0] for variant in variants))
    product.description = label.describe(random, product.title, choice, finishes)


def _add_variants(
    shop: Shop,
    random: Random,
    product: StoreProduct,
    choice: Choice,
    price: int,
    weight: int,
    created: object,
) -> list[Variant]:
    draft, keeper = shop.draft, shop.holders["store-2"].id
    second = choice.second if product.id % 5 == 2 else None
    count = 2 if second else random.choice((3, 4, 4, 4, 5))
    chosen: list[str] = []
    for finish in random.sample(choice.finishes, len(choice.finishes)):
        if value_code(finish) not in map(value_code, chosen) and len(chosen) < count:
            chosen.append(finish)
    shop.options[product.id] = choice.option
    axes = [_add_option(shop, product, choice.option, chosen, 1)]
    if second:
        axes.append(_add_option(shop, product, second[0], list(second[1]), 2))
    former = price * random.choice((94, 95, 96, 97)) // 5000 * 50 or price
    before = price * random.choice((115, 120, 125)) // 100 // 500 * 500 - 100 if chance(random, 12) else None
    cost = price * random.randrange(46, 62) // 100
    made: list[Variant] = []
    pairs = [(first, other) for first in axes[0] for other in (axes[1] if second else [None])]
    for position, (first, other) in enumerate(pairs, start=1):
        values = [value for value in (first, other) if value is not None]
        variant = draft.add(
            new(
                Variant,
                product_id=product.id,
                sku="-".join([product.sku, *(value_code(value.name) for value in values)]),
                title=" / ".join(value.name for value in values),
                value1_id=first.id,
                value2_id=other.id if other else None,
                barcode=f"29{product.id:05d}{position:05d}",
                price=price,
                compare_at_price=before if before and before > price else None,
                cost=cost,
                weight=weight,
                continue_when_oos=product.id % 23 == 5,
                limit_per_customer=4 if product.id % 31 == 9 else None,
                position=position,
            ),
            at=product.created_at,
            by=keeper,
        )
        made.append(variant)
        shop.variants.append(variant)
        shop.former_prices[variant.id] = former
    return made


def _add_option(shop: Shop, product: StoreProduct, name: str, values: list[str], position: int) -> list[OptionValue]:
    option = shop.draft.add(new(Option, product_id=product.id, name=name, position=position))
    return [
        shop.draft.add(new(OptionValue, option_id=option.id, name=value, position=n))
        for n, value in enumerate(values, start=1)
    ]
