from __future__ import annotations

from datetime import date, timedelta

from ...apps.store import actions
from ...apps.store.models import Review
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..gold_steps import add_filter
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_date
from .queries import is_advert, reviews


@family("store-approve-reviews", app="store", kind="bulk", level="medium", steps=45, persona="merchandiser")
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

    scopes = [(today - timedelta(days=days), stars) for days in range(2, 18) for stars in (4, 5)]
    first, stars = draw.choice(s for s in scopes if len(good(*s)) >= 2 and len(found(*s)) <= 18)
    adverts = [review for review in found(first, stars) if is_advert(review)]

    def filtered(user: User) -> None:
        user.open("Reviews")
        add_filter(user, "Stars", "≥", "Value", str(stars))
        add_filter(user, "Written", "is after", "Date", typed_date(first - timedelta(days=1)))

    def select(user: User, review: Review, *, on: bool) -> None:
        user.check(f"Select “{review.title}” by {review.nickname} on {review.product.title}", on=on)

    def approve(user: User) -> None:
        user.click("button", "Approve", within="Selected reviews")
        user.click("button", "Approve", within="Approve: ")

    def gold(user: User) -> None:
        filtered(user)
        user.check("Select all on this page")
        for advert in adverts:
            select(user, advert, on=False)
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
        outcome=lambda db: actions.moderate_reviews(db, [r.id for r in good(first, stars)], "Approved"),
        gold=gold,
        alternatives=(one_by_its_page,),
    )
