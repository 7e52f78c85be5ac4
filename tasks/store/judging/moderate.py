"""New reviews that are approved or rejected by what the handbook says of them, whatever their stars."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from sqlalchemy import select

from ....apps.platform.database import Db
from ....apps.platform.models import Person
from ....apps.store import actions
from ....apps.store.models import Customer, Order, OrderLine, Review, StoreProduct, Variant
from ....seeds.calendar import last_workday
from ....seeds.grammar import say
from ....seeds.store.phrases import advert
from ....seeds.store.phrases.moderation import UNFIT
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...gold import ToolUser, User
from ...queries import fetch_all
from ...registry import family
from ...task import Outcome, Task
from ...wording import spoken_date, typed_date
from ..pages import ReviewList
from ..queries import customers, is_advert, products, reviews
from .desk import read_rules, read_rules_by_tools
from .placing import moment
from .review_texts import HEADLINES, LOOKALIKES, PLAIN

ADVERT = "advert"
#: So many reviews are gone through at most.
_MOST = 18
#: And so many come in, one less where one of them is of two kinds; nobody writes before this hour.
_NEW, _UP = 10, 7
_SUPPORT = ("Support agent", "Returns specialist")
WORDINGS = (
    "Reviews have piled up since {first}. Please go through everything that was written on that day or later and is "
    "still pending: approve or reject each one as the handbook says.",
    "Can you do the review queue from {first} on (that day included)? Every pending one is either approved or rejected "
    "by our rules; older ones I do myself.",
    "Please decide about all pending reviews written on {first} or later. What goes live and what doesn't stands in "
    "the handbook. Don't touch the earlier ones.",
    "The pending reviews since {first}, that day too, need a decision each, approved or rejected. Go by the handbook, "
    "not by the stars.",
    "Moderate what came in from {first} until now: approve what our rules let through, reject the rest, and leave "
    "what is older alone.",
)


@dataclass(frozen=True)
class Written:
    """A review that somebody has written: by which rule it is rejected or nearly so."""

    kind: str
    is_fit: bool
    customer: Customer
    product: StoreProduct
    rating: int
    title: str
    body: str
    at: datetime

    @property
    def nickname(self) -> str:
        return f"{self.customer.first_name} {self.customer.last_name[:1]}."

    def write(self, db: Db) -> None:
        with moment(db, self.at, None):
            actions.write_review(
                db, self.customer.id, self.product.id,
                rating=self.rating, title=self.title, body=self.body, nickname=self.nickname,
            )  # fmt: skip


@dataclass(frozen=True)
class Moderating:
    """The pending reviews since a day: those that the world has, and what comes in besides."""

    first: date
    there: tuple[Review, ...]
    written: tuple[Written, ...]

    def setup(self, db: Db) -> None:
        for each in sorted(self.written, key=lambda each: each.at):
            each.write(db)

    def outcome(self, mistaken: Collection[Written] = ()) -> Outcome:
        def decide(db: Db) -> None:
            fit = {review.id: not is_advert(review) for review in self.there}
            for each in self.written:
                fit[_id(db, each)] = each.is_fit is (each not in mistaken)
            actions.moderate_reviews(db, [id for id, is_fit in fit.items() if is_fit], "Approved")
            actions.moderate_reviews(db, [id for id, is_fit in fit.items() if not is_fit], "Rejected")

        return decide

    def without(self) -> dict[str, Outcome]:
        slips = {f"{each.kind}{', nearly' if each.is_fit else ''}": self.outcome([each]) for each in self.written}
        harsh = [each for each in self.written if each.is_fit is (each.rating < 3)]
        return {**slips, "anything but the stars": self.outcome(harsh)}

    def gold(self, user: User) -> None:
        read_rules(user)
        listed = ReviewList(user)
        for title, words, is_fit in self._decisions():
            page = self._filter(listed.open()).search(words).open_review(title)
            page.approve() if is_fit else page.reject()
        user.done()

    def together(self, user: User) -> None:
        """All but what is rejected is approved in the list."""
        read_rules(user)
        listed = ReviewList(user)
        for title, words, is_fit in self._decisions():
            if not is_fit:
                self._filter(listed.open()).search(words).open_review(title).reject()
        self._filter(listed.open()).select_all()
        listed.approve_selected()
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        read_rules_by_tools(user, "which reviews go live")
        since = {"field": "written", "operator": "after", "value": self._before.isoformat()}
        found = user.call("store_search_reviews", view="pending", filters=[since])["items"]
        fit = {words: is_fit for _title, words, is_fit in self._decisions()}
        decided: dict[bool, list[int]] = {True: [], False: []}
        for each in found:
            review = user.call("store_get_review", review=each["id"])
            decided[fit[f"{review['nickname']} {review['product']}"]].append(each["id"])
        user.call("store_moderate_reviews", reviews=decided[True], status="Approved")
        user.call("store_moderate_reviews", reviews=decided[False], status="Rejected")

    @property
    def _before(self) -> date:
        return self.first - timedelta(days=1)

    def _filter(self, listed: ReviewList) -> ReviewList:
        return listed.filter("Written", condition="is after", typed={"Date": typed_date(self._before)})

    def _decisions(self) -> list[tuple[str, str, bool]]:
        """Headline, words that find it, and whether it is fit."""
        there = [(r.title, f"{r.nickname} {r.product.title}", not is_advert(r)) for r in self.there]
        return there + [(e.title, f"{e.nickname} {e.product.title}", e.is_fit) for e in self.written]


def _id(db: Db, written: Written) -> int:
    found = select(Review.id).where(Review.customer_id == written.customer.id, Review.product_id == written.product.id)
    return db.scalars(found).one()


def _unreviewed(world: World) -> list[tuple[Customer, StoreProduct]]:
    """Who was sent what and has said nothing of it."""
    bought = (
        select(Order.customer_id, Variant.product_id)
        .join(OrderLine, OrderLine.order_id == Order.id)
        .join(Variant, Variant.id == OrderLine.variant_id)
        .where(OrderLine.fulfilled > 0, OrderLine.returned == 0)
        .distinct()
    )
    known = {(review.customer_id, review.product_id) for review in reviews(world)}
    people = {each.id: each for each in customers(world, Customer.persona.is_(None))}
    goods = {each.id: each for each in products(world, StoreProduct.status == "Active")}
    with world.session() as db:
        pairs = sorted(set(map(tuple, db.execute(bought))) - known)
    return [(people[who], goods[what]) for who, what in pairs if who in people and what in goods]


def _text(
    draw: Draw, kind: str, product: StoreProduct, colleagues: Sequence[str], *, is_fit: bool
) -> tuple[int, str, str]:
    """Stars, headline and text."""
    random, word = draw.random, (product.kind or "item").split(",")[0].split(" ")[-1]
    if kind == ADVERT:
        return (5, *advert(random, product.kind or ""))
    if is_fit:
        rating, titles, texts = LOOKALIKES[kind]
        return rating, draw.choice(titles), say(random, texts, {"word": word}).text
    unfit, number = UNFIT[kind], draw.integer(100, 199)
    rating = draw.integer(unfit.least, unfit.most)
    facts = {
        "phone": f"555-0{number}",
        "mail": f"home{number}@letterbox.example",
        "colleague": draw.choice(colleagues),
    }
    said = say(random, unfit.patterns, facts).text
    if unfit.titles:
        return rating, draw.choice(unfit.titles), said
    return rating, draw.choice(HEADLINES[rating > 2]), f"{say(random, PLAIN[rating > 2], {'word': word}).text} {said}"


def _draw_written(draw: Draw, world: World, moments: Iterable[datetime]) -> tuple[Written, ...]:
    kinds = [(kind, is_fit) for kind in draw.sample(sorted(UNFIT), 4) for is_fit in (True, False)]
    if ("insults", True) not in kinds:
        kinds.append(("insults", True))
    kinds.append((ADVERT, False))
    draw.random.shuffle(kinds)
    pairs = draw.sample(_unreviewed(world), 4 * len(kinds))
    at_support = select(Person.first_name).where(Person.title.in_(_SUPPORT), Person.is_active)
    colleagues = fetch_all(world, at_support.order_by(Person.id))
    taken = {review.title for review in reviews(world, Review.status == "Pending")}
    made: list[Written] = []
    for (kind, is_fit), at in zip(kinds, moments, strict=False):
        customer, product = next(
            (who, what)
            for who, what in pairs
            if not any(who.id == e.customer.id or what.id == e.product.id for e in made)
        )
        rating, title, body = _text(draw, kind, product, colleagues, is_fit=is_fit)
        while title in taken:
            rating, title, body = _text(draw, kind, product, colleagues, is_fit=is_fit)
        taken.add(title)
        made.append(Written(kind, is_fit, customer, product, rating, title, body, at))
    return tuple(made)


def _draw_queue(draw: Draw, world: World) -> Moderating:
    with world.session() as db:
        today, now, zone = db.today, db.now, db.timezone
    first = last_workday(today - timedelta(days=draw.integer(2, 4)))
    pending = reviews(world, Review.status == "Pending")
    there = tuple(each for each in pending if each.created_at.astimezone(zone).date() >= first)
    begin = datetime.combine(first, time(7), zone).astimezone(now.tzinfo)
    past = [begin + timedelta(minutes=each) for each in range(int((now - begin).total_seconds()) // 60 - 5)]
    awake = [at for at in past if at.astimezone(zone).hour >= _UP]
    written = _draw_written(draw, world, sorted(draw.sample(awake, _NEW)))
    if len(there) + len(written) > _MOST:
        raise NoInstance("too many reviews have come in these days")
    if len(there) == len(pending):
        raise NoInstance("no review has waited for longer")
    return Moderating(first, there, written)


@family("store-judge-reviews", app="store", kind="multi-step", steps=140, persona="merchandiser")
def judge_reviews(draw: Draw, world: World) -> Task:
    """Approve or reject the new reviews, each by the handbook's rules."""
    facts = _draw_queue(draw, world)
    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, first=spoken_date(facts.first)),
        setup=facts.setup,
        outcome=facts.outcome(),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.together,),
        by_tools=facts.by_tools,
    )
