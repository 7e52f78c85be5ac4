"""Reviews by buyers: most are approved, the newest wait, some are spam."""

from __future__ import annotations

from datetime import datetime, timedelta

from ...apps.store.models import Customer, Order, OrderLine, Review
from ..random_source import chance, pick
from ..rows import new
from .phrases import ReviewTexts
from .shop import Shop

_STARS = {5: 46, 4: 28, 3: 13, 2: 8, 1: 5}


def make_reviews(shop: Shop) -> None:
    draft, random = shop.draft, shop.draft.random("store", "reviews")
    buyers: dict[int, Customer] = {customer.id: customer for customer in shop.customers}
    product_of = {variant.id: variant.product_id for variant in shop.variants}
    texts: dict[int, ReviewTexts] = {}
    found: list[Review] = []
    reviewed: set[tuple[int, int]] = set()
    sales: list[tuple[Order, OrderLine, datetime]] = random.sample(shop.sent, len(shop.sent))
    for order, line, sent_at in sales:
        product_id = product_of[line.variant_id]
        customer = buyers[order.customer_id]
        day = draft.calendar.date_of(sent_at) + timedelta(days=random.randrange(7, 41))
        if day >= draft.calendar.today or (product_id, customer.id) in reviewed or customer.persona:
            continue
        at = shop.hours.on(random, day)
        pool = texts.setdefault(product_id, ReviewTexts(random, _facts(shop, product_id)))
        rating = pick(random, _STARS)
        is_spam = chance(random, 2)
        written = pool.spam() if is_spam else pool.write(rating, line.variant_title.split(" / ")[0])
        if written is None:
            continue
        reviewed.add((product_id, customer.id))
        found.append(
            new(
                Review,
                product_id=product_id,
                customer_id=customer.id,
                nickname=_nickname(customer, random.randrange(3)),
                rating=5 if is_spam else rating,
                title=written[0],
                body=written[1],
                status=_status(draft.calendar.now - at, chance(random, 3), is_spam),
                created_at=at,
            )
        )
        if len(found) == shop.volume.reviews:
            break
    for review in sorted(found, key=lambda each: (each.created_at, each.product_id, each.customer_id)):
        draft.add(review, review.created_at)


def _facts(shop: Shop, product_id: int) -> dict[str, str]:
    product = shop.products[product_id]
    return {
        "noun": (product.kind or product.title).split(",")[0],
        "series": product.title.split(" ", 1)[0],
        "material": (product.material or "material").lower(),
        "size": product.title.rsplit(", ", 1)[1],
    }


def _status(age: timedelta, was_rejected: bool, is_spam: bool) -> str:
    if age < timedelta(days=18):
        return "Pending"
    return "Rejected" if was_rejected or is_spam else "Approved"


def _nickname(customer: Customer, style: int) -> str:
    if style == 0:
        return f"{customer.first_name} {customer.last_name[:1]}."
    return customer.first_name if style == 1 else f"{customer.first_name[:1]}. {customer.last_name}"
