"""What a model gets wrong is told to it, and never breaks anything."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from deskgym.gym import actions as do
from deskgym.gym.errors import ActionError
from deskgym.harness.agents.dialects import DIALECTS, Call, TextDialect, Unsayable, Viewport, get_dialect, say
from deskgym.harness.agents.dialects.table import TableDialect
from deskgym.harness.errors import UnknownDialect
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ....support.texts import CODE, silence
from .strategies import JSON, VIEWPORTS, actions

VIEWPORT = Viewport(1280, 720)
TEXTUAL = [name for name, dialect in DIALECTS.items() if isinstance(dialect, TextDialect)]


def decoded(name: str, call: str, **arguments: Any) -> list[do.Action]:
    return DIALECTS[name].decode(Call(call, arguments), VIEWPORT)


def known_calls(name: str) -> list[str]:
    """Every name that means something in a dialect, and one that does not."""
    dialect = DIALECTS[name]
    names = {kind.name for kind in dialect.unsaid} | {"nonsense"}
    if isinstance(dialect, TableDialect):
        names |= (
            {word.name for word in dialect.words} | dialect.readings.keys() | dialect.refused.keys() | dialect.looks
        )
    return sorted(names | set(do.KINDS))


@pytest.mark.parametrize("name", DIALECTS)
@settings(max_examples=40, deadline=None)
@given(data=st.data(), viewport=VIEWPORTS)
def test_no_arguments_break_a_dialect(name: str, data: Any, viewport: Viewport) -> None:
    dialect = DIALECTS[name]
    call = data.draw(st.sampled_from(known_calls(name)))
    arguments: dict[str, Any] = {}
    if isinstance(dialect, TableDialect):
        known = sorted({key for word in dialect.words if word.name == call for key in word.arguments})
        arguments = data.draw(st.dictionaries(st.sampled_from(known), JSON)) if known else {}
        if dialect.envelope and call not in {kind.name for kind in dialect.unsaid}:
            arguments, call = {dialect.envelope[1]: call, **arguments}, dialect.envelope[0]
            arguments = data.draw(st.sampled_from([arguments, {"actions": [arguments]}, {"action": arguments}]))
    arguments |= data.draw(st.dictionaries(st.text(max_size=4), JSON, max_size=1))
    with suppress(ActionError):
        assert all(isinstance(action, do.Action) for action in dialect.decode(Call(call, arguments), viewport))


@pytest.mark.parametrize("name", DIALECTS)
@settings(max_examples=40, deadline=None)
@given(data=st.data(), junk=JSON)
def test_one_broken_argument_of_a_right_call_breaks_nothing(name: str, data: Any, junk: Any) -> None:
    dialect = DIALECTS[name]
    action = data.draw(actions(VIEWPORT, dialect.form))
    try:
        call = say(dialect, action, VIEWPORT)[-1]
    except Unsayable:
        assume(False)
    key = data.draw(st.sampled_from(sorted(call.arguments) or ["x"]))
    with suppress(ActionError):
        dialect.decode(Call(call.name, {**call.arguments, key: junk}), VIEWPORT)


@pytest.mark.parametrize("name", TEXTUAL)
@settings(max_examples=100, deadline=None)
@given(text=CODE | st.text("clik('<>=,)}]{[ 0123\"\\\nAction:_to"), around=st.booleans())
def test_no_text_breaks_a_dialect_or_warns(name: str, text: str, around: bool) -> None:
    dialect = DIALECTS[name]
    assert isinstance(dialect, TextDialect)
    given = f"<tool_call>{text}</tool_call>\nAction: {text}" if around else text
    with silence(), suppress(ActionError):
        for call in dialect.parse(given):
            dialect.decode(call, VIEWPORT)


def test_a_dialect_that_does_not_exist_is_told_by_name() -> None:
    with pytest.raises(UnknownDialect, match="Did you mean 'ui-tars'"):
        get_dialect("ui-tar")


def test_what_only_looks_is_no_action() -> None:
    assert decoded("anthropic-computer", "screenshot") == []
    assert decoded("anthropic-browser", "read_page", depth=3, tab_id="0") == []
    assert decoded("openai-computer", "computer", actions=[{"type": "screenshot"}]) == []
    assert decoded("gemini", "take_screenshot", intent="see") == []
    assert decoded("playwright-mcp", "browser_tabs", action="list") == []


def test_what_cannot_be_done_says_what_to_do_instead() -> None:
    with pytest.raises(ActionError, match=r"left_mouse_down cannot be done here: use left_click_drag"):
        decoded("anthropic-computer", "left_mouse_down")
    with pytest.raises(ActionError, match=r"javascript_exec cannot be done here"):
        decoded("anthropic-browser", "javascript_exec", text="1")
    with pytest.raises(ActionError, match=r"left_clik: there is no such action. Did you mean 'left_click'\?"):
        decoded("anthropic-computer", "left_clik", coordinate=[1, 2])
    with pytest.raises(ActionError, match=r"click: x must be from 0 to 999, not 1200"):
        decoded("gemini", "click", x=1200, y=4)
    with pytest.raises(ActionError, match=r"scroll: it has no argument 'speed': it takes coordinate, scroll_direction"):
        decoded("anthropic-computer", "scroll", scroll_direction="up", speed=3)


def test_one_call_may_mean_several_actions() -> None:
    assert decoded("anthropic-computer", "key", text="Down", repeat=3) == [do.Press("ArrowDown")] * 3
    assert decoded("anthropic-browser", "key", text="BackSpace ctrl+A") == [
        do.Press("Backspace"),
        do.Press("Control+a"),
    ]
    assert decoded("anthropic-computer", "hold_key", text="Return", duration=2) == [do.Press("Enter")]
    assert decoded("anthropic-browser", "hover", target={"type": "ref", "ref": "e4"}, tab_id="1") == [
        do.SwitchTab(1), do.Hover("e4"),
    ]  # fmt: skip
    assert decoded("gemini", "type", text="Ruiz", press_enter=True) == [do.Type("Ruiz"), do.Press("Enter")]
    assert decoded("gemini-2.5", "type_text_at", x=500, y=500, text="Ruiz", press_enter=False) == [
        do.Click(x=640, y=360), do.Press("Control+a"), do.Press("Delete"), do.Type("Ruiz"),
    ]  # fmt: skip
    assert decoded("playwright-mcp", "browser_type", target="e7", text="Ruiz", submit=True) == [
        do.Fill("e7", "Ruiz"), do.Press("Enter"),
    ]  # fmt: skip
    fields = [{"target": "e1", "type": "textbox", "value": "a"}, {"target": "e2", "type": "combobox", "value": "b"}]
    assert decoded("playwright-mcp", "browser_fill_form", fields=fields) == [do.Fill("e1", "a"), do.Select("e2", "b")]
    batch = [{"type": "click", "button": "wheel", "x": 5, "y": 6}, {"type": "keypress", "keys": ["CTRL", "A"]}]
    assert decoded("openai-computer", "computer", actions=batch) == [
        do.Click(x=5, y=6, button="middle"), do.Press("Control+a"),
    ]  # fmt: skip


def test_names_that_were_used_before_or_elsewhere_are_understood() -> None:
    assert decoded("playwright-mcp", "browser_click", ref="e3", element="Save") == [do.Click("e3")]
    assert decoded("gemini", "scroll", x=0, y=0, direction="down", magnitude=500) == [do.Scroll(x=0, y=0, dy=360)]
    assert decoded("gemini", "scroll", x=0, y=0, direction="down") == [do.Scroll(x=0, y=0, dy=300)]
    drag = do.Drag(from_x=0, from_y=0, to_x=640, to_y=360)
    assert decoded("gemini", "drag_and_drop", x=0, y=0, destination_x=500, destination_y=500) == [drag]
    assert decoded("gemini-2.5", "drag_and_drop", start_x=0, start_y=0, end_x=500, end_y=500) == [drag]
    assert decoded("ui-tars", "click", start_box="<|box_start|>(500,500)<|box_end|>") == [do.Click(x=640, y=360)]
    assert decoded("openai-computer", "computer", action={"type": "click", "button": "back", "x": 1, "y": 1}) == [
        do.Back()
    ]


def test_where_the_mouse_was_left_is_where_a_call_without_a_place_acts() -> None:
    dialect = DIALECTS["anthropic-computer"]
    viewport = VIEWPORT.after(do.Click(x=30, y=40)).after(do.Press("Enter"))
    assert dialect.decode(Call("scroll", {"scroll_direction": "down", "scroll_amount": 2}), viewport) == [
        do.Scroll(x=30, y=40, dy=240)
    ]
    assert dialect.decode(Call("double_click"), viewport) == [do.Click(x=30, y=40, count=2)]
    with pytest.raises(ActionError, match="coordinate must say where"):
        dialect.decode(Call("double_click"), viewport.after(do.Click("e3")))


def test_texts_of_models_are_read_leniently() -> None:
    tars, gym, qwen = (DIALECTS[name] for name in ("ui-tars", "browsergym", "qwen3-vl"))
    assert isinstance(tars, TextDialect)
    assert isinstance(gym, TextDialect)
    assert isinstance(qwen, TextDialect)
    assert tars.parse("Thought: Type it.\nAction: type(content='it's \"new\"\nline')") == [
        Call("type", {"content": 'it\'s "new"\nline'})
    ]
    assert tars.parse("Thought: two\nAction: click(point='<point>1 2</point>')\n\nwait()") == [
        Call("click", {"point": "<point>1 2</point>"}), Call("wait"),
    ]  # fmt: skip
    assert gym.parse("I will click.\n<action>\nclick('e3')\nfill('e4', value='x')\n</action>") == [
        Call("click", {"bid": "e3"}), Call("fill", {"bid": "e4", "value": "x"}),
    ]  # fmt: skip
    assert gym.parse("```python\nscroll(0, 200)\n```") == [Call("scroll", {"delta_x": 0, "delta_y": 200})]
    cut = '<tool_call>{"name": "computer_use", "arguments": {"action": "wait", "time": 2}}'
    assert qwen.parse(cut) == [Call("computer_use", {"action": "wait", "time": 2})]
    with pytest.raises(ActionError, match="there is no <tool_call>"):
        qwen.parse("I am done.")
    with pytest.raises(ActionError, match="there is no action in"):
        gym.parse("I am done.")
