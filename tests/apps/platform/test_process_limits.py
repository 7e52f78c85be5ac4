"""A limited process ends by itself: by the system where it works on, by an error where it wants more memory."""

from __future__ import annotations

import signal
import subprocess
import sys

_PROBE = """
from deskgym.apps.platform.process_limits import limit_process
limit_process(seconds=1, more_bytes=100_000_000)
{work}
"""


def _ended(work: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", _PROBE.format(work=work)]
    return subprocess.run(command, timeout=60, capture_output=True, text=True, check=False)


def test_a_process_that_works_on_and_on_is_ended() -> None:
    assert _ended("while True: pass").returncode == -signal.SIGXCPU


def test_a_process_gets_no_more_memory_than_it_may_have() -> None:
    assert "MemoryError" in _ended("bytearray(400_000_000)").stderr


def test_one_that_stays_within_its_limits_is_left_alone() -> None:
    assert _ended("bytearray(10_000_000)").returncode == 0
