"""Whatever a model or its endpoint does, an episode gets an action, AgentStopped, or ModelFault with a reason."""

from __future__ import annotations

import logging
import threading
import time

import pytest
from deskgym.gym.actions import Click, Done, Fill
from deskgym.harness.agents.dialects import Call
from deskgym.harness.agents.models import ModelAgent, ModelOptions, make_agent
from deskgym.harness.agents.protocol import AgentStopped, ModelFault, Outcome, Turn

from ..stubs import WIRES, Move
from .playing import asking, page, start, told

CLICK = Move(calls=(Call("click", {"ref": "e1"}),))
KEYS = {"openai": "OPENAI_API_KEY", "anthropic": "ANTHROPIC_API_KEY", "google": "GEMINI_API_KEY"}
every_speaker = pytest.mark.parametrize("speaker", WIRES)


def first_turn(agent: ModelAgent) -> Turn:
    start(agent)
    turn = agent.act(page())
    assert isinstance(turn, Turn)
    return turn


@every_speaker
def test_malformed_arguments_are_told_and_another_try_counts(speaker: str) -> None:
    bad = Move(calls=(Call("click"),), malformed='{"ref": ')
    deep = Move(calls=(Call("click"),), malformed="[" * 100_000)
    with asking(speaker, [deep, bad, CLICK]) as (agent, stub):
        turn = first_turn(agent)
    assert turn.action == Click("e1")
    assert turn.calls == 3
    assert "click are no" in told(stub) or "Your reply could not be read" in told(stub)


@every_speaker
def test_an_unknown_tool_is_told_with_the_one_that_was_meant(speaker: str) -> None:
    with asking(speaker, [Move(calls=(Call("clik", {"ref": "e1"}),)), CLICK]) as (agent, stub):
        assert first_turn(agent).action == Click("e1")
    assert "Did you mean 'click'?" in told(stub)


@every_speaker
def test_several_calls_of_a_turn_become_actions_without_asking_again(speaker: str) -> None:
    calls = (Call("click", {"ref": "e1"}), Call("fill", {"ref": "e2", "text": "Ruiz"}), Call("done"))
    with asking(speaker, [Move(calls=calls)]) as (agent, stub):
        assert first_turn(agent).action == Click("e1")
        assert agent.act(page()) == Fill("e2", "Ruiz")
        assert agent.act(page()) == Done()
        assert len(stub.requests) == 1


@every_speaker
def test_a_call_that_fails_ends_its_turn_and_the_model_is_told_of_each(speaker: str) -> None:
    calls = (Call("click", {"ref": "e1"}), Call("click", {"ref": "e9"}), Call("done"))
    with asking(speaker, [Move(calls=calls), CLICK]) as (agent, stub):
        first_turn(agent)
        assert agent.act(page()) == Click("e9")
        again = agent.act(page(error="there is no element e9 on the page"))
        assert isinstance(again, Turn)
    shown = told(stub)
    assert shown.index("Done.") < shown.index("Error: there is no element e9") < shown.index("Not done")


@every_speaker
def test_a_bad_call_after_a_good_one_is_told_once_the_good_one_is_done(speaker: str) -> None:
    calls = (Call("click", {"ref": "e1"}), Call("wait", {"ms": -1}), Call("done"))
    with asking(speaker, [Move(calls=calls), CLICK]) as (agent, stub):
        first_turn(agent)
        assert isinstance(agent.act(page()), Turn)
    assert "Error: wait takes 1 to 60000 ms" in told(stub)
    assert "Not done" in told(stub)


@every_speaker
@pytest.mark.parametrize(
    ("move", "notice"),
    [
        (Move(text="The work is finished."), "held no action"),
        (Move(), "was empty"),
        (Move(text="I am so", stop="cut"), "cut off"),
        (Move(text="I would rather not.", stop="refused"), "You refused"),
    ],
    ids=["prose", "empty", "cut off", "refusal"],
)
def test_a_reply_without_an_action_is_told_and_the_third_stops_the_agent(speaker: str, move: Move, notice: str) -> None:
    with asking(speaker, [move, move, CLICK, move, move, move]) as (agent, stub):
        turn = first_turn(agent)
        assert turn.action == Click("e1")
        assert turn.calls == 3
        assert notice in told(stub)
        with pytest.raises(AgentStopped, match="3 replies in a row held no action") as stopped:
            agent.act(page())
    assert notice in str(stopped.value)
    assert stopped.value.calls == 3
    assert stopped.value.usage is not None
    assert stopped.value.usage.output == 3 * 40


@every_speaker
def test_the_last_call_of_a_reply_that_was_cut_off_is_not_trusted(speaker: str) -> None:
    calls = (Call("click", {"ref": "e1"}), Call("fill", {"ref": "e2", "text": "Ru"}))
    with asking(speaker, [Move(calls=calls, stop="cut"), CLICK]) as (agent, stub):
        assert first_turn(agent).action == Click("e1")
        assert isinstance(agent.act(page()), Turn)
    assert "this call may be incomplete" in told(stub)


@every_speaker
@pytest.mark.parametrize("name", ["retry-after", "retry-after-ms"])
def test_a_rate_limit_is_waited_for_as_long_as_it_says(speaker: str, name: str) -> None:
    busy = Move(status=429, headers={name: "300" if name.endswith("ms") else "0.3"}, error="slow down")
    with asking(speaker, [busy, CLICK]) as (agent, stub):
        started = time.perf_counter()
        turn = first_turn(agent)
        assert time.perf_counter() - started >= 0.3
        assert len(stub.requests) == 2
    assert turn.calls == 1


@every_speaker
def test_a_server_that_stays_broken_is_a_fault(speaker: str) -> None:
    with asking(speaker, [Move(status=500, error="oops")] * 3, retries=2) as (agent, stub):
        with pytest.raises(ModelFault, match=r"tried 3 times: HTTP 500: .*oops"):
            first_turn(agent)
        assert len(stub.requests) == 3


@every_speaker
def test_an_endpoint_that_hangs_is_a_fault(speaker: str) -> None:
    with (
        asking(speaker, [Move(hangs=True)], timeout=0.2, retries=0) as (agent, _),
        pytest.raises(ModelFault, match=r"tried once: .*[Tt]ime"),
    ):
        first_turn(agent)


@every_speaker
def test_an_endpoint_that_is_not_there_is_a_fault(speaker: str) -> None:
    wire = WIRES[speaker]
    given = {"base_url": "http://127.0.0.1:9", "retries": 1, "backoff": 0.01, **wire.options}
    with pytest.raises(ModelFault, match="tried 2 times"):
        first_turn(make_agent(wire.provider, wire.model, ModelOptions.of(given)))


@every_speaker
def test_something_else_than_the_provider_is_a_fault(speaker: str) -> None:
    with asking(speaker, [Move(garbage=True)], retries=0) as (agent, _), pytest.raises(ModelFault):
        first_turn(agent)


@every_speaker
def test_a_context_that_is_too_long_is_made_shorter(speaker: str) -> None:
    too_long = Move(status=400, error="This model's maximum context length is 8192 tokens, your prompt has 9000.")
    tree = "- button [ref=e1]\n" * 2_000
    with asking(speaker, [CLICK, too_long, CLICK, *[too_long] * 3]) as (agent, stub):
        start(agent)
        agent.act(page(axtree=tree))
        assert isinstance(agent.act(page(axtree=tree)), Turn)
        assert stub.tokens[2] < 0.7 * stub.tokens[1]
        with pytest.raises(ModelFault, match="does not fit, however short"):
            agent.act(page(axtree=tree))


@every_speaker
def test_a_key_that_is_refused_is_a_fault_that_does_not_tell_it(
    speaker: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "sk-0123456789-secret"
    monkeypatch.setenv(KEYS[WIRES[speaker].provider], secret)
    caplog.set_level(logging.DEBUG)
    with asking(speaker, [CLICK, Move(status=401, error=f"Bad key {secret}")]) as (agent, stub):
        turn = first_turn(agent)
        with pytest.raises(ModelFault, match="HTTP 401") as fault:
            agent.act(page())
        assert any(secret in value for value in stub.headers[0].values())
        assert len(stub.requests) == 2
    assert secret not in f"{fault.value}{turn}"
    assert secret not in caplog.text


def test_the_end_of_an_episode_ends_a_pause() -> None:
    busy = Move(status=429, headers={"retry-after": "60"}, error="slow down")
    with asking("chat", [busy]) as (agent, stub):
        start(agent)
        raised: list[Exception] = []

        def act() -> None:
            try:
                agent.act(page())
            except ModelFault as fault:
                raised.append(fault)

        thread = threading.Thread(target=act)
        thread.start()
        assert stub.asked.wait(10)
        agent.end(Outcome(passed=None, steps=0, reason="fault"))
        thread.join(10)
    assert "ended while the model was being asked" in str(raised[0])
