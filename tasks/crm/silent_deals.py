from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Deal, User
from ...apps.platform.database import Db
from ...seeds.grammar import say
from ...seeds.world import World
from ..draw import Draw
from ..gold import User as Player
from ..matchers import SameText
from ..pages import Form
from ..registry import family
from ..task import Task as Asked
from ..task import leaving_out
from ..wording import dollars, spoken_date
from .facts.silence import Scope, bites, castings, scopes_of
from .pages.deals import DealList, DealPage
from .pages.records import relate
from .pages.tasks import TaskList
from .queries import persona, users
from .working_hours import back_then

_SUBJECTS = ("Wake it up or close it", "Call: where do we stand?", "Get this one moving again", "Ask for a decision")
#: What a deal waits for, as patterns of `seeds.grammar`, and what was written yesterday of one that does not wait.
_ON_HOLD = (
    "On hold until {day}[: their budget frees up then|, at their request|, no calls before that].",
    "[They|The customer] asked us to hold off. On hold until {day}[, we'll pick it up then|].",
    "[Agreed with the buyer|Talked to the buyer]: on hold until {day}[, nothing to do before then|].",
)
_SPOKEN = (
    "[They called back|Finally reached them], they'll [let us know|decide] next week.",
    "[Had the buyer on the phone|Ran into the buyer at the dock], [still interested|they still want it].",
)

WORDINGS = (
    "Go through our open {type} deals of {amount} or more and find those where nothing has happened for {days} "
    "days: no post, no meeting or call held, no task completed. Each of them gets a task “{subject}” for its owner, "
    "due {due}, and if its probability is above {percent}%, lower it to {percent}%. Leave a deal alone if it has an "
    "open task due after today, or if a post puts it on hold until a day that hasn't come yet. Deals of people who "
    "have left or are frozen stay as they are.",
    "Open deals of type {type}, {amount} or more, without any activity (post, meeting or call held, task completed) "
    "in the last {days} days: please put a task “{subject}” on each, due {due}, owned by whoever owns the deal, and "
    "cut the probability to {percent}% (if it's already lower, keep it). Skip deals that have an open task with a "
    "due date in the future, and deals that somebody posted are on hold until a date that's still ahead. If the "
    "owner has left the company or is frozen, skip the deal.",
    "Some of our bigger deals have gone quiet. For every open one of type {type} worth at least {amount} that has "
    "had no activity (post, held meeting or call, completed task) for {days} days or more: put a task “{subject}” "
    "on the deal for its owner, due {due}, and cap the probability at {percent}%. An old overdue task doesn't count "
    "as an excuse, and neither does a meeting in the calendar, but an open task due later than today does, and so "
    "does a post that says it's on hold until some day after today. Skip whatever people who have left or are "
    "frozen still own.",
    "Please nudge the owners of silent deals. Silent means an open deal ({type}), {amount} or more, whose last "
    "activity (post, held meeting or call, completed task) is more than {days} days old. The owner gets a task on "
    "it, “{subject}”, due on {due}, and its probability is capped at {percent}%. Skip deals with an open task that "
    "is due after today, those that a post puts on hold until a future date, and those whose owner has left or is "
    "frozen.",
    "Forecast cleanup, {type} only: look at open deals of {amount} or more that have been silent for {days} days "
    "(no post, no meeting or call held, no task completed). If there's no open task due after today and no post has "
    "them on hold until a future date, set the probability to {percent}% unless it's already below that, and give "
    "the deal's owner the task “{subject}” on it, due {due}. Owners who have left or are frozen get no task, and "
    "their deals stay as they are.",
)


@family("crm-silent-deals", app="crm", kind="conditional", steps=260, persona="sales_ops")
def wake_silent_deals(draw: Draw, world: World) -> Asked:
    """Give owners of deals that have been silent for some days a task and lower the probability; leave the others."""
    facts = SilentDeals.draw(draw, world)
    return Asked(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(
            facts.outcome,
            "a task that lies ahead",
            "on hold",
            "a day that has not come yet",
            "an overdue task is no plan",
            "silent",
            "the amount",
            "for its owner",
            "where it is above",
            *(["people who have left"] if any(d.probability != facts.percent for d in facts.scope.left) else []),
        ),
        matchers={"crm_task.subject": SameText()},
        gold=facts.gold,
        alternatives=(facts.probabilities_first, facts.from_the_tasks),
    )


@dataclass(frozen=True)
class SilentDeals:
    """Deals that have been silent, those of them that wait for something, and what their owners are told to do."""

    me: User
    staff: dict[int, User]
    scope: Scope
    held: Deal  # is on hold to a day ahead
    expired: Deal  # is on hold to a day that has passed
    spoken: Deal  # somebody wrote of it yesterday
    percent: int  # the most that a probability may be
    treated: list[Deal]  # all that are silent for good
    late: Deal  # has an overdue task
    busy: Deal  # has a task ahead
    due: date
    subject: str
    hold_note: str
    expired_note: str
    fresh_note: str
    missed: date  # the day of the overdue task

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        staff = {user.id: user for user in users(world)}
        with world.session() as db:
            now, today = db.now, db.today
        chosen = draw.first(scopes_of(world, staff), lambda scope: any(map(bites, castings(scope, now))))
        scope, held, expired, spoken, percent = draw.choice(filter(bites, castings(chosen, now)))
        treated = [deal for deal in scope.asleep if deal not in (held, spoken)]
        late = draw.choice(deal for deal in treated if deal is not expired)
        busy = draw.choice(deal for deal in scope.planned if deal.owner_id in staff)
        due, subject = draw.day(today, 3, 9), draw.choice(_SUBJECTS)
        until, passed = draw.day(today, 14, 60), today - timedelta(days=draw.integer(2, 5))
        patterns = draw.sample(_ON_HOLD, 2)
        return cls(
            staff=staff,
            scope=scope,
            held=held,
            expired=expired,
            spoken=spoken,
            percent=percent,
            treated=treated,
            late=late,
            busy=busy,
            due=due,
            subject=subject,
            me=persona(world, "sales_ops"),
            hold_note=say(draw.random, patterns[:1], {"day": spoken_date(until)}).text,
            expired_note=say(draw.random, patterns[1:], {"day": spoken_date(passed)}).text,
            fresh_note=say(draw.random, _SPOKEN, {}).text,
            missed=today - timedelta(days=draw.integer(3, 8)),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS,
            type=" or ".join(type.lower().replace(" ", "-") for type in self.scope.types),
            amount=dollars(self.scope.amount),
            days=self.scope.days,
            subject=self.subject,
            due=spoken_date(self.due),
            percent=self.percent,
        )

    def setup(self, db: Db) -> None:
        """What was written and planned before these deals fell silent, and what somebody wrote yesterday."""
        before = db.now - timedelta(days=self.scope.days + 2)
        for deal, text in ((self.held, self.hold_note), (self.expired, self.expired_note)):
            with back_then(db, before, deal.owner_id, after=deal.created_at):
                actions.add_note(db, "deal", deal.id, text)
        with back_then(db, before, self.late.owner_id, after=self.late.created_at):
            actions.create_task(
                db, subject="Send samples", due_date=self.missed, owner_id=self.late.owner_id, parent_type="deal",
                parent_id=self.late.id,
            )  # fmt: skip
        with back_then(db, db.now - timedelta(days=1), self.spoken.owner_id, after=self.spoken.created_at):
            actions.add_note(db, "deal", self.spoken.id, self.fresh_note)

    def outcome(self, db: Db, *, without: str = "") -> None:
        """A task on each, and its probability lowered."""
        deals = {
            "a task that lies ahead": [*self.treated, self.busy],
            "on hold": [*self.treated, self.held],
            "a day that has not come yet": [deal for deal in self.treated if deal is not self.expired],
            "an overdue task is no plan": [deal for deal in self.treated if deal is not self.late],
            "silent": [*self.treated, self.spoken],
            "the amount": [*self.treated, self.scope.below[0]],
        }.get(without, self.treated)
        for deal in deals:
            actions.create_task(
                db, subject=self.subject, due_date=self.due, parent_type="deal", parent_id=deal.id,
                owner_id=self.me.id if without == "for its owner" else deal.owner_id,
            )  # fmt: skip
            if deal.probability > self.percent or without == "where it is above":
                actions.update_deal(db, deal.id, probability=self.percent)
        for deal in self.scope.left if without == "people who have left" else ():
            actions.update_deal(db, deal.id, probability=self.percent)

    def gold(self, user: Player) -> None:
        listed = DealList(user).open("open").filter("type", choices=self.scope.types)
        listed.filter("amount", typed={"Value": str(self.scope.amount // 100)})
        listed.filter("activity", typed={"Days": str(self.scope.days)})
        for deal in self.scope.silent:
            page = DealPage.find(user, deal.name).activity()
            page.stream()
            if deal in self.treated:
                self._add_task(page, deal)
                if deal.probability > self.percent:
                    self._lower(page.exact.edit())
        user.done()

    def probabilities_first(self, user: Player) -> None:
        for deal in reversed(self.treated):
            if deal.probability > self.percent:
                self._lower(DealList(user).open("open").search(deal.name).edit(deal.name))
        for deal in self.treated:
            self._add_task(DealList(user).open("open").search(deal.name).open_record(deal.name), deal)
        user.done()

    def from_the_tasks(self, user: Player) -> None:
        for deal in self.treated:
            relate(self._describe(TaskList(user).open().new(), deal), deal).save()
            page = DealPage.find(user, deal.name)
            if deal.probability > self.percent:
                self._lower(page.edit_field("probability"))
        user.done()

    def _describe(self, form: Form, deal: Deal) -> Form:
        form.set(subject=self.subject, due_date=self.due)
        return form if deal.owner_id == self.me.id else form.set(owner_id=self.staff[deal.owner_id].name)

    def _add_task(self, page: DealPage, deal: Deal) -> None:
        self._describe(page.activity().new("task"), deal).save()

    def _lower(self, form: Form) -> None:
        form.set(probability=self.percent).save()
