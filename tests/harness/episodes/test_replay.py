"""Recorded episodes, played again and compared."""

from __future__ import annotations

import json
from pathlib import Path

from deskgym.harness.trajectories.images import read_png
from deskgym.harness.trajectories.model import read
from PIL import Image

from ..conftest import FAMILY, deskgym


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
