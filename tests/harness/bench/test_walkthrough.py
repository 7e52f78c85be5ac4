"""The walkthrough that we and the peer take."""

from __future__ import annotations

from itertools import islice

from deskgym import gym
from deskgym.harness.bench import walkthrough

FAMILY = "crm-update"


def test_the_walkthrough_goes_round_without_a_mistake() -> None:
    env = gym.make(f"{FAMILY}-v0")
    env.reset(seed=0)
    kinds = []
    for move in islice(walkthrough.moves(), 6):
        walkthrough.perform(env, move)
        kinds.append(move.kind)
    env.close()
    assert kinds == 2 * ["go to a page", "fill a field", "open a menu"]
