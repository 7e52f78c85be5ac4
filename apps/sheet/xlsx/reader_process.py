"""The process in which xlsx files are read: it takes one after the other, and forks for each a child with limits.

What overflows a stack, runs for ever or eats all memory ends that child alone. The process ends with its standard
input, and with it the child at work: whoever asked needs no longer to know of either.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import sys
import traceback
from typing import BinaryIO

from ...platform.errors import Invalid
from ...platform.process_limits import limit_process
from . import budgets, reading
from .transfer import receive, send

#: Seconds of the processor.
MOST_SECONDS = 8
#: On top of what the process has before it reads.
MOST_MEMORY = 600_000_000
_IDLE_SECONDS = 60
_TOO_LONG = "This file takes too long to read and work out. Take out what is worked out over very many cells."
_TOO_LARGE = "This file takes too much memory to read and work out. Split it into smaller files."


def main() -> None:
    # Both at once, so that no child pays for it.
    import openpyxl  # noqa: F401

    asked, answered = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # The engine prints what it stumbles over.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    while select.select([asked], [], [], _IDLE_SECONDS)[0] and (request := receive(asked)) is not None:
        answer = _in_child(request, asked)
        if answer is None:
            return
        send(answered, answer)


def _in_child(request: bytes, asked: BinaryIO) -> bytes | None:
    """What a child comes to; None where nobody waits for it anymore."""
    source, target = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(source)
        _answer(request, target)
    os.close(target)
    said = bytearray()
    with open(source, "rb", buffering=0) as pipe:
        while True:
            ready = select.select([pipe, asked], [], [])[0]
            if asked in ready:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return None
            if not (some := pipe.read(1 << 20)):
                break
            said += some
    _, status = os.waitpid(child, 0)
    return bytes(said) if status == 0 else pickle.dumps({"file": _reason(status)})


def _answer(request: bytes, target: int) -> None:
    """Read the file within the limits, write what was found, and end this process."""
    status = 1
    try:
        limit_process(seconds=MOST_SECONDS, more_bytes=MOST_MEMORY)
        data, timezone = pickle.loads(request)
        try:
            found: object = reading.read(data, timezone)
        except Invalid as refusal:
            found = refusal.errors
        with open(target, "wb") as pipe:
            pickle.dump(found, pipe)
        status = 0
    except MemoryError:
        os.kill(os.getpid(), signal.SIGABRT)
    finally:
        if sys.exc_info()[0] is not None:
            # The file is refused as damaged; this is for whoever mends the reader.
            traceback.print_exc()
        os._exit(status)


def _reason(status: int) -> str:
    ended_by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if ended_by == signal.SIGXCPU:
        return _TOO_LONG
    return _TOO_LARGE if ended_by in (signal.SIGABRT, signal.SIGKILL) else budgets.DAMAGED


if __name__ == "__main__":
    main()
