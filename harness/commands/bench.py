"""deskgym bench: how fast everything is, beside what it is held to."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bench import SECTIONS, BenchConfig, Figure, select_sections
from ..bench.config import FAMILIES
from ..bench.machine import describe
from ..bench.peer import python_with_peer
from ..bench.report import write_report
from ..options import output
from ..outputs import check_file
from ..selection import select_families


@click.command("bench")
@click.option(
    "--report", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="HTML page to write as well."
)
@click.option("--only", default="all", metavar="SECTIONS", help=f"Of {', '.join(SECTIONS)}. [default: all]")
@click.option("--tasks", "patterns", default=FAMILIES, metavar="PATTERN", help="Families. [default: one of each app]")
@click.option("--quick", is_flag=True, help="Fewer repetitions, no large world: about two minutes.")
@click.option("--peer/--no-peer", default=True, show_default=True, help="Measure BrowserGym beside us.")
@click.option("--strict", is_flag=True, help="Exit with 1 when a bar is missed.")
@click.pass_context
def command(
    context: click.Context, report: Path | None, only: str, patterns: str, quick: bool, peer: bool, strict: bool
) -> None:
    """Measure resets, steps, verdicts, worlds, memory, throughput and how they grow.

    BrowserGym is measured on the same pages in the same run, so that ratios hold on a noisy machine. It gets a virtual
    environment of its own in the cache folder when it is first needed.

    \b
    Example:
      deskgym bench --report bench.html
    """
    sections = select_sections(only)
    families = select_families(patterns)
    if report is not None:
        check_file(report)
    errors = Console(stderr=True)
    before, found = describe(), {}
    with errors.status("measuring") as status:
        say = lambda text: status.update(text)  # noqa: E731 a callback of one line
        config = BenchConfig(families, quick=quick, peer=python_with_peer(say) if peer else None, say=say)
        for name in sections:
            found[name] = list(SECTIONS[name](config))
            output().print(_table(name, found[name]))
    if report is not None:
        write_report(report, found, [f"Before: {before}", f"After: {describe()}"])
        click.echo(f"Report: {report}")
    missed = [figure for figures in found.values() for figure in figures if figure.met is False]
    click.echo(f"{len(missed)} bars missed" if missed else "No bar missed")
    context.exit(1 if missed and strict else 0)


def _table(name: str, figures: list[Figure]) -> Table:
    table = Table(title=name, title_justify="left", box=None, pad_edge=False)
    table.add_column("What", min_width=56)
    for title in ("Median", "p90", "Unit", "Bar", "Ratio"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("Met", no_wrap=True)
    for figure in figures:
        table.add_row(*figure.cells, _met(figure))
    return table


def _met(figure: Figure) -> Text:
    if figure.met is None:
        return Text("" if figure.bar is None else "not compared")
    return Text("yes", "green") if figure.met else Text("no", "red")
