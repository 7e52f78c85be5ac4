"""Anthropic's browser toolset: elements by ref and places by pixel, tabs, and the page's address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ....gym import actions as do
from ....gym.actions.values import short
from ....gym.errors import ActionError
from . import keys
from .anthropic_computer import NO_BUTTON, NOTCH, key_sequence
from .base import Call, Unsayable, Viewport
from .elements import element, toggled
from .parts import Keys, Modifiers, Options, Part, Seconds, Whole
from .places import At
from .table import TableDialect, Word
from .wheels import Wheel


@dataclass(frozen=True)
class Target(At):
    """A place as an object that says of which kind it is: a ref, or a coordinate."""

    argument: str = "target"
    kinds: tuple[str, ...] = ("coordinate", "ref")

    @property
    def fields(self) -> tuple[str, ...]:
        points = super().fields if "coordinate" in self.kinds else ()
        return (*points, "ref") if "ref" in self.kinds else points

    def read(self, given: Mapping[str, Any], viewport: Viewport) -> dict[str, Any]:
        target = given.get(self.argument)
        if not isinstance(target, dict) or target.get("type") not in self.kinds:
            raise ActionError(f"{self.argument} must be an object of type {' or '.join(self.kinds)}")
        if target["type"] == "ref":
            return {"ref": target.get("ref")}
        return dict(zip(super().fields, self.grid.read(target.get("x"), target.get("y"), viewport), strict=True))

    def write(self, fields: Mapping[str, Any], viewport: Viewport) -> dict[str, Any]:
        if "ref" in fields and "ref" in self.kinds:
            return {self.argument: {"type": "ref", "ref": fields["ref"]}}
        if "coordinate" not in self.kinds:
            raise Unsayable("it needs a ref")
        x, y = (fields.get(name) for name in super().fields)
        if x is None or y is None:
            raise Unsayable("it needs pixels")
        x, y = self.grid.write(x, y, viewport)
        return {self.argument: {"type": "coordinate", "x": x, "y": y}}


class Address(Part):
    """An address that is not one of the words for moves in the history."""

    def write_value(self, value: Any) -> Any:
        if value in ("back", "forward", "reload"):
            raise Unsayable(f"{value} has a meaning of its own")
        return value


class _Browser(TableDialect):
    """Calls may name the tab that they are for, which is shown first."""

    def decode(self, call: Call, viewport: Viewport) -> list[do.Action]:
        if call.name in ("switch_tab", "close_tab") or not isinstance(call.arguments, dict):
            return super().decode(call, viewport)
        given = {key: value for key, value in call.arguments.items() if value is not None}
        first = [do.SwitchTab(_TAB.read_value(given.pop("tab_id")))] if "tab_id" in given else []
        actions = super().decode(replace(call, arguments=given), viewport)
        return [*first, *actions] if actions else []


def _form_input(given: dict[str, Any], viewport: Viewport) -> list[do.Action]:
    """What sets the value of a control: which action it is depends on what the tree says of the control."""
    if odd := given.keys() - {"target", "value"}:
        raise ActionError(f"it has no argument {short(odd.pop())}: it takes target, value")
    ref, value = _ELEMENT.read(given, viewport)["ref"], given.get("value")
    found = element(viewport.tree, ref)
    if isinstance(value, bool) or (found is not None and found.is_toggle):
        return toggled(viewport.tree, ref, value)
    if isinstance(value, int | float) and abs(value) < 1e6:
        value = f"{value:g}"
    if found is not None and found.is_list:
        return [do.parse({"action": "select", "ref": ref, "option": value})]
    return [do.parse({"action": "fill", "ref": ref, "text": value})]


_TAB = Whole("tab_id", "index", as_text=True)
_PLACE, _POINT, _ELEMENT = Target(), Target(kinds=("coordinate",)), Target(kinds=("ref",))
_FROM, _TO = replace(_POINT, argument="from", prefix="from_"), replace(_POINT, prefix="to_")
_HELD = Modifiers("modifiers", names=keys.X11)

DIALECT = _Browser(
    name="anthropic-browser",
    form="both",
    wire="anthropic",
    words=(
        Word("left_click", do.Click, (_PLACE, _HELD), {"button": "left", "count": 1}),
        Word("right_click", do.Click, (_PLACE, _HELD), {"button": "right", "count": 1}),
        Word("middle_click", do.Click, (_PLACE, _HELD), {"button": "middle", "count": 1}),
        Word("double_click", do.Click, (_PLACE, _HELD), {"button": "left", "count": 2}),
        Word("triple_click", do.Click, (_PLACE, _HELD), {"button": "left", "count": 3}),
        Word("hover", do.Hover, (_PLACE,)),
        Word("mouse_move", do.Hover, (_POINT,)),
        Word("left_click_drag", do.Drag, (_FROM, _TO)),
        Word("scroll_to", do.Scroll, (_ELEMENT,), {"dx": 0, "dy": 0}),
        Word("scroll", do.Scroll, (
            _POINT, Wheel("scroll_direction", amount="scroll_amount", unit=NOTCH, default=3, most=10),
        )),
        Word("form_input", do.Fill, (_ELEMENT, Part("value", "text"))),
        Word("file_upload", do.Upload, (_ELEMENT, Options("paths", "file"))),
        Word("type", do.Type, (Part("text"),)),
        Word("key", do.Press, (Keys("text", "keys", names=keys.X11),)),
        Word("wait", do.Wait, (Seconds("duration", whole=False, most=30),)),
        Word("navigate", do.Back, says={"url": "back"}),
        Word("navigate", do.Forward, says={"url": "forward"}),
        Word("navigate", do.Reload, says={"url": "reload"}),
        Word("navigate", do.Goto, (Address("url"),)),
        Word("new_tab", do.NewTab),
        Word("switch_tab", do.SwitchTab, (_TAB,)),
        Word("close_tab", do.CloseTab, (_TAB,)),
    ),
    native=lambda _: [{"type": "browser_toolset_20260801"}],
    looks=frozenset(
        {"screenshot", "zoom", "read_page", "get_page_text", "find", "list_tabs", "read_console", "read_network"}
    ),
    refused={
        "left_mouse_down": NO_BUTTON,
        "left_mouse_up": NO_BUTTON,
        "javascript_exec": "work as a person does, with mouse and keyboard",
    },
    readings={"key": key_sequence, "hold_key": key_sequence, "form_input": _form_input},
    also=(do.Drag, do.Select),
    toolset="browser",
)  # fmt: skip
