"""Limits for a process that is a copy made to be ended: of processor time, and of memory above what it has."""

from __future__ import annotations

import contextlib
import resource


def limit_process(*, seconds: int, more_bytes: int) -> None:
    """Have the system end this process after so much more processor time, and refuse it so much more memory."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (until, until + 1))
    # Where the system does not tell what a process has, time alone is limited.
    with contextlib.suppress(OSError), open("/proc/self/statm") as sizes:
        most = int(sizes.read().split()[0]) * resource.getpagesize() + more_bytes
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
