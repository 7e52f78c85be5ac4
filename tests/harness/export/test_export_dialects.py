"""Rows in dialects: what loaders and providers take, and what says clearly why it cannot be written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.agents.dialects import DIALECTS, Call, TextDialect, Viewport, decode_turn
from deskgym.harness.trajectories.model import read

from ..conftest import FAMILY, deskgym

VIEWPORT = Viewport(1280, 720)
OF_ELEMENTS = [name for name, dialect in DIALECTS.items() if dialect.form != "pixel"]
OF_PIXELS = [name for name, dialect in DIALECTS.items() if dialect.form != "element"]


@pytest.fixture(scope="module")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a verified gold trajectory in pixel form."""
    folder = tmp_path_factory.mktemp("pixels")
    options = ("--tasks", FAMILY, "--seeds", "1", "--form", "pixel", "--observation", "screenshot")
    result = deskgym("gold", *options, "--out", folder)
    assert result.exit_code == 0, result.output
    return folder


def exported(folder: Path, name: str, out: Path, *options: str) -> dict[str, Any]:
    result = deskgym("export", folder, "--format", name, "--out", out, *options)
    assert result.exit_code == 0, result.output
    (row,) = [json.loads(line) for line in out.read_text().splitlines()]
    assert all((out.parent / path).is_file() for path in row["images"])
    return dict(row)


def calls_in(name: str, row: dict[str, Any]) -> list[list[Call]]:
    """What the model says in every turn of a row."""
    dialect = DIALECTS[name]
    if isinstance(dialect, TextDialect):
        said = [message["content"][0]["text"] for message in row["messages"] if message["role"] == "assistant"]
        return [dialect.parse(text) for text in said]
    if dialect.wire == "anthropic":
        turns = [message["content"] for message in row["messages"] if message["role"] == "assistant"]
        return [[Call(block["name"], block["input"]) for block in turn] for turn in turns]
    if dialect.wire == "gemini":
        turns = [content["parts"] for content in row["contents"] if content["role"] == "model"]
        return [[Call(part["function_call"]["name"], part["function_call"]["args"]) for part in turn] for turn in turns]
    if dialect.wire == "openai":
        items = [item for item in row["input"] if item.get("type") in ("computer_call", "function_call")]
        return [[_openai_call(item)] for item in items]
    messages = [message["tool_calls"] for message in row["messages"] if message["role"] == "assistant"]
    return [[Call(**call["function"]) for call in calls] for calls in messages]


def _openai_call(item: dict[str, Any]) -> Call:
    if item["type"] == "function_call":
        return Call(item["name"], json.loads(item["arguments"]))
    return Call("computer", {key: item[key] for key in ("action", "actions") if key in item})


@pytest.mark.parametrize("name", sorted({*OF_ELEMENTS, *OF_PIXELS}))
def test_the_calls_of_a_row_are_the_actions_of_the_episode(name: str, gold: Path, pixels: Path, tmp_path: Path) -> None:
    folder = pixels if DIALECTS[name].form == "pixel" else gold
    row = exported(folder, name, tmp_path / "rows.jsonl")
    steps = read(folder / FAMILY / "1.jsonl").steps
    said = calls_in(name, row)
    assert len(said) == len(steps)
    meant = [decode_turn(DIALECTS[name], calls, VIEWPORT) for calls in said]
    assert [actions[-1].name for actions in meant] == [step.action["action"] for step in steps]
    assert len(row["images"]) == len(steps)


def test_the_layout_of_turns_alternates_and_has_schemas_in_the_prompt(gold: Path, tmp_path: Path) -> None:
    row = exported(gold, "canonical", tmp_path / "rows.jsonl", "--layout", "turns", "--images", "tokens")
    steps = read(gold / FAMILY / "1.jsonl").steps
    assert [message["role"] for message in row["messages"]] == ["system", *["user", "assistant"] * len(steps)]
    assert all(isinstance(message["content"], str) for message in row["messages"])
    assert sum(message["content"].count("<image>") for message in row["messages"]) == len(row["images"])
    assert '"name": "fill"' in row["messages"][0]["content"]
    said = row["messages"][2]["content"]
    call = json.loads(said.removeprefix("<tool_call>\n").removesuffix("\n</tool_call>"))
    assert {"action": call["name"], **call["arguments"]} == steps[0].action


@pytest.mark.parametrize("images", ["parts", "openai"])
def test_the_layout_of_tools_shows_the_page_in_the_tools_answers(images: str, gold: Path, tmp_path: Path) -> None:
    row = exported(gold, "canonical", tmp_path / "rows.jsonl", "--layout", "tool", "--images", images)
    steps = read(gold / FAMILY / "1.jsonl").steps
    roles = [message["role"] for message in row["messages"]]
    assert roles == ["system", "user", *["assistant", "tool"] * len(steps)]
    answers = [message["content"] for message in row["messages"] if message["role"] == "tool"]
    assert steps[1].observation["axtree"] in answers[0][0]["text"]
    assert answers[0][1]["type"] == {"parts": "image", "openai": "image_url"}[images]
    assert str(answers[-1]).count("The episode has ended.") == 1
    ids = [call["id"] for message in row["messages"] for call in message.get("tool_calls", ())]
    assert [message["tool_call_id"] for message in row["messages"] if message["role"] == "tool"] == ids
    arguments = row["messages"][2]["tool_calls"][0]["function"]["arguments"]
    assert isinstance(arguments, {"parts": dict, "openai": str}[images])


def test_anthropics_rows_answer_every_use_of_a_tool_with_the_page(pixels: Path, tmp_path: Path) -> None:
    row = exported(pixels, "anthropic-computer", tmp_path / "rows.jsonl")
    first, said, answered = row["messages"][:3]
    assert [block["type"] for block in first["content"]] == ["text", "image"]
    assert said["content"][0]["toolset_name"] == "computer"
    assert answered["content"][0]["tool_use_id"] == said["content"][0]["id"]
    assert [block["type"] for block in answered["content"][0]["content"]] == ["text", "image"]
    (last,) = row["messages"][-2]["content"]
    assert last["name"] == "done"
    assert "toolset_name" not in last
    assert "done" in {tool.get("name") for tool in row["tools"]}


def test_openais_computer_calls_are_answered_by_screenshots_functions_by_texts(pixels: Path, tmp_path: Path) -> None:
    row = exported(pixels, "openai-computer", tmp_path / "rows.jsonl")
    outputs = {item["call_id"]: item for item in row["input"] if item.get("type", "").endswith("_output")}
    for item in row["input"]:
        if item.get("type") == "computer_call":
            assert outputs[item["call_id"]]["output"]["type"] == "computer_screenshot"
        if item.get("type") == "function_call":
            assert outputs[item["call_id"]]["output"] == [{"type": "input_text", "text": "The episode has ended."}]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("gemini",), "acts on elements, and gemini says pixels. Export trajectories of `deskgym gold --form pixel`."),
        (("openai", "--images", "tokens"), "openai has one form: leave --layout and --images out"),
        (("anthropic-browser", "--layout", "tool"), "anthropic-browser has messages of its own"),
        (("browsergym", "--layout", "tool"), "browsergym writes its calls into texts"),
        (("gemni",), "There is no export format 'gemni'. Did you mean 'gemini'?"),
    ],
)  # fmt: skip
def test_what_cannot_be_exported_is_told_in_one_line(
    options: tuple[str, ...], told: str, gold: Path, tmp_path: Path
) -> None:
    result = deskgym("export", gold, "--format", *options, "--out", tmp_path / "rows.jsonl")
    assert result.exit_code == 2
    assert told in result.output
    assert len(result.output.splitlines()) == 1


def test_an_action_without_words_is_told_by_its_step(pixels: Path, tmp_path: Path) -> None:
    file = tmp_path / FAMILY / "1.jsonl"
    file.parent.mkdir()
    text = (pixels / FAMILY / "1.jsonl").read_text()
    file.write_text(text.replace('"action":{"action":"click",', '"action":{"action":"click","button":"middle",', 1))
    (file.parent / "1").symlink_to(pixels / FAMILY / "1")
    result = deskgym("export", tmp_path, "--format", "ui-tars", "--out", tmp_path / "rows.jsonl")
    assert result.exit_code == 2
    assert f"{FAMILY} seed 1, step 0: ui-tars cannot say click(" in result.output
