"""Trajectories as rows for training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from deskgym.harness.trajectories.model import read

from ..conftest import FAMILY, deskgym


def assert_calls_fit_the_tools(row: dict[str, Any]) -> None:
    tools = {tool["function"]["name"]: tool["function"]["parameters"] for tool in row["tools"]}
    for message in row["messages"]:
        for call in message.get("tool_calls", ()):
            arguments = json.loads(call["function"]["arguments"])
            schema = tools[call["function"]["name"]]
            assert set(schema["required"]) <= set(arguments) <= set(schema["properties"])


def test_an_export_row_is_a_conversation_that_a_chat_model_takes(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows" / "gold.jsonl"
    result = deskgym("export", gold, "--format", "openai", "--out", out)
    assert result.exit_code == 0, result.output
    (row,) = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted(row) == ["images", "messages", "tools"]
    steps = read(gold / FAMILY / "1.jsonl").steps
    roles = [message["role"] for message in row["messages"]]
    assert roles == ["system", *["user", "assistant", "tool"] * len(steps)]
    ids = [call["id"] for message in row["messages"] for call in message.get("tool_calls", ())]
    assert len(set(ids)) == len(ids) == len(steps)
    assert [message["tool_call_id"] for message in row["messages"] if message["role"] == "tool"] == ids
    assert_calls_fit_the_tools(row)
    assert all("content" in message for message in row["messages"])
    calls = [call["function"] for message in row["messages"] for call in message.get("tool_calls", ())]
    assert [{"action": call["name"], **json.loads(call["arguments"])} for call in calls] == [s.action for s in steps]


def test_an_export_shows_the_screenshots_in_user_turns_and_lists_them_in_order(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "gold.jsonl"
    deskgym("export", gold, "--format", "openai", "--out", out)
    row = json.loads(out.read_text())
    users = [message for message in row["messages"] if message["role"] == "user"]
    shown = [part["image_url"]["url"] for user in users for part in user["content"] if part["type"] == "image_url"]
    assert shown == row["images"]
    assert len(shown) == len(users)
    assert all((out.parent / path).is_file() for path in shown)
    steps = read(gold / FAMILY / "1.jsonl").steps
    assert users[0]["content"][0]["text"].startswith(f"Goal: {steps[0].observation['goal']}\n")
    assert all(
        step.observation["axtree"] in user["content"][0]["text"] for step, user in zip(steps, users, strict=True)
    )


def test_what_is_not_verified_is_not_exported(copy: Path, tmp_path: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    file.write_text(file.read_text().replace('"verdict":{"passed":true', '"verdict":{"passed":false'))
    result = deskgym("export", copy, "--format", "openai", "--out", tmp_path / "gold.jsonl")
    assert result.exit_code == 2
    assert "None of the 1 trajectories" in result.output
