from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.crm.models import User as Colleague
from ...apps.platform.database import Db
from ...seeds.calendar import last_workday
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..pages import Form
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from .pages.deals import DealPage
from .pages.records import relate
from .pages.tasks import TaskList
from .queries import deals, open_deals, persona, users
from .working_hours import back_then

#: What is asked, as a post says it and as a task is called.
_ASKED = (
    ("send them the booth drawings", "Send booth drawings"),
    ("get me a sketch of the stock room with dimensions", "Get sketch of stock room"),
    ("find out who signs on their end", "Find out who signs"),
    ("get a freight quote to their dock", "Freight quote to their dock"),
    ("send back the samples sitting at the front desk", "Return samples"),
    ("reserve the van for the handover", "Reserve van for handover"),
    ("write up what we promised them on spare parts", "Write up what we promised on spares"),
    ("ask them for a second contact", "Ask for a second contact"),
    ("check the old ship-to we have for them", "Check ship-to address"),
    ("have both price lists printed for them", "Print price lists"),
)
_ASKS = (
    "@{me} please {what} by {day}.",
    "@{me}, can you {what}? They need it by {day}.",
    "Could you {what}, @{me}? By {day} if you can.",
    "One for you, @{me}: {what}, {day} at the latest.",
)
_LATER = ("They're saying {day} now, @{me}.", "@{me} the date changed: they need it by {day}.")
_DONE = ("Did it this morning.", "That's done, they have it.", "All done, nothing left to do here.")
_BACK = ("@{me} never mind, I took care of it.", "No longer needed, @{me}: they dropped the request.")


@dataclass(frozen=True)
class _Ask:
    deal: Deal
    by: Colleague
    to: Colleague
    at: datetime
    what: int
    day: date
    later: date | None = None  # the day that holds instead
    end: str = ""  # why there is nothing left to do

    @property
    def due(self) -> date:
        return self.later or self.day


@family("crm-mention-tasks", app="crm", kind="create", steps=120, persona="sales_rep")
def tasks_from_mentions(draw: Draw, world: World) -> Task:
    """Make tasks of what colleagues have asked by mention lately, each due on the day that was named last."""
    facts = MentionTasks.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.todo),
        without=facts.without(),
        matchers={"crm_task.subject": Anything(needed=True), "crm_task.description": Anything()},
        gold=facts.gold,
        alternatives=(facts.from_the_tasks, facts.last_ones_first),
    )


@dataclass(frozen=True)
class MentionTasks:
    """Posts that mention somebody, and what they ask for."""

    me: Colleague
    since: date
    todo: list[_Ask]  # asked of oneself, and open
    done: _Ask  # was done already
    back: _Ask  # was taken back
    old: _Ask  # is from before that day
    theirs: _Ask  # asked of somebody else
    every: list[_Ask]
    wordings: list[str]
    later_wording: str

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        me = persona(world, "sales_rep")
        others = [user for user in users(world) if user.person.department in ("Sales", "Support") and user.id != me.id]
        with world.session() as db:
            now, today, zone = db.now, db.today, db.timezone
        mine = uniquely_named(open_deals(world, Deal.owner_id == me.id), deals(world))
        wanted = draw.integer(4, 5)
        chosen, things = draw.sample(mine, wanted + 4), draw.sample(range(len(_ASKED)), wanted + 4)
        since = last_workday(today - timedelta(days=draw.integer(5, 7)))
        start = datetime.combine(since, time(8), zone)
        hours = int((now - start).total_seconds()) // 3600

        def ask(place: int, *, to: Colleague = me, early: bool = False, later: bool = False, end: str = "") -> _Ask:
            day = draw.day(today, 3, 20)
            at = (
                start - timedelta(hours=draw.integer(30, 120))
                if early
                else now - timedelta(hours=draw.integer(8, hours))
            )
            moved = draw.day(day, 2, 12) if later else None
            return _Ask(chosen[place], draw.choice(others), to, at, things[place], day, moved, end)

        todo = [ask(place, later=place < 2) for place in range(wanted)]
        done, back = ask(wanted, end=draw.choice(_DONE)), ask(wanted + 1, end=draw.choice(_BACK))
        old, theirs = ask(wanted + 2, early=True), ask(wanted + 3, to=draw.choice(others))
        every = [*todo, done, back, old, theirs]
        return cls(
            me=me,
            since=since,
            todo=todo,
            done=done,
            back=back,
            old=old,
            theirs=theirs,
            every=every,
            wordings=[draw.choice(_ASKS) for _ in every],
            later_wording=draw.choice(_LATER),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Since {since} people have mentioned me (@{me}) in posts on my deals and asked me to do things by a "
            "certain day. For each one that still needs doing, make me a task on that deal, due on the date that "
            "counts now.",
            "Go through the posts on my deals since {since} that mention me, {me}, and ask for something by a "
            "certain day. Whatever hasn't been done or called off becomes a task for me on the deal, due on the "
            "last date they gave.",
            "I've lost track of what people are asking me to do in the CRM. For every request with a date that "
            "mentions @{me} on one of my deals since {since}, create one task on that deal with that date, unless "
            "the thread says it's settled. If the date was changed, the new one counts.",
            "Please turn what colleagues want from me by a date into tasks: posts since {since} on my deals that "
            "mention me ({me}). Each task goes on its deal, with the latest date given. Skip what's already been "
            "taken care of.",
            "My to-dos from the stream, please: every post since {since} on one of my deals where somebody asks "
            "@{me} for something by a certain day. Put a task for me on the deal, due that day, or the later one if "
            "the date was changed. Nothing for what's done or called off.",
            me=self.me.name,
            since=spoken_date(self.since),
        )

    def setup(self, db: Db) -> None:
        for each, wording in zip(self.every, self.wordings, strict=True):
            _write(db, each, wording, self.later_wording)

    def outcome_of(self, asks: Sequence[_Ask], *, first_day: bool = False) -> Outcome:
        def outcome(db: Db) -> None:
            for each in asks:
                day = each.day if first_day else each.due
                subject = _ASKED[each.what][1]
                actions.create_task(db, subject=subject, due_date=day, parent_type="deal", parent_id=each.deal.id)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "still to be done": self.outcome_of([*self.todo, self.done, self.back]),
            "since": self.outcome_of([*self.todo, self.old]),
            "named me": self.outcome_of([*self.todo, self.theirs]),
            "the day that holds": self.outcome_of(self.todo, first_day=True),
        }

    def gold(self, user: User) -> None:
        for each in self.every:
            page = DealPage.find(user, each.deal.name)
            page.stream()
            if each in self.todo:
                _describe(page.activity().new("task"), each).save()
        user.done()

    def from_the_tasks(self, user: User) -> None:
        for each in self.every:
            DealPage.find(user, each.deal.name).stream()
        for each in self.todo:
            relate(_describe(TaskList(user).open().new(), each), each.deal).save()
        user.done()

    def last_ones_first(self, user: User) -> None:
        for each in reversed(self.todo):
            _describe(DealPage.find(user, each.deal.name).activity().new("task"), each).enter()
        user.done()


def _describe(form: Form, each: _Ask) -> Form:
    return form.set(subject=_ASKED[each.what][1], due_date=each.due)


def _write(db: Db, ask: _Ask, wording: str, changed: str) -> None:
    """The thread of one request, with some hours between its posts."""
    values = {"me": ask.to.name, "what": _ASKED[ask.what][0]}
    with back_then(db, ask.at, ask.by.id, after=ask.deal.created_at):
        note = actions.add_note(db, "deal", ask.deal.id, wording.format(day=spoken_date(ask.day), **values))
    if ask.later is not None:
        with back_then(db, ask.at + timedelta(hours=3), ask.by.id, after=note.created_at):
            text = changed.format(day=spoken_date(ask.later), **values)
            actions.add_note(db, "deal", ask.deal.id, text, root_id=note.id)
    if ask.end:
        who = ask.by if "@" in ask.end else ask.to
        with back_then(db, ask.at + timedelta(hours=5), who.id, after=note.created_at):
            actions.add_note(db, "deal", ask.deal.id, ask.end.format(**values), root_id=note.id)
