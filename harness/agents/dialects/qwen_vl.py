"""Qwen-VL's computer_use, written as tool calls into the text: Qwen3 counts in thousandths, Qwen2.5 in pixels of the
picture as its processor resizes it. The wheel's pixels are positive upwards.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import Any

from ....gym.actions import Action, Answer, Click, Done, Drag, Hover, Press, Scroll, Type, Wait
from ....gym.actions.values import short
from ....gym.errors import ActionError
from ..functions import function_tool
from . import keys
from .base import Call, Viewport, tools_beside
from .geometry import RESIZED, THOUSANDTHS, Grid
from .parts import Cursor, Delta, Keys, Pair, Part, PlainText, Seconds
from .table import TableDialect, Word

_CALL = re.compile(r"<tool_call>(.*?)(?:</tool_call>|\Z)", re.DOTALL)
_EXAMPLE = (
    '<tool_call>{"name": "computer_use", "arguments": {"action": "left_click", "coordinate": [500, 300]}}</tool_call>'
)


def _words(grid: Grid) -> tuple[Word, ...]:
    place, wheel = Pair(grid=grid, cursor=True), Pair(grid=grid, cursor=True, optional=True)
    return (
        Word("left_click", Click, (place,), {"button": "left", "count": 1}),
        Word("right_click", Click, (place,), {"button": "right", "count": 1}),
        Word("middle_click", Click, (place,), {"button": "middle", "count": 1}),
        Word("double_click", Click, (place,), {"button": "left", "count": 2}),
        Word("triple_click", Click, (place,), {"button": "left", "count": 3}),
        Word("mouse_move", Hover, (Pair(grid=grid),)),
        Word("left_click_drag", Drag, (Cursor(prefix="from_"), Pair(grid=grid, prefix="to_"))),
        Word("scroll", Scroll, (wheel, Delta("pixels", "dy", sign=-1, whole=True, optional=False))),
        Word("hscroll", Scroll, (wheel, Delta("pixels", "dx", whole=True, optional=False))),
        Word("type", Type, (Part("text"),)),
        Word("key", Press, (Keys("keys", names=keys.LOWER, many=True),)),
        Word("wait", Wait, (Seconds("time", whole=False),)),
        Word("answer", Answer, (PlainText("text", "value"),)),
        Word("terminate", Done, says={"status": "success"}),
    )


@dataclass(frozen=True)
class QwenDialect(TableDialect):
    """Tool calls as JSON between tags."""

    def prompt(self, viewport: Viewport) -> str:
        own = self._computer_use(viewport)
        functions = "\n".join(json.dumps(tool, ensure_ascii=False) for tool in [own, *tools_beside(self)])
        return (
            "# Tools\n\nCall one or more of these functions:\n"
            f"<tools>\n{functions}\n</tools>\n\n"
            "Write every call as a JSON object with its name and arguments between tags, as in:\n"
            f"{_EXAMPLE}"
        )

    def parse(self, text: str) -> list[Call]:
        found = _CALL.findall(text)
        if not found:
            raise ActionError(f"there is no <tool_call> in {short(text)}: write for example {_EXAMPLE}")
        return [_call(body) for body in found]

    def write(self, calls: list[Call]) -> str:
        said = (json.dumps({"name": call.name, "arguments": call.arguments}, ensure_ascii=False) for call in calls)
        return "\n".join(f"<tool_call>\n{call}\n</tool_call>" for call in said)

    def _computer_use(self, viewport: Viewport) -> dict[str, Any]:
        wide, high = self.grid.units(viewport)
        names = sorted({word.name for word in self.words})
        point = {
            "type": "array",
            "items": {"type": "integer"},
            "description": "x from the left edge, y from the top edge",
        }
        return function_tool(
            "computer_use",
            f"Use the mouse and the keyboard. The screen measures {wide}x{high}. left_click_drag drags from where the "
            "mouse is; scroll turns the wheel by pixels, up where they are positive; answer gives the answer to a "
            "question and terminate says that the work is finished: both end the episode.",
            {
                "type": "object",
                "properties": {
                    "action": {"type": "string", "enum": names},
                    "coordinate": point,
                    "keys": {"type": "array", "items": {"type": "string"}, "description": "of action key"},
                    "text": {"type": "string", "description": "of actions type and answer"},
                    "pixels": {"type": "number", "description": "of actions scroll and hscroll"},
                    "time": {"type": "number", "description": "seconds, of action wait"},
                    "status": {"type": "string", "enum": ["success"], "description": "of action terminate"},
                },
                "required": ["action"],
            },
        )


def _call(body: str) -> Call:
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        raise ActionError(f"{short(body.strip())} is no JSON object") from None
    name, arguments = (said.get("name"), said.get("arguments", {})) if isinstance(said, dict) else (None, None)
    if not isinstance(name, str) or not isinstance(arguments, dict):
        raise ActionError(f'{short(body.strip())} needs "name" and "arguments"')
    return Call(name, arguments)


def _failed(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    if given.get("status") != "success":
        raise ActionError(
            "status must be success; a goal that cannot be reached is reported by the function infeasible"
        )
    return [Done()]


QWEN3 = QwenDialect(
    name="qwen3-vl",
    form="pixel",
    wire="text",
    words=_words(THOUSANDTHS),
    looks=frozenset({"screenshot"}),
    readings={"terminate": _failed},
    also=(Answer,),
    envelope=("computer_use", "action"),
    grid=THOUSANDTHS,
)
QWEN2_5 = replace(QWEN3, name="qwen2.5-vl", words=_words(RESIZED), grid=RESIZED)
