"""Inspect's own evaluation, command and log reader, with its mock model in the place of a real one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import inspect_ai
import pytest
from deskgym import gym
from deskgym.apps import APPS
from deskgym.gym.actions import parse
from deskgym.harness import play_gold
from deskgym.harness.adapters import inspect_ai as adapter
from deskgym.harness.agents.dialects import Viewport, get_dialect, say
from deskgym.harness.errors import BadSelection
from deskgym.harness.host import BadOrder, Host
from inspect_ai.log import EvalLog, EvalSample, read_eval_log
from inspect_ai.model import ChatMessage, ChatMessageAssistant, ChatMessageTool, ModelOutput, ModelUsage, get_model
from inspect_ai.solver import generate
from inspect_ai.tool import ToolCall, ToolDef, ToolInfo
from inspect_ai.tool._tools._computer._computer import is_computer_tool_info

from ...support.hosting import ONE_OF_EACH_APP, function_of, gold_calls, gold_steps
from ..host.seats import FailingSeats

BINARIES = Path(sys.executable).parent
DOCS = Path(__file__).parents[3] / "docs" / "inspect.md"
FAMILIES = [family for family, _ in ONE_OF_EACH_APP]
MODEL = "mockllm/model"

Says = Callable[[list[ChatMessage]], ModelOutput]
DONE: list[tuple[str, dict[str, Any]]] = [("done", {})]
#: What a tool refuses.
NOBODY: tuple[str, dict[str, Any]] = ("crm_get_contact", {"contact": 999_999_999})


def calls(*wanted: tuple[str, dict[str, Any]]) -> ModelOutput:
    """A reply that calls these tools; without any, one that only talks."""
    output = ModelOutput.from_content(MODEL, "I work.")
    if wanted:
        output.choices[0].message.tool_calls = [
            ToolCall(id=f"call{number}", function=name, arguments=given) for number, (name, given) in enumerate(wanted)
        ]
        output.choices[0].stop_reason = "tool_calls"
    # Without it tokens would be counted by a table that is downloaded.
    output.usage = ModelUsage()
    return output


def evaluated(folder: Path, task: inspect_ai.Task, says: Says, **options: Any) -> EvalLog:
    """The log of an evaluation, as read from its file."""
    model = get_model(MODEL, custom_outputs=lambda messages, *_: says(messages), memoize=False)
    (log,) = inspect_ai.eval(task, model=model, log_dir=str(folder), display="none", **options)
    return read_eval_log(log.location)


def samples(log: EvalLog) -> list[EvalSample]:
    found: list[EvalSample] = log.samples or []
    assert found
    return found


def reward(sample: EvalSample) -> Any:
    assert sample.scores is not None, sample.error
    return sample.scores["verdict"].value


def turns(messages: list[ChatMessage]) -> int:
    return sum(isinstance(message, ChatMessageAssistant) for message in messages)


def gold(messages: list[ChatMessage]) -> ModelOutput:
    """The next action of the episode that began so; every page has to be the one on which gold was recorded."""
    begin = next(message.text for message in messages if message.role == "user")
    steps = next(steps for each in ONE_OF_EACH_APP if begin.endswith((steps := gold_steps(*each))[0][1]))
    done = turns(messages)
    if done == len(steps):
        return calls()
    action, tree = steps[done]
    assert messages[-1].text.endswith(tree)
    given = dict(action)
    return calls((given.pop("action"), given))


@pytest.fixture(scope="module", autouse=True)
def recorded() -> None:
    for each in ONE_OF_EACH_APP:
        gold_steps(*each)


def test_gold_is_rewarded_through_inspect(tmp_path: Path) -> None:
    log = evaluated(tmp_path, adapter.office(FAMILIES, first=7), gold)
    assert log.status == "success"
    assert {sample.id: reward(sample) for sample in samples(log)} == {f"{family}-7": 1.0 for family in FAMILIES}
    assert log.results is not None
    assert log.results.scores[0].metrics["mean"].value == 1.0
    for sample in samples(log):
        assert sample.messages[-1].text.startswith("The episode has ended.")
        assert sample.scores is not None
        assert (sample.scores["verdict"].metadata or {})["verdict"]["passed"]
    assert adapter._host().live == 0


def test_another_solver_finds_the_episode_and_its_tools(tmp_path: Path) -> None:
    log = evaluated(tmp_path, adapter.office("crm-update", first=7), gold, solver=generate())
    assert reward(samples(log)[0]) == 1.0


def test_work_that_is_not_done_is_worth_nothing_and_nobody_tells_the_model(tmp_path: Path) -> None:
    log = evaluated(tmp_path, adapter.office("crm-update", first=7), lambda _: calls(*DONE, *DONE))
    (sample,) = samples(log)
    assert reward(sample) == 0.0
    last, refused = sample.messages[-2:]
    assert last.text.startswith("The episode has ended.")
    assert refused.error.message == "The episode has ended; it takes no more actions."
    assert not re.search("reward|verdict|passed", " ".join(message.text for message in sample.messages))


def test_a_model_that_only_talks_is_graded_as_things_stand(tmp_path: Path) -> None:
    log = evaluated(tmp_path, adapter.office("crm-update", first=7), lambda _: calls())
    (sample,) = samples(log)
    assert reward(sample) == 0.0
    assert turns(sample.messages) == 3
    assert sample.scores is not None
    assert (sample.scores["verdict"].metadata or {})["ended"] is False


def test_a_bad_action_costs_a_step_and_the_page_says_why(tmp_path: Path) -> None:
    def says(messages: list[ChatMessage]) -> ModelOutput:
        return calls(("click", {"ref": "e99999"})) if not turns(messages) else calls(*DONE)

    (sample,) = samples(evaluated(tmp_path, adapter.office("crm-update", first=7), says))
    assert sample.messages[3].text.startswith("Error: ")
    assert sample.scores is not None
    assert (sample.scores["verdict"].metadata or {})["steps"] == 2


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A host whose first episode fails by a fault."""
    with Host([FailingSeats(2, "The browser is gone.", of="s1-")]) as host:
        monkeypatch.setattr(adapter, "_host", lambda: host)
        yield


@pytest.mark.usefixtures("failing")
def test_a_fault_is_an_error_of_the_sample_and_no_score(tmp_path: Path) -> None:
    log = evaluated(tmp_path, adapter.office("crm-update", first=7, seeds=2), lambda _: calls(*DONE), max_samples=1)
    lost, other = samples(log)
    assert not lost.scores
    assert lost.error is not None
    assert "The browser is gone." in lost.error.message
    assert reward(other) == 0.0
    assert log.status == "success"
    assert log.results is not None
    assert (log.results.total_samples, log.results.completed_samples) == (2, 1)


def test_gold_is_rewarded_by_the_computer_tool(tmp_path: Path) -> None:
    env = gym.make("crm-update-v0", observation="screenshot", width=1366, height=768)
    try:
        steps = [parse(dict(step.action)) for step in play_gold(env, 7, form="pixel").steps]
    finally:
        env.close()
    dialect, viewport = get_dialect("anthropic-computer-legacy"), Viewport(1366, 768)
    said = [(call.name, call.arguments) for action in steps for call in say(dialect, action, viewport)]

    def says(messages: list[ChatMessage]) -> ModelOutput:
        assert messages[-1].content[-1].type == "image"
        return calls(said[turns(messages)])

    (sample,) = samples(evaluated(tmp_path, adapter.office("crm-update", first=7, computer=True), says))
    assert reward(sample) == 1.0
    assert {"computer", "done"} <= {name for name, _ in said}


def test_several_actions_of_a_computer_call_are_done_in_turn(tmp_path: Path) -> None:
    several = [
        {"action": "mouse_move", "coordinate": [300, 300]},
        {"action": "left_click"},
        {"action": "type", "coordinate": [300, 300], "text": "x", "press_enter": True},
        {"action": "screenshot"},
    ]

    def says(messages: list[ChatMessage]) -> ModelOutput:
        wrong = ("computer", {"action": "left_mouse_down"})
        turn = turns(messages)
        return calls(("computer", {"actions": several})) if turn == 0 else calls(wrong) if turn == 1 else calls(*DONE)

    (sample,) = samples(evaluated(tmp_path, adapter.office("crm-update", first=7, computer=True), says))
    assert sample.scores is not None
    assert (sample.scores["verdict"].metadata or {})["steps"] == 6
    assert sample.messages[5].text.startswith("Error: left_mouse_down cannot be done here")
    assert sample.messages[5].content[1].type == "image"


def test_providers_put_their_own_tool_in_the_place_of_ours() -> None:
    ours = [ToolDef(each) for each in adapter.computer_tools()]
    told = [ToolInfo(name=each.name, description=each.description, parameters=each.parameters) for each in ours]
    assert [tool.name for tool in told if is_computer_tool_info(tool)] == ["computer"]


def test_what_cannot_be_played_says_why() -> None:
    with pytest.raises(BadSelection, match="No task family fits 'mail-\\*'"):
        adapter.office("mail-*")
    with pytest.raises(BadOrder, match="Did you mean 'axtree'"):
        adapter.office("crm-update", observation="axtre")
    with pytest.raises(BadOrder, match="leave out 'computer'"):
        adapter.office("crm-update", computer=True, interface="tools")
    with pytest.raises(BadOrder, match="needed"):
        adapter.office("crm-update", interface="tools", tools="some")


def gold_by_tools(messages: list[ChatMessage]) -> ModelOutput:
    """The next call of the episode whose goal is told; what is told has to be what was recorded."""
    goal = next(message.text for message in messages if message.role == "user")
    family, seed = next(each for each in ONE_OF_EACH_APP if goal_of(*each) in goal)
    steps, done = gold_calls(family, seed), turns(messages)
    if done == len(steps):
        return calls()
    action, told = steps[done]
    assert messages[-1].text.endswith(told)
    return calls(function_of(action))


@cache
def goal_of(family: str, seed: int) -> str:
    env = gym.make(f"{family}-v0", interface="tools")
    try:
        return str(env.reset(seed=seed)[0]["goal"])
    finally:
        env.close()


@pytest.mark.parametrize("solver", [None, generate()])
def test_gold_is_rewarded_by_tools(tmp_path: Path, solver: Any) -> None:
    for each in ONE_OF_EACH_APP:
        gold_calls(*each)
        goal_of(*each)
    options = {} if solver is None else {"solver": solver}
    task = adapter.office(FAMILIES, first=7, interface="tools")
    found = samples(evaluated(tmp_path, task, gold_by_tools, **options))
    assert [sample.error for sample in found] == [None] * len(FAMILIES)
    assert {sample.id: reward(sample) for sample in found} == {f"{family}-7": 1.0 for family in FAMILIES}
    assert adapter._host().live == 0


def answers(sample: EvalSample) -> list[ChatMessageTool]:
    return [message for message in sample.messages if isinstance(message, ChatMessageTool)]


def test_tools_are_those_of_the_episode_and_what_they_refuse_is_an_error(tmp_path: Path) -> None:
    told: list[list[str]] = []
    misfitting: tuple[str, dict[str, Any]] = ("crm_search_accounts", {"page_size": "many"})
    said = [NOBODY, misfitting, *DONE]

    def says(messages: list[ChatMessage], tools: list[ToolInfo], *_: Any) -> ModelOutput:
        told.append([each.name for each in tools])
        return calls(said[turns(messages)])

    task = adapter.office("crm-update", first=7, interface="tools", tools="all")
    model = get_model(MODEL, custom_outputs=says, memoize=False)
    (log,) = inspect_ai.eval(task, model=model, log_dir=str(tmp_path), display="none")
    (sample,) = samples(log)
    assert set(told[0]) == {"answer", "infeasible", "done", *(tool.name for app in APPS for tool in app.tools)}
    refused, misfit, last = answers(sample)
    assert refused.error is not None
    assert "does not exist" in refused.error.message
    assert misfit.error is not None
    assert last.text.startswith("The episode has ended.")
    assert sample.scores is not None
    # What does not fit the schema Inspect refuses by itself.
    assert (sample.scores["verdict"].metadata or {})["steps"] == 2
    assert sample.messages[0].text.startswith("You work in an office, in apps that you use by calling their tools.")


def test_pages_and_tools_are_there_in_one_episode(tmp_path: Path) -> None:
    said = [("crm_search_accounts", {}), ("back", {}), NOBODY, *DONE]
    task = adapter.office("crm-update", first=7, interface="both", observation=["axtree", "screenshot"])
    (sample,) = samples(evaluated(tmp_path, task, lambda messages: calls(said[turns(messages)])))
    found, page, wrong, last = answers(sample)
    assert found.text.startswith('{"total": ')
    for each in (found, page, wrong):
        assert "URL: " in each.text
        assert each.content[1].type == "image"
    assert wrong.text.startswith("Error: ")
    assert last.text.startswith("The episode has ended.")
    assert (reward(sample), sample.metadata["interface"]) == (0.0, "both")


@pytest.mark.usefixtures("failing")
def test_a_fault_of_a_tool_is_no_score(tmp_path: Path) -> None:
    task = adapter.office("crm-update", first=7, interface="tools")
    (lost,) = samples(evaluated(tmp_path, task, lambda _: calls(("crm_search_accounts", {}))))
    assert not lost.scores
    assert lost.error is not None
    assert "The browser is gone." in lost.error.message


def test_inspect_knows_all_that_the_tools_take() -> None:
    for app in APPS:
        for tool in app.tools:
            (made,) = adapter.app_tools([tool.name])
            told = ToolDef(made)
            assert (told.name, told.description) == (tool.name, tool.about)
            assert {*told.parameters.properties} == {*tool.schema["properties"]}
            assert told.parameters.required == tool.schema.get("required", [])
            lines = told.parameters.model_dump(exclude_none=True)
            assert "$ref" not in str(lines)
    (made,) = adapter.app_tools(["crm_save_deal_lines"])
    lines = ToolDef(made).parameters.properties["lines"]
    assert lines.items is not None
    assert lines.items.properties is not None
    assert "quantity" in lines.items.properties


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_the_command_of_the_docs_works(tmp_path: Path) -> None:
    (command,) = blocks("sh")
    # Inspect counts what its mock says by a table that it would download.
    (tmp_path / "sitecustomize.py").write_text(
        "import types, tiktoken\n"
        "tiktoken.get_encoding = lambda name: types.SimpleNamespace(encode=lambda text, **_: text.split())\n"
    )
    path = f"{BINARIES}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        f"{command.strip()} --log-dir {tmp_path} --display plain",
        shell=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(tmp_path)},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = tmp_path.glob("*.eval")
    log = read_eval_log(str(file))
    assert log.status == "success"
    assert [reward(sample) for sample in samples(log)] == [0.0] * 3


def test_the_program_of_the_docs_works(tmp_path: Path) -> None:
    (program,) = blocks("python")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "crm-update-7 0.0 " in done.stdout
