"""The command `deskgym run`, from what is typed to what lies in the folder."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from deskgym.harness.runs.folder import RunFolder

from ..conftest import deskgym
from .test_kills import finish, start, wait_until_written

AGENT = '''
import os, signal
from deskgym.harness.agents.protocol import Turn, Usage

class Spender:
    def act(self, observation):
        return Turn(action="done()", text="I am done.", usage=Usage(input=900, output=100))

class Killer:
    """Ends its process in one app."""
    def act(self, observation):
        if "//chat." in observation["url"]:
            os.kill(os.getpid(), signal.SIGKILL)
        return "done()"

class Sleeper:
    def act(self, observation):
        import threading
        threading.Event().wait()

class Broken:
    def __init__(self):
        raise OSError("no weights")
    def act(self, observation):
        pass
'''


MODEL = ("--agent", "openai:stub", "--base-url", "http://127.0.0.1:9", "--tasks", "crm-update")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with agents of one's own."""
    (tmp_path / "mine.py").write_text(AGENT)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(here: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "deskgym.harness.cli", "run", "--out", "out", *options]
    return subprocess.run(command, cwd=here, text=True, capture_output=True, timeout=300)


def test_limits_stop_cleanly_and_resume_goes_on(here: Path) -> None:
    what = ("--agent", "mine:Spender", "--tasks", "chat-react", "--seeds", "0:4", "--price", "1,1,1")
    one_by_one = ("--jobs", "1", "--concurrency", "1")
    done = run(here, *what, *one_by_one, "--max-tokens", "1500")
    assert done.returncode == 3, done.stderr
    assert "Stopped: 2,000 tokens are spent, of --max-tokens 1,500" in done.stderr
    folder = RunFolder(here / "out")
    landed = len(folder.entries())
    assert 1 <= landed <= 2
    assert not list(folder.path.rglob("*.part"))
    done = run(here, "--resume", *one_by_one, "--max-cost", "0.0005")
    assert done.returncode == 3
    assert "--max-cost" in done.stderr
    done = run(here, "--resume", *one_by_one)
    assert done.returncode == 0, done.stderr
    assert "0 passed, 4 failed, 0 faults, of 4" in done.stdout
    assert [(entry.seed, entry.cost) for entry in folder.entries()] == [(seed, 0.001) for seed in range(4)]


def test_an_episode_that_kills_its_worker_is_a_fault_and_the_others_are_played(here: Path) -> None:
    done = run(here, "--agent", "mine:Killer", "--tasks", "chat-react,crm-update", "--jobs", "1", "--concurrency", "2")
    assert done.returncode == 1, done.stderr
    one, other = RunFolder(here / "out").entries()
    assert other.outcome == "failed"
    assert one.fault is not None
    assert (one.fault["stage"], one.fault["error"]) == ("worker", "WorkerDied")
    assert "exit code -9" in one.fault["message"]


def test_ctrl_c_leaves_a_folder_that_can_be_resumed(here: Path) -> None:
    process = start(here / "out", "--agent", "noop", "--tasks", "crm-update", "--seeds", "0:64", "--jobs", "1")
    assert wait_until_written(process, here / "out", 30_000)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=120)
    assert process.returncode == 3, said
    assert "--resume" in said
    assert "Traceback" not in said
    folder = RunFolder(here / "out")
    assert not list(folder.path.rglob("*.part"))
    assert len(folder.entries()) == len(folder.store.files())


def test_an_agent_that_waits_for_ever_does_not_keep_the_run_from_stopping(here: Path) -> None:
    what = ("--agent", "mine:Sleeper", "--tasks", "chat-react", "--seeds", "0:2", "--call-timeout", "2", "--jobs", "1")
    done = run(here, *what)
    assert done.returncode == 1, done.stderr
    assert [entry.fault and entry.fault["stage"] for entry in RunFolder(here / "out").entries()] == ["time", "time"]


def test_an_agent_that_cannot_be_made_stops_the_run_in_one_line(here: Path) -> None:
    done = run(here, "--agent", "mine:Broken", "--tasks", "chat-react", "--jobs", "1")
    assert done.returncode == 2
    assert "mine:Broken could not be made: OSError: no weights (mine.py, line" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_was_played_is_played_again_by_replay_and_resumed_without_options(here: Path) -> None:
    gold = ("--tasks", "chat-react", "--attempts", "2", "--jobs", "1")
    finish(start(here / "gold", "--agent", "gold", *gold))
    finish(start(here / "again", "--agent", f"replay:{here}/gold", *gold))
    first, again = (RunFolder(here / name) for name in ("gold", "again"))
    assert [entry.outcome for entry in again.entries()] == ["passed", "passed"]
    assert [entry.instance for entry in first.entries()] == [entry.instance for entry in again.entries()]
    assert json.loads((here / "again" / "manifest.json").read_text())["agent"] == f"replay:{here}/gold"
    assert deskgym("run", "--resume", "--out", here / "again").exit_code == 0


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--tasks", "crm-update"), "Say who plays with --agent"),
        (("--agent", "gold"), "Say what is played with --tasks"),
        (("--agent", "gold", "--tasks", "crm-updaet"), "Did you mean 'crm-update'"),
        (("--agent", "noop", "--tasks", "crm-update", "--max-cost", "1"), "give --price"),
        (("--agent", "noop", "--tasks", "crm-update", "--agent-option", "x"), "NAME=VALUE"),
        (
            ("--agent", "noop", "--tasks", "crm-update", "--observation", "picture"),
            "Unknown observation kind 'picture'",
        ),
        (("--agent", "noop", "--tasks", "crm-update", "--width", "7"), "'width' is 200 to 4096 pixels"),
        ((*MODEL, "--dialect", "ui-tars"), "The dialect 'ui-tars' points at a picture, and none is shown"),
        ((*MODEL, "--form", "pixel", "--observation", "axtree,dom"), "Form pixel points at a picture"),
        ((*MODEL, "--observation", "screenshot"), "observe axtree, dom or marks, too, or act in form pixel"),
    ],
)
def test_mistakes_are_told_in_one_line_and_leave_no_folder(tmp_path: Path, options: tuple[str, ...], says: str) -> None:
    result = deskgym("run", *options, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert says in result.output
    assert not (tmp_path / "out").exists()
