"""Families in the browser, from the registry: the gold solution passes, repeats, and a slip on it fails.

`make test` plays one family of every app and kind of task, and slips in one of every app (tests/harness/sampling.py);
`make sweep` plays them all.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any, Literal

import gymnasium
import pytest
from deskgym import gym
from deskgym.apps.crm.models import Product
from deskgym.gym.env import OfficeEnv
from deskgym.harness import play_gold
from deskgym.seeds.world import World
from deskgym.tasks import Family
from sqlalchemy import select

from ..sampling import each_family, sampled_families

FORMS: tuple[Literal["element", "pixel"], ...] = ("element", "pixel")
ENDINGS = {"answer", "infeasible", "done"}


def edit_a_product(world: World) -> str:
    """Edit one record that has nothing to do with the task; returns its name."""
    with world.session() as db:
        product = db.scalars(select(Product).order_by(Product.id)).first()
        assert product is not None
        product.family = "Stray"
        return product.name


class SlipOfTheHand(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Edits a record that has nothing to do with the task, just before the episode ends."""

    edited = ""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if action["action"] in ENDINGS:
            office = self.env.unwrapped
            assert isinstance(office, OfficeEnv)
            self.edited = edit_a_product(office.world)
        observation, reward, terminated, truncated, info = self.env.step(action)
        return observation, float(reward), terminated, truncated, info


@sampled_families("app", "kind")
def test_gold_passes_and_repeats_to_the_byte_after_other_episodes(family: Family) -> None:
    with closing(gym.make(f"{family.id}-v0", observation=["axtree", "dom"])) as env:
        first = play_gold(env, 3)
        other = play_gold(env, 4)
        again = play_gold(env, 3)
    for trajectory in (first, other):
        assert trajectory.fault is None, trajectory.fault
        assert trajectory.verified, trajectory.end
        assert len(trajectory.steps) <= (trajectory.header.max_steps or 0) / 1.2, (
            "the step limit leaves hardly any room"
        )
    assert list(again.observations()) == list(first.observations())
    assert again.end == first.end


@sampled_families("app")
def test_gold_and_one_stray_edit_fail_and_the_edit_is_named(family: Family) -> None:
    with closing(gym.make(f"{family.id}-v0", observation="axtree")) as env:
        slipping = SlipOfTheHand(env)
        trajectory = play_gold(slipping, 3)
    assert trajectory.fault is None, trajectory.fault
    assert trajectory.end is not None
    assert not trajectory.verified
    assert any(slipping.edited in stray["label"] for stray in trajectory.end.verdict["collateral"])


@pytest.mark.sweep
@each_family()
def test_gold_passes_in_both_forms_on_many_seeds(family: Family) -> None:
    with closing(gym.make(f"{family.id}-v0", observation="axtree")) as env:
        for seed in range(20):
            for form in FORMS:
                trajectory = play_gold(env, seed, form=form)
                assert trajectory.verified, f"seed {seed}, {form}: {trajectory.fault or trajectory.end}"
