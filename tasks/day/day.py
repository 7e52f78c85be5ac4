from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import cycle, islice

from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..chain.as_part import TELLING, answer_sent, called, writing
from ..chain.menu import Menu, staff
from ..chain.playing import message_by_tools, message_to
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..matchers import Says
from ..registry import Family, family
from ..task import Task
from .asking import Inquiry, Knowledge, knowledge
from .deliveries import directly, start_of
from .morning import Asking, Morning
from .rules import question

#: How many requests a day has unless told.
_REQUESTS = (9, 14)
#: How often a day is begun anew where it does not come to its end.
_ATTEMPTS = 5
#: Of so many requests one is urgent, and has others before and after it.
_PER_URGENT = 12
#: How many requests more than planned may come so that something urgent is in time only for who sees that it is.
_MORE = 4
#: How often a kind of request is tried.
_TRIES = 12


@family("office-day", app="office", kind="multi-step", steps=300, persona="sales_rep", has_length=True)
def office_day(draw: Draw, world: World) -> Task:
    """Deal with what colleagues ask for while the morning passes."""
    return day_of(draw, world).task


def day_of(draw: Draw, world: World) -> Day:
    """A day of somebody's with all that they are asked for. Raises NoInstance."""
    persona, count = draw.choice(staff()), draw.dials.length or draw.integer(*_REQUESTS)
    failed = NoInstance("nobody has a day")
    for attempt in range(_ATTEMPTS):
        # Some have too few kinds of work for a long day: then it is somebody else's.
        who = persona if attempt < 2 else draw.choice(staff())
        try:
            return Day(draw, world, who, count, 0 if attempt else draw.integer(0, 1))
        except NoInstance as error:
            failed = error
    raise failed


class _Requests(Menu):
    """What a colleague may ask for: each thing by itself, and answers are for whoever asks."""

    joined = 0

    def _asked(self, task: Task, family: Family) -> Task:
        wish = self._draw.choice(_ANSWERS)
        return answer_sent(task, family, self.requester, f"{task.goal} {wish}")


@dataclass(frozen=True)
class _Change:
    """What somebody will not want any more: the beginning of their request, and when its turn comes."""

    by: Person
    start: str
    turn: datetime


class Day:
    """A morning filled with so many requests of all kinds, of which some need a set-up. Raises NoInstance."""

    def __init__(self, draw: Draw, world: World, persona: str, count: int, setups: int) -> None:
        self._draw = draw
        #: In which order a quick hand takes what there is to do.
        self.morning = Morning(draw, world, persona)
        self._known: list[Knowledge] = []
        self._changes: list[_Change] = []
        self._menu: _Requests
        #: The whole of it.
        self.task = self._plan(count, setups)

    def _plan(self, count: int, setups: int) -> Task:
        draw, morning = self._draw, self.morning
        coworkers = draw.sample(morning.others, 1 + count // 10)
        self._known = [knowledge(draw, morning.now, coworker) for coworker in coworkers]
        known = tuple(self._known)

        def teach(db: Db) -> None:
            for each in known:
                each.teach(db)

        prepared = morning.prepare(teach)
        self._menu = _Requests(draw, morning, morning.boss)
        made = self._menu.begin(setups)
        kinds = self._kinds(count - len(morning.tasks))
        urgent = 0 if count < _PER_URGENT // 2 else max(1, count // _PER_URGENT)
        for number, kind in enumerate(kinds):
            self._one_of(kind, self._request)
            # Some are about what was asked before.
            self._make_changes()
            # What is urgent comes when there is work enough already, and more to come.
            is_time = number + 1 >= (2 * len(morning.due) + 1) * len(kinds) // (2 * urgent) if urgent else False
            if len(morning.due) < urgent and morning.owed <= 0 and (is_time or morning.is_busy):
                self._one_of(self._urgent)
        self._make_changes(all_of_them=True)
        for _ in range(_MORE):
            if morning.owed > 0:
                self._one_of(self._request)
        if morning.owed > 0:
            raise NoInstance("something urgent would be in time however one goes about it")
        morning.close(draw.choice(_CLOSING))
        return morning.compose(self._goal(), [prepared, *made])

    def _kinds(self, count: int) -> list[Callable[[], bool]]:
        """So many kinds of requests, the plainest first."""
        often = (self._withdraw, self._change, self._rule, self._withdraw, self._change, self._inquire)
        kinds = [*islice(cycle(often), count // 2)]
        kinds += [self._contradict, self._repeat] * max(1, count // 10)
        kinds += [self._request] * max(0, count - 2 - len(kinds))
        self._draw.random.shuffle(kinds)
        return [self._request, *kinds]

    def _one_of(self, *kinds: Callable[[], bool]) -> None:
        """A request of the first of these kinds of which there is one."""
        morning = self.morning
        for kind in kinds:
            for _ in range(_TRIES):
                morning.asking = Asking(self._draw.choice(morning.team))
                self._menu.requester = morning.asking.requester
                if kind():
                    return
        raise NoInstance("there is nothing to ask for")

    def _request(self) -> bool:
        """Something to be done, as it stands."""
        self._menu.add_one()
        return True

    def _rule(self, *, is_urgent: bool = False) -> bool:
        """A question whose rule stands in the handbook alone."""
        morning, person = self.morning, self.morning.asking.requester
        asked = question(self._draw, morning.now)
        morning.asking = Asking(person, directly if is_urgent else None, weight=2)

        def gold(user: User) -> None:
            asked.look_up(user)
            message_to(person)(user, str(asked.answer))

        def by_tools(user: ToolUser) -> None:
            asked.look_up_by_tools(user)
            message_by_tools(user, person, str(asked.answer))

        task = Task(
            goal=f"{asked.text} Please write me just the figure, directly.",
            host="chat",
            outcome=writing(person, str(asked.answer)),
            matchers={"chat_post.body": Says(asked.answer, asked.text, called(person))},
            steps=3 * TELLING,
            gold=gold,
            by_tools=by_tools,
        )
        return morning.ask(task, is_urgent=is_urgent)

    def _urgent(self) -> bool:
        """The same, in a hurry."""
        return self._rule(is_urgent=True)

    def _inquire(self) -> bool:
        """Something that only a coworker knows."""
        if not self._known:
            return False
        morning, person, known = self.morning, self.morning.asking.requester, self._known[-1]
        morning.asking = Asking(person, weight=2)

        def gold(user: User) -> None:
            known.ask(user)
            message_to(person)(user, str(known.value))

        def by_tools(user: ToolUser) -> None:
            known.ask_by_tools(user)
            message_by_tools(user, person, str(known.value))

        task = Task(
            goal=f"I need to know {known.what}. {known.coworker.name} knows. Ask there directly, and then write me the"
            " number, directly as well.",
            host="chat",
            outcome=lambda db: known.tell(db, person),
            matchers={"chat_post.body": Inquiry(known, called(person))},
            steps=6 * TELLING,
            gold=gold,
            by_tools=by_tools,
        )
        if not morning.ask(task):
            return False
        self._known.pop()
        return True

    def _withdraw(self) -> bool:
        """A request that is called off while others come, before its turn, by whoever asked or by the boss."""
        morning, by = self.morning, self.morning.asking.requester
        start = self._ask_in_vain(by)
        if start is None:
            return False
        by_asker = by == morning.boss or self._draw.random.random() < 0.5
        wordings: tuple[str, ...] = _WITHDRAWN if by_asker else _OVERRULED
        text = self._draw.choice(wordings).format(start=start, person=by.first_name)
        morning.promise(by if by_asker else morning.boss, text)
        return True

    def _change(self) -> bool:
        """A request in whose place something else will be asked for before its turn comes."""
        by = self.morning.asking.requester
        start = self._ask_in_vain(by)
        if start is None:
            return False
        self._changes.append(_Change(by, start, self.morning.turn))
        return True

    def _make_changes(self, *, all_of_them: bool = False) -> None:
        """Ask for what is wanted in the place of earlier requests: sooner or later, but before their turn."""
        for change in list(self._changes):
            if all_of_them or self._draw.random.random() < 0.3 or not self.morning.has_time_before(change.turn):
                self._changes.remove(change)
                self._one_of(partial(self._replace, change))

    def _replace(self, change: _Change) -> bool:
        prefix = self._draw.choice(_CHANGED).format(start=change.start)
        self.morning.asking = Asking(change.by, directly, prefix, weight=2)
        self._menu.requester = change.by
        self._menu.add_one()
        return True

    def _ask_in_vain(self, by: Person) -> str | None:
        """Have somebody ask for what will not be wanted; how it begins, or None if it cannot be asked for now."""
        if not self.morning.is_under_way:
            return None
        task = self._menu.plain()
        return start_of(task.goal) if self.morning.ask_in_vain(by, task) else None

    def _contradict(self) -> bool:
        """Somebody who may not decide wants something not to be done that another asked for."""
        morning = self.morning
        by, text = morning.asked[-1]
        others = [person for person in morning.team if person not in (by, morning.boss)]
        said = self._draw.choice(_CONTRADICTED).format(start=start_of(text), person=by.first_name)
        return morning.say_once_read(self._draw.choice(others), said, morning.requests[-1])

    def _repeat(self) -> bool:
        """Somebody reminds of what they asked for; it is to be done once."""
        number = self._draw.random.randrange(len(self.morning.asked))
        by, text = self.morning.asked[number]
        said = self._draw.choice(_REPEATED).format(start=start_of(text), text=text)
        return self.morning.say(by, said, self.morning.requests[number])

    def _goal(self) -> str:
        boss, me = self.morning.boss.name, self.morning.me
        return self._draw.phrase(
            "Do what your colleagues ask you to do this morning as the requests come in, until {boss} writes that "
            "that was the last one. {rules}",
            "Work through today's requests. They reach you as messages, tasks and comments, one after the other. "
            "The last message is from {boss}, who'll tell you when there are no more. {rules}",
            "A working day: do whatever {me} is asked to do, until {boss} says there's nothing more to come. {rules}",
            "You're {me} for the morning. Requests come in while you work, and {boss} will let you know when there "
            "won't be any more. {rules}",
            boss=boss,
            me=me.name,
            rules=f"It is {self.morning.spoken_start} as you begin, and time passes while you work: a click takes some"
            " seconds, a text as long as it takes to type. More comes in as things get done, or else in the course of"
            " the morning."
            " Take requests more or less in the order in which they come, unless one has to be done by a certain time."
            f" Only whoever asked for something, or {boss}, can change it or call it off. If something cannot or"
            " must not be done, tell whoever asked why, in a direct message; what is called off needs no answer. If you"
            " are given tasks in Alder this morning, complete them when they are done. Change nothing else.",
        )


_ANSWERS = (
    "Please send me the answer directly.",
    "Send it to me in a direct message, please.",
    "A direct message to me is fine.",
)
_CLOSING = (
    "That's everything from us for today, thank you. Finish what's open, then you're done.",
    "No more requests today. Once everything is done, you're all set.",
    "This was the last one for today. Thanks!",
)
_WITHDRAWN = (
    "Please forget what I wrote (“{start}”). It took care of itself.",
    "Stop, please don't do that after all: “{start}”",
    "About “{start}”: no longer needed, leave everything as it is.",
)
_OVERRULED = (
    "{person} asked you for something (“{start}”). That's off now, please leave it. {person} knows.",
    "Please don't do what {person} asked for: “{start}”. I talked to {person} about it.",
)
_CHANGED = (
    "Scratch what I wrote before (“{start}”). Do this instead: ",
    "Change of plan. Forget “{start}”, what I need is this: ",
    "Sorry, I was wrong about “{start}”, please don't. The right one: ",
)
_CONTRADICTED = (
    "I hear {person} wants this from you: “{start}”. If you ask me, I'd leave it.",
    "I'd rather you didn't do what {person} asked for (“{start}”).",
    "About {person}'s request, “{start}”: better not, we should talk first.",
)
_REPEATED = (
    "Did you see this? “{start}” If it's done already, fine, once is enough.",
    "Just in case you missed it: “{start}” No need to answer, and don't do it twice.",
    "Just a reminder, nothing new: “{start}”",
)
