"""The host: what it adds to each step of an episode beside the environment in one's own process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import Any

from ....client import Client
from ....gym import make
from ....tasks import Family
from ...episodes.gold import play_gold
from ..config import WARM_SEEDS, BenchConfig
from ..figures import Bar, Figure, milliseconds
from ..timing import seconds

_BAR = Bar(3)
_OBSERVATIONS = {"axtree": ("axtree",), "axtree and screenshot": ("axtree", "screenshot")}


def measure(config: BenchConfig) -> Iterator[Figure]:
    """Gold solutions step by step, here and over the wire in turns."""
    added: dict[str, list[float]] = {seen: [] for seen in _OBSERVATIONS}
    with _host() as address, Client(address) as client:
        for family in config.families:
            config.say(f"host of {family.id}")
            for seed in range(config.times(WARM_SEEDS, 1)):
                for seen, kinds in _OBSERVATIONS.items():
                    added[seen] += _added(client, family, seed, kinds)
    for seen, times in added.items():
        yield milliseconds(f"added to a step, {seen}", times, bar=_BAR if seen == "axtree" else None)


def _added(client: Client, family: Family, seed: int, kinds: tuple[str, ...]) -> list[float]:
    """How much longer each step of the gold solution takes over the wire."""
    with closing(make(f"{family.id}-v0", observation=kinds, ahead=False)) as here:
        actions: list[dict[str, Any]] = [step.action for step in play_gold(here, seed).steps]
        with client.make(family.id, observation=kinds) as there:
            here.reset(seed=seed)
            there.reset(seed=seed)
            found = []
            for action in actions:
                local = seconds(partial(here.step, action))
                found.append(seconds(partial(there.step, action)) - local)
            return found


@contextmanager
def _host() -> Iterator[str]:
    """The address of a host that runs as users run it."""
    command = [sys.executable, "-m", "deskgym.harness.cli", "host", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().partition(" at ")[2].split()[0]
        finally:
            process.terminate()
