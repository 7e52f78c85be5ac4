"""The providers' own computer tools: what is offered, looks that cost no step, batches, what answers hold."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from deskgym.gym.actions import Click, Done, Press, Type
from deskgym.harness.agents.dialects import Call
from deskgym.harness.agents.protocol import AgentStopped, Turn

from ..stubs import Move
from .playing import asking, page, start, told

SMALL = (320, 200)
OWN = {
    "responses": ("openai-computer", Call("computer", {"actions": [{"type": "screenshot"}]})),
    "anthropic": ("anthropic-computer", Call("screenshot")),
    "google": ("gemini", Call("take_screenshot")),
}
CLICKS = {
    "responses": Call("computer", {"actions": [{"type": "click", "button": "left", "x": 16, "y": 10}]}),
    "anthropic": Call("left_click", {"coordinate": [16, 10]}),
    "google": Call("click", {"x": 50, "y": 50}),
}
_BINDING = "thinking-binding-controls-2026-08-01"


def screen(**given: Any) -> dict[str, Any]:
    return page(screenshot=np.zeros((SMALL[1], SMALL[0], 3), np.uint8), **given)


@pytest.mark.parametrize("speaker", OWN)
def test_a_look_is_answered_with_the_page_and_costs_no_step(speaker: str) -> None:
    dialect, look = OWN[speaker]
    with asking(speaker, [Move(calls=(look,)), Move(calls=(CLICKS[speaker],))], dialect=dialect) as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        turn = agent.act(screen())
        assert isinstance(turn, Turn)
        assert turn.action == Click(x=16, y=10)
        assert turn.calls == 2
        assert stub.wire.pictures(stub.requests[1]) == 2


@pytest.mark.parametrize("speaker", OWN)
def test_who_only_looks_is_told_to_act_and_then_stopped(speaker: str) -> None:
    dialect, look = OWN[speaker]
    with asking(speaker, [Move(calls=(look,))] * 5, dialect=dialect, looks=2) as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        with pytest.raises(AgentStopped, match="You have looked often enough"):
            agent.act(screen())
        assert "Act now" in told(stub)


@pytest.mark.parametrize("speaker", OWN)
def test_what_the_tool_cannot_say_is_offered_beside_it(speaker: str) -> None:
    dialect, _ = OWN[speaker]
    moves = [Move(calls=(CLICKS[speaker],)), Move(calls=(Call("done"),))]
    with asking(speaker, moves, dialect=dialect) as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        agent.act(screen())
        turn = agent.act(screen())
        assert isinstance(turn, Turn)
        assert turn.action == Done()
        offered = json.dumps(stub.requests[-1]["tools"])
    for name in ("answer", "infeasible", "done", "switch_tab"):
        assert f'"name": "{name}"' in offered
    assert '"name": "fill"' not in offered
    assert '"name": "press"' not in offered


@pytest.mark.parametrize("speaker", OWN)
def test_an_error_of_the_page_reaches_the_model(speaker: str) -> None:
    dialect, _ = OWN[speaker]
    with asking(speaker, [Move(calls=(CLICKS[speaker],))] * 2, dialect=dialect) as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        agent.act(screen())
        agent.act(screen(error="there is nothing to click at 16, 10"))
    assert "Error: there is nothing to click at 16, 10" in told(stub)


def test_a_batch_of_openai_is_several_steps_and_one_picture() -> None:
    batch = {"actions": [{"type": "type", "text": "Ruiz"}, {"type": "keypress", "keys": ["ENTER"]}]}
    moves = [Move(calls=(Call("computer", batch),)), Move(calls=(CLICKS["responses"],))]
    with asking("responses", moves, dialect="openai-computer") as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        first = agent.act(screen())
        assert isinstance(first, Turn)
        assert (first.action, agent.act(screen())) == (Type("Ruiz"), Press("Enter"))
        assert isinstance(agent.act(screen()), Turn)
        answers = [item for item in stub.requests[-1]["input"] if item.get("type") == "computer_call_output"]
    assert len(answers) == 1
    assert answers[0]["acknowledged_safety_checks"][0]["id"] == "check_1"


def test_openais_old_pictures_are_replaced_since_an_answer_has_to_hold_one() -> None:
    with asking("responses", [Move(calls=(CLICKS["responses"],))] * 6, dialect="openai-computer", pictures=1) as (
        agent,
        stub,
    ):
        start(agent, ("screenshot",), SMALL)
        for _ in range(6):
            agent.act(screen())
        answers = [item for item in stub.requests[-1]["input"] if item.get("type") == "computer_call_output"]
        sizes = [len(answer["output"]["image_url"]) for answer in answers]
    assert len(set(sizes[:-1])) == 1
    assert sizes[0] < sizes[-1]


@pytest.mark.filterwarnings("ignore:The model .* is deprecated:DeprecationWarning")
@pytest.mark.parametrize(
    ("model", "tool", "beta"),
    [
        ("claude-opus-5-5", "computer_toolset_20260801", _BINDING),
        ("claude-haiku-5-5", "computer_toolset_20260801", _BINDING),
        ("claude-next", "computer_toolset_20260801", _BINDING),
        ("claude-sonnet-5", "computer_toolset_20260801", ""),
        ("claude-opus-4-8", "computer_toolset_20260801", ""),
        ("claude-opus-4-5-20251101", "computer_20251124", "computer-use-2025-11-24"),
        ("claude-3-7-sonnet-20250219", "computer_20250124", "computer-use-2025-01-24"),
        ("claude-opus-4-6", "computer_20251124", "computer-use-2025-11-24"),
        ("claude-sonnet-4-6", "computer_20251124", "computer-use-2025-11-24"),
        ("claude-sonnet-4-5-20250929", "computer_20250124", "computer-use-2025-01-24"),
        ("claude-haiku-4-5", "computer_20250124", "computer-use-2025-01-24"),
    ],
)
def test_an_older_model_of_anthropics_gets_the_tool_that_it_knows(model: str, tool: str, beta: str) -> None:
    old = "toolset" not in tool
    call = Call("computer", {"action": "left_click", "coordinate": [16, 10]}) if old else CLICKS["anthropic"]
    with asking("anthropic", [Move(calls=(call,))], model=model, dialect="anthropic-computer") as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        turn = agent.act(screen())
        assert isinstance(turn, Turn)
        assert turn.action == Click(x=16, y=10)
        assert stub.requests[0]["tools"][0]["type"] == tool
        assert stub.requests[0]["betas"] == [beta]


def test_members_that_nothing_here_answers_are_not_offered() -> None:
    with asking("anthropic", [Move(calls=(CLICKS["anthropic"],))], dialect="anthropic-computer") as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        agent.act(screen())
        configs = stub.requests[0]["tools"][0]["configs"]
    assert configs["zoom"] == configs["left_mouse_down"] == {"enabled": False}


def test_anthropics_browser_is_told_of_the_tabs_by_the_numbers_that_switch_to_them() -> None:
    tabs = ("Deals (http://crm.office/deals)", "* Contacts (http://crm.office/contacts)")
    click = Call("left_click", {"target": {"type": "ref", "ref": "e1"}})
    with asking("anthropic", [Move(calls=(click,))] * 2, dialect="anthropic-browser") as (agent, stub):
        start(agent)
        agent.act(page(tabs=tabs))
        agent.act(page(tabs=tabs))
        state = stub.requests[-1]["messages"][-1]["content"][0]["content"][-1]
    assert state["tabs"][0] == {"tab_id": "0", "title": "Deals", "url": "http://crm.office/deals", "active": False}
    assert state["tabs"][1]["active"] is True


def test_gemini_is_answered_with_the_address_and_picture_and_a_confirmation_where_it_asks_for_one() -> None:
    asks = {"explanation": "May I?", "decision": "require_confirmation"}
    click = Call("click", {"x": 50, "y": 50, "safety_decision": asks})
    with asking("google", [Move(calls=(click,))] * 2, dialect="gemini") as (agent, stub):
        start(agent, ("screenshot",), SMALL)
        agent.act(screen())
        agent.act(screen())
        answer = stub.requests[-1]["contents"][-1]["parts"][0]["functionResponse"]
    assert answer["response"]["url"] == "http://crm.office/contacts"
    assert answer["response"]["safety_acknowledgement"] == "true"
    assert answer["parts"][0]["inline_data"]["mime_type"] == "image/png"


def test_form_input_ticks_by_the_tree_that_the_model_was_shown() -> None:
    tick = Call("form_input", {"target": {"type": "ref", "ref": "e1"}, "value": True})
    moves = [Move(calls=(tick,)), Move(calls=(tick,)), Move(calls=(Call("done"),))]
    with asking("anthropic", moves, dialect="anthropic-browser") as (agent, _):
        start(agent)
        turn = agent.act(page(axtree='- checkbox "Hot" [ref=e1]'))
        assert isinstance(turn, Turn)
        assert turn.action == Click("e1")
        turn = agent.act(page(axtree='- checkbox "Hot" [checked] [ref=e1]'))
        assert isinstance(turn, Turn)
        assert turn.action == Done()
        assert turn.calls == 2
