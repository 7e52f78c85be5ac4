"""Puts a day's requests together: each comes when the ones before may be half done, in one of the ways of an office."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from ...apps.chat.actions import open_conversation
from ...apps.chat.permissions import acting
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..chain.composer import Composer, Wish
from ..chain.playing import one_by_one
from ..chat.queries import colleagues_present, writable
from ..chat.queries import members as chat_members
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser
from ..gold_counter import GoldCounter
from ..occasions import Read
from ..pace import AT_A_DESK
from ..task import InTurn, Outcome, Solution, Task, ToolSolution
from ..wording import typed_time
from .deliveries import WAYS, Deed, Delivery, Desk, directly, happening, one_line, reading, start_of, writing
from .progress import Progress
from .speech import speaks_of_oneself
from .timetable import Coming, Timetable

#: Of the seconds that the work so far takes a quick hand, how many have passed when the next request comes.
PACE = 0.6
#: What is urgent comes when so much of the work at hand is done, and leaves time for somebody so much slower than a
#: quick hand who finishes that first, and more seconds.
_AT_WORK, _SLOWNESS, _LEISURE = 0.6, 1.6, 60
#: So many seconds after it is due a quick hand would be done with what is urgent who took requests as they come.
_TOO_LATE = 60
#: Steps that finding a request may take.
_FINDING = 30
#: Seconds of a request of middling length.
_TYPICAL = 120
#: What is called off is called off at some time between its request and its turn, in shares of that time, and no later
#: than so many seconds after what was done before: others may be quicker.
_LATE, _PROMPT = (0.1, 0.8), 20
#: How many people ask for something, the manager among them.
_TEAM = 5

Way = Callable[[Desk, Person, str], Delivery]


@dataclass(frozen=True)
class Asking:
    """How somebody asks for something."""

    requester: Person
    way: Way | None = None  # any, unless told
    prefix: str = ""  # said before it
    weight: int = 1


class Morning(Composer):
    """The requests so far; `boss` and the `team` make them."""

    def __init__(self, draw: Draw, world: World, persona: str) -> None:
        super().__init__(world, persona)
        self._draw = draw
        guests = {member.id for member in chat_members(self.now) if member.role == "guest"}
        people = [person for person in colleagues_present(self.now, self.me) if person.id not in guests]
        ids = {person.id for person in people}
        self.channel = draw.choice(
            channel
            for channel in writable(self.now, self.me)
            if channel.kind == "public" and len(ids & {place.person_id for place in channel.members}) >= _TEAM
        )
        inside = {place.person_id for place in self.channel.members}
        bosses = [person for person in people if person.id == self.me.manager_id] or people
        self.boss = draw.choice(bosses)
        near = draw.sample((each for each in people if each.id in inside and each != self.boss), _TEAM // 2)
        far = draw.sample((each for each in people if each not in (self.boss, *near)), _TEAM - 1 - len(near))
        self.team = [self.boss, *near, *far]
        self.others = [person for person in people if person not in self.team]
        with self.now.session() as db:
            self._start = db.now
        self.timetable = Timetable(self._start)
        self._progress = Progress(self.now, self.me)
        self._elapsed = 0
        self._longest = 0
        self._latest = self._start
        self._pending: list[Delivery] = []
        self._promised: list[tuple[datetime, Person, str]] = []
        self._weights: list[int] = []
        #: By when some must have been written, by their numbers.
        self.due: dict[int, datetime] = {}
        #: When the latest urgent request comes, and how many seconds of other work have yet to come before it.
        self._urgent_at = self._start
        self.owed = 0
        #: How the next request is made.
        self.asking = Asking(self.boss)
        #: What has been asked: by whom, in which words.
        self.asked: list[tuple[Person, str]] = []
        #: What colleagues did to ask for each.
        self.requests: list[Coming] = []
        #: What each of the requests that were called off would have come to.
        self._called_off: list[frozenset[Wish]] = []
        #: By which words each request is known, those in vain too.
        self._starts: set[str] = set()

    def prepare(self, setup: Outcome) -> Outcome:
        """The day's set-up: whoever asks for something has been written to before, and `setup`. Raises NoInstance."""

        def do(db: Db) -> None:
            for person in self.team:
                with acting(db, person.id):
                    open_conversation(db, [self.me.id])
            setup(db)

        if not self.set_up(do):
            raise NoInstance("the day cannot begin")
        return do

    def set_up(self, setup: Outcome) -> bool:
        is_set_up = super().set_up(setup)
        self._progress = Progress(self.now, self.me)
        return is_set_up

    def add(self, task: Task, before: Outcome | None = None) -> bool:
        """Have the requester ask for a task, if it goes with the others and means the same in their words."""
        assert before is None
        return not speaks_of_oneself(task.goal) and self.ask(task)

    def ask(self, task: Task, *, is_urgent: bool = False) -> bool:
        """The same; what is urgent must have been written by a moment that the request names."""
        # A request in the channel would be among the messages that such a task is about.
        if f"#{self.channel.name}" in task.goal or not self._is_new(task.goal):
            return False
        if self._is_called_off(task):
            return False
        goal, asking = one_line(task.goal), self.asking
        at = self._urgent_moment() if is_urgent else self._next_moment()
        takes = self._seconds(task.gold)
        due = self._due_at(at, takes) if is_urgent else None
        if due is not None:
            goal = f"{goal} I need it before {self._spoken(due)}."
        self._keep_promises(at)
        delivery = self._deliver(f"{asking.prefix}{goal}")
        coming = self._coming(at, delivery.deeds, is_sharp=is_urgent)
        part = self._part(task, delivery, coming)
        if not super().add(part, happening(delivery.deeds, at)):
            return False
        self.timetable.add(coming)
        self._pending.clear()
        self._worked(self._seconds(part.gold), at, due)
        self._weights.append(asking.weight)
        self.asked.append((asking.requester, goal))
        self.requests.append(coming)
        self._starts.add(start_of(task.goal))
        return True

    def _worked(self, seconds: int, at: datetime, due: datetime | None) -> None:
        """Note that a quick hand is done with one more request."""
        self._elapsed += seconds
        self._longest = max(self._longest, seconds)
        self._progress.note(self.now, self.turn)
        if due is not None:
            self.due[len(self.tasks)] = due
            self._urgent_at = at
            self.owed = int((due - self.turn).total_seconds()) + _TOO_LATE
        else:
            self._latest = at
            self.owed -= seconds if at < self._urgent_at else 0

    def ask_in_vain(self, by: Person, task: Task) -> bool:
        """Have somebody ask for what will not be wanted, if it can be told from everything else."""
        at, wishes = self._next_moment(), self.wishes(task.outcomes[0])
        if speaks_of_oneself(task.goal) or not self._is_new(task.goal):
            return False
        self._keep_promises(at)
        if not self._write(by, task.goal, at):
            return False
        self._starts.add(start_of(task.goal))
        self._called_off.append(wishes)
        return True

    def _is_called_off(self, task: Task) -> bool:
        """Whether a task wants something, alone or among other things, that was called off."""
        return bool(self._called_off) and any(map(self.wishes(task.outcomes[0]).intersection, self._called_off))

    def _is_new(self, goal: str) -> bool:
        """Whether no request began alike: who speaks of one later quotes its beginning."""
        return start_of(goal) not in self._starts

    def say(self, by: Person, text: str, about: Coming) -> bool:
        """Have somebody write directly to the persona about a request, when the next one comes."""
        at = self._next_moment(about.moment)
        self._keep_promises(at)
        return self._write(by, text, at)

    def say_once_read(self, by: Person, text: str, about: Coming) -> bool:
        """The same, as soon as the message has been read by which the request was made, if by one."""
        at = self._next_moment(about.moment)
        self._keep_promises(at)
        return self._write(by, text, at, _reading(about, self.me))

    def promise(self, by: Person, text: str) -> None:
        """Have somebody write directly to the persona before the turn of what was said last comes."""
        now = self._next_moment()
        wait = max(self.turn - now, timedelta()) * self._draw.random.uniform(*_LATE)
        self._promised.append((now + timedelta(seconds=2 + int(wait.total_seconds())), by, text))

    @property
    def turn(self) -> datetime:
        """When a quick hand that takes one request after the other comes to what is asked now."""
        return self._start + timedelta(seconds=self._elapsed)

    def has_time_before(self, turn: datetime) -> bool:
        """Whether another request of middling length can be made, and one more before a turn comes."""
        return self._start + timedelta(seconds=PACE * (self._elapsed + _TYPICAL)) < turn - timedelta(
            seconds=_TYPICAL // 3
        )

    def _keep_promises(self, until: datetime | None = None) -> None:
        """Have said what was to be said by a moment; all, unless told. Raises NoInstance."""
        due = [each for each in self._promised if until is None or each[0] <= until]
        for moment, by, text in sorted(due, key=lambda each: each[0]):
            if not self._write(by, text, moment, prompt=True):
                raise NoInstance("somebody cannot say what they have to")
        self._promised = [each for each in self._promised if each not in due]

    def _write(self, by: Person, text: str, at: datetime, about: Read | None = None, *, prompt: bool = False) -> bool:
        text = one_line(text)
        deed = writing(by, self.me, text)
        if not self.happen(happening((deed,), at)):
            return False
        coming = self._coming(at, (deed,), prompt=prompt)
        self.timetable.add(replace(coming, signs=(about,), seconds=_PROMPT) if about else coming)
        found = reading(f"@{by.username}", text)
        self._pending.append(replace(directly(self._desk, by, text), deeds=(deed,), find_by_tools=found))
        return True

    def close(self, text: str) -> None:
        """Have the boss say that this was all. Raises NoInstance."""
        self._keep_promises()
        at = max(self._next_moment(), self.timetable.last) + timedelta(seconds=5)
        if not self._write(self.boss, text, at):
            raise NoInstance("the day does not end")
        self.tasks.append(
            Task(
                goal=text,
                host="chat",
                steps=_FINDING,
                outcome=self.timetable.come(self.timetable.last_added),
                gold=one_by_one(*(each.find for each in self._pending)),
                by_tools=all_by_tools(self._pending),
            )
        )
        self._weights.append(1)

    def compose(self, goal: str, setups: Sequence[Outcome]) -> Task:
        task = super().compose(goal, [*setups, self.timetable.plan])
        outcome = task.outcome
        assert isinstance(outcome, InTurn)
        return replace(
            task,
            outcome=replace(outcome, weights=tuple(self._weights), due=self.due),
            pace=AT_A_DESK,
            occasions=self.timetable.occasions(),
        )

    @property
    def _desk(self) -> Desk:
        inside = frozenset(place.person_id for place in self.channel.members)
        return Desk(self._draw, self.now, self.me, str(self.channel.name), self.channel.id, inside)

    @property
    def is_under_way(self) -> bool:
        """Whether what comes now finds the persona at work for some time."""
        return self._elapsed * (1 - PACE) > _TYPICAL // 2

    @property
    def is_busy(self) -> bool:
        """Whether enough waits for the persona that something urgent is late with who does that first."""
        wait = int(_SLOWNESS * (self._longest + _TYPICAL)) + _LEISURE
        return self._elapsed * (1 / PACE - 1) > wait

    def _deliver(self, text: str) -> Delivery:
        asking = self.asking
        ways = [asking.way] if asking.way else self._draw.sample(WAYS, len(WAYS))
        for way in ways:
            try:
                return way(self._desk, asking.requester, text)
            except NoInstance:
                continue
        raise NoInstance("a request reaches nobody")

    def _next_moment(self, after: datetime | None = None) -> datetime:
        """When something comes next, perhaps only after something else."""
        earliest = max(self._latest, after or self._start)
        at = max(earliest, self._start + timedelta(seconds=int(PACE * self._elapsed)))
        # Who takes requests as they come has to find enough of them before one that is urgent.
        return max(earliest, min(at, self._urgent_at - timedelta(seconds=2))) if self.owed > 0 else at

    def _urgent_moment(self) -> datetime:
        """When something urgent comes: while a quick hand is at what was asked before, and all else has come."""
        last = int(self._progress.last.total_seconds() * (1 - _AT_WORK))
        return max(self._latest, self.turn - timedelta(seconds=last))

    def _due_at(self, at: datetime, takes: int) -> datetime:
        """By when something urgent of so many seconds is wanted that comes at a moment."""
        seconds = int(_SLOWNESS * (self._longest + takes)) + _LEISURE
        return (at + timedelta(seconds=seconds + 59)).replace(second=0, microsecond=0)

    def _seconds(self, solution: Solution) -> int:
        return int(GoldCounter.of(solution).seconds(AT_A_DESK))

    def _coming(self, at: datetime, deeds: tuple[Deed, ...], *, is_sharp: bool = False, prompt: bool = False) -> Coming:
        """What comes at a moment of a quick hand's day: after what has been done by then."""
        since, signs = self._progress.before(at)
        seconds = int((at - since).total_seconds())
        return Coming(at, deeds, signs, min(seconds, _PROMPT) if prompt else seconds, is_sharp)

    def _spoken(self, moment: datetime) -> str:
        with self.now.session() as db:
            return typed_time(moment.astimezone(db.timezone))

    @property
    def spoken_start(self) -> str:
        """The time at which the day begins, as people say it."""
        return self._spoken(self._start)

    def _part(self, task: Task, delivery: Delivery, coming: Coming) -> Task:
        """A task with its request: nobody does it before that is there, and what it came with is dealt with."""
        before = tuple(self._pending)

        def done(outcome: Outcome) -> Outcome:
            return InTurn(
                (self.timetable.come(coming), outcome, delivery.settled),
                by_tools=(all_by_tools((*before, delivery)), task.by_tools, delivery.settle_by_tools),
            )

        def played(solution: Solution) -> Solution:
            return one_by_one(*(each.find for each in before), delivery.find, solution, delivery.settle)

        gold, *alternatives = (played(solution) for solution in task.solutions)
        return replace(
            task,
            outcome=done(task.outcomes[0]),
            without={name: done(other) for name, other in task.without.items() if callable(other)},
            gold=gold,
            alternatives=tuple(alternatives),
            by_tools=None,
            steps=(task.steps or 0) + _FINDING * (1 + len(before)),
        )


def all_by_tools(deliveries: Sequence[Delivery]) -> ToolSolution:
    """Finding through tools what has come, one after the other."""
    found = tuple(deliveries)

    def find(user: ToolUser) -> None:
        for each in found:
            each.find_by_tools(user)

    return find


def _reading(request: Coming, reader: Person) -> Read | None:
    """What shows that a request was read, if it was made by a message."""
    deed = request.deeds[-1]
    return Read(deed.person_id, reader.id, deed.arguments["body"]) if deed.schema == "chat" else None
