"""Gold trajectories: played through the real environment, replayed, exported, and leafed through."""

from __future__ import annotations

import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from deskgym import gym
from deskgym.gym.actions import parse
from deskgym.gym.errors import GoldFault
from deskgym.harness import play_gold
from deskgym.harness.cli import main
from deskgym.harness.episodes.gold import fault_stage
from deskgym.harness.trajectories.export import FORMATS
from deskgym.harness.trajectories.images import read_png, sha256
from deskgym.harness.trajectories.model import read
from deskgym.harness.trajectories.store import Writer
from deskgym.tasks import get_family
from deskgym.tasks.errors import NoInstance
from PIL import Image

from ..conftest import FAMILY


def deskgym(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture
def copy(gold: Path, tmp_path: Path) -> Path:
    """The gold folder, to be spoiled."""
    return Path(shutil.copytree(gold, tmp_path / "gold"))


def test_a_gold_trajectory_holds_all_that_was_seen_and_done(gold: Path) -> None:
    file = gold / FAMILY / "1.jsonl"
    trajectory = read(file)
    assert trajectory.verified
    assert trajectory.header.goal == trajectory.steps[0].observation["goal"]
    assert [step.index for step in trajectory.steps] == list(range(len(trajectory.steps)))
    assert [step.reward for step in trajectory.steps] == [0.0] * (len(trajectory.steps) - 1) + [1.0]
    assert all(not step.error for step in trajectory.steps)
    assert all(parse(step.action).as_dict() == step.action for step in trajectory.steps)
    for observation in trajectory.observations():
        image = file.parent / observation["screenshot"]["file"]
        assert observation["screenshot"]["sha256"] == sha256(image.read_bytes())
        assert read_png(image).shape == (720, 1280, 3)


def test_every_ref_acted_on_was_in_the_observation_and_its_box_in_the_view(gold: Path) -> None:
    acted = [step for step in read(gold / FAMILY / "1.jsonl").steps if "ref" in step.action]
    assert acted
    for step in acted:
        assert f"[ref={step.action['ref']}]" in step.observation["axtree"]
        assert step.target is not None
        assert step.target["name"] in step.observation["axtree"]
        assert step.target["width"] > 0


def test_the_index_counts_what_is_verified(gold: Path) -> None:
    index = json.loads((gold / "index.json").read_text())
    assert (index["episodes"], index["verified"], index["faults"]) == (1, 1, 0)
    assert index["trajectories"][0]["file"] == f"{FAMILY}/1.jsonl"


def test_a_replay_comes_out_equal_to_the_last_pixel(gold: Path) -> None:
    result = deskgym("replay", gold / FAMILY / "1.jsonl")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("Equal: ")


def test_a_replay_names_the_first_pixel_region_that_differs(copy: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    second = file.parent / read(file).steps[1].observation["screenshot"]["file"]
    pixels = read_png(second).copy()
    pixels[10:12, 20:25] ^= 255
    Image.fromarray(pixels).save(second)
    result = deskgym("replay", file)
    assert result.exit_code == 1
    assert "Different: observation before step 2: screenshot" in result.output
    assert "10 pixels differ, within x 20–24, y 10–11" in result.output


def test_a_replay_names_the_line_of_text_that_differs(copy: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    file.write_text(file.read_text().replace('navigation \\"', 'navigation \\"Old ', 1))
    result = deskgym("replay", file)
    assert result.exit_code == 1
    assert "Different: observation before step 1: axtree, line " in result.output


def test_a_replay_of_another_action_ends_in_another_database(copy: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    *lines, last = file.read_text().splitlines()
    end = json.loads(last)
    end["database"] = "0" * 64
    file.write_text("\n".join([*lines, json.dumps(end)]) + "\n")
    result = deskgym("replay", file)
    assert result.exit_code == 1
    assert "Different: final database" in result.output


def test_a_trajectory_that_was_cut_off_cannot_be_replayed(copy: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    file.write_text("\n".join(file.read_text().splitlines()[:3]) + "\n")
    result = deskgym("replay", file)
    assert result.exit_code == 2
    assert "was cut off" in result.output


def test_gold_again_writes_the_same_bytes_in_another_environment(gold: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    assert deskgym("gold", "--tasks", FAMILY, "--seeds", "1", "--out", again).exit_code == 0
    names = [path.relative_to(gold) for path in sorted(gold.rglob("*")) if path.is_file()]
    assert [path.relative_to(again) for path in sorted(again.rglob("*")) if path.is_file()] == names
    assert all((again / name).read_bytes() == (gold / name).read_bytes() for name in names)


def test_a_folder_with_trajectories_is_neither_mixed_nor_lost_by_accident(copy: Path) -> None:
    result = deskgym("gold", "--tasks", FAMILY, "--seeds", "1", "--out", copy)
    assert result.exit_code == 2
    assert "--resume" in result.output
    assert "--force" in result.output


def test_resuming_keeps_what_is_verified_and_plays_what_was_cut_off(copy: Path) -> None:
    file = copy / FAMILY / "1.jsonl"
    whole = file.read_bytes()
    before = file.stat().st_mtime_ns
    assert deskgym("gold", "--tasks", FAMILY, "--seeds", "1", "--out", copy, "--resume").exit_code == 0
    assert file.stat().st_mtime_ns == before
    file.write_bytes(whole[: len(whole) // 2])
    assert deskgym("gold", "--tasks", FAMILY, "--seeds", "1", "--out", copy, "--resume").exit_code == 0
    assert file.read_bytes() == whole


def test_resuming_in_another_form_is_refused(copy: Path) -> None:
    result = deskgym("gold", "--tasks", FAMILY, "--seeds", "1", "--out", copy, "--resume", "--form", "pixel")
    assert result.exit_code == 2
    assert "was played with --form element" in result.output


def test_pixel_form_needs_no_refs(tmp_path: Path) -> None:
    with closing(gym.make(f"{FAMILY}-v0", observation="screenshot")) as env, Writer(tmp_path / "1.jsonl") as writer:
        trajectory = play_gold(env, 1, form="pixel", writer=writer)
    assert trajectory.verified, trajectory.fault
    assert all("ref" not in step.action for step in trajectory.steps)
    assert any(step.target for step in trajectory.steps)
    assert deskgym("replay", tmp_path / "1.jsonl").exit_code == 0
    row = FORMATS["openai"](trajectory_on_disk := read(tmp_path / "1.jsonl"), str)
    assert_calls_fit_the_tools(row)
    assert len(row["images"]) == len(trajectory_on_disk.steps)


def test_an_episode_that_cannot_begin_is_a_fault_of_set_up() -> None:
    with closing(gym.make(f"{FAMILY}-v0")) as env:
        trajectory = play_gold(env, -1)
    assert trajectory.fault is not None
    assert trajectory.fault.stage == "setup"
    assert not trajectory.verified


def test_faults_are_told_apart_by_where_they_broke() -> None:
    def broke(code: str, module: str, error: Exception) -> Exception:
        try:
            exec(code, {"__name__": module, "error": error})
        except type(error) as raised:
            return raised
        raise AssertionError

    assert fault_stage(GoldFault("no such button")) == "gold"
    assert fault_stage(broke("raise error", "deskgym.tasks.verifier.diff", KeyError())) == "verifier"
    assert fault_stage(broke("raise error", "deskgym.tasks.crm.update", NoInstance())) == "gold"
    assert fault_stage(broke("raise error", "deskgym.gym.screen.tabs", ValueError())) == "environment"


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


def test_play_gold_leaves_the_verdict_and_the_pixels_in_memory() -> None:
    with closing(gym.make(f"{get_family(FAMILY).id}-v0", observation=["axtree", "screenshot"])) as env:
        trajectory = play_gold(env, seed=1)
    assert trajectory.verified
    assert len(trajectory.seconds) == len(trajectory.steps)
    assert all(isinstance(seen["screenshot"], np.ndarray) for seen in trajectory.observations())
