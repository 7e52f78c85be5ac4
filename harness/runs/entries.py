"""What a run's index says of one episode: a function of its trajectory alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Literal, Self, cast, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from ...tasks.registry import Split, get_family
from ..agents.protocol import Usage
from ..texts import to_json
from ..trajectories.failure import explain
from ..trajectories.model import AgentTurn, Trajectory
from ..trajectories.shapes import adapter, check_value
from .keys import EpisodeKey

Outcome = Literal["passed", "failed", "fault"]

_TOKENS = ("input", "cached", "output")
_TEXTS = ("axtree", "dom", "result")
_NO_VERDICT: dict[str, Any] = {"passed": False, "score": 0.0, "checks": [], "collateral": []}


class FaultEntry(TypedDict):
    """What broke, and where."""

    stage: str
    error: str
    message: str


class Tokens(TypedDict):
    """What a model read and wrote."""

    input: int
    cached: int
    output: int


@dataclass(frozen=True, kw_only=True)
class RunEntry:
    """One episode that has landed. A fault is neither passed nor failed, and has no score."""

    family: str
    seed: int
    split: Split
    attempt: int
    dials: dict[str, int | str] = field(default_factory=dict)
    look: str = "0"
    app: str
    kind: str
    level: str
    persona: str
    goal: str
    instance: str | None  # two episodes of the same key are the same episode if this is equal
    file: str  # the trajectory, relative to the run's folder
    outcome: Outcome
    reward: float
    score: float
    clean: bool
    checks_passed: int
    checks: int
    collateral: int
    interface: str = "browser"
    tools: str = ""  # which were asked for, where there are any
    characters: int = 0  # of pages and results that it was shown as text
    steps: int
    action_errors: int
    ended: str | None  # done, answer, infeasible, out_of_steps, stopped; None of a fault
    failure: str | None = None
    failures: list[str] = field(default_factory=list)
    fault: FaultEntry | None = None
    tokens: Tokens | None = None
    cost: float | None = None  # dollars
    model_calls: int = 0

    @property
    def key(self) -> EpisodeKey:
        named = ("family", "seed", "split", "attempt", "dials", "look")
        return EpisodeKey(**{name: getattr(self, name) for name in named})

    @classmethod
    def of(cls, trajectory: Trajectory) -> Self:
        """The entry of an episode that has ended. Raises UnknownFamily."""
        header, end, fault = trajectory.header, trajectory.end, trajectory.fault
        family, split = get_family(header.family), cast("Split", header.split)
        key = EpisodeKey(
            family=family.id,
            seed=header.seed,
            split=split,
            attempt=header.attempt,
            dials=header.dials,
            look=header.look,
        )
        failure = explain(trajectory)
        verdict = _NO_VERDICT if end is None else end.verdict
        return cls(
            family=family.id,
            seed=header.seed,
            split=split,
            attempt=header.attempt,
            dials=header.dials,
            look=header.look,
            app=family.app,
            kind=family.kind,
            level=header.level,
            persona=header.persona,
            goal=header.goal,
            instance=header.instance,
            file=f"{family.id}/{key.name}.jsonl",
            outcome="fault" if end is None else "passed" if verdict["passed"] else "failed",
            reward=1.0 if verdict["passed"] else 0.0,
            score=verdict["score"],
            clean=verdict.get("clean", True),
            checks_passed=sum(check["passed"] for check in verdict["checks"]),
            checks=len(verdict["checks"]),
            collateral=len(verdict["collateral"]),
            interface=header.interface,
            tools=header.tools,
            characters=_characters(trajectory),
            steps=len(trajectory.steps),
            action_errors=sum(bool(step.error) for step in trajectory.steps),
            ended=trajectory.ended,
            failure=None if failure is None else failure.kind,
            failures=[] if failure is None else list(failure.kinds),
            fault=None if fault is None else {"stage": fault.stage, "error": fault.error, "message": fault.message},
            **_spent(list(_turns(trajectory))),
        )

    @classmethod
    def load(cls, line: str) -> Self:
        """The entry of a line of episodes.jsonl. Raises ValueError for any other text."""
        try:
            data = json.loads(line)
            return cls(**{name: check_value(_types()[name], name, data[name]) for name in _types() if name in data})
        except (AttributeError, TypeError, RecursionError) as error:
            raise ValueError("it is no entry of an episode") from error

    def dump(self) -> str:
        """One line of episodes.jsonl."""
        return to_json(asdict(self), separators=(",", ":"))


@cache
def _types() -> dict[str, TypeAdapter[Any]]:
    return {name: adapter(hint) for name, hint in get_type_hints(RunEntry).items()}


def _characters(trajectory: Trajectory) -> int:
    """How much text an episode showed before its end: pages, and results of calls."""
    return sum(len(step.observation.get(kind, "")) for step in trajectory.steps for kind in _TEXTS)


def _turns(trajectory: Trajectory) -> Iterator[AgentTurn]:
    for line in (*trajectory.steps, trajectory.end, trajectory.fault):
        if line is not None and line.agent is not None:
            yield line.agent


def _spent(turns: list[AgentTurn]) -> dict[str, Any]:
    """Tokens, dollars and calls of an episode; None where nobody counted."""
    counted = [usage for turn in turns if (usage := turn.get("usage")) is not None]
    usages = [Usage(**{name: usage.get(name, 0) for name in _TOKENS}) for usage in counted]
    costs = [cost for turn in turns if (cost := turn.get("cost")) is not None]
    return {
        "tokens": asdict(sum(usages, Usage())) if usages else None,
        "cost": round(sum(costs), 9) if costs else None,
        "model_calls": sum(turn.get("calls", 0) for turn in turns),
    }
