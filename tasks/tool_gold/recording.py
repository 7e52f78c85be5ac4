"""Watches the actions that somebody takes, and tells each as the call of the tool that takes it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, wraps
from threading import Lock, get_ident
from types import ModuleType
from typing import Any

from ...apps.platform.database import Db
from ...apps.platform.tools import Call, Look, Telling, Tool
from ..errors import TaskError
from ..task import Outcome

_TASKS = __name__.partition(".tool_gold")[0]
_APPS = f"{_TASKS.rpartition('.')[0]}.apps."
_ACTIONS = ".actions"
#: Arguments that name records of the kind that the argument `kind` says, and how many of them somebody looks at.
_OF_KIND = ("record", "records", "master", "others")
_MOST_LOOKS = 5
# Actions are watched for all threads at once.
_WATCHING = Lock()


class NotTold(TaskError):
    """An outcome takes an action that no tool asks for: the task has to say its calls itself."""


@contextmanager
def recorded(
    actor_id: int | None, tools: Iterable[Tool[Any]], looks: Mapping[str, Mapping[str, Look]] | None = None
) -> Iterator[Recorder]:
    """While the block runs, every action that one person takes is noted as the call of the tool that takes it.

    Before it stand the calls with which they look at what its arguments name: `looks` of tools by name.
    """
    told = {action: (tool, telling) for tool in tools for action, telling in tool.actions.items()}
    recorder = Recorder(actor_id, told, looks or {})
    with _WATCHING:
        places = list(_places())
        for module, name, action in places:
            setattr(module, name, recorder.noting(action))
        try:
            yield recorder
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


class Recorder:
    """Notes the actions that one person takes in its thread, and not those that actions take in their turn."""

    def __init__(
        self,
        actor_id: int | None,
        told: Mapping[Callable[..., Any], tuple[Tool[Any], Telling]],
        looks: Mapping[str, Mapping[str, Look]],
    ) -> None:
        self._actor_id, self._told, self._looks = actor_id, told, looks
        self.calls: list[Call] = []
        self.is_over = False
        self._depth, self._thread = 0, get_ident()

    def leave_out(self, db: Db, outcome: Outcome) -> None:
        """Have something come about of which nothing is noted."""
        self._depth += 1
        try:
            outcome(db)
            db.flush()
        finally:
            self._depth -= 1

    def noting(self, action: Callable[..., Any]) -> Callable[..., Any]:
        """The action, which is noted when it is taken."""

        @wraps(action)
        def noted(db: Db, *given: Any, **named: Any) -> Any:
            # In other threads somebody plays another episode meanwhile.
            is_ours = get_ident() == self._thread and not self.is_over
            # What follows from rows as they are written, nobody asks for.
            if not is_ours or self._depth > 0 or db.actor_id != self._actor_id or db._flushing:
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
        tool, telling = self._told[action]
        call = Call(tool.name, telling(db, asked))
        looks = self._looks.get(tool.name, {})
        kind = call.arguments.get("kind")
        for name, value in {**call.arguments, call.tool: call.arguments}.items():
            look = looks.get(kind if name in _OF_KIND and isinstance(kind, str) else name)
            several = value if isinstance(value, list) else [value]
            if look is not None and value is not None and len(several) <= _MOST_LOOKS:
                self.calls += [each for one in several for each in look(db, one)]
        self.calls.append(call)


def _written(db: Db) -> int:
    """How many rows have been written so far."""
    db.flush()
    connection: Any = db.connection().connection.driver_connection
    return int(connection.total_changes)
