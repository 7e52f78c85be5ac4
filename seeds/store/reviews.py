"""Reviews by buyers: most are approved, the newest wait, some are spam."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta

from ...apps.store.models import Customer, Order, OrderLine, Review
from ..events import Event
from ..grammar import say
from ..inflection import a, plural
from ..random_source import chance, pick
from ..rows import new
from ..trades import Item
from .phrases import ADVERTS, advert
from .phrases.moderation import UNFIT
from .phrases.reviews import Habits
from .review_texts import ReviewTexts
from .shop import Shop

# Lines of business that nobody buys from for their home.
_AT_WORK = ("lab supplies",)
# How long is said for how many days.
_TIMES = (
    (6, "a few days"), (9, "a week"), (12, "ten days"), (17, "two weeks"), (24, "three weeks"), (30, "almost a month"),
    (99, "a month"),
)  # fmt: skip
# Choices by which one speaks of goods: "in moss", "in walnut".
_SHADED = ("Color", "Finish", "Wood")
_STARS = {5: 46, 4: 28, 3: 13, 2: 8, 1: 5}


def make_reviews(shop: Shop) -> None:
    draft, random = shop.draft, shop.draft.random("store", "reviews")
    buyers: dict[int, Customer] = {customer.id: customer for customer in shop.customers}
    product_of = {variant.id: variant.product_id for variant in shop.variants}
    texts: dict[int, ReviewTexts] = {}
    written_so_far: Counter[str] = Counter()
    habits = Habits(draft.random("store", "reviews", "habits"))
    faulty = {str(event.facts["article"]): event for event in draft.chronicle.events("batch-stopped")}
    found: list[Review] = []
    told: list[tuple[Review, Event]] = []
    reviewed: set[tuple[int, int]] = set()
    sales: list[tuple[Order, OrderLine, datetime]] = random.sample(shop.sent, len(shop.sent))
    for order, line, sent_at in sales:
        product_id = product_of[line.stocked]
        customer = buyers[order.customer_id]
        day = draft.calendar.date_of(sent_at) + timedelta(days=random.randrange(7, 41))
        if day >= draft.calendar.today or (product_id, customer.id) in reviewed or customer.persona:
            continue
        at = shop.hours.on(random, day)
        if product_id not in texts:
            item, facts = _facts(shop, product_id)
            texts[product_id] = ReviewTexts(random, habits, item, facts, written_so_far)
        pool = texts[product_id]
        batch = faulty.get(shop.products[product_id].title.rsplit(", ", 1)[0])
        is_of_batch = batch is not None and batch.at < at < batch.at + timedelta(days=60)
        rating = random.choice((1, 1, 2, 2, 3)) if is_of_batch else pick(random, _STARS)
        is_spam = chance(random, 1)
        fault = str(batch.facts["fault"]) if is_of_batch and batch is not None and not is_spam else None
        known = {"time": _time((day - draft.calendar.date_of(sent_at)).days - 3), "fault": fault or ""}
        if shop.options[product_id] in _SHADED:
            known["finish"] = line.variant_title.split(" / ")[0].lower()
        by = "b" if customer.crm_contact_id is not None or draft.trade.name in _AT_WORK else "h"
        written = advert(random, shop.products[product_id].kind or "") if is_spam else pool.write(rating, by, known)
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
    _spoil(shop, found, {id(review) for review, _ in told})
    for review in sorted(found, key=lambda each: (each.created_at, each.product_id, each.customer_id)):
        draft.add(review, review.created_at)
    for review, batch in told:
        draft.chronicle.told(review, batch, states=("fault",), at=review.created_at, author_id=0)


def _spoil(shop: Shop, found: list[Review], told: set[int]) -> None:
    """What was rejected, and is no advert, has something in it that the handbook rejects."""
    random = shop.draft.random("store", "reviews", "moderation")
    colleagues = [shop.holders[key].name.split(" ")[0] for key in ("support", "support-1", "support-2", "support-6")]
    for review in found:
        if review.status != "Rejected" or review.title in ADVERTS:
            continue
        reasons = [each for each in UNFIT.values() if each.least <= review.rating <= each.most]
        unfit = random.choice([each for each in reasons if not each.titles or id(review) not in told])
        first, last = review.nickname.split(" ")[0].strip("."), random.randrange(100, 200)
        facts = {
            "phone": f"555-0{last}",
            "mail": f"{first.lower()}{last}@letterbox.example",
            "colleague": random.choice(colleagues),
        }
        said = say(random, unfit.patterns, facts).text
        if unfit.titles:
            review.title, review.body = random.choice(unfit.titles), said
        else:
            stop = "" if review.body[-1] in ".!?" else "."
            review.body = f"{review.body}{stop} {said}"


def _facts(shop: Shop, product_id: int) -> tuple[Item, dict[str, str]]:
    """What was bought, and what all its buyers know of it."""
    product = shop.products[product_id]
    item = shop.draft.trade.item(product.title)
    noun = _short(item.name)
    facts = {"noun": noun, "nouns": plural(noun), "a_noun": a(noun)}
    if item.has("sizes"):
        facts["size"] = product.title.rsplit(", ", 1)[1].removesuffix(" in")
    return item, facts


def _short(name: str) -> str:
    """As buyers call it: the "pipette" for a single-channel one, the "sleeping bag" for one of down."""
    words = name.split(" ")
    if len(words) > 2:
        words = words[-2:]
    return words[-1] if len(words) > 1 and "-" in words[0] else " ".join(words)


def _time(days: int) -> str:
    """How long somebody has had it, as one says it."""
    return next(said for most, said in _TIMES if days <= most)


def _status(age: timedelta, was_rejected: bool, is_spam: bool) -> str:
    if age < timedelta(days=38):
        return "Pending"
    return "Rejected" if was_rejected or is_spam else "Approved"


def _nickname(customer: Customer, style: int) -> str:
    if style == 0:
        return f"{customer.first_name} {customer.last_name[:1]}."
    return customer.first_name if style == 1 else f"{customer.first_name[:1]}. {customer.last_name}"
