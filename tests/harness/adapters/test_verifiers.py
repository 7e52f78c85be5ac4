"""Episodes played through verifiers' own commands, by a scripted model at an OpenAI-compatible address."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import click
import pytest
from deskgym import gym
from deskgym.client import HostFull
from deskgym.harness.agents.functions import functions_of, tools
from deskgym.harness.agents.models.sights import cut
from deskgym.harness.cli import main
from deskgym.harness.host import BadOrder, Host, Limits, LocalSeats
from deskgym.tasks import families
from deskgym.tasks.errors import TaskError

from ...support.hosting import ONE_OF_EACH_APP, function_of, gold_calls, gold_steps, serving_host
from ..host.seats import FailingSeats

vf: Any = pytest.importorskip("verifiers.v1")
from deskgym.harness.adapters.verifiers import DeskConfig, DeskState, DeskTaskset  # noqa: E402

ROOT = Path(__file__).parents[3]
DOCS = (ROOT / "docs" / "verifiers-rl.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\w+\n(.*?)```", DOCS, re.DOTALL)
INSTALL, HOST, EVAL = (shlex.split(block.replace("\\\n", "")) for block in BLOCKS[:3])
TOKEN = "open-sesame"
#: Of the longest page of these episodes two thirds are shown.
CHARACTERS = 16_000

Messages = list[dict[str, Any]]
Call = tuple[str, dict[str, Any]]
#: The tools that a model calls, told these messages; without any the conversation ends.
Policy = Callable[[Messages], list[Call]]


class Model:
    """A model that is asked over HTTP, and what it was asked."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.asked: list[dict[str, Any]] = []
        self.address = ""

    def reply(self, request: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(request)
        calls = [
            {
                "index": index,
                "id": f"call-{len(request['messages'])}-{index}",
                "type": "function",
                "function": {"name": name, "arguments": json.dumps(arguments)},
            }
            for index, (name, arguments) in enumerate(self.policy(request["messages"]))
        ]
        return {"role": "assistant", "tool_calls": calls} if calls else {"role": "assistant", "content": "I stop."}


@contextmanager
def serving_model(policy: Policy) -> Iterator[Model]:
    model = Model(policy)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            try:
                message = model.reply(request)
            except RuntimeError:
                self.send_error(400, "The model has failed.")
                return
            choice = {"index": 0, "finish_reason": "tool_calls" if "tool_calls" in message else "stop"}
            usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
            answer = {"id": "scripted", "created": 0, "model": "scripted", "usage": usage}
            if request.get("stream"):
                chunk = {**answer, "object": "chat.completion.chunk", "choices": [{**choice, "delta": message}]}
                body, kind = f"data: {json.dumps(chunk)}\n\ndata: [DONE]\n\n", "text/event-stream"
            else:
                whole = {**answer, "object": "chat.completion", "choices": [{**choice, "message": message}]}
                body, kind = json.dumps(whole), "application/json"
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body.encode())))
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        model.address = f"http://127.0.0.1:{server.server_address[1]}/v1"
        try:
            yield model
        finally:
            server.shutdown()
            thread.join()


def text_of(message: Mapping[str, Any]) -> str:
    """What a message says, without its pictures."""
    content = message["content"]
    if isinstance(content, str):
        return content
    return "".join(part["text"] for part in content if part["type"] == "text")


def pictures_of(message: Mapping[str, Any]) -> list[str]:
    parts = [] if isinstance(message["content"], str) else message["content"]
    return [part["image_url"]["url"] for part in parts if part["type"] == "image_url"]


def seen(page: str) -> str:
    """A page as far as it is shown at a time."""
    return cut(page, CHARACTERS)


def play_gold(messages: Messages) -> list[Call]:
    """The gold action for the page that is shown; none where that is not the recorded one."""
    told = [message for message in messages if message["role"] in ("user", "tool")]
    for family, seed in ONE_OF_EACH_APP:
        steps = gold_steps(family, seed)
        if text_of(told[0]).endswith(seen(steps[0][1])):
            action, page = steps[len(told) - 1]
            if not text_of(told[-1]).endswith(seen(page)):
                break
            return [(action["action"], {name: value for name, value in action.items() if name != "action"})]
    return []


@cache
def told_first(family: str, seed: int) -> tuple[str, list[dict[str, Any]]]:
    """The goal, and the functions of an agent, of an episode through tools."""
    env = gym.make(f"{family}-v0", interface="tools")
    try:
        seen, info = env.reset(seed=seed)
        return seen["goal"], functions_of("element", "tools", info["tools"])
    finally:
        env.close()


def call_gold(messages: Messages) -> list[Call]:
    """The call of the gold solution after what is told; none where that is not as it was."""
    told = [message for message in messages if message["role"] in ("user", "tool")]
    for family, seed in ONE_OF_EACH_APP:
        if text_of(told[0]).startswith(f"Goal: {told_first(family, seed)[0]}\n"):
            action, text = gold_calls(family, seed)[len(told) - 1]
            return [function_of(action)] if text_of(told[-1]).endswith(text) else []
    return []


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host(limits=Limits(sessions=5)) as host:
        yield host


@pytest.fixture(scope="module")
def address(host: Host) -> Iterator[str]:
    with serving_host(host, TOKEN) as address:
        yield address


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package that verifiers looks for is installed, built of its source."""
    folder = tmp_path_factory.mktemp("installed")
    *pip, _, _, package = INSTALL
    where = ["--quiet", "--no-deps", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", *pip, *where, package], check=True, cwd=ROOT)
    assert (folder / "deskgym_office.py").exists()
    return folder


class Runner:
    """Runs verifiers' commands."""

    def __init__(self, folder: Path, installed: Path, address: str) -> None:
        self.folder, self.address = folder, address
        self._environ = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(installed),
            "DESKGYM_HOST_TOKEN": TOKEN,
            "MODEL_API_KEY": "none",
        }

    def run(self, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [command, *arguments],
            cwd=self.folder,
            env=self._environ,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def eval(self, model: Model, chosen: Sequence[str], *options: str, address: str = "") -> list[dict[str, Any]]:
        """The traces of episodes of these families."""
        said = {
            "http://127.0.0.1:8100": address or self.address,
            "http://127.0.0.1:8001/v1": model.address,
            "crm-*": ",".join(chosen),
            "MODEL": "scripted",
            "3": "5",
        }
        seeds = () if "--env.taskset.seeds" in options else ("--env.taskset.seeds", "7")
        done = self.run(*(said.get(word, word) for word in EVAL), *seeds, *options)
        assert done.returncode == 0, done.stdout + done.stderr
        return self.traces()

    def traces(self) -> list[dict[str, Any]]:
        (file,) = self.folder.glob("outputs/*/traces.jsonl")
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [trace for row in rows for trace in row.get("traces", [row])]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("played")


@pytest.fixture
def runner(tmp_path: Path, installed: Path, address: str) -> Runner:
    return Runner(tmp_path, installed, address)


def errors_of(trace: Mapping[str, Any]) -> str:
    return " ".join(error["message"] for error in trace["errors"])


def test_gold_is_rewarded_through_the_framework_and_every_page_is_the_recorded_one(runner: Runner, host: Host) -> None:
    for family, seed in ONE_OF_EACH_APP:
        gold_steps(family, seed)
    with serving_model(play_gold) as model:
        traces = runner.eval(model, [family for family, _ in ONE_OF_EACH_APP])
    assert len(traces) == len(ONE_OF_EACH_APP)
    for trace in traces:
        order = trace["task"]["data"]["order"]
        steps = len(gold_steps(order["family"], order["seed"]))
        assert (trace["ok"], trace["errors"], trace["stop_condition"]) == (True, [], "episode_ended")
        assert trace["rewards"]["passed"]["score"] == 1.0
        metrics = trace["metrics"]
        assert metrics["checks_passed"] == metrics["checks"]
        assert (metrics["steps"], metrics["ended"], metrics["clean"], metrics["share"]) == (steps, 1, 1, 1)
        assert trace["info"]["deskgym"]["verdict"]["passed"] is True
        assert TOKEN not in json.dumps(trace)
    assert host.live == 0


def test_gold_by_the_functions_of_each_episode_is_rewarded(runner: Runner, host: Host) -> None:
    for family, seed in ONE_OF_EACH_APP:
        gold_calls(family, seed)
    with serving_model(call_gold) as model:
        traces = runner.eval(model, [family for family, _ in ONE_OF_EACH_APP], "--env.taskset.interface", "tools")
    assert len(traces) == len(ONE_OF_EACH_APP)
    for trace in traces:
        order = trace["task"]["data"]["order"]
        assert (trace["ok"], trace["errors"], trace["stop_condition"]) == (True, [], "episode_ended")
        assert trace["rewards"]["passed"]["score"] == 1.0
        assert trace["metrics"]["steps"] == len(gold_calls(order["family"], order["seed"]))
    functions = dict(told_first(family, seed) for family, seed in ONE_OF_EACH_APP)
    for request in model.asked:
        goal = text_of(request["messages"][0]).removeprefix("Goal: ").split("\n\nApp: ")[0]
        assert request["tools"] == functions[goal]
    assert host.live == 0


@dataclass(frozen=True)
class Played:
    """An episode that was played by one of several policies."""

    trace: dict[str, Any]
    asked: list[dict[str, Any]]


def say_done(messages: Messages) -> list[Call]:
    return [("done", {})]


def leave(messages: Messages) -> list[Call]:
    return []


def miss_and_end(messages: Messages) -> list[Call]:
    return [("done", {})] if len(messages) > 1 else [("click", {"ref": "e999999"})]


def go_on_after_the_end(messages: Messages) -> list[Call]:
    # All calls of a reply are done before the model is asked again.
    return [("done", {}), ("reload", {})]


def fail(messages: Messages) -> list[Call]:
    raise RuntimeError


CAST = (say_done, leave, miss_and_end, go_on_after_the_end, fail)


@pytest.fixture(scope="module")
def played(folder: Path, installed: Path, address: str, host: Host) -> dict[Policy, Played]:
    """An episode for each policy, all in one run, and with pictures."""
    cast: dict[str, Policy] = {}

    def play(messages: Messages) -> list[Call]:
        goal = text_of(messages[0])
        if goal not in cast:
            cast[goal] = CAST[len(cast)]
        return cast[goal](messages)

    seeds = ("--env.taskset.seeds", f"0:{len(CAST)}")
    with serving_model(play) as model:
        traces = Runner(folder, installed, address).eval(
            model, ["crm-update"], *seeds, "--env.taskset.observation", "axtree,screenshot"
        )
    assert not host._sessions
    found: dict[Policy, Played] = {}
    for trace in traces:
        (prompt,) = trace["task"]["data"]["prompt"]
        goal = text_of(prompt)
        asked = [request for request in model.asked if text_of(request["messages"][0]) == goal]
        found[cast[goal]] = Played(trace, asked)
    assert len(found) == len(CAST)
    return found


def test_an_episode_that_is_ended_too_early_gets_nothing(played: dict[Policy, Played]) -> None:
    trace = played[say_done].trace
    assert (trace["ok"], trace["stop_condition"]) == (True, "episode_ended")
    assert trace["rewards"]["passed"]["score"] == 0.0
    assert (trace["metrics"]["checks_passed"], trace["metrics"]["ended"], trace["metrics"]["steps"]) == (0, 1, 1)


def test_an_episode_that_is_left_is_graded_as_it_stands(played: dict[Policy, Played]) -> None:
    trace = played[leave].trace
    assert (trace["ok"], trace["stop_condition"]) == (True, "agent_completed")
    assert (trace["rewards"]["passed"]["score"], trace["metrics"]["ended"], trace["metrics"]["steps"]) == (0.0, 0, 0)


def test_there_is_a_tool_for_each_action(played: dict[Policy, Played]) -> None:
    (request,) = played[say_done].asked
    assert request["tools"] == tools("both")


def test_a_model_first_reads_the_goal_and_the_page(played: dict[Policy, Played]) -> None:
    (request,) = played[say_done].asked
    (prompt,) = request["messages"]
    assert text_of(prompt).startswith("Goal: ")
    assert "URL: http://" in text_of(prompt)
    assert len(pictures_of(prompt)) == 1


def test_a_bad_action_is_no_error_and_its_page_says_why(played: dict[Policy, Played]) -> None:
    trace = played[miss_and_end].trace
    told = played[miss_and_end].asked[1]["messages"][-1]
    assert text_of(told).startswith("Error: ")
    (picture,) = pictures_of(told)
    assert picture.startswith("data:image/png;base64,iVBOR")
    assert (trace["ok"], trace["metrics"]["steps"]) == (True, 2)


def test_an_action_after_the_end_is_not_done(played: dict[Policy, Played]) -> None:
    trace = played[go_on_after_the_end].trace
    assert (trace["stop_condition"], trace["metrics"]["steps"]) == ("episode_ended", 1)


def test_a_model_that_fails_gets_no_reward_and_leaves_no_episode_open(played: dict[Policy, Played]) -> None:
    trace = played[fail].trace
    assert (trace["ok"], trace["rewards"]) == (False, {})


def search(messages: Messages) -> list[Call]:
    return [("crm_search_contacts", {})]


@pytest.mark.parametrize(("policy", "options"), [(say_done, ()), (search, ("--env.taskset.interface", "tools"))])
def test_a_fault_is_an_error_without_a_reward_and_leaves_nothing_open(
    runner: Runner, policy: Policy, options: Sequence[str]
) -> None:
    with (
        Host([FailingSeats(1, "The browser has died.")]) as host,
        serving_host(host, TOKEN) as address,
        serving_model(policy) as model,
    ):
        (trace,) = runner.eval(model, ["crm-update"], *options, address=address)
        assert not host._sessions
    assert (trace["ok"], trace["rewards"]) == (False, {})
    assert "The browser has died." in errors_of(trace)
    assert len(model.asked) == 1


def taskset_of(**config: Any) -> vf.Taskset:
    return DeskTaskset(DeskConfig(**config))


def trace_of(task: Any) -> Any:
    told = vf.TraceTask(type="DeskTask", data=task.data)
    return vf.Trace(task=told, state=DeskState(), agent=vf.AgentInfo(config=vf.AgentConfig()))


def test_the_end_is_told_without_the_grade_and_then_actions_are_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DESKGYM_HOST_TOKEN", TOKEN)
    taskset = taskset_of(families="crm-update", seeds="7", task={"host": address})
    (task,) = taskset
    (tool_server,) = taskset.toolsets(taskset.config)
    trace = trace_of(task)
    tool_server._inert_state = trace.state

    async def play() -> list[Any]:
        await task.setup(trace)
        async with tool_server._exit_stack:
            await tool_server.setup()
            told = [await tool_server.call_tool(name, {}) for name in ("done", "reload")]
        await task.finalize(trace)
        return told

    end, refusal = asyncio.run(play())
    assert end.content[0].text.endswith("The episode has ended.")
    assert "reward" not in end.content[0].text
    assert (refusal.content[0].text, refusal.is_error) == ("The episode has ended; it takes no more actions.", True)
    assert asyncio.run(task.episode_ended(trace)) is True
    assert trace.info["deskgym"]["verdict"]["passed"] is False


def test_what_a_tool_refuses_is_an_error_for_the_model_and_costs_a_step(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DESKGYM_HOST_TOKEN", TOKEN)
    taskset = taskset_of(
        families="crm-update", seeds="7", interface="both", offer="needed+0", task={"host": address, "characters": 1000}
    )
    (task,) = taskset
    (tool_server,) = taskset.toolsets(taskset.config)
    trace = trace_of(task)
    tool_server._inert_state = trace.state
    calls = [
        ("crm_get_contact", {"contact": 999_999_999}),
        ("crm_search_contacts", {"page_size": 50}),
        ("press", {"keys": "Tab"}),
        ("done", {}),
    ]

    async def play() -> tuple[list[str], list[Any]]:
        await task.setup(trace)
        async with tool_server._exit_stack:
            await tool_server.setup()
            names = [tool.name for tool in await tool_server.list_tools()]
            told = [await tool_server.call_tool(name, arguments) for name, arguments in calls]
        await task.finalize(trace)
        return names, told

    names, (refused, found, page, end) = asyncio.run(play())
    assert {*names} == {tool["function"]["name"] for tool in tools("element")} | {
        action["tool"] for action, _ in gold_calls("crm-update", 7) if action["action"] == "call"
    }
    assert refused.is_error
    assert refused.content[0].text.startswith("Error: ")
    assert not found.is_error
    assert "… (cut; ask for a page, or for less)\n\nURL: http://crm." in found.content[0].text
    assert page.content[0].text.startswith("URL: http://crm.")
    assert end.content[0].text.endswith("The episode has ended.")
    assert trace.info["deskgym"]["steps"] == len(calls)


def test_a_full_host_is_an_error_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKGYM_HOST_TOKEN", TOKEN)
    with Host([LocalSeats(1)], Limits(sessions=0)) as host, serving_host(host, TOKEN) as address:
        (task,) = taskset_of(families="crm-update", seeds="7", task={"host": address, "wait": 0})
        with pytest.raises(HostFull, match="All 0 sessions are taken"):
            asyncio.run(task.setup(trace_of(task)))


def test_an_unknown_family_is_named_with_what_may_be_meant() -> None:
    with pytest.raises(TaskError, match="Did you mean 'crm-update'"):
        list(taskset_of(families="crm-updaet"))


def test_tasks_go_seed_by_seed_through_families_for_training_alone() -> None:
    every = [task.data.order for task in taskset_of(seeds="0:2")]
    assert {order["split"] for order in every} == {"train"}
    assert {order["family"] for order in every} == {
        family.id for family in families() if family.split == "train" and not family.needs
    }
    assert [order["seed"] for order in every] == sorted(order["seed"] for order in every)


def test_an_interface_that_there_is_not_is_named() -> None:
    for wrong in ({"interface": "mcp"}, {"interface": "tools", "offer": "some"}):
        with pytest.raises(BadOrder):
            list(taskset_of(families="crm-update", **wrong))
    (task,) = taskset_of(families="crm-update", seeds="7", offer="all")
    assert not {"interface", "tools"} & {*task.data.order}


def test_keys_tell_tasks_apart() -> None:
    keys = [task.key for task in taskset_of(families="crm-*", seeds="0:3")]
    assert len(set(keys)) == len(keys)


def test_the_other_lines_of_the_docs_work(capsys: pytest.CaptureFixture[str]) -> None:
    name, *arguments = HOST[1:]
    command = main.get_command(click.Context(main), name)
    assert command is not None
    command.make_context(name, list(arguments))
    exec(compile(BLOCKS[3], "verifiers-rl.md", "exec"), {})
    assert "crm-" in capsys.readouterr().out


def test_validation_sees_that_an_untouched_episode_does_not_pass(runner: Runner, host: Host) -> None:
    done = runner.run(
        *("vf-validate", "deskgym-office", "--taskset.families", "crm-update,chat-post", "--taskset.seeds", "7"),
        *("--taskset.task.host", runner.address, "--only-noop", "--runtime.type", "subprocess", "--no-rich"),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = runner.folder.glob("outputs/*/results.jsonl")
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(row["valid"], row["reward"]) for row in rows] == [(True, 0.0)] * 2
    assert not host._sessions


def test_debugging_opens_the_episode(runner: Runner, host: Host) -> None:
    done = runner.run(
        *("vf-debug", "deskgym-office", "--command", "true", "--taskset.families", "crm-update", "-n", "1"),
        *("--taskset.task.host", runner.address, "--runtime.type", "subprocess"),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = runner.folder.glob("outputs/*/*/traces.jsonl")
    trace = json.loads(file.read_text(encoding="utf-8"))
    assert trace["ok"]
    assert trace["task"]["data"]["prompt"].startswith("Goal: ")
    # Verifiers finalizes nothing here; the host closes it in time.
    for name in list(host._sessions):
        host.close(name)
