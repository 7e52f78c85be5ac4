"""Rows in ATIF, the Agent Trajectory Interchange Format of Harbor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..agents.dialects import DIALECTS
from ..agents.functions import functions_of
from ..trajectories.model import Step, Trajectory
from .chat import answered
from .dialects import system_of
from .turns import Seen, Turn, offered, spoken, turns

#: The version written. The one after it adds sound, which there is none of here.
VERSION = "ATIF-v1.7"


def row(trajectory: Trajectory, locate: Callable[[str], str]) -> dict[str, Any]:
    """The document of one trajectory, in our own actions. Raises Unexportable."""
    header, end = trajectory.header, trajectory.end
    assert end is not None, "only what has ended is exported"
    dialect = spoken(DIALECTS["canonical-pixel" if header.form == "pixel" else "canonical"], header)
    functions = functions_of(header.form, header.interface, goto=header.goto) + offered(header)
    made = turns(trajectory, locate, dialect)
    steps: list[dict[str, Any]] = [
        {"source": "system", "message": system_of(header.interface)},
        {"source": "user", "message": _content(made[0].seen)},
        *(_step(number, turn, answers) for number, (turn, answers) in enumerate(answered(made))),
    ]
    agent = {"name": "deskgym", "version": header.package, "tool_definitions": functions}
    facts = {key: getattr(header, key) for key in ("family", "seed", "split", "level", "instance", "width", "height")}
    return {
        "schema_version": VERSION,
        "session_id": f"{header.family}-{header.split}-{header.seed}-{header.attempt}",
        "agent": agent | ({"model_name": header.agent} if header.agent else {}),
        "steps": [{"step_id": number, **step} for number, step in enumerate(steps, 1)],
        "final_metrics": {**_metrics(trajectory.steps, "total_"), "total_steps": len(steps)},
        "extra": {**facts, "verdict": end.verdict},
    }


def _step(number: int, turn: Turn, answers: list[Seen]) -> dict[str, Any]:
    """What the agent did in a turn, and what it was answered."""
    ids = [f"call_{number}_{place}" for place in range(len(turn.calls))]
    calls = [
        {"tool_call_id": name, "function_name": call.name, "arguments": call.arguments}
        for name, call in zip(ids, turn.calls, strict=True)
    ]
    results = [{"source_call_id": name, "content": _content(seen)} for name, seen in zip(ids, answers, strict=True)]
    metrics, agent = _metrics([turn.step]), turn.step.agent
    return {
        "source": "agent",
        "message": turn.thought,
        "tool_calls": calls,
        "observation": {"results": results},
        "llm_call_count": agent.get("calls", 1) if agent else 0,
        **({"metrics": metrics} if metrics else {}),
    }


def _content(seen: Seen) -> str | list[dict[str, Any]]:
    if not seen.images:
        return seen.text
    pictures = ({"type": "image", "source": {"media_type": "image/png", "path": path}} for path in seen.images)
    return [{"type": "text", "text": seen.text}, *pictures]


def _metrics(steps: list[Step], prefix: str = "") -> dict[str, Any]:
    """What models spent for these steps, as far as it is known."""
    turns = [step.agent for step in steps if step.agent is not None]
    names = {"input": "prompt_tokens", "cached": "cached_tokens", "output": "completion_tokens"}
    used = [usage for turn in turns if (usage := turn.get("usage"))]
    spent = {f"{prefix}{name}": sum(usage.get(key, 0) for usage in used) for key, name in names.items() if used}
    costs = [cost for turn in turns if (cost := turn.get("cost")) is not None]
    return spent | ({f"{prefix}cost_usd": sum(costs)} if costs else {})
