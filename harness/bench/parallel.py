"""Several environments that take the walkthrough at once, in this process or in processes of their own."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection
from threading import Barrier
from time import perf_counter

from gymnasium.vector import SyncVectorEnv

from ...gym import make, make_vec
from ..errors import WorkerDied
from . import walkthrough
from .config import SHARED, WARM_SEEDS
from .machine import cpu_seconds, process_tree
from .timing import Env

#: More than anybody takes.
_STEPS = 1_000_000
#: Steps before the clock runs: one round.
_WARMING = 3


@dataclass(frozen=True)
class Throughput:
    """Steps per second of all together, and seconds of processor time per step."""

    rate: float
    cpu_seconds: float

    @classmethod
    def of(cls, walks: Sequence[tuple[int, float]], used: float) -> Throughput:
        """Of the steps that each took and their seconds, and of the processor time that all used."""
        return cls(sum(steps / taken for steps, taken in walks), used / sum(steps for steps, _ in walks))


def in_threads(count: int, observation: tuple[str, ...], duration: float) -> Throughput:
    """`count` environments of one browser, each stepped by a thread of its own."""
    with ExitStack() as stack:
        envs = [
            stack.enter_context(closing(make(f"{SHARED}-v0", observation=observation, max_steps=_STEPS)))
            for _ in range(count)
        ]
        walks = [_begun(env, number) for number, env in enumerate(envs)]
        used = cpu_seconds(process_tree(os.getpid()))
        pool, barrier = stack.enter_context(ThreadPoolExecutor(count)), Barrier(count)

        def work(number: int) -> tuple[int, float]:
            barrier.wait()
            return _walk(envs[number], walks[number], duration)

        results = list(pool.map(work, range(count)))
        used = cpu_seconds(process_tree(os.getpid())) - used
    return Throughput.of(results, used)


def in_a_vector(count: int, observation: tuple[str, ...], duration: float) -> Throughput:
    """A vector environment of `count`, whose step ends when all have stepped."""
    options = {"observation": observation, "max_steps": _STEPS}
    with closing(make_vec(f"{SHARED}-v0", count, **options)) as vector:
        assert isinstance(vector, SyncVectorEnv)
        vector.reset(seed=0)
        walks = [walkthrough.moves() for _ in range(count)]
        for number, (env, walk) in enumerate(zip(vector.envs, walks, strict=True)):
            # Not all are at the same move at once.
            for move in islice(walk, _WARMING + number % _WARMING):
                walkthrough.perform(env, move)
        start, used, steps = perf_counter(), cpu_seconds(process_tree(os.getpid())), 0
        while (taken := perf_counter() - start) < duration:
            actions = [walkthrough.action(env, next(walk)) for env, walk in zip(vector.envs, walks, strict=True)]
            errors = vector.step(tuple(actions))[0]["error"]
            assert not any(errors), errors
            steps += count
        used = cpu_seconds(process_tree(os.getpid())) - used
    return Throughput.of([(steps, taken)], used)


def in_processes(count: int, observation: tuple[str, ...], duration: float) -> Throughput:
    """`count` processes with one environment and one browser each. Raises WorkerDied."""
    context = multiprocessing.get_context("spawn")
    ends, workers = [], []
    try:
        for number in range(count):
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, number, observation, duration))
            worker.start()
            there.close()
            ends.append(here)
            workers.append(worker)
        _hear(ends)
        pids = [pid for worker in workers for pid in process_tree(worker.pid or 0)]
        used = cpu_seconds(pids)
        for end in ends:
            end.send("go")
        results = _hear(ends)
        used = cpu_seconds(pids) - used
        for end in ends:
            end.send("end")
    finally:
        for end in ends:
            end.close()
        for worker in workers:
            worker.join()
    return Throughput.of(results, used)


def _hear(ends: list[Connection]) -> list[tuple[int, float]]:
    try:
        return [end.recv() for end in ends]
    except EOFError as error:
        raise WorkerDied("A process that was being measured ended early.") from error


def _work(end: Connection, number: int, observation: tuple[str, ...], duration: float) -> None:
    with closing(make(f"{SHARED}-v0", observation=observation, max_steps=_STEPS)) as env:
        walk = _begun(env, number)
        end.send((0, 0.0))
        end.recv()
        end.send(_walk(env, walk, duration))
        end.recv()


def _begun(env: Env, number: int) -> Iterator[walkthrough.Move]:
    """The walkthrough after its first round, which warms the environment up."""
    env.reset(seed=number % WARM_SEEDS)
    moves = walkthrough.moves()
    for _ in range(_WARMING):
        walkthrough.perform(env, next(moves))
    return moves


def _walk(env: Env, moves: Iterator[walkthrough.Move], duration: float) -> tuple[int, float]:
    """Steps taken, and seconds that they took."""
    start, steps = perf_counter(), 0
    while (taken := perf_counter() - start) < duration:
        walkthrough.perform(env, next(moves))
        steps += 1
    return steps, taken
