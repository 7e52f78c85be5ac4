"""Reviews by buyers: most are approved, the newest wait, some are spam."""

from __future__ import annotations

from datetime import datetime, timedelta

from ...apps.store.models import Customer, Order, OrderLine, Review
from ..events import Event
from ..random_source import chance, pick
from ..rows import new
from .review_texts import ReviewTexts
from .shop import Shop

# What can be wrong with a thing of a material; what is not named here may be dented.
_FLAWS = {
    **dict.fromkeys(("Ripstop nylon", "Cotton", "Merino wool"), "a torn seam"),
    **dict.fromkeys(("Glass", "Stoneware"), "a chipped edge"),
    **dict.fromkeys(("Wood", "Polymer"), "a crack down one side"),
    "Leather": "a split seam",
    "Rubber": "a cut right across",
    "Paper": "half of it creased",
}
_STARS = {5: 46, 4: 28, 3: 13, 2: 8, 1: 5}


def make_reviews(shop: Shop) -> None:
    draft, random = shop.draft, shop.draft.random("store", "reviews")
    buyers: dict[int, Customer] = {customer.id: customer for customer in shop.customers}
    product_of = {variant.id: variant.product_id for variant in shop.variants}
    texts: dict[int, ReviewTexts] = {}
    faulty = {str(event.facts["article"]): event for event in draft.chronicle.events("batch-stopped")}
    found: list[Review] = []
    told: list[tuple[Review, Event]] = []
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
        batch = faulty.get(shop.products[product_id].title.rsplit(", ", 1)[0])
        is_of_batch = batch is not None and batch.at < at < batch.at + timedelta(days=60)
        rating = random.choice((1, 1, 2, 2, 3)) if is_of_batch else pick(random, _STARS)
        is_spam = chance(random, 2)
        fault = str(batch.facts["fault"]) if is_of_batch and batch is not None and not is_spam else None
        written = pool.spam() if is_spam else pool.write(rating, line.variant_title.split(" / ")[0], fault)
        if written is None:
            continue
        reviewed.add((product_id, customer.id))
        found.append(
            review := new(
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
        if fault is not None and batch is not None:
            told.append((review, batch))
        if len(found) == shop.volume.reviews:
            break
    for review in sorted(found, key=lambda each: (each.created_at, each.product_id, each.customer_id)):
        draft.add(review, review.created_at)
    for review, batch in told:
        draft.chronicle.told(review, batch, states=("fault",), at=review.created_at, author_id=0)


def _facts(shop: Shop, product_id: int) -> dict[str, str]:
    product = shop.products[product_id]
    noun = (product.kind or product.title).split(",")[0]
    # Of several, people speak as of one.
    noun = "set" if noun.endswith("s") and not noun.endswith("ss") else noun
    worn = {item.noun for family in shop.draft.trade.families if family.is_worn for item in family.items}
    return {
        "noun": noun,
        "wear" if product.kind in worn else "machine": noun,
        "flaw": _FLAWS.get(product.material or "", "a dent"),
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
