from __future__ import annotations

from collections import Counter

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import ReviewList, review_row
from .queries import is_advert, reviews


@family("store-spam-review", app="store", kind="delete", steps=25, persona="merchandiser")
def delete_advert(draw: Draw, world: World) -> Task:
    """An advert poses as a review; delete it."""
    everything = reviews(world)
    bearers = Counter((review.nickname, review.product_id) for review in everything)
    review = draw.choice(r for r in everything if is_advert(r) and bearers[r.nickname, r.product_id] == 1)

    def gold(user: User) -> None:
        listed = ReviewList(user).open().search(review.nickname)
        listed.show_all().search(f"{review.nickname} {review.product.title}")
        listed.open_review(review.title).delete()
        user.done()

    def by_tools(user: ToolUser) -> None:
        words = f"{review.nickname} {review.product.title}"
        (found,) = user.call("store_search_reviews", view="all", query=words)["items"]
        user.because("Before it is deleted for good: whether it is an ad.")
        user.call("store_get_review", review=found["id"])
        user.call("store_delete_reviews", reviews=[found["id"]])

    def in_the_list(user: User) -> None:
        listed = ReviewList(user).open().show_all().search(f"{review.nickname} {review.product.title}")
        listed.select(review_row(review)).delete_selected()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Delete {nickname}'s review of \"{product}\": it's an ad.",
            '{nickname} posted an ad as a review of "{product}". Please delete that review for good.',
            'The review that {nickname} wrote on "{product}" is spam. Don\'t just reject it, delete it.',
            'Please delete the spam review of "{product}" by {nickname}.',
            nickname=review.nickname,
            product=review.product.title,
        ),
        outcome=lambda db: actions.delete_reviews(db, [review.id]),
        gold=gold,
        alternatives=(in_the_list,),
        by_tools=by_tools,
    )
