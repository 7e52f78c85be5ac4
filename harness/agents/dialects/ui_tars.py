"""UI-TARS: actions as calls in the text after "Action:", in thousandths of the picture (1.0, Doubao) or in pixels of
the picture resized as for Qwen2.5-VL (1.5).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ....gym.actions import Action, Answer, Click, Done, Drag, Hover, Press, Scroll, Type, Wait
from ....gym.errors import ActionError
from . import keys
from .base import Call, Viewport, tools_beside
from .calls import read_calls, signature, write_call
from .geometry import THOUSANDTHS, Grid, Sides, smart_resize
from .parts import Keys, Part, PlainText
from .places import At
from .table import TableDialect, Word
from .wheels import Wheel

#: What one scroll moves, which has no argument for it: five notches of the wheel.
SCROLL = 600
_NUMBER = re.compile(r"-?\d{1,6}(?:\.\d{1,6})?")
_CALL = re.compile(r"(\w+)\((\w+)\s*=\s*(['\"])(.*)\3\s*\)\s*", re.DOTALL)
_ESCAPES = {"\\": "\\\\", "'": "\\'", '"': '\\"', "\n": "\\n", "\r": "\\r"}
_EXAMPLE = "Action: click(point='<point>500 300</point>')"
_ANSWER = Word("finished", Answer, (PlainText("content", "value"),))


@dataclass(frozen=True)
class Tagged(At):
    """A place as a text with two numbers, or a box with four, whatever tags stand around them."""

    argument: str = "point"
    box: str = "start_box"  # what older models call it

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.argument, self.box)

    def point(self, given: Mapping[str, Any]) -> tuple[Any, Any] | None:
        text = given.get(self.argument, given.get(self.box))
        if text is None:
            return None
        numbers = [float(found) for found in _NUMBER.findall(text)] if isinstance(text, str) else []
        if len(numbers) not in (2, 4):
            raise ActionError(f"{self.argument} must be as in '<point>500 300</point>'")
        return sum(numbers[::2]) / (len(numbers) // 2), sum(numbers[1::2]) / (len(numbers) // 2)

    def arguments_for(self, x: float, y: float) -> dict[str, Any]:
        return {self.argument: f"<point>{x} {y}</point>"}


def _words(grid: Grid) -> tuple[Word, ...]:
    place = Tagged(grid=grid)
    start, end = (
        Tagged("start_point", grid=grid, prefix="from_"),
        Tagged("end_point", grid=grid, prefix="to_", box="end_box"),
    )
    return (
        Word("click", Click, (place,), {"button": "left", "count": 1}),
        Word("left_double", Click, (place,), {"button": "left", "count": 2}),
        Word("right_single", Click, (place,), {"button": "right", "count": 1}),
        Word("hover", Hover, (place,)),
        Word("drag", Drag, (start, end)),
        Word("scroll", Scroll, (replace(place, optional=True), Wheel(amount="", default=SCROLL))),
        Word("type", Type, (Part("content", "text"),)),
        Word("hotkey", Press, (Keys("key", "keys", names=keys.LOWER),)),
        Word("wait", Wait, means={"ms": 5000}),
        Word("finished", Done, says={"content": ""}),
        _ANSWER,
    )


@dataclass(frozen=True)
class UiTarsDialect(TableDialect):
    """A thought, and after "Action:" one call or several."""

    def prompt(self, viewport: Viewport) -> str:
        wide, high = self.grid.units(viewport)
        others = "\n".join(signature(tool) for tool in tools_beside(self))
        return (
            "Answer in this form, with one action:\n\nThought: what you see and do next\nAction: the action\n\n"
            f"Points count from the left and from the top, up to {wide} and {high}. The actions:\n\n"
            "click(point='<point>x y</point>')\nleft_double(point='<point>x y</point>')\n"
            "right_single(point='<point>x y</point>')\nhover(point='<point>x y</point>')\n"
            "drag(start_point='<point>x y</point>', end_point='<point>x y</point>')\n"
            "scroll(point='<point>x y</point>', direction='down')  # or up, left, right\n"
            "hotkey(key='ctrl c')  # keys in small letters, divided by spaces\n"
            "type(content='text')  # with \\', \\\" and \\n; \\n at the end submits\nwait()  # five seconds\n"
            f"finished(content='')  # ends: the work is done, or content answers the question\n{others}"
        )

    def parse(self, text: str) -> list[Call]:
        said = text.rpartition("Action:")[2].strip()
        said = said.strip("`").strip()
        try:
            return read_calls(said, _ORDER, _EXAMPLE)
        except ActionError:
            # One text whose quotes or line ends are not escaped, in a call that has no other argument.
            if (found := _CALL.fullmatch(said)) and found[1] in _ORDER:
                return [Call(found[1], {found[2]: found[4].replace("\\n", "\n")})]
            raise

    def write(self, calls: list[Call], thought: str = "") -> str:
        return (
            (f"Thought: {thought}\n" if thought else "")
            + "Action: "
            + "\n\n".join(write_call(call, _quoted) for call in calls)
        )


def _finished(given: dict[str, Any], viewport: Viewport) -> list[Action]:
    """The end: an answer where the content has one."""
    content = given.get("content", "")
    return _ANSWER.read(given, viewport) if content else [Done()]


def _quoted(value: Any) -> str:
    return f"'{''.join(_ESCAPES.get(sign, sign) for sign in value)}'" if isinstance(value, str) else repr(value)


def resized(viewport: Viewport) -> tuple[int, int]:
    return smart_resize(viewport, least=100 * 28 * 28)


def _dialect(name: str, units: Sides) -> UiTarsDialect:
    grid = Grid(units)
    return UiTarsDialect(
        name=name,
        form="pixel",
        wire="text",
        words=_words(grid),
        readings={"finished": _finished},
        renamed={"hotkey": "key"},
        also=(Answer,),
        grid=grid,
    )


_ORDER = {
    "click": ("point",), "left_double": ("point",), "right_single": ("point",), "hover": ("point",),
    "drag": ("start_point", "end_point"), "scroll": ("point", "direction"), "type": ("content",), "hotkey": ("key",),
    "finished": ("content",), "wait": (),
}  # fmt: skip
UI_TARS = _dialect("ui-tars", THOUSANDTHS.units)
UI_TARS_1_5 = _dialect("ui-tars-1.5", resized)
