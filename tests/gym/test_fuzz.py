"""Whatever an agent sends, a step ends with an observation."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym import gym
from deskgym.gym.actions import parse
from deskgym.gym.errors import ActionError

from .fuzzing import ends, fuzzed


def test_whatever_is_sent_is_an_action_or_a_text_that_says_why_not() -> None:
    refused = 0
    for action in fuzzed(1, 2000):
        try:
            parsed = parse(action)
        except ActionError:
            refused += 1
            continue
        assert parse(parsed.as_dict()) == parse(str(parsed)) == parsed
    assert 500 < refused < 1999


def test_a_hundred_steps_of_an_agent_gone_astray_raise_nothing() -> None:
    _play(seed=2, count=100)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(10))
def test_five_thousand_steps_of_agents_gone_astray_raise_nothing(seed: int) -> None:
    _play(seed=100 + seed, count=500)


def _play(seed: int, count: int) -> None:
    with closing(gym.make("crm-update-v0", max_steps=10**6)) as env:
        env.reset(seed=seed)
        for action in fuzzed(seed, count):
            seen, _, terminated, _, info = env.step(action)
            assert env.observation_space.contains(seen), repr(action)[:500]
            assert not terminated or (ends(action) and not info["verdict"].passed)
            if terminated:
                env.reset(seed=seed)
