"""Anthropic's computer tool: the toolset, whose members are calls of their own, and the single tool before it.

Pixels of the picture; a notch of the wheel is 120 of them; keys by xdotool's names.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....gym.actions import Action, Click, Drag, Hover, Press, Scroll, Type, Wait
from ....gym.errors import ActionError
from . import keys
from .base import Viewport
from .geometry import number
from .parts import Keys, Modifiers, Pair, Part, Seconds, Wheel
from .table import TableDialect, Word

NOTCH = 120
_PLACE = Pair(cursor=True)
_HELD = Modifiers("text", names=keys.X11)
_MOST = 100

WORDS = (
    Word("left_click", Click, (_PLACE, _HELD), {"button": "left", "count": 1}),
    Word("right_click", Click, (_PLACE, _HELD), {"button": "right", "count": 1}),
    Word("middle_click", Click, (_PLACE, _HELD), {"button": "middle", "count": 1}),
    Word("double_click", Click, (_PLACE, _HELD), {"button": "left", "count": 2}),
    Word("triple_click", Click, (_PLACE, _HELD), {"button": "left", "count": 3}),
    Word("mouse_move", Hover, (Pair(),)),
    Word("left_click_drag", Drag, (Pair("start_coordinate", prefix="from_", cursor=True), Pair(prefix="to_"))),
    Word("scroll", Scroll, (
        Pair(cursor=True, optional=True),
        Wheel("scroll_direction", amount="scroll_amount", unit=NOTCH, default=3),
    )),
    Word("type", Type, (Part("text"),)),
    Word("key", Press, (Keys("text", "keys", names=keys.X11),)),
    Word("wait", Wait, (Seconds("duration"),)),
)  # fmt: skip


def key_sequence(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """Presses of keys or chords divided by spaces, as often as told; a key that is held counts as pressed."""
    text, times = given.get("text"), int(number(given.get("repeat", 1), "repeat"))
    if not isinstance(text, str) or not text.strip():
        raise ActionError("text must name a key or a chord")
    if not 1 <= times <= _MOST:
        raise ActionError(f"repeat must be from 1 to {_MOST}")
    presses: list[Action] = [Press(keys.read(chord, "text")) for chord in text.split()]
    if len(presses) > _MOST:
        raise ActionError(f"text may name at most {_MOST} keys")
    return presses * times


NO_BUTTON = "use left_click_drag, which presses, moves and lets go"

TOOLSET = TableDialect(
    name="anthropic-computer",
    form="pixel",
    wire="anthropic",
    words=WORDS,
    native=lambda _: [{"type": "computer_toolset_20260801"}],
    looks=frozenset({"screenshot", "cursor_position", "zoom"}),
    refused={"left_mouse_down": NO_BUTTON, "left_mouse_up": NO_BUTTON},
    readings={"key": key_sequence, "hold_key": key_sequence},
    toolset="computer",
)
LEGACY = replace(
    TOOLSET,
    name="anthropic-computer-legacy",
    native=lambda viewport: [
        {
            "type": "computer_20251124",
            "name": "computer",
            "display_width_px": viewport.width,
            "display_height_px": viewport.height,
        }
    ],
    envelope=("computer", "action"),
    toolset="",
)
