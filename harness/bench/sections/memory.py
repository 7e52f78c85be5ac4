"""Memory of each further environment of a process, and how many can be open."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import islice, pairwise
from time import perf_counter

from ....gym import make
from .. import walkthrough
from ..config import FULL, SHARED, WARM_SEEDS, BenchConfig
from ..figures import Bar, Figure, milliseconds
from ..machine import free_memory, memory, process_tree
from ..peer import peers
from ..timing import Env, seconds
from .reset import warm

_BAR = Bar(80)
#: No environment is opened when less than this is free.
_RESERVE = 1500


@dataclass(frozen=True)
class Opened:
    """What opening one environment after the other took, and resets of the first when all were open."""

    memory: list[float]  # MiB of the process and its browser after each
    seconds: list[float]
    resets: list[float]


def measure(config: BenchConfig) -> Iterator[Figure]:
    few, most = config.times(8, 4), config.times(32, 6)
    config.say(f"memory of {most} environments")
    # In a process that has measured nothing else.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        opened = process.submit(open_many, most, config.times(10, 3)).result()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        ahead = process.submit(open_many, 4, 0, ahead=True).result()
    held = opened.memory
    more = _steps(held[:few])
    yield Figure("first environment, with the process, its browser and the next instance", (held[0],), "MB")
    yield Figure(f"each of {len(more)} further environments", more, "MB", bar=_BAR)
    yield Figure("each further environment with ahead=True", _steps(ahead.memory), "MB")
    if len(held) > few:
        many = (held[-1] - held[few - 1]) / (len(held) - few)
        yield Figure(f"each of {len(held) - few} more after these", (many,), "MB", bar=_BAR)
    yield Figure("environments open at once in one process", (len(held),), "")
    yield milliseconds("opening one of them, first reset included", opened.seconds[1:])
    yield milliseconds("reset of the first with all open", opened.resets)
    if config.peer is not None:
        with peers(config.peer, ("bare",)) as (peer,):
            peer.reset(0)
            for move in islice(walkthrough.moves(), 3):
                peer.step(move)
            yield Figure("BrowserGym, one environment with its process and browsers", (peer.memory,), "MB")


def _steps(held: list[float]) -> tuple[float, ...]:
    return tuple(later - earlier for earlier, later in pairwise(held))


def open_many(most: int, resets: int, *, ahead: bool | None = None) -> Opened:
    """Open up to `most` environments, as many as there is memory for."""
    held: list[float] = []
    taken: list[float] = []
    with ExitStack() as stack:
        envs: list[Env] = []
        while len(envs) < most and free_memory() > _RESERVE:
            start = perf_counter()
            env = stack.enter_context(closing(make(f"{SHARED}-v0", observation=FULL, ahead=ahead)))
            env.reset(seed=len(envs) % WARM_SEEDS)
            taken.append(perf_counter() - start)
            if not envs:
                # The worlds that all will play in are in memory from the beginning.
                warm(env)
            envs.append(env)
            _walk_through(env)
            gc.collect()
            held.append(memory(process_tree(os.getpid())))
        return Opened(held, taken, [seconds(lambda: envs[0].reset(seed=0)) for _ in range(resets)])


def _walk_through(env: Env) -> None:
    for move in islice(walkthrough.moves(), 3):
        walkthrough.perform(env, move)
