"""Gold through tools: recorded, replayed, leafed through, and without anything that drives a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from deskgym.harness.gold_check import forms
from deskgym.harness.trajectories.model import Header, dump, load, read
from deskgym.harness.trajectories.viewer.data import page_data, spaced
from deskgym.tasks import get_family

from ..conftest import FAMILY, deskgym

_WITHOUT_A_BROWSER = """
import sys
from deskgym.harness.cli import main
main(sys.argv[1:], standalone_mode=False)
assert "playwright" not in sys.modules, "Playwright was imported"
"""


def test_a_trajectory_says_which_tools_there_were_and_what_calls_came_to(calls: Path) -> None:
    trajectory = read(calls / FAMILY / "1.jsonl")
    header = trajectory.header
    assert trajectory.verified
    assert (header.interface, header.tools, header.acts_on, header.observation) == ("tools", "needed+2", "tools", [])
    called = [step for step in trajectory.steps if step.is_call]
    assert {step.action["tool"] for step in called} < set(header.offered)
    assert [step.verb for step in trajectory.steps] == ["call"] * len(called) + ["done"]
    assert all(json.loads(step.observation["result"]) for step in trajectory.steps[1:])


def test_it_comes_out_the_same_when_it_is_replayed(calls: Path) -> None:
    result = deskgym("replay", calls / FAMILY / "1.jsonl")
    assert (result.exit_code, "Equal" in result.output) == (0, True), result.output


def test_a_folder_of_another_interface_is_not_gone_on_with(calls: Path) -> None:
    result = deskgym("gold", "--tasks", FAMILY, "--seeds", "1", "--resume", "--out", calls)
    assert (result.exit_code, "--interface tools --tools needed+2" in result.output) == (2, True), result.output


def test_tools_have_no_pixels_and_no_swift_way(tmp_path: Path) -> None:
    for option, value in (("--form", "pixel"), ("--way", "swift"), ("--tools", "some")):
        asked = ("--tasks", FAMILY, "--interface", "tools", option, value, "--out", tmp_path)
        assert deskgym("gold", *asked).exit_code == 2


def test_playing_through_tools_imports_nothing_that_drives_a_browser(tmp_path: Path) -> None:
    asked = ("gold", "--tasks", FAMILY, "--interface", "tools", "--out", str(tmp_path / "gold"))
    subprocess.run([sys.executable, "-c", _WITHOUT_A_BROWSER, *asked], check=True)


def test_trajectories_of_earlier_versions_were_played_in_a_browser(calls: Path) -> None:
    line = json.loads(dump(read(calls / FAMILY / "1.jsonl").header))
    for name in ("interface", "tools", "offered"):
        del line[name]
    header = load(json.dumps(line))
    assert isinstance(header, Header)
    assert (header.interface, header.tools, header.offered) == ("browser", "", [])


def test_the_page_of_trajectories_shows_a_call_with_its_result(calls: Path) -> None:
    file = calls / FAMILY / "1.jsonl"
    trajectory = read(file)
    data = page_data(trajectory, None, file, calls)
    results = [step["result"] for step in data["steps"] if "result" in step]
    assert results == [spaced(step.observation["result"]) for step in trajectory.steps[1:]]
    assert all(result.startswith("{\n  ") for result in results)
    assert {frame["blank"] for frame in data["frames"]} == {"It was played through tools, without a page."}
    assert spaced("{ cut …") == "{ cut …"


def test_a_check_through_tools_has_one_form() -> None:
    families = [get_family(FAMILY)] * 16
    assert forms(families, interface="tools") == {"element": families}
