"""The images that a trajectory names lie in its folder, or are not opened."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from deskgym.harness.trajectories.images import png

from ..conftest import FAMILY, deskgym


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A picture that is nobody's screenshot."""
    path = tmp_path / "secret.png"
    path.write_bytes(png(np.zeros((720, 1280, 3), np.uint8)))
    return path


@pytest.mark.parametrize("form", ["relative", "absolute"])
def test_an_image_outside_of_the_folder_is_refused(copy: Path, outside: Path, form: str) -> None:
    file = copy / FAMILY / "1.jsonl"
    name = "../../secret.png" if form == "relative" else str(outside)
    file.write_text(file.read_text("utf-8").replace("1/000-screenshot.png", name), "utf-8")
    for command in (["view", copy], ["export", copy, "--format", "openai", "--out", copy / "rows.jsonl"],
                    ["replay", file]):  # fmt: skip
        result = deskgym(*command)
        assert result.exit_code == 2, result.output
        assert "lies outside of" in result.output
        assert "Traceback" not in result.output


def test_an_out_that_cannot_be_made_is_named(copy: Path) -> None:
    for command in (["view", copy], ["export", copy, "--format", "openai"]):
        result = deskgym(*command, "--out", copy / FAMILY / "1.jsonl" / "page.html")
        assert result.exit_code == 2, result.output
        assert "cannot be written to" in result.output


def test_a_folder_in_which_nothing_can_be_read_is_named(copy: Path) -> None:
    (copy / FAMILY / "1.jsonl").write_bytes(b"\xff\xfe\xff")
    result = deskgym("view", copy)
    assert result.exit_code == 2, result.output
    assert "None of the files" in result.output


def test_a_screenshot_that_is_no_picture_is_named(copy: Path) -> None:
    (copy / FAMILY / "1" / "000-screenshot.png").write_bytes(b"no picture")
    result = deskgym("view", copy)
    assert result.exit_code == 2, result.output
    assert "is no picture" in result.output
