"""Memory of each further environment of a process, and how many can be open."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import islice, pairwise

from ....gym import make
from .. import tour
from ..clock import Env, seconds
from ..figures import Bar, Figure, milliseconds
from ..machine import family_of, free_memory, memory
from ..peer import peers
from ..plan import FULL, SHARED, WARM_SEEDS, Plan
from .reset import warm

_BAR = Bar(80)
#: No environment is opened when less than this is free.
_RESERVE = 1500


def measure(plan: Plan) -> Iterator[Figure]:
    readings: list[float] = []
    opened, few, most = [], plan.times(8, 4), plan.times(32, 6)
    with ExitStack() as stack:
        for number in range(most):
            if free_memory() < _RESERVE:
                break
            plan.say(f"environment {number + 1} of {most}")
            env = stack.enter_context(closing(make(f"{SHARED}-v0", observation=FULL)))
            if number == 0:
                warm(env)
            opened.append(seconds(lambda env=env, number=number: env.reset(seed=number % WARM_SEEDS)))  # type: ignore[misc]
            _take_the_tour(env)
            gc.collect()
            readings.append(memory(family_of(os.getpid())))
        again = [seconds(lambda: env.reset(seed=0)) for _ in range(plan.times(10, 3))]
    more = [later - earlier for earlier, later in pairwise(readings[:few])]
    yield Figure("first environment, with the process and its browser", (readings[0],), "MB")
    yield Figure(f"each of {len(more)} further environments", tuple(more), "MB", bar=_BAR)
    if len(readings) > few:
        many = (readings[-1] - readings[few - 1]) / (len(readings) - few)
        yield Figure(f"each of {len(readings) - few} more after these", (many,), "MB", bar=_BAR)
    yield Figure("environments open at once in one process", (len(readings),), "")
    yield milliseconds("opening one of them, first reset included", opened[1:])
    yield milliseconds("reset of the last with all open", again)
    if plan.peer is not None:
        with peers(plan.peer, ("bare",)) as (peer,):
            peer.reset(0)
            for move in islice(tour.tour(), 3):
                peer.step(move)
            yield Figure("BrowserGym, one environment with its process and browsers", (peer.memory,), "MB")


def _take_the_tour(env: Env) -> None:
    for move in islice(tour.tour(), 3):
        tour.make(env, move)
