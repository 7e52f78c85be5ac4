"""Killed at any moment and resumed, a run comes out as one that nobody killed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import psutil
import pytest
from deskgym.harness.runs.folder import RunFolder

_WHAT = (
    "--agent",
    "gold",
    "--tasks",
    "chat-react,crm-close-date",
    "--seeds",
    "0:2",
    "--observation",
    "axtree,screenshot",
)
_HOW = ("--jobs", "2", "--concurrency", "2")


def start(out: Path, *options: str) -> subprocess.Popen[str]:
    """Begin a run in a process group of its own."""
    command = [sys.executable, "-m", "deskgym.harness.cli", "run", "--out", str(out), *options]
    return subprocess.Popen(
        command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )


def finish(run: subprocess.Popen[str]) -> None:
    said, _ = run.communicate(timeout=300)
    assert run.returncode == 0, said


def contents(folder: Path) -> dict[str, bytes]:
    """Every file but the timings, by name."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(".timing.json"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(files)}


def size(folder: Path) -> int:
    """Bytes written so far."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size
        except FileNotFoundError:
            continue  # it was renamed meanwhile
    return total


def workers(run: subprocess.Popen[str]) -> Iterator[psutil.Process]:
    """The processes that play: children of the server that makes them."""
    for child in psutil.Process(run.pid).children():
        yield from (each for each in child.children() if "forkserver" in " ".join(each.cmdline()))


def wait_until_written(run: subprocess.Popen[str], folder: Path, wanted: int) -> bool:
    """Whether the run has written so much before it ended."""
    pause = Event()
    while size(folder) < wanted:
        if run.poll() is not None:
            return False
        pause.wait(0.005)
    return True


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nobody killed."""
    folder = tmp_path_factory.mktemp("runs") / "whole"
    finish(start(folder, *_WHAT, *_HOW))
    return folder


def kill_and_resume(whole: Path, out: Path, draw: random.Random, kinds: list[str]) -> int:
    """Kill a worker or the whole group at random moments, resume, and compare; how many were killed in time."""
    killed = 0
    options: tuple[str, ...] = _WHAT
    for kind in kinds:
        run = start(out, *options, *_HOW)
        if wait_until_written(run, out, int(draw.random() * size(whole))):
            victims = list(workers(run)) if kind == "worker" else []
            if kind == "group":
                os.killpg(run.pid, signal.SIGKILL)
                killed += 1
            elif victims:
                draw.choice(victims).kill()
                killed += 1
        if kind == "worker":
            finish(run)
        else:
            run.communicate(timeout=60)
        # Killed before it had a manifest, a run begins anew.
        options = ("--resume",) if (out / "manifest.json").exists() else _WHAT
    finish(start(out, "--resume", *_HOW))
    assert contents(out) == contents(whole)
    return killed


def test_a_run_whose_worker_and_then_all_of_it_is_killed_comes_out_the_same(whole: Path, tmp_path: Path) -> None:
    assert len(RunFolder(whole).entries()) == 4
    assert kill_and_resume(whole, tmp_path / "run", random.Random(1), ["group", "worker"]) >= 1
    assert not [
        child for child in psutil.process_iter(["cmdline"]) if str(tmp_path) in " ".join(child.info["cmdline"] or ())
    ]


@pytest.mark.sweep
def test_ten_kills_at_random_moments_change_nothing(whole: Path, tmp_path: Path) -> None:
    draw, killed = random.Random(7), 0
    for number in range(10):
        killed += kill_and_resume(whole, tmp_path / str(number), draw, [("worker", "group")[number % 2]])
    assert killed >= 8
