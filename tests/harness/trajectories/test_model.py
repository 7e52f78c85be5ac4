"""Trajectories as files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from deskgym.harness.errors import BadTrajectory
from deskgym.harness.trajectories.images import read_png, sha256
from deskgym.harness.trajectories.model import End, Fault, Header, Line, Step, Trajectory, dump, load, read
from deskgym.harness.trajectories.store import Store, Writer, index_entry

HEADER = Header(
    family="crm-update",
    seed=7,
    split="train",
    size="small",
    world=7,
    persona="sales_rep",
    goal="Sofía's number is “new”.",
    observation=["axtree", "screenshot"],
    form="element",
    package="0.1.0",
)
STEP = Step(
    index=0,
    observation={"axtree": '- button "Save" [ref=e1]\n', "url": "http://crm.deskgym.test/"},
    action={"action": "click", "ref": "e1"},
    reward=0.0,
    terminated=False,
    truncated=False,
    error="",
    target={"role": "button", "name": "Save", "x": 1.0, "y": 2.0, "width": 3.0, "height": 4.0},
)
VERDICT = {"passed": True, "score": 1.0, "checks": [], "collateral": []}
END = End(observation={"axtree": "- done"}, verdict=VERDICT, database="0" * 64)


def write(path: Path, *lines: Line) -> Path:
    with Writer(path) as writer:
        for line in lines:
            writer.write(line)
    return path


def test_a_trajectory_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    path = write(tmp_path / "crm-update" / "7.jsonl", HEADER, STEP, END)
    assert read(path) == Trajectory(HEADER, [STEP], end=END)
    assert read(path).verified


@pytest.mark.parametrize("line", [HEADER, STEP, END, Fault(stage="gold", error="GoldFault", message="no such button")])
def test_every_kind_of_line_survives_json(line: Line) -> None:
    text = dump(line)
    assert "\n" not in text
    assert load(text) == line


def test_a_last_line_torn_by_a_crash_leaves_the_rest_readable(tmp_path: Path) -> None:
    path = write(tmp_path / "7.jsonl", HEADER, STEP, STEP)
    path.write_text(path.read_text()[:-20])
    trajectory = read(path)
    assert trajectory.steps == [STEP]
    assert trajectory.end is None
    assert not trajectory.verified


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "does not begin with a header"),
        ("hello\n", "line 1 cannot be read"),
        ("[1]\n", "line 1 cannot be read"),
        ('{"type":"header","format":99}\n', "its format is 99"),
        ('{"type":"header","format":1}\n', "lacks family, form"),
        (dump(STEP) + "\n", "does not begin with a header"),
        (dump(HEADER) + "\nbroken\n" + dump(STEP) + "\n", "line 2 cannot be read"),
        (dump(HEADER) + "\n" + dump(HEADER) + "\n", "two headers"),
    ],
)
def test_what_is_no_trajectory_is_refused_with_the_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "7.jsonl"
    path.write_text(text)
    with pytest.raises(BadTrajectory, match=complaint):
        read(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadTrajectory, match=r"no trajectory file .*gone\.jsonl"):
        read(tmp_path / "gone.jsonl")


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
