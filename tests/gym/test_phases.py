"""The time that phases of a step take."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym import gym
from deskgym.gym.env import OfficeEnv
from deskgym.gym.phases import PHASES, PhaseTimer


def test_a_phase_that_ends_in_an_error_is_counted() -> None:
    timer = PhaseTimer()
    with pytest.raises(KeyError), timer.measure("act"):
        raise KeyError
    assert timer.seconds["act"] > 0
    assert timer.seconds["settle"] == timer.seconds["observe"] == 0


def test_a_step_takes_time_in_every_phase() -> None:
    with closing(gym.make("crm-update-v0")) as env:
        env.reset(seed=0)
        office = env.unwrapped
        assert isinstance(office, OfficeEnv)
        before = dict(office.episode.phases.seconds)
        env.step('press("Tab")')
        after = office.episode.phases.seconds
    assert all(after[phase] > before[phase] for phase in PHASES)
