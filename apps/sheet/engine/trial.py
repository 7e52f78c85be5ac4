"""Working something out in a copy of the process first, which can be ended: the native engine itself cannot."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Callable

from ...platform.process_limits import limit_process

#: Of processor time and of memory above what the process has already.
MOST_SECONDS = 2
MOST_BYTES = 200 << 20


def ends(work: Callable[[], object]) -> bool:
    """Whether `work` comes to its end within the limits; what it changes, it changes in the copy alone."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    code = 1
    try:
        # What the engine says as it breaks is for nobody, nor where it broke.
        faulthandler.disable()
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        limit_process(seconds=MOST_SECONDS, more_bytes=MOST_BYTES)
        work()
        code = 0
    finally:
        os._exit(code)
