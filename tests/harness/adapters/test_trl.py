"""Episodes that TRL's own GRPOTrainer plays, with models that are made here."""

from __future__ import annotations

import json
import os
import re
import runpy
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.agents.functions import tools
from deskgym.harness.host import BadOrder, EpisodeFault, Host, HostFull, Limits, ProcessSeats

from ...support.hosting import ONE_OF_EACH_APP, gold_calls, gold_steps, hosting

pytest.importorskip("trl")
os.environ.update(TRL_EXPERIMENTAL_SILENCE="1", HF_HUB_OFFLINE="1", TOKENIZERS_PARALLELISM="false")
import torch
from datasets import Dataset
from deskgym.harness.adapters.trl import CALL, FAILED, OVER, environment, rows
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM
from transformers.utils import get_json_schema
from trl import GRPOConfig, GRPOTrainer
from trl.chat_template_utils import qwen3_chat_template

pytestmark = pytest.mark.filterwarnings("default")
DOCS = Path(__file__).parents[3] / "docs"
FAMILY, SEED = "crm-update", 7


#: What the trainer plays: a step on the pages of all apps takes minutes.
TRAINED = ONE_OF_EACH_APP[:1]


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host(limits=Limits(sessions=10)) as host:
        yield host


@pytest.fixture
def env(host: Host) -> Iterator[Any]:
    env = environment(host)()
    yield env
    env._leave()


@pytest.fixture(scope="module")
def tokenizer(host: Host) -> PreTrainedTokenizerFast:
    """A tokenizer of pages, that talks as Qwen3 does."""
    shown = [page for family, seed in TRAINED for _, page in gold_steps(family, seed)]
    acting = environment(host)
    told = [json.dumps(get_json_schema(getattr(acting, tool["function"]["name"]))) for tool in tools("element")]
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    words = ["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>"]
    made = Tokenizer(models.BPE())
    # Lines become tokens, so that episodes are short.
    lines = pre_tokenizers.Split("\n", "merged_with_previous")
    made.pre_tokenizer = pre_tokenizers.Sequence([lines, pre_tokenizers.ByteLevel(False, use_regex=False)])
    made.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=4000, initial_alphabet=alphabet, show_progress=False)
    made.train_from_iterator([*shown, *told], trainer)
    made.add_special_tokens(special)
    made.add_tokens(words)
    return PreTrainedTokenizerFast(
        tokenizer_object=made, eos_token="<|im_end|>", pad_token="<|endoftext|>", chat_template=qwen3_chat_template
    )


def config(tokenizer: PreTrainedTokenizerFast) -> Qwen3Config:
    """Of a model as small as they come."""
    return Qwen3Config(
        vocab_size=len(tokenizer),
        hidden_size=16,
        intermediate_size=16,
        num_hidden_layers=1,
        num_attention_heads=1,
        num_key_value_heads=1,
        head_dim=16,
        max_position_embeddings=100_000,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
    )


class Scripted(Qwen3ForCausalLM):
    """Every other one of its rollouts plays the gold solution, the rest say at once that they are done."""

    tokenizer: PreTrainedTokenizerFast

    def generate(self, input_ids: torch.Tensor, **_: Any) -> torch.Tensor:
        said = [self._said(row, self.tokenizer.decode(ids)) for row, ids in enumerate(input_ids)]
        written = [self.tokenizer(f"{text}<|im_end|>")["input_ids"] for text in said]
        longest = max(map(len, written))
        padded = [ids + [self.tokenizer.pad_token_id] * (longest - len(ids)) for ids in written]
        return torch.cat([input_ids, torch.tensor(padded)], dim=1)

    def _said(self, row: int, seen: str) -> str:
        if OVER in seen:
            return "Finished."
        gold = next(
            [action for action, _ in gold_steps(family, seed)]
            for family, seed in TRAINED
            if gold_steps(family, seed)[0][1] in seen
        )
        done = seen.count("</tool_response>")
        action = dict(gold[done] if done or row % 2 == 0 else {"action": "done"})
        call = {"name": action.pop("action"), "arguments": action}
        return f"<tool_call>\n{json.dumps(call)}\n</tool_call>"


def trainer_of(
    model: Qwen3ForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    factory: Any,
    episodes: Any,
    out: Path,
    interface: str = "browser",
    **more: Any,
) -> GRPOTrainer:
    return GRPOTrainer(
        model=model,
        processing_class=tokenizer,
        train_dataset=Dataset.from_list(
            [row for family, seed in episodes for row in rows(family, [seed], interface=interface)]
        ),
        environment_factory=factory,
        args=GRPOConfig(
            output_dir=str(out),
            max_steps=1,
            per_device_train_batch_size=1,
            gradient_accumulation_steps=2 * len(episodes),
            num_generations=2,
            max_completion_length=60_000,
            logging_steps=1,
            report_to="none",
            save_strategy="no",
            use_cpu=True,
            bf16=False,
            gradient_checkpointing=False,
        ),
        **more,
    )


def test_gold_is_rewarded_by_grpo_and_shows_the_pages_that_were_recorded(
    host: Host, tokenizer: PreTrainedTokenizerFast, tmp_path: Path
) -> None:
    Scripted.tokenizer = tokenizer
    told: dict[tuple[str, bool], tuple[float, list[str]]] = {}

    def keep(completions: Any, environments: Any, family: list[str], **_: Any) -> list[None]:
        for number, (messages, env) in enumerate(zip(completions, environments, strict=True)):
            pages = [message["content"] for message in messages if message["role"] == "tool"]
            told[family[number], len(pages) > 1] = env.get_reward(), pages
        return [None] * len(completions)

    model = Scripted(config(tokenizer))
    trainer = trainer_of(model, tokenizer, environment(host), TRAINED, tmp_path, reward_funcs=[keep])
    trainer.train()
    for family, seed in TRAINED:
        reward, pages = told[family, True]
        trees = [page for _, page in gold_steps(family, seed)]
        assert reward == 1.0
        assert [page.endswith(tree) for page, tree in zip(pages, trees[1:], strict=False)] == [True] * (len(trees) - 1)
        assert pages[-1] == OVER
        assert told[family, False] == (0.0, [OVER])
    log = trainer.state.log_history[0]
    assert log["rewards/DeskEnv/mean"] == 0.5
    assert log["tools/failure_frequency"] == 0.0
    assert host.live == 0


@pytest.fixture(scope="module")
def untrained(tokenizer: PreTrainedTokenizerFast, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a model that has learnt nothing."""
    folder = tmp_path_factory.mktemp("model")
    torch.manual_seed(0)
    Qwen3ForCausalLM(config(tokenizer)).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def test_the_example_trains_a_step_on_episodes_of_a_host_far_away(untrained: Path, tmp_path: Path) -> None:
    with hosting() as address:
        trainer = runpy.run_path(str(DOCS / "examples" / "trl_grpo.py"))["main"](
            f"--model {untrained} --tasks {FAMILY} --seeds {SEED} --address {address} --steps 1 --generations 2"
            f" --tokens 16 --out {tmp_path}".split()
        )
    # What it writes is no tool call: its episodes are graded as they stand.
    assert trainer.state.log_history[0]["rewards/DeskEnv/mean"] == 0.0


def test_the_documentation_runs(untrained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "trl.md").read_text(), re.DOTALL)
    assert len(blocks) == 2
    monkeypatch.chdir(tmp_path)
    small = "max_steps=1, num_generations=2, per_device_train_batch_size=2, max_completion_length=8"
    small += ", bf16=False, use_cpu=True, report_to='none'"
    with hosting() as address:
        code = "\n".join(blocks).replace("http://127.0.0.1:8100", address).replace("Qwen/Qwen3-0.6B", str(untrained))
        assert "max_completion_length=16_384" in code
        exec(compile(code.replace("max_completion_length=16_384", small), "trl.md", "exec"), {})


@pytest.mark.parametrize(
    ("observation", "form"), [("axtree", "element"), ("screenshot", "pixel"), (("axtree", "screenshot"), "both")]
)
def test_transformers_reads_the_schemas_of_all_actions(host: Host, observation: Any, form: str) -> None:
    env = environment(host, observation=observation)()
    for tool in tools(form):
        wanted = tool["function"]
        found = get_json_schema(getattr(env, wanted["name"]))["function"]
        assert found["description"] == wanted["description"]
        assert found["parameters"].get("required", []) == wanted["parameters"]["required"]
        arguments = found["parameters"]["properties"]
        assert all(argument.pop("description") for argument in arguments.values())
        if wanted["name"] != "answer":  # which may be anything
            assert arguments == wanted["parameters"]["properties"]


@pytest.fixture(scope="module")
def far() -> Iterator[type[Any]]:
    with hosting() as address:
        yield environment(address)


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_over_the_wire_and_shows_the_pages_that_were_recorded(
    far: type[Any], family: str, seed: int
) -> None:
    env = far()
    seen = env.reset(family, seed)
    for action, page in gold_steps(family, seed):
        assert seen.endswith(page)
        seen = getattr(env, action["action"])(**{name: action[name] for name in action if name != "action"})
    assert (seen, env.get_reward(), env.verdict["passed"]) == (OVER, 1.0, True)


def test_the_first_that_a_model_reads_is_its_goal_and_the_apps(env: Any) -> None:
    seen = env.reset(FAMILY, SEED, prompt=[], anything=None)
    assert re.match(r"Goal: .+\n\nApp: ", seen)
    assert seen.endswith(gold_steps(FAMILY, SEED)[0][1])


def test_after_the_end_every_tool_says_so_and_the_reward_stays(env: Any) -> None:
    env.reset(FAMILY, SEED)
    assert [env.done(), env.click("e1"), env.get_reward(), env.get_reward()] == [OVER, OVER, 0.0, 0.0]


def test_an_episode_that_the_model_leaves_is_graded_as_it_stands_and_is_over(env: Any) -> None:
    env.reset(FAMILY, SEED)
    for action, _ in gold_steps(FAMILY, SEED)[:-1]:
        env._act(action)
    assert (env.get_reward(), env.back()) == (1.0, OVER)
    env.reset(FAMILY, SEED)
    assert (env.get_reward(), env.back()) == (0.0, OVER)


def test_a_bad_action_is_told_by_the_page(env: Any) -> None:
    env.reset(FAMILY, SEED)
    assert env.click("e99999").startswith("Error: ")
    assert env.click(reff="e1").startswith("Error: ")
    assert env.fault is None


def test_pictures_come_as_blocks(host: Host) -> None:
    env: Any = environment(host, observation=("axtree", "screenshot"), width=800, height=600)()
    for picture, text in (env.reset(FAMILY, SEED), env.click(x=5, y=5)):
        assert (picture["type"], picture["image"].size, picture["image"].mode) == ("image", (800, 600), "RGB")
        assert "URL: " in text["text"]
    env._leave()


def test_a_fault_has_no_reward_and_the_next_episode_goes_on() -> None:
    seats = ProcessSeats(2)
    with Host([seats]) as host:
        env: Any = environment(host)()
        env.reset(FAMILY, SEED)
        assert seats.pid is not None
        os.kill(seats.pid, signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(EpisodeFault, match="does not count"):
                env.done()
        assert env.get_reward() is None
        assert isinstance(env.fault, EpisodeFault)
        env.reset(FAMILY, SEED)
        os.kill(seats.pid, signal.SIGKILL)
        assert env.get_reward() is None
        env.reset(FAMILY, SEED)
        assert (env.done(), env.get_reward()) == (OVER, 0.0)


def done(env: Any, action: dict[str, Any]) -> Any:
    return getattr(env, action["action"])(**{name: action[name] for name in action if name != "action"})


@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_by_tools_here_and_over_the_wire(host: Host, family: str, seed: int) -> None:
    with hosting() as address:
        for place in (host, address):
            env: Any = environment(place, interface="tools")()
            seen = env.reset(family, seed)
            for action, told in gold_calls(family, seed):
                assert seen.endswith(told)
                seen = done(env, action)
            assert (seen, env.get_reward(), env.verdict["passed"]) == (OVER, 1.0, True)


def test_the_first_message_lists_the_tools_of_the_episode(host: Host) -> None:
    env: Any = environment(host, interface="tools", tools="needed+3")()
    goal, listed = env.reset(FAMILY, SEED).split("Tools of the apps, each to be called by `call`:\n")
    told = [json.loads(line) for line in listed.partition("\n\n")[0].splitlines()]
    assert goal.startswith("Goal: ")
    assert tuple(tool["name"] for tool in told) == env._held.page.tools
    assert {"name", "description", "parameters"} == {*told[0]}
    assert not hasattr(env, "click")
    assert env.call("crm_get_contact", {"contact": 999_999_999}).startswith("Error: ")
    assert env.call(tool="crm_get").startswith("Error: ")
    assert (env.fault, env.done(), env.get_reward()) == (None, OVER, 0.0)


def test_pages_and_tools_are_there_in_one_episode(host: Host) -> None:
    env: Any = environment(host, interface="both")()
    first = env.reset(FAMILY, SEED)
    assert "crm_search_accounts" in first
    assert first.endswith(gold_steps(FAMILY, SEED)[0][1])
    found = env.call("crm_search_accounts", {})
    assert found.startswith('{"total": ')
    assert "URL: " in found
    assert "URL: " in env.back()
    env._leave()


def test_transformers_reads_the_schema_of_a_call(host: Host) -> None:
    env: Any = environment(host, interface="tools")()
    found = get_json_schema(env.call)["function"]
    assert all(argument.pop("description") for argument in found["parameters"]["properties"].values())
    wanted = CALL["function"]
    assert (found["name"], found["description"]) == (wanted["name"], wanted["description"])
    assert found["parameters"]["properties"] == wanted["parameters"]["properties"]
    assert found["parameters"]["required"] == wanted["parameters"]["required"]


class Calling(Scripted):
    """`Scripted` by tools."""

    def _said(self, row: int, seen: str) -> str:
        if OVER in seen:
            return "Finished."
        written = seen.count("</tool_response>")
        (each,) = TRAINED
        action = dict(gold_calls(*each)[written][0] if written or row % 2 == 0 else {"action": "done"})
        call = {"name": action.pop("action"), "arguments": action}
        return f"<tool_call>\n{json.dumps(call)}\n</tool_call>"


def test_gold_by_tools_is_rewarded_by_grpo(host: Host, tokenizer: PreTrainedTokenizerFast, tmp_path: Path) -> None:
    Calling.tokenizer = tokenizer
    factory = environment(host, interface="tools", tools="needed+3")
    model = Calling(config(tokenizer))
    trainer = trainer_of(model, tokenizer, factory, TRAINED, tmp_path, interface="tools")
    trainer.train()
    log = trainer.state.log_history[0]
    assert (log["rewards/DeskEnv/mean"], log["tools/failure_frequency"]) == (0.5, 0.0)
    assert host.live == 0


def test_a_fault_of_a_tool_has_no_reward() -> None:
    seats = ProcessSeats(2)
    with Host([seats]) as host:
        env: Any = environment(host, interface="tools")()
        env.reset(FAMILY, SEED)
        assert seats.pid is not None
        os.kill(seats.pid, signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(EpisodeFault, match="does not count"):
                env.call("crm_search_accounts", {})
        assert env.get_reward() is None
        assert isinstance(env.fault, EpisodeFault)


class Broken:
    """A host that opens nothing."""

    def open(self, order: Any) -> Any:
        raise EpisodeFault("no browser")


def test_an_episode_that_cannot_be_opened_does_not_end_the_training() -> None:
    env: Any = environment(Broken())()
    assert env.reset(FAMILY, SEED) == FAILED
    assert env.get_reward() is None


def test_what_cannot_be_is_named(host: Host, env: Any) -> None:
    with pytest.raises(BadOrder, match="Did you mean 'crm-update'"):
        env.reset("crm-updaet")
    with pytest.raises(BadOrder, match="A row has no 'width'"):
        rows(FAMILY, width=5)
    with pytest.raises(BadOrder, match="no interface 'tool'"):
        rows(FAMILY, interface="tool")
    with pytest.raises(EpisodeFault, match="cannot be reached"):
        environment("http://127.0.0.1:9")
    with Host(limits=Limits(sessions=1)) as small:
        one, two = (environment(small)() for _ in range(2))
        one.reset(FAMILY)
        with pytest.raises(HostFull, match="All 1 sessions are taken"):
            two.reset(FAMILY)


def test_rows_say_which_episode_they_are(env: Any) -> None:
    found = rows("crm-update,chat-post", range(2), split="test", hops=1)
    assert [(row["family"], row["seed"]) for row in found] == [
        (family, seed) for seed in range(2) for family in ("chat-post", "crm-update")
    ]
    env.reset(**found[1])
    assert env._held.page.info["split"] == "test"
    assert env._held.page.info["dials"] == {"hops": 1}
