"""Gold episodes in several processes that share the families, each with a browser of its own."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import queue
import signal
from collections.abc import Iterator, Sequence
from dataclasses import replace
from multiprocessing.process import BaseProcess
from typing import Any

from ...seeds.world import World
from ...tasks import get_family
from ..errors import WorkerDied
from ..trajectories.store import Store
from .rollout import Played, RolloutConfig, play

# Seconds after which a silent worker is looked at.
_PATIENCE = 1.0


def play_in_processes(config: RolloutConfig, store: Store, jobs: int) -> Iterator[Played]:
    """Play the configured episodes in `jobs` processes, in the order in which they end. Raises what a worker raises."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    results: Any = context.Queue()
    # Whoever is done with a share takes the next, so that all end together: first worlds to build, so that none is
    # built twice, then families to play. None says that there is no more.
    shares: Any = context.Queue()
    worlds = {family.world_of(seed) for family in config.families for seed in config.seeds}
    for share in (*sorted(worlds), *(family.id for family in config.families), *[None] * jobs):
        shares.put(share)
    work = (replace(config, families=()), shares, store, results)
    workers = [context.Process(target=_work, args=work) for _ in range(jobs)]
    try:
        for worker in workers:
            worker.start()
        left = len(config)
        while left:
            played = _next(results, workers)
            if isinstance(played, BaseException):
                raise played
            id, seed, trajectory = played
            left -= 1
            yield get_family(id), seed, trajectory
    except BaseException:
        _interrupt(workers)
        raise
    finally:
        # Who has nothing left to play ends by itself.
        for worker in workers:
            if worker.pid is not None:
                worker.join()


def spare_the_collector() -> None:
    """Keep the collector of garbage from what is here to stay."""
    # To look through what the modules hold, time and again, took a sixth of such a process's work.
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def _work(config: RolloutConfig, shares: Any, store: Store, results: Any) -> None:
    spare_the_collector()
    try:
        with config.browser():
            for share in iter(shares.get, None):
                if isinstance(share, int):
                    World.build(share, config.size).close()
                    continue
                with contextlib.closing(play(replace(config, families=[get_family(share)]), store)) as episodes:
                    for family, seed, trajectory in episodes:
                        results.put((family.id, seed, trajectory))
    except KeyboardInterrupt:
        # Nobody reads any more; waiting for a reader would keep this process.
        results.cancel_join_thread()
    except Exception as error:  # noqa: BLE001 the parent raises it
        results.put(error)


def _next(results: Any, workers: Sequence[BaseProcess]) -> Any:
    while True:
        # Looked at first: what a worker put before it ended is still read.
        alive = any(worker.is_alive() for worker in workers)
        try:
            return results.get(timeout=_PATIENCE)
        except queue.Empty:
            if not alive:
                codes = ", ".join(str(worker.exitcode) for worker in workers)
                raise WorkerDied(f"The processes that played ended early, with exit codes {codes}.") from None


def _interrupt(workers: Sequence[BaseProcess]) -> None:
    """Stop who still plays, so that every worker closes its own browser."""
    for worker in workers:
        if worker.pid is not None and worker.is_alive():
            os.kill(worker.pid, signal.SIGINT)
