"""Timing what the environment does, from outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import gymnasium

from ...gym import actions as do
from ...gym import phases
from ...gym.env import OfficeEnv
from ...gym.user import GoldUser

#: The parts of a step; the rest is the clock, jobs, grading and hand-overs between threads.
PHASES = (*phases.PHASES, "rest")

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


class TimedEnv(gymnasium.Wrapper[dict[str, Any], Any, dict[str, Any], Any]):
    """Keeps the timing of every step."""

    def __init__(self, env: Env) -> None:
        super().__init__(env)
        self.timings: list[Timing] = []

    def step(self, action: Any) -> Any:
        name, spent = do.parse(action).name, office(self).episode.phases.seconds
        before, start = dict(spent), perf_counter()
        result = self.env.step(action)
        taken = perf_counter() - start
        shares = {phase: spent[phase] - before[phase] for phase in spent}
        self.timings.append(Timing(name, taken, shares | {"rest": taken - sum(shares.values())}))
        return result


def office(env: Env) -> OfficeEnv:
    found = env.unwrapped
    assert isinstance(found, OfficeEnv)
    return found


def play(env: Env, seed: int | None = None) -> None:
    """An episode along the gold way, the next one unless told which. Raises GoldFault."""
    env.reset(seed=seed)
    office(env).instance.task.gold(GoldUser(env))
