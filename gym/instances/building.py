"""Worlds that will be wanted are built by a process of its own, while episodes are played."""

from __future__ import annotations

import subprocess
import sys
import threading

from ...seeds.world import World

#: How far the process gives way to others: a build takes seconds of work, and a block of instances lasts longer.
_NICE = 10
_PACKAGE = __name__.partition(".")[0]
_BUILD = (
    f"import os, sys; os.nice({_NICE}); from {_PACKAGE}.seeds.world import World; World.build(int(sys.argv[1])).close()"
)


class WorldBuilder:
    """Builds small worlds for the cache on disk, one at a time; a large one would take too much memory."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._tried: set[int] = set()
        self._process: subprocess.Popen[bytes] | None = None
        self._building: int | None = None

    def begin(self, seed: int) -> None:
        """Have a world built, unless it is there or another one is being built."""
        with self._guard:
            if self._process is not None and self._process.poll() is None:
                return
            # Where the cache cannot be written nothing comes of it, and would not the next time.
            if seed in self._tried or World.is_built(seed, "small"):
                return
            self._tried.add(seed)
            self._building = seed
            # Without the folder in which somebody happens to work: its modules may have names of ours.
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", _BUILD, str(seed)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def wait(self, seed: int) -> None:
        """Wait for a world, if it is the one being built; whoever needs it would only do the same work."""
        with self._guard:
            process = self._process if self._building == seed else None
        if process is not None:
            process.wait()

    @property
    def is_busy(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def close(self) -> None:
        """End the process."""
        with self._guard:
            if self._process is not None:
                self._process.kill()
                self._process.wait()
