"""Seats for tests of what stands before them: scripted ones without a browser, and some that lose their episodes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from deskgym.harness.host import EpisodeFault, LocalSeats, Order, Page

FIRST = Page(
    {
        "goal": "Do it.",
        "url": "http://crm.deskgym.test/",
        "apps": [],
        "tabs": [],
        "focused": "",
        "steps_left": 9,
        "error": "",
    }
)


class ScriptedSeats:
    """Answers every action by what `play` makes of it; notes what is open, and whether two act at once."""

    def __init__(self, play: Callable[[Any], Page] | None = None) -> None:
        self._pool = ThreadPoolExecutor(8)
        self._play = play or scripted
        self.open_ones: set[str] = set()
        self.ended = False
        self.replaced = 0
        self.acting: list[str] = []
        self.overlapped = False

    def open(self, name: str, order: Order) -> Future[Page]:
        self.open_ones.add(name)
        return self._pool.submit(lambda: FIRST)

    def step(self, name: str, action: Any) -> Future[Page]:
        return self._pool.submit(self._step, name, action)

    def verdict(self, name: str) -> Future[dict[str, Any]]:
        return self._pool.submit(lambda: {"passed": False})

    def close(self, name: str) -> Future[None]:
        self.open_ones.discard(name)
        return self._pool.submit(lambda: None)

    def ping(self) -> Future[None]:
        return self._pool.submit(lambda: None)

    def watch(self, lost: Callable[[Sequence[str], EpisodeFault], None]) -> None:
        self.lost = lost

    def replace(self) -> None:
        self.replaced += 1

    def end(self) -> None:
        self.ended = True
        self._pool.shutdown()

    def _step(self, name: str, action: Any) -> Page:
        self.overlapped |= name in self.acting
        self.acting.append(name)
        try:
            return self._play(action)
        finally:
            self.acting.remove(name)


class FailingSeats(LocalSeats):
    """Episodes that are lost at their first step: all, or those whose name begins so."""

    def __init__(self, most: int, fault: str, *, of: str = "", pages: bool = True) -> None:
        super().__init__(most, pages=pages)
        self._fault, self._of = fault, of

    def step(self, name: str, action: Any) -> Future[Page]:
        if not name.startswith(self._of):
            return super().step(name, action)
        failed: Future[Page] = Future()
        failed.set_exception(EpisodeFault(self._fault))
        return failed


def scripted(action: Any) -> Page:
    """`done()` passes, `fault()` is one, and everything else goes on."""
    if action == "fault()":
        raise EpisodeFault("BrowserDied: it is gone")
    if action in ("done()", {"action": "done"}):
        return Page(FIRST.observation, reward=1.0, terminated=True, info={"verdict": {"passed": True}})
    return FIRST
