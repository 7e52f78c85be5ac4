"""Runs: what agent and run add to each step beside the environment, with a model that answers at once."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import gymnasium

from ....gym import make
from ....tasks import Family
from ...agents.models.agent import ModelAgent
from ...agents.models.messages import Prompt, Reply, ToolCall
from ...agents.models.options import ModelOptions
from ...agents.protocol import Agent, Observation, Usage
from ...episodes.gold import play_gold
from ...runs.calls import AgentThread
from ...runs.config import RunConfig
from ...runs.episode import RunEpisode, RunRecorder
from ...runs.folder import RunFolder
from ...runs.instances import instance_digest
from ..config import WARM_SEEDS, BenchConfig
from ..figures import Bar, Figure, milliseconds
from ..timing import Env, office, seconds

_BAR = Bar(5)
_OBSERVATIONS = {"axtree": ("axtree",), "axtree and screenshot": ("axtree", "screenshot")}
Actions = Sequence[dict[str, Any]]


class _Gaps(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """Keeps how long it is left alone between two steps."""

    def __init__(self, env: Env) -> None:
        super().__init__(env)
        self.gaps: list[float] = []
        self._left: float | None = None

    def reset(self, **options: Any) -> Any:
        self._left = None
        return self.env.reset(**options)

    def step(self, action: Any) -> Any:
        if self._left is not None:
            self.gaps.append(perf_counter() - self._left)
        result = self.env.step(action)
        self._left = perf_counter()
        return result


class _Script:
    """An agent that knows what to do."""

    def __init__(self, actions: Actions) -> None:
        self._left = list(reversed(actions))

    def act(self, observation: Observation) -> dict[str, Any]:
        return self._left.pop()


class _Model:
    """A model that knows what to do."""

    wires: tuple[str, ...] = ()

    def __init__(self, actions: Actions) -> None:
        self._left = list(reversed(actions))

    def variant(self, dialect: str) -> str:
        return dialect

    def ask(self, prompt: Prompt) -> Reply:
        arguments = dict(self._left.pop())
        call = ToolCall(f"call_{len(self._left)}", arguments.pop("action"), arguments)
        return Reply("The next step is this.", calls=(call,), usage=Usage(input=1000, output=20))


def measure(config: BenchConfig) -> Iterator[Figure]:
    """Seconds between two steps of the environment: the agent thinks, and what was seen and done is written."""
    digests: list[float] = []
    gaps: dict[tuple[str, str], list[float]] = {}
    for family in config.families:
        config.say(f"run of {family.id}")
        for seed in range(config.times(WARM_SEEDS, 1)):
            actions = _gold(family, seed, digests)
            for seen, kinds in _OBSERVATIONS.items():
                script, model = _Script(actions), ModelAgent(_Model(actions), None, ModelOptions())
                gaps.setdefault(("agent of one's own", seen), []).extend(_play(family, seed, kinds, script))
                gaps.setdefault(("model that answers at once", seen), []).extend(_play(family, seed, kinds, model))
    for (who, seen), times in gaps.items():
        yield milliseconds(f"between two steps, {who}, {seen}", times, bar=_BAR)
    yield milliseconds("digest of an instance, per episode", digests, bar=Bar(30))


def _gold(family: Family, seed: int, digests: list[float]) -> Actions:
    """The actions of the gold solution."""
    with closing(make(f"{family.id}-v0", ahead=False)) as env:
        trajectory = play_gold(env, seed)
        episode = office(env).episode
        digests.append(seconds(lambda: instance_digest(episode.instance, episode.grader)))
    return [step.action for step in trajectory.steps]


def _play(family: Family, seed: int, kinds: tuple[str, ...], agent: Agent) -> list[float]:
    config = RunConfig(agent="bench", tasks=family.id, seeds=str(seed), observation=kinds)
    (key,) = config.episodes()
    thread = AgentThread()
    env = _Gaps(make(f"{family.id}-v0", observation=kinds, ahead=False))
    with TemporaryDirectory() as folder, closing(env), closing(thread), RunFolder(Path(folder)).landing(key) as writer:
        recorder = RunRecorder(env, config, key, writer)
        episode = RunEpisode(
            config, key, recorder, agent, thread, spent=lambda tokens, cost: None, stopping=threading.Event()
        )
        episode.play(last_try=True)
    assert recorder.trajectory.verified, recorder.trajectory.fault
    return env.gaps
