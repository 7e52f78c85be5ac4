"""Timing what the environment does, from outside."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any
from unittest.mock import patch

import gymnasium

from ...gym import actions as do
from ...gym import episode
from ...gym.env import OfficeEnv
from ...gym.screen import Screen
from ...gym.user import GoldUser

#: The parts of a step, and the coroutine functions that do them.
_PHASES = (("act", episode, "perform"), ("settle", Screen, "settle"), ("observe", episode, "observe"))
PHASES = (*(name for name, _, _ in _PHASES), "rest")

Env = gymnasium.Env[dict[str, Any], Any]


def seconds(work: Callable[[], object]) -> float:
    """How long `work` takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


@dataclass(frozen=True)
class Timing:
    """One step: the name of its action, its duration, and what each phase had of it."""

    action: str
    seconds: float
    phases: dict[str, float]


@contextmanager
def phases() -> Iterator[dict[str, float]]:
    """Adds up what acting, settling and observing take. Meant for one environment at a time."""
    spent: dict[str, float] = defaultdict(float)
    with ExitStack() as stack:
        for name, owner, attribute in _PHASES:
            stack.enter_context(patch.object(owner, attribute, _timed(getattr(owner, attribute), name, spent)))
        yield spent


def _timed(function: Callable[..., Any], name: str, spent: dict[str, float]) -> Callable[..., Any]:
    async def timed(*args: Any, **kwargs: Any) -> Any:
        start = perf_counter()
        try:
            return await function(*args, **kwargs)
        finally:
            spent[name] += perf_counter() - start

    return timed


class Clocked(gymnasium.Wrapper[dict[str, Any], Any, dict[str, Any], Any]):
    """Keeps the timing of every step."""

    def __init__(self, env: Env) -> None:
        super().__init__(env)
        self.timings: list[Timing] = []

    def step(self, action: Any) -> Any:
        name = do.parse(action).name
        with phases() as spent:
            start = perf_counter()
            result = self.env.step(action)
            taken = perf_counter() - start
        spent["rest"] = taken - sum(spent.values())
        self.timings.append(Timing(name, taken, {phase: spent[phase] for phase in PHASES}))
        return result


def office(env: Env) -> OfficeEnv:
    found = env.unwrapped
    assert isinstance(found, OfficeEnv)
    return found


def play(env: Env, seed: int | None = None) -> None:
    """An episode along the gold way, the next one unless told which. Raises GoldFault."""
    env.reset(seed=seed)
    office(env).instance.task.gold(GoldUser(env))
