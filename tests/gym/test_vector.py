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


MODES = ("sync", "async", "vector_entry_point")


@pytest.mark.parametrize("mode", MODES)
def test_an_ended_episode_is_followed_by_an_instance_that_no_other_plays(mode: str) -> None:
    with closing(gym.make_vec("crm-update-v0", 2, vectorization_mode=mode, observation="axtree")) as together:
        _, info = together.reset()
        assert list(info["seed"]) == [0, 1]
        together.reset(seed=5)
        together.step(("done()", "done()"))
        *_, info = together.step(("wait(1)", "wait(1)"))
        assert list(info["seed"]) == [7, 8]


@pytest.mark.parametrize("mode", ["async", "vector_entry_point"])
def test_what_one_agent_does_is_not_seen_by_another(mode: str) -> None:
    with closing(gym.make_vec("crm-update-v0", 2, vectorization_mode=mode, observation="axtree")) as together:
        first, _ = together.reset(seed=0)
        for length in (9_000, 20_000, 100_000):
            seen, *_ = together.step((f"goto('/contacts?q={'x' * length}')", "wait(1)"))
            assert together.single_observation_space.contains({kind: seen[kind][0] for kind in seen})
            assert all(seen[kind][1] == first[kind][1] for kind in ("goal", "url", "tabs", "axtree"))
            assert len(seen["url"][0]) <= 10_000
            seen, *_ = together.step(("goto('/contacts')", "wait(1)"))


def test_a_fault_of_one_reaches_the_caller_and_the_others_can_go_on() -> None:
    with closing(gym.make_vec("crm-update-v0", 2, observation="axtree")) as together:
        with pytest.raises(NotReset):
            together.step(("wait(1)", "wait(1)"))
        seen, _ = together.reset(seed=0)
        assert len(seen["axtree"]) == 2
