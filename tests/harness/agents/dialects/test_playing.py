"""Gold solutions reach their goals when every action goes through a dialect and comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import pytest
from deskgym import gym
from deskgym.gym.actions import parse
from deskgym.gym.user import Form
from deskgym.harness.agents.dialects import DIALECTS, Call, Dialect, TextDialect, Viewport, decode_turn, say
from deskgym.harness.episodes.gold import play_gold

FAMILIES = ("chat-post", "crm-update", "sheet-correct", "store-price")
FORMS: dict[str, tuple[Form, ...]] = {"element": ("element",), "pixel": ("pixel",), "both": ("element", "pixel")}
Env = gymnasium.Env[dict[str, Any], Any]


class Interpreted(gymnasium.Wrapper[dict[str, Any], Any, dict[str, Any], Any]):
    """Steps with what a dialect makes of each action that is said in it."""

    def __init__(self, env: Env, dialect: Dialect, viewport: Viewport) -> None:
        super().__init__(env)
        self.dialect, self.viewport = dialect, viewport
        self.said: list[Call] = []

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        calls = say(self.dialect, parse(action), self.viewport)
        if isinstance(self.dialect, TextDialect):
            calls = self.dialect.parse(self.dialect.write(calls, "The next step."))
        self.said += calls
        for meant in decode_turn(self.dialect, calls, self.viewport):
            observation, reward, terminated, truncated, info = self.env.step(meant)
            if observation["error"] or terminated or truncated:
                break
        return observation, float(reward), terminated, truncated, info


def matrix() -> Iterator[Any]:
    """Every dialect on every family: in `make test` each dialect once, the families in turn; the rest in the sweep."""
    for number, (name, dialect) in enumerate(DIALECTS.items()):
        for form in FORMS[dialect.form]:
            for family in FAMILIES:
                chosen = family == FAMILIES[number % len(FAMILIES)] and form == FORMS[dialect.form][0]
                yield pytest.param(
                    name, form, family, id=f"{name}-{form}-{family}", marks=[] if chosen else [pytest.mark.sweep]
                )


@pytest.fixture(scope="module")
def env_of() -> Iterator[Callable[[str], Env]]:
    """One environment of each family."""
    envs: dict[str, Env] = {}

    def made(family: str) -> Env:
        if family not in envs:
            envs[family] = gym.make(f"{family}-v0")
        return envs[family]

    yield made
    for env in envs.values():
        env.close()


@pytest.mark.parametrize(("name", "form", "family"), list(matrix()))
def test_the_gold_solution_reaches_its_goal_in_a_dialect(
    name: str, form: Form, family: str, env_of: Callable[[str], Env]
) -> None:
    env = Interpreted(env_of(family), DIALECTS[name], Viewport(1280, 720))
    trajectory = play_gold(env, 0, form=form)
    assert trajectory.verified, trajectory.fault or trajectory.end
    assert len(env.said) >= len(trajectory.steps)
