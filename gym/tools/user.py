"""Plays a gold solution through tools: every call is a step of the environment."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import gymnasium

from ...tasks.task import Task
from ...tasks.tool_gold import play_by_tools
from ..base import EpisodeEnv
from ..errors import GoldFault


class ToolGoldUser:
    """Implements `tasks.gold.ToolUser` on an environment with tools, or a wrapper of one.

    Raises GoldFault when a call is refused. `hear` is told the solution's reasons, each before the step that it is for.
    """

    def __init__(self, env: gymnasium.Env[Any, Any], hear: Callable[[str], object] = lambda reason: None) -> None:
        office = env.unwrapped
        assert isinstance(office, EpisodeEnv), "a gold solution is played on an office environment"
        self.env, self._office, self._hear = env, office, hear
        self._over = False

    def play(self) -> None:
        """Do the episode's task to its end."""
        instance = self._office.instance
        play_by_tools(instance, self)
        self._step(_ending(instance.task))

    def call(self, tool: str, /, **arguments: Any) -> dict[str, Any]:
        seen = self._step({"action": "call", "tool": tool, "arguments": arguments})
        # A text that was too long and has been cut can be read no more.
        result = seen["result"]
        try:
            found: dict[str, Any] = json.loads(result)
        except ValueError:
            raise GoldFault(f"the result of {tool} was too long and has been cut: ask for less") from None
        return found

    def wait(self, seconds: int) -> None:
        self._step({"action": "wait", "ms": seconds * 1000})

    def because(self, reason: str) -> None:
        self._hear(reason)

    def _step(self, action: dict[str, Any]) -> dict[str, Any]:
        if self._over:
            raise GoldFault(f"{action} comes after the end of the episode")
        seen: dict[str, Any]
        seen, _reward, terminated, truncated, _info = self.env.step(action)
        self._over = terminated or truncated
        if seen["error"]:
            raise GoldFault(f"{action} was refused: {seen['error']}")
        return seen


def _ending(task: Task) -> dict[str, Any]:
    """The action that ends an episode of the task as is right."""
    if task.answer is not None:
        return {"action": "answer", "value": str(task.answer)}
    if task.infeasible is not None:
        return {"action": "infeasible", "reason": str(task.infeasible)}
    return {"action": "done"}
