"""The apps' tools as functions: what agents are told of them, and what calls of them mean."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

import pytest
from deskgym.gym import actions as do
from deskgym.gym.errors import ActionError
from deskgym.harness.agents.builtin import RandomAgent
from deskgym.harness.agents.dialects import DIALECTS, Call, TextDialect, Viewport, WithTools, say, tools_beside
from deskgym.harness.agents.functions import action_of, functions_of
from deskgym.harness.agents.models import prompts
from deskgym.harness.agents.models.conversation import Conversation
from deskgym.harness.agents.models.dialogue import Dialogue
from deskgym.harness.agents.models.messages import Prompt, Reply, ToolCall, UserMessage
from deskgym.harness.agents.models.options import ModelOptions
from deskgym.harness.agents.models.retries import Retries
from deskgym.harness.agents.models.toolbox import Toolbox
from deskgym.harness.agents.protocol import Briefing
from deskgym.harness.errors import BadAgentOption

DESCRIBED = [
    {"name": "crm_search_deals", "description": "Find deals.", "parameters": {"type": "object", "properties": {}}},
    {
        "name": "crm_get_deal",
        "description": "Read one deal.",
        "parameters": {"type": "object", "properties": {"deal": {"type": "integer"}}, "required": ["deal"]},
    },
]
VIEWPORT = Viewport(1280, 720)


def briefing(interface: str) -> Briefing:
    return Briefing(
        goal="Close it.", apps=(), tools=tuple(functions_of("element", interface, DESCRIBED)), width=9, height=9,
        kinds=() if interface == "tools" else ("axtree",), max_steps=9, seed=1, interface=interface,
    )  # fmt: skip


def names(tools: list[dict[str, Any]]) -> list[str]:
    return [tool["function"]["name"] for tool in tools]


def test_without_pages_there_are_the_ends_and_the_tools() -> None:
    of_apps = ["crm_search_deals", "crm_get_deal"]
    assert names(functions_of("element", "tools", DESCRIBED)) == ["answer", "infeasible", "done", *of_apps]
    both = names(functions_of("element", "both", DESCRIBED))
    assert both == [*names(functions_of("element")), *of_apps]


def test_a_call_of_a_tool_keeps_what_is_null_and_an_action_does_not() -> None:
    called = {"action": "call", "tool": "crm_update_deal", "arguments": {"amount": None}}
    assert action_of("crm_update_deal", {"amount": None}) == called
    assert action_of("click", {"ref": "e1", "x": None}) == {"action": "click", "ref": "e1"}


@pytest.mark.parametrize("name", [name for name, each in DIALECTS.items() if not isinstance(each, TextDialect)])
@pytest.mark.parametrize("has_pages", [True, False])
def test_every_dialect_with_functions_says_calls_there_and_back(name: str, has_pages: bool) -> None:
    offered = tuple(functions_of("element", "tools", DESCRIBED)[3:])
    dialect = WithTools(DIALECTS[name], offered, has_pages=has_pages)
    action = do.Call("crm_get_deal", {"deal": 7})
    assert say(dialect, action, VIEWPORT) == [Call("crm_get_deal", {"deal": 7})]
    assert dialect.decode(Call("crm_get_deal", {"deal": 7}), VIEWPORT) == [action]
    assert {"crm_get_deal", "crm_search_deals"} <= set(names(tools_beside(dialect)))
    (end,) = say(dialect, do.Done(), VIEWPORT)
    assert dialect.decode(end, VIEWPORT) == [do.Done()]
    if not has_pages:
        assert dialect.tools(VIEWPORT) == []
        with pytest.raises(ActionError, match="crm_get_deal"):
            dialect.decode(Call("crm_get_deals", {}), VIEWPORT)


def test_a_dialect_of_texts_has_no_place_for_tools() -> None:
    with pytest.raises(BadAgentOption, match="ui-tars"):
        Toolbox(briefing("tools"), DIALECTS["ui-tars"])


class Talker:
    """Calls two tools at once, then says that it is done."""

    wires: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.prompts: list[Prompt] = []

    def variant(self, dialect: str) -> str:
        return dialect

    def ask(self, prompt: Prompt) -> Reply:
        self.prompts.append(prompt)
        if len(self.prompts) == 1:
            calls = (ToolCall("a", "crm_search_deals", {}), ToolCall("b", "crm_get_deal", {"deal": 7}))
            return Reply(calls=calls)
        return Reply(calls=(ToolCall("c", "done", {}),))


def test_a_model_is_answered_with_the_result_of_each_call() -> None:
    options, talker, told = ModelOptions(), Talker(), briefing("tools")
    toolbox = Toolbox(told, None)
    system = prompts.system(told.kinds, toolbox.syntax, told.interface)
    conversation = Conversation(system, prompts.goal(told), toolbox.offer, budget=9_000, pictures=1, trees=1)
    retries = Retries(0, 1.0, Random(0), Event())
    dialogue = Dialogue(talker, toolbox, conversation, retries, kinds=(), looks=options.looks)
    seen = {"error": "", "result": "", "clock": "2026-05-26T09:00", "steps_left": 9}
    first = dialogue.act(seen)
    assert first.action == do.Call("crm_search_deals", {})  # type: ignore[union-attr]
    assert dialogue.act({**seen, "result": '{"total": 1}'}) == do.Call("crm_get_deal", {"deal": 7})
    last = dialogue.act({**seen, "error": "There is no deal 7.", "steps_left": 7})
    assert last.action == do.Done()  # type: ignore[union-attr]
    sent = talker.prompts[-1].messages[-1]
    assert isinstance(sent, UserMessage)
    assert [result.text for result in sent.results] == ['{"total": 1}', "Error: There is no deal 7."]
    assert sent.texts == "Time: 2026-05-26T09:00\nSteps left: 7"
    assert "browser" not in system


def test_chance_calls_tools_that_need_to_be_told_nothing() -> None:
    agent = RandomAgent()
    agent.begin(briefing("tools"))
    acts = {type(act := agent.act({})).__name__: act for _ in range(200)}
    assert acts == {"Call": do.Call("crm_search_deals", {}), "Done": do.Done()}
