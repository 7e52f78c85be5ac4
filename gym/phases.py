"""Where the time of an episode's steps goes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

#: The parts of a step that are measured: input, coming to rest, reading and drawing the page.
PHASES = ("act", "settle", "observe")


class PhaseTimer:
    """Adds up what each phase takes."""

    def __init__(self) -> None:
        #: Seconds by phase, since the episode began.
        self.seconds = dict.fromkeys(PHASES, 0.0)

    @contextmanager
    def measure(self, phase: str) -> Iterator[None]:
        """Count what is done inside as part of `phase`, also where it raises."""
        start = perf_counter()
        try:
            yield
        finally:
            self.seconds[phase] += perf_counter() - start
