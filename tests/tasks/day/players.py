"""People who go about a day's work in one way or another, without a browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace

from deskgym.apps.platform.models import PlannedDeed
from deskgym.seeds.world import World
from deskgym.tasks import Instance, Verdict, get_family
from deskgym.tasks.day.day import Day, day_of
from deskgym.tasks.day.timetable import Coming
from deskgym.tasks.draw import Draw
from deskgym.tasks.gold_counter import GoldCounter
from deskgym.tasks.occasions import StepClock
from deskgym.tasks.pace import AT_A_DESK
from deskgym.tasks.task import InTurn
from deskgym.tasks.verifier import Grader
from sqlalchemy import select

WAIT = 30_000


@dataclass
class Morning:
    """A day, with what there is to know of it that nobody sees who plays it."""

    day: Day
    instance: Instance

    @property
    def parts(self) -> range:
        return range(1, len(self.day.morning.tasks) + 1)

    @property
    def urgent(self) -> list[int]:
        return sorted(self.day.morning.due)

    def as_they_come(self) -> list[int]:
        """The requests in the order in which they come to a quick hand; the end is the last one."""
        requests = self.day.morning.requests
        return [*sorted(self.parts[:-1], key=lambda number: requests[number - 1].moment), self.parts[-1]]

    def urgent_last(self) -> list[int]:
        """All else in its turn, then what is urgent."""
        return [*(number for number in self.parts[:-1] if number not in self.urgent), *self.urgent, self.parts[-1]]


@contextmanager
def morning(seed: int, **dials: int) -> Iterator[Morning]:
    """A day of the training worlds."""
    family = get_family("office-day").with_dials(**dials)
    day = day_of(Draw(f"{family.id}/{family.split}/{seed}", family.dials), World.shared(family.world_of(seed)))
    instance = replace(family, make=lambda draw, world: day.task).instance(seed)
    with closing(instance.world):
        yield Morning(day, instance)


@dataclass
class Player:
    """Somebody at work, so many times slower than a quick hand."""

    morning: Morning
    world: World
    slowness: float = 1
    #: How many times they waited since there was nothing to do.
    waits: int = 0

    def __post_init__(self) -> None:
        task = self.morning.instance.task
        self.grader = Grader(self.world, self.morning.instance)
        self._clock = StepClock(self.world, self.morning.instance.person_id, task.pace, task.occasions)
        self._clock.pass_after("click")

    def wait(self, times: int = 1) -> None:
        for _ in range(times):
            self._clock.pass_after("wait", wait=WAIT)

    def do(self, numbers: Sequence[int]) -> None:
        """Deal with these requests in this order, each once it has come, and see the end of the day."""
        for number in numbers:
            while not self.has_come(number):
                self.waits += 1
                self.wait()
            self._deal_with(number)

    def do_by_priority(self) -> None:
        """Deal with what is urgent as soon as what is at hand is done, else with what comes in its turn."""
        left = [*self.morning.parts]
        while left:
            urgent = [number for number in left if number in self.morning.urgent and self.has_come(number)]
            others = [number for number in left if number not in self.morning.urgent]
            number = next(iter(urgent or others or left))
            self.do([number])
            left.remove(number)

    def _deal_with(self, number: int) -> None:
        part = self.morning.day.morning.tasks[number - 1]
        milliseconds = int(GoldCounter.of(part.gold).seconds(AT_A_DESK) * 1000 * self.slowness)
        # The last steps of a request are those that show.
        self._clock.pass_after("wait", wait=milliseconds * 9 // 10)
        outcome = part.outcomes[0]
        if isinstance(outcome, InTurn):
            with self.world.session(self.morning.instance.person_id) as db:
                InTurn(outcome.parts[1:])(db)
        self._clock.pass_after("wait", wait=milliseconds // 10)

    def has_come(self, number: int) -> bool:
        """Whether a request has been made; at the end, whether all has come."""
        requests = self.morning.day.morning.requests
        coming = requests[number - 1] if number <= len(requests) else None
        return all(planned.is_done for planned in self.plans() if coming is None or _is_of(planned, coming))

    def is_over(self, number: int) -> bool:
        """Whether the time of something urgent is up."""
        with self.world.session() as db:
            return db.now > self.morning.day.morning.due[number]

    def came_after(self, minutes: int) -> int:
        """How much has come once they have waited so long."""
        self.wait(minutes * 60_000 // WAIT)
        return self.came()

    def came(self) -> int:
        return sum(planned.is_done for planned in self.plans())

    def plans(self) -> list[PlannedDeed]:
        with self.world.session() as db:
            return list(db.scalars(select(PlannedDeed).order_by(PlannedDeed.id)))


@contextmanager
def at_work(morning: Morning, slowness: float = 1) -> Iterator[Player]:
    with closing(morning.instance.world.fork()) as world:
        yield Player(morning, world, slowness)


def late(verdict: Verdict) -> set[int | None]:
    """The requests that somebody did, but not in time."""
    return {check.part for check in verdict.checks if not check.passed and check.label.endswith(": in time")}


def _is_of(planned: PlannedDeed, coming: Coming) -> bool:
    return any(
        (planned.person_id, planned.action, planned.arguments) == (deed.person_id, deed.action, deed.arguments)
        for deed in coming.deeds
    )
