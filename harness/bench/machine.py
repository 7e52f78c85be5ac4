"""What processes hold, and what the machine has: memory, processor time, threads, files. Linux."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import psutil

from ...gym.memory import trim

_MEGABYTE = 2**20
#: How the mappings of memory begin that belong to no file on a disk: anonymous ones, and those shared by processes.
_NO_FILE = ("[", "/memfd:", "/dev/shm/", "/dev/zero", "/SYSV")


def process_tree(root: int) -> list[int]:
    """The ids of `root` and of every process below it, sorted."""
    with suppress(psutil.Error):
        return sorted([root, *(child.pid for child in psutil.Process(root).children(recursive=True))])
    return [root]


def memory(pids: Iterable[int]) -> float:
    """Megabytes (MiB) of these processes, pages that several share counted once (PSS)."""
    return _sum(pids, lambda process: process.memory_full_info().pss) / _MEGABYTE


def anonymous_memory(pids: Iterable[int]) -> float:
    """Of `memory`, what comes from no file: of a program's own pages a process has less the more others run it."""
    return _sum(pids, _anonymous_bytes) / _MEGABYTE


def _anonymous_bytes(process: psutil.Process) -> int:
    return sum(mapping.pss for mapping in process.memory_maps() if mapping.path.startswith(_NO_FILE))


def trim_memory() -> None:
    """Return to the system what this process no longer needs: the C library keeps it for a while."""
    gc.collect()
    trim()


def cpu_seconds(pids: Iterable[int]) -> float:
    """Seconds of processor time that these processes have used, for themselves and in the system."""
    return _sum(pids, lambda process: process.cpu_times().user + process.cpu_times().system)


def threads(pids: Iterable[int]) -> int:
    return int(_sum(pids, lambda process: process.num_threads()))


def open_files(pids: Iterable[int]) -> int:
    """File descriptors: files, sockets and pipes."""
    return int(_sum(pids, lambda process: process.num_fds()))


def _sum(pids: Iterable[int], measure: Callable[[psutil.Process], float]) -> float:
    """The sum over those processes that are still there."""
    total = 0.0
    for pid in pids:
        with suppress(psutil.Error):
            total += measure(psutil.Process(pid))
    return total


def free_memory() -> float:
    """Megabytes (MiB) that could be had without swapping."""
    return psutil.virtual_memory().available / _MEGABYTE


def describe() -> str:
    """Processor, memory and load, in a line."""
    # Which model it is no library tells.
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    model = models[0] if models else os.uname().machine
    return f"{os.cpu_count()} × {model}, {free_memory() / 1024:.0f} GB free, load {os.getloadavg()[0]:.1f}"
