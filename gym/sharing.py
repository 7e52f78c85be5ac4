"""What all environments of a process have in common."""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """One thing for all its users: made for the first, closed after the last or when the process ends.

    A forked child, which has neither the parent's threads nor its pipes, makes one of its own.
    """

    def __init__(self, make: Callable[[], T], close: Callable[[T], object]) -> None:
        self._make, self._close = make, close
        self._forget()
        os.register_at_fork(after_in_child=self._forget)
        atexit.register(self._end)

    def _forget(self) -> None:
        self._guard = threading.Lock()
        self._thing: T | None = None
        self._users = 0

    def acquire(self) -> T:
        """The thing, with one more user."""
        with self._guard:
            if self._thing is None:
                self._thing = self._make()
            self._users += 1
            return self._thing

    def release(self, thing: T) -> None:
        """One user less. What was acquired before a fork is the parent's to close."""
        with self._guard:
            if thing is not self._thing:
                return
            self._users -= 1
            if self._users > 0:
                return
            self._thing = None
        self._close(thing)

    def _end(self) -> None:
        if self._thing is not None:
            self._close(self._thing)
