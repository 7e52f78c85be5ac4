"""Environments that act at the same time see what each would see alone."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym import gym
from deskgym.gym.errors import NotReset
from deskgym.gym.vector import OfficeVectorEnv

ACTIONS = ("goto('/contacts')", "goto('/deals')", "scroll(dy=200)", "back()")


def test_eight_stepping_at_once_see_what_each_sees_alone() -> None:
    alone = []
    with closing(gym.make("crm-update-v0", observation="axtree")) as env:
        for seed in range(8):
            seen = [env.reset(seed=seed)[0]["axtree"]]
            seen += [env.step(action)[0]["axtree"] for action in ACTIONS]
            alone.append(seen)
    with closing(gym.make_vec("crm-update-v0", 8, observation="axtree")) as together:
        assert isinstance(together.unwrapped, OfficeVectorEnv)
        rounds = [together.reset(seed=0)[0]["axtree"]]
        rounds += [together.step((action,) * 8)[0]["axtree"] for action in ACTIONS]
    assert [list(seen) for seen in zip(*rounds, strict=True)] == alone


def test_an_ended_episode_is_followed_by_an_instance_that_no_other_plays() -> None:
    with closing(gym.make_vec("crm-update-v0", 2, observation="axtree")) as together:
        together.reset(seed=0)
        together.step(("done()", "done()"))
        *_, info = together.step(("wait(1)", "wait(1)"))
        assert list(info["seed"]) == [2, 3]


def test_a_fault_of_one_reaches_the_caller_and_the_others_can_go_on() -> None:
    with closing(gym.make_vec("crm-update-v0", 2, observation="axtree")) as together:
        with pytest.raises(NotReset):
            together.step(("wait(1)", "wait(1)"))
        seen, _ = together.reset(seed=0)
        assert len(seen["axtree"]) == 2
