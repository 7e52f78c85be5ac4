"""Reviews of a product, some of which one person has written under several names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ....apps.platform.database import Db
from ....apps.store import actions
from ....seeds.world import World
from ...draw import Draw
from ...gold import ToolUser, User
from ...registry import family
from ...task import Outcome, Task
from ..pages import AdminSearch, CustomerPage, ReviewList, review_row
from ..pages.marketing import ReviewPage
from .cases import read_cases, read_cases_by_tools
from .households import SameTags, tag_customer, tagged
from .reviewers import Cast, Reviewer, draw_cast

TAG = "review-ring"
WORDINGS = (
    'We got a tip that some of the praise for "{product}" was bought. Please check its reviews and deal with a ring, '
    "if you find one, the way our handbook wants it.",
    'Some five-star reviews of "{product}" seem to come from one and the same person. Find them and do what the '
    "handbook says. Honest reviews have to stay.",
    'Could you look into the reviews of "{product}"? I suspect a review ring. The handbook says how to tell one and '
    "what to do about it.",
    'The rating of "{product}" is too good to be true. Go through who reviewed it, weed out the ring by our rules, and '
    "leave everybody else alone.",
    'Marketing wants to feature "{product}", but somebody may have bought reviews of it. Please clean them up as laid '
    "down in the handbook.",
)


@dataclass(frozen=True)
class Ring:
    """Who reviewed a product."""

    cast: Cast

    @property
    def due(self) -> list[Reviewer]:
        return self.cast.of("ring")

    def setup(self, db: Db) -> None:
        for each in self.cast.reviewers:
            each.setup(db)

    def rejecting(self, found: Iterable[Reviewer], *, tag: bool = True, keeping: bool = True) -> Outcome:
        def outcome(db: Db) -> None:
            actions.moderate_reviews(db, [each.review.id for each in found], "Rejected")
            for each in found if tag else ():
                tag_customer(db, each.customer.id, tagged(each.customer, TAG) if keeping else TAG)

        return outcome

    def without(self) -> dict[str, Outcome]:
        names = {
            "what was kept": "kept", "the unit": "unit", "the address": "alone", "the stars": "stars",
            "two of them": "half",
        }  # fmt: skip
        others = {name: self.cast.of(kind) for name, kind in names.items()}
        wrong = {name: self.rejecting([*self.due, *more]) for name, more in others.items() if more}
        if any(each.customer.tags for each in self.due):
            wrong["other tags"] = self.rejecting(self.due, keeping=False)
        return {**wrong, "the tag": self.rejecting(self.due, tag=False)}

    def gold(self, user: User) -> None:
        self._look(user)
        read_cases(user)
        user.because("These were praised with five stars, went to one home, and were all sent back.")
        listed = self._listed(user)
        listed.select(*(review_row(each.review) for each in self.due)).reject_selected()
        for each in self.due:
            self._tag(user, each)
        user.done()

    def one_by_one(self, user: User) -> None:
        read_cases(user)
        for each in reversed(self.due):
            self._open(user, each).reject()
        for each in self.due:
            self._tag(user, each)
        user.done()

    def _listed(self, user: User) -> ReviewList:
        listed = ReviewList(user).open().show_all().search(self.cast.product.title)
        return listed.filter("Stars", condition="=", typed={"Value": "5"})

    def _look(self, user: User) -> None:
        """At who wrote each and where they live, and what became of the orders of those who share a home."""
        self._listed(user)
        for each in self.cast.reviewers:
            if each.review.rating == 5:
                self._open(user, each).open_customer(each.customer.name)
                if each.kind != "plain":
                    CustomerPage(user).open_order(each.orders[0].name)

    def _open(self, user: User, each: Reviewer) -> ReviewPage:
        listed = ReviewList(user).open().show_all().search(f"{each.review.nickname} {self.cast.product.title}")
        return listed.open_review(each.review.title)

    def _tag(self, user: User, each: Reviewer) -> None:
        page = AdminSearch(user).open_customer(each.customer.name, each.customer.name)
        page.edit(each.customer.name).set(tag_text=tagged(each.customer, TAG)).save()

    def by_tools(self, user: ToolUser) -> None:
        read_cases_by_tools(user, "what a review ring is")
        five = [{"field": "rating", "operator": "is", "value": 5}]
        title = self.cast.product.title
        user.call("store_search_reviews", view="all", query=title, filters=five, page_size=25)
        for each in self.cast.reviewers:
            if each.review.rating == 5:
                user.call("store_get_review", review=each.review.id)
                user.call("store_get_customer", customer=each.customer.name)
                user.call("store_get_order", order=each.orders[0].name)
        user.because("These have all marks of a ring.")
        user.call("store_moderate_reviews", reviews=[each.review.id for each in self.due], status="Rejected")
        for each in self.due:
            user.call("store_update_customer", customer=each.customer.email, tags=tagged(each.customer, TAG))


@family("store-review-ring", app="store", kind="multi-step", steps=190, persona="store_manager")
def reject_review_ring(draw: Draw, world: World) -> Task:
    """Of a product's reviews, reject those of a ring, tag its accounts, and leave all others as they are."""
    facts = Ring(draw_cast(draw, world))
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, product=facts.cast.product.title),
        setup=facts.setup,
        outcome=facts.rejecting(facts.due),
        matchers={"store_customer.tags": SameTags()},
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.one_by_one,),
        by_tools=facts.by_tools,
    )
