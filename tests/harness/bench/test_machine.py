"""What processes hold."""

from __future__ import annotations

import os
from mmap import mmap

from deskgym.harness.bench.machine import anonymous_memory, memory


def test_what_is_allocated_shows_what_is_kept_and_leaves_out_programs() -> None:
    me = [os.getpid()]
    before = anonymous_memory(me)
    # Of the system, since the C library may have as much left over.
    with mmap(-1, 32 << 20) as kept:
        kept.write(b"x" * len(kept))
        assert anonymous_memory(me) - before > 24
    # The interpreter and its libraries.
    assert memory(me) - anonymous_memory(me) > 5
