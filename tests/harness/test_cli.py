"""The command line: what it prints, and how it takes bad input."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import deskgym
import pytest
from click.testing import CliRunner
from deskgym.harness.cli import COMMANDS, main
from deskgym.harness.commands import demo
from deskgym.harness.episodes.rollout import RolloutConfig
from deskgym.harness.trajectories.model import Trajectory
from deskgym.tasks import families

OUT = ["--out", "unused"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["gold", "--tasks", "crm-updaet", *OUT], "'crm-updaet' is not registered. Did you mean 'crm-update'?"),
        (["gold", "--tasks", "mail-*", *OUT], "No task family fits 'mail-*'"),
        (["gold", "--tasks", "crm-update", "--seeds", "5:1", *OUT], "The seed range '5:1' is empty"),
        (["gold", "--tasks", "crm-update", "--seeds", "five", *OUT], "'five' is no seed"),
        (["gold", "--tasks", "crm-update", "--form", "voice", *OUT], "'voice' is not one of 'element', 'pixel'"),
        (["gold", "--tasks", "crm-update", "--observation", "axtre", *OUT], "Did you mean 'axtree'?"),
        (["gold", "--tasks", "crm-update"], "Missing option '--out'"),
        (["demo", "--seeds", "0:0"], "The seed range '0:0' is empty"),
        (["tasks", "crn-update"], "Did you mean 'crm-update'?"),
        (["replay", "gone.jsonl"], "There is no trajectory file gone.jsonl"),
        (["export", "gone", "--format", "openai", *OUT], "There is no folder gone"),
        (["export", ".", "--format", "openai", *OUT], "holds no trajectories"),
        (["export", ".", "--format", "opneai", *OUT], "Did you mean 'openai'?"),
        (["view", "gone"], "There is no folder gone"),
        (["results", "gone"], "gone is no folder of a run"),
        (["serve", "--port", "99999"], "99999 is not in the range"),
        (["serve", "--seed", str(2**63)], "9223372036854775808 is not in the range"),
        (["serve", "--seed", "-1"], "-1 is not in the range"),
        (["world", "show", str(2**63)], "9223372036854775808 is not in the range"),
        (["world", "check", "--seeds", f"3,{2**63}"], "'9223372036854775808' is no seed"),
        (["serve", "--seed", "x"], "'x' is not a valid integer"),
        (["sevre"], "No such command 'sevre'"),
        (["gold", "--tasks", "crm-update", "--out", "/dev/null/gold"], "/dev/null/gold cannot be written to"),
        (["gold", "--tasks", "crm-update", "--out", "/proc/gold"], "/proc/gold cannot be written to"),
        (["demo", "--tasks", "crm-update", "--out", "/dev/null/demo"], "/dev/null/demo cannot be written to"),
        (["gold", "--tasks", "crm-update", "--seeds", "9" * 5000, *OUT], "is no seed"),
        (["gold", "--tasks", "crm-update", "--seeds", "0:999999999999", *OUT], "has more than 1,000,000 seeds"),
        (["audit", "crm-update", "--checks", "bystandr-*"], "There is no check 'bystandr-*'"),
        (["audit", "crm-update", "--checks", "bystander-*,gost"], "There is no check 'gost'"),
        (["audit", "crm-update", "--report", "/dev/null/audit.html"], "cannot be written to"),
        (["bench", "--report", "/dev/null/bench.html"], "cannot be written to"),
    ],
)
def test_a_mistake_is_one_line_that_says_what_to_do(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2, result.output
    assert complaint in result.output
    assert "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_each_command_with_an_example(command: str) -> None:
    result = CliRunner().invoke(main, [command, "--help"])
    assert result.exit_code == 0
    assert f"Example:\n    deskgym {command}" in result.output


def test_tasks_lists_families_one_to_a_line() -> None:
    result = CliRunner().invoke(main, ["tasks", "crm-update"])
    assert result.exit_code == 0
    head, line = result.output.splitlines()
    assert head.split()[0] == "Family"
    assert line.startswith("crm-update")


def test_without_a_browser_nothing_is_played_and_the_way_out_is_named(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "deskgym.harness.cli", "gold", "--tasks", "crm-update", "--out", str(tmp_path / "gold")],
        env=os.environ | {"DESKGYM_BROWSER": "/nowhere/chromium"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2, run.stderr
    assert "/nowhere/chromium" in run.stderr
    assert "Traceback" not in run.stderr


def test_demo_plays_prints_a_table_and_writes_the_page(tmp_path: Path) -> None:
    out = tmp_path / "demo"
    result = CliRunner().invoke(
        main, ["demo", "--tasks", "crm-delete-account-blocked", "--seeds", "0", "--out", str(out)]
    )
    assert result.exit_code == 0, result.output
    assert "1 of 1 episodes verified" in result.output
    row = next(line for line in result.output.splitlines() if line.startswith("crm-delete-account-blocked"))
    assert row.split()[-2:] == ["1/1", "passed"]
    assert (out / "index.html").is_file()


def test_it_says_its_version() -> None:
    assert CliRunner().invoke(main, ["--version"]).output.split()[-1] == deskgym.__version__


def test_without_a_terminal_progress_is_a_line_for_each_episode(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["gold", "--tasks", "crm-update", "--seeds", "0", "--out", str(tmp_path / "g")])
    assert result.exit_code == 0, result.output
    assert result.stderr == "1 of 1: crm-update seed 0: passed\n"


@pytest.mark.parametrize(
    ("options", "episodes"),
    [([], 12), (["--seeds", "0:3"], 36), (["--all"], 2 * len(families())), (["--tasks", "crm-update"], 2)],
)
def test_demo_plays_twelve_episodes_unless_more_are_asked_for(
    options: list[str], episodes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[RolloutConfig] = []

    def note(config: RolloutConfig, *_: object, **__: object) -> list[Trajectory]:
        played.append(config)
        return []

    monkeypatch.setattr(demo, "play_all", note)
    assert CliRunner().invoke(main, ["demo", *options, "--out", str(tmp_path)]).exit_code == 0
    assert [len(config) for config in played] == [episodes]
