"""Episodes over a Ray cluster: actors play, what lands comes back to one folder, and who dies is replaced."""

from __future__ import annotations

import importlib
import logging
import re
import socket
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Generic, Protocol, TypeVar

from ..episodes.workers import spare_the_collector
from ..errors import NoRay, WorkerDied
from ..trajectories.store import Store
from .keys import EpisodeKey
from .schedule import MOST_DEATHS, Schedule

R_co = TypeVar("R_co", covariant=True)
R = TypeVar("R")

#: Of `--ray` without an address: a cluster on this machine.
LOCAL = "local"


class Player(Protocol[R_co]):
    """What plays on a node, in several threads at a time, and keeps its browser."""

    def play(self, key: EpisodeKey) -> R_co:
        """Play an episode into the folder that the player was made with."""
        ...

    def files(self, key: EpisodeKey) -> list[Path]:
        """The files of an episode that has landed there."""
        ...


@dataclass(frozen=True)
class Landed(Generic[R]):
    """What came of an episode, and its files by their names in the folder."""

    key: EpisodeKey
    result: R
    files: dict[str, bytes]


class _Actor(Generic[R]):
    """Lives on a node of the cluster."""

    def __init__(self, make: Callable[[Path], Player[R]]) -> None:
        spare_the_collector()
        self._scratch = TemporaryDirectory(prefix="deskgym-")
        self._folder, self._make = Path(self._scratch.name), make

    def get_ready(self) -> None:
        """Make the player. Raises what that raises."""
        self._player = self._make(self._folder)

    def play(self, key: EpisodeKey) -> Landed[R]:
        result = self._player.play(key)
        files = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in self._player.files(key)}
        return Landed(key, result, files)


@dataclass(eq=False)
class _Worker:
    actor: Any
    busy: list[EpisodeKey] = field(default_factory=list)
    is_ready: bool = False


class RayPool(Generic[R]):
    """Actors that play episodes, which land in `store`; `give_up` says what comes of one that killed its actors."""

    def __init__(
        self,
        make: Callable[[Path], Player[R]],
        store: Store,
        *,
        give_up: Callable[[EpisodeKey, WorkerDied], R],
        address: str = LOCAL,
        jobs: int | None = None,
        concurrency: int = 1,
        working_dir: Path | None = None,
    ) -> None:
        """`jobs` actors, or one per processor of the cluster; each plays `concurrency` episodes at a time."""
        self._make, self._store, self._give_up = make, store, give_up
        self._address, self._jobs, self._concurrency = address, jobs, concurrency
        self._working_dir = working_dir
        self._waiting: dict[Any, tuple[_Worker, EpisodeKey | None]] = {}

    def play(self, keys: Sequence[EpisodeKey]) -> Generator[R, None, None]:
        """Play these episodes, in no order that repeats. Raises NoRay, and what an actor raises."""
        if not keys:
            return
        schedule, left = Schedule(keys), len(keys)
        with self._cluster() as ray:
            self._ray = ray
            count = self._jobs or int(ray.cluster_resources().get("CPU", 1))
            workers = [self._start() for _ in range(min(count, len(keys)))]
            try:
                while left:
                    self._hand_out(schedule, workers)
                    (reference,), _ = ray.wait([*self._waiting], num_returns=1)
                    for result in self._read(reference, schedule, workers):
                        left -= 1
                        yield result
            finally:
                for worker in workers:
                    ray.kill(worker.actor)
                self._waiting.clear()

    @contextmanager
    def _cluster(self) -> Generator[Any, None, None]:
        ray = import_ray()
        _check_answers(self._address)
        if ray.is_initialized():
            yield ray
            return
        environment = {"working_dir": str(self._working_dir)} if self._working_dir else None
        try:
            ray.init(
                address=None if self._address == LOCAL else self._address,
                runtime_env=environment,
                log_to_driver=False,
                logging_level=logging.ERROR,
                include_dashboard=False if self._address == LOCAL else None,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoRay(f"There is no Ray cluster at {self._address!r}: {str(error).splitlines()[0]}") from error
        try:
            yield ray
        finally:
            ray.shutdown()

    def _start(self) -> _Worker:
        # Spread, so that a node that dies takes as few along as it may.
        options = {"num_cpus": 1, "max_concurrency": self._concurrency, "scheduling_strategy": "SPREAD"}
        worker = _Worker(self._ray.remote(_Actor).options(**options).remote(self._make))
        self._waiting[worker.actor.get_ready.remote()] = worker, None
        return worker

    def _hand_out(self, schedule: Schedule, workers: list[_Worker]) -> None:
        """Give every actor as much as it has room for, whoever has least first."""
        waiting = [worker for worker in workers if worker.is_ready]
        while waiting:
            worker = min(waiting, key=lambda worker: len(worker.busy))
            key = schedule.take(worker.busy) if len(worker.busy) < self._concurrency else None
            if key is None:
                waiting.remove(worker)
                continue
            worker.busy.append(key)
            self._waiting[worker.actor.play.remote(key)] = worker, key

    def _read(self, reference: Any, schedule: Schedule, workers: list[_Worker]) -> list[R]:
        """What an actor has answered; the results that come of it."""
        worker, key = self._waiting.pop(reference)
        errors = self._ray.exceptions
        try:
            landed = self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from error
        except errors.RayError as error:
            return self._bury(worker, schedule, workers, error)
        worker.is_ready = True
        if key is None:
            return []
        worker.busy.remove(key)
        schedule.ended(key)
        self._store.receive(landed.files)
        return [landed.result]

    def _bury(self, worker: _Worker, schedule: Schedule, workers: list[_Worker], error: Exception) -> list[R]:
        """Replace an actor that has died, with its node perhaps; what it played is played again."""
        workers.remove(worker)
        if not worker.is_ready and not any(other.is_ready for other in workers):
            raise WorkerDied(f"No actor comes to be on the Ray cluster: {str(error).splitlines()[0]}") from error
        for reference in [each for each, (owner, _) in self._waiting.items() if owner is worker]:
            del self._waiting[reference]
        self._ray.kill(worker.actor)
        workers.append(self._start())
        text = f"{MOST_DEATHS} actors that played it ended"
        return [self._give_up(key, WorkerDied(text)) for key in worker.busy if not schedule.died(key)]


def _check_answers(address: str) -> None:
    """Make sure that somebody listens at HOST:PORT, for which Ray would wait minutes. Raises NoRay."""
    if at := re.fullmatch(r"(?:ray://)?([\w.-]+):(\d{1,5})", address):
        try:
            socket.create_connection((at[1], int(at[2])), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise NoRay(f"There is no Ray cluster at {address!r} ({error}): `ray start --head` begins one.") from error


def import_ray() -> Any:
    """The package. Raises NoRay."""
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise NoRay("Ray is not installed: pip install 'deskgym[ray]'.") from error
