"""Asking again: with growing pauses, which end when the episode does."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import TypeVar

from ..protocol import ModelFault
from .failures import Retryable

T = TypeVar("T")

LONGEST_PAUSE = 60.0
# A provider may ask for more patience than that, yet not for an hour.
LONGEST_RETRY_AFTER = 600.0


class Retries:
    """At most `most` repetitions of a request, the first after about `first` seconds. `stop` ends a pause at once."""

    def __init__(self, most: int, first: float, source: random.Random, stop: threading.Event) -> None:
        self.most, self.first, self.source, self.stop = most, first, source, stop

    def run(self, ask: Callable[[], T]) -> T:
        """What `ask` returns. Raises ModelFault when it keeps failing, and whatever is not worth a repetition."""
        for attempt in range(self.most + 1):
            self._check()
            try:
                return ask()
            except Retryable as error:
                if attempt == self.most:
                    tried = "once" if attempt == 0 else f"{attempt + 1} times"
                    raise ModelFault(f"The model could not be asked, tried {tried}: {error}") from error
                self.stop.wait(self._pause(attempt, error.retry_after))
        raise AssertionError("the last attempt returns or raises")

    def _pause(self, attempt: int, asked_for: float | None) -> float:
        # So that many episodes that were refused together do not all come back together.
        jitter = self.source.uniform(0.75, 1.25)
        if asked_for is not None:
            return min(asked_for, LONGEST_RETRY_AFTER) + self.first * (jitter - 0.75)
        return float(min(self.first * 2**attempt, LONGEST_PAUSE) * jitter)

    def _check(self) -> None:
        if self.stop.is_set():
            raise ModelFault("The episode ended while the model was being asked.")
