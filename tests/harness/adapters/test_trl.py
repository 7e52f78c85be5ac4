"""Episodes that TRL's own GRPOTrainer plays, with models that are made here."""

from __future__ import annotations

import importlib.util
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from deskgym.gym.observations import kinds_of
from deskgym.harness.agents.functions import tools
from deskgym.harness.host import BadOrder, EpisodeFault, Host, HostFull, Limits, ProcessSeats

from ...support.hosting import ONE_OF_EACH_APP, gold_steps, hosting

pytest.importorskip("trl")
os.environ.update(TRL_EXPERIMENTAL_SILENCE="1", HF_HUB_OFFLINE="1", TOKENIZERS_PARALLELISM="false")
import torch
from datasets import Dataset
from deskgym.harness.adapters.trl import FAILED, OVER, DeskEnv, environment, rows
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM
from transformers.utils import get_json_schema
from trl import GRPOConfig, GRPOTrainer
from trl.chat_template_utils import qwen3_chat_template

pytestmark = pytest.mark.filterwarnings("default")
DOCS = Path(__file__).parents[3] / "docs"
FAMILY, SEED = "crm-update", 7


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
def tokenizer() -> PreTrainedTokenizerFast:
    """A tokenizer of pages, that talks as Qwen3 does."""
    pages = [page for family, seed in ONE_OF_EACH_APP for _, page in gold_steps(family, seed)]
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    special += ["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>"]
    made = Tokenizer(models.BPE())
    made.pre_tokenizer, made.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=2000, initial_alphabet=alphabet, show_progress=False)
    made.train_from_iterator([*pages, json.dumps(tools("element"))], trainer)
    made.add_special_tokens(special[:3])
    made.add_tokens(special[3:])
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
            for family, seed in ONE_OF_EACH_APP
            if gold_steps(family, seed)[0][1] in seen
        )
        done = seen.count("</tool_response>")
        action = dict(gold[done] if done or row % 2 == 0 else {"action": "done"})
        call = {"name": action.pop("action"), "arguments": action}
        return f"<tool_call>\n{json.dumps(call)}\n</tool_call>"


def trainer_of(
    model: Qwen3ForCausalLM, tokenizer: PreTrainedTokenizerFast, factory: Any, episodes: Any, out: Path, **more: Any
) -> GRPOTrainer:
    return GRPOTrainer(
        model=model,
        processing_class=tokenizer,
        train_dataset=Dataset.from_list([row for family, seed in episodes for row in rows(family, [seed])]),
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
    trainer = trainer_of(model, tokenizer, environment(host), ONE_OF_EACH_APP, tmp_path, reward_funcs=[keep])
    trainer.train()
    for family, seed in ONE_OF_EACH_APP:
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
