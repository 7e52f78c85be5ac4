"""Options that several commands share, and what they print while episodes are played."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from ...tasks import Family
from ..selection import parse_seeds
from ..trajectories.model import Trajectory


def seeds_option(default: str) -> Callable[[Any], Any]:
    return click.option(
        "--seeds",
        default=default,
        show_default=True,
        callback=lambda _context, _option, text: parse_seeds(text),
        help="Seeds of the instances: 7, 0:5 (0 to 4) or a list of these.",
    )


def jobs_option(default: int) -> Callable[[Any], Any]:
    return click.option(
        "--jobs",
        type=click.IntRange(1, 64),
        default=default,
        show_default=True,
        help="Processes that play at the same time, each with a browser.",
    )


@contextmanager
def progress(total: int) -> Iterator[Callable[[Family, int, Trajectory], None]]:
    """A progress bar on standard error; what it yields is told of each episode."""
    with progress_bar() as bar:
        task = bar.add_task("playing", total=total)

        def report(family: Family, seed: int, trajectory: Trajectory) -> None:
            bar.update(task, advance=1, description=family.id)
            if trajectory.fault is not None:
                fault = trajectory.fault
                text = f"{family.id} seed {seed}: fault in {fault.stage}: {fault.error}: {fault.message}"
                bar.console.print(
                    textwrap.shorten(text, 240), style="yellow", markup=False, highlight=False, soft_wrap=True
                )

        yield report


def progress_bar() -> Progress:
    """A bar on standard error that counts to a known number."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=Console(stderr=True))


def output() -> Console:
    """Standard output; in a pipe it is wide enough for a table."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(width=160, highlight=False)
