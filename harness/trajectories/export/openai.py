"""Supervised fine-tuning rows in the form of OpenAI's chat messages: one row per trajectory, one tool call per turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..model import Observation, Step, Trajectory
from ...agents.functions import tools

_SYSTEM = (
    "You work in an office, in web apps that you see through a browser. Reach the goal that you are given, and change "
    "nothing else. Each turn shows you the page; answer with exactly one tool call. End with `done` when the work is "
    "finished, with `answer` when you were asked a question, or with `infeasible` and a reason when the goal cannot or "
    "must not be reached."
)
_IMAGES = ("screenshot", "marks")
_TEXTS = ("axtree", "dom")


def row(trajectory: Trajectory, locate: Callable[[str], str]) -> dict[str, Any]:
    """The row of one trajectory: messages, tools, and the images that the user turns show, in their order."""
    images: list[str] = []
    messages: list[dict[str, Any]] = [{"role": "system", "content": _SYSTEM}]
    for step in trajectory.steps:
        content = _seen(_told(trajectory) if step.index == 0 else "", step.observation, locate)
        images += [part["image_url"]["url"] for part in content if part["type"] == "image_url"]
        messages += [{"role": "user", "content": content}, *_done(step)]
    return {"messages": messages, "tools": tools(trajectory.header.form), "images": images}


def _told(trajectory: Trajectory) -> str:
    """What the first turn says beside the page: the goal, and where the apps are."""
    apps = trajectory.steps[0].observation.get("apps", ())
    return f"Goal: {trajectory.header.goal}\n\n" + "".join(f"App: {app}\n" for app in apps) + ("\n" if apps else "")


def _seen(told: str, observation: Observation, locate: Callable[[str], str]) -> list[dict[str, Any]]:
    """The user turn that shows an observation."""
    tabs = "".join(f"\nTab: {tab}" for tab in observation["tabs"]) if len(observation["tabs"]) > 1 else ""
    focused = f"\nFocused: {observation['focused']}" if observation["focused"] else ""
    texts = "".join(f"\n\n{observation[kind]}" for kind in _TEXTS if kind in observation)
    parts: list[dict[str, Any]] = [
        {"type": "text", "text": f"{told}URL: {observation['url']}{tabs}{focused}{texts}".rstrip()}
    ]
    shown = (observation[kind]["file"] for kind in _IMAGES if kind in observation)
    return parts + [{"type": "image_url", "image_url": {"url": locate(file)}} for file in shown]


def _done(step: Step) -> list[dict[str, Any]]:
    """The assistant's call and the tool's answer."""
    name, arguments = step.action["action"], {key: value for key, value in step.action.items() if key != "action"}
    call_id = f"call_{step.index}"
    call = {
        "id": call_id,
        "type": "function",
        "function": {"name": name, "arguments": json.dumps(arguments, ensure_ascii=False)},
    }
    ended = "The episode has ended." if step.terminated or step.truncated else "Done."
    return [
        {"role": "assistant", "tool_calls": [call]},
        {"role": "tool", "tool_call_id": call_id, "content": f"Error: {step.error}" if step.error else ended},
    ]
