"""Calls that set a control's value become what the tree says that the control needs."""

from __future__ import annotations

import re
from contextlib import closing
from typing import Any

import pytest
from deskgym import gym
from deskgym.gym import actions as do
from deskgym.gym.errors import ActionError
from deskgym.harness.agents.dialects import DIALECTS, Call, Viewport
from deskgym.harness.agents.dialects.elements import element

TREE = """- main:
  - text: "checkbox [ref=e1]"
  - paragraph: - checkbox "No" [ref=e1]
  - textbox "a \\"b\\" [checked] [ref=e9]" [required] [ref=e1]: Ruiz
  - checkbox "Do not call" [ref=e2]
  - checkbox "Opt-out" [checked] [required] [ref=e3]
  - radio [ref=e4]
  - radio "Mine" [checked] [ref=e5]
  - combobox "Stage" [ref=e6]:
    - option "One" [selected]
    - option "Two"
  - combobox "Owner" [expanded] [ref=e7]: Ruiz
  - listbox:
    - option "Ruiz" [ref=e8]
  - switch "Dark" [active] [ref=e12]"""


def decoded(value: object, ref: object = "e1", dialect: str = "anthropic-browser", tree: str = TREE) -> list[do.Action]:
    given: dict[str, Any] = {"target": {"type": "ref", "ref": ref}, "value": value}
    call = Call("form_input", given)
    if dialect == "playwright-mcp":
        kind = "checkbox" if isinstance(value, bool) else "textbox"
        call = Call("browser_fill_form", {"fields": [{"target": ref, "type": kind, "value": value}]})
    return DIALECTS[dialect].decode(call, Viewport(1280, 720, tree=tree))


@pytest.mark.parametrize("dialect", ["anthropic-browser", "playwright-mcp"])
@pytest.mark.parametrize(
    ("ref", "value", "actions"),
    [
        ("e1", "Vega", [do.Fill("e1", "Vega")]),
        ("e2", True, [do.Click("e2")]),
        ("e2", False, []),
        ("e3", True, []),
        ("e3", False, [do.Click("e3")]),
        ("e4", True, [do.Click("e4")]),
        ("e5", True, []),
        ("e12", True, [do.Click("e12")]),
        ("e7", "Vega", [do.Fill("e7", "Vega")]),
    ],
)
def test_a_value_is_set_as_the_control_takes_it(
    dialect: str, ref: str, value: object, actions: list[do.Action]
) -> None:
    assert decoded(value, ref, dialect) == actions


def test_form_input_chooses_from_native_lists_and_writes_numbers() -> None:
    assert decoded("Two", "e6") == [do.Select("e6", "Two")]
    assert decoded(12.0, "e1") == [do.Fill("e1", "12")]
    assert decoded("true", "e2") == [do.Click("e2")]
    assert decoded("Vega", "e99") == [do.Fill("e99", "Vega")]
    assert decoded("Vega", "e1", tree="") == [do.Fill("e1", "Vega")]


@pytest.mark.parametrize(
    ("ref", "value", "says"),
    [
        ("e2", "Yes", "e2 is a checkbox: its value must be true or false"),
        ("e2", None, "its value must be true or false"),
        ("e1", True, "e1 is a textbox, and takes a text"),
        ("e5", False, "e5 is a radio: it ends when another one"),
        ("e99", True, "e99 is not in the tree that you were shown last, .* click it"),
        (".*", True, "is not in the tree"),
        (["e2"], True, "is not in the tree"),
        ("e1", None, "text of fill must be a text"),
    ],
)
def test_what_a_control_does_not_take_is_told_with_what_to_do(ref: object, value: object, says: str) -> None:
    with pytest.raises(ActionError, match=says):
        decoded(value, ref)


def test_names_and_texts_of_a_page_cannot_pretend_to_be_an_element() -> None:
    found = element(TREE, "e1")
    assert found is not None
    assert (found.role, found.states) == ("textbox", ("required",))
    assert element(TREE, "e9") is None


def test_a_box_of_a_real_page_is_ticked_and_unticked() -> None:
    with closing(gym.make("crm-update-v0", observation="axtree")) as env:
        env.reset(seed=3)
        observation, *_ = env.step('goto("/contacts/new")')
        for wanted in (True, False):
            ref = re.search(r'checkbox "Do not call".* \[ref=(e\d+)\]', observation["axtree"])
            assert ref is not None
            (action,) = decoded(wanted, ref[1], tree=observation["axtree"])
            observation, *_ = env.step(action)
            assert ('checkbox "Do not call" [checked]' in observation["axtree"]) == wanted
            assert decoded(wanted, ref[1], tree=observation["axtree"]) == []
        status = re.search(r'- combobox "Account" \[ref=(e\d+)\]', observation["axtree"])
        assert status is not None
        (action,) = decoded("x", status[1], tree=observation["axtree"])
        assert action == do.Fill(status[1], "x")
        observation, *_ = env.step(action)
        assert observation["error"] == ""
        observation, *_ = env.step('goto("/cases/new")')
        button = re.search(r'- combobox "Priority".* \[ref=(e\d+)\]', observation["axtree"])
        assert button is not None
        observation, *_ = env.step(decoded("High", button[1], tree=observation["axtree"])[0])
        assert "is not a text field: click it, then click an option" in observation["error"]
