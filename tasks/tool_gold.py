"""Gold in the form of tool calls: a task's outcome is tried, and each action becomes the call that asks for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from functools import wraps
from importlib import import_module
from typing import Any
from unittest.mock import patch

from ..apps.platform.database import Db
from ..apps.platform.tools import Call, Tool
from ..apps.tool_desk import ToolDesk
from .errors import TaskError
from .registry import Instance
from .task import Outcome


class NotTold(TaskError):
    """An outcome takes an action that no tool asks for: the task has to say its calls itself."""


def calls_of(instance: Instance, outcome: Outcome | None = None) -> list[Call]:
    """The calls that come to an outcome of a task, its first unless told. Raises NotTold."""
    outcome = outcome or instance.task.outcomes[0]
    desk = ToolDesk(instance.world, instance.account)
    with closing(instance.world.fork()) as world, world.session(instance.person_id) as db:
        if instance.account.customer_of is not None:
            db.customer_id = instance.account.id
        with recorded(desk.tools.values()) as found:
            outcome(db)
        db.rollback()
    return found


@contextmanager
def recorded(tools: Any) -> Iterator[list[Call]]:
    """While the block runs, every action that somebody takes is noted as the call of the tool that takes it."""
    found: list[Call] = []
    depth = [0]
    by_action: dict[Callable[..., Any], Tool[Any]] = {tool.action: tool for tool in tools if tool.action is not None}
    with ExitStack() as undo:
        for package in sorted({_package(action) for action in by_action}):
            module = import_module(package)
            for name, action in list(vars(module).items()):
                if inspect.isfunction(action) and _takes_db(action):
                    undo.enter_context(patch.object(module, name, _noting(action, by_action.get(action), found, depth)))
        yield found


def _package(action: Callable[..., Any]) -> str:
    """The package of an app's actions, of whose modules one has this action."""
    head, _, _ = action.__module__.partition(".actions")
    return f"{head}.actions"


def _takes_db(action: Callable[..., Any]) -> bool:
    return next(iter(inspect.signature(action).parameters), "") == "db"


def _noting(
    action: Callable[..., Any], tool: Tool[Any] | None, found: list[Call], depth: list[int]
) -> Callable[..., Any]:
    shape = inspect.signature(action)

    @wraps(action)
    def noted(db: Db, *given: Any, **named: Any) -> Any:
        if depth[0] == 0:
            bound = shape.bind(db, *given, **named).arguments
            found.append(_call(db, action, tool, {name: value for name, value in bound.items() if name != "db"}))
        depth[0] += 1
        try:
            return action(db, *given, **named)
        finally:
            depth[0] -= 1

    return noted


def _call(db: Db, action: Callable[..., Any], tool: Tool[Any] | None, asked: Mapping[str, Any]) -> Call:
    if tool is None or tool.told is None:
        raise NotTold(f"No tool asks for {action.__module__}.{action.__name__}.")
    return Call(tool.name, tool.told(db, asked))
