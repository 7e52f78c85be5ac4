"""Gold in the form of tool calls: a task's outcome is tried, and each action becomes the call that asks for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from functools import wraps
from importlib import import_module
from threading import Lock, get_ident
from typing import Any
from unittest.mock import patch

from ..apps import APPS
from ..apps.platform.database import Db
from ..apps.platform.tools import Call, Look, Tool
from ..apps.tool_desk import ToolDesk
from .errors import TaskError
from .gold import ToolUser
from .registry import Instance
from .task import Outcome

# Actions are watched for all threads at once.
_WATCHING = Lock()


class NotTold(TaskError):
    """An outcome takes an action that no tool asks for: the task has to say its calls itself."""


def play_by_tools(instance: Instance, user: ToolUser) -> None:
    """Do a task through tools, all but its end. Raises NotTold."""
    if instance.task.by_tools is not None:
        instance.task.by_tools(user)
        return
    for call in derived(instance):
        user.call(call.tool, **call.arguments)


def calls_of(instance: Instance) -> list[Call]:
    """The calls with which a task is done. Raises NotTold."""
    if instance.task.by_tools is None:
        return derived(instance)
    with closing(instance.world.fork()) as world:
        trying = _Trying(ToolDesk(world, instance.account))
        instance.task.by_tools(trying)
    return trying.calls


def derived(instance: Instance, outcome: Outcome | None = None) -> list[Call]:
    """The calls that come to an outcome of a task, its first unless told, each after a look at what it names.

    Where the database has to stay as it is, they are looks at what the goal describes. Raises NotTold.
    """
    desk = ToolDesk(instance.world, instance.account)
    looks = {name: look for app in (*APPS, *desk.apps) for name, look in app.tools.looks.items()}
    outcome = outcome or (instance.task.outcomes[0] if instance.task.outcome else None)
    with closing(instance.world.fork()) as world, _session(world, instance) as db:
        way = [(kind, id) for each in instance.task.descriptions for kind, id in each.passed]
        found = [call for kind, id in way if kind in looks for call in looks[kind](db, id)]
        if outcome is not None:
            with recorded(desk.tools.values(), looks) as calls:
                outcome(db)
            found += calls
        db.rollback()
    return [call for at, call in enumerate(found) if not desk.tools[call.tool].reads_only or call not in found[:at]]


def _session(world: Any, instance: Instance) -> Any:
    session = world.session(instance.person_id)
    if instance.account.customer_of is not None:
        session.customer_id = instance.account.id
    return session


@contextmanager
def recorded(tools: Iterable[Tool[Any]], looks: Mapping[str, Look] | None = None) -> Iterator[list[Call]]:
    """While the block runs, every action that somebody takes is noted as the call of the tool that takes it.

    Before it stand the calls with which they look at what its arguments name.
    """
    recorder = _Recorder({tool.action: tool for tool in tools if tool.action is not None}, looks or {})
    with _WATCHING, ExitStack() as undo:
        for package in sorted({_package(action) for action in recorder.tools}):
            module = import_module(package)
            for name, action in list(vars(module).items()):
                if inspect.isfunction(action) and _takes_db(action):
                    undo.enter_context(patch.object(module, name, recorder.noting(action)))
        yield recorder.calls


def _package(action: Callable[..., Any]) -> str:
    """The package of an app's actions, of whose modules one has this action."""
    head, _, _ = action.__module__.partition(".actions")
    return f"{head}.actions"


def _takes_db(action: Callable[..., Any]) -> bool:
    return next(iter(inspect.signature(action).parameters), "") == "db"


class _Recorder:
    """Notes the actions that its thread takes, and not those that they take in their turn."""

    def __init__(self, tools: Mapping[Callable[..., Any], Tool[Any]], looks: Mapping[str, Look]) -> None:
        self.tools, self._looks = tools, looks
        self.calls: list[Call] = []
        self._depth, self._thread = 0, get_ident()

    def noting(self, action: Callable[..., Any]) -> Callable[..., Any]:
        shape = inspect.signature(action)

        @wraps(action)
        def noted(db: Db, *given: Any, **named: Any) -> Any:
            if get_ident() != self._thread:
                # Somebody plays another episode meanwhile.
                return action(db, *given, **named)
            if self._depth == 0:
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
    """Plays a solution in a world of its own, and keeps the calls."""

    def __init__(self, desk: ToolDesk) -> None:
        self._desk = desk
        self.calls: list[Call] = []

    def call(self, tool: str, /, **arguments: Any) -> dict[str, Any]:
        self.calls.append(Call(tool, arguments))
        outcome = self._desk.call(tool, arguments)
        if outcome.error:
            raise TaskError(f"{tool} was refused in the solution by tools: {outcome.error}")
        return outcome.value

    def because(self, reason: str) -> None:
        """It is told to nobody."""
