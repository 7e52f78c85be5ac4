"""A folder of trajectories, and their screenshots in files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from deskgym.harness.errors import BadTrajectory
from deskgym.harness.trajectories.images import read_png, sha256
from deskgym.harness.trajectories.model import Fault, Trajectory
from deskgym.harness.trajectories.store import Store, Writer, index_entry

from .test_model import END, HEADER, STEP, write


def test_screenshots_become_files_whose_bytes_depend_on_the_pixels_alone(tmp_path: Path) -> None:
    pixels = np.arange(4 * 6 * 3, dtype=np.uint8).reshape(4, 6, 3)
    files = []
    for name in ("7", "8"):
        with Writer(tmp_path / f"{name}.jsonl") as writer:
            stored = writer.stored({"goal": "g", "screenshot": pixels})
        assert stored["goal"] == "g"
        file = tmp_path / stored["screenshot"]["file"]
        assert file == tmp_path / name / "000-screenshot.png"
        assert stored["screenshot"]["sha256"] == sha256(file.read_bytes())
        assert (read_png(file) == pixels).all()
        files.append(file.read_bytes())
    assert files[0] == files[1]


def test_writing_again_leaves_no_screenshots_of_before(tmp_path: Path) -> None:
    pixels = np.zeros((2, 2, 3), dtype=np.uint8)
    for count in (3, 1):
        with Writer(tmp_path / "7.jsonl") as writer:
            for _ in range(count):
                writer.stored({"screenshot": pixels})
    assert [path.name for path in (tmp_path / "7").iterdir()] == ["000-screenshot.png"]


def test_a_store_lists_its_files_by_family_and_seed(tmp_path: Path) -> None:
    for family, seed in (("crm-update", 10), ("crm-update", 9), ("crm-create", 1)):
        write(tmp_path / family / f"{seed}.jsonl", replace(HEADER, family=family, seed=seed), END)
    names = [f"{path.parent.name}/{path.name}" for path in Store.open(tmp_path).files()]
    assert names == ["crm-create/1.jsonl", "crm-update/9.jsonl", "crm-update/10.jsonl"]


def test_a_fault_in_the_index_is_neither_verified_nor_failed(tmp_path: Path) -> None:
    fault = Fault(stage="gold", error="GoldFault", message="no such button")
    entry = index_entry(tmp_path / "crm-update" / "7.jsonl", Trajectory(HEADER, [STEP], fault=fault))
    assert entry["file"] == "crm-update/7.jsonl"
    assert entry["verified"] is False
    assert entry["fault"] == {"stage": "gold", "error": "GoldFault", "message": "no such button"}


@pytest.mark.parametrize("make", [False, True])
def test_a_folder_without_trajectories_says_how_to_make_some(tmp_path: Path, make: bool) -> None:
    folder = tmp_path / "gold"
    if make:
        folder.mkdir()
    with pytest.raises(BadTrajectory, match="deskgym gold"):
        Store.open(folder)
