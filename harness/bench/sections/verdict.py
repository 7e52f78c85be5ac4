"""Verdicts: the first of an episode, and further ones; on both sizes of world."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Literal

from ....tasks.registry import Instance
from ....tasks.verifier import Grader
from ..config import BenchConfig
from ..figures import Bar, Figure, grown, milliseconds, times_at_most
from ..timing import seconds

_BAR = Bar(3)


def measure(config: BenchConfig) -> Iterator[Figure]:
    times = config.times(40, 10)
    small_first, small_again = _both(config, "small", times)
    yield milliseconds("first, small world", small_first, bar=_BAR)
    yield milliseconds("further, small world", small_again, bar=_BAR)
    if config.quick:
        return
    first, again = _both(config, "large", times)
    yield grown("first, large world", first, small_first, times_at_most(2), "the small world")
    yield grown("further, large world", again, small_again, times_at_most(2), "the small world")


def _both(config: BenchConfig, size: Literal["small", "large"], times: int) -> tuple[list[float], list[float]]:
    """Seconds of first and of further verdicts, over every family that changes something."""
    first: list[float] = []
    again: list[float] = []
    for family in config.families:
        config.say(f"verdicts of {family.id}, {size} world")
        instance = family.instance(0, size=size)
        try:
            for _ in range(times):
                _episode(instance, first, again)
        finally:
            instance.world.close()
    return first, again


def _episode(instance: Instance, first: list[float], again: list[float]) -> None:
    with closing(instance.world.fork()) as world:
        grader = Grader(world, instance)
        if instance.task.outcomes:
            with world.session(instance.person_id) as db:
                instance.task.outcomes[0](db)
        first.append(seconds(grader.verdict))
        again.append(seconds(grader.verdict))
