"""The episodes of a run over several processes: whoever dies is replaced, and what it played is played again."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any

from ..errors import WorkerDied
from .config import RunConfig
from .entries import RunEntry
from .folder import RunFolder
from .keys import EpisodeKey
from .ledger import Ledger
from .schedule import MOST_DEATHS, Schedule
from .worker import serve

# Seconds that an episode may take beyond its time limit, which its worker heeds by itself unless it is stuck.
_SLACK = 120.0
# Seconds in which a worker that is told to stop has ended.
_LAST = 20.0


@dataclass(eq=False)
class _Worker:
    """A process, and what it plays since when."""

    process: BaseProcess
    connection: Connection
    busy: dict[EpisodeKey, float] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)  # families of its idle players
    is_ready: bool = False


class Pool:
    """Processes that play a run's episodes into its folder."""

    def __init__(self, config: RunConfig, folder: RunFolder, *, jobs: int, concurrency: int, ledger: Ledger) -> None:
        self._config, self._folder, self._ledger = config, folder, ledger
        self._jobs, self._concurrency = jobs, concurrency
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([serve.__module__])
        self._workers: list[_Worker] = []
        # Workers that died before they could play anything, one after the other.
        self._stillborn = 0

    def play(self, keys: Sequence[EpisodeKey]) -> Iterator[RunEntry]:
        """Play these episodes, in no order that repeats.

        Raises what a worker raises, WorkerDied if none comes to be, and LimitReached.
        """
        schedule = self._schedule = Schedule(keys)
        try:
            for _ in range(min(self._jobs, len(keys))):
                self._start()
            left = len(keys)
            while left:
                self._hand_out(schedule)
                for entry in self._listen():
                    left -= 1
                    yield entry
        finally:
            self._stop()

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=serve, args=(theirs, self._config, self._folder.path.absolute(), self._concurrency)
        )
        process.start()
        # With a second copy of it here, its end would never be noticed.
        theirs.close()
        self._workers.append(_Worker(process, ours))

    def _hand_out(self, schedule: Schedule) -> None:
        """Give every worker as much as it has room for, whoever has least first."""
        waiting = [worker for worker in self._workers if worker.is_ready]
        while waiting:
            worker = min(waiting, key=lambda worker: len(worker.busy))
            key = None
            if len(worker.busy) < self._concurrency:
                key = schedule.take(worker.busy, worker.kept)
            if key is None:
                waiting.remove(worker)
                continue
            if worker.kept:
                worker.kept.remove(key.family if key.family in worker.kept else worker.kept[0])
            worker.busy[key] = monotonic()
            # One that has just died is noticed below.
            with suppress(OSError):
                worker.connection.send(key)

    def _listen(self) -> Iterator[RunEntry]:
        """Wait until something happens, and yield what has ended."""
        sentinels = {worker.process.sentinel: worker for worker in self._workers}
        connections = {worker.connection: worker for worker in self._workers}
        happened = wait([*sentinels, *connections], self._patience())
        for each in happened:
            if isinstance(each, Connection):
                yield from self._read(connections[each])
        for each in happened:
            if isinstance(each, int):
                yield from self._bury(sentinels[each])
        for worker in self._overdue():
            worker.process.kill()

    def _read(self, worker: _Worker) -> Iterator[RunEntry]:
        """What a worker has said so far."""
        with suppress(EOFError, OSError):
            while worker.connection.poll():
                what, *said = worker.connection.recv()
                yield from self._hear(worker, what, said)

    def _hear(self, worker: _Worker, what: str, said: list[Any]) -> Iterator[RunEntry]:
        match what:
            case "ready":
                worker.is_ready = True
                self._stillborn = 0
            case "spent":
                self._ledger.add(*said)
            case "landed":
                (entry,) = said
                del worker.busy[entry.key]
                worker.kept.append(entry.family)
                self._schedule.ended(entry.key)
                yield entry
            case _:
                raise said[0]

    def _bury(self, worker: _Worker) -> Iterator[RunEntry]:
        """Replace a worker that has died, once all that it said is heard."""
        yield from self._read(worker)
        self._workers.remove(worker)
        worker.connection.close()
        worker.process.join()
        if not worker.is_ready:
            self._stillborn += 1
            if self._stillborn == MOST_DEATHS:
                raise WorkerDied(f"The processes that play end at once, with exit code {worker.process.exitcode}.")
        for key in worker.busy:
            if not self._schedule.died(key):
                text = (
                    f"{MOST_DEATHS} processes that played it ended, the last with exit code {worker.process.exitcode}"
                )
                yield self._folder.land_fault(self._config, key, "worker", WorkerDied(text))
        self._start()

    def _patience(self) -> float | None:
        """Seconds until the first episode is overdue."""
        starts = [start for worker in self._workers for start in worker.busy.values()]
        limit = self._config.episode_timeout + _SLACK
        return max(0.0, min(starts) + limit - monotonic()) if starts else None

    def _overdue(self) -> list[_Worker]:
        limit = monotonic() - self._config.episode_timeout - _SLACK
        return [worker for worker in self._workers if any(start < limit for start in worker.busy.values())]

    def _stop(self) -> None:
        """End every worker; what it plays is cut."""
        for worker in self._workers:
            with suppress(OSError):
                worker.connection.send(None)
        deadline = monotonic() + _LAST
        for worker in self._workers:
            worker.process.join(max(0.0, deadline - monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.connection.close()
