"""Supervised fine-tuning rows in the form of OpenAI's chat messages: one row per trajectory, one tool call per turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

from ..agents.functions import functions_of
from ..agents.models.prompts import PLACES
from ..trajectories.model import Observation, Step, Trajectory
from .turns import images, offered, outcome, preamble, seen_text

_WORK = "Reach the goal that you are given, and change nothing else."
_TURN, _CALL = "Each turn shows you the page; answer with exactly one tool call.", "Answer with exactly one tool call."
_ENDS = (
    "End with `done` when the work is finished, with `answer` when you were asked a question, or with `infeasible` and "
    "a reason when the goal cannot or must not be reached."
)


def row(trajectory: Trajectory, locate: Callable[[str], str]) -> dict[str, Any]:
    """The row of one trajectory: messages, tools, and the images that the user turns show, in their order."""
    header, shown = trajectory.header, list[str]()
    messages: list[dict[str, Any]] = [{"role": "system", "content": _system(header.interface)}]
    for step, then in zip(trajectory.steps, islice(trajectory.observations(), 1, None), strict=True):
        if step.index == 0 or header.interface != "tools":
            content = _seen(preamble(trajectory, step.index), step.observation, locate)
            shown += [part["image_url"]["url"] for part in content if part["type"] == "image_url"]
            messages.append({"role": "user", "content": content})
        messages += _done(step, outcome(step, then))
    functions = functions_of(header.form, header.interface, goto=header.goto) + offered(header)
    return {"messages": messages, "tools": functions, "images": shown}


def _system(interface: str) -> str:
    return " ".join((PLACES[interface], _WORK, _CALL if interface == "tools" else _TURN, _ENDS))


def _seen(told: str, observation: Observation, locate: Callable[[str], str]) -> list[dict[str, Any]]:
    """The user turn that shows an observation."""
    parts: list[dict[str, Any]] = [{"type": "text", "text": told + seen_text(observation)}]
    return parts + [{"type": "image_url", "image_url": {"url": path}} for path in images(observation, locate)]


def _done(step: Step, told: str) -> list[dict[str, Any]]:
    """The assistant's call and the tool's answer."""
    name, arguments = step.verb, {key: value for key, value in step.action.items() if key != "action"}
    if step.is_call:
        name, arguments = arguments["tool"], arguments.get("arguments") or {}
    call_id = f"call_{step.index}"
    call = {
        "id": call_id,
        "type": "function",
        "function": {"name": name, "arguments": json.dumps(arguments, ensure_ascii=False)},
    }
    return [
        {"role": "assistant", "content": "", "tool_calls": [call]},
        {"role": "tool", "tool_call_id": call_id, "content": told},
    ]
