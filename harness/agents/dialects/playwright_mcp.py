"""Playwright MCP's tools: elements by the refs of the snapshot; with its vision tools, pixels too."""

from __future__ import annotations

from typing import Any

from ....gym import actions as do
from ....gym.errors import ActionError
from ..functions import function_tool
from .base import Viewport
from .elements import toggled
from .geometry import EXACT
from .parts import Choice, Keys, Modifiers, Options, Part, Seconds, Whole
from .places import At, Cursor
from .table import TableDialect, Word
from .wheels import Delta

_TARGET = Part("target", "ref")
_BUTTON = Choice(
    "button", meanings={name: name for name in ("left", "right", "middle")}, default="left",
    schema={"type": "string", "enum": ["left", "right", "middle"]},
)  # fmt: skip
_HELD = Modifiers("modifiers", many=True, schema={"type": "array", "items": {"type": "string"}})
_DOUBLE = Choice("doubleClick", "count", meanings={True: 2, False: 1}, default=1, schema="boolean")
_COUNT = Choice("clickCount", "count", meanings={1: 1, 2: 2, 3: 3}, default=1, schema="integer")
_VALUES = Options("values", "option", schema={"type": "array", "items": {"type": "string"}})

_WORDS = (
    Word("browser_click", do.Click, (_TARGET, _DOUBLE, _BUTTON, _HELD)),
    Word("browser_type", do.Type, (_TARGET, Part("text")), says={"slowly": True}, enter="submit"),
    Word("browser_type", do.Fill, (_TARGET, Part("text")), enter="submit"),
    Word("browser_select_option", do.Select, (_TARGET, _VALUES)),
    Word("browser_hover", do.Hover, (_TARGET,)),
    Word("browser_drag", do.Drag, (Part("startTarget", "from_ref"), Part("endTarget", "to_ref"))),
    Word("browser_press_key", do.Press, (Keys("key", "keys"),)),
    Word("browser_navigate", do.Goto, (Part("url"),)),
    Word("browser_navigate_back", do.Back),
    Word("browser_wait_for", do.Wait, (Seconds("time", whole=False, most=30),)),
    Word("browser_tabs", do.NewTab, (Part("url", optional=True),), says={"action": "new"}),
    Word("browser_tabs", do.CloseTab, (Whole("index", optional=True),), says={"action": "close"}),
    Word("browser_tabs", do.SwitchTab, (Whole("index"),), says={"action": "select"}),
    Word("browser_mouse_click_xy", do.Click, (At(grid=EXACT), _BUTTON, _COUNT)),
    Word("browser_mouse_move_xy", do.Hover, (At(grid=EXACT),)),
    Word("browser_mouse_drag_xy", do.Drag, (
        At("startX startY", grid=EXACT, prefix="from_"), At("endX endY", grid=EXACT, prefix="to_"),
    )),
    Word("browser_mouse_wheel", do.Scroll, (Cursor(optional=True), Delta("deltaX", "dx"), Delta("deltaY", "dy"))),
)  # fmt: skip
_TOLD = {
    "browser_click": "Click an element.",
    "browser_type": "Replace a field's text; with slowly, type key by key after what is there; submit presses Enter.",
    "browser_select_option": "Choose options of a native list.",
    "browser_hover": "Move the mouse over an element.",
    "browser_drag": "Drag from one element to another.",
    "browser_press_key": "Press a key or a chord, such as Control+a.",
    "browser_navigate": "Open an address.",
    "browser_navigate_back": "Go back in the history.",
    "browser_wait_for": "Wait, in seconds.",
    "browser_tabs": "Open, close or show a tab.",
    "browser_mouse_click_xy": "Click at a pixel.",
    "browser_mouse_move_xy": "Move the mouse to a pixel.",
    "browser_mouse_drag_xy": "Drag from one pixel to another.",
    "browser_mouse_wheel": "Turn the wheel by pixels, where the mouse is.",
}


def _tools(viewport: Viewport) -> list[dict[str, Any]]:
    """The words as function tools; those of one name are one tool."""
    return [
        function_tool("browser_snapshot", "Look at the page again.", {"type": "object", "properties": {}}),
        *(_tool(name, [word for word in _WORDS if word.name == name]) for name in _TOLD),
    ]


def _tool(name: str, words: list[Word]) -> dict[str, Any]:
    properties: dict[str, Any] = {}
    for word in words:
        properties |= {key: schema for part in word.parts for key, schema in part.schemas().items()}
        properties |= {word.enter: {"type": "boolean"}} if word.enter else {}
    for key in dict.fromkeys(key for word in words for key in word.says):
        values = [word.says[key] for word in words if key in word.says]
        properties[key] = {"type": "boolean"} if values == [True] else {"type": "string", "enum": values}
    needed = [
        {*word.says, *(key for part in word.parts if not part.optional for key in part.arguments)} for word in words
    ]
    required = [key for key in properties if all(key in keys for keys in needed)]
    return function_tool(name, _TOLD[name], {"type": "object", "properties": properties, "required": required})


def _tabs(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    """A tab opened, closed or shown; a list of them is in every observation."""
    if given.get("action") == "list":
        return []
    for word in _WORDS:
        if word.name == "browser_tabs" and word.fits(given):
            return word.read(given, viewport)
    raise ActionError("action must be list, new, close or select")


def _fill_form(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    """Several fields, one after the other."""
    fields = given.get("fields")
    if not isinstance(fields, list) or not all(isinstance(field, dict) for field in fields) or not fields:
        raise ActionError("fields must be a list of objects")
    actions: list[do.Action] = []
    for field in fields:
        kind, place, value = field.get("type"), {"ref": field.get("target", field.get("ref"))}, field.get("value")
        if kind in ("textbox", "slider"):
            actions.append(do.parse({"action": "fill", **place, "text": value}))
        elif kind == "combobox":
            actions.append(do.parse({"action": "select", **place, "option": value}))
        elif kind in ("checkbox", "radio"):
            actions += toggled(viewport.tree, place["ref"], value)
        else:
            raise ActionError("type must be textbox, slider, combobox, checkbox or radio")
    return actions


_NO_SCRIPT = "work as a person does, with mouse and keyboard"
DIALECT = TableDialect(
    name="playwright-mcp",
    form="both",
    wire="functions",
    words=_WORDS,
    native=_tools,
    looks=frozenset(
        {
            "browser_snapshot", "browser_find", "browser_take_screenshot", "browser_console_messages",
            "browser_network_requests", "browser_network_request",
        }
    ),
    refused={
        "browser_evaluate": _NO_SCRIPT,
        "browser_run_code_unsafe": _NO_SCRIPT,
        "browser_mouse_down": "use browser_mouse_drag_xy",
        "browser_mouse_up": "use browser_mouse_drag_xy",
        "browser_handle_dialog": "dialogs are answered as they open",
        "browser_file_upload": "use upload, with the field's ref",
        "browser_resize": "the window keeps its size",
        "browser_close": "use done, answer or infeasible to end",
    },
    readings={"browser_tabs": _tabs, "browser_fill_form": _fill_form},
    # What tells people of the element; time between press and release.
    ignored=frozenset({"element", "startElement", "endElement", "delay"}),
    renamed={"ref": "target", "startRef": "startTarget", "endRef": "endTarget"},
    also=(do.Type,),
)  # fmt: skip
