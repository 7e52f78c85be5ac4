"""Supervised fine-tuning rows in the form of OpenAI's chat messages: one row per trajectory, one tool call per turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..agents.functions import tools
from ..trajectories.model import Observation, Step, Trajectory
from .turns import images, outcome, preamble, seen_text

_SYSTEM = (
    "You work in an office, in web apps that you see through a browser. Reach the goal that you are given, and change "
    "nothing else. Each turn shows you the page; answer with exactly one tool call. End with `done` when the work is "
    "finished, with `answer` when you were asked a question, or with `infeasible` and a reason when the goal cannot or "
    "must not be reached."
)


def row(trajectory: Trajectory, locate: Callable[[str], str]) -> dict[str, Any]:
    """The row of one trajectory: messages, tools, and the images that the user turns show, in their order."""
    shown: list[str] = []
    messages: list[dict[str, Any]] = [{"role": "system", "content": _SYSTEM}]
    for step in trajectory.steps:
        content = _seen(preamble(trajectory, step.index), step.observation, locate)
        shown += [part["image_url"]["url"] for part in content if part["type"] == "image_url"]
        messages += [{"role": "user", "content": content}, *_done(step)]
    return {"messages": messages, "tools": tools(trajectory.header.form), "images": shown}


def _seen(told: str, observation: Observation, locate: Callable[[str], str]) -> list[dict[str, Any]]:
    """The user turn that shows an observation."""
    parts: list[dict[str, Any]] = [{"type": "text", "text": told + seen_text(observation)}]
    return parts + [{"type": "image_url", "image_url": {"url": path}} for path in images(observation, locate)]


def _done(step: Step) -> list[dict[str, Any]]:
    """The assistant's call and the tool's answer."""
    name, arguments = step.verb, {key: value for key, value in step.action.items() if key != "action"}
    call_id = f"call_{step.index}"
    call = {
        "id": call_id,
        "type": "function",
        "function": {"name": name, "arguments": json.dumps(arguments, ensure_ascii=False)},
    }
    return [
        {"role": "assistant", "content": "", "tool_calls": [call]},
        {"role": "tool", "tool_call_id": call_id, "content": outcome(step)},
    ]
