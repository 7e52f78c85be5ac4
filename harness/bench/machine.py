"""What processes hold: memory, processor time, threads, files; read from Linux' /proc."""

from __future__ import annotations

import ctypes
import gc
import os
from contextlib import suppress
from pathlib import Path

_PROC = Path("/proc")
#: Fields of /proc/PID/stat after the name, which may contain anything.
_PARENT, _USER, _SYSTEM = 1, 11, 12


def family_of(root: int) -> list[int]:
    """`root` and every process below it, sorted."""
    below: dict[int, list[int]] = {}
    for pid in sorted(int(entry.name) for entry in _PROC.iterdir() if entry.name.isdigit()):
        with suppress(OSError):
            below.setdefault(int(_stat(pid)[_PARENT]), []).append(pid)
    found = [root]
    for pid in found:
        found.extend(below.get(pid, ()))
    return sorted(found)


def _stat(pid: int) -> list[str]:
    return (_PROC / str(pid) / "stat").read_text(errors="replace").rpartition(")")[2].split()


def memory(pids: list[int]) -> float:
    """Megabytes (MiB) of these processes, pages that several share counted once (PSS)."""
    return _sum(pids, "Pss")


def allocated(pids: list[int]) -> float:
    """Of `memory`, what comes from no file: of a program's own pages a process has less the more others run it."""
    return _sum(pids, "Pss_Anon", "Pss_Shmem")


def _sum(pids: list[int], *names: str) -> float:
    kilobytes = 0
    for pid in pids:
        with suppress(OSError):
            for line in (_PROC / str(pid) / "smaps_rollup").read_text().splitlines():
                if line.partition(":")[0] in names:
                    kilobytes += int(line.split()[1])
    return kilobytes / 1024


def give_back() -> None:
    """Return to the system what this process has freed: the C library keeps it for a while."""
    gc.collect()
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def processor(pids: list[int]) -> float:
    """Seconds of processor time that these processes have used."""
    ticks = 0
    for pid in pids:
        with suppress(OSError):
            stat = _stat(pid)
            ticks += int(stat[_USER]) + int(stat[_SYSTEM])
    return ticks / os.sysconf("SC_CLK_TCK")


def threads(pids: list[int]) -> int:
    return sum(_entries(pid, "task") for pid in pids)


def open_files(pids: list[int]) -> int:
    return sum(_entries(pid, "fd") for pid in pids)


def _entries(pid: int, folder: str) -> int:
    with suppress(OSError):
        return len(list((_PROC / str(pid) / folder).iterdir()))
    return 0


def free_memory() -> float:
    """Megabytes (MiB) that could be had without swapping."""
    for line in (_PROC / "meminfo").read_text().splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) / 1024
    raise OSError("/proc/meminfo does not say how much memory is available")


def describe() -> str:
    """Processor, memory and load, in a line."""
    models = [
        line.partition(":")[2].strip() for line in (_PROC / "cpuinfo").read_text().splitlines() if "model name" in line
    ]
    load = os.getloadavg()[0]
    model = models[0] if models else os.uname().machine
    return f"{os.cpu_count()} × {model}, {free_memory() / 1024:.0f} GB free, load {load:.1f}"
