"""Puts a day's requests together: each comes when the ones before may be half done, in one of the ways of an office."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from ...apps.chat.actions import open_conversation
from ...apps.chat.permissions import acting
from ...apps.plans import perform
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..chain.composer import Composer, Wish
from ..chain.playing import one_by_one
from ..chat.queries import colleagues, writable
from ..chat.queries import members as chat_members
from ..draw import Draw
from ..errors import NoInstance
from ..gold_counter import GoldCounter
from ..task import InTurn, Outcome, Solution, Task
from ..wording import typed_time
from .deliveries import WAYS, Deed, Delivery, Desk, directly, one_line, planned, start_of, until, writing

#: Of the seconds that the work so far takes a quick hand, how many have passed when the next request comes.
PACE = 0.6
#: How much longer than a quick hand one may take for what is urgent.
_LEISURE = 2.5
#: Steps that finding a request may take.
_FINDING = 30
#: Steps of a request of middling length.
_TYPICAL = 30
#: What is called off is called off at some time between its request and its turn, in shares of that time.
_LATE = (0.1, 0.8)
#: How many people ask for something, the manager among them.
_TEAM = 5

#: Where whoever asks speaks of what they want to hear.
_HARMLESS = re.compile(
    r"\b(([Tt]ell|[Gg]ive|write) me|[Ll]et me know|(it|message) to me|I (want|need|would like|'d like)( to know)?)\b"
)

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
        people = [person for person in colleagues(self.now, self.me) if person.id not in guests]
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
        self._elapsed = 0
        self._pending: list[Solution] = []
        self._promised: list[tuple[datetime, Person, str]] = []
        self._plans: list[Outcome] = []
        self._weights: list[int] = []
        self._due: dict[int, datetime] = {}
        #: How the next request is made.
        self.asking = Asking(self.boss)
        #: What has been asked: by whom, in which words.
        self.asked: list[tuple[Person, str]] = []
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
        due = None
        if is_urgent:
            finished = self._elapsed + GoldCounter.of(task.gold).steps + _FINDING
            due = (self._start + timedelta(seconds=int(_LEISURE * finished) + 60)).replace(second=0, microsecond=0)
            goal = f"{goal} I need it before {self._spoken(due)}."
        at = self._next_moment()
        self._keep_promises(at)
        delivery = self._deliver(f"{asking.prefix}{goal}")
        part = self._part(task, delivery, at)
        if not super().add(part, _happening(delivery.deeds, at)):
            return False
        self._plans.append(planned(delivery.deeds, at))
        self._pending.clear()
        self._elapsed += GoldCounter.of(part.gold).steps
        self._weights.append(asking.weight)
        if due is not None:
            self._due[len(self.tasks)] = due
        self.asked.append((asking.requester, goal))
        self._starts.add(start_of(task.goal))
        return True

    def ask_in_vain(self, by: Person, task: Task) -> bool:
        """Have somebody ask for what will not be wanted, if it can be told from everything else."""
        wishes = self.wishes(task.outcomes[0])
        if speaks_of_oneself(task.goal) or not self._is_new(task.goal) or not self.say(by, task.goal):
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

    def say(self, by: Person, text: str) -> bool:
        """Have somebody write directly to the persona at the moment of the next request."""
        at = self._next_moment()
        self._keep_promises(at)
        return self._write(by, text, at)

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
            with self.now.session() as db:
                at = max(db.now, moment)
            if not self._write(by, text, at):
                raise NoInstance("somebody cannot say what they have to")
        self._promised = [each for each in self._promised if each not in due]

    def _write(self, by: Person, text: str, at: datetime) -> bool:
        text = one_line(text)
        deed = writing(by, self.me, text)
        if not self.happen(_happening((deed,), at)):
            return False
        self._plans.append(planned((deed,), at))
        self._pending.append(directly(self._desk, by, text).find)
        return True

    def close(self, text: str) -> None:
        """Have the boss say that this was all. Raises NoInstance."""
        self._keep_promises()
        at = self._next_moment() + timedelta(seconds=5)
        if not self._write(self.boss, text, at):
            raise NoInstance("the day does not end")
        self.tasks.append(
            Task(goal=text, host="chat", steps=_FINDING, outcome=until(at), gold=one_by_one(*self._pending))
        )
        self._weights.append(1)

    def compose(self, goal: str, setups: Sequence[Outcome]) -> Task:
        task = super().compose(goal, [*setups, *self._plans])
        outcome = task.outcome
        assert isinstance(outcome, InTurn)
        return replace(task, outcome=replace(outcome, weights=tuple(self._weights), due=self._due))

    @property
    def _desk(self) -> Desk:
        inside = frozenset(place.person_id for place in self.channel.members)
        return Desk(self._draw, self.now, self.me, str(self.channel.name), self.channel.id, inside)

    @property
    def is_under_way(self) -> bool:
        """Whether what comes now finds the persona at work for some time."""
        return self._elapsed * (1 - PACE) > 10

    def _deliver(self, text: str) -> Delivery:
        asking = self.asking
        ways = [asking.way] if asking.way else self._draw.sample(WAYS, len(WAYS))
        for way in ways:
            try:
                return way(self._desk, asking.requester, text)
            except NoInstance:
                continue
        raise NoInstance("a request reaches nobody")

    def _next_moment(self) -> datetime:
        with self.now.session() as db:
            return max(db.now, self._start + timedelta(seconds=int(PACE * self._elapsed)))

    def _spoken(self, moment: datetime) -> str:
        with self.now.session() as db:
            return typed_time(moment.astimezone(db.timezone))

    def _part(self, task: Task, delivery: Delivery, at: datetime) -> Task:
        """A task with its request: nobody does it before that is there, and what it came with is dealt with."""
        before = tuple(self._pending)

        def done(outcome: Outcome) -> Outcome:
            return InTurn((until(at), outcome, delivery.settled))

        def played(solution: Solution) -> Solution:
            return one_by_one(*before, delivery.find, solution, delivery.settle)

        gold, *alternatives = (played(solution) for solution in task.solutions)
        return replace(
            task,
            outcome=done(task.outcomes[0]),
            without={name: done(other) for name, other in task.without.items() if callable(other)},
            gold=gold,
            alternatives=tuple(alternatives),
            steps=(task.steps or 0) + _FINDING * (1 + len(before)),
        )


def speaks_of_oneself(goal: str) -> bool:
    """Whether "I" in a goal is who does it: a colleague's own words would mean the colleague."""
    return re.search(r"\b(I|my|me|mine|myself|I'm|I'll|I've)\b", _HARMLESS.sub("", goal)) is not None


def _happening(deeds: tuple[Deed, ...], at: datetime) -> Outcome:
    """What a plan comes to at its moment. Raises DomainError where it cannot be done."""

    def do(db: Db) -> None:
        until(at)(db)
        for deed in deeds:
            perform(db, deed.person_id, deed.schema, deed.action, **deed.arguments)

    return do
