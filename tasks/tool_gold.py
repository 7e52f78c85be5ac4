"""Gold in the form of tool calls: a task's outcome is tried, and each action becomes the call that asks for it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache, wraps
from types import ModuleType
from typing import Any

from ..apps import APPS
from ..apps.platform.database import Db
from ..apps.platform.tools import Call, Look, Tool
from ..apps.platform.tools.tool import Told
from ..apps.tool_desk import ToolDesk
from .errors import TaskError
from .gold import ToolUser
from .registry import Instance
from .task import Outcome

_TASKS = __package__
_APPS = f"{_TASKS.rpartition('.')[0]}.apps."
_ACTIONS = ".actions"
#: Arguments that name records of the kind that the argument `kind` says, and how many of them somebody looks at.
_OF_KIND = ("record", "records", "master", "others")
_MOST_LOOKS = 5


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
    told = {action: (tool, told) for tool in tools for action, told in tool.actions.items()}
    recorder = _Recorder(told, looks or {})
    places = list(_places())
    for module, name, action in places:
        setattr(module, name, recorder.noting(action))
    try:
        yield recorder.calls
    finally:
        recorder.is_over = True
        for module, name, action in places:
            setattr(module, name, action)


def _places() -> Iterator[tuple[ModuleType, str, Callable[..., Any]]]:
    """Where actions are found by whoever takes them: in the apps' packages of actions, and by name in tasks."""
    for module in list(sys.modules.values()):
        name = getattr(module, "__name__", "")
        if (name.startswith(_APPS) and _ACTIONS in name) or name.startswith(_TASKS):
            for bound, found in list(vars(module).items()):
                if inspect.isfunction(found) and _is_action(found):
                    yield module, bound, found


@cache
def _is_action(function: Callable[..., Any]) -> bool:
    """Whether it is one of an app's actions, or a query that stands among them."""
    if not function.__module__.startswith(_APPS) or _ACTIONS not in function.__module__:
        return False
    return not function.__name__.startswith("_") and next(iter(_shape(function).parameters), "") == "db"


@cache
def _shape(function: Callable[..., Any]) -> inspect.Signature:
    return inspect.signature(function)


def _app_of(tool: str) -> str:
    return tool.partition("_")[0]


def _written(db: Db) -> int:
    """How many rows have been written so far."""
    db.flush()
    connection: Any = db.connection().connection.driver_connection
    return int(connection.total_changes)


class _Recorder:
    """Notes the actions that somebody takes, and not those that they take in their turn."""

    def __init__(self, told: Mapping[Callable[..., Any], tuple[Tool[Any], Told]], looks: Mapping[str, Look]) -> None:
        self._told, self._looks = told, looks
        self.calls: list[Call] = []
        self.is_over = False
        self._depth = 0

    def noting(self, action: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(action)
        def noted(db: Db, *given: Any, **named: Any) -> Any:
            if self._depth > 0 or self.is_over:
                return action(db, *given, **named)
            self._depth += 1
            try:
                if action in self._told:
                    bound = _shape(action).bind(db, *given, **named).arguments
                    self._note(db, action, {name: value for name, value in bound.items() if name != "db"})
                before = _written(db)
                done = action(db, *given, **named)
                # What only reads may stand among the actions; whatever else somebody does needs a tool.
                if action not in self._told and _written(db) != before:
                    raise NotTold(f"No tool asks for {action.__module__}.{action.__name__}.")
                return done
            finally:
                self._depth -= 1

        return noted

    def _note(self, db: Db, action: Callable[..., Any], asked: Mapping[str, Any]) -> None:
        tool, told = self._told[action]
        call = Call(tool.name, told(db, asked))
        kind = call.arguments.get("kind")
        for name, value in call.arguments.items():
            look = self._looks.get(kind if name in _OF_KIND and isinstance(kind, str) else name)
            several = value if isinstance(value, list) else [value]
            if look is not None and value is not None and len(several) <= _MOST_LOOKS:
                found = [each for one in several for each in look(db, one)]
                # What an argument means to one app may be something else to another.
                self.calls += [each for each in found if _app_of(each.tool) == _app_of(tool.name)]
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
