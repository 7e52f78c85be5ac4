"""deskgym looks: in which looks the office can be served, and whether they clear their bars."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from ...apps.platform.looks import BadLook, look_of
from ..errors import BadSelection
from ..looks.listing import axes_table, look_table, splits_in_words
from ..options import Progress, output, world_seed
from ..outputs import check_file
from ..sampling import representatives
from ..selection import parse_seeds, select_families


def _numbers(text: str) -> list[str]:
    try:
        return [look_of(number).name for number in parse_seeds(text)]
    except BadLook as error:
        raise BadSelection(str(error)) from None


@click.group("looks")
def command() -> None:
    """In which looks the office can be served: axes, features, and what a number means (docs/looks.md).

    \b
    Example:
      deskgym looks show 17
    """


@command.command("list")
def list_() -> None:
    """List the axes with their features and values, the plain one first."""
    console = output()
    console.print(axes_table())
    console.print(f"\n{splits_in_words()}", soft_wrap=True)


@command.command("show")
@click.argument("look")
def show(look: str) -> None:
    """Say what LOOK is: a number, or such as theme:dark,words:3."""
    try:
        chosen = look_of(look)
    except BadLook as error:
        raise BadSelection(str(error)) from None
    output().print(look_table(chosen))


@command.command("sheet")
@click.argument("out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--looks", default="0:8", show_default=True, metavar="LOOKS", help="Numbers: 17, 0:8 or a list of these.")
@click.option("--tasks", "patterns", metavar="PATTERN", help="Families. [default: one of each of five apps]")
def sheet(out: Path, looks: str, patterns: str | None) -> None:
    """Write a contact sheet: the first pages of a few families in several looks, as a PNG."""
    from ..looks.pages import family_of_each_app
    from ..looks.sheet import write_sheet

    check_file(out)
    write_sheet(out, select_families(patterns) if patterns else family_of_each_app(5), _numbers(looks))
    click.echo(f"Written: {out}")


@command.command("check")
@click.option(
    "--looks", default="1:21", show_default=True, metavar="LOOKS", help="Numbers: 17, 1:21 or a list of these."
)
@click.option("--tasks", "patterns", default="all", show_default=True, metavar="PATTERN", help="Families.")
@click.option("--sample", "count", type=click.IntRange(1), metavar="N", help="So many of the families. [default: all]")
@click.option("--seed", type=world_seed, default=0, show_default=True, help="Of the instances.")
@click.option("--gold/--no-gold", default=True, help="Whether gold is played and replayed.  [default: gold]")
@click.pass_context
def check(context: click.Context, looks: str, patterns: str, count: int | None, seed: int, gold: bool) -> None:
    """Hold looks against their bars; exits with 1 unless all are cleared.

    Gold passes in each, replay is equal, verdicts are those of look 0; two looks differ, and no name is lost; they
    take no more time.
    """
    from ..looks.bars import Bar, gold_bars, page_bars, time_bars
    from ..looks.pages import family_of_each_app

    numbers = [look for look in _numbers(looks) if look != "0"]
    if not numbers:
        raise BadSelection("Look 0 is what others are held against: name others with --looks, as in 1:21.")
    chosen = select_families(patterns)
    families = chosen if count is None else representatives(chosen, count)
    bars: list[Bar] = []
    if gold:
        with Progress(len(families) * (len(numbers) + 1)) as progress:
            bars += gold_bars(families, numbers, seed, progress.advance)
    pages = family_of_each_app() if patterns == "all" else families
    bars += page_bars(pages, numbers)
    bars += time_bars(pages[0], numbers[:4], seed)
    console, table = output(), Table("Bar", "Wanted", "Found", "", box=None, pad_edge=False)
    for bar in bars:
        table.add_row(bar.title, bar.wanted, bar.found, "passed" if bar.passed else "failed")
    for bar in bars:
        for remark in bar.remarks[:20]:
            console.print(f"{bar.title}: {remark}", soft_wrap=True)
    console.print(table)
    context.exit(0 if all(bar.passed for bar in bars) else 1)
