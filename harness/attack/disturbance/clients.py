"""The clients of an attacked host, each a process that may die and is started anew."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import psutil

#: How many episodes it may take, once nothing disturbs any more, until one is rewarded.
_LAST = 4

Order = tuple[str, int]


class Player:
    """Plays one episode after the other by a process of its own, and keeps how each ended."""

    def __init__(self, name: str, address: str, gold: Path, orders: Sequence[Order], over: threading.Event) -> None:
        self.name, self.outcomes = name, dict[str, str]()
        #: Set once it has played its first episode.
        self.has_begun = threading.Event()
        self._command = [sys.executable, "-m", "deskgym.harness.attack.disturbance.player", address, str(gold)]
        self._orders, self._over = orders, over
        self._process: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._play, name=name, daemon=True)
        self._thread.start()

    @property
    def process(self) -> psutil.Process | None:
        """Its process; None where there is none now."""
        with suppress(psutil.Error):
            return psutil.Process(self._process.pid) if self._process is not None else None
        return None

    def join(self, seconds: float) -> bool:
        """Whether it is done in time."""
        self._thread.join(seconds)
        is_done = not self._thread.is_alive()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        return is_done

    def _play(self) -> None:
        last = 0
        while True:
            last += self._over.is_set()
            outcome = self._episode(len(self.outcomes))
            if last and (outcome == "rewarded" or last == _LAST):
                return

    def _episode(self, number: int) -> str:
        family, seed = self._orders[number % len(self._orders)]
        session = f"{self.name}-{number}"
        order = json.dumps({"session": session, "family": family, "seed": seed})
        while not (answer := self._answer(order)):
            self._process = None
        outcome = str(json.loads(answer)["outcome"])
        self.outcomes[session] = outcome
        self.has_begun.set()
        return outcome

    def _answer(self, order: str) -> str:
        """The line that the process says; none where it died."""
        if self._process is None:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.write(f"{order}\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
            if line.endswith("\n"):
                return line
        self._process.kill()
        self._process.wait()
        return ""
