"""Gold in the form of tool calls: a task's outcome is tried, and each action becomes the call that asks for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from functools import wraps
from importlib import import_module
from itertools import zip_longest
from typing import Any
from unittest.mock import patch

from ..apps import APPS
from ..apps.platform.database import Db
from ..apps.platform.tools import Call, Look, Tool
from ..apps.tool_desk import ToolDesk
from ..seeds.world import World
from .errors import TaskError
from .gold import ToolUser
from .occasions import StepClock
from .registry import Instance
from .task import InTurn, Outcome, ToolSolution

#: A call, or what plays a part of a task.
Step = Call | ToolSolution


class NotTold(TaskError):
    """An outcome takes an action that no tool asks for: the task has to say its calls itself."""


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

    They come to the first outcome of the task, each call after a look at what it names; where the database has to stay
    as it is, they are looks at what the goal describes.
    """
    if instance.task.by_tools is not None:
        return [instance.task.by_tools]
    desk = ToolDesk(instance.world, instance.account)
    looks = {name: look for app in (*APPS, *desk.apps) for name, look in app.tools.looks.items()}
    with closing(instance.world.fork()) as world, _session(world, instance) as db:
        way = [(kind, id) for each in instance.task.descriptions for kind, id in each.passed]
        found: list[Step] = [call for kind, id in way if kind in looks for call in looks[kind](db, id)]
        if instance.task.outcome:
            with recorded(db.actor_id, desk.tools.values(), looks) as recorder:
                found += _steps(db, instance.task.outcomes[0], recorder)
        db.rollback()
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


def _session(world: Any, instance: Instance) -> Any:
    session = world.session(instance.person_id)
    if instance.account.customer_of is not None:
        session.customer_id = instance.account.id
    return session


@contextmanager
def recorded(
    actor_id: int | None, tools: Iterable[Tool[Any]], looks: Mapping[str, Look] | None = None
) -> Iterator[Recorder]:
    """While the block runs, every action that one person takes is noted as the call of the tool that takes it.

    Before it stand the calls with which they look at what its arguments name.
    """
    recorder = Recorder(actor_id, {tool.action: tool for tool in tools if tool.action is not None}, looks or {})
    with ExitStack() as undo:
        for package in sorted({_package(action) for action in recorder.tools}):
            module = import_module(package)
            for name, action in list(vars(module).items()):
                if inspect.isfunction(action) and _takes_db(action):
                    undo.enter_context(patch.object(module, name, recorder.noting(action)))
        yield recorder


def _package(action: Callable[..., Any]) -> str:
    """The package of an app's actions, of whose modules one has this action."""
    head, _, _ = action.__module__.partition(".actions")
    return f"{head}.actions"


def _takes_db(action: Callable[..., Any]) -> bool:
    return next(iter(inspect.signature(action).parameters), "") == "db"


class Recorder:
    """Notes the actions that one person takes: not those of others, nor those that actions take in their turn."""

    def __init__(
        self, actor_id: int | None, tools: Mapping[Callable[..., Any], Tool[Any]], looks: Mapping[str, Look]
    ) -> None:
        self.tools, self._actor_id, self._looks = tools, actor_id, looks
        self.calls: list[Call] = []
        self._depth = 0

    def leave_out(self, db: Db, outcome: Outcome) -> None:
        """Have something come about of which nothing is noted."""
        self._depth += 1
        try:
            outcome(db)
            db.flush()
        finally:
            self._depth -= 1

    def noting(self, action: Callable[..., Any]) -> Callable[..., Any]:
        shape = inspect.signature(action)

        @wraps(action)
        def noted(db: Db, *given: Any, **named: Any) -> Any:
            if self._depth == 0 and db.actor_id == self._actor_id:
                bound = shape.bind(db, *given, **named).arguments
                self._note(db, action, {name: value for name, value in bound.items() if name != "db"})
            self._depth += 1
            try:
                return action(db, *given, **named)
            finally:
                self._depth -= 1

        return noted

    def _note(self, db: Db, action: Callable[..., Any], asked: Mapping[str, Any]) -> None:
        tool = self.tools.get(action)
        if tool is None or tool.told is None:
            raise NotTold(f"No tool asks for {action.__module__}.{action.__name__}.")
        call = Call(tool.name, tool.told(db, asked))
        for name, value in call.arguments.items():
            if name in self._looks and value is not None:
                self.calls += self._looks[name](db, value)
        self.calls.append(call)


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
