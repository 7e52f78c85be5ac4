"""The short form of the chaos run, and what the group of attacks says."""

from __future__ import annotations

import subprocess
import sys

from ..conftest import deskgym

COMMAND = [sys.executable, "-m", "deskgym.harness.cli", "attack", "chaos"]


def test_every_episode_ends_once_whatever_freezes_dies_and_lags() -> None:
    options = ["--minutes", "0.2", "--every", "1", "--clients", "2", "--seed", "1"]
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "broke" not in done.stdout
    assert " rewarded" in done.stdout
    assert "disturbed: " in done.stdout


def test_each_attack_is_a_subcommand() -> None:
    assert "chaos" in deskgym("attack", "--help").output
    assert "No such command 'nonsense'" in deskgym("attack", "nonsense").output
