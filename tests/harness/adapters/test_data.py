"""Exports as the trainers' own loaders take them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from datasets import Image, List, load_dataset
from deskgym.harness.cli import main
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import CLIPImageProcessorPil, LlavaProcessor, PreTrainedTokenizerFast
from trl.trainer.sft_trainer import DataCollatorForVisionLanguageModeling

PAGE = (Path(__file__).parents[3] / "docs" / "data.md").read_text("utf-8")
TEMPLATE = (
    "{% for m in messages %}[{{ m.role }}]{% for part in m.content %}"
    "{% if part.type == 'image' %}<image>{% else %}{{ part.text }}{% endif %}{% endfor %}{% endfor %}"
)


def deskgym(line: str) -> None:
    result = CliRunner().invoke(main, line.split())
    assert result.exit_code == 0, result.output


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which gold episodes are, and all that the page exports of them."""
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        lines = re.findall(r"^deskgym ((?:gold|export) .*)$", PAGE, re.MULTILINE)
        assert len(lines) > 6
        for line in lines:
            deskgym(line)
    return folder


@pytest.fixture(autouse=True)
def _here(work: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(work)
    monkeypatch.setattr("datasets.config.HF_DATASETS_CACHE", tmp_path / "cache")


@pytest.fixture(scope="module")
def processor() -> LlavaProcessor:
    """The processor of a model that reads bytes and pictures of 28 pixels."""
    vocabulary = ["<pad>", "<unk>", "<image>", *sorted(pre_tokenizers.ByteLevel.alphabet())]
    tokenizer = Tokenizer(models.BPE(vocab={sign: number for number, sign in enumerate(vocabulary)}, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    return LlavaProcessor(
        image_processor=CLIPImageProcessorPil(size={"shortest_edge": 28}, crop_size={"height": 28, "width": 28}),
        tokenizer=PreTrainedTokenizerFast(
            tokenizer_object=tokenizer, pad_token="<pad>", unk_token="<unk>", additional_special_tokens=["<image>"]
        ),
        chat_template=TEMPLATE,
        patch_size=14,
        vision_feature_select_strategy="full",
        image_token="<image>",
    )


def lines(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text("utf-8").splitlines()]


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_pages_code_runs(block: str, processor: LlavaProcessor) -> None:
    exec(block, {"processor": processor, "__name__": "page"})


@pytest.mark.parametrize("options", ["", "--layout turns", "--images tokens", "--layout turns --images inline"])
def test_datasets_reads_lines_as_they_were_written(options: str, tmp_path: Path) -> None:
    deskgym(f"export out/gold --format canonical {options} --out {tmp_path}/rows.jsonl")
    read = load_dataset("json", data_files=f"{tmp_path}/rows.jsonl", split="train")
    assert list(read) == lines(f"{tmp_path}/rows.jsonl")


def test_parquet_holds_the_pictures_and_the_same_messages_as_lines(tmp_path: Path) -> None:
    deskgym(f"export out/gold --format canonical --out {tmp_path}/rows.jsonl")
    deskgym(f"export out/gold --format canonical --out {tmp_path}/rows.parquet")
    read = load_dataset("parquet", data_files=f"{tmp_path}/rows.parquet", split="train")
    assert read.features["images"] == List(Image())
    for row, line in zip(read, lines(f"{tmp_path}/rows.jsonl"), strict=True):
        assert row["messages"] == line["messages"]
        assert row["tools"] == line["tools"]
        assert [picture.size for picture in row["images"]] == [(1280, 720)] * len(line["images"])


def test_trl_collates_every_picture_of_every_turn(processor: LlavaProcessor) -> None:
    read = load_dataset("parquet", data_files="out/data/trl.parquet", split="train")
    batch = DataCollatorForVisionLanguageModeling(processor)(list(read))
    shown = sum(len(row["images"]) for row in read)
    assert len(batch["pixel_values"]) == shown
    image = processor.tokenizer.convert_tokens_to_ids("<image>")
    assert int((batch["input_ids"] == image).sum()) == shown * 4


def test_trl_takes_episodes_without_pictures_with_tools(processor: LlavaProcessor, tmp_path: Path) -> None:
    deskgym(f"gold --tasks crm-update --observation axtree --out {tmp_path}/gold")
    deskgym(f"export {tmp_path}/gold --format canonical --out {tmp_path}/rows.jsonl")
    (row,) = load_dataset("json", data_files=f"{tmp_path}/rows.jsonl", split="train")
    assert all(isinstance(message["content"], str) for message in row["messages"])
    seen = processor.tokenizer.apply_chat_template(
        row["messages"],
        tools=row["tools"],
        tokenize=False,
        chat_template="{% for m in messages %}{{ m.tool_calls | tojson if m.tool_calls }}{% endfor %}",
    )
    assert '"arguments": {"ref": ' in seen
