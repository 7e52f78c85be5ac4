"""Episodes played through verifiers' own commands, by a scripted model at an OpenAI-compatible address."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.agents.functions import tools
from deskgym.harness.agents.models.sights import cut
from deskgym.harness.host import EpisodeFault, Host, Limits, LocalSeats, Page

from ...support.hosting import ONE_OF_EACH_APP, gold_steps, serving_host

pytest.importorskip("verifiers")

ROOT = Path(__file__).parents[3]
DOCS = (ROOT / "docs" / "verifiers-rl.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "harness" / "adapters" / "deskgym_office"
TOKEN = "open-sesame"
#: Of the longest page of these episodes two thirds are shown.
CHARACTERS = 16_000

Messages = list[dict[str, Any]]
#: What a model says to these messages: a call, or a text that ends the conversation.
Policy = Callable[[Messages], tuple[str, dict[str, Any]] | str]


class Model:
    """A model that is asked over HTTP, and what it was asked."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.asked: list[dict[str, Any]] = []
        self.address = ""
        #: How often a reply calls the same tool.
        self.calls = 1

    def reply(self, request: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(request)
        said = self.policy(request["messages"])
        if isinstance(said, str):
            return {"role": "assistant", "content": said}
        name, arguments = said
        call = {"name": name, "arguments": json.dumps(arguments)}
        return {
            "role": "assistant",
            "tool_calls": [
                {"index": index, "id": f"call-{len(request['messages'])}-{index}", "type": "function", "function": call}
                for index in range(self.calls)
            ],
        }


@contextmanager
def serving_model(policy: Policy) -> Iterator[Model]:
    model = Model(policy)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            message = model.reply(request)
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


def play_gold(messages: Messages) -> tuple[str, dict[str, Any]] | str:
    """The gold action for the page that is shown, or what is wrong with that page."""
    told = [message for message in messages if message["role"] in ("user", "tool")]
    for family, seed in ONE_OF_EACH_APP:
        steps = gold_steps(family, seed)
        if text_of(told[0]).endswith(seen(steps[0][1])):
            action, page = steps[len(told) - 1]
            if not text_of(told[-1]).endswith(seen(page)):
                return f"The page of step {len(told)} of {family} is another one."
            return action["action"], {name: value for name, value in action.items() if name != "action"}
    return "These episodes were not recorded."


def say_done(messages: Messages) -> tuple[str, dict[str, Any]] | str:
    return "done", {}


class FaultySeats(LocalSeats):
    """Fails at the first step."""

    def step(self, name: str, action: Any) -> Future[Page]:
        failed: Future[Page] = Future()
        failed.set_exception(EpisodeFault("The browser has died."))
        return failed


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
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*pip, "--target", folder, PACKAGE], check=True)
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
            "SCRIPTED_API_KEY": "none",
        }

    def run(self, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [command, *arguments],
            cwd=self.folder,
            env=self._environ,
            capture_output=True,
            text=True,
            timeout=110,
            check=False,
        )

    def eval(self, model: Model, families: Sequence[str], *options: str, address: str = "") -> list[dict[str, Any]]:
        """The traces of episodes of these families."""
        done = self.run(
            *("vf-eval", "deskgym-office", "--no-push", "--no-rich", "--model", "scripted"),
            *("--client.base-url", model.address, "--client.api-key-var", "SCRIPTED_API_KEY"),
            *("--env.agent.harness.id", "null", "--env.agent.runtime.type", "subprocess"),
            *("--env.taskset.families", ",".join(families), "--env.taskset.seeds", "7"),
            *("--env.taskset.task.host", address or self.address, "--run.dir", "run"),
            *options,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return self.traces()

    def traces(self) -> list[dict[str, Any]]:
        (file,) = self.folder.glob("outputs/*/traces.jsonl")
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [trace for row in rows for trace in row.get("traces", [row])]


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


def test_an_episode_that_is_ended_too_early_gets_nothing_and_is_told_nothing_of_its_grade(
    runner: Runner, address: str
) -> None:
    with serving_model(say_done) as model:
        (trace,) = runner.eval(model, ["crm-update"])
    assert (trace["ok"], trace["rewards"]["passed"]["score"]) == (True, 0.0)
    assert (trace["metrics"]["checks_passed"], trace["metrics"]["ended"], trace["metrics"]["steps"]) == (0, 1, 1)
    (request,) = model.asked
    assert {tool["function"]["name"] for tool in request["tools"]} == {
        tool["function"]["name"] for tool in tools("element")
    }
    (prompt,) = request["messages"]
    assert prompt["content"].startswith("Goal: ")
    assert prompt["content"] == trace["task"]["data"]["prompt"]


def test_an_episode_that_is_left_is_graded_as_it_stands(runner: Runner, host: Host) -> None:
    with serving_model(lambda messages: "I would rather not.") as model:
        (trace,) = runner.eval(model, ["crm-update"])
    assert (trace["ok"], trace["stop_condition"]) == (True, "agent_completed")
    assert (trace["rewards"]["passed"]["score"], trace["metrics"]["ended"], trace["metrics"]["steps"]) == (0.0, 0, 0)
    assert host.live == 0


def test_pages_come_with_pictures_where_these_are_asked_for(runner: Runner) -> None:
    def look_and_end(messages: Messages) -> tuple[str, dict[str, Any]] | str:
        return ("scroll", {"dy": 100}) if len(messages) == 1 else ("done", {})

    with serving_model(look_and_end) as model:
        (trace,) = runner.eval(model, ["crm-update"], "--env.taskset.observation", "axtree,screenshot")
    assert trace["ok"]
    for message in (model.asked[0]["messages"][0], model.asked[1]["messages"][-1]):
        (picture,) = pictures_of(message)
        assert picture.startswith("data:image/png;base64,iVBOR")
        assert "URL: http://crm" in text_of(message)
    assert "x" in model.asked[0]["tools"][0]["function"]["parameters"]["properties"]


def test_a_bad_action_is_no_error_and_says_why(runner: Runner) -> None:
    def miss_and_end(messages: Messages) -> tuple[str, dict[str, Any]] | str:
        return ("click", {"ref": "e999999"}) if len(messages) == 1 else ("done", {})

    with serving_model(miss_and_end) as model:
        (trace,) = runner.eval(model, ["crm-update"])
    assert text_of(model.asked[1]["messages"][-1]).startswith("Error: ")
    assert (trace["ok"], trace["metrics"]["steps"]) == (True, 2)


def test_an_action_after_the_end_is_refused(runner: Runner) -> None:
    with serving_model(say_done) as model:
        # Both calls of one reply are done before the model is asked again.
        model.calls = 2
        (trace,) = runner.eval(model, ["crm-update"])
    first, second = (node["message"]["content"] for node in trace["nodes"] if node["message"]["role"] == "tool")
    assert first.endswith("The episode has ended.")
    assert second == "The episode has ended; it takes no more actions."
    assert (trace["stop_condition"], trace["metrics"]["steps"]) == ("episode_ended", 1)


def test_a_fault_is_an_error_without_a_reward_and_leaves_nothing_open(runner: Runner) -> None:
    with (
        Host([FaultySeats(1)]) as host,
        serving_host(host, TOKEN) as address,
        serving_model(say_done) as model,
    ):
        (trace,) = runner.eval(model, ["crm-update"], address=address)
        assert not host._sessions
    assert (trace["ok"], trace["rewards"]) == (False, {})
    assert "The browser has died." in errors_of(trace)
    assert len(model.asked) == 1


def test_a_model_that_fails_leaves_no_episode_open(runner: Runner, host: Host) -> None:
    def fail(messages: Messages) -> str:
        raise RuntimeError

    with serving_model(fail) as model:
        (trace,) = runner.eval(model, ["crm-update"])
    assert (trace["ok"], trace["rewards"]) == (False, {})
    assert not host._sessions


def test_a_full_host_is_an_error_that_says_so(runner: Runner) -> None:
    with Host([LocalSeats(1)], Limits(sessions=0)) as host, serving_host(host, TOKEN) as address:
        with serving_model(say_done) as model:
            (trace,) = runner.eval(model, ["crm-update"], "--env.taskset.task.wait", "0", address=address)
    assert (trace["ok"], trace["rewards"]) == (False, {})
    assert "All 0 sessions are taken" in errors_of(trace)
    assert model.asked == []


def test_an_unknown_family_is_named_with_what_may_be_meant(runner: Runner) -> None:
    done = runner.run("vf-validate", "deskgym-office", "--taskset.families", "crm-updaet", "--no-rich")
    assert done.returncode != 0
    assert "Did you mean 'crm-update'" in done.stdout + done.stderr


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
    (trace,) = [json.loads(line) for file in runner.folder.glob("outputs/*/*/traces.jsonl") for line in file.open()]
    assert trace["ok"]
    assert trace["task"]["data"]["prompt"].startswith("Goal: ")
    # Verifiers finalizes nothing here; the host closes it in time.
    for name in list(host._sessions):
        host.close(name)
