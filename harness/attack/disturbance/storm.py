"""What happens to processes: they freeze, die and lag, by a seed."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from time import monotonic

import psutil

from ...host import ProcessSeats
from .clients import Player

WHO = ("process", "browser", "client")
DEEDS = ("freeze", "die", "lag")
#: Seconds that something lags, and that a client is frozen; a process or a browser is frozen until it is ended.
_LAG, _FROZEN = (0.2, 2.0), (2.0, 6.0)


class Storm:
    """Disturbs a host's processes, their browsers, and its clients: each kind of disturbance in each round of nine."""

    def __init__(self, seed: int, places: Sequence[ProcessSeats], players: Sequence[Player]) -> None:
        self._random = Random(f"chaos {seed}")
        self._places, self._players = places, players
        self._deck: list[tuple[str, str]] = []
        self._frozen: list[tuple[float, psutil.Process]] = []
        self._pause = threading.Event()
        self.done: Counter[str] = Counter()

    def blow(self, seconds: float, every: float) -> None:
        """Disturb for so long, once in so many seconds on the average; in the end clients that stand still go on."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            self._pause.wait(min(left, self._random.uniform(0.2, 1.8) * every))
            self._thaw(monotonic())
            self._deck = self._deck or self._random.sample([(who, deed) for who in WHO for deed in DEEDS], 9)
            card = self._deck.pop()
            if not self._disturb(*card):
                self._deck.insert(0, card)
        self._thaw(float("inf"))

    def _disturb(self, who: str, deed: str) -> bool:
        """Whether there was something to disturb."""
        hit = self._targets(who)
        if not hit:
            return False
        self.done[f"{who} {deed}"] += 1
        for process in hit:
            with suppress(psutil.Error):
                process.kill() if deed == "die" else process.suspend()
        if deed == "lag":
            self._pause.wait(self._random.uniform(*_LAG))
            self._resume(hit)
        elif deed == "freeze" and who == "client":
            until = monotonic() + self._random.uniform(*_FROZEN)
            self._frozen += [(until, process) for process in hit]
        return True

    def _targets(self, who: str) -> list[psutil.Process]:
        if who == "client":
            client = self._random.choice(self._players).process
            return [client] if client is not None else []
        place = self._random.choice(self._places)
        if place.pid is None:
            return []
        with suppress(psutil.Error):
            process = psutil.Process(place.pid)
            return [process] if who == "process" else process.children(recursive=True)
        return []

    def _thaw(self, now: float) -> None:
        self._resume([process for until, process in self._frozen if until <= now])
        self._frozen = [(until, process) for until, process in self._frozen if until > now]

    def _resume(self, processes: Sequence[psutil.Process]) -> None:
        for process in processes:
            with suppress(psutil.Error):
                process.resume()
