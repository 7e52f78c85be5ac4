"""The calls with which a task is done: told from its outcome, or played as the task itself says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import zip_longest
from typing import Any

from ...apps.platform.database import Db
from ...apps.platform.tools import Call
from ...apps.tool_desk import ToolDesk
from ...seeds.world import World
from ..errors import TaskError
from ..gold import ToolUser
from ..occasions import StepClock
from ..registry import Instance
from ..task import InTurn, Outcome, ToolSolution
from .recording import Recorder, recorded

#: A call, or what plays a part of a task.
Step = Call | ToolSolution


def play_by_tools(instance: Instance, user: ToolUser) -> None:
    """Do a task through tools, all but its end. Raises NotTold."""
    for step in steps_of(instance):
        if isinstance(step, Call):
            user.call(step.tool, **step.arguments)
        else:
            step(user)


def calls_of(instance: Instance) -> list[Call]:
    """The calls with which a task is done. Raises NotTold."""
    steps = steps_of(instance)
    calls = [step for step in steps if isinstance(step, Call)]
    if len(calls) == len(steps):
        return calls
    with closing(instance.world.fork()) as world:
        trying = _Trying(world, instance)
        play_by_tools(instance, trying)
    return trying.calls


def steps_of(instance: Instance) -> list[Step]:
    """Calls, and solutions of those parts of a task that say themselves how they are played. Raises NotTold.

    They come to the first outcome of the task, each call after a look at what it names. Before all stand looks at what
    the goal describes, and at the pages that the gold solution turns to; where the database has to stay as it is,
    nothing else.
    """
    if instance.task.by_tools is not None:
        return [instance.task.by_tools]
    desk = ToolDesk(instance.world, instance.account)
    # The same word means something else in each app.
    looks = {tool.name: app.tools.looks for app in desk.apps for tool in app.tools}
    kinds = {kind: look for app in desk.apps for kind, look in app.tools.looks.items()}
    with closing(instance.world.fork()) as world, _session(world, instance) as db:
        way = [(kind, id) for each in instance.task.descriptions for kind, id in each.passed]
        found: list[Step] = [call for kind, id in way if kind in kinds for call in kinds[kind](db, id)]
        turned = _turned_to(instance)
        found += [call for app in desk.apps if app.tools.visit is not None for call in app.tools.visit(db, turned)]
        if instance.task.outcome:
            with recorded(db.actor_id, desk.tools.values(), looks) as recorder:
                found += _steps(db, instance.task.outcomes[0], recorder)
    return [
        step
        for at, step in enumerate(found)
        if not isinstance(step, Call) or not desk.tools[step.tool].reads_only or step not in found[:at]
    ]


def _steps(db: Db, outcome: Outcome, recorder: Recorder) -> list[Step]:
    """What is noted while an outcome comes about; in the place of parts that say it themselves, what plays them."""
    if not isinstance(outcome, InTurn):
        begin = len(recorder.calls)
        outcome(db)
        return list(recorder.calls[begin:])
    found: list[Step] = []
    for part, by_tools in zip_longest(outcome.parts, outcome.by_tools):
        if by_tools is None:
            found += _steps(db, part, recorder)
        else:
            recorder.leave_out(db, part)
            found.append(by_tools)
        outcome.settle(db)
    return found


@contextmanager
def _session(world: World, instance: Instance) -> Iterator[Db]:
    """A unit of work of whose work it is, of which nothing stays."""
    with world.session(instance.person_id) as db:
        if instance.account.customer_of is not None:
            db.customer_id = instance.account.id
        yield db
        db.rollback()


def _turned_to(instance: Instance) -> list[tuple[str, str]]:
    """What the gold solution clicks, by role and name, and the pages that it goes to, by app and address."""
    eyes = _Eyes()
    instance.task.gold(eyes)
    return eyes.turned_to


class _Eyes:
    """Plays a solution at no screen: nothing is done, and where it turns is noted."""

    def __init__(self) -> None:
        self.turned_to: list[tuple[str, str]] = []

    def click(self, role: str, name: str, *, within: str | None = None) -> None:
        self.turned_to.append((role, name))

    def visit(self, app: str, path: str) -> None:
        self.turned_to.append((app, path))

    def __getattr__(self, name: str) -> Any:
        return lambda *_given, **_named: None


class _Trying:
    """Plays a solution in a world of its own, in which time passes as in an episode, and keeps the calls."""

    def __init__(self, world: World, instance: Instance) -> None:
        self._desk = ToolDesk(world, instance.account)
        self._clock = StepClock(world, instance.person_id, instance.task.pace, instance.task.occasions)
        self.calls: list[Call] = []

    def call(self, tool: str, /, **arguments: Any) -> dict[str, Any]:
        self.calls.append(Call(tool, arguments))
        outcome = self._desk.call(tool, arguments)
        if outcome.error:
            raise TaskError(f"{tool} was refused in the solution by tools: {outcome.error}")
        self._clock.pass_after("call", wait=self._desk.tools[tool].takes * 1000)
        return outcome.value

    def wait(self, seconds: int) -> None:
        self._clock.pass_after("wait", wait=seconds * 1000)

    def because(self, reason: str) -> None:
        """It is told to nobody."""
