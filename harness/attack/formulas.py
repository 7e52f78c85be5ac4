"""deskgym attack formulas: does any formula kill, freeze or bloat a process?"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from random import Random

import click

from ...apps.sheet.engine import Engine
from ...apps.sheet.engine.entry import Entry
from .fuzzing.formulas import Column, column
from .fuzzing.watched import broken

_ROWS, _COLUMN = 60, 8


def work_out(formulas: Column) -> None:
    """Enter formulas, one below the other, into a workbook with some figures, and have it worked out."""
    engine = Engine.create()
    sheet = engine.sheets()[0].key
    for row in range(1, _ROWS):
        engine.enter(sheet, row, 1, Entry("number", float(row)))
        engine.enter(sheet, row, 2, Entry("text", text=f"Article {row}"))
    engine.collect()
    for row, formula in enumerate(formulas, start=1):
        engine.enter_formula(sheet, row, _COLUMN, formula)
    engine.collect()


def columns(seed: int, count: int, minutes: float | None = None) -> Iterator[Column]:
    """So many tries, all the same for a seed, or as many of them as begin within some minutes."""
    random, end = Random(seed), None if minutes is None else time.monotonic() + 60 * minutes
    for _ in range(count):
        if end is not None and time.monotonic() > end:
            return
        yield column(random)


@click.command("formulas")
@click.option("--minutes", type=click.FloatRange(min=0), default=3.0, show_default=True, help="How long to go on.")
@click.option("--count", type=click.IntRange(1), default=10_000_000, help="At most so many tries.  [default: no end]")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the formulas.")
@click.pass_context
def command(context: click.Context, minutes: float, count: int, seed: int) -> None:
    """Work out formulas that nobody should write, each within 5 s of processor time and 300 MB.

    What a formula may not be is refused; what kills a process, keeps it or raises anything else is printed as JSON.
    Exits with 1 then.

    \b
    Example:
      deskgym attack formulas --minutes 60 --seed 7
    """
    tries = failed = 0
    for found in broken(columns(seed, count, minutes), work_out):
        tries += 1
        if found is not None:
            failed += 1
            click.echo(f"{found.reason}: {json.dumps(found.tried)}")
    click.echo(f"{tries:,} tries, {failed} broke something")
    context.exit(1 if failed else 0)
