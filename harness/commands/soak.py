"""deskgym soak: does anything grow in a long run?"""

from __future__ import annotations

from dataclasses import asdict

import click

from ..bench.config import FAMILIES
from ..bench.soak import COUNTS, Reading, grown, soak
from ..selection import select_families


@click.command("soak")
@click.option("--steps", type=click.IntRange(min=50), default=10_000, show_default=True, help="Steps to do.")
@click.option("--tasks", "patterns", default=FAMILIES, metavar="PATTERN", help="Families. [default: one of each app]")
@click.pass_context
def command(context: click.Context, steps: int, patterns: str) -> None:
    """Play gold ways one after the other in one process, and look whether it holds more and more.

    Memory of the process and of its browser, threads, open files, browser contexts and temporary files are read ten
    times on the way. Exits with 1 when any of them grows.

    \b
    Example:
      deskgym soak --steps 10000
    """
    click.echo(_line("steps", *COUNTS))
    readings = soak(select_families(patterns), steps, _print)
    rises = grown(readings)
    for name, rise in rises.items():
        click.echo(f"{name} grew by {rise:.1f}")
    if not rises:
        click.echo("Nothing grew.")
    context.exit(1 if rises else 0)


def _print(reading: Reading) -> None:
    click.echo(_line(*(f"{value:.0f}" for value in asdict(reading).values())))


def _line(*cells: str) -> str:
    return "".join(cell.rjust(11) for cell in cells)
