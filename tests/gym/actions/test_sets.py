"""Action sets: what they leave out is refused like an action that there is not."""

from __future__ import annotations

import pytest
from deskgym.gym.actions import Click, Fill, NewTab
from deskgym.gym.actions.sets import ActionSet
from deskgym.gym.errors import ActionError
from deskgym.gym.spaces import ActionSpace

ELEMENTS, PIXELS, NO_GOTO = ActionSet("elements"), ActionSet("pixels"), ActionSet(goto=False)


def test_all_actions_are_in_the_set_of_all() -> None:
    assert ActionSet().read('click("e12")').action == Click("e12")
    assert ActionSet().read("click(1, 2)").action == Click(x=1, y=2)
    assert "goto" in ActionSet().kinds


@pytest.mark.parametrize(
    "action", ["click(1, 2)", "drag(from_x=1, from_y=2, to_ref='e1')", {"action": "hover", "x": 1, "y": 2}]
)
def test_elements_take_no_pixels(action: object) -> None:
    with pytest.raises(ActionError, match=r"has no argument '(x|from_x)': it takes"):
        ELEMENTS.read(action)


@pytest.mark.parametrize("action", ['click("e12")', 'type("a", ref="e1")', "drag(from_ref='e1', to_x=1, to_y=2)"])
def test_pixels_take_no_refs(action: str) -> None:
    with pytest.raises(ActionError, match=r"has no argument '(ref|from_ref)': it takes"):
        PIXELS.read(action)


@pytest.mark.parametrize("action", ['fill("e1", "a")', 'select("e1", "a")', 'upload("e1", "a")', Fill("e1", "a")])
def test_what_needs_a_ref_is_unknown_among_pixels(action: object) -> None:
    with pytest.raises(ActionError, match=r"unknown action '(fill|select|upload)'"):
        PIXELS.read(action)


def test_without_goto_no_address_is_opened() -> None:
    with pytest.raises(ActionError, match="unknown action 'goto'"):
        NO_GOTO.read('goto("/deals")')
    with pytest.raises(ActionError, match="new_tab has no argument 'url': it takes none"):
        NO_GOTO.read('new_tab("/deals")')
    assert NO_GOTO.read("new_tab()").action == NewTab()
    assert NO_GOTO.read("back()").action.name == "back"


@pytest.mark.parametrize("actions", [ActionSet(), ELEMENTS, PIXELS, NO_GOTO])
def test_samples_are_of_the_set(actions: ActionSet) -> None:
    space = ActionSpace(1280, 720, actions)
    assert all(space.contains(space.sample()) for _ in range(30))
