"""Collections of the shop: a few by conditions, one that somebody has put together by hand, one that is not shown."""

from __future__ import annotations

from collections import Counter
from datetime import time, timedelta
from random import Random
from typing import Any

from ....apps.store.models import Category, Collection, CollectionCondition, CollectionProduct, StoreProduct
from ...rows import new
from ..phrases import handle
from ..shop import Shop

#: Amounts in cents below which something is a good price.
_STEPS = (2_500, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000, 200_000)
#: Of one by hand.
_PICKED = 6


def make_collections(shop: Shop) -> None:
    random = shop.draft.random("store", "collections")
    on_sale = [product for product in shop.products.values() if product.status == "Active"]
    picked = _add(shop, random, random.choice(("Staff picks", "Team favorites", "Chosen by our team")), "By hand",
                  "What we like best ourselves, and why our shelves are never without it.")  # fmt: skip
    for position, product in enumerate(random.sample(on_sale, min(_PICKED, len(on_sale))), start=1):
        row = new(CollectionProduct, collection_id=picked.id, product_id=product.id, position=position)
        shop.draft.add(row)
    most = _a_good_price(shop, on_sale)
    cheap = _add(shop, random, f"Under ${most // 100:,}", "By conditions", "Good things that cost little.")
    _ask(shop, cheap, "Price", "is less than", number=most)
    _ask(shop, cheap, "Stock", "is more than", number=0)
    vendor = Counter(product.vendor for product in on_sale if product.vendor != shop.draft.company.name)
    maker = max(vendor, key=lambda name: (vendor[name], name))
    made = _add(shop, random, f"Made by {maker}", "By conditions", f"All that {maker} makes for us.")
    _ask(shop, made, "Vendor", "is", text=maker)
    category = random.choice([each for each in shop.categories.values() if each.parent_id is None])
    last = _add(shop, random, f"Last of {category.name.lower()}", "By conditions",
                "What is left before the next delivery.", is_shown=False)  # fmt: skip
    _ask(shop, last, "Category", "is", category=category)
    _ask(shop, last, "Stock", "is less than", number=random.choice((120, 150, 180)))


def _add(shop: Shop, random: Random, title: str, kind: str, text: str, *, is_shown: bool = True) -> Collection:
    calendar = shop.draft.calendar
    made = calendar.moment(calendar.today - timedelta(days=random.randrange(12, 150)), time(10, random.randrange(60)))
    return shop.draft.add(
        new(
            Collection, title=title, handle=handle(title), description=text, kind=kind, match="All",
            is_shown=is_shown,
        ),
        at=made,
        by=shop.holders["store-2"].id,
    )  # fmt: skip


def _ask(
    shop: Shop, of: Collection, field: str, operator: str, *, text: str | None = None, number: int | None = None,
    category: Category | None = None,
) -> None:  # fmt: skip
    values: dict[str, Any] = {"text": text, "number": number, "category_id": category.id if category else None}
    shop.draft.add(new(CollectionCondition, collection_id=of.id, field=field, operator=operator, **values))


def _a_good_price(shop: Shop, on_sale: list[StoreProduct]) -> int:
    """A round amount below which about a quarter of the products can be had."""
    lowest: dict[int, int] = {}
    for variant in shop.variants:
        lowest[variant.product_id] = min(variant.price, lowest.get(variant.product_id, variant.price))
    prices = sorted(lowest[product.id] for product in on_sale if product.id in lowest)
    quarter = prices[len(prices) // 4]
    return next((step for step in _STEPS if step > quarter), _STEPS[-1])
