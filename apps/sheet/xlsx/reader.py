"""Reads xlsx files in a process of its own, which is started on demand, kept for the next file, and can be ended."""

from __future__ import annotations

import atexit
import os
import pickle
import select
import signal
import subprocess
import sys
from contextlib import suppress

from ...platform.errors import Invalid
from .found import Found
from .transfer import receive, send

#: Before an answer is given up that the reader's own limits should have brought.
_PATIENCE = 40
_NO_ANSWER = "This file could not be read: its reading was ended. Try again."


def read(data: bytes, timezone: str) -> Found:
    """Raises Invalid, at `file`, for what is no xlsx file, damaged, or too much to be read."""
    request = pickle.dumps((data, timezone))
    while True:
        reader, is_new = _taken()
        try:
            answer = reader.ask(request)
        except BaseException:
            reader.end()
            raise
        if answer is not None:
            _idle.append(reader)
            break
        was_canceled = reader.was_canceled
        reader.end()
        # One that was kept may have ended since.
        if is_new or was_canceled:
            raise Invalid(file=_NO_ANSWER)
    found = pickle.loads(answer)
    if isinstance(found, dict):
        raise Invalid(found)
    assert isinstance(found, Found)
    return found


def _taken() -> tuple[_Reader, bool]:
    """A reader that nobody uses, and whether it is a new one."""
    try:
        return _idle.pop(), False
    except IndexError:
        return _Reader(), True


def end_readers() -> None:
    """End all readers; files that are being read are refused."""
    for reader in _readers:
        reader.cancel()


class _Reader:
    """One reading process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.reader_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Who interrupts the server from a terminal does not mean the reader, which ends with its standard input.
            start_new_session=True,
        )
        self.was_canceled = False
        _readers.append(self)

    def ask(self, request: bytes) -> bytes | None:
        """Its answer; None where it has ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            send(self._process.stdin, request)
            ready, _, _ = select.select([self._process.stdout], [], [], _PATIENCE)
            return receive(self._process.stdout) if ready else None
        except (OSError, ValueError):
            return None

    def cancel(self) -> None:
        """End it, and with it what it reads; whoever waits for its answer learns of it at once."""
        self.was_canceled = True
        if self._process.returncode is None:
            # Its child is of the same session.
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        self.cancel()
        with suppress(ValueError):
            _readers.remove(self)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process.wait()


_readers: list[_Reader] = []
_idle: list[_Reader] = []


@atexit.register
def _end_all() -> None:
    while _readers:
        _readers[-1].end()


# Those of a process that was forked are its parent's.
os.register_at_fork(after_in_child=_idle.clear)
os.register_at_fork(after_in_child=_readers.clear)
