from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.models import Customer, Order, Review, StoreProduct, Variant
from ...seeds.store.phrases import SPAM
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..gold_steps import add_filter
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .queries import draw_order, is_advert, reviews, variants


@dataclass(frozen=True)
class Advert:
    """An advert that a buyer writes, in the place of a review, on the day of the task."""

    customer: Customer
    product: StoreProduct
    title: str
    body: str

    @property
    def nickname(self) -> str:
        return f"{self.customer.first_name} {self.customer.last_name[:1]}."

    def write(self, db: Db) -> None:
        texts = {"title": self.title, "body": self.body, "nickname": self.nickname}
        actions.write_review(db, self.customer.id, self.product.id, rating=5, **texts)


def _advert(draw: Draw, world: World) -> Advert:
    """An advert on something that its writer has bought and not reviewed."""
    known = {(review.customer_id, review.product_id) for review in reviews(world)}

    def unreviewed(order: Order) -> list[StoreProduct]:
        bought = variants(world, Variant.id.in_([line.variant_id for line in order.lines if line.fulfilled]))
        return [variant.product for variant in bought if (order.customer_id, variant.product_id) not in known]

    order = draw_order(
        draw, world, Order.fulfilment_status == "Fulfilled", wanted=lambda order: bool(unreviewed(order))
    )
    title, body = draw.choice(SPAM)
    product = draw.choice(unreviewed(order))
    return Advert(order.customer, product, title, body.format(word=(product.kind or "bargain").split(",")[0]))


@family("store-approve-reviews", app="store", kind="bulk", steps=45, persona="merchandiser")
def approve_reviews(draw: Draw, world: World) -> Task:
    """The good ones among the pending reviews of some days are approved, adverts are not."""
    with world.session() as db:
        today, zone = db.today, db.timezone
    pending = reviews(world, Review.status == "Pending")

    def found(first: date, stars: int) -> list[Review]:
        """What the list shows with both filters: one page at most."""
        return [r for r in pending if r.rating >= stars and r.created_at.astimezone(zone).date() >= first]

    def good(first: date, stars: int) -> list[Review]:
        return [review for review in found(first, stars) if not is_advert(review)]

    def bites(first: date, stars: int) -> bool:
        """Whether it matters to ask for these days and stars."""
        sober = [review for review in pending if not is_advert(review)]
        older = {r.id for r in sober if r.rating >= stars} - {r.id for r in good(first, stars)}
        poorer = len(good(first, 1)) > len(good(first, stars))
        return bool(older) and poorer

    def scopes(least: int) -> list[tuple[date, int]]:
        """From which day on, so many days ago and more, and with how many stars there is a handful to be approved."""
        asked = [(today - timedelta(days=days), stars) for days in range(least, 18) for stars in (4, 5)]
        return [s for s in asked if len(good(*s)) >= 2 and len(found(*s)) <= 16 and bites(*s)]

    # Where many are written, a page of them is of one day.
    first, stars = draw.choice(scopes(2) or scopes(1))
    rightly = [review.id for review in good(first, stars)]
    spam = _advert(draw, world)
    adverts = [review for review in found(first, stars) if is_advert(review)]

    def filtered(user: User) -> None:
        user.open("Reviews")
        add_filter(user, "Stars", condition="≥", typed={"Value": str(stars)})
        add_filter(user, "Written", condition="is after", typed={"Date": typed_date(first - timedelta(days=1))})

    def select(user: User, review: Review, *, on: bool) -> None:
        user.check(f"Select “{review.title}” by {review.nickname} on {review.product.title}", on=on)

    def approved(*ids: int) -> Outcome:
        return lambda db: actions.moderate_reviews(db, ids, "Approved")

    def adverts_too(db: Db) -> None:
        written = db.query(Review).filter(Review.status == "Pending", Review.title == spam.title)
        actions.moderate_reviews(db, [*rightly, *(r.id for r in written if r.nickname == spam.nickname)], "Approved")

    def approve(user: User) -> None:
        user.click("button", "Approve", within="Selected reviews")
        user.click("button", "Approve", within="Approve: ")

    def gold(user: User) -> None:
        filtered(user)
        user.check("Select all on this page")
        for advert in adverts:
            select(user, advert, on=False)
        user.check(f"Select “{spam.title}” by {spam.nickname} on {spam.product.title}", on=False)
        approve(user)
        user.done()

    def one_by_its_page(user: User) -> None:
        alone, *others = good(first, stars)
        filtered(user)
        for review in others:
            select(user, review, on=True)
        approve(user)
        user.fill("Search this list", f"{alone.nickname} {alone.product.title}")
        user.press("Enter")
        user.click("link", alone.title)
        user.click("button", "Approve")
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Approve the pending reviews with {stars} that were written on {first} or later. Adverts stay pending, and "
            "so does everything else.",
            "Go through the reviews that are pending since {first} (that day included): approve those with {stars}, "
            "unless they are adverts. Touch no others.",
            "Of the pending reviews written from {first} on, those with {stars} may appear in the shop. Approve them, "
            "but no advertising, and leave the rest pending.",
            "Please approve every pending review with {stars}, written {first} or after. Spam that only advertises "
            "something else is not to be approved. Leave all others as they are.",
            stars="five stars" if stars == 5 else "four or five stars",
            first=spoken_date(first),
        ),
        setup=spam.write,
        outcome=approved(*rightly),
        without={
            "the stars": approved(*(review.id for review in good(first, 1))),
            "the day": approved(*(r.id for r in pending if r.rating >= stars and not is_advert(r))),
            "the adverts": adverts_too,
        },
        gold=gold,
        alternatives=(one_by_its_page,),
    )
