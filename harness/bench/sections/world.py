"""Worlds: built anew, loaded from the disk, and copied in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from ....seeds.world import World, forget
from ..config import BenchConfig
from ..figures import Figure, milliseconds
from ..timing import seconds


def measure(config: BenchConfig) -> Iterator[Figure]:
    yield from _of_size("small", builds=config.times(3, 1), loads=config.times(10, 4))
    if not config.quick:
        config.say("building a large world")
        yield from _of_size("large", builds=1, loads=3)


def _of_size(size: Literal["small", "large"], *, builds: int, loads: int) -> Iterator[Figure]:
    yield milliseconds(f"{size}: build", [_closed(lambda: World.build(0, size, cache=False)) for _ in range(builds)])
    World.build(0, size).close()
    disk, memory = [], []
    for _ in range(loads):
        forget()
        disk.append(_closed(lambda: World.build(0, size)))
        memory.append(_closed(lambda: World.build(0, size)))
    yield milliseconds(f"{size}: load from the disk", disk)
    yield milliseconds(f"{size}: load from memory", memory)
    yield Figure(f"{size}: bytes", (World.shared(0, size).length / 2**20,), "MB")


def _closed(make: Callable[[], World]) -> float:
    """Seconds to make a world, without those to close it."""
    made: list[World] = []
    taken = seconds(lambda: made.append(make()))
    made[0].close()
    return taken
