"""A run's folder: what lands in it, what is mended, and who may write to it."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from deskgym.harness.errors import BadSelection
from deskgym.harness.runs.config import RunConfig
from deskgym.harness.runs.entries import RunEntry
from deskgym.harness.runs.folder import EPISODES, RunFolder
from deskgym.harness.runs.keys import EpisodeKey
from deskgym.harness.trajectories.images import image_file, sha256
from deskgym.harness.trajectories.model import AgentTurn, End, Header, Line, Trajectory, read
from deskgym.harness.trajectories.store import Writer

from ..trajectories.test_model import END, STEP

CONFIG = RunConfig(agent="noop", tasks="crm-update", seeds="0:3")
KEYS = CONFIG.episodes()


@pytest.fixture
def folder(tmp_path: Path) -> RunFolder:
    folder = RunFolder(tmp_path / "run")
    with folder.alone():
        folder.begin(CONFIG)
    return folder


def header(key: EpisodeKey) -> Header:
    return CONFIG.header(key)


def write(writer: Writer, *lines: Line) -> None:
    for line in lines:
        writer.write(line)


def land(folder: RunFolder, key: EpisodeKey, end: End = END) -> RunEntry:
    with folder.landing(key) as writer:
        write(writer, header(key), STEP, end)
    entry = RunEntry.of(Trajectory(header(key), [STEP], end=end))
    folder.append(entry)
    return entry


def test_an_episode_lands_whole_or_not_at_all(folder: RunFolder) -> None:
    path = folder.trajectory(KEYS[0])
    with suppress(KeyboardInterrupt), folder.landing(KEYS[0]) as writer:
        writer.write(header(KEYS[0]))
        assert not path.exists()
        raise KeyboardInterrupt
    assert list(path.parent.iterdir()) == []
    land(folder, KEYS[0])
    assert read(path).complete
    assert list(path.parent.iterdir()) == [path]


def test_pictures_are_shared_by_their_digests(folder: RunFolder) -> None:
    pixels = np.zeros((2, 2, 3), dtype=np.uint8)
    shown = []
    for key in KEYS[:2]:
        with folder.landing(key) as writer:
            shown.append(writer.stored({"screenshot": pixels})["screenshot"])
    assert shown[0] == shown[1]
    assert len(list(folder.pictures.rglob("*.png"))) == 1
    file = image_file(folder.trajectory(KEYS[0]).parent, shown[0]["file"])
    assert sha256(file.read_bytes()) == shown[0]["sha256"]


def test_a_picture_that_a_crash_left_cut_is_written_again(folder: RunFolder) -> None:
    pixels = np.zeros((2, 2, 3), dtype=np.uint8)
    for _ in range(2):
        with folder.landing(KEYS[0]) as writer:
            writer.stored({"screenshot": pixels})
        (file,) = folder.pictures.rglob("*.png")
        whole = file.read_bytes()
        file.write_bytes(whole[:10])
    with folder.landing(KEYS[0]) as writer:
        writer.stored({"screenshot": pixels})
    assert file.read_bytes() == whole


def test_entries_are_a_function_of_the_trajectories(folder: RunFolder) -> None:
    for key in reversed(KEYS):
        land(folder, key)
    folder.finish(KEYS)
    whole = (folder.path / EPISODES).read_bytes()
    assert [entry.seed for entry in folder.entries()] == [0, 1, 2]
    (folder.path / EPISODES).write_bytes(whole[:-20])
    folder.begin(CONFIG, resume=True)
    assert (folder.path / EPISODES).read_bytes() == whole
    (folder.path / EPISODES).unlink()
    folder.begin(CONFIG, resume=True)
    assert (folder.path / EPISODES).read_bytes() == whole


def test_an_entry_counts_what_the_agents_model_has_spent() -> None:
    turn: AgentTurn = {"text": "I click", "usage": {"input": 10, "cached": 5, "output": 2}, "cost": 0.25, "calls": 2}
    steps = [replace(STEP, agent=turn), STEP, replace(STEP, agent=turn, error="no such ref")]
    entry = RunEntry.of(Trajectory(header(KEYS[0]), steps, end=replace(END, stopped="refused")))
    assert entry.tokens == {"input": 20, "cached": 10, "output": 4}
    assert (entry.cost, entry.model_calls, entry.action_errors, entry.ended) == (0.5, 4, 1, "stopped")
    assert RunEntry.load(entry.dump()) == entry
    assert RunEntry.of(Trajectory(header(KEYS[0]), [STEP], end=END)).tokens is None


def test_what_was_cut_off_or_is_no_trajectory_is_missing_again(folder: RunFolder) -> None:
    for key in KEYS:
        land(folder, key)
    path = folder.trajectory(KEYS[1])
    path.write_bytes(path.read_bytes()[:-30])
    (path.parent / f"9-train-0.jsonl.{os.getpid()}.part").write_text("{")
    (folder.path / EPISODES).unlink()
    folder.begin(CONFIG, resume=True)
    assert folder.missing(KEYS) == [KEYS[1]]
    assert sorted(each.name for each in path.parent.iterdir()) == ["0-train-0.jsonl", "2-train-0.jsonl"]


def test_a_fault_is_played_again_and_its_entry_follows_the_trajectory(folder: RunFolder) -> None:
    folder.append(folder.land_fault(CONFIG, KEYS[0], "worker", OSError("killed")))
    (entry,) = folder.entries()
    assert (entry.outcome, entry.ended, entry.fault) == (
        "fault", None, {"stage": "worker", "error": "OSError", "message": "killed"},
    )  # fmt: skip
    assert folder.missing(KEYS) == KEYS
    with folder.landing(KEYS[0]) as writer:
        write(writer, header(KEYS[0]), STEP, END)
    folder.begin(CONFIG, resume=True)
    assert folder.missing(KEYS) == KEYS[1:]


def test_a_run_is_neither_mixed_nor_lost_by_accident(folder: RunFolder) -> None:
    land(folder, KEYS[0])
    with pytest.raises(BadSelection, match=r"--resume .* or --force"):
        folder.begin(CONFIG)
    with pytest.raises(BadSelection, match="begun with --max-steps null, not 7"):
        folder.begin(replace(CONFIG, max_steps=7), resume=True)
    with pytest.raises(BadSelection, match='begun with --agent "noop", not "gold"'):
        folder.begin(replace(CONFIG, agent="gold"), resume=True)
    folder.begin(replace(CONFIG, agent="gold"), force=True)
    assert folder.missing(KEYS) == KEYS
    assert not folder.trajectory(KEYS[0]).exists()


def test_a_run_of_other_worlds_is_not_gone_on_with(folder: RunFolder) -> None:
    manifest = folder.path / "manifest.json"
    manifest.write_text(json.dumps(folder.manifest() | {"worlds": "0" * 16}))
    with pytest.raises(BadSelection, match="begun with 'worlds' \"0000"):
        folder.begin(CONFIG, resume=True)
    manifest.write_text("[1")
    with pytest.raises(BadSelection, match="cannot be read"):
        folder.begin(CONFIG, resume=True)


def test_two_runs_do_not_write_to_one_folder(folder: RunFolder) -> None:
    with folder.alone(), pytest.raises(BadSelection, match="another run"), RunFolder(folder.path).alone():
        pass
    with folder.alone():
        pass


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSelection, match="--out names a folder"), RunFolder(tmp_path / "file").alone():
        pass


@pytest.mark.parametrize("text", ["{}", "[]", "7", "{"])
def test_what_is_no_entry_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no entry|Expecting"):
        RunEntry.load(text)
