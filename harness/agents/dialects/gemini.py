"""Gemini's computer use: thousandths of the picture's sides, by the names of 3.5 and of 2.5."""

from __future__ import annotations

from typing import Any

from ....gym.actions import (
    Action,
    Back,
    Click,
    DoubleClick,
    Drag,
    Forward,
    Goto,
    Hover,
    Press,
    Scroll,
    Type,
    Wait,
    parse,
)
from ....gym.errors import ActionError
from . import keys
from .base import Viewport
from .geometry import BELOW_THOUSAND
from .parts import At, Keys, Part, Seconds, Wheel
from .table import TableDialect, Word

_PLACE = At(grid=BELOW_THOUSAND)
_HISTORY = (Word("go_back", Back), Word("go_forward", Forward), Word("navigate", Goto, (Part("url"),)))
_IGNORED = frozenset({"intent", "safety_decision"})
_BROWSER = [{"computer_use": {"environment": "ENVIRONMENT_BROWSER"}}]
_NO_HOLDING = "there is nothing that holds a button or key down; drag_and_drop drags, a chord holds modifiers"


def _drag(start: str, end: str) -> Word:
    places = (At(start, grid=BELOW_THOUSAND, prefix="from_"), At(end, grid=BELOW_THOUSAND, prefix="to_"))
    return Word("drag_and_drop", Drag, places)


def _either_drag(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """A drag in the names of either version."""
    return (_DRAG if "start_x" in given else _DRAG_2_5).read(given, viewport)


def _scroll(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """A scroll whose extent is told in pixels, or in thousandths of the side."""
    wheel = _THOUSANDTHS if "magnitude" in given else _PIXELS
    return Word("scroll", Scroll, (_PLACE, wheel)).read(given, viewport)


def _type_at(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """A click into a field, whose text is replaced unless told, and Enter."""
    flags = {name: given.pop(name, True) for name in ("press_enter", "clear_before_typing")}
    if not all(isinstance(flag, bool) for flag in flags.values()):
        raise ActionError(f"{' and '.join(flags)} must be true or false")
    text = given.pop("text", None)
    click = Word("type_text_at", Click, (_PLACE,)).read(given, viewport)
    clearing: list[Action] = [Press("Control+a"), Press("Delete")] if flags["clear_before_typing"] else []
    entering: list[Action] = [Press("Enter")] if flags["press_enter"] else []
    return [*click, *clearing, parse({"action": "type", "text": text}), *entering]


def _scroll_document(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """A scroll over the middle of the page, by most of a screen."""
    return Word("scroll_document", Scroll, (_THOUSANDTHS,)).read({**given, "magnitude": 800}, viewport)


_DRAG = _drag("start_x start_y", "end_x end_y")
_DRAG_2_5 = _drag("x y", "destination_x destination_y")
_PIXELS = Wheel(amount="magnitude_in_pixels", default=300, most=999)
_THOUSANDTHS = Wheel(unit=0, default=800, most=999)

GEMINI = TableDialect(
    name="gemini",
    form="pixel",
    wire="gemini",
    words=(
        Word("click", Click, (_PLACE,), {"button": "left", "count": 1}),
        Word("double_click", Click, (_PLACE,), {"button": "left", "count": 2}),
        Word("triple_click", Click, (_PLACE,), {"button": "left", "count": 3}),
        Word("middle_click", Click, (_PLACE,), {"button": "middle", "count": 1}),
        Word("right_click", Click, (_PLACE,), {"button": "right", "count": 1}),
        Word("move", Hover, (_PLACE,)),
        _DRAG,
        Word("scroll", Scroll, (_PLACE, _PIXELS)),
        Word("type", Type, (Part("text"),), enter="press_enter"),
        Word("press_key", Press, (Keys("key", "keys", names=keys.GEMINI, alone=True),)),
        Word("hotkey", Press, (Keys("keys", names=keys.GEMINI, many=True),)),
        Word("wait", Wait, (Seconds("seconds", default=1),)),
        *_HISTORY,
    ),
    native=lambda _: _BROWSER,
    looks=frozenset({"take_screenshot", "open_web_browser"}),
    refused=dict.fromkeys(("mouse_down", "mouse_up", "key_down", "key_up"), _NO_HOLDING),
    readings={"scroll": _scroll, "drag_and_drop": _either_drag},
    ignored=_IGNORED,
    grid=BELOW_THOUSAND,
)
GEMINI_2_5 = TableDialect(
    name="gemini-2.5",
    form="pixel",
    wire="gemini",
    words=(
        Word("click_at", Click, (_PLACE,), {"button": "left", "count": 1}),
        Word("hover_at", Hover, (_PLACE,)),
        _DRAG_2_5,
        Word("scroll_at", Scroll, (_PLACE, _THOUSANDTHS)),
        Word("key_combination", Press, (Keys("keys", names=keys.GEMINI),)),
        Word("wait_5_seconds", Wait, means={"ms": 5000}),
        *_HISTORY,
    ),
    native=lambda _: _BROWSER,
    looks=frozenset({"open_web_browser"}),
    refused={"search": "there is no search engine here"},
    readings={"drag_and_drop": _either_drag, "type_text_at": _type_at, "scroll_document": _scroll_document},
    ignored=_IGNORED,
    also=(Click, DoubleClick, Type, Wait),
    grid=BELOW_THOUSAND,
)
