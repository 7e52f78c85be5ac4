"""Our end of the line to the peer."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal

from ....gym.browser import acquire, find_browser, release
from ...errors import NoPeer
from ..machine import memory, process_tree
from ..walkthrough import Move, one_round
from .office import HOST, open_office

Mode = Literal["shipped", "bare"]
_DRIVER = Path(__file__).with_name("driver.py")
_ROUNDS = 4


class Peer:
    """One process of the peer, with one environment."""

    def __init__(self, python: Path, browser: str, port: int, mode: Mode) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 closed by close()
        self._process = subprocess.Popen(
            [str(python), "-I", str(_DRIVER), browser, f"http://{HOST}/", HOST, str(port), mode],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        #: Actions that it reported as failed, mostly because a control took longer than half a second.
        self.errors = 0
        try:
            self._answer()
        except NoPeer:
            self.close()
            raise

    def reset(self, seed: int) -> float:
        """Seconds that a reset takes."""
        return float(self._ask({"do": "reset", "seed": seed})["seconds"])

    def step(self, move: Move) -> float:
        """Seconds that a step takes."""
        answer = self._ask({"do": "step", **move.as_dict()})
        self.errors += bool(answer["error"])
        return float(answer["seconds"])

    def start(self, seconds: float) -> None:
        """Begin to step for so many seconds; `finish` hears how many steps it were."""
        rounds = [[move.as_dict() for move in one_round(round)] for round in range(_ROUNDS)]
        self._tell({"do": "run", "seconds": seconds, "rounds": rounds})

    def finish(self) -> tuple[int, float]:
        """Steps taken, and seconds that they took."""
        answer = self._answer()
        self.errors += answer["errors"]
        return answer["steps"], answer["seconds"]

    @property
    def pids(self) -> list[int]:
        """Its processes, browsers included."""
        return process_tree(self._process.pid)

    @property
    def memory(self) -> float:
        """Megabytes of its processes."""
        return memory(self.pids)

    def close(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._log.close()

    def _ask(self, order: dict[str, Any]) -> dict[str, Any]:
        self._tell(order)
        return self._answer()

    def _tell(self, order: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._log.seek(0)
            said = self._log.read().strip().splitlines()[-3:]
            raise NoPeer("\n".join(["BrowserGym stopped; leave it out with --no-peer.", *said]))
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def peers(python: Path, modes: Sequence[Mode]) -> Iterator[list[Peer]]:
    """A process of the peer for each mode, before the same office. Raises NoPeer."""
    browser = browser_path()
    with open_office() as port, ExitStack() as stack:
        started = []
        for mode in modes:
            peer = Peer(python, browser, port, mode)
            stack.callback(peer.close)
            started.append(peer)
        yield started


def browser_path() -> str:
    """The executable that environments use."""
    browser = acquire()
    try:
        browser.start()
        return find_browser(browser.chromium.browser_type.executable_path)
    finally:
        release(browser)
