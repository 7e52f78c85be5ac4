"""The processes that a test has started."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def descendants(pid: int) -> list[int]:
    """All descendants of a process."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[0] != "Z":
                parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found, queue = [], [pid]
    while queue:
        for child in parents.get(queue.pop(), []):
            found.append(child)
            queue.append(child)
    return found


def _browsers() -> list[int]:
    """This process's browsers for environments, told by a flag of theirs from the one that tests look at pages with."""
    found = [(pid, Path(f"/proc/{pid}/cmdline").read_bytes()) for pid in descendants(os.getpid())]
    return [pid for pid, command in found if b"--remote-debugging" in command and b"--font-render-hinting" in command]


def kill_browser() -> None:
    """End this process's browser without a word."""
    for pid in _browsers():
        os.kill(pid, signal.SIGKILL)


def kill_driver() -> None:
    """End the process between this one and its browser without a word."""
    ends = {Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1] for pid in _browsers()}
    drivers = [pid for pid in descendants(os.getpid()) if str(pid) in ends]
    assert drivers, "there is no driver"
    for pid in drivers:
        os.kill(pid, signal.SIGKILL)


def kill_pages() -> None:
    """End the processes in which this process's browser runs pages."""
    for pid in {pid for browser in _browsers() for pid in descendants(browser)}:
        with contextlib.suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, signal.SIGKILL)


@contextmanager
def slow_display(seconds: float) -> Iterator[None]:
    """The processes in which browsers display pages stand still for a while."""
    below = {pid for browser in _browsers() for pid in descendants(browser)}
    stopped = [pid for pid in below if b"--type=gpu-process" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    assert stopped, "there is no browser"
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)

    def go_on() -> None:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)

    timer = threading.Timer(seconds, go_on)
    timer.start()
    try:
        yield
    finally:
        timer.join()
