"""The command of an attack that tries one thing for each seed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import click

from ...options import world_seed
from .watched import broken


def attack_of(
    name: str, attempt: Callable[[int], object], described: Callable[[int], str]
) -> Callable[[Callable[[], None]], click.Command]:
    """Make a command of a function for its docstring; `attempt` tries the thing of a seed."""

    def command(document: Callable[[], None]) -> click.Command:
        @click.command(name, help=document.__doc__)
        @click.option(
            "--minutes", type=click.FloatRange(min=0), default=3.0, show_default=True, help="How long to try."
        )
        @click.option("--first", type=world_seed, default=0, show_default=True, help="Seed to begin with.")
        @click.option("--seed", type=world_seed, help="Try this seed alone.")
        @click.pass_context
        def run(context: click.Context, minutes: float, first: int, seed: int | None) -> None:
            seeds = _seeds(first, minutes) if seed is None else iter([seed])
            tries = failed = 0
            for found in broken(seeds, attempt):
                tries += 1
                if found is not None:
                    failed += 1
                    click.echo(f"{found.reason}: {described(found.tried)}")
                    click.echo(f"  deskgym attack {name} --seed {found.tried}")
            click.echo(f"{tries:,} tries, {failed} broke something")
            context.exit(1 if failed else 0)

        return run

    return command


def _seeds(first: int, minutes: float) -> Iterator[int]:
    """One after the other for so long, in batches: the first of all in any case."""
    end, seed = time.monotonic() + 60 * minutes, first
    while seed == first or time.monotonic() < end:
        yield seed
        seed += 1
