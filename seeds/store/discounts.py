"""Discount codes: running, to come, over, used up, switched off."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from ...apps.store.models import Discount
from ..random_source import chance
from ..rows import new
from ..sizes import STORE_DAYS
from .shop import Shop

_OCCASIONS = (
    "WELCOME", "SPRING", "SUMMER", "AUTUMN", "WINTER", "THANKS", "LOYAL", "TEAM", "BUNDLE", "CLEAR", "EARLY", "LAUNCH",
    "FRIEND", "NEWS", "WEEKEND", "STOCKUP", "BACK2WORK", "MIDYEAR", "PREVIEW", "OUTLET", "HELLO", "REFILL", "SEASON",
    "TRADEDAY", "VISIT", "OPENHOUSE", "CATALOG", "PARTNER", "CREW", "WORKSHOP", "FITOUT", "RESTOCK", "NEWYEAR",
    "FIRSTORDER", "COMEBACK", "REORDER", "SITEWEEK", "HARVEST", "COUNTER", "SHOWROOM", "TOOLBOX", "GOODBUY", "MONDAY",
    "PAYDAY", "ENDOFLINE", "SAMPLE", "PALLET", "BIGORDER", "MEMBER", "ANNIVERSARY", "KICKOFF", "YEAREND", "FAIRWEEK",
    "INSIDER", "NEXTJOB", "DOORSTEP", "SWITCH", "TRYUS", "FLASH", "QUARTER",
)  # fmt: skip


def make_discounts(shop: Shop) -> None:
    draft, random = shop.draft, shop.draft.random("store", "discounts")
    keeper, today = shop.holders["marketing"].id, draft.calendar.today
    occasions = random.sample(_OCCASIONS, len(_OCCASIONS))
    tops = [category for category in shop.categories.values() if category.parent_id is None]
    for n in range(shop.volume.discounts):
        percent = random.choice((5, 10, 10, 15, 20, 25))
        amount = random.choice((500, 1000, 1500, 2500))
        kind = ("Percentage", "Percentage", "Fixed amount", "Free shipping")[n % 4]
        number = {"Percentage": percent, "Fixed amount": amount // 100, "Free shipping": today.year % 100}[kind]
        round_ = n // len(occasions)
        # Every other code runs now; of the rest most are over and a few are to come.
        if n % 2 == 0:
            first, last = today - timedelta(days=random.randrange(20, 300)), today + timedelta(random.randrange(5, 120))
        elif n % 10 == 9:
            first, last = today + timedelta(days=random.randrange(3, 20)), today + timedelta(random.randrange(30, 60))
        else:
            first = today - timedelta(days=random.randrange(120, STORE_DAYS[draft.size]))
            last = first + timedelta(days=random.randrange(20, 90))
        category = random.choice(tops) if chance(random, 35) else None
        shop.discounts.append(
            draft.add(
                new(
                    Discount,
                    code=f"{occasions[n % len(occasions)]}{number}{'' if not round_ else f'-{round_ + 1}'}",
                    kind=kind,
                    percent=percent if kind == "Percentage" else None,
                    amount=amount if kind == "Fixed amount" else None,
                    category_id=category.id if category else None,
                    min_subtotal=random.choice((5_000, 7_500, 10_000, 20_000)) if chance(random, 60) else None,
                    min_quantity=None,
                    usage_limit=random.choice((20, 50, 100, 250)) if chance(random, 40) else None,
                    once_per_customer=n % 4 == 0 or chance(random, 20),
                    starts_at=_midnight(shop, first),
                    ends_at=_midnight(shop, last + timedelta(days=1)) if n % 8 else None,
                    is_active=n % 12 != 6,
                ),
                at=draft.calendar.moment(first - timedelta(days=random.randrange(1, 9)), time(10, n % 60)),
                by=keeper,
            )
        )
    for discount in shop.discounts:
        discount.created_at = discount.updated_at = min(discount.created_at, draft.calendar.now - timedelta(hours=20))


def _midnight(shop: Shop, day: date) -> datetime:
    return shop.draft.calendar.moment(day, time())
