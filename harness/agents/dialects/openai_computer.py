"""OpenAI's computer tool, whose calls hold one action or several, and the preview before it.

A call's arguments are the fields of a `computer_call`: `action`, or `actions`. Pixels of the picture; keys in capitals.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....gym.actions import Action, Back, Click, Drag, Forward, Hover, Press, Scroll, Type, Wait
from ....gym.errors import ActionError
from . import keys
from .base import Call, Viewport
from .geometry import PIXELS
from .parts import At, Choice, Delta, Keys, Modifiers, Part
from .table import TableDialect, Word

MOST_ACTIONS = 100
_HELD = Modifiers("keys", "modifiers", names=keys.OPENAI, many=True)
_BUTTON = Choice(
    "button", meanings={"left": "left", "right": "right", "wheel": "middle"}, default="left", optional=False
)


@dataclass(frozen=True)
class Path(Part):
    """A drag as a list of points, of which the first and the last count."""

    argument: str = "path"

    @property
    def fields(self) -> tuple[str, ...]:
        return ("from_x", "from_y", "to_x", "to_y")

    def read(self, given: Any, viewport: Viewport) -> dict[str, Any]:
        path = given.get("path")
        if not isinstance(path, list) or len(path) < 2 or not all(isinstance(point, dict) for point in path):
            raise ActionError("path must be a list of two points or more")
        ends = (PIXELS.read(point.get("x"), point.get("y"), viewport) for point in (path[0], path[-1]))
        return dict(zip(self.fields, (side for end in ends for side in end), strict=True))

    def write(self, fields: Any, viewport: Viewport) -> dict[str, Any]:
        ends = (At(prefix=prefix).write(fields, viewport) for prefix in ("from_", "to_"))
        return {"path": list(ends)}


class _Batched(TableDialect):
    """Every call is of one tool, and may hold several actions."""

    def decode(self, call: Call, viewport: Viewport) -> list[Action]:
        if call.name != "computer" or not isinstance(call.arguments, dict):
            return super().decode(call, viewport)
        said = call.arguments.get("actions") or [call.arguments.get("action")]
        if not isinstance(said, list) or not all(isinstance(one, dict) for one in said):
            raise ActionError("computer needs an action, or a list of actions")
        if len(said) > MOST_ACTIONS:
            raise ActionError(f"computer takes at most {MOST_ACTIONS} actions at once")
        decode = super().decode
        return [action for one in said for action in decode(Call("computer", one), viewport)]

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        said = [call.arguments for call in super().encode(action, viewport)]
        return [Call("computer", {"actions": said})]


class _Single(_Batched):
    """Every call holds one action."""

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        calls = super().encode(action, viewport)
        return [Call("computer", {"action": said}) for call in calls for said in call.arguments["actions"]]


def _click(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """A click; with the mouse's back and forward buttons it moves in the history."""
    if given.get("button") in ("back", "forward"):
        return [Back() if given["button"] == "back" else Forward()]
    return _CLICK.read(given, viewport)


_CLICK = Word("click", Click, (At(), _BUTTON, _HELD), {"count": 1})
_WORDS = (
    _CLICK,
    Word("double_click", Click, (At(), _HELD), {"button": "left", "count": 2}),
    Word("drag", Drag, (Path(),)),
    Word("keypress", Press, (Keys("keys", names=keys.OPENAI, many=True),)),
    Word("move", Hover, (At(),)),
    Word("scroll", Scroll, (At(), Delta("scroll_x", "dx", whole=True), Delta("scroll_y", "dy", whole=True))),
    Word("type", Type, (Part("text"),)),
    Word("wait", Wait, means={"ms": Wait.ms}),
)

DIALECT = _Batched(
    name="openai-computer",
    form="pixel",
    wire="openai",
    words=_WORDS,
    native=lambda _: [{"type": "computer"}],
    looks=frozenset({"screenshot"}),
    readings={"click": _click},
    also=(Click, Wait),
    envelope=("computer", "type"),
)
PREVIEW = _Single(
    **{name: getattr(DIALECT, name) for name in ("form", "wire", "words", "looks", "readings", "also", "envelope")},
    name="openai-computer-preview",
    native=lambda viewport: [
        {
            "type": "computer_use_preview",
            "environment": "browser",
            "display_width": viewport.width,
            "display_height": viewport.height,
        }
    ],
)
