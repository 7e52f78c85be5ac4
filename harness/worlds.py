"""Builds the worlds that the demo plays in: `python -m deskgym.harness.worlds`, used by set-up."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import click

from ..seeds.world import World
from .mistakes import Command
from .sampling import DEMO_SEEDS, demo_families


def missing() -> list[int]:
    """The seeds of those worlds that are not built yet."""
    seeds = {family.world_of(number) for family in demo_families() for number in DEMO_SEEDS}
    return sorted(seed for seed in seeds if not World.is_built(seed))


def build(seed: int) -> None:
    """Build one of them, for all processes to come."""
    World.build(seed).close()


@click.command(cls=Command)
def main() -> None:
    """Build the worlds that most commands need, unless they were built before."""
    seeds = missing()
    if seeds:
        with ProcessPoolExecutor(min(len(seeds), os.cpu_count() or 1)) as pool:
            list(pool.map(build, seeds))


if __name__ == "__main__":
    main()
