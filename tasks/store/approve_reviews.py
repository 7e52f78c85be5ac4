from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta, tzinfo

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.models import Customer, Order, Review, StoreProduct, Variant
from ...seeds.store.phrases import advert
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .pages import ReviewList, review_row
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

    @property
    def row(self) -> str:
        return f"“{self.title}” by {self.nickname} on {self.product.title}"

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
    product = draw.choice(unreviewed(order))
    return Advert(order.customer, product, *advert(draw.random, product.kind or ""))


@dataclass(frozen=True)
class Pending:
    """The reviews that wait to be approved or not."""

    reviews: list[Review]
    today: date
    zone: tzinfo

    def found(self, first: date, stars: int) -> list[Review]:
        """What the list shows from a day on, with so many stars and more: one page at most."""
        return [r for r in self.reviews if r.rating >= stars and r.created_at.astimezone(self.zone).date() >= first]

    def good(self, first: date, stars: int) -> list[Review]:
        return [review for review in self.found(first, stars) if not is_advert(review)]

    def bites(self, first: date, stars: int) -> bool:
        """Whether it matters to ask for these days and stars."""
        sober = [review for review in self.reviews if not is_advert(review)]
        older = {r.id for r in sober if r.rating >= stars} - {r.id for r in self.good(first, stars)}
        poorer = len(self.good(first, 1)) > len(self.good(first, stars))
        return bool(older) and poorer

    def scopes(self, least: int) -> list[tuple[date, int]]:
        """From which day on, so many days ago and more, and with how many stars there is a handful to be approved."""
        asked = [(self.today - timedelta(days=days), stars) for days in range(least, 18) for stars in (4, 5)]
        return [s for s in asked if len(self.good(*s)) >= 2 and len(self.found(*s)) <= 16 and self.bites(*s)]


WORDINGS = (
    "Approve the pending reviews with {stars} that were written on {first} or later. Leave ads pending, along with "
    "everything else.",
    "Go through the reviews that have been pending since {first} (that day included): approve those with {stars}, "
    "unless they're ads. Don't touch any others.",
    "Of the pending reviews written from {first} on, the ones with {stars} can go live in the shop. Approve them, "
    "but no advertising, and leave the rest pending.",
    "Please approve every pending review with {stars} written on {first} or after. Don't approve spam that only "
    "advertises something else. Leave all others as they are.",
)


@dataclass(frozen=True)
class Moderation:
    """The pending reviews, from which day on and with how many stars they are to be approved, and one advert more."""

    pending: Pending
    first: date
    stars: int
    spam: Advert

    @property
    def good(self) -> list[Review]:
        return self.pending.good(self.first, self.stars)

    def goal(self, draw: Draw) -> str:
        stars = "five stars" if self.stars == 5 else "four or five stars"
        return draw.phrase(*WORDINGS, stars=stars, first=spoken_date(self.first))

    def outcome(self, reviews: list[Review]) -> Outcome:
        return lambda db: actions.moderate_reviews(db, [review.id for review in reviews], "Approved")

    def without(self) -> dict[str, Outcome]:
        sober = [review for review in self.pending.reviews if not is_advert(review)]
        return {
            "the stars": self.outcome(self.pending.good(self.first, 1)),
            "the day": self.outcome([review for review in sober if review.rating >= self.stars]),
            "the adverts": self._approve_advert_too,
        }

    def gold(self, user: User) -> None:
        listed = self._filter(user).select_all()
        for review in self.pending.found(self.first, self.stars):
            if is_advert(review):
                listed.tick(review_row(review), on=False)
        listed.tick(self.spam.row, on=False)
        listed.approve_selected()
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        conditions = [
            {"field": "rating", "operator": "min", "value": self.stars},
            {"field": "written", "operator": "after", "value": (self.first - timedelta(days=1)).isoformat()},
        ]
        found = user.call("store_search_reviews", view="pending", filters=conditions)
        user.because("Those that only advertise something else stay pending.")
        good = {review.id for review in self.good}
        wanted = [each["id"] for each in found["items"] if each["id"] in good]
        user.call("store_moderate_reviews", reviews=wanted, status="Approved")

    def one_by_its_page(self, user: User) -> None:
        alone, *others = self.good
        listed = self._filter(user)
        for review in others:
            listed.tick(review_row(review), on=True)
        listed.approve_selected()
        listed.search(f"{alone.nickname} {alone.product.title}").open_review(alone.title).approve()
        user.done()

    def _filter(self, user: User) -> ReviewList:
        listed = ReviewList(user).open().filter("Stars", condition="≥", typed={"Value": str(self.stars)})
        before = typed_date(self.first - timedelta(days=1))
        return listed.filter("Written", condition="is after", typed={"Date": before})

    def _approve_advert_too(self, db: Db) -> None:
        spam = self.spam
        written = db.query(Review).filter(Review.status == "Pending", Review.title == spam.title)
        adverts = [review.id for review in written if review.nickname == spam.nickname]
        actions.moderate_reviews(db, [*(review.id for review in self.good), *adverts], "Approved")


@family("store-approve-reviews", app="store", kind="bulk", steps=45, persona="merchandiser")
def approve_reviews(draw: Draw, world: World) -> Task:
    """The good ones among the pending reviews of some days are approved, adverts are not."""
    with world.session() as db:
        pending = Pending(reviews(world, Review.status == "Pending"), db.today, db.timezone)
    # Where many are written, a page of them is of one day.
    first, stars = draw.choice(pending.scopes(2) or pending.scopes(1))
    moderation = Moderation(pending, first, stars, _advert(draw, world))
    return Task(
        host="admin",
        goal=moderation.goal(draw),
        setup=moderation.spam.write,
        outcome=moderation.outcome(moderation.good),
        without=moderation.without(),
        gold=moderation.gold,
        alternatives=(moderation.one_by_its_page,),
        by_tools=moderation.by_tools,
    )
