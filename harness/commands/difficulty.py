"""deskgym difficulty: what the dials do."""

from __future__ import annotations

from itertools import chain

import click
from rich.table import Table

from ..difficulty import places
from ..options import output, seeds_option

_TITLES = ("Dial", "Instances", "Gold steps", "Pages", "Goal", "Levels")


@click.command("difficulty")
@seeds_option("0:200")
@click.option("--markdown", is_flag=True, help="As the table of docs/difficulty.md.")
def command(seeds: list[int], markdown: bool) -> None:
    """Draw instances at every place of the dials, and say how hard they are.

    Of steps, pages and the goal's characters it says the first decile, the median and the last decile.

    \b
    Example:
      deskgym difficulty --seeds 0:40
    """
    rows = (place.cells() for place in places(seeds))
    if markdown:
        for row in chain((_TITLES, ("---",) * len(_TITLES)), rows):
            click.echo(f"| {' | '.join(row)} |")
        return
    table = Table(*_TITLES, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    output().print(table)
