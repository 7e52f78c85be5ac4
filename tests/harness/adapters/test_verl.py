"""Episodes that verl's own agent loop worker plays: its tokens, parser, loop and scores, with a scripted model."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from deskgym.apps import APPS
from deskgym.client import ClientError, EpisodeFault
from deskgym.harness.agents.functions import function_tool
from deskgym.harness.host import Limits, ProcessSeats

from ...support.hosting import ONE_OF_EACH_APP, function_of, gold_calls, gold_steps, hosting

pytest.importorskip("verl")
os.environ.update(HF_HUB_OFFLINE="1", TOKENIZERS_PARALLELISM="false")
import numpy as np
import pyarrow.parquet
from deskgym.harness.adapters.verl import DeskLoop, _declared, rows
from hydra import compose, initialize_config_module
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast, Qwen3Config
from verl import DataProto
from verl.experimental.agent_loop.agent_loop import AgentLoopMetrics, AgentLoopOutput, AgentLoopWorker
from verl.experimental.agent_loop.tool_agent_loop import AgentData, ToolAgentLoop
from verl.experimental.agent_loop.tool_parser import FunctionCall
from verl.utils.dataset.rl_dataset import RLHFDataset
from verl.workers.rollout.replica import TokenOutput

pytestmark = pytest.mark.filterwarnings("default")
DOCS = Path(__file__).parents[3] / "docs" / "verl.md"
FAMILY, SEED = "crm-update", 7
#: Turns as Qwen writes them.
TEMPLATE = """\
{%- if tools %}{{ '<|im_start|>system\\n' + tools | tojson + '<|im_end|>\\n' }}{% endif %}
{%- for message in messages %}{{ '<|im_start|>' + message.role + '\\n' }}
{%- if message.content is string %}{{ message.content }}{% endif %}
{%- for call in message.tool_calls or [] %}{{ '<tool_call>\\n' + call.function | tojson + '\\n</tool_call>' }}
{%- endfor %}
{{- '<|im_end|>\\n' }}{% endfor %}
{%- if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"""
#: As the tokenizer has bytes alone.
LONG = ("data.max_prompt_length=60000", "data.max_response_length=400000")

#: For the schemas of tools, in bytes.
ROOM = ("data.max_prompt_length=200000",)

#: What the model writes, by the number of its turn.
Script = Callable[[int], str]


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model's folder without weights: a tokenizer of bytes, and what says that it is a Qwen3."""
    folder = tmp_path_factory.mktemp("model")
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    made = Tokenizer(models.BPE({letter: number for number, letter in enumerate(letters)}, []))
    made.pre_tokenizer = pre_tokenizers.ByteLevel(False, use_regex=False)
    made.decoder = decoders.ByteLevel()
    made.add_special_tokens(special)
    PreTrainedTokenizerFast(
        tokenizer_object=made, eos_token="<|im_end|>", pad_token="<|endoftext|>", chat_template=TEMPLATE
    ).save_pretrained(folder)
    Qwen3Config(
        vocab_size=len(letters) + len(special), num_hidden_layers=1, architectures=["Qwen3ForCausalLM"]
    ).save_pretrained(folder)
    return folder


class Model:
    """Stands for verl's client of its inference servers: writes what a script says, and keeps what it was shown."""

    def __init__(self, tokenizer: Any, script: Script) -> None:
        self._tokenizer, self._script = tokenizer, script
        self.shown: dict[str, list[str]] = {}

    async def generate(self, request_id: str, prompt_ids: list[int], **_: Any) -> TokenOutput:
        seen = self.shown.setdefault(request_id, [])
        seen.append(self._tokenizer.decode(prompt_ids))
        written = self._tokenizer.encode(f"{self._script(len(seen) - 1)}<|im_end|>")
        return TokenOutput(token_ids=written, log_probs=[0.0] * len(written))


class Worker:
    """verl's agent loop worker, whose model is a script."""

    def __init__(self, model: Path, address: str, tmp_path: Path, *more: str, **loop: Any) -> None:
        listed = tmp_path / "loops.yaml"
        entry = {"name": "deskgym", "_target_": f"{DeskLoop.__module__}.DeskLoop", "address": address, **loop}
        listed.write_text(json.dumps([entry]))
        rollout = "actor_rollout_ref.rollout."
        said = [
            f"actor_rollout_ref.model.path={model}",
            *LONG,
            f"{rollout}name=vllm",
            f"{rollout}agent.agent_loop_config_path={listed}",
            f"{rollout}calculate_log_probs=true",
        ]
        with initialize_config_module("verl.trainer.config", version_base=None):
            self.config = compose("ppo_trainer", [*said, *more])
        self._worker = AgentLoopWorker(self.config, None)
        self.tokenizer = self._worker.tokenizer

    def play(self, episodes: Sequence[dict[str, Any]], script: Script) -> Any:
        """Play rows at once."""
        self.model = self._worker.llm_client = Model(self.tokenizer, script)
        columns = {name: np.array([None] * len(episodes), dtype=object) for name in (*episodes[0], "raw_prompt")}
        for index, row in enumerate(episodes):
            for name, value in {**row, "raw_prompt": row["prompt"]}.items():
                columns[name][index] = value
        return asyncio.run(self._worker.generate_sequences(DataProto(non_tensor_batch=columns)))

    @property
    def shown(self) -> list[list[str]]:
        """What the model was shown, rollout by rollout."""
        return [*self.model.shown.values()]


def call(action: dict[str, Any]) -> str:
    """An action as Hermes and Qwen write it."""
    name, arguments = function_of(action)
    return f"<tool_call>\n{json.dumps({'name': name, 'arguments': arguments})}\n</tool_call>"


def gold(family: str, seed: int, *, left: bool = False) -> Script:
    """The gold solution; `left` before its last action."""
    written = [call(action) for action, _ in gold_steps(family, seed)]
    return lambda turn: "That is all." if left and turn == len(written) - 1 else written[turn]


def done(turn: int) -> str:
    return call({"action": "done"})


def rewards(played: DataProto) -> list[float]:
    """What verl's trainer reads."""
    return [float(each) for each in played.batch["rm_scores"].sum(-1)]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with hosting() as address:
        yield address


@pytest.fixture
def worker(model: Path, address: str, tmp_path: Path) -> Worker:
    return Worker(model, address, tmp_path)


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_and_the_model_is_shown_the_pages_that_were_recorded(
    worker: Worker, family: str, seed: int
) -> None:
    played = worker.play(rows(family, [seed]), gold(family, seed))
    assert rewards(played) == [1.0]
    (shown,) = worker.shown
    pages = [page for _, page in gold_steps(family, seed)]
    assert len(shown) == len(pages)
    for seen, page in zip(shown, pages, strict=True):
        assert seen.endswith(f"{page}<|im_end|>\n<|im_start|>assistant\n")
    assert re.search(r"<\|im_start\|>user\nGoal: .+\n\nApp: ", shown[0])
    assert not any("verdict" in seen or '"passed"' in seen for seen in shown)


def test_the_rewarded_token_is_the_last_that_the_model_wrote(worker: Worker) -> None:
    played = worker.play(rows(FAMILY, [SEED]), gold(FAMILY, SEED))
    (scores,), (mask,), (written,) = (played.batch[name] for name in ("rm_scores", "response_mask", "responses"))
    (at,) = scores.nonzero().flatten().tolist()
    assert mask[at] == 1
    assert worker.tokenizer.decode(written[: at + 1]).endswith("</tool_call><|im_end|>")
    trained = worker.tokenizer.decode(written[mask.bool()])
    assert trained == "".join(f"{call(action)}<|im_end|>" for action, _ in gold_steps(FAMILY, SEED))


def test_several_rollouts_go_on_at_once_and_keep_the_address(worker: Worker) -> None:
    episodes = rows("crm-update,chat-post", [SEED, SEED + 1])
    for _ in range(2):
        played = worker.play(episodes, done)
        assert rewards(played) == [0.0] * 4
        assert [*played.non_tensor_batch["acc"]] == [0.0] * 4
        assert all(verdict["passed"] is False for verdict in played.non_tensor_batch["verdict"])
    assert len(worker.shown) == 4


@pytest.mark.parametrize("more", [(), ("actor_rollout_ref.rollout.multi_turn.max_assistant_turns=1",)])
def test_an_episode_that_the_model_leaves_is_graded_as_it_stands(
    model: Path, address: str, tmp_path: Path, more: tuple[str, ...]
) -> None:
    worker = Worker(model, address, tmp_path, *more)
    assert rewards(worker.play(rows(FAMILY, [SEED]), gold(FAMILY, SEED, left=True))) == [0.0 if more else 1.0]
    assert rewards(worker.play(rows(FAMILY, [SEED]), lambda turn: "I would rather not.")) == [0.0]


def test_the_end_of_steps_ends_the_loop(worker: Worker) -> None:
    played = worker.play(rows(FAMILY, [SEED], max_steps=3), lambda turn: call({"action": "back"}))
    assert (rewards(played), len(worker.shown[0])) == ([0.0], 3)


@pytest.mark.parametrize(
    "bad",
    [
        call({"action": "click", "ref": "e99999"}),
        call({"action": "jump"}),
        '<tool_call>{"name": "click", "arguments": "e1"}</tool_call>',
    ],
)
def test_a_bad_action_is_told_by_the_page_and_costs_a_step(worker: Worker, bad: str) -> None:
    worker.play(rows(FAMILY, [SEED], max_steps=2), lambda turn: bad)
    (shown,) = worker.shown
    assert len(shown) == 2
    assert "<|im_start|>tool\nError: " in shown[1]


def test_calls_of_one_turn_are_done_in_their_order_and_the_end_stops_them(
    model: Path, address: str, tmp_path: Path
) -> None:
    worker = Worker(model, address, tmp_path, "actor_rollout_ref.rollout.multi_turn.max_parallel_calls=50")
    every = "".join(call(action) for action, _ in gold_steps(FAMILY, SEED))
    played = worker.play(rows(FAMILY, [SEED]), lambda turn: every + call({"action": "back"}))
    assert (rewards(played), len(worker.shown[0])) == ([1.0], 1)
    looks = call({"action": "read", "offset": 0}) + call({"action": "click", "ref": "e99999"})
    worker.play(rows(FAMILY, [SEED]), lambda turn: done(turn) if turn else looks)
    first, second = worker.shown[0][1].split("<|im_start|>tool\n")[1:]
    assert not first.startswith("Error: ")
    assert second.startswith("Error: ")


def test_pictures_are_given_to_verl_with_the_goal_and_with_each_page(
    model: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What verl makes of them needs a vision model's processor: its loop is played by a stand-in here."""
    kept: list[Any] = []

    async def run(self: Any, sampling_params: dict[str, Any], *, raw_prompt: list[Any], **_: Any) -> AgentLoopOutput:
        data = AgentData(raw_prompt, [], [], None, None, {}, "one", {})
        data.tool_calls = [FunctionCall(name="click", arguments='{"x": 5, "y": 5}')]
        kept.append(raw_prompt[-1]["content"])
        await self._handle_processing_tools_state(data)
        return AgentLoopOutput(prompt_ids=[1], response_ids=[2], response_mask=[1], metrics=AgentLoopMetrics())

    async def answer(self: Any, data: AgentData) -> None:
        kept.append((await self._call_tool(data.tool_calls[0], {}, data))[0])

    monkeypatch.setattr(ToolAgentLoop, "run", run)
    monkeypatch.setattr(ToolAgentLoop, "_handle_processing_tools_state", answer)
    worker = Worker(model, address, tmp_path, observation=["axtree", "screenshot"])
    worker.play(rows(FAMILY, [SEED], observation=("axtree", "screenshot")), done)
    (picture, text), response = kept
    assert text["text"].startswith("Goal: ")
    assert "URL: " in response.text
    for image in (picture["image"], *response.image):
        assert image.mode == "RGB"
        assert image.width > 500


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_by_tools_and_the_model_is_shown_what_was_recorded(
    model: Path, address: str, tmp_path: Path, family: str, seed: int
) -> None:
    worker = Worker(model, address, tmp_path, *ROOM, interface="tools", offer="needed+3")
    steps = gold_calls(family, seed)
    played = worker.play(rows(family, [seed], interface="tools"), lambda turn: call(steps[turn][0]))
    assert rewards(played) == [1.0]
    (shown,) = worker.shown
    assert len(shown) == len(steps)
    for seen, (_, told) in zip(shown, steps, strict=True):
        assert seen.endswith(f"{told}<|im_end|>\n<|im_start|>assistant\n")
    system, goal = shown[0].split("<|im_start|>user\n")
    assert goal.startswith("Goal: ")
    offered = {tool["function"]["name"] for tool in json.loads(system.partition("\n")[2].partition("<|im_end|>")[0])}
    assert {"answer", "infeasible", "done"} < offered
    assert {action["tool"] for action, _ in steps[:-1]} < offered
    assert "click" not in offered


def test_pages_and_tools_are_there_in_one_episode_and_each_episode_has_its_own(
    model: Path, address: str, tmp_path: Path
) -> None:
    worker = Worker(model, address, tmp_path, *ROOM, interface="both", offer="needed+0")
    said = [
        call({"action": "call", "tool": "crm_jump", "arguments": {"query": "Ruiz"}}),
        call({"action": "back"}),
        call({"action": "done"}),
    ]
    episodes = rows("crm-update,chat-post", [SEED], interface="both")
    assert rewards(worker.play(episodes, lambda turn: said[turn])) == [0.0, 0.0]
    first, second = worker.shown
    assert '"name": "click"' in first[0]
    assert first[0].partition("<|im_start|>user")[0] != second[0].partition("<|im_start|>user")[0]
    assert re.search(r"<\|im_start\|>tool\nError: .*crm_jump", first[1])
    assert "URL: " in first[1].rpartition("<|im_start|>tool")[2]
    assert "URL: " in first[2].rpartition("<|im_start|>tool")[2]


def test_verl_knows_all_that_the_tools_take() -> None:
    for app in APPS:
        for tool in app.tools:
            declared = _declared(function_tool(tool.name, tool.about, tool.schema)).tool_schema.function.parameters
            assert {*declared.properties} == {*tool.schema["properties"]}
            assert all(argument.type for argument in declared.properties.values())


def test_a_fault_of_a_tool_raises_and_is_no_reward(model: Path, tmp_path: Path) -> None:
    seats = ProcessSeats(2)
    with hosting(seats=[seats]) as address:
        worker = Worker(model, address, tmp_path, *ROOM, interface="tools", offer="needed+0")

        def write(turn: int) -> str:
            assert seats.pid is not None
            os.kill(seats.pid, signal.SIGKILL)
            return call({"action": "call", "tool": "crm_search_accounts", "arguments": {}})

        with pytest.raises(EpisodeFault):
            worker.play(rows(FAMILY, [SEED], interface="tools"), write)


def test_a_fault_raises_and_is_no_reward(model: Path, tmp_path: Path) -> None:
    seats = ProcessSeats(2)
    with hosting(seats=[seats]) as address:
        worker = Worker(model, address, tmp_path)

        def killing(last: str) -> Script:
            def write(turn: int) -> str:
                assert seats.pid is not None
                os.kill(seats.pid, signal.SIGKILL)
                return last

            return write

        for last in (done(0), "I leave."):
            with pytest.raises(EpisodeFault):
                worker.play(rows(FAMILY, [SEED]), killing(last))
        assert rewards(worker.play(rows(FAMILY, [SEED]), done)) == [0.0]


def test_what_cannot_be_is_named(model: Path, tmp_path: Path) -> None:
    with hosting(limits=Limits(sessions=1)) as address:
        worker = Worker(model, address, tmp_path)
        wrong = rows(FAMILY, [SEED])
        wrong[0]["extra_info"]["family"] = "crm-updaet"
        with pytest.raises(ClientError, match="Did you mean 'crm-update'"):
            worker.play(wrong, done)
        with pytest.raises(ClientError, match="All 1 sessions are taken"):
            worker.play(rows(FAMILY, range(3)), done)
    with pytest.raises(EpisodeFault, match="cannot be reached"):
        Worker(model, "http://127.0.0.1:9", tmp_path).play(rows(FAMILY, [SEED]), done)


def test_rows_come_out_of_verls_data_set_as_they_went_in(worker: Worker, tmp_path: Path) -> None:
    made = rows("crm-update,chat-post", range(2), split="test", hops=1)
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(made), tmp_path / "rows.parquet")
    read = RLHFDataset(str(tmp_path / "rows.parquet"), worker.tokenizer, worker.config.data)
    assert len(read) == 4
    first = read[1]
    assert (first["extra_info"], first["agent_name"]) == (made[1]["extra_info"], "deskgym")
    assert rewards(worker.play([{**first, "prompt": first["raw_prompt"]}], done)) == [0.0]


def test_the_documentation_runs(model: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```(\w+)\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert [kind for kind, _ in blocks] == ["sh", "yaml", "python", "sh"]
    (_, yaml), (_, python), (_, command) = blocks[1:]
    exec(compile(python, "verl.md", "exec"), {})
    (tmp_path / "deskgym.yaml").write_text(yaml.replace("http://127.0.0.1:8100", address))
    said = [word for word in command.replace("\\\n", " ").split() if "=" in word]
    assert {word.split("=")[0] for word in LONG} < {word.split("=")[0] for word in said}
    worker = Worker(model, "http://127.0.0.1:9", tmp_path, *said, *LONG, f"actor_rollout_ref.model.path={model}")
    read = RLHFDataset(worker.config.data.train_files, worker.tokenizer, worker.config.data)
    assert rewards(worker.play([{**read[0], "prompt": read[0]["raw_prompt"]}], done)) == [0.0]
