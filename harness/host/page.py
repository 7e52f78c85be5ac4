"""What comes of a reset or a step, as plain data that any wire can carry."""

from __future__ import annotations

import base64
import io
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from PIL import Image

from ...gym.base import EpisodeEnv
from ..agents.functions import FORMS, Form
from ..export.turns import seen_text


@dataclass(frozen=True)
class Page:
    """An observation whose pictures are PNG files, with reward, end and info of the step that led to it."""

    observation: dict[str, Any]  # goal, url, apps, tabs, focused, steps_left, error; axtree, dom as asked for
    images: dict[str, bytes] = field(default_factory=dict, repr=False)  # screenshot, marks, as asked for
    reward: float = 0.0
    terminated: bool = False
    truncated: bool = False
    info: dict[str, Any] = field(default_factory=dict)  # that of the environment, its verdict as plain data
    interface: str = "browser"
    #: The names of the apps' tools that there are; what they are is told in the info of the first page.
    tools: tuple[str, ...] = ()

    @property
    def ended(self) -> bool:
        return self.terminated or self.truncated

    @property
    def form(self) -> Form:
        """What actions may be aimed at."""
        return form_of((*self.observation, *self.images), self.info.get("actions", "all"))

    @property
    def goto(self) -> bool:
        """Whether an address may be gone to."""
        return bool(self.info.get("goto", True))

    @property
    def text(self) -> str:
        """The page as a model reads it: what went wrong, what a call came to, the address, and the tree."""
        error, result = self.observation["error"], self.observation.get("result", "")
        told = (f"Error: {error}" if error else "", result, seen_text(self.observation))
        return "\n\n".join(part for part in told if part)

    @property
    def briefing(self) -> str:
        """The goal and where the apps are, as a model is told once."""
        apps = "".join(f"App: {app}\n" for app in self.observation["apps"])
        return f"Goal: {self.observation['goal']}\n\n{apps}".rstrip()

    def as_json(self) -> dict[str, Any]:
        """Plain data for JSON; pictures are base64 texts of PNG files."""
        pictures = {kind: base64.b64encode(png).decode() for kind, png in self.images.items()}
        return {
            "observation": {**self.observation, **pictures},
            "reward": self.reward,
            "terminated": self.terminated,
            "truncated": self.truncated,
            "info": self.info,
        }


def form_of(kinds: Collection[str], actions: str = "all") -> Form:
    """What may be aimed at where this is shown: elements that a tree or marks name, pixels of a picture, or both.

    Where the set of actions has but one of these, it is that.
    """
    if actions != "all":
        return FORMS[actions]
    if not {"screenshot", "marks"} & {*kinds}:
        return "element"
    return "both" if {"axtree", "dom", "marks"} & {*kinds} else "pixel"


def page_of(
    env: EpisodeEnv[Any], seen: dict[str, Any], info: dict[str, Any], reward: float = 0.0, *, ended: tuple[bool, bool]
) -> Page:
    """What an environment returned."""
    texts, images = {}, {}
    for kind, value in seen.items():
        if kind == "screenshot":
            # The browser's own file; to make one of the array again would take longer.
            images[kind] = env.episode.picture
        elif isinstance(value, np.ndarray):
            images[kind] = _png(value)
        else:
            texts[kind] = list(value) if isinstance(value, tuple) else value
    told = {name: list(value) if isinstance(value, tuple) else value for name, value in info.items()}
    if "verdict" in info:
        told["verdict"] = info["verdict"].as_dict()
    hands = env.episode.hands
    if told["steps"]:
        # They stay what they were at first.
        told.pop("tools", None)
    return Page(texts, images, reward, *ended, told, env.config.interface, tuple(hands.tools) if hands else ())


def _png(array: Any) -> bytes:
    file = io.BytesIO()
    Image.fromarray(array).save(file, "PNG", compress_level=1)
    return file.getvalue()
