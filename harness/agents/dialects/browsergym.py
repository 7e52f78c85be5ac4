"""BrowserGym's high-level actions, written as calls: elements by bid, which is our ref, and pixels."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ....gym import actions as do
from ....gym.actions.models import REASONS
from ....gym.errors import ActionError
from .base import Call, Viewport, tools_beside
from .calls import read_calls, signature, write_call
from .geometry import EXACT
from .parts import Choice, Keys, Modifiers, Part, PlainText, Whole
from .places import At, Cursor
from .table import TableDialect, Word
from .wheels import Delta

_BID, _POINT = Part("bid", "ref"), At(grid=EXACT)
_FROM = At("from_x from_y", grid=EXACT, prefix="from_")
_TO = At("to_x to_y", grid=EXACT, prefix="to_")
_BUTTON = Choice("button", meanings={name: name for name in ("left", "middle", "right")}, default="left")
_HELD = Modifiers("modifiers", many=True)
_TAGGED = re.compile(r"<action>(.*?)(?:</action>|\Z)", re.DOTALL)
_FENCED = re.compile(r"```[a-z]*\n(.*?)(?:```|\Z)", re.DOTALL)
_EXAMPLE = "click('e12')"


@dataclass(frozen=True)
class Reason(Part):
    """Why a goal cannot be reached: a code, and after a colon what there is to say of it."""

    argument: str = "reason"

    @property
    def fields(self) -> tuple[str, ...]:
        return ("reason", "note")

    def read(self, given: Any, viewport: Viewport) -> dict[str, Any]:
        text = given.get("reason")
        code, _, note = text.partition(":") if isinstance(text, str) else ("", "", "")
        if code.strip() not in REASONS:
            raise ActionError(f"reason must begin with one of {', '.join(REASONS)}, as in 'not_found: no such order'")
        return {"reason": code.strip(), "note": note.removeprefix(" ")}

    def write(self, fields: Any, viewport: Viewport) -> dict[str, Any]:
        note = fields.get("note", "")
        return {"reason": f"{fields['reason']}: {note}" if note else fields["reason"]}


_WORDS = (
    Word("click", do.Click, (_BID, _BUTTON, _HELD), {"count": 1}),
    Word("dblclick", do.Click, (_BID, _BUTTON, _HELD), {"count": 2}),
    Word("hover", do.Hover, (_BID,)),
    Word("fill", do.Fill, (_BID, Part("value", "text"))),
    Word("select_option", do.Select, (_BID, Part("options", "option"))),
    Word("drag_and_drop", do.Drag, (Part("from_bid", "from_ref"), Part("to_bid", "to_ref"))),
    Word("upload_file", do.Upload, (_BID, Part("file"))),
    Word("mouse_click", do.Click, (_POINT, _BUTTON), {"count": 1}),
    Word("mouse_dblclick", do.Click, (_POINT, _BUTTON), {"count": 2}),
    Word("mouse_move", do.Hover, (_POINT,)),
    Word("mouse_drag_and_drop", do.Drag, (_FROM, _TO)),
    Word("scroll", do.Scroll, (Cursor(optional=True), Delta("delta_x", "dx"), Delta("delta_y", "dy"))),
    Word("keyboard_press", do.Press, (Keys("key", "keys"),)),
    Word("keyboard_type", do.Type, (Part("text"),)),
    Word("goto", do.Goto, (Part("url"),)),
    Word("go_back", do.Back),
    Word("go_forward", do.Forward),
    Word("new_tab", do.NewTab),
    Word("tab_focus", do.SwitchTab, (Whole("index"),)),
    Word("tab_close", do.CloseTab),
    Word("noop", do.Wait, (Whole("wait_ms", "ms", optional=True),)),
    Word("send_msg_to_user", do.Answer, (PlainText("text", "value"),)),
    Word("report_infeasible", do.Infeasible, (Reason(),)),
)


def _press(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    """The focus goes to a field, and a key is pressed there."""
    keys = Word("press", do.Press, (Keys("key_comb", "keys"),))
    return [*_focus(given, viewport), *keys.read({key: given[key] for key in given if key != "bid"}, viewport)]


def _focus(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    return Word("focus", do.Type, (_BID,), {"text": ""}).read({"bid": given["bid"]} if "bid" in given else {}, viewport)


def _clear(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    return Word("clear", do.Fill, (_BID,), {"text": ""}).read(given, viewport)


def _insert(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    return Word("keyboard_insert_text", do.Type, (Part("text"),)).read(given, viewport)


_READ_ONLY = {"press": ("bid", "key_comb"), "focus": ("bid",), "clear": ("bid",), "keyboard_insert_text": ("text",)}
_SIGNATURES = {word.name: word.arguments for word in _WORDS} | _READ_ONLY


@dataclass(frozen=True)
class BrowserGymDialect(TableDialect):
    """Calls as in Python, one a line; what stands in <action> tags or a code block goes before the rest."""

    def prompt(self, viewport: Viewport) -> str:
        known = {*(word.name for word in self.words), *_READ_ONLY}
        own = (f"{name}({', '.join(arguments)})" for name, arguments in _SIGNATURES.items() if name in known)
        others = (signature(tool) for tool in tools_beside(self))
        return (
            "Answer with one action, or several on lines of their own, as calls in Python with plain values. bid is "
            "the ref of an element; x and y are pixels of the page. button, modifiers, wait_ms may be left out. "
            "send_msg_to_user gives the answer to a question, report_infeasible begins with one of "
            f"{', '.join(REASONS)}; both end the episode, as done() does when the work is finished.\n\n"
            + "\n".join([*own, *others])
        )

    def parse(self, text: str) -> list[Call]:
        for form in (_TAGGED, _FENCED):
            if found := form.findall(text):
                text = found[-1]
        return read_calls(text, _SIGNATURES, _EXAMPLE)

    def write(self, calls: list[Call], thought: str = "") -> str:
        if thought:
            return f"{thought}\n<action>\n{self.write(calls)}\n</action>"
        return "\n".join(write_call(call) for call in calls)


_NO_HOLDING = "there is nothing that holds a button or key down; mouse_drag_and_drop drags, chords hold modifiers"
DIALECT = BrowserGymDialect(
    name="browsergym",
    form="both",
    wire="text",
    words=_WORDS,
    refused=dict.fromkeys(("mouse_down", "mouse_up", "keyboard_down", "keyboard_up"), _NO_HOLDING),
    readings={"press": _press, "focus": _focus, "clear": _clear, "keyboard_insert_text": _insert},
    also=(do.Answer,),
)
