"""The timing of steps."""

from __future__ import annotations

import pytest
from deskgym import gym
from deskgym.harness.bench.timing import PHASES, TimedEnv, play

FAMILY = "crm-update"


def test_the_phases_of_a_step_make_up_its_time() -> None:
    env = TimedEnv(gym.make(f"{FAMILY}-v0"))
    play(env, 0)
    env.close()
    assert {timing.action for timing in env.timings} >= {"click", "fill", "done"}
    click = next(timing for timing in env.timings if timing.action == "click")
    assert tuple(click.phases) == PHASES
    assert min(click.phases.values()) > 0
    assert sum(click.phases.values()) == pytest.approx(click.seconds)
