"""What an export writes: kinds of file, the data card, what trainers have to be told, and what is kept back."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.agents.dialects import Call
from deskgym.harness.export import files
from deskgym.harness.export.chat import Chat
from deskgym.harness.export.turns import Seen, Turn
from deskgym.harness.trajectories.model import Step, read

from ..conftest import FAMILY, deskgym

TOOL_ROLES = ["tool_call", "tool_response"]


def exported(folder: Path, out: Path, *options: str) -> None:
    result = deskgym("export", folder, "--out", out, *options)
    assert result.exit_code == 0, result.output


def of_the_test_split(folder: Path) -> Path:
    file = folder / FAMILY / "1.jsonl"
    file.write_text(file.read_text("utf-8").replace('"split":"train"', '"split":"test"', 1), "utf-8")
    return folder


def test_rows_with_tokens_are_roles_and_texts_that_alternate_and_end_with_a_call(gold: Path, tmp_path: Path) -> None:
    exported(gold, tmp_path / "rows.jsonl", "--format", "canonical", "--images", "tokens")
    row = json.loads((tmp_path / "rows.jsonl").read_text("utf-8"))
    steps = read(gold / FAMILY / "1.jsonl").steps
    roles = [message["role"] for message in row["messages"]]
    assert roles == ["system", "user", *(TOOL_ROLES * len(steps))[:-1]]
    assert all(sorted(message) == ["content", "role"] for message in row["messages"])
    assert all(isinstance(message["content"], str) for message in row["messages"])
    assert sum(message["content"].count("<image>") for message in row["messages"]) == len(row["images"]) == len(steps)
    calls = [json.loads(message["content"]) for message in row["messages"] if message["role"] == "tool_call"]
    assert [{"action": call["name"], **call["arguments"]} for call in calls] == [step.action for step in steps]
    assert "fill" in {tool["function"]["name"] for tool in json.loads(row["tools"])}


def test_what_looks_like_an_image_in_a_page_or_a_call_counts_as_none() -> None:
    step = Step(index=0, observation={}, action={}, reward=0, terminated=True, truncated=False, error="")
    seen = Seen("a page that says <image>", ("a.png",))
    turn = Turn(seen, "", [Call("type", {"text": "<image>"})], "Done.", seen, step)
    messages = Chat("tool", "tokens").messages([turn], [""])
    assert [message["content"].count("<image>") for message in messages] == [1, 0]
    assert json.loads(messages[1]["content"])["arguments"] == {"text": "<image>"}


def test_llama_factory_is_told_of_each_file(gold: Path, tmp_path: Path) -> None:
    options = ("--format", "canonical", "--images", "tokens")
    exported(gold, tmp_path / "tool.jsonl", *options)
    exported(gold, tmp_path / "turns.jsonl", *options, "--layout", "turns")
    told = json.loads((tmp_path / "dataset_info.json").read_text("utf-8"))
    assert sorted(told) == ["tool", "turns"]
    for name, entry in told.items():
        row = json.loads((tmp_path / entry["file_name"]).read_text("utf-8"))
        assert entry["file_name"] == f"{name}.jsonl"
        assert sorted(entry["columns"]) == sorted(row)
        assert {message["role"] for message in row["messages"]} <= set(entry["tags"].values())


def test_inline_parts_name_the_files_and_no_column_does(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    exported(gold, out, "--format", "canonical", "--layout", "turns", "--images", "inline")
    row = json.loads(out.read_text("utf-8"))
    assert sorted(row) == ["messages", "tools"]
    parts = [part for message in row["messages"] for part in message["content"] if part["type"] == "image"]
    assert len(parts) == len(read(gold / FAMILY / "1.jsonl").steps)
    assert all((tmp_path / part["path"]).is_file() for part in parts)


def test_shards_hold_the_row_and_its_pictures_under_one_key(gold: Path, tmp_path: Path) -> None:
    (tmp_path / "rows-000007.tar").write_bytes(b"of an earlier export")
    exported(gold, tmp_path / "rows.tar", "--format", "canonical")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["README.md", "rows-000000.tar"]
    with tarfile.open(tmp_path / "rows-000000.tar") as tar:
        members = {member.name: member for member in tar}
        found: dict[str, Any] = {name: tar.extractfile(member) for name, member in members.items()}
        row = json.loads(found[f"{FAMILY}/1.json"].read())
        assert row["images"][:2] == ["000.png", "001.png"]
        source = gold / FAMILY / "1" / "000-screenshot.png"
        assert found[f"{FAMILY}/1.000.png"].read() == source.read_bytes()
    assert set(members) == {f"{FAMILY}/1.json", *(f"{FAMILY}/1.{name}" for name in row["images"])}
    assert all(member.mtime == 0 for member in members.values())


def test_a_full_shard_is_followed_by_another(copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (copy / FAMILY / "2.jsonl").write_bytes((copy / FAMILY / "1.jsonl").read_bytes())
    monkeypatch.setattr(files, "ENOUGH", 1)
    exported(copy, tmp_path / "rows.tar", "--format", "canonical")
    assert sorted(path.name for path in tmp_path.glob("*.tar")) == ["rows-000000.tar", "rows-000001.tar"]


def test_atif_documents_are_what_the_format_allows(gold: Path, tmp_path: Path) -> None:
    exported(gold, tmp_path / "atif", "--format", "atif")
    path = tmp_path / "atif" / FAMILY / "1.json"
    told = json.loads(path.read_text("utf-8"))
    steps = read(gold / FAMILY / "1.jsonl").steps
    assert told["schema_version"] == "ATIF-v1.7"
    assert set(told) == {"schema_version", "session_id", "agent", "steps", "final_metrics", "extra"}
    assert set(told["agent"]) == {"name", "version", "tool_definitions"}
    assert [step["step_id"] for step in told["steps"]] == [*range(1, len(steps) + 3)]
    assert [step["source"] for step in told["steps"]] == ["system", "user", *["agent"] * len(steps)]
    for step, played in zip(told["steps"][2:], steps, strict=True):
        (call,), (result,) = step["tool_calls"], step["observation"]["results"]
        assert result["source_call_id"] == call["tool_call_id"]
        assert {"action": call["function_name"], **call["arguments"]} == played.action
        assert step["llm_call_count"] == 0
        assert "metrics" not in step
    (picture,) = [part for part in told["steps"][1]["message"] if part["type"] == "image"]
    assert picture["source"]["media_type"] == "image/png"
    assert (path.parent / picture["source"]["path"]).is_file()
    assert told["extra"]["verdict"]["passed"] is True


def test_a_runs_atif_says_what_the_model_spent(made_run: Path, tmp_path: Path) -> None:
    exported(made_run, tmp_path / "atif", "--format", "atif")
    told = [json.loads(path.read_text("utf-8")) for path in (tmp_path / "atif").glob("*/*.json")]
    assert {document["agent"]["model_name"] for document in told} == {"openai:a-model"}
    for document in told:
        agents = document["steps"][2:]
        spent = [step["metrics"]["prompt_tokens"] for step in agents if "metrics" in step]
        assert sum(spent) == document["final_metrics"]["total_prompt_tokens"] > 0


def test_the_card_says_what_is_there_and_keeps_what_it_said_of_other_files(gold: Path, tmp_path: Path) -> None:
    exported(gold, tmp_path / "a.jsonl", "--format", "canonical", "--layout", "turns")
    first = (tmp_path / "README.md").read_text("utf-8")
    exported(gold, tmp_path / "b.jsonl", "--format", "openai")
    exported(gold, tmp_path / "b.jsonl", "--format", "openai")
    card = (tmp_path / "README.md").read_text("utf-8")
    assert card.startswith(first)
    assert card.count("## a.jsonl") == card.count("## b.jsonl") == 1
    assert "| format | dialect canonical, layout turns, images parts |" in card
    assert "| splits | train (1) |" in card
    steps = len(read(gold / FAMILY / "1.jsonl").steps)
    assert f"| `{FAMILY}` | 1 | {steps} |" in card
    assert len({line for line in card.splitlines() if line.startswith("| digest of instances |")}) == 1


def test_a_readme_that_is_no_card_is_not_replaced(gold: Path, tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# My project\n")
    result = deskgym("export", gold, "--format", "openai", "--out", tmp_path / "rows.jsonl")
    assert result.exit_code == 2
    assert "is no data card" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["README.md"]


def test_the_test_split_is_refused_unless_it_is_named(copy: Path, tmp_path: Path) -> None:
    folder, out = of_the_test_split(copy), tmp_path / "data" / "rows.jsonl"
    refused = deskgym("export", folder, "--format", "openai", "--out", out)
    assert refused.exit_code == 2
    assert "1 trajectories in" in refused.output
    assert "--split test" in refused.output
    none = deskgym("export", folder, "--format", "openai", "--out", out, "--split", "train")
    assert none.exit_code == 2
    assert "of the train split is verified" in none.output
    assert not out.exists()
    exported(folder, out, "--format", "openai", "--split", "test")
    assert "not for training" in (out.parent / "README.md").read_text("utf-8")


def test_a_held_out_family_belongs_to_the_test_split_whatever_its_world(copy: Path, tmp_path: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    file.write_text(file.read_text("utf-8").replace(f'"family":"{FAMILY}"', '"family":"chat-launch-date"', 1), "utf-8")
    result = deskgym("export", copy, "--format", "openai", "--out", tmp_path / "rows.jsonl")
    assert result.exit_code == 2
    assert "the test split" in result.output
