"""Chains as somebody plays them in the browser."""

from __future__ import annotations

from typing import Literal

import pytest
from deskgym import gym
from deskgym.harness import play_gold


@pytest.mark.parametrize(("form", "number", "length"), [("element", 64, 6), ("pixel", 128, 3)])
def test_the_gold_solution_of_a_chain_is_verified(form: Literal["element", "pixel"], number: int, length: int) -> None:
    env = gym.make("chain-v0", length=length)
    try:
        trajectory = play_gold(env, number, form=form)
    finally:
        env.close()
    assert trajectory.verified
    assert trajectory.end is not None
    assert trajectory.end.verdict["score"] == 1.0
    tasks = {check["label"].split(" · ")[0] for check in trajectory.end.verdict["checks"]}
    assert tasks == {str(task) for task in range(1, length + 1)}
