"""The host as an OpenEnv server, by OpenEnv's own client and validator."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from deskgym.harness.agents.functions import tools
from deskgym.harness.host import Host, Limits
from deskgym.harness.host.catalogue import SPLITS, orders
from openenv.core import GenericEnvClient

from ...support.docs import ROOT, blocks, other_commands
from ...support.hosting import ONE_OF_EACH_APP, function_of, gold_calls, gold_steps, hosting, serving_host
from ..host.seats import FailingSeats, ScriptedSeats

SESSIONS = 4


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with hosting(Limits(sessions=SESSIONS)) as address:
        yield address


@pytest.fixture
def host() -> Iterator[Host]:
    with Host([ScriptedSeats()], Limits(sessions=1)) as host:
        yield host


@pytest.fixture
def scripted(host: Host) -> Iterator[str]:
    with serving_host(host) as address:
        yield address


def client(address: str, **options: Any) -> Any:
    return GenericEnvClient(base_url=f"{address}/openenv", **options).sync()


def play_gold(address: str, family: str, seed: int) -> Any:
    """The result of the last step; each page on the way must be the one that was recorded."""
    with client(address) as env:
        seen = env.reset(family=family, seed=seed)
        for number, (action, tree) in enumerate(gold_steps(family, seed)):
            assert seen.observation["text"].endswith(f"\n\n{tree}")
            assert env.state()["step_count"] == number
            seen = env.step(action)
            assert isinstance(seen.reward, float)
        return seen


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_through_the_framework(address: str, family: str, seed: int) -> None:
    end = play_gold(address, family, seed)
    assert (end.reward, end.done) == (1.0, True)
    assert end.metadata["verdict"]["passed"]
    assert end.observation["text"].endswith("The episode has ended.")


def test_four_sessions_play_at_once(address: str) -> None:
    played = ONE_OF_EACH_APP[:SESSIONS]
    gold = [gold_steps(family, seed) for family, seed in played]
    assert all(gold)
    with ThreadPoolExecutor(SESSIONS) as pool:
        ends = list(pool.map(lambda each: play_gold(address, *each), played))
    assert [end.reward for end in ends] == [1.0] * SESSIONS


def test_an_agent_that_does_nothing_has_no_reward_and_its_grade_stands(address: str) -> None:
    with client(address) as env:
        first = env.reset(family="crm-update", seed=7, episode_id="mine")
        assert first.observation["text"].startswith(f"Goal: {first.observation['goal']}\n\nApp: ")
        assert (first.reward, first.done) == (None, False)
        end = env.step({"action": "done"})
        assert (end.reward, end.done) == (0.0, True)
        with pytest.raises(RuntimeError, match=r"The episode has ended; it takes no more actions."):
            env.step({"action": "done"})
        told = env.state()
        assert told == {
            "episode_id": "mine",
            "step_count": 1,
            "family": "crm-update",
            "seed": 7,
            "ended": True,
        }
        assert not env.reset(family="crm-update", seed=8).done


def test_a_bad_action_costs_a_step_and_the_page_says_why(address: str) -> None:
    with client(address) as env:
        env.reset(family="crm-update", seed=7)
        for number, action in enumerate([{"action": "clik"}, {"action": "click(1"}, {"action": 5}], 1):
            seen = env.step(action)
            assert seen.observation["text"].startswith("Error: ")
            assert seen.observation["error"]
            assert (seen.reward, seen.done, env.state()["step_count"]) == (0.0, False, number)
        assert env.step({"action": "wait(ms=1)"}).observation["error"] == ""


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_by_calls_of_the_functions_that_were_told_is_rewarded(address: str, family: str, seed: int) -> None:
    with client(address) as env:
        seen = env.reset(family=family, seed=seed, interface="tools")
        told = {each["function"]["name"] for each in seen.observation["tools"]}
        assert seen.observation["text"].startswith(f"Goal: {seen.observation['goal']}\n\nApp: ")
        for action, text in gold_calls(family, seed):
            assert seen.observation["text"].endswith(text)
            assert not seen.done
            name, arguments = function_of(action)
            assert name in told
            seen = env.step({"action": "call", "tool": name, "arguments": arguments})
            assert seen.observation["tools"] is None
    assert (seen.reward, seen.done) == (1.0, True)
    assert seen.metadata["verdict"]["passed"]


def test_what_a_tool_refuses_is_told_and_costs_a_step(address: str) -> None:
    with client(address) as env:
        env.reset(family="crm-update", seed=7, interface="tools", tools="needed+3")
        for tool, arguments in (("crm_get_contact", {"contact": 999_999_999}), ("crm_nothing", {}), ("click", [])):
            seen = env.step({"action": "call", "tool": tool, "arguments": arguments})
            assert seen.observation["text"].startswith("Error: ")
            assert (seen.observation["result"], seen.reward, seen.done) == ("", 0.0, False)
        assert env.state()["step_count"] == 3


def test_with_both_there_are_pages_too(address: str) -> None:
    with client(address) as env:
        first = env.reset(family="crm-update", seed=7, interface="both", tools="needed+0").observation
        told = [each["function"]["name"] for each in first["tools"]]
        assert told[: len(tools("element"))] == [each["function"]["name"] for each in tools("element")]
        assert "crm_update_contact" in told
        assert first["url"].startswith("http://crm.")
        action = next(action for action, _ in gold_calls("crm-update", 7) if action["action"] == "call")
        assert env.step(action).observation["result"].startswith("{")
        pressed = env.step({"action": "call", "tool": "press", "arguments": {"keys": "Tab", "ref": None}})
        assert (pressed.observation["error"], pressed.observation["result"]) == ("", "")
        assert "- link" in pressed.observation["text"]


def test_without_tools_none_are_told(scripted: str) -> None:
    with client(scripted) as env:
        first = env.reset(family="crm-update", seed=7).observation
    assert [first[name] for name in ("tools", "result", "clock")] == [None] * 3


def test_a_fault_of_a_tool_is_an_error_and_no_reward() -> None:
    with hosting(seats=[FailingSeats(1, "The world is gone.", pages=False)]) as address, client(address) as env:
        env.reset(family="crm-update", seed=7, interface="tools")
        for tool in ("crm_search_contacts", "done"):
            with pytest.raises(RuntimeError, match=r"The world is gone\..*EXECUTION_ERROR"):
                env.step({"action": "call", "tool": tool})


def test_pictures_come_when_asked_for(address: str) -> None:
    with client(address) as env:
        assert env.reset(family="crm-update", seed=7).observation["screenshot"] is None
        seen = env.reset(family="crm-update", seed=7, observation=["screenshot", "marks"], width=800, height=600)
        assert "- link" not in seen.observation["text"]
        for kind in ("screenshot", "marks"):
            assert base64.b64decode(seen.observation[kind]).startswith(b"\x89PNG")


def test_an_episode_is_named_by_family_and_seed_or_by_its_place_in_a_split(scripted: str) -> None:
    def opened(**order: Any) -> tuple[str, int]:
        env.reset(**order)
        told = env.state()
        return told["family"], told["seed"]

    with client(scripted) as env:
        third = orders("test")[3]
        assert opened(split="test", index=3) == (third["family"], third["seed"])
        assert opened(split="test", seed=3 + len(orders("test"))) == (third["family"], third["seed"])
        assert opened(**third) == (third["family"], third["seed"])
        assert opened() == (orders("train")[0]["family"], 0)
        assert opened(family="crm-update-v0", seed=12, hops=1, level="hard") == ("crm-update", 12)


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ({"family": "crm-updaet"}, "Did you mean 'crm-update'"),
        ({"split": "exam", "index": 0}, "There is no split 'exam': choose one of train, validation, test."),
        ({"split": "test", "index": 10**6}, "Option 'index' is a whole number from 0 to"),
        ({"family": "crm-update", "index": 0}, "not by both"),
        ({"family": "crm-update", "color": "red"}, "There is no option 'color'."),
        ({"family": "crm-update", "seed": "seven"}, "seven"),
        ({"seed": "seven"}, "seven"),
    ],
)
def test_a_reset_that_makes_no_sense_is_told_what_would(scripted: str, order: dict[str, Any], message: str) -> None:
    with client(scripted) as env, pytest.raises(RuntimeError, match=re.escape(message)) as refused:
        env.reset(**order)
    assert "EXECUTION_ERROR" in str(refused.value)


def test_a_fault_is_an_error_and_no_reward(scripted: str) -> None:
    with client(scripted) as env:
        env.reset(family="crm-update", seed=7)
        for _ in range(2):
            with pytest.raises(RuntimeError, match=r"BrowserDied: it is gone .*EXECUTION_ERROR"):
                env.step({"action": "fault()"})
        assert not env.reset(family="crm-update", seed=7).done


def test_a_step_before_the_first_reset_is_refused(scripted: str) -> None:
    with client(scripted) as env, pytest.raises(RuntimeError, match=r"There is no episode yet: reset first."):
        env.step({"action": "done()"})


def test_one_session_too_many_is_refused(scripted: str) -> None:
    with client(scripted) as env, client(scripted) as another:
        env.reset()
        with pytest.raises(RuntimeError, match="CAPACITY_REACHED"):
            another.reset()


def test_a_host_that_others_fill_says_so(host: Host, scripted: str) -> None:
    assert httpx.post(f"{scripted}/sessions", json={"family": "crm-update"}).status_code == 201
    with client(scripted) as env, pytest.raises(RuntimeError, match="All 1 sessions are taken"):
        env.reset()


def test_a_session_is_released_when_its_socket_closes(host: Host, scripted: str) -> None:
    for _ in range(3):
        with client(scripted) as env:
            env.reset()
            assert host.live == 1
    assert httpx.post(f"{scripted}/sessions", json={"family": "crm-update"}, timeout=30).status_code == 201


def test_a_session_that_nobody_uses_is_closed() -> None:
    with Host([ScriptedSeats()], Limits(sessions=1, idle=0.2)) as host, serving_host(host) as address:
        env = client(address)
        env.reset()
        host.drain(10)
        assert host.live == 0
        with pytest.raises(RuntimeError, match=r"nobody used it for 0.2 seconds"):
            env.step({"action": "done()"})
        env.close()


def test_the_tasks_of_each_split_are_listed(scripted: str) -> None:
    with httpx.Client(base_url=f"{scripted}/openenv") as http:
        assert [split["name"] for split in http.get("/deskgym/splits").json()] == list(SPLITS)
        every = list(orders("test"))
        assert http.post("/deskgym/num_tasks", json={"split": "test"}).json() == {"num_tasks": len(every)}
        assert http.post("/deskgym/tasks", json={"split": "test"}).json()["tasks"] == every
        assert http.post("/deskgym/task", json={"split": "test", "index": 5}).json() == {"task": every[5]}
        assert http.post("/deskgym/task", json={"split": "test", "index": 10**6}).status_code == 400
        some = http.post("/deskgym/task_range", json={"split": "test", "start": 2, "stop": 4}).json()
        assert some["tasks"] == every[2:4]
        refused = http.post("/deskgym/tasks", json={"split": "exam"})
        assert (refused.status_code, refused.json()["detail"][:27]) == (422, "There is no split 'exam': c")


def test_a_token_is_asked_for_and_taken() -> None:
    with hosting(seats=[ScriptedSeats()], token="secret") as address:
        with client(address, headers={"Authorization": "Bearer secret"}) as env:
            env.reset()
        with pytest.raises(ConnectionError), client(address) as env:
            env.reset()


@pytest.mark.parametrize("words", other_commands("openenv"), ids=lambda words: words[2])
def test_the_frameworks_validator_passes(scripted: str, words: list[str]) -> None:
    name, *arguments = (word.replace("http://127.0.0.1:8100", scripted) for word in words)
    command = [str(Path(sys.executable).parent / name), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Verdict: PASS" in done.stdout


@pytest.mark.parametrize("code", blocks("openenv", "python"))
def test_the_docs_do_what_they_say(address: str, code: str) -> None:
    exec(code.replace("http://127.0.0.1:8100", address), {})


def each(*values: Any) -> tuple[Any, ...]:
    """Values of whatever types."""
    return values


HOSTILE: list[tuple[str, dict[str, Any]]] = [
    *(("reset", {"family": "crm-update", "seed": seed}) for seed in each([], "", {}, 1.5, -1, 2**63, 10**400)),
    *(("reset", {"family": family}) for family in each(7, [], {}, "nope", "", "\ud800", "x" * 10_000)),
    *(("reset", {"split": "train", "index": index}) for index in each(-1, 2**63, "x", [], 1.5, True)),
    *(("reset", {"split": split, "index": 0}) for split in each("dev", "", 7, [], {})),
    *(("reset", {"family": "crm-update", name: []}) for name in each("level", "hops", "size", "max_steps", "nonsense")),
    *(("reset", {"family": "crm-update", "observation": kinds}) for kinds in each(7, {}, [], [[]])),
    *(("reset", {"family": "crm-update", "interface": kind}) for kind in each("mcp", "", 7, [], {})),
    *(("reset", {"family": "crm-update", "interface": "tools", "tools": offer}) for offer in each("some", 7, [])),
    ("step", {"action": {"action": "done"}}),
    ("step", {"action": "done"}),
    ("step", {}),
    *(("deskgym/task", {"split": "train", "index": index}) for index in each(-1, 2**63, "x", None)),
    *(("deskgym/tasks", {"split": split}) for split in each("dev", "", 7, [], {}, None)),
]


@pytest.mark.parametrize(("path", "given"), HOSTILE, ids=[f"{path} {str(given)[:60]!a}" for path, given in HOSTILE])
def test_what_makes_no_sense_is_refused_in_words(scripted: str, host: Host, path: str, given: dict[str, Any]) -> None:
    # Numbers of any length and halves of characters are JSON, too.
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{scripted}/openenv/{path}", content=json.dumps(given), headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
    assert host.live == 0


def test_a_refused_reset_leaves_the_episode_as_it_is(scripted: str) -> None:
    with client(scripted) as env:
        env.reset(family="crm-update", seed=7)
        env.step({"action": "wait(ms=1)"})
        for wrong in ({"family": "nope"}, {"family": "crm-update", "seed": -1}, {"split": "dev"}):
            with pytest.raises(RuntimeError, match="EXECUTION_ERROR"):
                env.reset(**wrong)
        assert (env.state()["seed"], env.state()["step_count"]) == (7, 1)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://"])
def test_pages_of_other_origins_may_not_ask(scripted: str, host: Host, origin: str) -> None:
    answer = httpx.post(f"{scripted}/openenv/reset", json={"family": "crm-update"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert httpx.post(f"{scripted}/openenv/reset", content="{}", headers={"Content-Type": "text/plain"}).is_client_error
    assert host.live == 0
