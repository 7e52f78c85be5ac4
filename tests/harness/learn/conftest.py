"""Gold episodes of one short family, to read and to learn from."""

from __future__ import annotations

import pytest
from deskgym import gym
from deskgym.harness import play_gold
from deskgym.harness.trajectories.model import Trajectory

FAMILY = "crm-update"


@pytest.fixture(scope="session")
def episodes() -> list[Trajectory]:
    """Four verified gold episodes."""
    env = gym.make(f"{FAMILY}-v0", observation="axtree", ahead=False)
    try:
        played = [play_gold(env, seed) for seed in range(4)]
    finally:
        env.close()
    assert all(each.verified for each in played)
    return played
