"""The host as an ORS server, by openreward's own client."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

import httpx
import pytest
from deskgym.harness.agents.functions import tools
from deskgym.harness.host import BadOrder, EpisodeFault, Host, Limits, Order, Page
from deskgym.harness.host.catalogue import SPLITS, orders
from openreward import OpenReward
from openreward.api.environments.types import Task
from openreward.api.errors import SessionTerminatedError, ToolCallError, ToolFailed

from ...support.docs import blocks, other_commands
from ...support.hosting import ONE_OF_EACH_APP, function_of, gold_calls, gold_steps, hosting, serving_host
from ..host.seats import FailingSeats, ScriptedSeats

SESSIONS = 4


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with hosting(Limits(sessions=SESSIONS)) as address:
        yield address


@pytest.fixture(scope="module")
def client() -> Iterator[OpenReward]:
    with OpenReward() as client:
        yield client


@pytest.fixture
def host() -> Iterator[Host]:
    with Host([ScriptedSeats()], Limits(sessions=1)) as host:
        yield host


@pytest.fixture
def scripted(host: Host, client: OpenReward) -> Iterator[Any]:
    """The environment of a host without a browser."""
    with serving_host(host) as address:
        yield client.environments.get("deskgym", base_url=address)


@pytest.fixture
def env(address: str, client: OpenReward) -> Any:
    return client.environments.get("deskgym", base_url=address)


def task(**spec: Any) -> Task:
    return Task(server_name="deskgym", environment_name="deskgym", task_spec=spec, namespace=None)


def play_gold(env: Any, family: str, seed: int) -> Any:
    """The result of the last tool call; each page on the way must be the one that was recorded."""
    with env.session(task=task(family=family, seed=seed)) as session:
        (seen,) = session.get_prompt()
        for action, tree in gold_steps(family, seed):
            assert seen.text.endswith(f"\n\n{tree}")
            arguments = {name: value for name, value in action.items() if name != "action"}
            output = session.call_tool(action["action"], arguments)
            (seen,) = output.blocks
            assert output.finished or output.reward is None
        return output


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_through_the_framework(env: Any, family: str, seed: int) -> None:
    end = play_gold(env, family, seed)
    assert (end.reward, end.finished) == (1.0, True)
    assert end.metadata["verdict"]["passed"]
    assert end.blocks[0].text.endswith("The episode has ended.")


def test_four_sessions_play_at_once(address: str) -> None:
    def play(each: tuple[str, int]) -> Any:
        with OpenReward() as client:
            return play_gold(client.environments.get("deskgym", base_url=address), *each).reward

    played = ONE_OF_EACH_APP[:SESSIONS]
    assert all(gold_steps(family, seed) for family, seed in played)
    with ThreadPoolExecutor(SESSIONS) as pool:
        assert list(pool.map(play, played)) == [1.0] * SESSIONS


def test_an_agent_that_does_nothing_has_no_reward_and_its_grade_stands(env: Any) -> None:
    with env.session(task=task(family="crm-update", seed=7)) as session:
        assert re.match(r"Goal: .+\n\nApp: ", session.get_prompt()[0].text)
        end = session.call_tool("done", {})
        assert (end.reward, end.finished) == (0.0, True)
        with pytest.raises(ToolCallError, match="the episode has finished"):
            session.call_tool("done", {})


@pytest.mark.parametrize("arguments", [{"ref": "nothing"}, {"rof": "e1"}, {"ref": 5}, {}])
def test_a_bad_action_costs_a_step_and_the_page_says_why(env: Any, arguments: dict[str, Any]) -> None:
    with env.session(task=task(family="crm-update", seed=7, max_steps=1)) as session:
        end = session.call_tool("click", arguments)
        assert end.blocks[0].text.startswith("Error: ")
        assert (end.reward, end.finished, end.metadata["truncated"]) == (0.0, True, True)


def test_every_action_is_a_tool(scripted: Any) -> None:
    told = {tool["name"]: tool for tool in scripted.list_tools(format="openai")}
    for tool in tools("element"):
        kind = tool["function"]
        assert told[kind["name"]]["description"] == kind["description"]
        assert set(told[kind["name"]]["parameters"]["properties"]) == set(kind["parameters"]["properties"])
    assert len(told) == len(tools("element"))


@pytest.mark.parametrize(
    ("observation", "form"),
    [
        ("axtree", "element"),
        (["screenshot"], "pixel"),
        (["axtree", "screenshot"], "both"),
        ("marks", "both"),
    ],
)
def test_a_sessions_tools_fit_what_it_shows(scripted: Any, observation: Any, form: str) -> None:
    with scripted.session(task=task(family="crm-update", observation=observation)) as session:
        told = {tool.name: tool.input_schema for tool in session.list_tools()}
    assert told == {each["function"]["name"]: each["function"]["parameters"] for each in tools(form)}


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_by_calls_of_the_sessions_tools_is_rewarded(env: Any, family: str, seed: int) -> None:
    with env.session(task=task(family=family, seed=seed, interface="tools")) as session:
        told = {tool.name for tool in session.list_tools()}
        (seen,) = session.get_prompt()
        assert re.match(r"Goal: .+\n\nApp: ", seen.text)
        for action, text in gold_calls(family, seed):
            assert seen.text.endswith(text)
            name, arguments = function_of(action)
            assert name in told
            end = session.call_tool(name, arguments)
            (seen,) = end.blocks
            assert end.finished or end.reward is None
    assert (end.reward, end.finished) == (1.0, True)
    assert end.metadata["verdict"]["passed"]


def test_a_sessions_tools_are_those_of_its_episode_and_have_their_schemas(env: Any) -> None:
    with env.session(task=task(family="crm-update", seed=7, interface="tools", tools="needed+0")) as session:
        told = {tool.name: tool.input_schema for tool in session.list_tools()}
    assert {*told} == {function_of(action)[0] for action, _ in gold_calls("crm-update", 7)} | {"answer", "infeasible"}
    assert "contact" in told["crm_update_contact"]["required"]
    # The environment's own list, which no session has, is that of pages.
    assert {tool["name"] for tool in env.list_tools(format="openai")} == {
        each["function"]["name"] for each in tools("element")
    }


def test_what_a_tool_refuses_is_told_and_costs_a_step(env: Any) -> None:
    spec = {"family": "crm-update", "seed": 7, "interface": "tools", "max_steps": 2}
    with env.session(task=task(**spec)) as session:
        for arguments in ({"contact": 999_999_999}, {"nothing": None}):
            end = session.call_tool("crm_get_contact", arguments)
            assert end.blocks[0].text.startswith("Error: ")
        assert (end.reward, end.finished, end.metadata["truncated"]) == (0.0, True, True)


def test_a_tool_that_the_episode_has_not_is_none(env: Any) -> None:
    for interface in ("tools", "browser"):
        spec = {"family": "crm-update", "seed": 7, "interface": interface}
        with env.session(task=task(**spec)) as session, pytest.raises(ToolCallError, match="not a valid tool"):
            session.call_tool("shop_get_product", {})


def test_with_both_there_are_pages_too(env: Any) -> None:
    spec = {"family": "crm-update", "seed": 7, "interface": "both", "tools": "needed+0"}
    with env.session(task=task(**spec)) as session:
        told = [tool.name for tool in session.list_tools()]
        assert {each["function"]["name"] for each in tools("element")} < {*told}
        assert "URL: http://crm." in session.get_prompt()[0].text
        name, arguments = function_of(gold_calls("crm-update", 7)[0][0])
        assert session.call_tool(name, arguments).blocks[0].text.startswith("{")
        assert session.call_tool("press", {"keys": "Tab"}).blocks[0].text.startswith("URL: http://crm.")


def test_a_fault_of_a_tool_ends_the_session_without_a_reward(client: OpenReward) -> None:
    with hosting(seats=[FailingSeats(1, "The world is gone.", pages=False)]) as address:
        env = client.environments.get("deskgym", base_url=address)
        with env.session(task=task(family="crm-update", seed=7, interface="tools")) as session:
            with pytest.raises(ToolFailed, match="The world is gone"):
                session.call_tool("crm_search_contacts", {})
            with pytest.raises(SessionTerminatedError):
                session.call_tool("done", {})


def test_an_episode_that_cannot_be_opened_says_so_to_who_lists_its_tools() -> None:
    class Refusing(ScriptedSeats):
        def open(self, name: str, order: Order) -> Future[Page]:
            refused: Future[Page] = Future()
            refused.set_exception(BadOrder("No instance is so hard."))
            return refused

    headers = {"X-Session-ID": "mine"}
    given = {"task_spec": {"family": "crm-update", "interface": "tools"}}
    with hosting(seats=[Refusing()]) as address:
        assert httpx.post(f"{address}/create", json=given, headers=headers).status_code == 200
        answer = httpx.get(f"{address}/deskgym/task_tools", headers=headers, timeout=60)
    assert (answer.status_code, answer.json()["detail"]) == (400, "No instance is so hard.")


def test_pictures_come_when_asked_for(env: Any) -> None:
    spec = {"family": "crm-update", "seed": 7, "observation": ["screenshot", "marks"], "width": 800, "height": 600}
    with env.session(task=task(**spec)) as session:
        for blocks in (session.get_prompt(), session.call_tool("wait", {"ms": 1}).blocks):
            text, *pictures = blocks
            assert "- link" not in text.text
            assert [picture.mimeType for picture in pictures] == ["image/png"] * 2
            assert all(base64.b64decode(picture.data).startswith(b"\x89PNG") for picture in pictures)


def test_the_tasks_of_each_split_are_listed_and_opened(scripted: Any) -> None:
    assert scripted.list_splits() == list(SPLITS)
    every = list(orders("test"))
    assert scripted.num_tasks("test") == len(every)
    assert [each.task_spec for each in scripted.list_tasks("test")] == every
    assert scripted.get_task("test", 5).task_spec == every[5]
    assert [each.task_spec for each in scripted.get_task_range("test", 2, 4)] == every[2:4]
    for opening in ({"task": scripted.get_task("test", 5)}, {"split": "test", "index": 5}):
        with scripted.session(**opening) as session:
            assert session.get_prompt()[0].text.startswith("Goal: Do it.")


@pytest.mark.parametrize(
    ("opening", "message"),
    [
        ({"task": task(family="crm-updaet")}, "Did you mean 'crm-update'"),
        ({"task": task(family="crm-update", color="red")}, "There is no option 'color'."),
        ({"split": "exam", "index": 0}, "Invalid split"),
        ({"split": "test", "index": 10**6}, "Invalid index"),
    ],
)
def test_a_task_that_makes_no_sense_is_told_what_would(scripted: Any, opening: dict[str, Any], message: str) -> None:
    with pytest.raises(Exception, match=f"400, message=.*{message}"), scripted.session(**opening):
        pass


def test_a_fault_ends_the_session_without_a_reward(client: OpenReward) -> None:
    def fault(action: Any) -> Any:
        raise EpisodeFault("BrowserDied: it is gone")

    with Host([ScriptedSeats(fault)], Limits(sessions=1)) as host, serving_host(host) as address:
        env = client.environments.get("deskgym", base_url=address)
        with env.session(task=task(family="crm-update")) as session:
            with pytest.raises(ToolFailed, match="BrowserDied: it is gone"):
                session.call_tool("done", {})
            with pytest.raises(SessionTerminatedError):
                session.call_tool("done", {})
        assert host.live == 0


def test_one_session_too_many_is_refused(scripted: Any) -> None:
    with scripted.session(split="train", index=0) as session:
        session.get_prompt()
        refusal = pytest.raises(Exception, match="503, message='All 1 sessions are taken")
        with refusal, scripted.session(split="train", index=1):
            pass


def test_a_session_is_released_when_its_client_leaves(host: Host, scripted: Any) -> None:
    for index in range(3):
        with scripted.session(split="train", index=index) as session:
            session.get_prompt()
            assert host.live == 1
        assert host.live == 0


def test_a_token_is_asked_for_and_taken() -> None:
    with hosting(seats=[ScriptedSeats()], token="secret") as address:
        with OpenReward(api_key="secret") as client:
            assert client.environments.get("deskgym", base_url=address).list_splits() == list(SPLITS)
        with OpenReward(api_key="wrong") as client, pytest.raises(Exception, match="Authentication Failed"):
            client.environments.get("deskgym", base_url=address).list_splits()


def test_a_session_that_nobody_uses_is_closed(client: OpenReward) -> None:
    with Host([ScriptedSeats()], Limits(sessions=1, idle=0.2)) as host, serving_host(host) as address:
        env = client.environments.get("deskgym", base_url=address)
        with env.session(split="train", index=0) as session:
            session.get_prompt()
            host.drain(10)
            assert host.live == 0
            with pytest.raises(ToolFailed, match=r"nobody used it for 0.2 seconds"):
                session.call_tool("done", {})


def test_what_the_host_says_itself_it_still_says(host: Host) -> None:
    with serving_host(host) as address, httpx.Client(base_url=address) as http:
        assert http.get("/health").json()["sessions"] == 1
        assert http.get("/tasks", params={"split": "test", "to": 1}).json()["tasks"] == [orders("test")[0]]


@pytest.mark.skipif(find_spec("openenv") is None, reason="OpenEnv is not installed beside it")
def test_one_host_serves_openenv_and_ors() -> None:
    from openenv.core import GenericEnvClient

    command = [sys.executable, "-m", "deskgym.harness.cli", "host", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split(" at ")[1].split()[0]
        try:
            ends = []
            with GenericEnvClient(base_url=f"{address}openenv").sync() as env, OpenReward() as client:
                env.reset(family="crm-update", seed=7)
                ors = client.environments.get("deskgym", base_url=address)
                with ors.session(task=task(family="crm-update", seed=7)) as session:
                    for action, _ in gold_steps("crm-update", 7):
                        arguments = {name: value for name, value in action.items() if name != "action"}
                        ends = [env.step(action).reward, session.call_tool(action["action"], arguments).reward]
            assert ends == [1.0, 1.0]
        finally:
            process.terminate()


@pytest.mark.parametrize("code", blocks("ors", "python"))
def test_the_docs_do_what_they_say(address: str, code: str) -> None:
    exec(code.replace("http://127.0.0.1:8100", address), {})


def test_the_commands_of_the_docs_are_right() -> None:
    assert other_commands("ors") == []


CREATE = "create"


def each(*values: Any) -> tuple[Any, ...]:
    """Values of whatever types."""
    return values


HOSTILE: list[tuple[str, Any]] = [
    *((CREATE, {"task_spec": {"family": "crm-update", "seed": seed}}) for seed in each([], "", "7", {}, False, 1.5)),
    *((CREATE, {"task_spec": {"family": "crm-update", "seed": seed}}) for seed in each(-1, 2**63, 10**400)),
    *((CREATE, {"task_spec": {"family": family}}) for family in each(None, 7, [], {}, "nope", "", "\ud800")),
    *((CREATE, {"split": "train", "index": index}) for index in each(-1, 2**63, "x", None, [], 1.5)),
    *((CREATE, {"split": split, "index": 0}) for split in each("dev", "", None, 7, [])),
    *((CREATE, {"task_spec": {"family": "crm-update", name: []}}) for name in each("level", "hops", "nonsense")),
    *((CREATE, {"task_spec": {"family": "crm-update", "observation": kinds}}) for kinds in each(7, {}, [], [[]])),
    *((CREATE, {"task_spec": {"family": "crm-update", "interface": kind}}) for kind in each("mcp", "", 7, [], {})),
    *((CREATE, {"task_spec": {"family": "crm-update", "tools": offer}}) for offer in each("some", "", 7, [])),
    *((CREATE, given) for given in each([], None, 7, {}, {"env_name": "nope", "task_spec": {}}, {"task_spec": []})),
    *(("deskgym/task", {"split": "train", "index": index}) for index in each(-1, 2**63, "x", None)),
    *(("deskgym/tasks", {"split": split}) for split in each("dev", "", 7, [], None)),
    ("deskgym/call", {"name": "click", "input": {}}),
    ("deskgym/call", {"name": 7}),
    ("ping", {}),
]


@pytest.mark.parametrize(("path", "given"), HOSTILE, ids=[f"{path} {str(given)[:60]!a}" for path, given in HOSTILE])
def test_what_makes_no_sense_is_refused_in_words(host: Host, path: str, given: Any) -> None:
    # Numbers of any length and halves of characters are JSON, too.
    headers = {"Content-Type": "application/json", "X-Session-ID": "mine"}
    with serving_host(host) as address:
        answer = httpx.post(f"{address}/{path}", content=json.dumps(given), headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
    assert host.live == 0


@pytest.mark.parametrize("secrets", ["!!", "bm9uc2Vuc2U=", "W10=", "eyJhIjogMX0="])
def test_secrets_that_are_none_are_refused_in_words(host: Host, secrets: str) -> None:
    headers = {"X-Session-ID": "mine", "X-Secrets": secrets}
    with serving_host(host) as address:
        answer = httpx.post(f"{address}/create", json={"task_spec": {"family": "crm-update"}}, headers=headers)
    assert answer.status_code == 400
    assert "X-Secrets" in answer.json()["detail"]


def test_an_instance_that_is_not_there_is_told_to_who_asks_for_its_first_page(address: str) -> None:
    headers = {"X-Session-ID": "not there"}
    given = {"task_spec": {"family": "crm-update", "level": "expert"}}
    assert httpx.post(f"{address}/create", json=given, headers=headers).status_code == 200
    answer = httpx.get(f"{address}/deskgym/prompt", headers=headers, timeout=60)
    assert answer.status_code == 400
    assert "level" in answer.json()["detail"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://"])
def test_pages_of_other_origins_may_not_ask(host: Host, origin: str) -> None:
    given = {"task_spec": {"family": "crm-update"}}
    with serving_host(host) as address:
        answer = httpx.post(f"{address}/create", json=given, headers={"X-Session-ID": "mine", "Origin": origin})
    assert answer.status_code == 403
    assert host.live == 0
