"""A turn tells what was exchanged, for every provider alike: what was sent anew, what came back, pictures by digest."""

from __future__ import annotations

import json

import numpy as np
import pytest
from deskgym.harness.agents.dialects import Call
from deskgym.harness.agents.models import ModelAgent
from deskgym.harness.agents.protocol import Turn
from deskgym.harness.trajectories.images import png, sha256

from ..stubs import WIRES, Move
from .playing import asking, page, start

SMALL = (320, 200)
SCREEN = np.full((SMALL[1], SMALL[0], 3), 7, np.uint8)


def turn_of(agent: ModelAgent, **given: object) -> Turn:
    turn = agent.act(page(screenshot=SCREEN, **given))
    assert isinstance(turn, Turn)
    return turn


@pytest.mark.parametrize("speaker", WIRES)
def test_a_turn_holds_what_was_sent_anew_and_what_came_back(speaker: str) -> None:
    moves = [
        Move(text="I look around.", calls=(Call("click", {"ref": "e1"}),)),
        Move(text="I am done.", calls=(Call("clik"),)),
        Move(calls=(Call("done"),)),
    ]
    with asking(speaker, moves) as (agent, stub):
        start(agent, ("axtree", "screenshot"), SMALL)
        first, second = turn_of(agent), turn_of(agent, error="there is no e1")
    assert [message["role"] for message in first.messages] == ["system", "user", "user", "assistant"]
    shown = first.messages[2]["content"]
    assert shown[1] == {"type": "axtree", "characters": len(page()["axtree"])}
    assert shown[2] == {"type": "screenshot", "sha256": sha256(png(SCREEN)), "width": 320, "height": 200}
    answered = first.messages[3]
    assert answered["content"] == [{"type": "text", "text": "I look around."}]
    assert (answered["calls"][0]["name"], answered["calls"][0]["arguments"]) == ("click", {"ref": "e1"})
    roles = [message["role"] for message in second.messages]
    assert roles == ["tool", "user", "assistant", "tool", "assistant"]
    assert second.messages[0]["content"][0]["text"] == "Error: there is no e1"
    assert "Did you mean 'click'" in second.messages[3]["content"][0]["text"]
    assert second.text == "I am done."
    assert second.calls == len(second.seconds) == 2
    assert second.usage is not None
    assert second.usage.input == sum(stub.tokens[1:])
    assert second.usage.cached == sum(stub.cached[1:]) > 0
    assert len(json.dumps([first.messages, second.messages])) < 5_000
