"""A model that says the gold way, over each provider's wire and in each dialect, reaches reward 1."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import Any

import pytest
from deskgym import gym
from deskgym.harness.agents.dialects import DIALECTS, Unsayable, get_dialect
from deskgym.tasks import families

from .playing import Form, asking, gold_script, gold_way, play

SHORTEST_FIRST = sorted(families(), key=lambda family: (family.steps, family.id))
# The first is the one that `make test` plays.
APPS = tuple(dict.fromkeys(family.app for family in SHORTEST_FIRST))
# Who speaks a dialect, and how it is asked for.
SPEAKERS = {
    "canonical": ("chat", "responses", "anthropic", "google"),
    "canonical-pixel": ("chat", "responses", "anthropic", "google"),
    "anthropic-computer": ("anthropic",),
    "anthropic-computer-legacy": ("anthropic",),
    "anthropic-browser": ("anthropic",),
    "openai-computer": ("responses",),
    "openai-computer-preview": ("responses",),
    "gemini": ("google",),
    "gemini-2.5": ("google",),
}
FORMS: dict[str, tuple[Form, ...]] = {"element": ("element",), "pixel": ("pixel",), "both": ("element", "pixel")}


@cache
def family_of(app: str, form: Form, dialect: str) -> str:
    """The shortest family of an app whose gold way can be said: a native list can only be chosen from by its ref."""
    for family in SHORTEST_FIRST:
        if family.app == app and family.kind not in ("answer", "infeasible"):
            try:
                gold_script(get_dialect(dialect), gold_way(family.id, form))
            except Unsayable:
                continue
            return family.id
    raise LookupError(f"no gold way of {app} can be said in {dialect}")


def cases() -> Iterator[Any]:
    """Every speaker, dialect, form and app; in `make test` every dialect once, which has every speaker speak."""
    seen: set[str] = set()
    for name, dialect in DIALECTS.items():
        for speaker in SPEAKERS.get(name, ("chat",)):
            for form in FORMS[dialect.form]:
                for app in APPS:
                    marks = [pytest.mark.sweep] if name in seen else []
                    yield pytest.param(speaker, name, form, app, id=f"{speaker}-{name}-{form}-{app}", marks=marks)
                    seen.add(name)


@pytest.mark.parametrize(("speaker", "dialect", "form", "app"), [*cases()])
def test_the_gold_way_said_by_a_model_reaches_reward_1(speaker: str, dialect: str, form: Form, app: str) -> None:
    family = family_of(app, form, dialect)
    script = gold_script(get_dialect(dialect), gold_way(family, form))
    kinds = "axtree" if form == "element" else "screenshot"
    with (
        closing(gym.make(f"{family}-v0", observation=kinds)) as env,
        asking(speaker, script, dialect=dialect) as (agent, stub),
    ):
        reward, turns = play(env, agent, form)
    assert reward == 1.0
    assert len(turns) == len(stub.requests) == len(script)
    shown = [stub.wire.pictures(request) for request in stub.requests]
    assert all(shown) if form == "pixel" else not any(shown)
    assert all(turn.usage and turn.usage.input == tokens for turn, tokens in zip(turns, stub.tokens, strict=True))
