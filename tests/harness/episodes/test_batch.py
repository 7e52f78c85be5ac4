"""Many gold episodes in a folder: written, resumed, replaced."""

from __future__ import annotations

import json
from pathlib import Path

from ..conftest import FAMILY, deskgym


def test_the_index_counts_what_is_verified(gold: Path) -> None:
    index = json.loads((gold / "index.json").read_text())
    assert (index["episodes"], index["verified"], index["faults"]) == (1, 1, 0)
    assert index["trajectories"][0]["file"] == f"{FAMILY}/1.jsonl"


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
