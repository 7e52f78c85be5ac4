"""Plays episodes with a model agent, and writes scripts of gold ways in a dialect's words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from typing import Any, Literal

import gymnasium
from deskgym import gym
from deskgym.gym.actions import Action, parse
from deskgym.gym.env import OfficeEnv
from deskgym.harness import play_gold
from deskgym.harness.agents.dialects import Call, Dialect, TextDialect, Viewport, say
from deskgym.harness.agents.functions import tools
from deskgym.harness.agents.models import ModelAgent, ModelOptions, make_agent
from deskgym.harness.agents.protocol import Briefing, Outcome, Turn

from ..stubs import WIRES, Move, Stub, stub_server

Form = Literal["element", "pixel"]
SIZE = (1280, 720)
SEED = 3


@contextmanager
def asking(
    speaker: str, script: Iterable[Move], *, model: str = "", **options: Any
) -> Iterator[tuple[ModelAgent, Stub]]:
    """An agent whose model says what the script tells it to, and the stub that does."""
    wire = WIRES[speaker]
    with stub_server(wire.wire, script) as (stub, url):
        given = {"base_url": url, "backoff": 0.01, "timeout": 10, **wire.options, **options}
        yield make_agent(wire.provider, model or wire.model, ModelOptions.of(given)), stub


def briefing(env: gymnasium.Env[Any, Any], observation: dict[str, Any], form: Form = "element") -> Briefing:
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    return Briefing(
        goal=observation["goal"],
        apps=observation["apps"],
        tools=tuple(tools(form)),
        kinds=office.kinds,
        width=office.config.picture[0],
        height=office.config.picture[1],
        max_steps=office.max_steps,
        seed=SEED,
    )


def play(env: gymnasium.Env[Any, Any], agent: ModelAgent, form: Form = "element") -> tuple[float, list[Turn]]:
    """One episode to its end: the reward, and the turns that the model was asked for."""
    observation, _ = env.reset(seed=SEED)
    agent.begin(briefing(env, observation, form))
    turns, reward, ended = [], 0.0, False
    while not ended:
        act = agent.act(observation)
        if isinstance(act, Turn):
            turns.append(act)
        action = act.action if isinstance(act, Turn) else act
        observation, reward, terminated, truncated, _ = env.step(action)  # type: ignore[assignment]
        ended = terminated or truncated
    agent.end(Outcome(passed=reward == 1.0, steps=len(turns), reason="done"))
    return reward, turns


def start(
    agent: ModelAgent,
    kinds: tuple[str, ...] = ("axtree",),
    size: tuple[int, int] = SIZE,
    form: Form | None = None,
) -> None:
    """Begin an episode that exists only as the pages that the agent is shown."""
    width, height = size
    agent.begin(
        Briefing(
            goal="Save the contact.",
            apps=("Alder (http://crm.office/)",),
            tools=tuple(tools(form or ("pixel" if kinds == ("screenshot",) else "element"))),
            kinds=kinds,
            width=width,
            height=height,
            max_steps=30,
            seed=SEED,
        )
    )


def page(**given: Any) -> dict[str, Any]:
    """What such a page looks like."""
    url = "http://crm.office/contacts"
    tree = '- button "Save" [ref=e1]\n- textbox "Name" [ref=e2]'
    usual = {"url": url, "tabs": (f"* Contacts ({url})",), "focused": "", "steps_left": 30, "error": "", "axtree": tree}
    return usual | given


def told(stub: Stub) -> str:
    """The last request, as text."""
    return json.dumps(stub.requests[-1], ensure_ascii=False)


@cache
def gold_way(family: str, form: Form) -> tuple[Action, ...]:
    """The actions of a family's gold solution."""
    with closing(gym.make(f"{family}-v0", observation="axtree")) as env:
        trajectory = play_gold(env, SEED, form=form)
    assert trajectory.verified, trajectory.fault
    return tuple(parse(step.action) for step in trajectory.steps)


def gold_script(dialect: Dialect, actions: Iterable[Action]) -> list[Move]:
    """One reply for every action. Raises Unsayable."""
    viewport, moves = Viewport(*SIZE), []
    for action in actions:
        moves.append(move(dialect, say(dialect, action, viewport)))
        viewport = viewport.after(action)
    return moves


def move(dialect: Dialect, calls: list[Call]) -> Move:
    """A reply with these calls, in the dialect's own form."""
    if isinstance(dialect, TextDialect):
        return Move(text=dialect.write(calls))
    return Move(calls=tuple(calls), text="I go on.")
