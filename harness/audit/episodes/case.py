"""One instance to be played in the browser, and what was wrong with how it went."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import gymnasium

from .... import gym
from ....tasks import Family
from ...trajectories.model import Trajectory


@dataclass
class EpisodeCase:
    """Instance `seed` of a family; `facts` is what checks measured, for the report."""

    family: Family
    seed: int
    facts: dict[str, str] = field(default_factory=dict)

    def make(self, observation: list[str], more_steps: int = 0) -> gymnasium.Env[dict[str, Any], Any]:
        """An environment of the family, with so many steps above its limit."""
        steps = self.family.instance(self.seed).steps + more_steps
        if self.family.needs and self.family.needs not in observation:
            observation = [*observation, self.family.needs]
        return gym.make(f"{self.family.id}-v0", observation=observation, max_steps=steps, **self.family.dials.turned())


def failures(trajectory: Trajectory) -> Iterator[str]:
    """Why an episode did not pass; nothing where it did."""
    if trajectory.fault is not None:
        yield f"fault in {trajectory.fault.stage}: {trajectory.fault.message}"
    elif trajectory.end is None:
        yield "the episode did not end"
    elif not trajectory.verified:
        verdict = trajectory.end.verdict
        failed = [check["label"] for check in verdict["checks"] if not check["passed"]]
        stray = [f"{each['label']} {each['change']}" for each in verdict["collateral"]]
        yield f"not passed: {'; '.join([*failed, *stray][:3])}"
